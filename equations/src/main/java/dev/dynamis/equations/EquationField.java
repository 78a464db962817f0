package dev.dynamis.equations;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.Kernel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The equations of an instance as functions of its states, with a constant past. */
final class EquationField implements RightHandSide {
  /** Relative distance of the points of a difference of fourth order. */
  private static final double SIZE = 5e-4;

  private final EquationSystem system;
  private final Engine e;
  private final Kernel kernel;
  private final Past past = new Past();
  private final double[] scratch;

  EquationField(EquationSystem system, Engine e) {
    this.system = system;
    this.e = e;
    kernel = e.options.interpreted() ? e.model.newInterpreter() : e.model.newKernel();
    scratch = new double[e.n];
  }

  @Override
  public boolean isMap() {
    return e.map;
  }

  @Override
  public boolean isAutonomous() {
    return e.model.isAutonomous();
  }

  @Override
  public List<String> names() {
    return e.model.stateNames();
  }

  @Override
  public void coordinates(double[] x) {
    DynamicalSystem.requireLength("coordinates", x, e.n);
    System.arraycopy(e.x, 0, x, 0, e.n);
  }

  @Override
  public void place(double t, double[] x) {
    DynamicalSystem.requireLength("coordinates", x, e.n);
    for (int i = 0; i < e.n; i++) {
      e.x[i] = e.model.dtype().store(x[i]);
    }
    system.restart(t);
  }

  @Override
  public void evaluate(double[] dx, double t, double[] x) {
    past.at(x);
    kernel.rhs(dx, t, x, e.p, past);
  }

  @Override
  public void jacobian(double[] a, double t, double[] x) {
    past.at(x);
    kernel.jacobian(a, t, x, e.p, past);
  }

  @Override
  public void parameterJacobian(double[] b, double t, double[] x) {
    past.at(x);
    kernel.parameterJacobian(b, t, x, e.p, past);
  }

  @Override
  public List<Delay> delays(double t, double[] x) {
    past.at(x);
    past.seen = new ArrayList<>();
    kernel.rhs(scratch, t, x, e.p, past);
    List<Delay> all = past.seen;
    past.seen = null;
    return List.copyOf(all);
  }

  /** {@inheritDoc} A difference of fourth order, as past values have no symbolic derivatives. */
  @Override
  public void delayJacobian(double[] column, Delay delay, double t, double[] x) {
    int c = delay.coordinate();
    double h = SIZE * Math.max(1e-3, Math.abs(x[c]));
    past.at(x);
    Arrays.fill(column, 0, e.n, 0);
    double[] weights = {1, -8, 8, -1};
    double[] places = {-2, -1, 1, 2};
    past.changed = delay;
    for (int i = 0; i < weights.length; i++) {
      past.value = x[c] + places[i] * h;
      kernel.rhs(scratch, t, x, e.p, past);
      for (int k = 0; k < e.n; k++) {
        column[k] += weights[i] * scratch[k];
      }
    }
    past.changed = null;
    for (int k = 0; k < e.n; k++) {
      column[k] /= 12 * h;
    }
  }

  @Override
  public String method() {
    return "symbolic Jacobian";
  }

  /** A past in which every state was always what it is, but for one value. */
  private final class Past implements History {
    private double[] x;
    private List<Delay> seen;
    private Delay changed;
    private double value;

    private void at(double[] present) {
      x = present;
    }

    private double get(int state, double amount) {
      if (seen != null) {
        Delay asked = new Delay(state, amount);
        if (!seen.contains(asked)) {
          seen.add(asked);
        }
      } else if (changed != null && changed.coordinate() == state && changed.amount() == amount) {
        return value;
      }
      return x[state];
    }

    @Override
    public double lag(int state, int k) {
      return get(state, e.map ? k : k * e.dt);
    }

    @Override
    public double lag(int state, double k) {
      return get(state, e.map ? k : k * e.dt);
    }

    @Override
    public double delay(int state, double t, double tau) {
      return get(state, tau);
    }
  }
}
