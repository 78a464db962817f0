package dev.dynamis.mechanics;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.mechanics.constant.ObjType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Problems that checks of a model find, at most one for each field. */
final class CheckReport {
  final Model m;
  private final String source;
  private final Map<String, Diagnostic> problems = new LinkedHashMap<>();

  CheckReport(Model m, String source) {
    this.m = m;
    this.source = source;
  }

  boolean isEmpty() {
    return problems.isEmpty();
  }

  List<Diagnostic> problems() {
    return new ArrayList<>(problems.values());
  }

  void inRange(String field, int i, long value, long least, long limit) {
    if (value < least || value >= limit) {
      problem(field, i, value + " is outside " + least + " to " + (limit - 1));
    }
  }

  void range(String field, int i, long adr, long length, long limit) {
    if (adr < 0 || adr > limit - length) {
      problem(field, i, "the " + length + " from " + adr + " are outside 0 to " + (limit - 1));
    }
  }

  /** Checks the number of dimensions of a contact. */
  void contactDim(String field, int i, int dim) {
    if (dim != 1 && dim != 3 && dim != 4 && dim != 6) {
      problem(field, i, dim + " is not 1, 3, 4 or 6");
    }
  }

  /** Checks a number that follows from others. */
  void expect(String field, int i, long value, long expected) {
    if (value != expected) {
      problem(field, i, value + " does not fit the rest of the model, expected " + expected);
    }
  }

  /** Checks an array that follows from others. */
  void expect(String field, int[] values, int[] expected) {
    for (int i = 0; i < values.length; i++) {
      expect(field, i, values[i], expected[i]);
    }
  }

  /** Checks the id of an object that must be there. */
  void object(String field, int i, int type, int id) {
    inRange(field, i, id, 0, count(type));
  }

  /** Checks the id of an object that may be -1 for none. */
  void objectOrNone(String field, int i, int type, int id) {
    inRange(field, i, id, -1, count(type));
  }

  private int count(int type) {
    return switch (type) {
      case ObjType.UNKNOWN -> 0;
      case ObjType.DOF -> m.nv;
      default -> type < 0 || type >= ObjType.COUNT ? 0 : m.names.addresses(type).length;
    };
  }

  void problem(String field, int i, String what) {
    problems.computeIfAbsent(
        field,
        f ->
            Diagnostic.error(
                "MB002", source, 0, 0, f + "[" + i + "]", what, BinaryModel.COMPILE_AGAIN));
  }
}
