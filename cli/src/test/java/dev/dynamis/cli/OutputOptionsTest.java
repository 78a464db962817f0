package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** What is found out before a long run, so that it is not lost after it. */
class OutputOptionsTest {
  private static OutputOptions options(String... args) {
    return CommandLine.populateCommand(new OutputOptions(), args);
  }

  @Test
  void withoutOptionsNothingIsWritten() {
    OutputOptions none = options();
    none.check();
    assertThat(none.toFile()).isFalse();
    assertThat(none.toStandardOutput()).isFalse();
    assertThat(none.json()).isFalse();
    assertThat(none.every()).isNull();
    assertThat(none.only()).isEmpty();
    assertThat(none.plot()).isNull();
    assertThat(none.phase()).isNull();
  }

  @Test
  void everyOptionIsUnderstood() {
    OutputOptions all =
        options(
            "--record",
            "A.CSV",
            "--every",
            "3",
            "--only",
            "x,y",
            "--plot",
            "a.svg",
            "--phase",
            "x,y",
            "--json");
    all.check();
    assertThat(all.toFile()).isTrue();
    assertThat(all.record()).isEqualTo(Path.of("A.CSV"));
    assertThat(all.every()).isEqualTo(3);
    assertThat(all.only()).containsExactly("x", "y");
    assertThat(all.axes()).containsExactly("x", "y");
    assertThat(all.json()).isTrue();
  }

  @Test
  void rowsOnTheStandardOutputAreCsvUnlessAskedOtherwise() {
    OutputOptions rows = options("--record", "-");
    rows.check();
    assertThat(rows.toStandardOutput()).isTrue();
    assertThat(rows.toFile()).isFalse();
    assertThat(rows.format()).isEqualTo("csv");
    OutputOptions lines = options("--record", "-", "--format", "jsonl");
    lines.check();
    assertThat(lines.format()).isEqualTo("jsonl");
  }

  @Test
  void whatIsWrongIsNamed() {
    wrong("--record a.txt: the name must end in one of .csv, .jsonl, .npz", "--record", "a.txt");
    wrong("--record no/a.csv: there is no folder", "--record", "no/a.csv");
    wrong("--plot a.jpg: the name must end in one of .png, .svg", "--plot", "a.jpg");
    wrong("--format needs --record -", "--record", "a.csv", "--format", "csv");
    wrong("--format is 'xml', expected csv or jsonl", "--record", "-", "--format", "xml");
    wrong("--phase needs --plot FILE", "--phase", "x,y");
    wrong("--phase is 'x', expected two names", "--plot", "a.png", "--phase", "x");
    wrong("--every is 0, expected 1 or more", "--every", "0");
  }

  private static void wrong(String message, String... args) {
    assertThatThrownBy(() -> options(args).check())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message.replace('/', java.io.File.separatorChar));
  }
}
