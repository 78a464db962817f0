/**
 * What a compiled equation model is, for those who step it.
 *
 * <p>The language makes an {@link dev.dynamis.equations.EquationModel}; a runner asks it for a
 * {@link dev.dynamis.equations.model.Kernel}, which evaluates the equations, and gives the kernel a
 * {@link dev.dynamis.equations.model.History} to look up past values.
 *
 * @since 0.1
 */
package dev.dynamis.equations.model;
