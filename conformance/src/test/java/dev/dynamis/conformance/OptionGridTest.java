package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every flag, and every integrator with every cone, solver and Jacobian: ten steps from a moving
 * start, as MuJoCo takes them.
 */
class OptionGridTest {
  private static final Map<String, Object> WANT = AcceptanceNumbers.flags();

  static Stream<String> settings() {
    return WANT.keySet().stream().filter(name -> !name.startsWith("_"));
  }

  @ParameterizedTest
  @MethodSource("settings")
  @Tag("acceptance:FLAGS")
  void tenStepsEndWhereThoseOfMujocoDo(String setting) {
    Model m = AcceptanceNumbers.model("f_flags");
    apply(m, setting);
    Data d = new Data(m);
    d.qvel[0] = 1.5;
    d.qvel[1] = -2;
    d.qvel[2] = 0.3;
    d.qvel[6] = 2;
    d.ctrl[0] = 2;
    d.ctrl[1] = 0.4;
    Map<?, ?> want = (Map<?, ?>) WANT.get(setting);
    double tolerance = setting.matches(".*(CG|PGS).*") ? 1e-8 : 1e-10;
    Physics.step(m, d);
    assertClose(want, "qacc_step1", d.qacc, tolerance);
    for (int i = 1; i < 10; i++) {
      Physics.step(m, d);
    }
    assertThat(d.ncon).isEqualTo(((Double) want.get("ncon")).intValue());
    assertThat(d.nefc).isEqualTo(((Double) want.get("nefc")).intValue());
    assertClose(want, "qpos", d.qpos, tolerance);
    assertClose(want, "qvel", d.qvel, tolerance);
    assertClose(want, "qacc_step10", d.qacc, tolerance);
    assertClose(want, "sensordata", d.sensordata, tolerance);
    assertClose(want, "energy", d.energy, tolerance);
    assertThat(d.solver.niter[0]).isEqualTo(((Double) want.get("solver_niter")).intValue());
  }

  private static void apply(Model m, String setting) {
    if (setting.startsWith("disable_")) {
      m.opt.setDisabled(DisableBit.of(setting.substring(8)), true);
    } else if (setting.startsWith("enable_")) {
      m.opt.setEnabled(EnableBit.of(setting.substring(7)), true);
    } else if (setting.startsWith("noslip3_")) {
      m.opt.noslipIterations = 3;
      m.opt.cone = Cone.of(setting.substring(8));
    } else if (!setting.equals("baseline")) {
      String[] parts = setting.split("_");
      m.opt.integrator = Integrator.of(parts[0]);
      m.opt.cone = Cone.of(parts[1]);
      m.opt.solver = Solver.of(parts[2]);
      m.opt.jacobian = Jacobian.of(parts[3]);
    }
  }

  private static void assertClose(Map<?, ?> want, String name, double[] got, double tolerance) {
    assertThat(Reference.error((double[]) want.get(name), got)).as(name).isLessThan(tolerance);
  }
}
