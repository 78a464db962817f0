package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordingHeaderTest {
  @Test
  void aHeaderComesBack() {
    RecordingLayout layout = Recordings.complete().layout();
    String text = RecordingHeader.write(layout);
    assertThat(text)
        .startsWith("{\"recording\":1,\"time\":\"t\",\"columns\":[\"knee/angle\"")
        .contains("\"hash\":\"fedcba9876543210\"");
    assertThat(RecordingHeader.read(new JsonText("a", 1, text))).isEqualTo(layout);
  }

  @Test
  void theUnitOfTheTimeComesBack() {
    SequencedMap<String, RecordingLayout.Note> notes = new LinkedHashMap<>();
    notes.put("time", new RecordingLayout.Note("s", ""));
    RecordingLayout layout =
        new RecordingLayout(
            "time",
            List.of("x"),
            Collections.emptyNavigableMap(),
            Optional.empty(),
            Collections.emptyNavigableMap(),
            notes);
    String text = RecordingHeader.write(layout);
    assertThat(text).contains("\"units\":{\"s\":[\"time\"]}");
    assertThat(RecordingHeader.read(new JsonText("a", 1, text))).isEqualTo(layout);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "{\"recording\":2,\"columns\":[]} | recording format 2.0 is unknown, expected 1",
        "{\"columns\":[]}                 | the header has no key \"recording\"",
        "{\"recording\":1}                | the header has no key \"columns\"",
        "{\"recording\":1,\"rows\":3}     | the header has an unknown key \"rows\"",
        "{\"recording\":1,\"columns\":[\"x\",\"x\"]} | two columns are named \"x\"",
        "{\"recording\":1,\"columns\":[],\"model\":{\"hash\":\"xyz\"}} | expected a hash"
      })
  void whatIsNoHeaderIsNamed(String text, String message) {
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> RecordingHeader.read(new JsonText("a.jsonl", 1, text)))
        .withMessageStartingWith("a.jsonl:1:")
        .withMessageContaining(message);
  }
}
