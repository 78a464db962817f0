/** Lengths and moment arms of actuators. */
package dev.dynamis.mechanics.internal.transmission;
