package dev.dynamis.mechanics.internal.inertia;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.sim.Motion;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Potential and kinetic energy. */
class EnergyTest {
  @Test
  void energiesAreMujocos() {
    assertThat(
            StageTrace.of("joints.energy")
                .differences(
                    (m, d) -> {
                      Energy.potential(m, d);
                      Energy.kinetic(m, d);
                    },
                    "energy"))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"joints", "tendons"})
  void forcesOfGravityAndSpringsAreTheSlopesOfPotentialEnergy(String name) {
    Model m = SmoothModels.model(name);
    Data d = SmoothModels.moving(m, 1);
    Arrays.fill(d.qvel, 0);
    Physics.forward(m, d);
    double h = 1e-6;
    for (int dof = 0; dof < m.nv; dof++) {
      double slope = (potential(m, d, dof, h) - potential(m, d, dof, -h)) / (2 * h);

      // at rest the bias is gravity alone
      double force = d.qfrc.spring[dof] - d.qfrc.bias[dof];
      assertThat(force).as("dof %s", dof).isCloseTo(-slope, within(1e-7));
    }
  }

  private static double potential(Model m, Data d, int dof, double by) {
    Data moved = SmoothModels.movedAlong(m, d, dof, by);
    Energy.potential(m, moved);
    return moved.energy[0];
  }

  @Test
  void kineticEnergyIsThatOfTheBodies() {
    Model m = SmoothModels.model("joints");
    Arrays.fill(m.dof.armature, 0);
    Data d = SmoothModels.moving(m, 2);
    Energy.kinetic(m, d);
    double[] velocity = new double[6];
    double sum = 0;
    for (int b = 1; b < m.nbody; b++) {
      // in the axes of the inertial frame, at the center of mass
      Motion.objectVelocity(m, d, velocity, ObjType.BODY, b, true);
      for (int k = 0; k < 3; k++) {
        sum += m.body.inertia[3 * b + k] * velocity[k] * velocity[k] / 2;
        sum += m.body.mass[b] * velocity[3 + k] * velocity[3 + k] / 2;
      }
    }
    assertThat(d.energy[1]).isCloseTo(sum, within(1e-12));
  }
}
