package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mjcf.Mjcf;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Contacts as users of a mechanism see them: with names, forces, filters and own functions. */
class MechanismContactTest {
  private static final double WEIGHT = 2 * 9.81;

  /** A block of 2 kg on a floor that is tilted about y, so that friction must act. */
  private static final String BLOCK =
      """
      <mujoco model="slope">
        <worldbody>
          <geom name="floor" type="plane" size="5 5 1" euler="0 10 0"/>
          <body name="block" pos="0 0 0.1" euler="0 10 0">
            <freejoint name="free"/>
            <geom name="box" type="box" size="0.1 0.1 0.1" mass="2" condim="4"/>
          </body>
        </worldbody>
      </mujoco>
      """;

  private static Model compile(String text) {
    return Mjcf.compile(Mjcf.readText(text)).model();
  }

  private static Mechanism settled(Model m) {
    Mechanism mechanism = new Mechanism(m);
    while (mechanism.time() < 2) {
      mechanism.step();
    }
    return mechanism;
  }

  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void contactForcesOfABodyAtRestCarryItsWeight(int cone) {
    Model m = compile(BLOCK);
    m.opt.cone = cone;
    Mechanism mechanism = settled(m);
    double[] sum = new double[3];
    double normal = 0;
    for (Contact c : mechanism.contacts()) {
      assertThat(c.geom1()).isEqualTo("floor");
      assertThat(c.geom2()).isEqualTo("box");
      assertThat(c.body1()).isEqualTo("world");
      assertThat(c.body2()).isEqualTo("block");
      assertThat(c.active()).isTrue();
      assertThat(c.distance()).isBetween(-1e-3, 0.0);
      assertThat(c.normal()[2]).isCloseTo(Math.cos(Math.toRadians(10)), within(1e-12));
      normal += c.normalForce();
      for (int k = 0; k < 3; k++) {
        sum[k] += c.force()[k];
      }
    }
    assertThat(mechanism.contacts()).hasSize(4);
    assertThat(sum[0]).isCloseTo(0, within(1e-3));
    assertThat(sum[1]).isCloseTo(0, within(1e-3));
    assertThat(sum[2]).isCloseTo(WEIGHT, within(1e-3));
    assertThat(normal).isCloseTo(WEIGHT * Math.cos(Math.toRadians(10)), within(1e-3));
    double[] onBody = mechanism.body("block").contactForce(new double[6]);
    double[] onWorld = mechanism.body("world").contactForce(new double[6]);
    for (int k = 0; k < 3; k++) {
      assertThat(onBody[k]).isCloseTo(sum[k], within(1e-12));
      assertThat(onWorld[k]).isCloseTo(-sum[k], within(1e-12));
      assertThat(onBody[3 + k]).isCloseTo(0, within(1e-3));
    }
  }

  /**
   * At rest the acceleration is zero: {@code d k r = (1 - d) g}, with {@code k} and {@code d} of
   * the default parameters, whatever the mass.
   */
  @ParameterizedTest
  @ValueSource(doubles = {0.1, 10})
  void aBallRestsAtTheDepthThatTheFormulaSays(double mass) {
    String text =
        """
        <mujoco>
          <worldbody>
            <geom type="plane" size="1 1 1"/>
            <body pos="0 0 0.1"><freejoint/><geom size="0.1" mass="MASS"/></body>
          </worldbody>
        </mujoco>
        """;
    Mechanism mechanism = settled(compile(text.replace("MASS", Double.toString(mass))));
    double depth = 0;
    for (int i = 0; i < 100; i++) {
      double x = depth / 0.001;
      double d = 0.9 + 0.05 * (x < 0.5 ? 2 * x * x : 1 - 2 * (1 - x) * (1 - x));
      double k = d / (0.95 * 0.02 * 0.95 * 0.02);
      depth = (1 - d) * 9.81 / (d * k);
    }
    assertThat(depth).isCloseTo(3.67e-4, within(1e-6));
    Contact contact = mechanism.contacts().getFirst();
    assertThat(-contact.distance()).isCloseTo(depth, within(1e-9));
    assertThat(contact.normalForce()).isCloseTo(9.81 * mass, within(1e-6 * mass));
  }

