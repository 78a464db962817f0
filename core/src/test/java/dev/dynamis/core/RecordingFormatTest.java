package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class RecordingFormatTest {
  @Test
  void theEndOfTheNameChooses() {
    assertThat(RecordingFormat.of(Path.of("a.CSV"))).isInstanceOf(CsvFormat.class);
    assertThat(RecordingFormat.of(Path.of("a.b.jsonl"))).isInstanceOf(JsonLinesFormat.class);
    assertThat(RecordingFormat.of(Path.of("a.npz"))).isInstanceOf(NpzFormat.class);
    assertThat(RecordingFormat.of(Path.of("a.npy"))).isInstanceOf(NpyFormat.class);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RecordingFormat.of(Path.of("npz")))
        .withMessage("the name of npz doesn't end in .csv, .jsonl, .npz, .npy or .parquet");
  }

  @Test
  void numbersAreDecimalNaNOrInfinite() {
    assertThat(RecordingFormat.number("-1.5e-3")).isEqualTo(-0.0015);
    assertThat(RecordingFormat.number("+Inf")).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(RecordingFormat.number("nan")).isNaN();
    for (String text : new String[] {"", "1f", "0x1p3", "1 ", "one"}) {
      assertThatExceptionOfType(NumberFormatException.class)
          .isThrownBy(() -> RecordingFormat.number(text));
    }
  }

  @Test
  void quotedTextIsCutAndHasNoControlCharacters() {
    assertThat(RecordingFormat.quote("a\u001bb")).isEqualTo("\"a?b\"");
    assertThat(RecordingFormat.quote("x".repeat(100))).hasSize(45).endsWith("...\"");
  }
}
