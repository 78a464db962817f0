package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Steps that another engine recorded. */
class TraceFileTest {
  private static final String TRACE =
      """
      {"version": "x", "args": {"n": [3], "set": ["option.timestep=0.1"]},
       "frames": [
         {"step": 4, "note": {"a": 1},
          "state": {"time": 0.5, "qpos": [1, -2.5, "NaN"], "eq_active": [true, false]},
          "result": {"qacc": [[1]], "qvel": [2]}},
         {"step": 5, "state": {"time": 0.6}, "result": {"qacc": 1}}]}
      """;

  @TempDir Path folder;

  private TraceFile read(String text) throws IOException {
    return TraceFile.read(Files.writeString(folder.resolve("a.json"), text));
  }

  @Test
  void statesEditsAndNamesOfResultsAreKept() throws IOException {
    TraceFile trace = read(TRACE);
    assertThat(trace.edits()).containsExactly("option.timestep=0.1");
    assertThat(trace.frames()).hasSize(2);
    TraceFile.Frame frame = trace.frames().getFirst();
    assertThat(frame.step()).isEqualTo(4);
    assertThat(frame.state().keySet()).containsExactly("time", "qpos", "eq_active");
    assertThat(frame.state().get("time")).containsExactly(0.5);
    assertThat(frame.state().get("qpos")).containsExactly(1, -2.5, Double.NaN);
    assertThat(frame.state().get("eq_active")).containsExactly(1, 0);
    assertThat(frame.results()).containsExactly("qacc", "qvel");
    assertThat(trace.frames().get(1).step()).isEqualTo(5);
  }

  @Test
  void packedFilesAreReadByTheirEnding() throws IOException {
    Path file = folder.resolve("a.json.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(TRACE.getBytes(StandardCharsets.UTF_8));
    }
    assertThat(TraceFile.read(file).frames()).hasSize(2);
  }

  @Test
  void longArraysAreRead() throws IOException {
    String numbers = "0,".repeat(99) + "7";
    TraceFile trace =
        read("{\"frames\":[{\"state\":{\"q\":[" + numbers + "]},\"result\":{\"a\":0}}]}");
    assertThat(trace.frames().getFirst().state().get("q")).hasSize(100).endsWith(7);
  }

  @Test
  void whatIsNoTraceIsNamed() {
    wrong("this is not a trace: there are no frames", "{}");
    wrong("this is not a trace: expected an object in line 1", "[]");
    wrong("expected an array of frames in line 2", "{\n\"frames\": 3}");
    wrong("step 7 has no state or no result", "{\"frames\":[{\"step\": 7}]}");
    wrong("expected a number in line 1", "{\"frames\":[{\"state\":{\"q\":[null]}}]}");
    wrong("a.json:2: ", "{\n\"frames\": [}");
  }

  private void wrong(String message, String text) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message)
        .hasMessageContaining("a.json");
  }
}
