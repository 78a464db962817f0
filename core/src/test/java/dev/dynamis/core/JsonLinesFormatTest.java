package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonLinesFormatTest {
  private static final String HEADER =
      "{\"recording\":1,\"columns\":[\"x\"],\"events\":{\"e\":[]}}";

  @TempDir Path folder;

  @Test
  void everyNumberComesBackWithTheSameBits() {
    Path file = folder.resolve("a.jsonl");
    Recordings.difficult().write(file);
    Recordings.assertSame(Recording.read(file), Recordings.difficult());
  }

  @Test
  void namesEventsAndModelComeBack() {
    Path file = folder.resolve("a.jsonl");
    Recordings.complete().write(file);
    Recordings.assertSame(Recording.read(file), Recordings.complete());
  }

  @Test
  void anEmptyRecordingKeepsItsColumns() {
    Path file = folder.resolve("a.jsonl");
    Recording r = new Recording(List.of("x", "y"));
    r.write(file);
    Recordings.assertSame(Recording.read(file), r);
  }

  @Test
  void writesOneObjectInEachLine() throws IOException {
    Recording r = new Recording(List.of("x"));
    r.add(0.5, Double.NaN);
    r.addEvent("hit", 0.75, 3);
    Path file = folder.resolve("a.jsonl");
    r.write(file);
    assertThat(Files.readString(file))
        .isEqualTo(
            """
            {"recording":1,"time":"time","columns":["x"],"events":{"hit":["value1"]}}
            {"time":0.5,"x":"NaN"}
            {"event":"hit","time":0.75,"sample":0.0,"value1":3.0}
            """);
  }

  @Test
  void keysMayComeInAnyOrder() throws IOException {
    Path file = folder.resolve("a.jsonl");
    Files.writeString(file, HEADER + "\n\n { \"\\u0078\" : -1e-2 , \"time\" : 3 } \r\n");
    Recording r = Recording.read(file);
    assertThat(r.time(0)).isEqualTo(3);
    assertThat(r.get(0, "x")).isEqualTo(-0.01);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "{\"time\":0,\"y\":1}           | 11 | no column \"y\"; use one of: x, time",
        "{\"time\":0}                   | 11 | the line has no key \"x\"",
        "{\"time\":0,\"x\":1,\"x\":2}   | 17 | the key \"x\" is there twice",
        "{\"time\":0,\"x\":\"one\"}     | 15 | expected a number, found \"\"one\"}\"",
        "{\"time\":0,\"x\":null}        | 15 | expected a number, found \"null}\"",
        "{\"time\":0,\"x\":1} 2         | 18 | expected the end of the line, found \"2\"",
        "{\"time\":0,\"x\":1            | 16 | expected '}', found the end of the line",
        "{\"time                        | 7  | the line ends inside a string",
        "{\"ti\\q                       | 7  | expected an escape after \\",
        "[0, 1]                         | 1  | expected '{', found \"[0, 1]\"",
        "{\"event\":\"f\",\"time\":0}   | 21 | the header has no event \"f\""
      })
  void namesThePlaceOfAProblem(String line, int column, String expected) throws IOException {
    Path file = folder.resolve("a.jsonl");
    Files.writeString(file, HEADER + "\n" + line + "\n");
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(file))
        .withMessageContaining(expected)
        .satisfies(
            e -> {
              assertThat(e.diagnostics().getFirst().line()).isEqualTo(2);
              assertThat(e.diagnostics().getFirst().column()).isEqualTo(column);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "''                                  | expected '{', found the end of the line",
        "{\"time\":\"t\"}                    | the header has no key \"recording\"",
        "{\"recording\":2,\"columns\":[]}    | recording format 2.0 is unknown, expected 1",
        "{\"recording\":1}                   | the header has no key \"columns\"",
        "{\"recording\":1,\"columns\":[\"a\",\"a\"]} | two columns are named \"a\"",
        "{\"recording\":1,\"colums\":[]}     | the header has an unknown key \"colums\"",
        "{\"recording\":1,\"columns\":[],\"model\":{\"hash\":\"zz\"}} | expected a hash"
      })
  void namesWhatIsWrongWithTheHeader(String header, String expected) throws IOException {
    Path file = folder.resolve("a.jsonl");
    Files.writeString(file, header + "\n");
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(file))
        .withMessageContaining(expected);
  }
}
