package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.ModelRegistry;
import dev.dynamis.equations.Models;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models are found by name, and only where they may be. */
class ModelFinderTest {
  private static final String MODEL =
      "[model]\ntype='map'\nname='%s'\n[states]\nx=1\n[equations.rhs]\nx='x'\n";

  @TempDir Path dir;
  private Path first;
  private Path second;

  @BeforeEach
  void folders() throws IOException {
    first = Files.createDirectories(dir.resolve("first"));
    second = Files.createDirectories(dir.resolve("second"));
    write(dir.resolve("secret.toml"), "secret");
    write(first.resolve("both.toml"), "first");
    write(second.resolve("both.toml"), "second");
    write(second.resolve("only.toml"), "only");
    write(second.resolve("plain"), "plain");
    write(second.resolve("two"), "two");
    write(second.resolve("two.toml"), "two");
  }

  private static void write(Path f, String name) throws IOException {
    Files.writeString(f, MODEL.replace("%s", name));
  }

  private String name(String uri) {
    return new ModelRegistry().folder("lab", first).folder("lab", second).load(uri).name();
  }

  private String code(String uri) {
    ModelException e = catchThrowableOfType(ModelException.class, () -> name(uri));
    assertThat(e).as(uri).isNotNull();
    assertThat(e.diagnostics().get(0).source()).isNotEmpty();
    return e.diagnostics().stream().map(Diagnostic::code).findFirst().orElseThrow();
  }

  @Test
  void foldersAreSearchedInOrder() {
    assertThat(name("lab://both")).isEqualTo("first");
    assertThat(name("lab://only.toml")).isEqualTo("only");
    assertThat(name("lab://plain")).isEqualTo("plain");
    assertThat(name("builtin://ode/lorenz")).isEqualTo("Lorenz system");
    assertThat(name("builtin://ode/lorenz.toml")).isEqualTo("Lorenz system");
    assertThat(name(first.resolve("both").toString())).isEqualTo("first");
  }

  @Test
  void whatIsNotThereIsTold() {
    assertThat(code("lab://nothing")).isEqualTo("EQ004");
    assertThat(code("builtin://ode/lorentz")).isEqualTo("EQ004");
    assertThat(code("nothing.toml")).isEqualTo("EQ004");
    assertThat(code("lob://both")).isEqualTo("EQ005");
    assertThat(code("lab://two")).isEqualTo("EQ007");
    assertThat(code("lab://both#foo=1")).isEqualTo("EQ008");
    assertThat(code("lab://both#mod=m")).isEqualTo("EQ093");
    assertThat(code("\0")).isEqualTo("EQ004");
  }

  @Test
  void noPathLeadsOutOfItsFolder() throws IOException {
    assertThat(code("lab://../secret")).isEqualTo("EQ006");
    assertThat(code("lab://" + dir.resolve("secret.toml"))).isEqualTo("EQ006");
    Files.createSymbolicLink(first.resolve("link.toml"), dir.resolve("secret.toml"));
    assertThat(code("lab://link")).isEqualTo("EQ006");
    assertThat(code("builtin://../../../../../secret")).isEqualTo("EQ004");
  }

  @Test
  void usersMayShadowBuiltinModels() throws IOException {
    Files.createDirectories(dir.resolve("mine/ode"));
    write(dir.resolve("mine/ode/lorenz.toml"), "mine");
    ModelRegistry r = new ModelRegistry().folder("builtin", dir.resolve("mine"));
    assertThat(r.load("builtin://ode/lorenz").name()).isEqualTo("mine");
    assertThat(r.load("builtin://map/henon").name()).isEqualTo("Hénon map");
  }

  @Test
  void searchPathsAndSettingsGiveFoldersNames() {
    ModelRegistry r =
        new ModelRegistry().searchPath("A=" + first + "," + second + ":B=" + second, ':');
    assertThat(r.tags()).containsExactly("builtin", "A", "B");
    assertThat(r.load("A://only").name()).isEqualTo("only");
    assertThat(r.load("B://both").name()).isEqualTo("second");
    assertThat(new ModelRegistry().searchPath("A=C:\\m;B=D:\\n", ';').tags())
        .containsExactly("builtin", "A", "B");
    ModelRegistry s =
        new ModelRegistry()
            .settings(
                "config.toml",
                "[paths]\nS = ['" + first + "', '" + second + "']\nT = '" + second + "'\n");
    assertThat(s.load("S://only").name()).isEqualTo("only");
    assertThat(
            catchThrowableOfType(
                    ModelException.class, () -> new ModelRegistry().searchPath("oops", ':'))
                .getMessage())
        .contains("EQ008");
    assertThat(
            catchThrowableOfType(
                    ModelException.class,
                    () -> new ModelRegistry().settings("c", "[paths]\nS = 3\n"))
                .getMessage())
        .contains("EQ012");
  }

  @Test
  void inlineModelsMayBeIndented() {
    EquationModel m =
        Models.load(
            "inline:\n    [model]\n    type = 'map'\n    [states]\n    x = 1\n    [equations.rhs]\n    x = 'x'\n");
    assertThat(m.stateNames()).containsExactly("x");
    assertThat(Models.load("inline: [model]\ntype = 'map'\n[states]\nx = 1\n").stateNames())
        .containsExactly("x");
  }

  @Test
  void theFirstLineMayNameTheProgram() throws IOException {
    Path f = dir.resolve("line.toml");
    String model = MODEL.replace("%s", "n");
    for (String ok :
        new String[] {
          "#! dynlib\n", "#!dynlib: 0.4\n", "#! dynamis\n", "#! two words\n", "# note\n"
        }) {
      Files.writeString(f, ok + model);
      assertThat(Models.load(f.toString()).name()).isEqualTo("n");
    }
    Files.writeString(f, "#! otherlib: 2\n" + model);
    assertThat(code(f.toString())).isEqualTo("EQ002");
    assertThat(Models.load("inline:#! otherlib\n" + model).name()).isEqualTo("n");
  }

  @Test
  void whatIsNotTextIsTold() throws IOException {
    Path f = dir.resolve("binary.toml");
    Files.write(f, new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
    assertThat(code(f.toString())).isEqualTo("EQ009");
    Files.write(
        f, "[model]\ntype='map'\n[states]\nx=1 # naïve\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(code(f.toString())).isEqualTo("EQ009");
  }

  @Test
  void aFirstLineOfAnyLengthIsReadInLinearTime() throws IOException {
    Path f = dir.resolve("spaces.toml");
    for (String line : new String[] {"#! a%sx y", "#!%s", "#! a :%s", "#! a%s: b%sc d"}) {
      Files.writeString(
          f, line.replace("%s", " ".repeat(500_000)) + "\n" + MODEL.replace("%s", "n"));
      assertTimeoutPreemptively(
          Duration.ofSeconds(5), () -> assertThat(Models.load(f.toString()).name()).isEqualTo("n"));
    }
  }
}
