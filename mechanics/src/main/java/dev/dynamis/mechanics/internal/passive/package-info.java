/** Springs, dampers, gravity compensation and fluids. */
package dev.dynamis.mechanics.internal.passive;
