/**
 * Stable and unstable manifolds of saddles, and orbits that connect saddles.
 *
 * <pre>{@code
 * Manifold m = Manifolds.of(system).near(0, 0).unstable().length(50).run();
 * m.branches();
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.analysis.manifold;
