package dev.dynamis.equations.internal.history;

import dev.dynamis.equations.model.History;

/** The past of one run, as its equations see it. */
public final class RunHistory implements History {
  private final LagRings rings;
  private final DelayHistory delays;
  private final boolean dense;

  /**
   * Makes a history.
   *
   * @param rings values at committed steps
   * @param delays the solution between them, or {@code null} if nothing asks for it
   * @param dense whether lags that are not whole are answered by {@code delays}, as for
   *     differential equations, rather than by straight lines
   */
  public RunHistory(LagRings rings, DelayHistory delays, boolean dense) {
    this.rings = rings;
    this.delays = delays;
    this.dense = dense;
  }

  /** Returns the lags. */
  public LagRings rings() {
    return rings;
  }

  /** Returns the delays, or {@code null} if nothing asks for them. */
  public DelayHistory delays() {
    return delays;
  }

  @Override
  public double lag(int state, int k) {
    return rings.lag(state, k);
  }

  @Override
  public double lag(int state, double k) {
    return dense ? delays.lag(state, k) : rings.lag(state, k);
  }

  @Override
  public double delay(int state, double t, double tau) {
    return delays.delay(state, t, tau);
  }
}
