package dev.dynamis.core;

import java.util.List;

/**
 * Derivatives of the steps of any system by centred differences: two steps for every column, from
 * states moved by {@link DynamicalSystem#plus}, compared by {@link DynamicalSystem#minus}.
 *
 * <p>A component is changed by {@code size * max(1, |value|)}, where its value is known: that of an
 * input or a parameter, or of the state's component with the name of the tangent's. For a smooth
 * step the error is of the order of {@code size^2} and of {@code 1e-16 / size}.
 *
 * @since 0.1.0
 */
public final class StepDifferences extends StepDerivatives {
  /** The cube root of the rounding unit balances the two errors. */
  private static final double SIZE = 6e-6;

  private final DynamicalSystem system;

  /** Where in the state the value of a tangent's component is, or -1. */
  private final int[] place;

  private final double[] start;
  private final double[] changed;
  private final double[] after;
  private final double[] before;
  private final double[] direction;
  private final double[] difference;
  private final double[] inputs;
  private final double[] parameters;
  private final double[] high;
  private final double[] low;
  private double size = SIZE;
  private double length;

  /** Makes differences of the steps of a system. */
  public StepDifferences(DynamicalSystem system) {
    super(system);
    this.system = system;
    List<String> names = system.stateNames();
    place = stateNames().stream().mapToInt(names::indexOf).toArray();
    int n = system.stateSize();
    start = new double[n];
    changed = new double[n];
    after = new double[n];
    before = new double[n];
    direction = new double[states()];
    difference = new double[states()];
    inputs = new double[inputs()];
    parameters = new double[parameters()];
    high = new double[outputs()];
    low = new double[outputs()];
  }

  /**
   * Sets the relative size of changes, 6e-6 by default.
   *
   * @throws IllegalArgumentException if it is not between 0 and 1
   */
  public StepDifferences size(double relative) {
    if (!(relative > 0 && relative < 1)) {
      throw new IllegalArgumentException("the size of differences is " + relative);
    }
    size = relative;
    return this;
  }

  @Override
  public String method() {
    return "centred differences";
  }

  @Override
  public double transition(double[] a, double[] b, double[] c, double[] d) {
    checkSizes(a, b, c, d);
    begin();
    try {
      take(after);
      double whole = length;
      for (int j = 0; (a != null || c != null) && j < states(); j++) {
        stateColumn(j, a, c);
      }
      for (int j = 0; (b != null || d != null) && j < inputs.length; j++) {
        double h = size * Math.max(1, Math.abs(inputs[j]));
        setInput(j, inputs[j] + h);
        observe(d != null, high, b != null, after);
        setInput(j, inputs[j] - h);
        observe(d != null, low, b != null, before);
        setInput(j, inputs[j]);
        write(b, d, inputs.length, j, 2 * h);
      }
      return whole;
    } finally {
      end();
    }
  }

  @Override
  public double sensitivity(double[] p, double[] q) {
    checkSize("P", p, states(), parameters());
    checkSize("Q", q, outputs(), parameters());
    begin();
    try {
      take(after);
      double whole = length;
      for (int j = 0; j < parameters.length; j++) {
        double h = size * Math.max(1, Math.abs(parameters[j]));
        setParameter(j, parameters[j] + h);
        observe(q != null, high, p != null, after);
        setParameter(j, parameters[j] - h);
        observe(q != null, low, p != null, before);
        setParameter(j, parameters[j]);
        write(p, q, parameters.length, j, 2 * h);
      }
      return whole;
    } finally {
      end();
    }
  }

  /** {@inheritDoc} A few vectors are carried by two steps each, many by the matrix. */
  @Override
  public StepReport step(double[] tangents, int count) {
    int n = states();
    if (count >= n) {
      return super.step(tangents, count);
    }
    checkSize("tangent vectors", tangents, count, n);
    begin();
    try {
      take(after);
      for (int k = 0; k < count; k++) {
        carry(tangents, k * n);
      }
    } finally {
      end();
    }
    return system.step();
  }

  private void carry(double[] v, int at) {
    int n = states();
    double largest = 0;
    for (int i = 0; i < n; i++) {
      largest = Math.max(largest, Math.abs(v[at + i]) / Math.max(1, Math.abs(value(i))));
    }
    if (largest == 0) {
      return;
    }
    double h = size / largest;
    for (int i = 0; i < n; i++) {
      direction[i] = h * v[at + i];
    }
    system.plus(changed, start, direction);
    observe(false, high, true, after);
    for (int i = 0; i < n; i++) {
      direction[i] = -direction[i];
    }
    system.plus(changed, start, direction);
    observe(false, low, true, before);
    system.minus(difference, after, before);
    for (int i = 0; i < n; i++) {
      v[at + i] = difference[i] / (2 * h);
      direction[i] = 0;
    }
  }

  private double value(int component) {
    return place[component] < 0 ? 1 : start[place[component]];
  }

  private void stateColumn(int j, double[] a, double[] c) {
    double h = size * Math.max(1, Math.abs(value(j)));
    direction[j] = h;
    system.plus(changed, start, direction);
    observe(c != null, high, a != null, after);
    direction[j] = -h;
    system.plus(changed, start, direction);
    observe(c != null, low, a != null, before);
    direction[j] = 0;
    write(a, c, states(), j, 2 * h);
  }

  /** Goes to the changed state; reads outputs there, takes a step from there, or both. */
  private void observe(boolean read, double[] y, boolean step, double[] x) {
    system.load(changed);
    if (read) {
      system.outputs(y);
    }
    if (step) {
      double expected = length;
      take(x);
      if (Math.abs(length - expected) > 1e-9 * expected) {
        throw new SimulationException(
            "a step from a changed state has the length "
                + length
                + " instead of "
                + expected
                + ", so that differences mean nothing; choose steps of equal length");
      }
    }
  }

  private void take(double[] x) {
    StepReport report = system.step();
    if (report.status() != StepStatus.OK && report.status() != StepStatus.STOPPED) {
      throw new SimulationException("no step to differentiate: " + report.cause());
    }
    length = report.dt();
    system.save(x);
  }

  private void write(double[] states, double[] outputs, int width, int column, double h) {
    if (states != null) {
      system.minus(difference, after, before);
      for (int i = 0; i < difference.length; i++) {
        states[i * width + column] = difference[i] / h;
      }
    }
    if (outputs != null) {
      for (int i = 0; i < high.length; i++) {
        outputs[i * width + column] = (high[i] - low[i]) / h;
      }
    }
  }

  private void setInput(int j, double value) {
    double kept = inputs[j];
    inputs[j] = value;
    system.setInputs(inputs);
    inputs[j] = kept;
  }

  private void setParameter(int j, double value) {
    double kept = parameters[j];
    parameters[j] = value;
    system.setParameters(parameters);
    parameters[j] = kept;
  }

  private void begin() {
    // no step was taken yet whose length others must have
    length = Double.NaN;
    system.save(start);
    System.arraycopy(start, 0, changed, 0, start.length);
    system.inputs(inputs);
    system.parameters(parameters);
  }

  private void end() {
    java.util.Arrays.fill(direction, 0);
    system.setInputs(inputs);
    system.setParameters(parameters);
    system.load(start);
  }
}
