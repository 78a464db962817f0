/** Sensors, by the stage that they need. */
package dev.dynamis.mechanics.internal.sensor;
