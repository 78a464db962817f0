package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.RightHandSide;
import java.util.List;

/**
 * States of rest of a flow, {@code f(x) = 0} at the system's present time. Those of delay equations
 * have always been where they are; their stability is that of the rightmost characteristic roots.
 */
final class FieldProblem extends SteadyProblem {
  private final RightHandSide rhs;
  private final double t;
  private final double[] parameterJacobian;
  private final double[] column;

  FieldProblem(DynamicalSystem system, RightHandSide rhs) {
    super(system, rhs.names());
    this.rhs = rhs;
    t = system.time();
    parameterJacobian = new double[size() * system.parameterNames().size()];
    column = new double[size()];
  }

  @Override
  public double[] present() {
    double[] x = new double[size()];
    rhs.coordinates(x);
    return x;
  }

  @Override
  public void residual(double[] r, double[] x) {
    rhs.evaluate(r, t, x);
    requireFinite(r, size());
  }

  @Override
  public void jacobian(double[] j, double[] x) {
    rhs.jacobian(j, t, x);
    for (RightHandSide.Delay d : rhs.delays(t, x)) {
      rhs.delayJacobian(column, d, t, x);
      for (int i = 0; i < size(); i++) {
        j[i * size() + d.coordinate()] += column[i];
      }
    }
    requireFinite(j, size() * size());
  }

  @Override
  public void parameterDerivative(double[] result, double[] x, int index) {
    rhs.parameterJacobian(parameterJacobian, t, x);
    int width = parameterJacobian.length / size();
    for (int i = 0; i < size(); i++) {
      result[i] = parameterJacobian[i * width + index];
    }
    requireFinite(result, size());
  }

  @Override
  public Spectrum spectrum(double[] x) {
    List<RightHandSide.Delay> delays = rhs.delays(t, x);
    if (!delays.isEmpty()) {
      return CharacteristicRoots.at(rhs, t, x).rightmost(size() + 4);
    }
    double[] a = new double[size() * size()];
    rhs.jacobian(a, t, x);
    return Spectrum.of(a, size(), false);
  }

  @Override
  public String method() {
    return rhs.method() + (rhs.isAutonomous() ? "" : ", with the time held at " + t);
  }
}
