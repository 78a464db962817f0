package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.core.math.TreeLtdl;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.inertia.MassMatrix;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Factors and solutions by compiled code. */
class FactorTraceTest {
  /** Two trees, one of them with a branch, and rows of more than eight columns. */
  private static Model model() {
    StringBuilder text =
        new StringBuilder("<mujoco><worldbody><body><freejoint/><geom size='.1'/>");
    String link = "<body pos='.1 .2 .3'><joint axis='1 2 3' damping='.1'/><geom size='.1'/>";
    text.append(link.repeat(6)).append("</body>".repeat(6));
    text.append(link).append("</body></body>").append(link).append(link);
    return SmoothModels.compile(text + "</body></body></worldbody></mujoco>");
  }

  private static void run(Trace t, Data d, double[] qacc) {
    KernelEmitter emitter = new KernelEmitter(t);
    double[][] arrays = new double[Reals.values().length][];
    for (Reals array : Reals.values()) {
      arrays[array.ordinal()] = array.of(d);
    }
    arrays[Reals.SPILL.ordinal()] = new double[emitter.spilled()];
    arrays[Reals.TIMESTEP.ordinal()] = new double[] {d.model.opt.timestep};
    arrays[Reals.DAMPED_QACC.ordinal()] = qacc;
    assertThat(emitter.compile().run(arrays)).isTrue();
  }

  @Test
  void theFactorOfTheInertiaMatrixIsThatOfTheGeneralStage() {
    Model m = model();
    Data d = SmoothModels.moving(m, 7);
    Data general = d.copy();
    MassMatrix.factor(m, general);
    Arrays.fill(d.qLD, Double.NaN);
    Trace t = new Trace();
    new FactorTrace(t, new ModelFacts(d)).inertia();
    run(t, d, null);
    assertThat(d.qLD).isEqualTo(general.qLD);
    assertThat(d.qLDiagInv).isEqualTo(general.qLDiagInv);
  }

  @Test
  void dampedAccelerationsAreThoseOfTheGeneralStage() {
    Model m = model();
    Data d = SmoothModels.moving(m, 8);
    Arrays.setAll(d.qfrc.constraint, i -> 0.1 * i);
    double[] qacc = new double[m.nv];
    Trace t = new Trace();
    new FactorTrace(t, new ModelFacts(d)).damped();
    run(t, d, qacc);

    double[] matrix = d.M.clone();
    double[] inverse = new double[m.nv];
    double[] x = new double[m.nv];
    for (int i = 0; i < m.nv; i++) {
      matrix[m.M.rowadr[i] + m.M.rownnz[i] - 1] += m.opt.timestep * m.dof.damping[i];
      x[i] = d.qfrc.smooth[i] + d.qfrc.constraint[i];
    }
    MassMatrix.factor(m, d, matrix, inverse);
    TreeLtdl.solve(x, 0, 1, m.nv, matrix, inverse, m.nv, m.M.rownnz, m.M.rowadr, m.M.colind, null);
    assertThat(d.qH).isEqualTo(matrix);
    assertThat(d.qHDiagInv).isEqualTo(inverse);
    assertThat(qacc).isEqualTo(x);
  }
}
