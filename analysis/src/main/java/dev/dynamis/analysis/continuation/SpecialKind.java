package dev.dynamis.analysis.continuation;

/**
 * What happens at a special point of a branch.
 *
 * @since 0.1.0
 */
public enum SpecialKind {
  /** The branch turns back in its parameter: two solutions meet and vanish. */
  FOLD("fold"),
  /** Another branch crosses this one. */
  BRANCH("branch"),
  /** A pair of complex eigenvalues crosses the imaginary axis: a cycle is born. */
  HOPF("hopf"),
  /** A multiplier passes -1: an orbit of twice the period is born. */
  PERIOD_DOUBLING("pd"),
  /** A pair of complex multipliers crosses the unit circle: a torus is born. */
  NEIMARK_SACKER("ns");

  private final String word;

  SpecialKind(String word) {
    this.word = word;
  }

  /** Returns the short name that programs get. */
  public String word() {
    return word;
  }
}
