package dev.dynamis.equations.internal.step;

/** Initial-value problems with closed-form solutions or published values. */
final class Problems {
  private Problems() {}

  /**
   * {@code x' = x cos s, y' = -2 s y^2 - (x - exp(sin s)), s' = 1}, with the solution {@code
   * exp(sin t), 1/(1 + t^2), t}.
   */
  static final Rhs SMOOTH =
      new Rhs() {
        @Override
        public void eval(double[] dx, double t, double[] x) {
          dx[0] = x[0] * StrictMath.cos(x[2]);
          dx[1] = -2 * x[2] * x[1] * x[1] - (x[0] - StrictMath.exp(StrictMath.sin(x[2])));
          dx[2] = 1;
        }

        @Override
        public boolean jacobian(double[] j, double t, double[] x) {
          double c = StrictMath.cos(x[2]);
          double s = StrictMath.sin(x[2]);
          j[0] = c;
          j[1] = 0;
          j[2] = -x[0] * s;
          j[3] = -1;
          j[4] = -4 * x[2] * x[1];
          j[5] = -2 * x[1] * x[1] + c * StrictMath.exp(s);
          j[6] = 0;
          j[7] = 0;
          j[8] = 0;
          return true;
        }

        @Override
        public boolean dependsOnTime() {
          return false;
        }
      };

  static double[] smooth(double t) {
    return new double[] {StrictMath.exp(StrictMath.sin(t)), 1 / (1 + t * t), t};
  }

  static final Rhs LORENZ =
      (dx, t, x) -> {
        dx[0] = 10.0 * (x[1] - x[0]);
        dx[1] = x[0] * (28.0 - x[2]) - x[1];
        dx[2] = x[0] * x[1] - (8.0 / 3.0) * x[2];
      };

  /** Robertson's chemical kinetics. */
  static final Rhs ROBERTSON =
      new Rhs() {
        @Override
        public void eval(double[] dx, double t, double[] x) {
          dx[0] = -0.04 * x[0] + 1e4 * x[1] * x[2];
          dx[2] = 3e7 * x[1] * x[1];
          dx[1] = -dx[0] - dx[2];
        }

        @Override
        public boolean jacobian(double[] j, double t, double[] x) {
          j[0] = -0.04;
          j[1] = 1e4 * x[2];
          j[2] = 1e4 * x[1];
          j[3] = 0.04;
          j[4] = -1e4 * x[2] - 6e7 * x[1];
          j[5] = -1e4 * x[1];
          j[6] = 0;
          j[7] = 6e7 * x[1];
          j[8] = 0;
          return true;
        }

        @Override
        public boolean dependsOnTime() {
          return false;
        }
      };

  /** Van der Pol's oscillator {@code x'' = mu (1 - x^2) x' - x}. */
  static Rhs vanDerPol(double mu) {
    return (dx, t, x) -> {
      dx[0] = x[1];
      dx[1] = mu * (1 - x[0] * x[0]) * x[1] - x[0];
    };
  }

  /** Steps to {@code end} and returns the number of steps. */
  static int integrate(Stepper s, Rhs f, double t, double[] x, double end, double first) {
    double[] out = new double[x.length];
    double h = first;
    int steps = 0;
    while (t < end) {
      double rest = end - t;
      boolean whole = h >= rest;
      if (!s.step(out, f, t, x, whole ? rest : h)) {
        throw new AssertionError("step failed at " + t);
      }
      t = whole && s.taken() == rest ? end : t + s.taken();
      h = s.next();
      System.arraycopy(out, 0, x, 0, x.length);
      steps++;
    }
    return steps;
  }
}
