package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The constraint solvers on rows that MuJoCo has recorded: all solvers, both cones, dense and
 * sparse Jacobians, with and without islands, warm start and no-slip iterations.
 */
class SolverConformanceTest {
  private static final Path FOLDER = Path.of("src/test/resources/solver");
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /**
   * Tolerance of solutions, ten times the largest error; Newton's method takes its steps in other
   * orders of operations.
   */
  private static final double NEWTON = 6e-12;

  /** The other solvers agree to the last bit. */
  private static final double OTHERS = 1e-15;

  /** Scaled gradient of a solution. */
  private static final double CONVERGED = 1e-12;

  static Stream<Arguments> problems() throws IOException {
    List<Arguments> all = new ArrayList<>();
    for (String name : List.of("pile", "linkage", "heap")) {
      for (Map<String, Object> problem : read(name)) {
        String label = name;
        for (String part : List.of("step", "cone", "jacobian")) {
          label += " " + part + " " + (int) number(problem, part);
        }
        all.add(Arguments.argumentSet(label, name, problem));
      }
    }
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("problems")
  void solutionsAreMujocos(String name, Map<String, Object> problem) throws IOException {
    Model m = Mjcf.load(FOLDER.resolve(name + ".xml")).model();
    List<String> wrong = new ArrayList<>();
    for (Map<String, Object> solution : list(problem, "solutions")) {
      Data d = solve(m, problem, options(solution));
      double tolerance = m.opt.solver == Solver.NEWTON ? NEWTON : OTHERS;
      for (String field : List.of("qacc", "efc_force", "qfrc_constraint")) {
        double error = Reference.error((double[]) solution.get(field), values(d, field));
        if (!(error <= tolerance)) {
          wrong.add(options(solution) + " " + field + " " + error);
        }
      }
      for (String field : List.of("efc_state", "solver_niter", "solver_nnz")) {
        double[] want = (double[]) solution.get(field);
        double[] got = values(d, field);
        if (field.equals("solver_nnz") && hasOwnFactor(name, m)) {
          continue;
        }
        if (field.equals("efc_state") && isRounded(m)) {
          continue;
        }
        if (field.equals("solver_nnz")) {
          // other places keep what was there before
          int islands = Math.max(1, m.opt.solver == Solver.PGS ? 1 : d.nisland);
          want = Arrays.copyOf(want, m.opt.noslipIterations > 0 ? 1 : islands);
          got = Arrays.copyOf(got, want.length);
        }
        boolean defined = !field.equals("efc_state") || !m.opt.disabled(DisableBit.WARMSTART);
        if (defined && !Arrays.equals(want, got)) {
          String instead = Arrays.toString(got) + " instead of " + Arrays.toString(want);
          wrong.add(options(solution) + " " + field + " " + instead);
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** Large islands, and those with few rows, are factored in ways of our own. */
  private static boolean hasOwnFactor(String name, Model m) {
    return name.equals("heap") || (Physics.isSparse(m) && m.opt.cone == Cone.PYRAMIDAL);
  }

  /**
   * At the tip of a cone, where no-slip iterations leave the forces they start from, the state is a
   * matter of rounding.
   */
  private static boolean isRounded(Model m) {
    return m.opt.solver == Solver.NEWTON
        && m.opt.cone == Cone.ELLIPTIC
        && m.opt.noslipIterations > 0;
  }

  @ParameterizedTest
  @MethodSource("problems")
  void statisticsOfIterationsAreMujocos(String name, Map<String, Object> problem)
      throws IOException {
    Model m = Mjcf.load(FOLDER.resolve(name + ".xml")).model();
    for (Map<String, Object> solution : list(problem, "solutions")) {
      Data d = solve(m, problem, options(solution));
      int at = 0;
      for (Object island : (List<?>) solution.get("solver")) {
        int iteration = at;
        for (Object recorded : island instanceof List<?> some ? some : List.of()) {
          @SuppressWarnings("unchecked") // recordings have this form
          Map<String, Object> want = (Map<String, Object>) recorded;
          // after that steps and states are a matter of rounding
          boolean converged = number(want, "gradient") < CONVERGED;
          for (String field : converged ? List.of("gradient", "improvement") : want.keySet()) {
            double got = d.field("solver." + field).orElseThrow().value(iteration);
            assertThat(got)
                .as("%s %s at %d", options(solution), field, iteration)
                .isCloseTo(number(want, field), within(NEWTON * Math.abs(got) + 1e-13));
          }
          iteration++;
        }
        at += Widths.NSOLVER;
      }
    }
  }

  @ParameterizedTest
  @MethodSource("problems")
  void solvingAgainAllocatesNothing(String name, Map<String, Object> problem) throws IOException {
    Model m = Mjcf.load(FOLDER.resolve(name + ".xml")).model();
    for (Map<String, Object> solution : list(problem, "solutions")) {
      Data d = solve(m, problem, options(solution));
      long least = Long.MAX_VALUE;
      for (int round = 0; round < 6; round++) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 5; i++) {
          ProjectConstraint.run(m, d);
          FwdConstraint.run(m, d);
        }
        least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
      }
      assertThat(least).isZero();
    }
  }

  private static Data solve(Model m, Map<String, Object> problem, Map<String, Object> options) {
    Data d = new Data(m);
    m.opt.cone = (int) number(problem, "cone");
    m.opt.jacobian = (int) number(problem, "jacobian");
    m.opt.solver = (int) number(options, "solver");
    m.opt.tolerance = (double) options.getOrDefault("tolerance", 1e-8);
    m.opt.iterations = ((Double) options.getOrDefault("iterations", 100.0)).intValue();
    m.opt.lsIterations = ((Double) options.getOrDefault("ls_iterations", 50.0)).intValue();
    m.opt.noslipIterations = ((Double) options.getOrDefault("noslip_iterations", 0.0)).intValue();
    m.opt.disableflags = ((Double) options.getOrDefault("disableflags", 0.0)).intValue();
    load(d, problem);
    assertThat(ProjectConstraint.run(m, d)).isTrue();
    FwdConstraint.run(m, d);
    return d;
  }

  /** Sets counts, makes room and fills all recorded fields. */
  private static void load(Data d, Map<String, Object> problem) {
    Map<String, Object> contacts = map(problem, "contacts");
    int ncon = ((double[]) contacts.get("dim")).length;
    int nefc = (int) number(problem, "nefc");
    int nJ = (int) number(problem, "nJ");
    assertThat(d.reserveContacts(ncon)).isTrue();
    assertThat(d.reserveConstraints(nefc, nJ)).isTrue();
    d.ncon = ncon;
    d.ne = (int) number(problem, "ne");
    d.nf = (int) number(problem, "nf");
    d.nl = (int) number(problem, "nl");
    d.nefc = nefc;
    d.nJ = nJ;
    d.nisland = (int) number(problem, "nisland");
    d.nidof = (int) number(problem, "nidof");
    if (d.model.opt.disabled(DisableBit.ISLAND)) {
      d.nisland = 0;
      d.nidof = 0;
    }
    for (Field field : d.fields()) {
      Object value = problem.get(field.name());
      if (value == null && field.name().startsWith("contact.")) {
        value = contacts.get(field.name().substring("contact.".length()));
      }
      if (value instanceof double[] values) {
        RecordedModel.put(field, values);
      }
    }
    if (!Physics.isSparse(d.model)) {
      // MuJoCo does not know which elements of a dense row may not be zero
      int nv = d.model.nv;
      for (int r = 0; r < nefc; r++) {
        d.efc.JRowadr[r] = r * nv;
        d.efc.JRownnz[r] = nv;
      }
    }
  }

  private static double[] values(Data d, String name) {
    return RecordedModel.values(d.field(name).orElseThrow());
  }

  private static Map<String, Object> options(Map<String, Object> solution) {
    return map(solution, "options");
  }

  private static double number(Map<String, Object> map, String name) {
    return (Double) map.get(name);
  }

  @SuppressWarnings("unchecked") // recordings have this form
  private static Map<String, Object> map(Map<String, Object> map, String name) {
    return (Map<String, Object>) map.get(name);
  }

  @SuppressWarnings("unchecked") // recordings have this form
  private static List<Map<String, Object>> list(Map<String, Object> map, String name) {
    return (List<Map<String, Object>>) map.get(name);
  }

  private static List<Map<String, Object>> read(String name) throws IOException {
    try (var in = Files.newInputStream(FOLDER.resolve(name + ".json.gz"))) {
      return list(Reference.read(in), "problems");
    }
  }
}
