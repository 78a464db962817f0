/** How much memory a model may take while it is loaded. */
package dev.dynamis.mjcf.internal.memory;