  @Test
  void theBallsOfTheDocumentationBounceAsItSays() {
    Mechanism balls = Mjcf.mechanism(Path.of("..", "docs", "examples", "bouncing-balls.xml"));
    double[] top = new double[3];
    String[] names = {"usual", "lively", "elastic"};
    while (balls.time() < 1.2) {
      balls.step();
      for (int i = 0; i < 3 && balls.time() > 0.5; i++) {
        top[i] = Math.max(top[i], balls.joint(names[i]).position());
      }
    }
    assertThat(top[0]).isCloseTo(0.1, within(1e-3));
    assertThat(top[1]).isCloseTo(0.8, within(0.01));
    assertThat(top[2]).isCloseTo(1, within(0.002));
  }

  @Test
  void aContactReadsAsASentence() {
    Mechanism mechanism = settled(compile(BLOCK));
    assertThat(mechanism.contacts().getFirst().toString())
        .startsWith("floor (world) - box (block): distance -")
        .matches(".*, normal force \\d\\.\\d+ N, friction 0\\.\\d+ N");
  }

  @Test
  void aContactWithinTheGapIsListedButDoesNotAct() {
    String text = BLOCK.replace("name=\"box\"", "name=\"box\" margin=\"0.02\" gap=\"0.02\"");
    Mechanism mechanism = new Mechanism(compile(text.replace("pos=\"0 0 0.1\"", "pos='0 0 0.11'")));
    assertThat(mechanism.contacts()).hasSize(4).allMatch(c -> !c.active() && c.normalForce() == 0);
    assertThat(mechanism.contacts().getFirst().toString()).endsWith("not active");
    assertThat(mechanism.body("block").touches(mechanism.body("world"))).isFalse();
  }

  @Test
  void bodiesKnowWhomTheyTouch() {
    Mechanism mechanism = settled(compile(BLOCK));
    assertThat(mechanism.body("block").touches(mechanism.body("world"))).isTrue();
    assertThat(mechanism.body("world").touches(mechanism.body("block"))).isTrue();
    mechanism.joint("free").setPositions(0, 0, 3, 1, 0, 0, 0);
    assertThat(mechanism.body("block").touches(mechanism.body("world"))).isFalse();
  }

  @Test
  void aCursorReadsWhatTheRecordsSay() {
    Mechanism mechanism = settled(compile(BLOCK));
    ContactCursor cursor = mechanism.contactCursor();
    for (Contact c : mechanism.contacts()) {
      assertThat(cursor.next()).isTrue();
      assertThat(cursor.index()).isEqualTo(c.index());
      assertThat(cursor.distance()).isEqualTo(c.distance());
      assertThat(cursor.position(new double[3])).containsExactly(c.position());
      assertThat(cursor.frameForce(new double[6])).containsExactly(c.frameForce());
      double[] force = new double[6];
      Physics.contactForce(mechanism.model(), mechanism.data(), c.index(), force);
      assertThat(force).containsExactly(c.frameForce());
    }
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.next()).isFalse();
    assertThatThrownBy(cursor::distance).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void readingContactsBetweenStepsAllocatesNothing() {
    Mechanism mechanism = settled(compile(BLOCK));
    ContactCursor cursor = mechanism.contactCursor();
    double[] force = new double[6];
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    var block = mechanism.body("block");
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 6; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 50; i++) {
        mechanism.step();
        for (cursor.restart(); cursor.next(); ) {
          cursor.force(force);
        }
        block.contactForce(force);
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
  }

  @Test
  void aFilterLetsBodiesPassThroughEachOther() {
    Model m = compile(BLOCK);
    m.callbacks.contactFilter = (model, data, g1, g2) -> true;
    Mechanism mechanism = settled(m);
    double fallen = 0.1 - mechanism.body("block").position(new double[3])[2];
    assertThat(fallen).isCloseTo(0.5 * 9.81 * 4, within(0.05));
  }

