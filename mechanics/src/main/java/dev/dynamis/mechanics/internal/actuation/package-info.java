/** Forces of actuators. */
package dev.dynamis.mechanics.internal.actuation;
