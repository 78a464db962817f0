/**
 * Simulation of mechanisms: {@link dev.dynamis.mechanics.sim.Mechanism} for most users, {@link
 * dev.dynamis.mechanics.sim.Physics} and its companions for programs that work on arrays.
 *
 * <pre>{@code
 * Mechanism pendulum = new Mechanism(model);
 * pendulum.joint("hinge").setPosition(0.5);
 * while (pendulum.time() < 10) {
 *   pendulum.step();
 * }
 * double angle = pendulum.joint("hinge").angle();
 * for (Contact c : pendulum.contacts()) {
 *   System.out.println(c.geom1() + " pushes " + c.geom2() + " by " + c.normalForce() + " N");
 * }
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.mechanics.sim;
