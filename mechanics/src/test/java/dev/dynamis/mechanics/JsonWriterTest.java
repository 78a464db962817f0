package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class JsonWriterTest {
  private final StringBuilder text = new StringBuilder();
  private final JsonWriter out = new JsonWriter(text);

  @Test
  void objectsAndArraysAreNestedByLines() throws IOException {
    out.begin();
    out.member("n", 2);
    out.beginArray("rows");
    out.elements(new int[] {1, 2, 3}, 2);
    out.begin().end();
    out.endArray();
    out.begin("empty").end();
    out.end();
    assertThat(text)
        .hasToString(
            """
            {
             "n": 2,
             "rows": [
              [1,2],
              {}
             ],
             "empty": {}
            }
            """);
  }

  @Test
  void realsAreReadBackAsTheyWere() throws IOException {
    double[] reals = {0.1, -0.0, 3, 1e300, Double.MIN_VALUE, Double.NaN, -1 / 0.0};
    out.begin();
    out.elements("x", reals, 0, reals.length);
    out.end();
    assertThat(text)
        .hasToString("{\n \"x\": [0.1,-0,3,1.0E300,4.9E-324,\"NaN\",\"-Infinity\"]\n}\n");
  }

  @Test
  void oneElementAloneIsANumber() throws IOException {
    out.begin();
    out.row("flag", new boolean[] {false, true}, 1, 1);
    out.row("byte", new byte[] {(byte) 200}, 0, 1);
    out.row("pair", new float[] {0, 0.5f, 2}, 1, 2);
    out.row("long", new long[] {1L << 40}, 0, 1);
    out.end();
    assertThat(text)
        .hasToString(
            "{\n \"flag\": 1,\n \"byte\": 200,\n \"pair\": [0.5,2],\n \"long\": 1099511627776\n}\n");
  }
}
