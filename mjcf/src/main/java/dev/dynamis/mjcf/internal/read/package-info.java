/** Between files and specs: reading, checking what was read, reporting, writing. */
package dev.dynamis.mjcf.internal.read;
