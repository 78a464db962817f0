package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.FieldKind;
import dev.dynamis.mechanics.layout.Layout;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Sizes, arrays and Java names of model and data against recorded lists of the C structures. */
class LayoutTest {
  /** Bytes of the C structure that hold a small number rather than a flag. */
  private static final Set<String> NUMBERS_IN_BYTES =
      Set.of("body_simple", "body_sameframe", "geom_sameframe", "site_sameframe");

  private final Model model = RandomModel.make(1);
  private final Data data = new Data(new Model(new Sizes()));

  @Test
  void modelHasTheSizesOfMujocoInItsOrder() throws IOException {
    List<String> expected = new ArrayList<>();
    for (String[] row : rows("mjmodel-3.5.0.txt", "size")) {
      expected.add(row[1]);
    }
    List<String> actual = new ArrayList<>();
    for (Size s : Size.values()) {
      actual.add(s.symbol());
    }
    assertThat(actual).isEqualTo(expected);
  }

  @Test
  @Tag("acceptance:004-89")
  void modelHasTheArraysOfMujocoWithTheirTypesAndShapes() throws IOException {
    List<String> expected = new ArrayList<>();
    for (String[] row : rows("mjmodel-3.5.0.txt", "array")) {
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
  @Tag("acceptance:004-1")
  @Tag("acceptance:004-85")
  void dataHasTheArraysOfMujocoWithTheirTypesAndShapes() throws IOException {
    List<String> expected = new ArrayList<>();
    for (String[] row : rows("mjdata-3.5.0.txt", "array")) {
      // pointers of native plugins have no meaning here
      if (!row[1].equals("plugin_data")) {
        expected.add(row[1] + " " + kind(row[1], row[2]) + " " + row[3] + " x " + row[4]);
      }
    }
    List<String> actual =
        data.fields().stream()
            .filter(f -> !f.isSetting() && f.shape().rows() != null)
            .filter(f -> f.name().indexOf('.') < 0)
            .map(f -> f.name() + " " + f.kind() + " " + f.shape())
            .toList();
    assertThat(actual).containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void dataHasTheNumbersOfMujocoButThoseOfItsMemory() throws IOException {
    List<String> expected = new ArrayList<>();
    for (String[] row : rows("mjdata-3.5.0.txt", "scalar")) {
      expected.add(row[1]);
    }
    expected.removeAll(
        List.of("narena", "nbuffer", "nplugin", "pstack", "pbase", "parena", "threadpool"));
    List<String> actual = data.fields().stream().filter(Field::isScalar).map(Field::name).toList();
    assertThat(actual).containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void everyFieldIsFoundAtItsJavaPath() throws ReflectiveOperationException {
    checkPaths(model);
    data.reserveContacts(3);
    data.reserveConstraints(5, 7);
    data.reserveProjection(2);
    checkPaths(data);
  }

  private static void checkPaths(Layout layout) throws ReflectiveOperationException {
    for (Field f : layout.fields()) {
      Object at = layout;
      for (String part : f.path().split("\\.")) {
        at = at.getClass().getField(part).get(at);
      }
      if (f.isScalar()) {
        Object value = at instanceof Boolean b ? Integer.valueOf(b ? 1 : 0) : at;
        assertThat(((Number) value).doubleValue()).as(f.path()).isEqualTo(f.value(0));
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

  private static FieldKind kind(String name, String type) {
    return switch (type) {
      case "mjtNum" -> FieldKind.REAL;
      case "float" -> FieldKind.SINGLE;
      case "int", "mjtSize" -> FieldKind.INT;
      case "char" -> FieldKind.BYTE;
      default ->
          name.equals("tex_data")
              ? FieldKind.BYTE
              : NUMBERS_IN_BYTES.contains(name) ? FieldKind.INT : FieldKind.FLAG;
    };
  }

  private static List<String[]> rows(String file, String kind) throws IOException {
    List<String[]> rows = new ArrayList<>();
    try (var in = LayoutTest.class.getResourceAsStream(file)) {
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
