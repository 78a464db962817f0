/**
 * Ordinary differential equations, maps and delay systems from TOML.
 *
 * <p>{@link dev.dynamis.equations.EquationSystem} is an instance of a model that steps, {@link
 * dev.dynamis.equations.Simulation} a session of runs with recordings, snapshots and presets. Many
 * runs at once are a {@link dev.dynamis.core.Rollout}.
 *
 * <pre>{@code
 * EquationModel model = Models.load("builtin://ode/lorenz");
 * Simulation sim = new Simulation(model, SystemOptions.of(model).withStepper("rk45"));
 * RunResult r = sim.run(sim.defaults().until(50)).orThrow();
 * r.recording().write(Path.of("lorenz.csv"));
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.equations;
