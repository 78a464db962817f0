package dev.dynamis.conformance.analysis;

import static dev.dynamis.conformance.support.PublishedValues.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.manifold.Connection;
import dev.dynamis.analysis.manifold.Connections;
import dev.dynamis.analysis.manifold.Manifold;
import dev.dynamis.analysis.manifold.Manifolds;
import dev.dynamis.core.Recording;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import org.junit.jupiter.api.Test;

/** Manifolds in closed form or of dynlib 0.40.3, and published connecting orbits. */
class PublishedManifoldsTest {
  private static EquationSystem flow(String states, String params, String... rhs) {
    StringBuilder text = new StringBuilder("[model]\ntype = \"ode\"\n[states]\n");
    text.append(states.replace(", ", "\n")).append("\n");
    if (!params.isEmpty()) {
      text.append("[params]\n").append(params.replace(", ", "\n")).append("\n");
    }
    text.append("[equations.rhs]\n");
    for (int i = 0; i < rhs.length; i += 2) {
      text.append(rhs[i]).append(" = \"").append(rhs[i + 1]).append("\"\n");
    }
    return new EquationSystem(Models.parse("saddle.toml", text.toString()));
  }

  /** The unstable manifold of x' = x, y' = -y + x^2 is y = x^2 / 3, the stable one x = 0. */
  @Test
  void curvesOfAFlowLieOnTheirClosedForms() {
    EquationSystem saddle = flow("x = 0.1, y = 0.1", "", "x", "x", "y", "-y + x*x");
    Manifold unstable = Manifolds.of(saddle).near(0, 0).unstable().length(3).run();
    assertThat(unstable.eigenvalues()).containsExactly(new double[] {1}, within(1e-12));
    for (Recording branch : unstable.branches()) {
      assertThat(branch.rows()).isGreaterThan(900);
      for (long k = 0; k < branch.rows(); k++) {
        double x = branch.get(k, "x");
        // it begins on the tangent, 1e-6 from the saddle
        assertThat(branch.get(k, "y")).isCloseTo(x * x / 3, within(1e-11));
      }
    }
    Manifold stable = Manifolds.of(saddle).near(0, 0).stable().length(3).run();
    for (Recording branch : stable.branches()) {
      assertThat(branch.column("x").toArray())
          .containsOnly(new double[(int) branch.rows()], within(1e-12));
    }
  }

  /** The curve is invariant: the image of each of its points lies on it. */
  @Test
  void henonsManifoldsAreInvariantAndHaveDynlibsEigenvalues() {
    EquationSystem henon = new EquationSystem(Models.load("builtin://map/henon2"));
    double[] fp = {0.88389626792530651, 0.88389626792530651};
    Manifold unstable = Manifolds.of(henon).near(fp).unstable().length(12).spacing(0.01).run();
    assertThat(unstable.saddle()).containsExactly(fp, within(1e-14));
    assertThat(unstable.eigenvalues()[0]).isCloseTo(-1.9237388581534072, within(1e-12));
    double[] v = {-0.88728177502729566, 0.4612277655393392};
    assertThat(Math.abs(v[0] * unstable.directions()[0][1] - v[1] * unstable.directions()[0][0]))
        .isLessThan(1e-12);
    assertInvariant(henon, unstable, 600, true);
    Manifold stable = Manifolds.of(henon).near(fp).stable().length(4).spacing(0.01).run();
    assertThat(stable.eigenvalues()[0]).isCloseTo(0.15594632230279393, within(1e-12));
    assertInvariant(henon, stable, 300, false);
  }

  private static void assertInvariant(
      EquationSystem map, Manifold m, int points, boolean outwards) {
    for (int side = 0; side < 2; side++) {
      Recording b = m.branches().get(side);
      assertThat(b.rows()).isGreaterThan(100);
      for (long k = 20; k < Math.min(points, b.rows()); k += 20) {
        map.setStates(new double[] {b.get(k, 0), b.get(k, 1)});
        map.step();
        double[] y = map.states();
        double nearest = Double.POSITIVE_INFINITY;
        for (Recording other : m.branches()) {
          for (long j = 1; j < other.rows(); j++) {
            nearest = Math.min(nearest, distance(y, other, j));
          }
        }
        // the chord of an arc of 0.01 is off by less than 0.01^2 / 8 times its curvature;
        // images of the last points of an unstable branch lie beyond its end
        if (!outwards || b.times().get(k) < 3) {
          assertThat(nearest).as("image of point %d", k).isLessThan(1e-3);
        }
      }
    }
  }

