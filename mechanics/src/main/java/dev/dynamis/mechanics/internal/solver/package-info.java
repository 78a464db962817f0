/** Constraint solvers: from rows of constraints to their forces and the acceleration. */
package dev.dynamis.mechanics.internal.solver;
