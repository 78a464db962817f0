package dev.dynamis.equations.internal.step;

/**
 * A method that proposes one step of a system of {@code n} equations.
 *
 * <p>A stepper commits nothing: the caller decides whether the proposal becomes the state. After a
 * step, {@link #taken()}, {@link #next()} and {@link #error()} describe it, and {@link #dense}
 * gives the solution inside it. Multistep methods remember derivatives of earlier proposals; {@link
 * #saveMemory} and {@link #loadMemory} make that part of a saved state.
 */
public abstract class Stepper {
  /** The number of equations. */
  protected final int dim;

  /** The length of the step that was taken. */
  protected double taken;

  /** The length that the method proposes for the next step. */
  protected double next;

  /** The estimated error of the step in units of the tolerance, 0 for fixed steps. */
  protected double error;

  private double[] slope;

  /** Makes a stepper for {@code dim} equations. */
  protected Stepper(int dim) {
    this.dim = dim;
  }

  /**
   * Proposes the state after a step of at most {@code h}.
   *
   * @param out the proposal; not {@code x}
   * @param f the right-hand side
   * @param t the time of {@code x}
   * @param x the state at the start, not modified
   * @param h the wanted length, positive; adaptive methods may take less
   * @return whether a step was found; if not, {@code out} is undefined
   */
  public abstract boolean step(double[] out, Rhs f, double t, double[] x, double h);

  /**
   * Computes the state after a step of exactly {@code h}, whatever its error; for methods that
   * remember nothing.
   */
  public void formula(double[] out, Rhs f, double t, double[] x, double h) {
    step(out, f, t, x, h);
  }

  /** Returns the length of the last step. */
  public final double taken() {
    return taken;
  }

  /** Returns the length proposed for the next step. */
  public final double next() {
    return next;
  }

  /** Returns the last step's error estimate in units of the tolerance, 0 for fixed steps. */
  public final double error() {
    return error;
  }

  /** Returns the degree of the polynomial that {@link #dense} writes. */
  public int denseDegree() {
    return 3;
  }

  /**
   * Writes the interpolant of the last step in the form that {@link Dense} evaluates, {@code
   * (denseDegree() + 1) * n} numbers. May evaluate {@code f}. Must follow the step directly, with
   * the same {@code t}, {@code x} and the step's unchanged proposal {@code out}.
   *
   * <p>Unless a method has a better one, this is the cubic with the values and slopes of both ends.
   */
  public void dense(double[] c, Rhs f, double t, double[] x, double[] out) {
    int n = dim;
    double h = taken;
    if (slope == null) {
      slope = new double[2 * n];
    }
    f.eval(slope, t, x);
    System.arraycopy(slope, 0, slope, n, n);
    f.eval(slope, t + h, out);
    hermite(c, x, out, slope, n, slope, 0, h);
  }

  /**
   * Writes the cubic with the given end values and the slopes {@code s0[o0 ..]}, {@code s1[o1 ..]}.
   */
  static void hermite(
      double[] c, double[] x, double[] out, double[] s0, int o0, double[] s1, int o1, double h) {
    int n = x.length;
    for (int i = 0; i < n; i++) {
      double diff = out[i] - x[i];
      double bend = h * s0[o0 + i] - diff;
      c[i] = x[i];
      c[n + i] = diff;
      c[2 * n + i] = bend;
      c[3 * n + i] = diff - h * s1[o1 + i] - bend;
    }
  }

  /** Returns how many numbers the method remembers between steps, besides {@link #next()}. */
  public int memorySize() {
    return 0;
  }

  /** Writes what the method remembers to {@code m[at .. at + memorySize())}. */
  public void saveMemory(double[] m, int at) {}

  /** Restores what {@link #saveMemory} wrote. */
  public void loadMemory(double[] m, int at) {}

  /** Forgets earlier steps, as at the start of a run or after a jump of the state. */
  public void reset() {}

  /**
   * Hears that something else changed the state since the last step. Multistep methods go on with
   * the derivatives they have.
   */
  public void jumped() {}

  /** Records a step of fixed length. */
  final boolean fixed(double h) {
    taken = h;
    next = h;
    error = 0;
    return true;
  }

  /** Returns whether {@code v[0 .. n)} are all finite. */
  static boolean finite(double[] v, int n) {
    for (int i = 0; i < n; i++) {
      if (!(Math.abs(v[i]) <= Double.MAX_VALUE)) {
        return false;
      }
    }
    return true;
  }
}
