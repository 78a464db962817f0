/** Macros of MJCF: replicate, attach and composite become plain elements. */
package dev.dynamis.mjcf.internal.macro;
