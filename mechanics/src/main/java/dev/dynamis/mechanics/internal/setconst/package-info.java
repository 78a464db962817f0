/** Fields of a model that follow from its other fields. */
package dev.dynamis.mechanics.internal.setconst;
