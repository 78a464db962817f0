/** What the compiler of models hands to those who run them. */
package dev.dynamis.equations.internal.kernel;
