/** Trees that rest: when they fall asleep, what wakes them, and sleep in saved states. */
package dev.dynamis.mechanics.internal.sleep;
