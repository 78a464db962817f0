package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.StepComparison.Group;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tables of steps tell models that agree with MuJoCo from models that don't. */
class StepLedgerTest {
  private static final Path SMOOTH = Path.of("src/test/resources/smooth");
  private static final Path TRACE = SMOOTH.resolve("joints.euler.trace.json.gz");

  @TempDir Path folder;

  private static Map<String, Object> trace() throws IOException {
    try (var in = Files.newInputStream(TRACE)) {
      return Reference.read(in);
    }
  }

  private static Model model() {
    return Mjcf.load(SMOOTH.resolve("joints.xml")).model();
  }

  @Test
  void aModelThatAgreesPassesInAllGroups() throws IOException {
    StepComparison c = StepComparison.of(model(), trace());
    assertThat(c.passed()).isTrue();
    assertThat(c.isExact()).isTrue();
    for (Group g : Group.values()) {
      assertThat(c.worst(g)).as("%s", g).isZero();
    }
  }

  @Test
  void aHeavierBodyIsSeenInInertiaAccelerationAndState() throws IOException {
    Model m = model();
    m.body.mass[1] *= 1 + 1e-6;
    StepComparison c = StepComparison.of(m, trace());
    assertThat(c.passed()).isFalse();
    assertThat(c.isExact()).isFalse();
    assertThat(c.passed(Group.POSITION)).isFalse();
    assertThat(c.passed(Group.ACCELERATION)).isFalse();
    assertThat(c.passed(Group.STATE)).isFalse();
    assertThat(c.passed(Group.CONTACTS)).isTrue();
    assertThat(c.where(Group.ACCELERATION)).startsWith("qacc ").contains("step ");
  }

  @Test
  void oneWrongNumberOfMujocoIsSeen() throws IOException {
    Map<String, Object> trace = trace();
    double[] qvel = (double[]) Replay.part(Replay.frames(trace).get(1), "result").get("qvel");
    qvel[0] += 1e-8;
    StepComparison c = StepComparison.of(model(), trace);
    assertThat(c.passed(Group.STATE)).isFalse();
    assertThat(c.passed(Group.ACCELERATION)).isTrue();
  }

  @Test
  void theLeastDifferenceIsWithinToleranceButNotExact() throws IOException {
    Map<String, Object> trace = trace();
    double[] qvel = (double[]) Replay.part(Replay.frames(trace).get(1), "result").get("qvel");
    qvel[0] = Math.nextUp(qvel[0]);
    StepComparison c = StepComparison.of(model(), trace);
    assertThat(c.passed()).isTrue();
    assertThat(c.isExact()).isFalse();
  }

  @Test
  void thePageGetsARowForEveryTraceAlsoWhereTheModelIsWrong() throws IOException {
    Path models = Files.createDirectories(folder.resolve("models/a"));
    Files.copy(SMOOTH.resolve("joints.xml"), models.resolve("joints.xml"));
    Files.writeString(
        models.resolve("bad.xml"), "<mujoco><worldbody><nobody/></worldbody></mujoco>");
    for (String kind : new String[] {"full", "smooth"}) {
      Path traces = Files.createDirectories(folder.resolve("traces/" + kind + "/a"));
      Files.copy(TRACE, traces.resolve("joints.xml.json.gz"));
      Files.copy(TRACE, traces.resolve("bad.xml.json.gz"));
    }
    Path page = folder.resolve("page.md");
    Files.writeString(
        page,
        "before\n<!-- tables of steps: generated, do not edit -->\nstale\n"
            + "<!-- end of the tables of steps -->\nafter\n");
    String[] args = {
      folder.resolve("models").toString(), folder.resolve("traces").toString(), page.toString()
    };
    StepLedger.main(args);
    String text = Files.readString(page);
    assertThat(text)
        .startsWith("before\n")
        .endsWith("<!-- end of the tables of steps -->\nafter\n")
        .contains("1 of 2 models pass")
        .contains("Of the 1 that were stepped, 1 agree to the last bit in every group.")
        .contains("| a/joints.xml | passes |")
        .contains("| a/bad.xml | **fails**, refused: ")
        .doesNotContain("stale");
    StepLedger.main(args);
    assertThat(Files.readString(page)).isEqualTo(text);
  }
}
