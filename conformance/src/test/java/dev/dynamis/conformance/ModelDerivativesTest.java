package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Derivatives;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Derivatives of steps and of inverse dynamics of models that nobody here wrote, where a folder of
 * them lies beside the project: their products with two vectors are those of MuJoCo.
 */
class ModelDerivativesTest {
  private static final Path MODELS = Path.of("../../shared/models").toAbsolutePath().normalize();

  /** Of the largest number of a matrix; both sides are differences of 1e-6. */
  private static final double TOLERANCE = 1e-6;

  /**
   * With implicit integrators MuJoCo keeps the derivatives of forces by velocity while it changes
   * controls, on which those of these dampers depend.
   */
  private static final Set<String> DAMPERS =
      Set.of("mujoco_test/actuation/damper.xml", "mujoco_test/actuation/joint_force_clamp.xml");

  /** Nearest points of boxes that are apart lie on them here, which MuJoCo's don't always. */
  private static final Set<String> NEAREST_POINTS =
      Set.of("mujoco_test/sensor/fromto_primitive.xml");

  private final List<String> wrong = new ArrayList<>();

  @Test
  void everyMatrixIsThatOfMujoco() throws IOException {
    assumeTrue(Files.exists(MODELS.resolve("INDEX.tsv")), "no shared models");
    Map<String, Object> recording;
    try (InputStream in = getClass().getResourceAsStream("/derivatives/models.json.gz")) {
      recording = Reference.read(in);
    }
    int compared = 0;
    for (Object each : (List<?>) recording.get("cases")) {
      compare((Map<?, ?>) each);
      compared++;
    }
    assertThat(wrong).isEmpty();
    assertThat(compared).isGreaterThan(150);
  }

  private void compare(Map<?, ?> want) {
    String name = (String) want.get("model");
    Path file = MODELS.resolve(name);
    Model m = Mjcf.compile(Mjcf.read(file, MODELS)).model();
    Data d = new Data(m);
    for (int i = 0; i < m.nu; i++) {
      d.ctrl[i] = 0.2 + 0.1 * i;
    }
    set(d.qpos, want, "qpos");
    set(d.qvel, want, "qvel");
    set(d.act, want, "act");
    set(d.qaccWarmstart, want, "warmstart");
    d.time = 3 * m.opt.timestep;
    Derivatives of = new Derivatives(m);
    int n = of.stateSize();
    int moving = 2 * m.nv + m.na;
    assertThat(n).as(name + " has no delays").isEqualTo(moving);
    double[] a = new double[n * n];
    double[] b = new double[n * m.nu];
    double[] c = new double[m.nsensordata * n];
    of.transition(d, a, b, c, null);
    compare(name, want, "A", a, n, false);
    if (!DAMPERS.contains(name)) {
      compare(name, want, "B", b, m.nu, false);
    }
    if (!NEAREST_POINTS.contains(name)) {
      compare(name, want, "C", c, n, false);
    }

    Physics.forward(m, d);
    set(d.qacc, want, "qacc");
    double[] q = new double[m.nv * m.nv];
    double[] v = new double[m.nv * m.nv];
    double[] w = new double[m.nv * m.nv];
    of.centered(false).inverse(d, false, q, v, w);
    compare(name, want, "DfDq", q, m.nv, true);
    compare(name, want, "DfDv", v, m.nv, true);
    compare(name, want, "DfDa", w, m.nv, true);
  }

  private static void set(double[] to, Map<?, ?> want, String field) {
    double[] numbers = numbers(want.get(field));
    System.arraycopy(numbers, 0, to, 0, numbers.length);
  }

  private static double[] numbers(Object list) {
    return list instanceof double[] a ? a : new double[0];
  }

  private void compare(
      String model, Map<?, ?> want, String name, double[] matrix, int columns, boolean transposed) {
    if (matrix.length == 0) {
      return;
    }
    Map<?, ?> recorded = (Map<?, ?>) want.get(name);
    double scale = Math.max(1, ((Number) recorded.get("largest")).doubleValue());
    for (int prime : new int[] {7, 11}) {
      double[] product = product(matrix, columns, prime, transposed);
      double[] expected = numbers(recorded.get("by" + prime));
      double worst = 0;
      for (int i = 0; i < expected.length; i++) {
        worst = Math.max(worst, Math.abs(product[i] - expected[i]) / scale);
      }
      if (!(worst <= TOLERANCE)) {
        wrong.add(model + ": " + name + " differs by " + worst);
        return;
      }
    }
  }

  /** The vector that the script of the recording multiplies with. */
  private static double[] product(double[] matrix, int columns, int prime, boolean transposed) {
    int rows = matrix.length / columns;
    double[] result = new double[rows];
    for (int r = 0; r < rows; r++) {
      for (int k = 0; k < columns; k++) {
        double v = 3 * k % prime / (prime - 1.0) - 0.5;
        result[r] += matrix[transposed ? k * columns + r : r * columns + k] * v;
      }
    }
    return result;
  }
}
