package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Recorder;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RecordingLayout;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

class MechanismQuantitiesTest {
  /** A ball of 2 kg that falls from 3 m with gravity 10, and a sensor that sees its energy. */
  private static final String BALL =
      """
      <mujoco>
        <option timestep="0.01" gravity="0 0 -10" integrator="RK4"/>
        <worldbody>
          <geom name="floor" type="plane" size="5 5 1"/>
          <body name="ball" pos="0 0 3">
            <freejoint name="free"/>
            <geom name="shell" size="0.1" mass="2"/>
            <site name="top" pos="0 0 0.1"/>
          </body>
        </worldbody>
        <sensor>
          <framepos name="where" objtype="body" objname="ball"/>
          <e_kinetic name="moving"/>
        </sensor>
      </mujoco>
      """;

  private static Mechanism ball() {
    return new Mechanism(Mjcf.compile(Mjcf.readText(BALL)).model());
  }

  @Test
  void whatIsRecordedUnlessChosenHasNoWarmStarts() {
    RecordingLayout r = Recorder.of(ball()).start().layout();
    assertThat(r.columns())
        .containsExactly(
            "free.x",
            "free.y",
            "free.z",
            "free.qw",
            "free.qx",
            "free.qy",
            "free.qz",
            "v.free.x",
            "v.free.y",
            "v.free.z",
            "v.free.rx",
            "v.free.ry",
            "v.free.rz",
            "where[0]",
            "where[1]",
            "where[2]",
            "moving");
    assertThat(r.groups()).containsOnlyKeys("qpos", "qvel", "sensordata");
    assertThat(r.note("free.z")).isEqualTo(new RecordingLayout.Note("m", "ball"));
    assertThat(r.note("v.free.rx").unit()).isEqualTo("rad/s");
    assertThat(r.note("moving").unit()).isEqualTo("J");
    assertThat(r.note("time").unit()).isEqualTo("s");
    assertThat(Recorder.of(ball()).everything().start().layout().columns())
        .contains("warmstart.free.z");
  }

  /** Free fall in closed form. */
  @Test
  void energyPlacesAndSensorsAreThoseOfTheRow() {
    Recorder recorder =
        Recorder.of(ball()).columns("energy", "xpos:ball", "site:*", "where", "contact").start();
    recorder.run(20);
    Recording r = recorder.recording();
    assertThat(r.layout().groups())
        .containsOnlyKeys("energy", "xpos:ball", "site:top", "where", "contact");
    for (int i = 0; i <= 20; i++) {
      double t = 0.01 * i;
      double z = 3 - 5 * t * t;
      assertThat(r.get(i, "energy.potential")).isCloseTo(2 * 10 * z, within(1e-12));
      assertThat(r.get(i, "energy.kinetic")).isCloseTo(0.5 * 2 * 100 * t * t, within(1e-12));
      assertThat(r.get(i, "xpos:ball.z")).isCloseTo(z, within(1e-13));
      assertThat(r.get(i, "site:top.z")).isCloseTo(z + 0.1, within(1e-13));
      assertThat(r.get(i, "where[2]")).isEqualTo(r.get(i, "xpos:ball.z"));
      assertThat(r.get(i, "contact.count")).isZero();
    }
  }

  /** The floor carries the weight of what rests on it. */
  @Test
  void contactsHaveTheirForce() {
    Mechanism stack = MechanismLibrary.mechanism("mech/bouncing-balls");
    Recorder recorder = Recorder.of(stack).columns("contact").start();
    recorder.run(1_000);
    Recording r = recorder.recording();
    long last = r.rows() - 1;
    stack.refresh();
    int active = (int) stack.contacts().stream().filter(Contact::active).count();
    assertThat(r.get(last, "contact.count")).isEqualTo(active);
    double sum = stack.contacts().stream().mapToDouble(c -> c.frameForce()[0]).sum();
    assertThat(r.get(last, "contact.force")).isCloseTo(sum, within(1e-9));
  }

  @Test
  void sensorsOfJointsHaveTheUnitsOfTheirJoints() {
    RecordingLayout r = Recorder.of(MechanismLibrary.mechanism("mech/cart-pole")).start().layout();
    assertThat(r.note("position").unit()).isEqualTo("m");
    assertThat(r.note("angle").unit()).isEqualTo("rad");
    assertThat(r.note("speed").unit()).isEqualTo("m/s");
    assertThat(r.note("rate").unit()).isEqualTo("rad/s");
  }

  @Test
  void recordingChangesNothing() {
    Mechanism plain = MechanismLibrary.mechanism("mech/quadruped");
    Mechanism watched = plain.copy();
    Recorder recorder =
        Recorder.of(watched).columns("energy", "xpos", "com:*", "contact", "force:*").start();
    recorder.run(100);
    for (int i = 0; i < 100; i++) {
      plain.step();
    }
    assertThat(watched.save()).containsExactly(plain.save());
  }

  @Test
  void editsOfTheDataAreNoticed() {
    Mechanism m = ball();
    double[] p = m.body("ball").position(new double[3]);
    assertThat(p[2]).isEqualTo(3);
    Data d = m.data();
    d.qpos[2] = 7;
    assertThat(m.body("ball").position(p)[2]).isEqualTo(7);
    d.qvel[2] = 4;
    assertThat(m.kineticEnergy()).isCloseTo(16, within(1e-12));
    assertThat(m.potentialEnergy()).isCloseTo(140, within(1e-12));
  }

  @Test
  void handlesGivePlacesJacobiansAndRays() {
    Mechanism m = ball();
    int nv = m.model().nv;
    double[] jac = new double[3 * nv];
    double[] turn = new double[3 * nv];
    m.site("top").jacobian(jac, turn);
    // a turn about x at 1 rad/s moves the top, 0.1 m above the center, by -0.1 m/s along y
    assertThat(jac[nv + 3]).isCloseTo(-0.1, within(1e-15));
    assertThat(turn[3]).isEqualTo(1);
    assertThat(m.site("top").position(new double[3])).containsExactly(0, 0, 3.1);
    assertThat(m.geom("shell").type()).isEqualTo("sphere");
    assertThat(m.geom("shell").body()).isEqualTo("ball");
    assertThat(m.geom("shell").distance(m.geom("floor"), 10, null)).isCloseTo(2.9, within(1e-12));
    RayHit hit = m.ray(new double[] {0, 0, 5}, new double[] {0, 0, -1});
    assertThat(hit.geom).isEqualTo(m.geom("shell").id());
    assertThat(hit.distance).isCloseTo(1.9, within(1e-12));
    m.body("ball").jacobian(jac, null);
    assertThat(jac[2 * nv + 2]).isEqualTo(1);
    assertThat(m.body("ball").mass()).isEqualTo(2);
    assertThat(m.keyframes()).isEmpty();
  }

  @Test
  void tendonsAndCamerasHaveHandles() {
    Mechanism hand = MechanismLibrary.mechanism("mech/tendon-hand");
    String tendon =
        hand.model().names.all(dev.dynamis.mechanics.constant.ObjType.TENDON).getFirst();
    assertThat(hand.tendon(tendon).length()).isEqualTo(hand.data().ten.length[0]);
    Recording r = Recorder.of(hand).columns("tendon:" + tendon).start().recording();
    assertThat(r.get(0, 0)).isEqualTo(hand.tendon(tendon).length());
  }
}
