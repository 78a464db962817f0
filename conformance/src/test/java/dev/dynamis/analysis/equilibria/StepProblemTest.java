package dev.dynamis.analysis.equilibria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.continuation.Branch;
import dev.dynamis.analysis.continuation.Continuation;
import dev.dynamis.analysis.continuation.SpecialKind;
import dev.dynamis.analysis.fit.Fit;
import dev.dynamis.analysis.sweep.Sweep;
import dev.dynamis.analysis.sweep.SweepResult;
import dev.dynamis.core.Recorder;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.coupling.Couplings;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mass on a rail that is held through a delay, whose length decides how large states are. */
class StepProblemTest {
  private static final double STEP = 0.01;

  @TempDir private Path folder;
  private Coupling held;

  @BeforeEach
  void load() throws IOException {
    Files.writeString(
        folder.resolve("rail.xml"),
        """
        <mujoco>
          <option timestep="%s" gravity="0 0 0"/>
          <worldbody>
            <body>
              <joint name="x" type="slide" axis="1 0 0"/>
              <geom size="0.1" mass="1"/>
            </body>
          </worldbody>
          <actuator><motor name="push" joint="x"/></actuator>
        </mujoco>
        """
            .formatted(STEP));
    Path file = folder.resolve("rail.couple.toml");
    Files.writeString(
        file,
        """
        format = 1
        model = "rail.xml"
        [controller.c]
        inputs = { x = { from = "position:x", delay = "tau" }, v = { from = "velocity:x", delay = "tau" } }
        params = { tau = 0.1 }
        outputs = { "actuator:push" = "-4*x - 2*v" }
        """);
    held = load(file);
  }

  private static Coupling load(Path file) throws IOException {
    return Couplings.load(file, (in, path) -> Mjcf.compile(Mjcf.read(in.resolve(path))).model())
        .newInstance();
  }

  /** A force that changes with time leaves no state of rest, only one for the step at hand. */
  @Test
  void pointsThatLaterStepsLeaveAreSaidToHoldTheTime() throws IOException {
    assertThat(FixedPoints.of(held).starts(0).run().method()).doesNotContain("time");
    Path file = folder.resolve("driven.couple.toml");
    Files.writeString(
        file,
        """
        format = 1
        model = "rail.xml"
        [controller.c]
        inputs = { x = "position:x", v = "velocity:x" }
        outputs = { "actuator:push" = "-4*x - 2*v + cos(t)" }
        """);
    Coupling driven = load(file);
    FixedPointSet found = FixedPoints.of(driven).starts(0).run();
    assertThat(found.points()).hasSize(1);
    assertThat(found.points().getFirst().x()[0]).isCloseTo(0.25, within(1e-6));
    assertThat(found.method()).endsWith(", with the time held at 0.0");
  }

  /** s^2 + (4 + 2 s) e^(-s tau) has a root at i w: w^4 = 16 + 4 w^2, tan(w tau) = w / 2. */
  @Test
  void theHopfPointInTheDelayOfAMechanismIsFound() {
    double w = Math.sqrt(2 + Math.sqrt(20));
    double longest = StrictMath.atan2(w, 2) / w;
    Branch b = Continuation.of(held).vary("c.tau", 0.1, 0.6).run();
    assertThat(b.points().getLast().parameter()).isEqualTo(0.6);
    assertThat(b.points().getFirst().stable()).isTrue();
    assertThat(b.points().getLast().stable()).isFalse();
    assertThat(b.special()).hasSize(1);
    assertThat(b.special().getFirst().kind()).isEqualTo(SpecialKind.NEIMARK_SACKER);
    // half a step of semi-implicit Euler
    assertThat(b.special().getFirst().parameter()).isCloseTo(longest, within(STEP));
    assertThat(b.special().getFirst().frequency() / STEP).isCloseTo(w, within(0.05));
  }

  /** All samples of the past count in the eigenvalues, whatever their number at the start. */
  @Test
  void eigenvaluesAreThoseOfAProblemMadeWithTheDelay() {
    SteadyProblem early = SteadyProblem.of(held.copy(), 1);
    double[] x = new double[early.size()];
    for (double tau : new double[] {0.05, 0.234, 0.4}) {
      int parameter = early.parameter("c.tau");
      early.setParameter(parameter, tau);
      Coupling other = held.copy();
      other.setParameters(new double[] {tau});
      SteadyProblem late = SteadyProblem.of(other, 1);
      Spectrum expected = late.spectrum(new double[late.size()]);
      Spectrum found = early.spectrum(x);
      assertThat(found.size()).isEqualTo(expected.size());
      for (int i = 0; i < 4; i++) {
        assertThat(found.excess(i)).isCloseTo(expected.excess(i), within(1e-7));
      }
      double[] r = new double[early.size()];
      early.residual(r, x);
      assertThat(r).containsOnly(new double[r.length], within(1e-12));
    }
    assertThatThrownBy(
            () -> {
              SteadyProblem twice = SteadyProblem.of(held, 2);
              twice.setParameter(twice.parameter("c.tau"), 0.3);
              twice.residual(new double[twice.size()], new double[twice.size()]);
            })
        .hasMessageContaining("a delay that changes how many samples");
  }

  @Test
  void aSweepOverADelayIsThatOfSingleRuns() {
    held.setInitial("x", 0.1);
    double[] delays = {0.3, 0.05, 0.2};
    SweepResult r =
        Sweep.of(held).coordinate("x").vary("c.tau", delays).transientSteps(1).steps(100).run();
    for (int i = 0; i < delays.length; i++) {
      Coupling alone = held.copy();
      alone.setParameters(new double[] {delays[i]});
      alone.step(101);
      double[] state = new double[alone.stateSize()];
      alone.save(state);
      assertThat(r.statistics().get(i, "final")).isEqualTo(state[alone.stateNames().indexOf("x")]);
    }
    assertThat(r.failed()).isZero();
  }

  /** The delay that a run had is found from the run. */
  @Test
  void aDelayIsFitted() {
    held.setInitial("x", 0.1);
    Coupling late = held.copy();
    late.setParameters(new double[] {0.27});
    Recorder recorder = Recorder.of(late).columns("x").start();
    for (int k = 0; k < 200; k++) {
      recorder.step();
    }
    Fit.Result r = Fit.of(held, recorder.recording()).bound("c.tau", 0.05, 0.5).run();
    assertThat(r.value("c.tau")).isCloseTo(0.27, within(1e-4));
  }
}
