package dev.dynamis.equations;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.Kernel;
import dev.dynamis.equations.model.PastValue;
import java.util.Arrays;
import java.util.List;

/** The equations of an instance as functions of its states, after a constant or a given past. */
final class EquationField implements RightHandSide {
  private final EquationSystem system;
  private final Engine e;
  private final Kernel kernel;
  private final Past past = new Past();
  private final GivenPast given = new GivenPast();
  private final double[] byPast;
  private final double[] slots;

  EquationField(EquationSystem system, Engine e) {
    this.system = system;
    this.e = e;
    kernel = e.options.interpreted() ? e.model.newInterpreter() : e.model.newKernel();
    byPast = new double[e.n * e.model.pastValues().size()];
    slots = new double[e.n * e.p.length];
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
    int parameters = e.model.parameters().size();
    if (parameters == e.p.length) {
      kernel.parameterJacobian(b, t, x, e.p, past);
      return;
    }
    // the columns of inputs are left out
    kernel.parameterJacobian(slots, t, x, e.p, past);
    for (int i = 0; i < e.n; i++) {
      System.arraycopy(slots, i * e.p.length, b, i * parameters, parameters);
    }
  }

  @Override
  public List<Delay> delays(double t, double[] x) {
    double[] lengths = lengths();
    return e.model.pastValues().stream().map(v -> lookBack(v, lengths)).distinct().toList();
  }

  @Override
  public void delayJacobian(double[] column, Delay delay, double t, double[] x) {
    List<PastValue> values = e.model.pastValues();
    int m = values.size();
    double[] lengths = lengths();
    past.at(x);
    kernel.pastJacobian(byPast, t, x, e.p, past);
    Arrays.fill(column, 0, e.n, 0);
    for (int j = 0; j < m; j++) {
      if (lookBack(values.get(j), lengths).equals(delay)) {
        for (int i = 0; i < e.n; i++) {
          column[i] += byPast[i * m + j];
        }
      }
    }
  }

  @Override
  public void evaluate(double[] dx, double t, double[] x, double[] values) {
    given.set(values);
    kernel.rhs(dx, t, x, e.p, given);
  }

  @Override
  public void jacobian(double[] a, double t, double[] x, double[] values) {
    given.set(values);
    kernel.jacobian(a, t, x, e.p, given);
  }

  @Override
  public void pastJacobian(double[] b, double t, double[] x, double[] values) {
    given.set(values);
    kernel.pastJacobian(byPast, t, x, e.p, given);
    int width = values.length;
    int m = given.places.length;
    Arrays.fill(b, 0, e.n * width, 0);
    for (int j = 0; j < m; j++) {
      for (int i = 0; i < e.n; i++) {
        b[i * width + given.places[j]] += byPast[i * m + j];
      }
    }
  }

  private double[] lengths() {
    double[] lengths = new double[e.model.delays().size() + e.model.inputDelays().size()];
    kernel.delayTimes(lengths, e.p);
    return lengths;
  }

  private Delay lookBack(PastValue v, double[] lengths) {
    double lag = e.map ? v.steps() : v.steps() * e.dt;
    return new Delay(v.state(), v.delay() >= 0 ? lengths[v.delay()] : lag);
  }

  @Override
  public String method() {
    return "symbolic Jacobian";
  }

  /** A past in which every state was always what it is. */
  private static final class Past implements History {
    private double[] x;

    private void at(double[] present) {
      x = present;
    }

    @Override
    public double lag(int state, int k) {
      return x[state];
    }

    @Override
    public double lag(int state, double k) {
      return x[state];
    }

    @Override
    public double delay(int state, double t, double tau) {
      return x[state];
    }
  }

  /** A past of which one value is known for each of the {@link #delays}. */
  private final class GivenPast implements History {
    private List<Delay> delays = List.of();

    /** The lengths that the delays had when they were listed. */
    private double[] lengths = {};

    /** For each past value of the model, which of the delays it is. */
    private int[] places = {};

    private double[] values;

    private void set(double[] known) {
      double[] now = lengths();
      List<PastValue> all = e.model.pastValues();
      if (places.length != all.size() || !Arrays.equals(now, lengths)) {
        lengths = now;
        List<Delay> each = all.stream().map(v -> lookBack(v, now)).toList();
        delays = each.stream().distinct().toList();
        places = each.stream().mapToInt(delays::indexOf).toArray();
      }
      DynamicalSystem.requireLength("past", known, delays.size());
      values = known;
    }

    @Override
    public double lag(int state, int k) {
      return lag(state, (double) k);
    }

    @Override
    public double lag(int state, double k) {
      return values[nearest(state, e.map ? k : k * e.dt)];
    }

    @Override
    public double delay(int state, double t, double tau) {
      return values[nearest(state, tau)];
    }

    private int nearest(int state, double amount) {
      int best = -1;
      for (int i = 0; i < delays.size(); i++) {
        Delay d = delays.get(i);
        if (d.coordinate() == state
            && (best < 0
                || Math.abs(d.amount() - amount) < Math.abs(delays.get(best).amount() - amount))) {
          best = i;
        }
      }
      return best;
    }
  }
}
