package dev.dynamis.mechanics.internal.sensor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Which kinds of sensors need body accelerations or subtree velocities, one model for each kind.
 */
class SensorStagesTest {
  private static final String MODEL =
      """
      <mujoco>
        <asset><mesh name="skin" builtin="plate" params="3 3" scale="0.1 0.1 0.1"/></asset>
        <worldbody>
          <geom name="floor" type="plane" size="1 1 1"/>
          <camera name="cam" pos="0 -1 0.5" resolution="4 4"/>
          <body name="b" pos="0 0 0.095">
            <freejoint/><geom name="g" size="0.1" mass="1"/><site name="s" size="0.12"/>
            <body name="c" pos="0.3 0 0.2">
              <joint name="ball" type="ball"/><geom size="0.05"/>
              <body name="e" pos="0.3 0 0">
                <joint name="hinge" range="-1 1"/><geom name="h" size="0.05"/>
              </body>
            </body>
          </body>
        </worldbody>
        <tendon><fixed name="t" range="-1 1"><joint joint="hinge" coef="1"/></fixed></tendon>
        <actuator><motor name="m" joint="hinge"/></actuator>
        <sensor>SENSOR</sensor>
      </mujoco>
      """;

  private static final Set<String> NEED_ACCELERATIONS =
      Set.of("accelerometer", "force", "torque", "framelinacc", "frameangacc");

  private static final Set<String> NEED_SUBTREES = Set.of("subtreelinvel", "subtreeangmom");

  private static final String[] SENSORS = {
    "<touch site='s'/>",
    "<accelerometer site='s'/>",
    "<velocimeter site='s'/>",
    "<gyro site='s'/>",
    "<force site='s'/>",
    "<torque site='s'/>",
    "<magnetometer site='s'/>",
    "<rangefinder site='s'/>",
    "<camprojection site='s' camera='cam'/>",
    "<jointpos joint='hinge'/>",
    "<jointvel joint='hinge'/>",
    "<tendonpos tendon='t'/>",
    "<tendonvel tendon='t'/>",
    "<actuatorpos actuator='m'/>",
    "<actuatorvel actuator='m'/>",
    "<actuatorfrc actuator='m'/>",
    "<jointactuatorfrc joint='hinge'/>",
    "<tendonactuatorfrc tendon='t'/>",
    "<ballquat joint='ball'/>",
    "<ballangvel joint='ball'/>",
    "<jointlimitpos joint='hinge'/>",
    "<jointlimitvel joint='hinge'/>",
    "<jointlimitfrc joint='hinge'/>",
    "<tendonlimitpos tendon='t'/>",
    "<tendonlimitvel tendon='t'/>",
    "<tendonlimitfrc tendon='t'/>",
    "<framepos objtype='body' objname='c'/>",
    "<framequat objtype='body' objname='c'/>",
    "<framexaxis objtype='body' objname='c'/>",
    "<frameyaxis objtype='body' objname='c'/>",
    "<framezaxis objtype='body' objname='c'/>",
    "<framelinvel objtype='body' objname='c'/>",
    "<frameangvel objtype='body' objname='c'/>",
    "<framelinacc objtype='body' objname='c'/>",
    "<frameangacc objtype='body' objname='c'/>",
    "<subtreecom body='b'/>",
    "<subtreelinvel body='b'/>",
    "<subtreeangmom body='b'/>",
    "<insidesite site='s' objtype='body' objname='c'/>",
    "<distance geom1='g' geom2='h' cutoff='1'/>",
    "<normal geom1='g' geom2='h' cutoff='1'/>",
    "<fromto geom1='g' geom2='h' cutoff='1'/>",
    "<contact body1='b' data='found force'/>",
    "<e_potential/>",
    "<e_kinetic/>",
    "<clock/>",
    "<tactile geom='g' mesh='skin'/>",
  };

  static String[] sensors() {
    return SENSORS;
  }

  @ParameterizedTest
  @MethodSource("sensors")
  @Tag("acceptance:000-R6")
  void onlyAccelerationsAndInnerForcesNeedBodyAccelerations(String sensor) {
    String kind = sensor.replaceAll("<(\\w+).*", "$1");
    Model m = Mjcf.compile(Mjcf.readText(MODEL.replace("SENSOR", sensor))).model();
    Data d = new Data(m);
    Physics.forward(m, d);
    assertThat(d.ncon).isPositive();
    assertThat(d.flg.rnepost).isEqualTo(NEED_ACCELERATIONS.contains(kind));
    assertThat(d.computed.rnepost).isEqualTo(NEED_ACCELERATIONS.contains(kind) ? 1 : 0);
    assertThat(d.flg.subtreevel).isEqualTo(NEED_SUBTREES.contains(kind));
  }

  @Test
  void everyKindOfSensorButThoseOfUsersAndPluginsIsListed() {
    Set<String> listed = new HashSet<>();
    for (String sensor : SENSORS) {
      listed.add(sensor.replaceAll("<(\\w+).*", "$1"));
    }
    for (int type = 0; type < SensorType.COUNT; type++) {
      String name = SensorType.name(type);
      if (type == SensorType.USER || type == SensorType.PLUGIN) {
        continue;
      }
      assertThat(listed).contains(name);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void userSensorsOfTheAccelerationStageNeedThem(boolean acceleration) {
    String sensor = "<user dim='2' needstage='" + (acceleration ? "acc" : "vel") + "'/>";
    Model m = Mjcf.compile(Mjcf.readText(MODEL.replace("SENSOR", sensor))).model();
    Data d = new Data(m);
    Physics.forward(m, d);
    assertThat(d.flg.rnepost).isEqualTo(acceleration);
    assertThat(d.flg.subtreevel).isEqualTo(!acceleration);
  }

  @Test
  @Tag("acceptance:000-R9")
  void touchAndContactSensorsReadForcesWithoutBodyAccelerations() {
    Model m = AcceptanceNumbers.model("a_lazy_touch");
    Data d = new Data(m);
    Physics.forward(m, d);
    assertThat(d.flg.rnepost).isFalse();
    assertThat(d.computed.rnepost).isZero();
    double[] want = {21.819500000000012, 1, 21.819500000000012, 0, 0, -0.0050000000000000044};
    assertThat(Reference.error(want, d.sensordata)).isLessThan(1e-10);
  }
}
