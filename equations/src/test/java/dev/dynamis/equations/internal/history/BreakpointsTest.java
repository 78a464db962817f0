package dev.dynamis.equations.internal.history;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A jump comes back through the delays, smoother each time. */
class BreakpointsTest {
  private static final double[] TAUS = {1, 2.5};

  @Test
  void aJumpComesBackUntilTheSolutionIsSmootherThanTheMethod() {
    Breakpoints b = new Breakpoints(2, 100);
    b.jump(0, TAUS);
    // sums of at most three of the delays
    double[] expected = {1, 2, 2.5, 3, 3.5, 4.5, 5, 6, 7.5};
    double t = 0;
    for (double e : expected) {
      double next = b.next(t, TAUS);
      assertThat(next).isEqualTo(e);
      t = next;
    }
    assertThat(b.next(t, TAUS)).isInfinite();
  }

  @Test
  void whatIsSavedIsLoaded() {
    Breakpoints b = new Breakpoints(3, 10);
    b.jump(0, TAUS);
    b.next(1, TAUS);
    double[] saved = new double[b.size()];
    b.save(saved, 0);
    Breakpoints c = new Breakpoints(3, 10);
    c.load(saved, 0);
    for (double t = 1; t < 5; t += 0.5) {
      assertThat(c.next(t, TAUS)).isEqualTo(b.next(t, TAUS));
    }
  }
}