  private static double distance(double[] y, Recording b, long j) {
    double ax = b.get(j - 1, 0);
    double ay = b.get(j - 1, 1);
    double dx = b.get(j, 0) - ax;
    double dy = b.get(j, 1) - ay;
    double s = ((y[0] - ax) * dx + (y[1] - ay) * dy) / (dx * dx + dy * dy);
    s = Math.max(0, Math.min(1, s));
    return StrictMath.hypot(y[0] - ax - s * dx, y[1] - ay - s * dy);
  }

  /** Of x' = -x, y' = -2y, z' = z + x^2 the stable surface is z = -x^2 / 3. */
  @Test
  void aSurfaceLiesOnItsClosedForm() {
    EquationSystem saddle =
        flow("x = 0.1, y = 0.1, z = 0", "", "x", "-x", "y", "-2*y", "z", "z + x*x");
    Manifold surface = Manifolds.of(saddle).near(0, 0, 0).stable().length(1).run();
    assertThat(surface.isSurface()).isTrue();
    Recording last = surface.branches().getLast();
    assertThat(last.rows()).isGreaterThan(100);
    for (long k = 0; k < last.rows(); k++) {
      double x = last.get(k, "x");
      // points between others are put on cubics; the first ring is flat to 1e-6
      assertThat(last.get(k, "z")).isCloseTo(-x * x / 3, within(2e-4));
    }
  }

  @Test
  void lorenzsOriginHasItsHomoclinicOrbit() {
    EquationSystem lorenz = new EquationSystem(Models.load("builtin://ode/lorenz"));
    Connection c = Connections.of(lorenz).from(0, 0, 0).vary("rho", 10, 20).run();
    assertThat(c.parameter()).isCloseTo(number("lorenz_homoclinic"), within(1e-9));
    // how near rounding of the parameter lets the orbit come
    assertThat(c.miss()).isLessThan(0.02);
    assertThat(lorenz.parameter("rho")).isEqualTo(28);
  }

  @Test
  void strogatzsAndNagumosOrbitsAreThere() {
    EquationSystem loop = flow("x = 0, y = 0", "mu = -1", "x", "y", "y", "mu*y + x - x*x + x*y");
    Connection c = Connections.of(loop).from(0, 0).vary("mu", -1.2, -0.5).run();
    // Strogatz prints -0.8645; the digits are those of an independent computation
    assertThat(c.parameter()).isCloseTo(-0.864545247, within(1e-9));
    assertThat(c.parameter()).isCloseTo(number("strogatz_homoclinic"), within(5e-5));
    EquationSystem nagumo =
        flow("u = 0, v = 0", "c = 0, a = 0.3", "u", "v", "v", "c*v - u*(1 - u)*(u - a)");
    Connection front = Connections.of(nagumo).from(0, 0).to(1, 0).vary("c", -1, 1).run();
    assertThat(Math.abs(front.parameter())).isCloseTo(0.4 / Math.sqrt(2), within(1e-9));
  }

  @Test
  void whatIsNoSaddleOrHasNoConnectionIsSaid() {
    EquationSystem sink = flow("x = 0, y = 0", "", "x", "-x", "y", "-2*y");
    assertThatThrownBy(() -> Manifolds.of(sink).near(0, 0).unstable().run())
        .hasMessageContaining("has 0 unstable directions");
    EquationSystem lorenz = new EquationSystem(Models.load("builtin://ode/lorenz"));
    assertThatThrownBy(() -> Connections.of(lorenz).from(0, 0, 0).vary("rho", 20, 22).scan(4).run())
        .hasMessageContaining("no connection for rho from 20.0 to 22.0");
    assertThatThrownBy(() -> Connections.of(lorenz).vary("rh", 0, 1))
        .hasMessageContaining("no parameter 'rh'; did you mean");
  }
}
