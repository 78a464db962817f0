package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

/** Parts of a mechanism by name, with numbers in closed form. */
class HandlesTest {
  /** A ball of 2 kg in free fall, and a car of 3 kg with a motor of gear 2 on a rail. */
  private static final String TEXT =
      """
      <mujoco>
        <option timestep="0.01" gravity="0 0 -10"/>
        <worldbody>
          <geom name="floor" type="plane" size="5 5 1"/>
          <body name="ball" pos="0 0 3">
            <freejoint name="free"/>
            <geom name="shell" size="0.1" mass="2"/>
          </body>
          <body name="car" pos="2 0 1" gravcomp="1">
            <joint name="rail" type="slide" axis="1 0 0"/>
            <geom size="0.1" mass="3"/>
          </body>
        </worldbody>
        <actuator>
          <motor name="motor" joint="rail" gear="2"/>
        </actuator>
        <sensor>
          <framepos name="where" objtype="body" objname="ball"/>
        </sensor>
      </mujoco>
      """;

  private final Mechanism m = new Mechanism(Mjcf.compile(Mjcf.readText(TEXT)).model());

  @Test
  void anActuatorHasItsControlForceAndLength() {
    ActuatorHandle motor = m.actuator("motor");
    assertThat(motor.id()).isZero();
    motor.set(6);
    assertThat(motor.control()).isEqualTo(6);
    m.joint("rail").setPosition(0.25);
    m.refresh();
    assertThat(motor.force()).isEqualTo(6);
    // a length is the gear times the position
    assertThat(motor.length()).isEqualTo(0.5);
    m.step();
    // force 6 times gear 2 over 3 kg
    assertThat(m.joint("rail").velocity()).isCloseTo(4 * 0.01, within(1e-15));
  }

  @Test
  void aBodyHasItsFrameAndTakesForces() {
    BodyHandle ball = m.body("ball");
    assertThat(ball.id()).isEqualTo(1);
    JointHandle free = m.joint("free");
    assertThat(free.id()).isZero();
    double h = Math.sqrt(0.5);
    free.setPositions(1, 2, 3, h, 0, 0, h);
    free.setVelocities(4, 5, 6, 0, 0, 7);
    assertThat(free.positions(new double[7])).containsExactly(1, 2, 3, h, 0, 0, h);
    assertThat(free.velocities(new double[6])).containsExactly(4, 5, 6, 0, 0, 7);
    assertThat(ball.position(new double[3])).containsExactly(1, 2, 3);
    assertThat(ball.orientation(new double[4]))
        .containsExactly(new double[] {h, 0, 0, h}, within(1e-15));
    // rotation first; the axis of rotation is its own in both frames
    assertThat(ball.velocity(new double[6]))
        .containsExactly(new double[] {0, 0, 7, 4, 5, 6}, within(1e-14));
    // a force of twice the weight upward lifts as strongly as gravity pulled
    ball.setForce(0, 0, 40, 0, 0, 0);
    m.step();
    assertThat(free.velocities(new double[6])[2]).isCloseTo(6 + 10 * 0.01, within(1e-14));
  }

  @Test
  void aBodyHasItsCenterOfMassAndACameraItsFieldOfView() {
    Mechanism lamp =
        new Mechanism(
            Mjcf.compile(
                    Mjcf.readText(
                        """
                        <mujoco>
                          <worldbody>
                            <camera name="eye" fovy="37"/>
                            <body name="lamp" pos="1 2 3" euler="90 0 0">
                              <freejoint/>
                              <geom size="0.1" pos="0 0 0.5"/>
                            </body>
                          </worldbody>
                        </mujoco>
                        """))
                .model());
    // a quarter turn about x takes z to -y
    assertThat(lamp.body("lamp").centerOfMass(new double[3]))
        .containsExactly(new double[] {1, 1.5, 3}, within(1e-15));
    assertThat(lamp.camera("eye").fieldOfView()).isEqualTo(37);
  }

