/**
 * Branches of states of rest, periodic points and cycles over a parameter, with the points where
 * their stability or number changes.
 *
 * <pre>{@code
 * Branch b = Continuation.of(system).from(8, 8, 27).vary("rho", 28, 1).run();
 * b.special().forEach(System.out::println);
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.analysis.continuation;
