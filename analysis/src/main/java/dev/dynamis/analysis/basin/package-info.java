/**
 * Basins of attraction: which attractor the orbits from a grid of starts end on.
 *
 * <pre>{@code
 * BasinMap map = Basins.of(system).axis("x", -2, 2, 400).axis("y", -2, 2, 400).run(pool, 8);
 * map.fraction(0);
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.analysis.basin;
