/**
 * Analysis of everything that steps: states of rest, linear systems around them, fits of
 * parameters.
 *
 * <pre>{@code
 * Trim.of(robot).freeInputs(robot.inputNames()).run(); // now at rest
 * LinearSystem near = Linearization.at(robot).system();
 * double[] gain = Regulator.of(near, costsOfStates, costsOfInputs).gain();
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.analysis;
