/**
 * The language of equation models: TOML text is read into a {@link
 * dev.dynamis.equations.lang.ModelSpec}, checked, and compiled to a {@link
 * dev.dynamis.equations.kernel.EquationModel}. {@link dev.dynamis.equations.lang.Models} is the way
 * in.
 */
package dev.dynamis.equations.lang;
