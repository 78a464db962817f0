package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.Layout;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The page "If you know MuJoCo" is made from the declared fields. After a change of fields, write
 * it anew with {@code mvn -pl mechanics test -Dtest=MujocoNamesPageTest -Dwrite.docs=true}.
 */
class MujocoNamesPageTest {
  private static final Path PAGE = Path.of("..", "docs", "reference", "mujoco-names.md");

  private static final String HEAD =
      """
      # If you know MuJoCo

      `Model` is `mjModel`, `Data` is `mjData`, and their members keep their names:

      - What stands before the first underscore is a group, the rest is in camelCase:
        `body_mass` is `model.body.mass`, `tendon_solref_lim` is `model.tendon.solrefLim`.
      - A name without an underscore stays: `qpos`, `cvel`, `time`.
      - Where the prefix is itself an array the whole name is in camelCase: `qpos_spring` is
        `qposSpring`, `act_dot` is `actDot`. So are `cfrc_int` and `cfrc_ext`, because `int` is a
        Java keyword.
      - `mjContact`, `mjWarningStat`, `mjTimerStat` and `mjSolverStat` are groups of arrays:
        `contact[i].pos[k]` is `data.contact.pos[3*i + k]`.
      - Names of objects are looked up in `model.names`.

      Arrays are row-major. `double[]` is `mjtNum`, `float[]` is `float`, `boolean[]` and some
      `int[]` are `mjtByte`, `byte[]` is text or pixels.
      """;

  @Test
  void thePageListsAllSizesAndFields() throws IOException {
    String page = page();
    if (Boolean.getBoolean("write.docs")) {
      Files.createDirectories(PAGE.getParent());
      Files.writeString(PAGE, page);
    }
    assertThat(PAGE).content().isEqualTo(page);
  }

  private static String page() {
    StringBuilder b = new StringBuilder(HEAD);
    Model model = new Model(new Sizes());
    b.append("\n## Sizes\n\nMembers of `Model`, by the same names:\n\n");
    for (Size s : Size.values()) {
      b.append(s.ordinal() == 0 ? "" : s.ordinal() % 10 == 0 ? ",\n" : ", ");
      b.append('`').append(s.symbol()).append('`');
    }
    b.append(".\n");
    table(b, "mjModel", "model", model);
    table(b, "mjData", "data", new Data(model));
    return b.toString();
  }

  private static void table(StringBuilder b, String struct, String member, Layout layout) {
    b.append("\n## ").append(struct).append("\n\n| C | Java | type | shape |\n|---|---|---|---|\n");
    for (Field f : layout.fields()) {
      b.append("| `").append(f.name()).append("` | `");
      b.append(member).append('.').append(f.path()).append("` | ");
      b.append(type(f)).append(" | ").append(shape(f)).append(" |\n");
    }
  }

  private static String type(Field f) {
    String element =
        switch (f.kind()) {
          case REAL -> "double";
          case SINGLE -> "float";
          case INT -> "int";
          case LONG -> "long";
          case FLAG -> "boolean";
          case BYTE -> "byte";
        };
    return f.isScalar() ? element : element + "[]";
  }

  private static String shape(Field f) {
    if (f.isScalar()) {
      return "";
    }
    String shape = f.isSetting() ? Integer.toString(f.length()) : f.shape().toString();
    return shape.endsWith(" x 1") ? shape.substring(0, shape.length() - 4) : shape;
  }
}