  @Test
  void aCollisionFunctionOfTheUserShapesTheFloor() {
    Model m =
        compile(
            """
            <mujoco>
              <worldbody>
                <geom name="floor" type="plane" size="5 5 1"/>
                <body name="ball" pos="0 0 1"><freejoint/><geom size="0.1" mass="1"/></body>
              </worldbody>
            </mujoco>
            """);
    // the floor is half a meter above the plane
    m.callbacks.setCollision(
        GeomType.PLANE,
        GeomType.SPHERE,
        (model, data, plane, ball, margin, found) -> {
          double x = data.geom.xpos[3 * ball];
          double y = data.geom.xpos[3 * ball + 1];
          double gap = data.geom.xpos[3 * ball + 2] - model.geom.size[3 * ball] - 0.5;
          if (gap <= margin) {
            found.add(gap, x, y, 0.5 + gap / 2, 0, 0, 1);
          }
        });
    // what is beyond the bounding sphere's distance from the plane is not asked about
    m.geom.rbound[1] = 1;
    Mechanism mechanism = settled(m);
    assertThat(mechanism.body("ball").position(new double[3])[2]).isCloseTo(0.6, within(2e-3));
    assertThat(mechanism.contacts()).hasSize(1);
    assertThat(mechanism.contacts().getFirst().position()[2]).isCloseTo(0.5, within(2e-3));
  }

  /** Without a floor, a contact that the program adds in each step carries the ball. */
  @Test
  void contactsThatAProgramAddsActInTheStep() {
    Model m =
        compile(
            """
            <mujoco>
              <worldbody>
                <geom name="mark" size="0.01" contype="0" conaffinity="0"/>
                <body name="ball" pos="0 0 0.1"><freejoint/><geom name="ball" size="0.1"/></body>
              </worldbody>
            </mujoco>
            """);
    int mark = m.names.geomId("mark");
    int ball = m.names.geomId("ball");
    Data d = new Data(m);
    double[] normal = {0, 0, 1};
    double[] position = new double[3];
    double[] force = new double[6];
    while (d.time < 2) {
      Physics.step1(m, d);
      double distance = d.geom.xpos[3 * ball + 2] - 0.1;
      position[2] = distance / 2;
      assertThat(Physics.addContact(m, d, mark, ball, distance, position, normal)).isTrue();
      Physics.makeConstraint(m, d);
      Physics.step2(m, d);
    }
    assertThat(d.ncon).isEqualTo(1);
    Physics.contactForce(m, d, 0, force);
    assertThat(force[0]).isCloseTo(9.81 * m.body.mass[1], within(1e-3));
    assertThat(d.geom.xpos[3 * ball + 2]).isCloseTo(0.1, within(2e-3));
  }

  @Test
  void aContactOfAWrongGeomIsRefusedWithItsNumber() {
    Model m = compile(BLOCK);
    Data d = new Data(m);
    double[] v = {0, 0, 1};
    assertThatThrownBy(() -> Physics.addContact(m, d, 0, 2, 0, v, v))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no geom 2, the model has 2, numbered from 0");
    assertThatThrownBy(() -> Physics.addContact(m, d, -1, 0, 0, v, v))
        .hasMessageContaining("there is no geom -1");
    assertThatThrownBy(() -> Physics.addContact(m, d, 1, 1, 0, v, v))
        .hasMessage("a contact of geom box with itself");
    assertThatThrownBy(() -> Physics.addContact(m, d, 0, 1, 0, v, new double[2]))
        .hasMessageContaining("found 3 and 2");
    assertThatThrownBy(() -> Physics.contactForce(m, d, 0, new double[6]))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> m.callbacks.setCollision(GeomType.BOX, 99, null))
        .hasMessageContaining("there is no geom type 99");
  }

  @Test
  void theSolverTellsHowWellItDid() {
    Mechanism mechanism = settled(compile(BLOCK));
    SolverReport report = mechanism.solver();
    assertThat(report.rows()).isEqualTo(24);
    assertThat(report.islands()).isEqualTo(1);
    assertThat(report.converged()).isTrue();
    assertThat(report.limit()).isEqualTo(100);
    assertThat(report.constraintError()).isLessThan(1e-6);
    assertThat(report.appliedError()).isLessThan(1e-6);

    mechanism.joint("free").setVelocities(1, 2, -3, 4, 5, 6);
    mechanism.model().opt.solver = Solver.CG;
    mechanism.model().opt.iterations = 1;
    report = mechanism.solver();
    assertThat(report.iterations()).isEqualTo(1);
    assertThat(report.converged()).isFalse();
    assertThat(report.appliedError()).isGreaterThan(1e-3);

    mechanism.joint("free").setPositions(0, 0, 3, 1, 0, 0, 0);
    assertThat(mechanism.solver()).isEqualTo(new SolverReport(0, 0, 0, 1, 0, 0, 0, 0));
  }
}
