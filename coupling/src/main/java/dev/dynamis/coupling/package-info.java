/**
 * Controllers and other equations attached to mechanisms by text: {@link
 * dev.dynamis.coupling.Couplings} reads them, {@link dev.dynamis.coupling.Coupling} steps them.
 *
 * @since 0.1
 */
package dev.dynamis.coupling;
