/** Kinds, modes and flags that models and data hold as integers, with their MJCF keywords. */
package dev.dynamis.mechanics.constant;
