package dev.dynamis.equations;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.equations.internal.step.Rhs;
import dev.dynamis.equations.internal.step.Stepper;
import dev.dynamis.equations.internal.step.StepperType;
import dev.dynamis.equations.internal.step.VariationalStep;
import dev.dynamis.equations.model.EventInfo;
import dev.dynamis.equations.model.JacobianKind;
import dev.dynamis.equations.model.Kernel;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * Derivatives of the steps of equations, from their symbolic Jacobians, without lags, delays and
 * events that change anything.
 *
 * <p>For maps and explicit one-step methods they are exact: the stepper's own formula is applied to
 * the equations and their variational equations together, with the length of step that it takes for
 * the equations alone. Methods that are implicit or remember earlier steps get the solution of the
 * variational equation along the step. Outputs have their symbolic derivatives too, unless these
 * would be too many; then they are differentiated by centred differences.
 */
final class EquationDerivatives extends StepDerivatives {
  private static final double SIZE = 6e-6;

  private final EquationSystem system;
  private final Engine e;
  private final int n;

  /** How many numbers the model knows as parameters: those, then inputs and their past. */
  private final int slots;

  /** Where the inputs begin among them; 0 if the parameters are the inputs. */
  private final int firstInput;

  private final StepperType type;

  /** Whether the stepper's own formula carries the vectors. */
  private final boolean exact;

  /** Whether steps have one length and nothing but their formula happens in them. */
  private final boolean plain;

  /** What the stepper remembers, and its interpolant. */
  private final double[] memory;

  private final double[] dense;

  private final double[] trialState;
  private final double[] aux;
  private final double[] changed;

  /** Derivatives of outputs by states and by what the model knows as parameters; or null. */
  private final double[] auxJacobian;

  private final StepReport several = new StepReport();
  private Carrier matrices;
  private Carrier vectors;

  EquationDerivatives(EquationSystem system, Engine e) {
    super(system);
    this.system = system;
    this.e = e;
    n = e.n;
    slots = e.p.length;
    firstInput = slots - inputs();
    type = e.options.type(e.model);
    exact = isOneStep(e);
    plain = exact && !e.info.adaptive() && !e.watched && !e.throwing;
    memory = new double[e.stepper.memorySize()];
    dense = new double[(e.stepper.denseDegree() + 1) * n];
    trialState = new double[n];
    aux = new double[2 * outputs()];
    changed = new double[outputs()];
    auxJacobian = e.model.parts().auxDerivatives ? new double[outputs() * (n + slots)] : null;
  }

  /** Returns whether steps of this system have such derivatives. */
  static boolean has(Engine e) {
    return !eventsChangeAnything(e)
        && e.model.jacobianKind() != JacobianKind.NONE
        && e.delays == null
        && e.rings.isEmpty();
  }

  /** Returns whether steps may have jumps, or end inside. */
  static boolean eventsChangeAnything(Engine e) {
    return e.model.events().stream().anyMatch(EquationDerivatives::changes) || e.locator != null;
  }

  /** Returns whether a step is a formula of its start alone. */
  static boolean isOneStep(Engine e) {
    return e.map || e.info.family().equals("euler") || e.info.family().equals("runge-kutta");
  }

  private static boolean changes(EventInfo event) {
    return !event.states().isEmpty() || !event.parameters().isEmpty();
  }

  @Override
  public String method() {
    String states = exact ? "exact" : "variational equation";
    boolean symbolic = outputs() == 0 || auxJacobian != null;
    return symbolic ? states : states + ", outputs by centred differences";
  }

  @Override
  public double transition(double[] a, double[] b, double[] c, double[] d) {
    checkSizes(a, b, c, d);
    double h = nextLength();
    if (a != null || b != null) {
      identity(h);
      write(a, n, 0);
      write(b, inputs(), n + firstInput);
    }
    outputDerivatives(c, d, firstInput, inputs());
    return h;
  }

