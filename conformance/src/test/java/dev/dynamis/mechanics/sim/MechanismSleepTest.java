package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Snapshot;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sleep as users of a mechanism see it. */
class MechanismSleepTest {
  /** Two boxes that lie on each other, a ball that falls on them, and one box apart. */
  private static final String BOXES =
      """
      <mujoco model="boxes">
        <option><flag sleep="enable"/></option>
        <worldbody>
          <geom type="plane" size="5 5 1"/>
          <body name="lower" pos="0 0 0.1"><freejoint/><geom type="box" size="0.1 0.1 0.1"/></body>
          <body name="upper" pos="0 0 0.3"><freejoint/><geom type="box" size="0.1 0.1 0.1"/></body>
          <body name="apart" pos="2 0 0.1" sleep="init">
            <freejoint/><geom type="box" size="0.1 0.1 0.1"/>
          </body>
          <body name="ball" pos="0.02 0 9"><freejoint name="ball"/><geom size="0.1"/></body>
        </worldbody>
      </mujoco>
      """;

  private static Mechanism boxes() {
    return new Mechanism(Mjcf.compile(Mjcf.readText(BOXES)).model());
  }

  private static void run(Mechanism mechanism, double time) {
    while (mechanism.time() < time) {
      mechanism.step();
    }
  }

  @Test
  void bodiesTellWhetherTheySleep() {
    Mechanism mechanism = boxes();
    assertThat(mechanism.body("apart").isAsleep()).isTrue();
    assertThat(mechanism.body("upper").isAsleep()).isFalse();
    assertThat(mechanism.body("world").isAsleep()).isFalse();
    run(mechanism, 1.2);
    assertThat(mechanism.body("lower").isAsleep()).isTrue();
    assertThat(mechanism.body("upper").isAsleep()).isTrue();
    assertThat(mechanism.body("ball").isAsleep()).isFalse();
    run(mechanism, 1.5);
    assertThat(mechanism.body("upper").isAsleep()).isFalse();
    assertThat(mechanism.body("apart").isAsleep()).isTrue();
  }

  @Test
  void wakingABodyWakesAllThatFellAsleepWithIt() {
    Mechanism mechanism = boxes();
    run(mechanism, 1.2);
    BodyHandle lower = mechanism.body("lower");
    lower.wake();
    assertThat(lower.isAsleep()).isFalse();
    assertThat(mechanism.body("upper").isAsleep()).isFalse();
    assertThat(mechanism.body("apart").isAsleep()).isTrue();
    mechanism.step();
    assertThat(lower.isAsleep()).isFalse();
    assertThat(mechanism.body("upper").contactForce(new double[6])[2]).isGreaterThan(1);
  }

  /** As in MuJoCo, which looks for no contacts between what sleeps and what is static. */
  @Test
  void aMocapBodyThatIsMovedIntoASleeperDoesNotWakeIt() {
    String hand = "<body name='hand' mocap='true' pos='0 0 2'><geom size='0.1'/></body>";
    String text = BOXES.replace("</worldbody>", hand + "</worldbody>");
    Mechanism mechanism = new Mechanism(Mjcf.compile(Mjcf.readText(text)).model());
    run(mechanism, 1.2);
    assertThat(mechanism.body("upper").isAsleep()).isTrue();
    mechanism.data().mocap.pos[2] = 0.45;
    mechanism.invalidate();
    mechanism.step();
    assertThat(mechanism.body("upper").isAsleep()).isTrue();
    assertThat(mechanism.body("upper").contactForce(new double[6])).containsOnly(0);
    mechanism.body("upper").wake();
    mechanism.step();
    assertThat(mechanism.body("upper").contactForce(new double[6])[2]).isNotZero();
  }

  @Test
  void aBodyThatStartsAsleepCanBeWokenBeforeTheFirstStep() {
    Mechanism mechanism = boxes();
    mechanism.body("apart").wake();
    mechanism.step();
    assertThat(mechanism.body("apart").isAsleep()).isFalse();
    mechanism.body("world").wake();
  }

  @Test
  void withoutTheFlagNothingSleeps() {
    Model m = Mjcf.compile(Mjcf.readText(BOXES.replace("enable", "disable"))).model();
    Mechanism mechanism = new Mechanism(m);
    run(mechanism, 1.2);
    assertThat(mechanism.body("upper").isAsleep()).isFalse();
    assertThat(mechanism.stateNames()).noneMatch(n -> n.startsWith("asleep"));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.01, 0.1, 1.2, 1.4})
  void aRestoredStateSleepsAndWakesWithTheSameBits(double time) {
    Mechanism mechanism = boxes();
    run(mechanism, time);
    double[] state = mechanism.save();
    run(mechanism, 2);
    double[] end = mechanism.save();
    mechanism.restore(state);
    assertThat(mechanism.save()).containsExactly(state);
    run(mechanism, 2);
    assertThat(mechanism.save()).containsExactly(end);
    assertThat(mechanism.stateNames()).contains("asleep.lower", "asleep.ball");
  }

  @Test
  void readingBetweenStepsDoesNotChangeWhoSleeps() {
    Mechanism quiet = boxes();
    Mechanism read = boxes();
    while (quiet.time() < 2) {
      quiet.step();
      read.step();
      read.refresh();
    }
    assertThat(read.save()).containsExactly(quiet.save());
  }

  @Test
  void aSnapshotPutsOthersToSleep(@TempDir Path folder) {
    Mechanism mechanism = boxes();
    run(mechanism, 1.2);
    Path file = folder.resolve("boxes.snapshot");
    Snapshot.of(mechanism).write(file);
    Mechanism other = boxes();
    Snapshot.read(file).restore(other);
    assertThat(other.body("upper").isAsleep()).isTrue();
    run(mechanism, 2);
    run(other, 2);
    assertThat(other.save()).containsExactly(mechanism.save());
  }
}
