/** Flexes: deformable lines, surfaces and solids; their geometry and their elastic forces. */
package dev.dynamis.mechanics.internal.flex;
