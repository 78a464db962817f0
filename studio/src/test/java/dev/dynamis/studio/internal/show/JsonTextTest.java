package dev.dynamis.studio.internal.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTextTest {
  @Test
  void objectsAndListsHaveTheirCommas() {
    JsonText t = new JsonText().open().put("a", 1).put("b", true).put("c", List.of("x", "y"));
    t.key("d").openList().open().put("e", (String) null).close().value("f").closeList();
    assertThat(t.raw("\"g\":0").close())
        .hasToString("{\"a\":1,\"b\":true,\"c\":[\"x\",\"y\"],\"d\":[{\"e\":null},\"f\"],\"g\":0}");
  }

  @Test
  void numbersKeepTheirDigitsAndThoseThatJsonLacksAreNull() {
    double[] x = {0.1, -0.0, 1e15, 3, Double.NaN, Double.NEGATIVE_INFINITY};
    assertThat(new JsonText().open().put("x", x, 0, 6).close())
        .hasToString("{\"x\":[0.1,0,1.0E15,3,null,null]}");
    assertThat(new JsonText().open().put("x", new float[] {0, 0.1f, 2}, 1, 2).close())
        .hasToString("{\"x\":[0.1,2]}");
  }

  @Test
  void namesOfStrangersCantEndAString() {
    String name = "a\"],\"b\\\n\u0000</script>";
    assertThat(new JsonText().open().put(name, name).close().toString())
        .doesNotContain("\"a\"]")
        .doesNotContain("\n")
        .doesNotContain("\u0000");
  }
}
