/**
 * The language of equation models: TOML text is read into a {@link
 * dev.dynamis.equations.internal.lang.SpecTree}, checked, and compiled to a {@link
 * dev.dynamis.equations.EquationModel}. {@link dev.dynamis.equations.internal.lang.ModelTexts} is
 * the way in.
 */
package dev.dynamis.equations.internal.lang;
