package dev.dynamis.conformance.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.continuation.Branch;
import dev.dynamis.analysis.continuation.BranchPoint;
import dev.dynamis.analysis.continuation.Continuation;
import dev.dynamis.analysis.continuation.SpecialKind;
import dev.dynamis.analysis.continuation.SpecialPoint;
import dev.dynamis.analysis.continuation.SpecialProblem;
import dev.dynamis.analysis.continuation.Switching;
import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.core.Progress;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Curves of special points over two parameters, and branches that leave others, in closed form. */
class PublishedCurvesTest {
  private static SteadyProblem problem(String type, String states, String params, String... rhs) {
    StringBuilder text = new StringBuilder("[model]\ntype = \"" + type + "\"\n[states]\n");
    text.append(states.replace(", ", "\n")).append("\n[params]\n");
    text.append(params.replace(", ", "\n")).append("\n[equations.rhs]\n");
    for (int i = 0; i < rhs.length; i += 2) {
      text.append(rhs[i]).append(" = \"").append(rhs[i + 1]).append("\"\n");
    }
    text.append("[sim]\ndt = 0.05\n");
    return SteadyProblem.of(new EquationSystem(Models.parse("curves.toml", text.toString())), 1);
  }

  private static SpecialPoint first(Branch b, SpecialKind kind) {
    return b.special().stream().filter(s -> s.kind() == kind).findFirst().orElseThrow();
  }

  /** The folds of h + r x - x^3 = 0 lie on 27 h^2 = 4 r^3, and meet in a cusp at 0. */
  @Test
  void theFoldsOfACuspLieOnItsCurve() {
    SteadyProblem cusp = problem("ode", "x = -1.4", "h = -1, r = 1", "x", "h + r*x - x*x*x");
    Branch b = Continuation.of(cusp).vary("h", -1, 1).run();
    SpecialProblem fold = new SpecialProblem(cusp, first(b, SpecialKind.FOLD), "h");
    Branch curve = Continuation.of(fold).vary("r", 1, 3).run();
    assertThat(curve.points().getLast().parameter()).isEqualTo(3);
    for (BranchPoint p : curve.points()) {
      double h = p.x()[1];
      double r = p.parameter();
      assertThat(27 * h * h).isCloseTo(4 * r * r * r, within(1e-8 * r * r * r));
    }
    assertThat(curve.names()).containsExactly("x", "h");
  }

  /** The Brusselator's Hopf points are B = 1 + A^2. */
  @Test
  void theHopfPointsOfTheBrusselatorLieOnAParabola() {
    SteadyProblem brusselator =
        problem(
            "ode",
            "x = 1.3, y = 1",
            "A = 1.3, B = 1",
            "x",
            "A - (B + 1)*x + x*x*y",
            "y",
            "B*x - x*x*y");
    Branch b = Continuation.of(brusselator).vary("B", 1, 4).run();
    SpecialProblem hopf = new SpecialProblem(brusselator, first(b, SpecialKind.HOPF), "B");
    Branch curve = Continuation.of(hopf).vary("A", 1.3, 2).run();
    assertThat(curve.points().size()).isGreaterThan(10);
    for (BranchPoint p : curve.points()) {
      double a = p.parameter();
      assertThat(p.x()[2]).isCloseTo(1 + a * a, within(1e-8));
    }
  }

  /** x' = -a x(t - tau) has its Hopf points at a tau = pi / 2. */
  @Test
  void theHopfPointsOfADelayLieOnAHyperbola() {
    SteadyProblem wright = problem("ode", "x = 0", "a = 1, tau = 1", "x", "-a*delay(x, tau)");
    Branch b = Continuation.of(wright).vary("a", 1, 2).run();
    SpecialProblem hopf = new SpecialProblem(wright, first(b, SpecialKind.HOPF), "a");
    Branch curve = Continuation.of(hopf).vary("tau", 1, 2).largestStep(0.2).run();
    assertThat(curve.points().getLast().parameter()).isEqualTo(2);
    for (BranchPoint p : curve.points()) {
      assertThat(p.x()[1] * p.parameter()).isCloseTo(Math.PI / 2, within(1e-8));
    }
  }

  /** Lorenz's origin gives birth to x = y = +-sqrt(beta (rho - 1)) at rho = 1. */
  @Test
  void thePitchforkOfLorenzIsSwitchedAt() {
    SteadyProblem lorenz =
        SteadyProblem.of(new EquationSystem(Models.load("builtin://ode/lorenz")), 1);
    Branch origin = Continuation.of(lorenz).from(0, 0, 0).vary("rho", 0, 3).run();
    SpecialPoint fork = first(origin, SpecialKind.BRANCH);
    List<Branch> two = Switching.follow(lorenz, 1, fork, "rho", 0, 3, Progress.NONE);
    assertThat(two).hasSize(2);
    double c = Math.sqrt(8.0 / 3 * 2);
    assertThat(two.get(0).points().getLast().parameter()).isEqualTo(3);
    assertThat(Math.abs(two.get(0).points().getLast().x()[0])).isCloseTo(c, within(1e-10));
    assertThat(two.get(0).points().getLast().x()[0])
        .isCloseTo(-two.get(1).points().getLast().x()[0], within(1e-9));
    SpecialPoint torus =
        new SpecialPoint(SpecialKind.NEIMARK_SACKER, 1, new double[3], new double[3], 1);
    assertThatThrownBy(() -> Switching.follow(lorenz, 1, torus, "rho", 0, 3, Progress.NONE))
        .hasMessageContaining("no branch is known to leave a ns point");
  }

  /**
   * At r = 3.2 the cycle is ((r + 1) +- sqrt((r + 1)(r - 3))) / (2 r); it doubles at 1 + sqrt 6.
   */
  @Test
  void theDoubledOrbitOfTheLogisticMapIsSwitchedTo() {
    SteadyProblem logistic =
        SteadyProblem.of(new EquationSystem(Models.load("builtin://map/logistic")), 1);
    Branch b = Continuation.of(logistic).from(1 - 1 / 2.8).vary("r", 2.8, 3.5).run();
    SpecialPoint doubling = first(b, SpecialKind.PERIOD_DOUBLING);
    List<Branch> next = Switching.follow(logistic, 1, doubling, "r", 2.8, 3.5, Progress.NONE);
    assertThat(next).hasSize(1);
    assertThat(first(next.getFirst(), SpecialKind.PERIOD_DOUBLING).parameter())
        .isCloseTo(1 + Math.sqrt(6), within(1e-10));
    BranchPoint last = next.getFirst().points().getLast();
    double r = last.parameter();
    double x = last.x()[0];
    assertThat(r * r * x * x - r * (r + 1) * x + r + 1).isCloseTo(0, within(1e-9));
  }
}
