package dev.dynamis.study;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.equations.model.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is wrong with a study, so that all of it is told at once. */
final class Problems {
  static final String NOT_TOML = "ST01";
  static final String UNKNOWN_KEY = "ST02";
  static final String WRONG_TYPE = "ST03";
  static final String MISSING = "ST04";
  static final String OUT_OF_RANGE = "ST05";
  static final String UNKNOWN_NAME = "ST06";
  static final String TOO_MANY = "ST07";
  static final String MODEL = "ST08";
  static final String METRIC = "ST09";

  private final List<Diagnostic> all = new ArrayList<>();

  void error(String code, Place at, String problem, String fix) {
    all.add(
        Diagnostic.error(code, at.source(), at.line(), at.column(), at.element(), problem, fix));
  }

  void throwIfAny() {
    if (!all.isEmpty()) {
      all.sort(Comparator.comparingInt(Diagnostic::line).thenComparingInt(Diagnostic::column));
      throw new ModelException(all);
    }
  }
}
