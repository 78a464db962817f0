package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class StandardInputTest {
  private static StandardInput of(String text) {
    return new StandardInput(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void theTextTellsTheKindOfTheModelAndTheFileGoesAgain() throws IOException {
    Path made;
    try (StandardInput in = of("<mujoco/>")) {
      String[] args = in.replace(new String[] {"check", "-"});
      made = Path.of(args[1]);
      assertThat(made).hasFileName("stdin.xml").hasContent("<mujoco/>");
    }
    assertThat(Files.exists(made.getParent())).isFalse();
    try (StandardInput in = of("# x\n[model]\n")) {
      assertThat(in.replace(new String[] {"run", "-", "--t", "1"})[1]).endsWith("stdin.toml");
    }
    try (StandardInput in = of("<robot name='r'/>")) {
      assertThat(in.replace(new String[] {"info", "-"})[1]).endsWith("stdin.urdf");
    }
  }

  @Test
  void whatMeansTheStandardOutputStays() throws IOException {
    try (StandardInput in = of("<mujoco/>")) {
      String[] run = {"run", "a.xml", "--record", "-"};
      assertThat(in.replace(run)).containsExactly(run);
      String[] convert = {"convert", "a.xml", "-"};
      assertThat(in.replace(convert)).containsExactly(convert);
      // an option without a value says nothing about what follows it
      assertThat(in.replace(new String[] {"check", "--json", "-"})[2]).endsWith("stdin.xml");
    }
  }

  @Test
  void messagesNameTheStandardInput() {
    InputStream before = System.in;
    try {
      for (String[] args :
          new String[][] {{"check", "-"}, {"check", "--json", "-"}, {"info", "-"}, {"run", "-"}}) {
        System.setIn(
            new ByteArrayInputStream(
                "<mujoco>\n<option timestep='x'/></mujoco>".getBytes(StandardCharsets.UTF_8)));
        Terminal terminal = new Terminal();
        assertThat(terminal.run((Object[]) args)).isEqualTo(Dynamis.WRONG_MODEL);
        String said = terminal.out.toString() + terminal.err;
        assertThat(said).contains("MJ021").doesNotContain("stdin.xml");
        assertThat(said).containsAnyOf("-:2:9: [MJ021]", "\"source\":\"-\"");
      }
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void nothingIsNoModel() throws IOException {
    try (StandardInput in = of("  \n")) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> in.replace(new String[] {"check", "-"}))
          .withMessageContaining("is empty");
    }
  }

  @Test
  void convertWritesToTheStandardOutput() {
    Terminal terminal = new Terminal();
    assertThat(terminal.run("convert", "builtin://mech/pendulum", "-")).isZero();
    assertThat(terminal.out.toString()).startsWith("<mujoco").contains("</mujoco>");
  }
}
