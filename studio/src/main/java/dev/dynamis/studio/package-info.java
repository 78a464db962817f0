/**
 * Mechanisms and equations in the browser: a server on this machine and the page that it serves.
 *
 * <pre>{@code
 * try (Studio studio = Studio.open(StudioOptions.showing(ModelSource.mechanism(file)))) {
 *   System.out.println(studio.address());
 *   studio.awaitEnd();
 * }
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.studio;
