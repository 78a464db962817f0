package dev.dynamis.equations.internal.lang;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The constants of a class that has too many for its class file, whose table has 65,535 entries:
 * they are read from arrays that the kernels of a model share.
 */
final class ConstantTable {
  /** Names of the fields with the arrays. */
  static final String REALS = "k";

  static final String WHOLES = "m";

  /** So many constants stay in the class file, where they are read fastest. */
  private static final int FEW = 10_000;

  /** For code whose few constants are all in the class file. */
  static final ConstantTable NONE = new ConstantTable();

  private final Map<Long, Integer> reals = new LinkedHashMap<>();
  private final Map<Long, Integer> wholes = new LinkedHashMap<>();

  private ConstantTable() {}

  static ConstantTable of(Program program) {
    ConstantTable table = new ConstantTable();
    for (Term t : Terms.reachable(terms(program))) {
      if (t.isConst() && t.type.isReal()) {
        table.reals.putIfAbsent(Double.doubleToRawLongBits(t.value), table.reals.size());
      } else if (t.isConst() && t.type == Term.Type.LONG) {
        table.wholes.putIfAbsent(t.index, table.wholes.size());
      }
    }
    if (table.reals.size() + table.wholes.size() <= FEW) {
      table.reals.clear();
      table.wholes.clear();
    }
    return table;
  }

  private static List<Term> terms(Program p) {
    List<Term> all = new ArrayList<>(p.rhs());
    all.addAll(p.inverse());
    all.addAll(p.aux());
    p.stop().ifPresent(all::add);
    p.jacobian().forEach(e -> all.add(e.value()));
    p.paramJacobian().forEach(e -> all.add(e.value()));
    p.pastDerivatives().byValue().forEach(e -> all.add(e.value()));
    p.pastDerivatives().ofDelays().forEach(e -> all.add(e.value()));
    p.pastDerivatives().ofHistory().forEach(e -> all.add(e.value()));
    p.auxJacobian().ifPresent(entries -> entries.forEach(e -> all.add(e.value())));
    all.addAll(p.delayTimes());
    all.addAll(p.past());
    for (Program.Event e : p.events()) {
      all.add(e.condition());
      e.value().ifPresent(all::add);
      e.actions().forEach(a -> all.add(a.value()));
      all.addAll(e.log());
    }
    return all;
  }

  /** Returns the place of a real constant in its array, or null if it is in the class file. */
  Integer real(double v) {
    return reals.get(Double.doubleToRawLongBits(v));
  }

  /** Returns the place of a whole constant in its array, or null if it is in the class file. */
  Integer whole(long v) {
    return wholes.get(v);
  }

  double[] reals() {
    return reals.keySet().stream().mapToDouble(Double::longBitsToDouble).toArray();
  }

  long[] wholes() {
    return wholes.keySet().stream().mapToLong(Long::longValue).toArray();
  }
}
