/**
 * Sections of flows: the states in which an orbit crosses a surface, located inside steps, or in
 * which it is at equal intervals of time.
 *
 * <pre>{@code
 * Crossings c = Section.of(system).level("z", 27).crossings(1000).run();
 * c.points();
 * c.returns("x");
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.analysis.section;
