/**
 * Reads URDF to the same spec that MJCF gives, so that compiling, writing and editing know one
 * format.
 */
package dev.dynamis.mjcf.internal.urdf;
