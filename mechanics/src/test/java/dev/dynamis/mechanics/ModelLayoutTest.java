package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.Kind;
import dev.dynamis.mechanics.layout.Size;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Sizes, arrays and Java names of a model against the recorded list of the C structure. */
class ModelLayoutTest {
  /** Bytes of the C structure that hold a small number rather than a flag. */
  private static final Set<String> NUMBERS_IN_BYTES =
      Set.of("body_simple", "body_sameframe", "geom_sameframe", "site_sameframe");

  private final Model model = RandomModel.make(1);

  @Test
  void hasTheSizesOfTheReferenceInItsOrder() throws IOException {
    List<String> expected = new ArrayList<>();
    for (String[] row : rows("size")) {
      expected.add(row[1]);
    }
    List<String> actual = new ArrayList<>();
    for (Size s : Size.values()) {
      actual.add(s.symbol());
    }
    assertThat(actual).isEqualTo(expected);
  }

  @Test
  void hasTheArraysOfTheReferenceWithTheirTypesAndShapes() throws IOException {
    List<String> expected = new ArrayList<>();
    for (String[] row : rows("array")) {
      expected.add(row[1] + " " + kind(row[1], row[2]) + " " + row[3] + " x " + row[4]);
    }
    List<String> actual =
        model.fields().stream()
            .filter(f -> !f.isSetting())
            .map(f -> f.name() + " " + f.kind() + " " + f.shape())
            .toList();
    assertThat(actual).containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void everyFieldIsFoundAtItsJavaPath() throws ReflectiveOperationException {
    for (Field f : model.fields()) {
      Object at = model;
      for (String part : f.path().split("\\.")) {
        at = at.getClass().getField(part).get(at);
      }
      if (f.isScalar()) {
        assertThat(((Number) at).doubleValue()).as(f.path()).isEqualTo(f.value(0));
      } else {
        assertThat(at).as(f.path()).isSameAs(f.array());
      }
    }
  }

  @Test
  void everySizeIsAMember() throws ReflectiveOperationException {
    for (Size s : Size.values()) {
      Number value = (Number) Model.class.getField(s.symbol()).get(model);
      assertThat(value.longValue()).as(s.symbol()).isEqualTo(model.longSize(s));
    }
  }

  private static Kind kind(String name, String type) {
    return switch (type) {
      case "mjtNum" -> Kind.REAL;
      case "float" -> Kind.SINGLE;
      case "int", "mjtSize" -> Kind.INT;
      case "char" -> Kind.BYTE;
      default ->
          name.equals("tex_data")
              ? Kind.BYTE
              : NUMBERS_IN_BYTES.contains(name) ? Kind.INT : Kind.FLAG;
    };
  }

  private static List<String[]> rows(String kind) throws IOException {
    List<String[]> rows = new ArrayList<>();
    try (var in = ModelLayoutTest.class.getResourceAsStream("mjmodel-3.5.0.txt")) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
        String[] row = line.split("\t");
        if (row[0].equals(kind)) {
          rows.add(row);
        }
      }
    }
    assertThat(rows).isNotEmpty();
    return rows;
  }
}
