package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.coupling.Wiring.Source;
import dev.dynamis.coupling.Wiring.SourceKind;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Mechanism;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlantTest {
  private final Model m =
      Texts.mechanism(
          """
          <mujoco>
            <worldbody>
              <body name="upper" pos="0 0 1">
                <joint name="ball" type="ball"/>
                <geom type="capsule" size=".05" fromto="0 0 0 .4 .1 0"/>
                <body name="lower" pos=".4 .1 0">
                  <joint name="hinge" axis="0 1 .5"/>
                  <geom type="capsule" size=".04" fromto="0 0 0 .3 0 .2"/>
                  <site name="tip" pos=".3 0 .2" euler="20 30 40"/>
                </body>
              </body>
              <site name="nail" pos="0 1 1"/>
            </worldbody>
            <tendon><spatial name="rope"><site site="nail"/><site site="tip"/></spatial></tendon>
            <actuator><motor name="m" joint="hinge" gear="3"/><motor tendon="rope"/></actuator>
            <sensor>
              <jointvel joint="hinge"/><ballangvel joint="ball"/><actuatorvel actuator="m"/>
              <tendonvel tendon="rope"/><gyro site="tip"/><velocimeter site="tip"/>
              <framelinvel objtype="body" objname="lower"/><framelinvel objtype="site" objname="tip"/>
              <frameangvel objtype="xbody" objname="lower"/><framelinvel objtype="geom" objname="g"/>
            </sensor>
          </mujoco>
          """
              .replace("fromto=\"0 0 0 .3 0 .2\"", "name=\"g\" fromto=\"0 0 0 .3 0 .2\""));

  private Plant plant(Mechanism mechanism) {
    Wiring wiring =
        new Wiring(List.of(new Wiring.MechanismPart("", m, -1)), List.of(), List.of(), List.of());
    // nothing drives it, so that no coupling is asked
    return new Plant(null, 0, wiring, mechanism);
  }

  /** Readings are linear in the velocities, so that differences are exact but for rounding. */
  @Test
  void rowsOfVelocitySensorsAreTheirDerivatives() {
    Mechanism mechanism = new Mechanism(m);
    Data d = mechanism.data();
    d.qpos[0] = 0.9;
    d.qpos[1] = 0.3;
    d.qpos[2] = -0.2;
    d.qpos[3] = 0.1;
    d.qpos[4] = 0.7;
    double[] v = {0.3, -0.2, 0.5, 1.1};
    System.arraycopy(v, 0, d.qvel, 0, 4);
    mechanism.invalidate();
    mechanism.refresh();
    Plant plant = plant(new Mechanism(m));
    System.arraycopy(d.qpos, 0, plant.d.qpos, 0, m.nq);
    System.arraycopy(d.qvel, 0, plant.d.qvel, 0, m.nv);
    plant.d.feedback = null;
    plant.mechanism.invalidate();
    plant.mechanism.refresh();
    double[] base = plant.d.sensordata.clone();
    for (int s = 0; s < m.nsensor; s++) {
      for (int k = 0; k < m.sensor.dim[s]; k++) {
        int at = m.sensor.adr[s] + k;
        double[] row = new double[m.nv];
        plant.velocityRow(new Source(SourceKind.SENSOR, 0, at, s), row, 0);
        for (int i = 0; i < m.nv; i++) {
          d.qvel[i] = v[i] + 1;
          mechanism.invalidate();
          mechanism.refresh();
          assertThat(row[i])
              .as("sensor %d[%d] by dof %d", s, k, i)
              .isCloseTo(d.sensordata[at] - base[at], within(1e-12));
          d.qvel[i] = v[i];
        }
      }
    }
  }

  @Test
  void positionsAndVelocitiesAreReadAsTheyAre() {
    Plant plant = plant(new Mechanism(m));
    plant.d.feedback = null;
    plant.d.qpos[4] = 0.25;
    plant.d.qvel[3] = -2;
    assertThat(plant.read(new Source(SourceKind.POSITION, 0, 4, -1))).isEqualTo(0.25);
    assertThat(plant.read(new Source(SourceKind.VELOCITY, 0, 3, -1))).isEqualTo(-2);
    assertThat(plant.isFree(0)).isTrue();
    double[] row = new double[m.nv];
    plant.velocityRow(new Source(SourceKind.VELOCITY, 0, 3, -1), row, 0);
    assertThat(row).containsExactly(0, 0, 0, 1);
  }

  @Test
  void severalOutputsThatDriveOneJointAreAdded() {
    Coupling c =
        Texts.slide(
            "Euler",
            "[controller.a]\naux.y = 't'\noutputs = { 'joint:slide' = '2' }\n"
                + "[controller.b]\naux.y = 't'\noutputs = { 'joint:slide' = '3' }\n");
    c.step();
    assertThat(c.mechanisms().getFirst().data().qfrc.applied[0]).isEqualTo(5);
    assertThat(c.mechanisms().getFirst().data().qvel[0]).isCloseTo(0.05, within(1e-15));
  }
}
