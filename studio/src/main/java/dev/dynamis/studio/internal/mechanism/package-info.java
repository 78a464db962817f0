/** Mechanisms as pages see them: description, assets, frames, and what people do to them. */
package dev.dynamis.studio.internal.mechanism;
