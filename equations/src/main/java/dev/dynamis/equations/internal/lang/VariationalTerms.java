package dev.dynamis.equations.internal.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The equations together with the variational equations of tangent vectors along them, {@code v' =
 * f_x v}, as terms of one larger system: the states come first, then one vector after the other.
 *
 * <p>A sum starts with 0 and goes through the columns of the Jacobian in order, as {@code
 * TangentRhs} does; entries that are always zero are left out, which changes no bit of a finite
 * sum.
 */
final class VariationalTerms {
  private final Program program;
  private int next;

  private VariationalTerms(Program program) {
    this.program = program;
    next = program.termCount();
  }

  /** Returns a term for each state and each component of so many vectors. */
  static List<Term> of(Program program, int vectors) {
    return new VariationalTerms(program).all(vectors);
  }

  private List<Term> all(int vectors) {
    int n = program.states();
    List<Term> all = new ArrayList<>(program.rhs());
    Map<Integer, Term> entries = new TreeMap<>();
    program.jacobian().forEach(e -> entries.put(e.index(), e.value()));
    for (int k = 1; k <= vectors; k++) {
      Term[] v = new Term[n];
      for (int j = 0; j < n; j++) {
        v[j] = term(Op.STATE, k * n + j, List.of());
      }
      for (int i = 0; i < n; i++) {
        Term sum = term(Op.CONST, 0, List.of());
        for (int j = 0; j < n; j++) {
          Term entry = entries.get(i * n + j);
          if (entry != null && !entry.is(0)) {
            sum = term(Op.ADD, 0, List.of(sum, term(Op.MUL, 0, List.of(entry, v[j]))));
          }
        }
        all.add(sum);
      }
    }
    return all;
  }

  private Term term(Op op, int index, List<Term> args) {
    int depth = 0;
    double size = 1;
    for (Term a : args) {
      depth = Math.max(depth, a.depth);
      size += a.size;
    }
    return new Term(next++, op, Term.Type.DOUBLE, null, 0, index, args, depth + 1, size, List.of());
  }
}
