package dev.dynamis.studio.internal.mechanism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class FramesTest {
  private static final String MODEL =
      """
      <mujoco>
        <option gravity="0 0 -10"/>
        <worldbody>
          <geom type="plane" size="1 1 1"/>
          <light pos="0 0 3"/>
          <camera name="eye" pos="0 -2 1"/>
          <body name="ball" pos="0 0 .0999"><freejoint/><geom size=".1" mass="1"/></body>
          <body name="arm" pos="1 0 1">
            <joint name="hinge" axis="0 1 0"/>
            <geom type="capsule" size=".05" fromto="0 0 0 .5 0 0" contype="0" conaffinity="0"/>
            <site name="tip" pos=".5 0 0"/>
            <site name="down" pos="-1.5 0 1" euler="180 0 0"/>
            <site name="up" pos="-1.5 0 1"/>
          </body>
          <site name="nail" pos="1 0 2"/>
        </worldbody>
        <tendon><spatial name="rope"><site site="nail"/><site site="tip"/></spatial></tendon>
        <equality><connect body1="arm" anchor=".5 0 0"/></equality>
        <actuator><motor joint="hinge"/></actuator>
        <sensor>
          <jointpos joint="hinge"/>
          <rangefinder site="down"/>
          <rangefinder site="up"/>
        </sensor>
      </mujoco>
      """;

  private final Mechanism mechanism = new Mechanism(Mjcf.compile(Mjcf.readText(MODEL)).model());
  private final Frames frames =
      new Frames(mechanism.model(), mechanism.data(), new Controllers(mechanism));

  private FrameForTests frame(int wants, String... watched) {
    mechanism.refresh();
    List<WatchedField> fields =
        List.of(watched).stream().map(w -> WatchedField.of(mechanism.data(), w)).toList();
    Frames.Head head = new Frames.Head(5, 9, mechanism.time(), 1);
    return FrameForTests.read(frames.write(head, wants, fields, new Pull(mechanism.model())));
  }

  @Test
  void aFrameHasThePosesOfBodiesCamerasAndLights() {
    FrameForTests f = frame(0);
    assertThat(f.flags()).isEqualTo(5);
    assertThat(f.parts().get(Parts.P_BODIES).limit()).isEqualTo(2 * 7 * 4);
    assertThat(f.number(Parts.P_BODIES, 7)).isEqualTo(1f);
    assertThat(f.number(Parts.P_CAMERAS, 1)).isEqualTo(-2f);
    assertThat(f.number(Parts.P_LIGHTS, 2)).isEqualTo(3f);
    assertThat(f.parts()).doesNotContainKeys(Parts.P_STATE, Parts.P_SENSORS, Parts.P_PULL);
  }

  @Test
  void aTendonIsALineBetweenItsSites() {
    ByteBuffer line = frame(0).parts().get(Parts.P_LINES);
    assertThat(line.get(1)).isZero();
    double[] ends = new double[6];
    for (int i = 0; i < 6; i++) {
      ends[i] = line.getFloat(4 + 4 * i);
    }
    // either end may come first
    assertThat(ends[0] + ends[3]).isCloseTo(1 + 1.5, within(1e-6));
    assertThat(ends[2] + ends[5]).isCloseTo(2 + 1, within(1e-6));
    assertThat(Math.abs(ends[2] - ends[5])).isCloseTo(1, within(1e-6));
  }

  @Test
  void aRayOfARangeFinderEndsWhereItHits() {
    ByteBuffer lines = frame(0).parts().get(Parts.P_LINES);
    assertThat(lines.limit()).as("the tendon, and the one ray that hits").isEqualTo(2 * 36);
    assertThat(lines.get(36 + 1)).isEqualTo((byte) 3);
    double[] heights = {lines.getFloat(36 + 12), lines.getFloat(36 + 24)};
    java.util.Arrays.sort(heights);
    assertThat(heights).containsExactly(new double[] {0, 2}, within(1e-6));
    assertThat(lines.getFloat(36 + 4)).isCloseTo(-0.5f, within(1e-6f));
  }

  @Test
  void stateSensorsAndWatchedFieldsAreThoseOfTheMechanism() {
    mechanism.data().qpos[7] = 0.25;
    mechanism.invalidate();
    FrameForTests f = frame(Parts.STATE | Parts.SENSORS, "qpos[7]", "qpos");
    assertThat(f.number(Parts.P_STATE, 7)).isEqualTo(0.25f);
    assertThat(f.number(Parts.P_SENSORS, 0)).isEqualTo(0.25f);
    ByteBuffer watched = f.parts().get(Parts.P_WATCHED);
    assertThat(watched.getInt(0)).isEqualTo(8);
    assertThat(watched.getInt(4)).isEqualTo(1);
    assertThat(watched.getDouble(8)).isEqualTo(0.25);
    assertThat(watched.getInt(20)).isEqualTo(8);
  }

  @Test
  void aContactHasItsPlaceAndItsForceInTheWorld() {
    for (int i = 0; i < 2000; i++) {
      mechanism.step();
    }
    FrameForTests f = frame(Parts.CONTACTS | Parts.STATS | Parts.ISLANDS);
    assertThat(f.parts().get(Parts.P_CONTACTS).limit()).isEqualTo(14 * 4);
    // the ball at rest weighs 10 N
    assertThat(f.number(Parts.P_CONTACTS, 8)).isCloseTo(10f, within(1e-3f));
    // its normal is upright, so its tangent is not
    assertThat(f.number(Parts.P_CONTACTS, 5)).isEqualTo(1f);
    assertThat(f.number(Parts.P_CONTACTS, 13)).isZero();
    assertThat(f.number(Parts.P_STATS, 3)).isEqualTo(1f);
    assertThat(f.parts().get(Parts.P_ISLANDS).getInt(0)).isNotNegative();
  }

  @Test
  void aForceFromOutsideIsToldWithItsBody() {
    mechanism.data().xfrc.applied[6 * 2 + 1] = 3;
    // a torque alone is no force
    mechanism.data().xfrc.applied[6 * 1 + 4] = 5;
    FrameForTests f = frame(Parts.FORCES);
    assertThat(f.parts().get(Parts.P_FORCES).limit()).isEqualTo(4 * 4);
    assertThat(f.parts().get(Parts.P_FORCES).getInt(0)).isEqualTo(2);
    assertThat(f.number(Parts.P_FORCES, 2)).isEqualTo(3f);
    assertThat(frame(0).parts()).doesNotContainKey(Parts.P_FORCES);
  }

  @Test
  void aHandIsToldWithWhatItWants() {
    Pull pull = new Pull(mechanism.model());
    Frames.Head head = new Frames.Head(0, 1, 0, 1);
    mechanism.refresh();
    pull.pull(1, new double[] {0, 0, .1}, new double[] {1, 2, 3});
    FrameForTests f = FrameForTests.read(frames.write(head, 0, List.of(), pull));
    assertThat(f.parts().get(Parts.P_PULL).getInt(0)).isEqualTo(1);
    assertThat(f.number(Parts.P_PULL, 3)).isCloseTo(.1999f, within(1e-6f));
    assertThat(f.number(Parts.P_PULL, 5)).isEqualTo(2f);
    assertThat(f.parts().get(Parts.P_PULL).getInt(28)).isZero();
    pull.turn(mechanism.data(), 1, new double[] {0, 0, 2, 0});
    f = FrameForTests.read(frames.write(head, 0, List.of(), pull));
    assertThat(f.parts().get(Parts.P_PULL).getInt(28)).isEqualTo(1);
    assertThat(f.number(Parts.P_PULL, 10)).isEqualTo(1f);
  }

  @Test
  void aConnectionShowsBothPointsThatItHolds() {
    FrameForTests f = frame(Parts.CONSTRAINTS | Parts.JOINTS | Parts.CENTERS);
    assertThat(f.number(Parts.P_CONSTRAINTS, 0)).isCloseTo(1.5f, within(1e-6f));
    assertThat(f.number(Parts.P_CONSTRAINTS, 3)).isCloseTo(1.5f, within(1e-6f));
    assertThat(f.parts().get(Parts.P_JOINTS).limit()).isEqualTo(2 * 6 * 4);
    assertThat(f.parts().get(Parts.P_CENTERS).limit()).isEqualTo(2 * 3 * 4);
  }
}
