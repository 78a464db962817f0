package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Recording;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs of couplings, from the command line. */
class CouplingRunTest {
  @TempDir Path folder;
  private Path file;
  private final Terminal terminal = new Terminal();

  @BeforeEach
  void write() throws Exception {
    file = CouplingFilesTest.spring(folder);
  }

  @Test
  void positionsStatesAndOutputsAreRecorded() {
    Path record = folder.resolve("run.csv");
    Path plot = folder.resolve("run.png");
    assertThat(terminal.run("run", file, "--time", 1, "--record", record, "--plot", plot)).isZero();
    Recording r = Recording.read(record);
    assertThat(r.columns())
        .contains("slide", "v.slide", "spring.sum", "place", "spring.joint:slide");
    assertThat(r.rows()).isEqualTo(1001);
    // 1 kg on 4 N/m, let go at 1 m: cos 2t
    assertThat(r.get(1000, "slide")).isCloseTo(StrictMath.cos(2), within(1e-9));
    assertThat(plot).isNotEmptyFile();
    assertThat(terminal.out.toString())
        .contains("t = 1 s after 1000 steps")
        .contains("spring: continuous, with the mechanism (RK4)")
        .contains("recorded 1001 rows");
  }

  @Test
  void aRunThatIsGoneOnWithHasTheSameNumbers() {
    Path saved = folder.resolve("saved.snapshot");
    Path whole = folder.resolve("whole.csv");
    Path parts = folder.resolve("parts.csv");
    assertThat(terminal.run("run", file, "--steps", 500, "--record", whole)).isZero();
    Object[] first = {
      "run", file, "--steps", 230, "--record", parts, "--autosave", saved, "--autosave-every", 230
    };
    assertThat(terminal.run(first)).isZero();
    Object[] rest = {"run", file, "--steps", 500, "--record", parts, "--resume", saved};
    assertThat(terminal.run(rest)).isZero();
    assertThat(parts).hasSameTextualContentAs(whole);
  }

  @Test
  void anEventThatEndsTheRunIsNoFailure() {
    assertThat(terminal.run("run", file, "--time", 10, "--set", "spring.end=0.5", "--json"))
        .isZero();
    assertThat(terminal.out.toString())
        .contains("\"status\":\"stopped\"")
        .contains("\"cause\":\"event spring.over\"");
  }

  @Test
  void optionsOfOtherSystemsAreRefused() {
    assertThat(terminal.run("run", file, "--stepper", "rk4")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("--stepper has no meaning here");
    terminal.clear();
    assertThat(terminal.run("run", file, "--key", "x")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("is a coupling");
  }

  @Test
  void otherCommandsTakeCouplingsToo() throws Exception {
    assertThat(terminal.run("info", file)).isZero();
    assertThat(terminal.out.toString())
        .contains("position:slide -> spring.x")
        .contains("1 degree of freedom");
    terminal.clear();
    assertThat(terminal.run("check", file)).isZero();
    terminal.clear();
    assertThat(terminal.run("linearize", file, "--json", "--set", "spring.end=1e9")).isZero();
    // the frequency of the spring, 2 rad/s
    assertThat(terminal.out.toString()).contains("\"v.slide\"");
    terminal.clear();
    Path picture = folder.resolve("p.png");
    assertThat(terminal.run("render", file, "-o", picture, "--size", "64x48", "--time", "0.1"))
        .isZero();
    assertThat(picture).isNotEmptyFile();
    Files.writeString(file, Files.readString(file).replace("position:", "positions:"));
    terminal.clear();
    assertThat(terminal.run("check", file)).isEqualTo(1);
    assertThat(terminal.out.toString()).contains("spring.couple.toml:4:17: [CP010]");
  }
}
