/**
 * Collision detection: from poses of geoms to contacts.
 *
 * <p>{@code Collision} runs the phases. The broad phase finds pairs of bodies whose bounds overlap,
 * the mid phase finds pairs of geoms by the bodies' bounding volumes, the narrow phase calls the
 * collision function for the two types and appends what it finds to the list of contacts.
 */
package dev.dynamis.mechanics.internal.collision;
