package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.SimulationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Another engine's time, asked from a program. */
class ReferenceCommandTest {
  @TempDir Path folder;

  /** A command of the JDK that runs a program of one line. */
  private ReferenceCommand program(String line) throws IOException {
    Path source = folder.resolve("Other.java");
    Files.writeString(
        source, "class Other { public static void main(String[] a) { " + line + " } }");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return new ReferenceCommand(java + " -XX:TieredStopAtLevel=1 " + source + " {model} {n}");
  }

  @Test
  void theTimeOfTheStepsGivesTheirRate() throws IOException {
    // 250 steps in 125 ms
    ReferenceCommand command =
        program("System.out.println(\"{\\\"wall_ms\\\": \" + Integer.parseInt(a[1]) / 2.0);");
    assertThat(command.stepsPerSecond("a.xml", 250)).isEqualTo(2000);
  }

  @Test
  void whatAFailedProgramPrintedIsShown() throws IOException {
    ReferenceCommand command =
        program("System.err.println(\"no luck with \" + a[0]); System.exit(3);");
    assertThatThrownBy(() -> command.stepsPerSecond("a.xml", 1))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("for a.xml ended with code 3")
        .hasMessageContaining("no luck with " + Path.of("a.xml").toAbsolutePath());
  }

  @Test
  void aCommandWithoutAModelIsRefused() {
    assertThatThrownBy(() -> new ReferenceCommand("echo 1"))
        .hasMessage("--reference 'echo 1' has no {model} to put the file's name in");
  }

  @Test
  void aProgramThatIsNotThereIsNamed() {
    assertThatThrownBy(
            () ->
                new ReferenceCommand("no-such-program {model}")
                    .stepsPerSecond(folder.toString(), 1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no-such-program");
  }
}
