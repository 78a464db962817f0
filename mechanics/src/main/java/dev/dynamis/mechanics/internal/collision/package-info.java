/** Contacts and distances between geoms. */
package dev.dynamis.mechanics.internal.collision;
