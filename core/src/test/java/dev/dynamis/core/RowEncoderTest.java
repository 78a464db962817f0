package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowEncoderTest {
  @Test
  void aRecordingIsItsHeaderItsRowsAndItsEvents() throws IOException {
    Recording r = new Recording(List.of("x"));
    r.add(0.5, 1.5);
    r.addEvent("hit", 0.75, 3);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new JsonLinesFormat().encoder(r.layout()).all(out, r);
    assertThat(out.toString(StandardCharsets.UTF_8).lines())
        .containsExactly(
            "{\"recording\":1,\"time\":\"time\",\"columns\":[\"x\"],\"events\":{\"hit\":[\"value1\"]}}",
            "{\"time\":0.5,\"x\":1.5}",
            "{\"event\":\"hit\",\"time\":0.75,\"sample\":0.0,\"value1\":3.0}");
  }

  @Test
  void whatTheStreamThrowsComesOut() {
    OutputStream full =
        new OutputStream() {
          private int left = 60;

          @Override
          public void write(int b) throws IOException {
            if (--left < 0) {
              throw new IOException("full");
            }
          }
        };
    Recording r = Recordings.difficult();
    assertThatIOException()
        .isThrownBy(() -> new CsvFormat().encoder(r.layout()).all(full, r))
        .withMessage("full");
  }
}