  /** An arm along x, a quarter turn about z later, at 2 rad/s. */
  @Test
  void sitesGeomsTendonsAndCamerasMoveWithTheirBody() {
    Mechanism arm =
        new Mechanism(
            Mjcf.compile(
                    Mjcf.readText(
                        """
                        <mujoco>
                          <worldbody>
                            <site name="other"/>
                            <body name="arm" pos="1 0 0">
                              <joint name="hinge" axis="0 0 1"/>
                              <geom name="rod" type="box" size=".1 .1 .1" pos=".5 0 0"/>
                              <site name="tip" pos="1 0 0"/>
                              <camera name="eye" pos="0 0 2"/>
                            </body>
                          </worldbody>
                          <tendon>
                            <fixed><joint joint="hinge" coef="1"/></fixed>
                            <fixed name="cord"><joint joint="hinge" coef="3"/></fixed>
                          </tendon>
                        </mujoco>
                        """))
                .model());
    arm.joint("hinge").setPosition(Math.PI / 2);
    arm.joint("hinge").setVelocity(2);
    double[] quarter = {0, -1, 0, 1, 0, 0, 0, 0, 1};
    double[] p = new double[3];
    double[] r = new double[3];

    SiteHandle tip = arm.site("tip");
    assertThat(tip.id()).isEqualTo(1);
    assertThat(tip.position(new double[3])).containsExactly(new double[] {1, 1, 0}, within(1e-15));
    assertThat(tip.rotation(new double[9])).containsExactly(quarter, within(1e-15));
    assertThat(tip.velocity(new double[6]))
        .containsExactly(new double[] {0, 0, 2, -2, 0, 0}, within(1e-15));
    tip.jacobian(p, r);
    assertThat(p).containsExactly(new double[] {-1, 0, 0}, within(1e-15));
    assertThat(r).containsExactly(0, 0, 1);

    GeomHandle rod = arm.geom("rod");
    assertThat(rod.position(new double[3])).containsExactly(new double[] {1, .5, 0}, within(1e-15));
    assertThat(rod.rotation(new double[9])).containsExactly(quarter, within(1e-15));
    rod.jacobian(p, r);
    assertThat(p).containsExactly(new double[] {-.5, 0, 0}, within(1e-15));
    assertThat(r).containsExactly(0, 0, 1);

    TendonHandle cord = arm.tendon("cord");
    assertThat(cord.id()).isEqualTo(1);
    assertThat(cord.length()).isEqualTo(3 * (Math.PI / 2));
    assertThat(cord.velocity()).isEqualTo(6);

    CameraHandle eye = arm.camera("eye");
    assertThat(eye.id()).isZero();
    assertThat(eye.position(new double[3])).containsExactly(new double[] {1, 0, 2}, within(1e-15));
    assertThat(eye.rotation(new double[9])).containsExactly(quarter, within(1e-15));
  }

  @Test
  void aSensorHasItsNumbers() {
    SensorHandle where = m.sensor("where");
    assertThat(where.size()).isEqualTo(3);
    assertThat(where.read()).containsExactly(0, 0, 3);
  }

  /** The ball pressed into the floor: one contact, along the vertical. */
  @Test
  void aCursorGoesFromContactToContact() {
    m.joint("free").setPositions(1, 2, 0.09, 1, 0, 0, 0);
    ContactCursor contact = m.contactCursor();
    assertThat(contact.restart()).isEqualTo(1);
    assertThat(contact.next()).isTrue();
    assertThat(contact.geom1()).isEqualTo(m.model().names.geomId("floor"));
    assertThat(contact.geom2()).isEqualTo(m.model().names.geomId("shell"));
    assertThat(contact.normal(new double[3]))
        .containsExactly(new double[] {0, 0, 1}, within(1e-15));
    assertThat(contact.distance()).isCloseTo(-0.01, within(1e-15));
    Contact read = contact.read();
    assertThat(read.torque()).containsExactly(0, 0, 0);
    // nothing slides, and a sphere above a plane has no torque
    assertThat(read.frictionForce()).isCloseTo(0, within(1e-9));
    assertThat(read.normalForce()).isPositive();
    assertThat(contact.next()).isFalse();
  }

  @Test
  void aReportOfTheSolverHasItsLastIteration() {
    m.joint("free").setPositions(1, 2, 0.09, 1, 0, 0, 0);
    SolverReport report = m.solver();
    assertThat(report.rows()).isEqualTo(4);
    assertThat(report.converged()).isTrue();
    assertThat(report.improvement()).isFinite();
    // the scaled gradient of a solver that is done is below the tolerance of the options
    assertThat(report.gradient()).isBetween(0.0, m.model().opt.tolerance);
  }
}
