/** Names and paths as texts, without what they stand for. */
package dev.dynamis.mjcf.internal.text;
