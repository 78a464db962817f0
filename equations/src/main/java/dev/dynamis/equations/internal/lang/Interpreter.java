package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.Kernel;
import java.util.Arrays;
import java.util.List;

/** A kernel that walks the terms; the measure of what compiled kernels must give, to the bit. */
final class Interpreter implements Kernel {
  private static final double[] NOTHING = {};

  private final Program program;
  private final Evaluator evaluator;

  /** What an action is about to assign. */
  private final double[] values;

  Interpreter(Program program) {
    this.program = program;
    this.evaluator = new Evaluator(program.dtype(), program.termCount());
    this.values =
        new double[program.events().stream().mapToInt(e -> e.actions().size()).max().orElse(0)];
  }

  private static void fill(double[] out, Evaluator e, List<Term> terms) {
    for (int i = 0; i < terms.size(); i++) {
      out[i] = e.real(terms.get(i));
    }
  }

  @Override
  public void rhs(double[] dx, double t, double[] x, double[] p, History h) {
    fill(dx, evaluator.at(t, x, p, h, NOTHING), program.rhs());
  }

  @Override
  public void inverse(double[] prev, double t, double[] x, double[] p, History h) {
    if (program.inverse().isEmpty()) {
      throw new UnsupportedOperationException("the model has no inverse");
    }
    fill(prev, evaluator.at(t, x, p, h, NOTHING), program.inverse());
  }

  @Override
  public void aux(double[] out, double t, double[] x, double[] p, History h) {
    fill(out, evaluator.at(t, x, p, h, NOTHING), program.aux());
  }

  @Override
  public boolean condition(int event, double t, double[] x, double[] p, History h) {
    return evaluator.at(t, x, p, h, NOTHING).truth(program.events().get(event).condition());
  }

  @Override
  public double conditionValue(int event, double t, double[] x, double[] p, History h) {
    Term value =
        program
            .events()
            .get(event)
            .value()
            .orElseThrow(
                () -> new UnsupportedOperationException("the condition has no root function"));
    return evaluator.at(t, x, p, h, NOTHING).real(value);
  }

  @Override
  public void act(int event, double t, double[] x, double[] p, History h) {
    List<Program.Target> actions = program.events().get(event).actions();
    evaluator.at(t, x, p, h, NOTHING);
    for (int i = 0; i < actions.size(); i++) {
      values[i] = evaluator.real(actions.get(i).value());
    }
    for (int i = 0; i < actions.size(); i++) {
      (actions.get(i).isState() ? x : p)[actions.get(i).index()] = values[i];
    }
  }

  @Override
  public void log(double[] out, int event, double t, double[] x, double[] p, History h) {
    fill(out, evaluator.at(t, x, p, h, NOTHING), program.events().get(event).log());
  }

  @Override
  public boolean stop(double t, double[] x, double[] p, History h) {
    return program.stop().isPresent()
        && evaluator.at(t, x, p, h, NOTHING).truth(program.stop().get());
  }

  @Override
  public void jacobian(double[] jac, double t, double[] x, double[] p, History h) {
    evaluator.at(t, x, p, h, NOTHING);
    matrix(jac, program.states() * program.states(), program.jacobian());
  }

  @Override
  public void parameterJacobian(double[] jac, double t, double[] x, double[] p, History h) {
    evaluator.at(t, x, p, h, NOTHING);
    matrix(jac, program.states() * program.params(), program.paramJacobian());
  }

  @Override
  public void pastJacobian(double[] jac, double t, double[] x, double[] p, History h) {
    Program.PastDerivatives past = program.pastDerivatives();
    evaluator.at(t, x, p, h, NOTHING);
    matrix(jac, program.states() * past.values(), past.byValue());
  }

  @Override
  public void delayJacobian(double[] jac, double[] p) {
    evaluator.at(0, NOTHING, p, History.NONE, NOTHING);
    int size = program.pastDerivatives().delays() * program.params();
    matrix(jac, size, program.pastDerivatives().ofDelays());
  }

  @Override
  public void historyJacobian(double[] jac, double t, double[] x0, double[] p) {
    evaluator.at(t, NOTHING, p, History.NONE, x0);
    int size = program.states() * (program.params() + 1);
    matrix(jac, size, program.pastDerivatives().ofHistory());
  }

  @Override
  public void auxJacobian(double[] jac, double t, double[] x, double[] p, History h) {
    List<Program.Entry> entries =
        program
            .auxJacobian()
            .orElseThrow(
                () ->
                    new UnsupportedOperationException(
                        "the model has no derivatives of its quantities"));
    evaluator.at(t, x, p, h, NOTHING);
    matrix(jac, program.aux().size() * (program.states() + program.params()), entries);
  }

  private void matrix(double[] jac, int size, List<Program.Entry> entries) {
    if (!program.hasJacobian()) {
      throw new UnsupportedOperationException("the model has no Jacobian");
    }
    Arrays.fill(jac, 0, size, 0.0);
    for (Program.Entry e : entries) {
      jac[e.index()] = evaluator.real(e.value());
    }
  }

  @Override
  public void delayTimes(double[] tau, double[] p) {
    fill(tau, evaluator.at(0, NOTHING, p, History.NONE, NOTHING), program.delayTimes());
  }

  @Override
  public void past(double[] x, double t, double[] x0, double[] p) {
    fill(x, evaluator.at(t, NOTHING, p, History.NONE, x0), program.past());
  }
}
