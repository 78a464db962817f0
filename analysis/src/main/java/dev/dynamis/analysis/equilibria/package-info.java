/**
 * States of rest, periodic points of maps and cycles of flows, with their stability.
 *
 * <pre>{@code
 * FixedPointSet found = FixedPoints.of(system).box("x", -20, 20).starts(200).run();
 * found.points().forEach(p -> System.out.println(p.stability() + " at " + p.describe()));
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.analysis.equilibria;