  @Override
  public double sensitivity(double[] p, double[] q) {
    checkSize("P", p, n, parameters());
    checkSize("Q", q, outputs(), parameters());
    double h = nextLength();
    if (p != null) {
      identity(h);
      write(p, parameters(), n);
    }
    outputDerivatives(null, q, 0, parameters());
    return h;
  }

  @Override
  public StepReport step(double[] tangents, int count) {
    prepare(tangents, count);
    double t = e.t;
    System.arraycopy(e.x, 0, vectors.before, 0, n);
    System.arraycopy(tangents, 0, vectors.before, n, count * n);
    StepReport report = system.step();
    if (report.status() == StepStatus.OK || report.status() == StepStatus.STOPPED) {
      if (!exact) {
        // the engine keeps the state before the step where the next one will be written
        e.stepper.dense(dense, e.rhs, t, e.out, e.x);
      }
      vectors.carry(t, e.stepper.taken());
      System.arraycopy(vectors.after, n, tangents, 0, count * n);
    }
    return report;
  }

  /** {@inheritDoc} States and vectors of plain steps go through one loop. */
  @Override
  public StepReport step(double[] tangents, int count, long steps) {
    if (!plain || e.recorder != null || e.samples != null) {
      return super.step(tangents, count, steps);
    }
    DynamicalSystem.requireSteps(steps);
    prepare(tangents, count);
    double before = e.t;
    long left = steps;
    while (left > 0) {
      long done = vectors.run(tangents, left);
      left -= done;
      if (done == 0) {
        // the step that is not good is taken by itself, which tells what is wrong with it
        StepReport report = step(tangents, count);
        if (report.status() != StepStatus.OK) {
          return report.set(report.status(), e.t - before, report.cause());
        }
        left--;
      }
    }
    return several.ok(e.t - before);
  }

  /** Returns a kernel of the equations with those of so many vectors, or null if there is none. */
  private Kernel straight(int count) {
    return e.options.interpreted()
        ? null
        : e.model.parts().variational.apply(count).map(Supplier::get).orElse(null);
  }

  private void prepare(double[] tangents, int count) {
    checkSize("tangent vectors", tangents, count, n);
    if (vectors == null || vectors.count != count) {
      vectors = new Carrier(count, 0);
    }
  }

  /** Carries all unit vectors of the states, and a driven vector for every parameter. */
  private void identity(double h) {
    if (matrices == null) {
      matrices = new Carrier(n + slots, slots);
    }
    System.arraycopy(e.x, 0, matrices.before, 0, n);
    Arrays.fill(matrices.before, n, matrices.before.length, 0);
    for (int i = 0; i < n; i++) {
      matrices.before[n + i * n + i] = 1;
    }
    matrices.carry(e.t, h);
  }

  /** Vectors become columns. */
  private void write(double[] matrix, int columns, int first) {
    for (int k = 0; matrix != null && k < columns; k++) {
      for (int i = 0; i < n; i++) {
        matrix[i * columns + k] = matrices.after[(1 + first + k) * n + i];
      }
    }
  }

  /** Tries the next step and forgets it; returns its length. */
  private double nextLength() {
    if (exact && !e.info.adaptive()) {
      return e.dt;
    }
    double kept = e.h;
    e.stepper.saveMemory(memory, 0);
    try {
      if (e.h == 0 && e.info.adaptive()) {
        e.chooseStep(Double.POSITIVE_INFINITY);
      }
      double wanted = e.info.adaptive() ? e.h : e.dt;
      if (!e.stepper.step(trialState, e.rhs, e.t, e.x, wanted)) {
        throw new SimulationException(
            "no step to differentiate: " + e.info.name() + " finds none at time " + e.t);
      }
      if (!exact) {
        e.stepper.dense(dense, e.rhs, e.t, e.x, trialState);
      }
      return e.stepper.taken();
    } catch (ArithmeticException trouble) {
      throw new SimulationException("no step to differentiate: " + trouble.getMessage(), trouble);
    } finally {
      e.h = kept;
      e.stepper.loadMemory(memory, 0);
    }
  }

