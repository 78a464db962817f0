package dev.dynamis.equations;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepDifferences;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.equations.internal.step.Rhs;
import dev.dynamis.equations.internal.step.Stepper;
import dev.dynamis.equations.model.JacobianKind;
import java.util.Arrays;

/**
 * Exact derivatives of the steps of maps and explicit one-step methods whose equations look back,
 * by lags or delays. The stepper's own formula and interpolant are applied to the equations and
 * their variational equations together, with the length of step that it takes for the equations
 * alone. What a step remembers is part of a vector, as {@link TangentPast} says. Outputs that don't
 * look back have their symbolic derivatives, others are differentiated by centred differences.
 */
final class DelayDerivatives extends StepDerivatives {
  private final EquationSystem system;
  private final Engine e;
  private final int n;
  private final int size;

  /** How many numbers the model knows as parameters: those, then inputs and their past. */
  private final int slots;

  /** Where the inputs begin among them; 0 if the parameters are the inputs. */
  private final int firstInput;

  private final TangentPast past;
  private final StepDifferences ofOutputs;

  /** Derivatives of outputs by states and by what the model knows as parameters; or null. */
  private final double[] auxJacobian;

  private final double[] trial;
  private final double[] breakpoints;
  private Carrier matrices;
  private Carrier vectors;

  DelayDerivatives(EquationSystem system, Engine e) {
    super(system);
    this.system = system;
    this.e = e;
    n = e.n;
    slots = e.p.length;
    firstInput = slots - inputs();
    past = new TangentPast(e);
    size = past.size();
    ofOutputs = new StepDifferences(system);
    boolean symbolic = e.model.parts().auxDerivatives && !e.model.parts().auxLooksBack;
    auxJacobian = symbolic ? new double[outputs() * (n + slots)] : null;
    trial = new double[n];
    breakpoints = new double[e.breakpoints == null ? 0 : e.breakpoints.size()];
  }

  /** Returns whether steps of an instance look back and have such derivatives. */
  static boolean has(Engine e) {
    boolean looksBack = e.delays != null || !e.rings.isEmpty();
    return looksBack
        && !EquationDerivatives.eventsChangeAnything(e)
        && EquationDerivatives.isOneStep(e)
        && e.model.jacobianKind() != JacobianKind.NONE;
  }

  @Override
  public String method() {
    boolean symbolic = outputs() == 0 || auxJacobian != null;
    return symbolic ? "exact" : "exact, outputs by centred differences";
  }

  @Override
  public double transition(double[] a, double[] b, double[] c, double[] d) {
    checkSizes(a, b, c, d);
    double h = nextLength();
    if (a != null || b != null) {
      identity(h);
      write(a, size, 0);
      write(b, inputs(), size + firstInput);
    }
    if (auxJacobian != null) {
      outputDerivatives(c, d, firstInput, inputs());
    } else if (c != null || d != null) {
      ofOutputs.transition(null, null, c, d);
    }
    return h;
  }

  @Override
  public double sensitivity(double[] p, double[] q) {
    checkSize("P", p, size, parameters());
    checkSize("Q", q, outputs(), parameters());
    double h = nextLength();
    if (p != null) {
      identity(h);
      write(p, parameters(), size);
    }
    if (auxJacobian != null) {
      outputDerivatives(null, q, 0, parameters());
    } else if (q != null) {
      ofOutputs.sensitivity(null, q);
    }
    return h;
  }

  /** By states, which what is remembered follows, and by {@code count} numbers from a first on. */
  private void outputDerivatives(double[] c, double[] d, int first, int count) {
    if (outputs() == 0 || (c == null && d == null)) {
      return;
    }
    e.kernel.auxJacobian(auxJacobian, e.t, e.x, e.p, e.history);
    int width = n + slots;
    for (int i = 0; i < outputs(); i++) {
      if (c != null) {
        Arrays.fill(c, i * size, (i + 1) * size, 0);
        System.arraycopy(auxJacobian, i * width, c, i * size, n);
      }
      if (d != null) {
        System.arraycopy(auxJacobian, i * width + n + first, d, i * count, count);
      }
    }
  }

