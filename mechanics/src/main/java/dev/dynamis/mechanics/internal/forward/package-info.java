/** Forward and inverse dynamics, and the integrators that advance the state. */
package dev.dynamis.mechanics.internal.forward;
