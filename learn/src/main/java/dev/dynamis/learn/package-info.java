/**
 * Environments to learn control in, as the interface of Gymnasium has them.
 *
 * <pre>{@code
 * Environment environment = new Environment(Tasks.balance());
 * double[] seen = environment.reset(1);
 * while (true) {
 *   Outcome o = environment.step(policy(seen));
 *   if (o.isOver()) {
 *     break;
 *   }
 *   seen = o.observation();
 * }
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.learn;
