package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.core.math.Trig;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.internal.inertia.MassMatrix;
import dev.dynamis.mechanics.internal.kinematics.ComPos;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Poses and inertias by compiled code. */
class PositionTraceTest {
  @ParameterizedTest
  @ValueSource(strings = {"joints", "actuators", "sensors", "cameras", "gravcomp"})
  void everythingIsThatOfTheGeneralStages(String name) {
    Model m = SmoothModels.model(name);
    Data d = SmoothModels.moving(m, 11);
    Data general = d.copy();
    Kinematics.run(m, general);
    ComPos.run(m, general);
    MassMatrix.make(m, general);
    MassMatrix.factor(m, general);

    Trace t = new Trace();
    PositionTrace trace = new PositionTrace(t, new ModelFacts(d));
    trace.poses();
    trace.inertia();
    KernelEmitter emitter = new KernelEmitter(t);
    double[][] arrays = new double[Reals.values().length][];
    for (Reals array : Reals.values()) {
      arrays[array.ordinal()] = array.of(d);
    }
    arrays[Reals.SPILL.ordinal()] = new double[emitter.spilled()];
    double[] half = new double[2 * m.njnt];
    arrays[Reals.HALF_ANGLES.ordinal()] = half;
    for (int j = 0; j < m.njnt; j++) {
      if (m.jnt.type[j] == JointType.HINGE) {
        int q = m.jnt.qposadr[j];
        Trig.sinCos(half, 2 * j, (d.qpos[q] - m.qpos0[q]) * 0.5);
      }
    }
    Reals[] results = {
      Reals.XPOS,
      Reals.XQUAT,
      Reals.XMAT,
      Reals.XIPOS,
      Reals.XIMAT,
      Reals.XANCHOR,
      Reals.XAXIS,
      Reals.GEOM_XPOS,
      Reals.GEOM_XMAT,
      Reals.SITE_XPOS,
      Reals.SITE_XMAT,
      Reals.SUBTREE_COM,
      Reals.CINERT,
      Reals.CDOF,
      Reals.CRB,
      Reals.M,
      Reals.QM,
      Reals.QLD,
      Reals.QLDIAGINV
    };
    for (Reals array : results) {
      // the older layout of the inertia matrix has places that nobody writes to
      Arrays.fill(array.of(d), array == Reals.QM ? 0 : Double.NaN);
    }
    assertThat(emitter.compile().run(arrays)).isTrue();
    for (Reals array : results) {
      assertThat(array.of(d)).as("%s", array).isEqualTo(array.of(general));
    }
  }
}
