/** Ordinary differential equations, maps and delay systems from TOML. */
package dev.dynamis.equations;