  @Override
  public StepReport step(double[] tangents, int count) {
    checkSize("tangent vectors", tangents, count, size);
    if (vectors == null || vectors.count != count) {
      vectors = new Carrier(count, 0);
    }
    System.arraycopy(tangents, 0, vectors.whole, 0, count * size);
    // while the history is still that of the start of the step
    vectors.carry(nextLength());
    StepReport report = system.step();
    if (report.status() == StepStatus.OK || report.status() == StepStatus.STOPPED) {
      System.arraycopy(vectors.whole, 0, tangents, 0, count * size);
    }
    return report;
  }

  /** Carries all unit vectors, and a driven vector for every parameter. */
  private void identity(double h) {
    if (matrices == null) {
      matrices = new Carrier(size + slots, slots);
    }
    Arrays.fill(matrices.whole, 0);
    for (int i = 0; i < size; i++) {
      matrices.whole[i * size + i] = 1;
    }
    matrices.carry(h);
  }

  /** Vectors become columns. */
  private void write(double[] matrix, int columns, int first) {
    for (int k = 0; matrix != null && k < columns; k++) {
      for (int i = 0; i < size; i++) {
        matrix[i * columns + k] = matrices.whole[(first + k) * size + i];
      }
    }
  }

  /** Tries the next step and forgets it; returns its length. */
  private double nextLength() {
    if (!e.info.adaptive()) {
      return e.dt;
    }
    double kept = e.h;
    if (e.breakpoints != null) {
      e.breakpoints.save(breakpoints, 0);
    }
    try {
      if (e.h == 0) {
        e.chooseStep(Double.POSITIVE_INFINITY);
      }
      double wanted = e.delays == null ? e.h : Math.min(e.h, e.delayLimit(e.t));
      if (!e.stepper.step(trial, e.rhs, e.t, e.x, wanted)) {
        throw new SimulationException(
            "no step to differentiate: " + e.info.name() + " finds none at time " + e.t);
      }
      return e.stepper.taken();
    } catch (ArithmeticException trouble) {
      throw new SimulationException("no step to differentiate: " + trouble.getMessage(), trouble);
    } finally {
      e.h = kept;
      if (e.breakpoints != null) {
        e.breakpoints.load(breakpoints, 0);
      }
    }
  }

  /** Whole vectors, one after the other, and their way through a step. */
  private final class Carrier {
    private final int count;
    private final double[] whole;
    private final Rhs rhs;
    private final Stepper stepper;

    /** States and the states of vectors at both ends of a step, and their interpolants. */
    private final double[] before;

    private final double[] after;
    private final double[] inside;

    private Carrier(int count, int driven) {
      this.count = count;
      whole = new double[Math.multiplyExact(count, size)];
      int all = Math.multiplyExact(n, 1 + count);
      TangentRhs states = new TangentRhs(e, count, driven);
      rhs =
          (dx, t, x) -> {
            states.eval(dx, t, x);
            past.add(dx, t, x, whole, count, driven);
          };
      stepper = e.options.type(e.model).make(all, e.options.step());
      before = new double[all];
      after = new double[all];
      inside = new double[e.delays == null ? 0 : Math.multiplyExact(e.delays.degree() + 1, all)];
    }

    /** Moves the vectors from the present time to the end of a step. */
    private void carry(double h) {
      System.arraycopy(e.x, 0, before, 0, n);
      for (int k = 0; k < count; k++) {
        System.arraycopy(whole, k * size, before, (1 + k) * n, n);
      }
      try {
        stepper.formula(after, rhs, e.t, before, h);
        if (inside.length > 0) {
          stepper.dense(inside, rhs, e.t, before, after);
        }
      } catch (ArithmeticException trouble) {
        throw new SimulationException("no step to differentiate: " + trouble.getMessage(), trouble);
      }
      for (double v : after) {
        if (!Double.isFinite(v)) {
          throw new SimulationException(
              "the derivatives of the step at time " + e.t + " are not finite");
        }
      }
      past.advance(whole, after, inside, count, e.t, h);
    }
  }
}
