/**
 * A strict XML reader that keeps the place of every element and attribute. It knows the five
 * predefined entities and numeric references and nothing of DTDs, and never recurses.
 */
package dev.dynamis.mjcf.internal.xml;
