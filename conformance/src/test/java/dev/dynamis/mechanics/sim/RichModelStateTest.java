package dev.dynamis.mechanics.sim;

import static dev.dynamis.conformance.support.AcceptanceNumbers.model;
import static dev.dynamis.conformance.support.AcceptanceNumbers.richStart;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.layout.Size;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** States of a model with all kinds of parts: sizes, initial values, keyframes, one step. */
class RichModelStateTest {
  private final Model m = model("d_rich");

  @Test
  @Tag("acceptance:004-4")
  @Tag("acceptance:004-32")
  void theModelHasTheRecordedSizes() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-load-xml");
    int compared = 0;
    for (Size size : Size.values()) {
      if (want.has(size.symbol())) {
        double got = m.sizes().get(size);
        assertThat(got).as(size.symbol()).isEqualTo(want.number(size.symbol()));
        compared++;
      }
    }
    assertThat(compared).isEqualTo(26);
    assertThat(m.nq).isEqualTo(21);
    assertThat(m.nv).isEqualTo(18);
  }

  @Test
  @Tag("acceptance:004-7")
  @Tag("acceptance:004-76")
  void aSavedModelTakesTheSameSteps(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("rich.dyn");
    m.save(file);
    Model loaded = Model.load(file);
    assertThat(loaded.difference(m, 0)).isEmpty();
    assertThat(loaded.hash()).isEqualTo(m.hash());
    Data first = richStart(m);
    Data second = richStart(loaded);
    for (int i = 0; i < 50; i++) {
      Physics.step(m, first);
      Physics.step(loaded, second);
    }
    assertThat(second.hash()).isEqualTo(first.hash());
  }

  @Test
  @Tag("acceptance:004-13")
  void newDataHasTheRecordedState() {
    Data d = new Data(m);
    AcceptanceNumbers want = AcceptanceNumbers.of("004-makedata");
    assertFields(
        d,
        want,
        "qpos",
        "qvel",
        "act",
        "ctrl",
        "mocap_pos",
        "mocap_quat",
        "eq_active",
        "userdata",
        "qacc_warmstart");
    assertThat(d.time).isZero();
    assertThat(d.ncon).isZero();
    assertThat(d.nefc).isZero();
    assertThat(d.xpos).containsOnly(0);
  }

  @Test
  @Tag("acceptance:004-38")
  void resetDataIsNewData() {
    Data d = richStart(m);
    for (int i = 0; i < 20; i++) {
      Physics.step(m, d);
    }
    d.userdata[1] = 3;
    d.reset();
    assertThat(d.difference(new Data(m), 0)).isEmpty();
    assertThat(d.maxuse.arena).isZero();
    assertThat(d.warning.number).containsOnly(0);
  }

  @Test
  @Tag("acceptance:004-39")
  void aKeyframeHasTheRecordedState() {
    Data d = richStart(m);
    Physics.step(m, d);
    d.resetKeyframe(0);
    AcceptanceNumbers want = AcceptanceNumbers.of("004-keyframe");
    assertFields(d, want, "qpos", "qvel", "act", "ctrl", "mocap_pos", "mocap_quat");
    assertThat(d.time).isEqualTo(1.5);
  }

  /** The state's derivative is (1, qvel, qacc, act_dot); damping of joints is implicit. */
  @Test
  @Tag("acceptance:004-31")
  void aStepMovesTheStateAlongItsDerivative() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-dxdt");
    Data d = richStart(m);
    Physics.forward(m, d);
    assertFields(d, want, "act_dot");
    Data next = d.copy();
    Physics.step(m, next);
    assertThat(next.act).containsExactly(want.array("act_next"));
    assertThat(next.time).isEqualTo(0.002);
    assertThat(explicitError(d, next)).isEqualTo(want.number("qvel_explicit_err"));

    m.opt.setDisabled(DisableBit.EULERDAMP, true);
    next = d.copy();
    Physics.step(m, next);
    assertThat(explicitError(d, next)).isZero();
  }

  private double explicitError(Data d, Data next) {
    double most = 0;
    for (int i = 0; i < m.nv; i++) {
      double explicit = d.qvel[i] + m.opt.timestep * next.qacc[i];
      most = Math.max(most, Math.abs(next.qvel[i] - explicit));
    }
    return most;
  }

  /** MuJoCo counts each warning twice here. */
  @Test
  @Tag("acceptance:004-28d")
  void withoutAutomaticResetBadNumbersStayAndAreCountedOnce() {
    m.opt.setDisabled(DisableBit.AUTORESET, true);
    Data d = richStart(m);
    d.qpos[7] = Double.NaN;
    Physics.step(m, d);
    assertThat(d.warning.number[Warning.BADQPOS]).isEqualTo(1);
    assertThat(d.warning.lastinfo[Warning.BADQPOS]).isEqualTo(7);
    assertThat(d.warning.number[Warning.BADQACC]).isEqualTo(1);
    assertThat(d.warning.lastinfo[Warning.BADQACC]).isZero();
    assertThat(d.warning.number[Warning.BADQVEL]).isZero();
    assertThat(d.time).isEqualTo(0.002);
    assertThat(d.qpos[7]).isNaN();
  }

  @Test
  @Tag("acceptance:004-149")
  void namesLeadToNumbersAndBack() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-names");
    assertThat(m.names.bodyId("foreL")).isEqualTo((int) want.number("foreL"));
    assertThat(m.names.bodyId("nothing")).isEqualTo((int) want.number("nothing"));
    assertThat(m.names.name(ObjType.BODY, 4)).isEqualTo(want.text("id2name"));
    assertThat(m.names.name(ObjType.JOINT, m.njnt - 1)).isEqualTo(want.text("unnamed_joint"));
  }

  private static void assertFields(Data d, AcceptanceNumbers want, String... names) {
    for (String name : names) {
      double[] got = RecordedModel.values(d.field(name).orElseThrow());
      assertThat(Reference.error(want.array(name), got)).as(name).isZero();
    }
  }
}
