package dev.dynamis.equations;

import dev.dynamis.equations.internal.kernel.ModelParts;
import dev.dynamis.equations.model.Formula;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.JacobianKind;
import dev.dynamis.equations.model.Kernel;
import dev.dynamis.equations.model.Place;
import dev.dynamis.equations.model.SystemKind;
import java.util.List;
import java.util.function.Supplier;

/** A kernel written in Java, for tests of what surrounds kernels; it has no extras by default. */
abstract class HandKernel implements Kernel {
  static ModelParts model(SystemKind kind, String name) {
    return new ModelParts(kind).name(name, name).hash(name.hashCode()).jacobian(JacobianKind.NONE);
  }

  static ModelParts state(ModelParts b, String name, double value) {
    return b.state(name, value, Place.NONE);
  }

  static EquationModel build(ModelParts b, Supplier<Kernel> kernel) {
    return new EquationModel(b.kernels(kernel, kernel));
  }

  static Formula formula(String name, String text) {
    return new Formula(name, text, Place.NONE);
  }

  static List<Formula> formulas(Formula... f) {
    return List.of(f);
  }

  @Override
  public void inverse(double[] prev, double t, double[] x, double[] p, History h) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void aux(double[] out, double t, double[] x, double[] p, History h) {}

  @Override
  public boolean condition(int event, double t, double[] x, double[] p, History h) {
    return conditionValue(event, t, x, p, h) > 0;
  }

  @Override
  public double conditionValue(int event, double t, double[] x, double[] p, History h) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void act(int event, double t, double[] x, double[] p, History h) {}

  @Override
  public void log(double[] out, int event, double t, double[] x, double[] p, History h) {}

  @Override
  public boolean stop(double t, double[] x, double[] p, History h) {
    return false;
  }

  @Override
  public void jacobian(double[] jac, double t, double[] x, double[] p, History h) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void parameterJacobian(double[] jac, double t, double[] x, double[] p, History h) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void pastJacobian(double[] jac, double t, double[] x, double[] p, History h) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void delayJacobian(double[] jac, double[] p) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void historyJacobian(double[] jac, double t, double[] x0, double[] p) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void delayTimes(double[] tau, double[] p) {}

  @Override
  public void past(double[] x, double t, double[] x0, double[] p) {
    System.arraycopy(x0, 0, x, 0, x0.length);
  }
}
