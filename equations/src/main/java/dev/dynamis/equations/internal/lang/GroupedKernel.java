package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.Kernel;

/** A kernel whose events are spread over several classes, because one would be too large. */
final class GroupedKernel implements Kernel {
  private final Kernel rest;
  private final int size;
  private final Kernel[] groups;

  /**
   * Joins kernels.
   *
   * @param rest everything but the events
   * @param size how many events each group has, but the last
   */
  GroupedKernel(Kernel rest, int size, Kernel[] groups) {
    this.rest = rest;
    this.size = size;
    this.groups = groups;
  }

  @Override
  public void rhs(double[] dx, double t, double[] x, double[] p, History h) {
    rest.rhs(dx, t, x, p, h);
  }

  @Override
  public void inverse(double[] prev, double t, double[] x, double[] p, History h) {
    rest.inverse(prev, t, x, p, h);
  }

  @Override
  public void aux(double[] out, double t, double[] x, double[] p, History h) {
    rest.aux(out, t, x, p, h);
  }

  @Override
  public boolean condition(int event, double t, double[] x, double[] p, History h) {
    return groups[event / size].condition(event % size, t, x, p, h);
  }

  @Override
  public double conditionValue(int event, double t, double[] x, double[] p, History h) {
    return groups[event / size].conditionValue(event % size, t, x, p, h);
  }

  @Override
  public void act(int event, double t, double[] x, double[] p, History h) {
    groups[event / size].act(event % size, t, x, p, h);
  }

  @Override
  public void log(double[] out, int event, double t, double[] x, double[] p, History h) {
    groups[event / size].log(out, event % size, t, x, p, h);
  }

  @Override
  public boolean stop(double t, double[] x, double[] p, History h) {
    return rest.stop(t, x, p, h);
  }

  @Override
  public void jacobian(double[] jac, double t, double[] x, double[] p, History h) {
    rest.jacobian(jac, t, x, p, h);
  }

  @Override
  public void parameterJacobian(double[] jac, double t, double[] x, double[] p, History h) {
    rest.parameterJacobian(jac, t, x, p, h);
  }

  @Override
  public void pastJacobian(double[] jac, double t, double[] x, double[] p, History h) {
    rest.pastJacobian(jac, t, x, p, h);
  }

  @Override
  public void delayJacobian(double[] jac, double[] p) {
    rest.delayJacobian(jac, p);
  }

  @Override
  public void historyJacobian(double[] jac, double t, double[] x0, double[] p) {
    rest.historyJacobian(jac, t, x0, p);
  }

  @Override
  public void auxJacobian(double[] jac, double t, double[] x, double[] p, History h) {
    rest.auxJacobian(jac, t, x, p, h);
  }

  @Override
  public void delayTimes(double[] tau, double[] p) {
    rest.delayTimes(tau, p);
  }

  @Override
  public void past(double[] x, double t, double[] x0, double[] p) {
    rest.past(x, t, x0, p);
  }
}
