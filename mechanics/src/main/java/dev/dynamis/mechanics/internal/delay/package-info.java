/** History buffers of controls and sensors. */
package dev.dynamis.mechanics.internal.delay;
