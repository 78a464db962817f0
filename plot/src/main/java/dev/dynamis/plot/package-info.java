/**
 * Charts of recordings, as PNG and SVG.
 *
 * <pre>{@code
 * Chart.timeSeries(recording, "x", "y").panel("energy").write(Path.of("run.png"));
 * Chart.phase(recording, "x", "z").size(800, 800).write(Path.of("attractor.svg"));
 * Chart.scatter(recording, "x", "y").write(Path.of("henon.png"));
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.plot;
