package dev.dynamis.equations.internal.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Compares a written Jacobian with the derivatives of the equations, at the initial state. */
final class JacobianCheck {
  private final SpecTree spec;
  private final Terms terms;
  private final List<Term> rhs;
  private final Program program;
  private final Problems problems;

  JacobianCheck(SpecTree spec, Terms terms, List<Term> rhs, Program program, Problems problems) {
    this.spec = spec;
    this.terms = terms;
    this.rhs = rhs;
    this.program = program;
    this.problems = problems;
  }

  /** Warns of entries that differ. */
  void check() {
    int n = program.states();
    List<Term> variables = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      variables.add(terms.state(i));
    }
    double[] exact = new double[n * n];
    double[] written = new double[n * n];
    double[] p = values(spec.parameters);
    // away from the initial state, which is often a special point
    double[] x = values(spec.states);
    for (int i = 0; i < n; i++) {
      x[i] += 0.01 * (1 + Math.abs(x[i])) * (1 + 0.1 * (i % 7));
    }
    ConstantPast history = new ConstantPast(x);
    double t = 0.37;
    List<Program.Entry> derivatives = new Differentiator(terms).jacobian(rhs, variables);
    Evaluator e = new Evaluator(spec.dtype, terms.count()).at(t, x, p, history, x);
    for (Program.Entry entry : derivatives) {
      exact[entry.index()] = e.real(entry.value());
    }
    for (Program.Entry entry : program.jacobian()) {
      written[entry.index()] = e.real(entry.value());
    }
    for (int i = 0; i < n * n; i++) {
      double scale = Math.max(1, Math.max(Math.abs(exact[i]), Math.abs(written[i])));
      if (Math.abs(exact[i] - written[i]) > 1e-6 * scale) {
        Definition d = spec.jacobian.get(i / n).get(i % n);
        problems.warning(
            Code.JACOBIAN_DIFFERS,
            ModelCompiler.formula(d).place(),
            "the entry is "
                + written[i]
                + " near the initial state, but the derivative of the equation is "
                + exact[i],
            "correct it, or leave out [equations.jacobian]: the derivatives are found without it");
      }
    }
  }

  private double[] values(Map<String, SpecTree.Value> from) {
    return from.values().stream().mapToDouble(v -> spec.dtype.store(v.value())).toArray();
  }
}
