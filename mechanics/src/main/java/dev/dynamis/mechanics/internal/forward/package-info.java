/** Forward dynamics: from state and controls to accelerations. */
package dev.dynamis.mechanics.internal.forward;
