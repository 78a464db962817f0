package dev.dynamis.studio.internal.mechanism;

import dev.dynamis.core.Nearest;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.FieldKind;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Numbers of the model or the state that a page watches by their name, such as {@code qvel[3]}. */
final class WatchedField {
  private static final Pattern FORM = Pattern.compile("([\\w.]{1,60})(?:\\[(\\d{1,9})])?");
  private static final int MOST = 32;

  private final Field field;
  private final int index;

  private WatchedField(Field field, int index) {
    this.field = field;
    this.index = index;
  }

  /**
   * Finds a field.
   *
   * @throws IllegalArgumentException if there is none of that name, with the nearest one
   */
  static WatchedField of(Data d, String text) {
    Matcher form = FORM.matcher(text.strip());
    if (!form.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is not the name of a field, such as qvel or xpos[3]");
    }
    String name = form.group(1);
    Optional<Field> found = d.field(name).or(() -> d.model.field(name));
    if (found.isEmpty() || found.get().kind() == FieldKind.BYTE) {
      List<String> names =
          Stream.concat(d.fields().stream(), d.model.fields().stream()).map(Field::name).toList();
      throw new IllegalArgumentException(
          "there is no field '" + name + "'; " + Nearest.suggestion(name, names));
    }
    int index = form.group(2) == null ? -1 : Integer.parseInt(form.group(2));
    return new WatchedField(found.get(), index);
  }

  /** Writes how many numbers the field has, how many follow, and these. */
  void write(Bytes b) {
    int length = field.length();
    int from = Math.max(0, index);
    int n = index < 0 ? Math.min(length, MOST) : index < length ? 1 : 0;
    b.int32(length).int32(n);
    for (int i = from; i < from + n; i++) {
      b.float64(field.value(i));
    }
  }
}
