/**
 * What is shown and to whom: one thread steps the system at its own pace, takes the wishes of pages
 * and gives them frames.
 */
package dev.dynamis.studio.internal.show;
