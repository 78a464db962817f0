/** Equations, and any other system that steps, as pages see them. */
package dev.dynamis.studio.internal.equation;
