/** Poses of bodies and of what is fixed to them, motion axes and Jacobians. */
package dev.dynamis.mechanics.internal.kinematics;