  /** By states, and by those of the model's parameters that begin at {@code first}. */
  private void outputDerivatives(double[] c, double[] d, int first, int count) {
    if (auxJacobian != null) {
      if (outputs() > 0 && (c != null || d != null)) {
        e.kernel.auxJacobian(auxJacobian, e.t, e.x, e.p, e.history);
        columns(c, 0, n);
        columns(d, n + first, count);
      }
      return;
    }
    for (int j = 0; c != null && j < n; j++) {
      outputColumn(e.x, j, c, j, n);
    }
    for (int j = 0; d != null && j < count; j++) {
      outputColumn(e.p, first + j, d, j, count);
    }
  }

  private void columns(double[] matrix, int first, int count) {
    for (int i = 0; matrix != null && i < outputs(); i++) {
      System.arraycopy(auxJacobian, i * (n + slots) + first, matrix, i * count, count);
    }
  }

  private void outputColumn(double[] numbers, int at, double[] matrix, int j, int width) {
    int m = outputs();
    double kept = numbers[at];
    double h = SIZE * Math.max(1, Math.abs(kept));
    try {
      numbers[at] = kept + h;
      e.aux(changed, e.t, e.x);
      System.arraycopy(changed, 0, aux, 0, m);
      numbers[at] = kept - h;
      e.aux(changed, e.t, e.x);
    } finally {
      numbers[at] = kept;
    }
    for (int i = 0; i < m; i++) {
      matrix[i * width + j] = (aux[i] - changed[i]) / (2 * h);
    }
  }

  /** States and tangent vectors before and after one step. */
  private final class Carrier {
    private final int count;
    private final Rhs rhs;
    private final Stepper stepper;
    private final Loop loop;
    private final VariationalStep variational;
    private final VariationalStep.Drive drive;
    private final double[] before;
    private final double[] after;

    private Carrier(int count, int driven) {
      this.count = count;
      int all = n * (1 + count);
      Kernel straight = driven == 0 && exact ? straight(count) : null;
      Specialized made =
          straight == null
              ? Specialized.of(e.kernel, type, n, count, e.options.interpreted())
              : Specialized.of(straight, type, all, 0, false);
      rhs =
          straight == null
              ? made.tangents(e, count, driven)
              : made.bind(straight, e.p, e.history, false, e.model.isAutonomous());
      stepper = exact ? made.stepper(all, e.options.step()) : null;
      loop = made.loop();
      variational = exact ? null : new VariationalStep(n, driven);
      drive = (jac, t, x) -> e.kernel.parameterJacobian(jac, t, x, e.p, e.history);
      before = new double[all];
      after = new double[all];
    }

    /** Takes plain steps of states and vectors; returns how many were good. */
    private long run(double[] tangents, long steps) {
      System.arraycopy(e.x, 0, before, 0, n);
      System.arraycopy(tangents, 0, before, n, count * n);
      long done = loop.several(stepper, rhs, before, after, e.base, e.grid, e.dt, steps);
      if (done > 0) {
        double[] last = (done & 1) == 0 ? before : after;
        System.arraycopy(last, 0, e.x, 0, n);
        System.arraycopy(last, n, tangents, 0, count * n);
        e.grid += done;
        e.steps += done;
        e.t = e.base + e.grid * e.dt;
      }
      return done;
    }

    private void carry(double t, double h) {
      try {
        if (exact) {
          stepper.formula(after, rhs, t, before, h);
        } else {
          System.arraycopy(before, 0, after, 0, after.length);
          int degree = e.stepper.denseDegree();
          if (!variational.carry(after, n, count, e.rhs, drive, t, h, dense, degree)) {
            throw new SimulationException(
                "the variational equation of the step at time " + t + " has no solution");
          }
        }
      } catch (ArithmeticException trouble) {
        throw new SimulationException("no step to differentiate: " + trouble.getMessage(), trouble);
      }
      for (double v : after) {
        if (!Double.isFinite(v)) {
          throw new SimulationException(
              "the derivatives of the step at time " + t + " are not finite");
        }
      }
    }
  }
}
