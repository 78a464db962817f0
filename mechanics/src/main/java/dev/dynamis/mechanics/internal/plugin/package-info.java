/** The plugins that come with the engine. */
package dev.dynamis.mechanics.internal.plugin;
