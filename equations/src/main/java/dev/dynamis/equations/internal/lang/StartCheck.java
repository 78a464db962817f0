package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.internal.step.StepperType;
import dev.dynamis.equations.internal.step.StepperTypes;
import dev.dynamis.equations.model.Formula;
import dev.dynamis.equations.model.SimDefaults;
import dev.dynamis.equations.model.StepperInfo;
import dev.dynamis.equations.model.SystemKind;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Tells of what would go wrong at the start of a run, or take very long: delays that have no
 * length, quantities that can't be computed in the initial state, sums and runs without end in
 * sight.
 */
final class StartCheck {
  /** More steps, iterations or values of a sum than this are warned about. */
  private static final double MANY = 1e10;

  private static final double MANY_VALUES = 1e8;

  /** How many steps a delay may have with steps of fixed length. */
  private static final int DELAY_STEPS = 1 << 18;

  private final SpecTree spec;
  private final Terms terms;
  private final Program program;
  private final SimDefaults sim;
  private final Problems problems;

  StartCheck(SpecTree spec, Terms terms, Program program, SimDefaults sim, Problems problems) {
    this.spec = spec;
    this.terms = terms;
    this.program = program;
    this.sim = sim;
    this.problems = problems;
  }

  /** Checks everything; lengths of delays that are not times are errors, the rest are warnings. */
  void check(Set<Term> delays, Lags lags) {
    double[] x = values(spec.states);
    double[] p = slots(lags);
    Evaluator e =
        new Evaluator(spec.dtype, terms.count()).at(sim.t0(), x, p, new ConstantPast(x), x);
    for (Term d : delays) {
      delay(lags.delayText(d), e.real(d.arg(0)));
    }
    int i = 0;
    for (String state : spec.states.keySet()) {
      quantity(spec.rhs.get(state), program.rhs().get(i++), e);
    }
    i = 0;
    for (Definition d : spec.aux.values()) {
      quantity(d, program.aux().get(i++), e);
    }
    for (Definition d : spec.outputs.values()) {
      quantity(d, program.aux().get(i++), e);
    }
    for (Lags.InputDelay d : lags.inputDelays()) {
      double tau = e.real(d.tau());
      if (!(tau >= 0 && tau <= Double.MAX_VALUE)) {
        delay(d.text(), tau);
      }
    }
    run();
  }

  /** Returns parameters, inputs and past values of inputs at the start. */
  private double[] slots(Lags lags) {
    double[] p = values(spec.parameters);
    double[] u = values(spec.inputs);
    double[] all = Arrays.copyOf(p, p.length + u.length + lags.inputDelays().size());
    System.arraycopy(u, 0, all, p.length, u.length);
    for (int i = 0; i < lags.inputDelays().size(); i++) {
      all[p.length + u.length + i] = u[lags.inputDelays().get(i).input()];
    }
    return all;
  }

  private double[] values(Map<String, SpecTree.Value> from) {
    return from.values().stream().mapToDouble(v -> spec.dtype.store(v.value())).toArray();
  }

  private void delay(Formula text, double tau) {
    if (!(tau >= 0 && tau <= Double.MAX_VALUE)) {
      problems.error(
          Code.DELAY_ARGUMENT,
          text.place(),
          "a delay of " + tau,
          "a delay is a finite time of at least 0; change the parameters");
      return;
    }
    Optional<StepperInfo> stepper = StepperTypes.named(sim.stepper()).map(StepperType::info);
    if (stepper.isEmpty() || stepper.get().adaptive()) {
      return;
    }
    if (tau / sim.dt() > DELAY_STEPS) {
      problems.warning(
          Code.DELAY_STEPS,
          text.place(),
          "a delay of " + tau + " takes " + tau / sim.dt() + " steps of " + sim.dt(),
          "use a longer step or an adaptive stepper");
    } else if (tau > 0 && tau < sim.dt() * (1 - 1e-9)) {
      problems.warning(
          Code.DELAY_STEPS,
          text.place(),
          "a delay of " + tau + " is shorter than the step " + sim.dt(),
          "use a shorter step or an adaptive stepper");
    }
  }

  private void quantity(Definition d, Term t, Evaluator e) {
    if (d == null) {
      return;
    }
    double cost = cost(t);
    if (cost > MANY_VALUES) {
      problems.warning(
          Code.LONG_RUN,
          ModelCompiler.formula(d).place(),
          "sums and products run over " + cost + " values at every evaluation",
          "use shorter ranges");
    }
    if (cost > 1e4) {
      return;
    }
    try {
      double v = e.real(t);
      if (!(Math.abs(v) <= Double.MAX_VALUE)) {
        problems.warning(
            Code.BAD_START,
            ModelCompiler.formula(d).place(),
            "the value in the initial state is " + v,
            "change the initial state or the formula");
      }
    } catch (ArithmeticException x) {
      problems.warning(
          Code.BAD_START,
          ModelCompiler.formula(d).place(),
          "can't be computed in the initial state: " + x.getMessage(),
          "change the initial state or the formula");
    }
  }

  /** Returns over how many values the sums and products of a term run, as far as is known. */
  private static double cost(Term root) {
    Map<Term, Double> cost = new HashMap<>();
    double most = 0;
    for (Term t : Terms.reachable(List.of(root))) {
      double inner = 0;
      for (Term a : t.args) {
        inner = Math.max(inner, cost.get(a));
      }
      if (Schedule.isLoop(t)) {
        boolean known = t.arg(0).isConst() && t.arg(1).isConst() && t.arg(2).isConst();
        double n =
            known
                ? (t.arg(1).constant() - t.arg(0).constant()) / t.arg(2).constant()
                : 1; // of parameters: whatever they will be
        inner = Math.max(n, 1) * Math.max(inner, 1);
      }
      cost.put(t, inner);
      most = Math.max(most, inner);
    }
    return most;
  }

  private void run() {
    boolean map = spec.kind == SystemKind.MAP;
    boolean fixed =
        !map && StepperTypes.named(sim.stepper()).map(s -> !s.info().adaptive()).orElse(false);
    double steps = map ? sim.maxSteps() : fixed ? (sim.tEnd() - sim.t0()) / sim.dt() : 0;
    if (steps > MANY) {
      problems.warning(
          Code.LONG_RUN,
          ModelReader.place(spec, map ? "max_steps" : "dt"),
          "a run takes " + steps + (map ? " iterations" : " steps of " + sim.dt()),
          map ? "ask for fewer" : "use a longer step");
    }
    if (!map && sim.tEnd() <= sim.t0() + sim.transientSpan() && sim.transientSpan() > 0) {
      problems.warning(
          Code.LONG_RUN,
          ModelReader.place(spec, "transient"),
          "the transient ends at or after t_end, so nothing is recorded",
          "use a later t_end or a shorter transient");
    }
    most("max_tries", 1_000, "attempts per step");
    most("newton_max_iter", 10_000, "iterations per step");
  }

  private void most(String option, double usual, String what) {
    sim.option(option)
        .filter(o -> o.value() instanceof Number n && n.doubleValue() > usual)
        .ifPresent(
            o ->
                problems.warning(
                    Code.LONG_RUN, o.place(), o.value() + " " + what, "use a smaller number"));
  }
}
