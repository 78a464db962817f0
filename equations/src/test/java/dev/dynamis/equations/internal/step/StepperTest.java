package dev.dynamis.equations.internal.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.sun.management.ThreadMXBean;
import dev.dynamis.equations.Steppers;
import dev.dynamis.equations.model.StepOptions;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What all steppers promise: no garbage, equal bits of copies, a memory that can be saved. */
class StepperTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  static Stream<StepperType> all() {
    return StepperTypes.all().stream();
  }

  @ParameterizedTest
  @MethodSource("all")
  void steppingAllocatesNothing(StepperType type) {
    Stepper s = type.make(3, StepOptions.DEFAULT);
    double[] x = {1, 1, 1};
    double[] out = new double[3];
    double[] c = new double[3 * (s.denseDegree() + 1)];
    run(s, x, out, c, 2000);

    // the virtual machine itself may allocate once, never in each of several rounds
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      run(s, x, out, c, 500);
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
  }

  private static void run(Stepper s, double[] x, double[] out, double[] c, int steps) {
    for (int i = 0; i < steps; i++) {
      if (!s.step(out, Problems.LORENZ, 0, x, 1e-3)) {
        throw new AssertionError();
      }
      s.dense(c, Problems.LORENZ, 0, x, out);
      out[0] = Math.max(-20, Math.min(20, out[0]));
      out[1] = Math.max(-20, Math.min(20, out[1]));
      out[2] = Math.max(-20, Math.min(40, out[2]));
      System.arraycopy(out, 0, x, 0, 3);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void aSpecializedCopyGivesTheSameBits(StepperType type) {
    Class<? extends Stepper> copy = type.specialize(3);
    assertThat(copy).isNotEqualTo(type.type());
    double[] expected = lorenz(type.make(3, StepOptions.DEFAULT));
    assertThat(lorenz(StepperType.make(copy, 3, StepOptions.DEFAULT))).isEqualTo(expected);
  }

  private static double[] lorenz(Stepper s) {
    double[] x = {1, 1, 1};
    double[] out = new double[3];
    for (int i = 0; i < 50; i++) {
      assertThat(s.step(out, Problems.LORENZ, 0, x, 1e-3)).isTrue();
      double[] spare = x;
      x = out;
      out = spare;
    }
    return x;
  }

  @ParameterizedTest
  @MethodSource("all")
  void aSavedMemoryContinuesWithTheSameBits(StepperType type) {
    Stepper s = type.make(3, StepOptions.DEFAULT);
    double[] x = {1, 1, 1};
    double[] out = new double[3];
    for (int i = 0; i < 5; i++) {
      assertThat(s.step(out, Problems.LORENZ, 0, x, 1e-3)).isTrue();
      System.arraycopy(out, 0, x, 0, 3);
    }
    double[] memory = new double[s.memorySize() + 2];
    s.saveMemory(memory, 2);
    Stepper copy = type.make(3, StepOptions.DEFAULT);
    copy.loadMemory(memory, 2);
    double[] other = new double[3];
    assertThat(s.step(out, Problems.LORENZ, 0, x, 1e-3)).isTrue();
    assertThat(copy.step(other, Problems.LORENZ, 0, x, 1e-3)).isTrue();
    assertThat(other).isEqualTo(out);
    assertThat(copy.next()).isEqualTo(s.next());
  }

  @ParameterizedTest
  @MethodSource("all")
  void aSlopeThatIsNotFiniteFailsTheStepOrShowsInTheProposal(StepperType type) {
    Stepper s = type.make(1, StepOptions.DEFAULT);
    double[] out = {0};
    boolean stepped = s.step(out, (dx, t, x) -> dx[0] = Double.NaN, 0, new double[] {1}, 0.1);
    assertThat(stepped && Double.isFinite(out[0])).isFalse();
  }

  @Test
  void anAdaptiveMethodFailsWhereNoStepIsShortEnough() {
    Rhs wall = (dx, t, x) -> dx[0] = x[0] > 1 ? Double.NaN : 1;
    for (String name : new String[] {"rk45", "tsit5", "dop853", "rodas5p", "radau5"}) {
      Stepper s = StepperTypes.named(name).orElseThrow().make(1, StepOptions.DEFAULT);
      assertThat(s.step(new double[1], wall, 0, new double[] {1}, 0.1)).as(name).isFalse();
    }
  }

  @Test
  void everyNameAndAliasIsKnownOnce() {
    assertThat(
            StepperTypes.all().stream()
                .flatMap(s -> Stream.concat(Stream.of(s.name()), s.info().aliases().stream())))
        .doesNotHaveDuplicates()
        .contains("rk4", "dopri5", "tr-bdf2a", "trbdf2a", "iter", "alexander2");
    assertThat(StepperTypes.named("dormand_prince").orElseThrow().name()).isEqualTo("rk45");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Steppers.find("rk5"))
        .withMessageContaining("rk5")
        .withMessageContaining("rk45");
  }

  @Test
  void optionsAreChangedByNameAndChecked() {
    StepOptions o = StepOptions.DEFAULT.with(Map.of("rtol", 1e-3, "max_tries", 7));
    assertThat(o.rtol()).isEqualTo(1e-3);
    assertThat(o.maxTries()).isEqualTo(7);
    assertThat(o.with("jacobian_mode", "external").jacobianMode())
        .isEqualTo(StepOptions.JacobianMode.EXTERNAL);
    assertThat(o.values(StepperTypes.named("bdf2").orElseThrow().info().options()))
        .containsOnlyKeys("newton_tol", "newton_max_iter", "jac_eps", "jacobian_mode");
    for (String name : StepOptions.NAMES) {
      Object value = name.equals("jacobian_mode") ? 1 : name.startsWith("m") ? 1 : 0.5;
      if (name.equals("min_factor") || name.equals("min_step")) {
        value = 0.5;
      } else if (name.endsWith("iter") || name.equals("max_factor")) {
        value = 3;
      }
      assertThat(o.with(name, value).values(StepOptions.NAMES).get(name))
          .isEqualTo(((Number) value).doubleValue());
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> o.with("safty", 1))
        .withMessageContaining("safety");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> o.with("safety", 2))
        .withMessageContaining("(0, 1]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> o.with("max_tries", 1.5))
        .withMessageContaining("whole");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> o.with("jacobian_mode", "both"))
        .withMessageContaining("external");
  }
}
