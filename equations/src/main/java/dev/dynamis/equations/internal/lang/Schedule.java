package dev.dynamis.equations.internal.lang;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The order in which a function of a kernel computes its results: which terms are kept in variables
 * because they are used more than once, and where the code is cut so that no method grows beyond
 * what the virtual machine is willing to optimize.
 */
final class Schedule {
  /** Estimated bytes of code above which a part of an expression gets a variable of its own. */
  private static final int MAX_INLINE = 400;

  /** The same for code that is to become vector instructions; larger loops were seen not to. */
  private static final int MAX_LOOP = 160;

  /** Estimated bytes of code of one method; the limit of the virtual machine is 8,000. */
  private static final int MAX_METHOD = 5_000;

  /** Functions that processors compute for several numbers at once. */
  private static final Set<Fn> VECTORS = Set.of(Fn.ABS, Fn.SQRT, Fn.FLOOR, Fn.CEIL, Fn.ROUND);

  /** Something to do: compute a term into its variable, or write result {@code output}. */
  record Step(Term term, int output) {
    boolean isOutput() {
      return output >= 0;
    }
  }

  private final List<Term> outputs;
  private final boolean writesLast;
  private final boolean apart;
  private final Map<Term, Long> cost = new HashMap<>();
  private final Map<Term, Boolean> kept = new HashMap<>();
  private final Map<Long, List<Term>> bodies = new HashMap<>();
  private final List<List<Step>> chunks = new ArrayList<>();

  /**
   * Plans a function.
   *
   * @param outputs what it computes
   * @param whole whether the model is of whole numbers, whose operations may fail and so must not
   *     be done where they are not asked for
   * @param writesLast whether all results are to be computed before the first is written
   */
  Schedule(List<Term> outputs, boolean whole, boolean writesLast) {
    this(outputs, whole, writesLast, false);
  }

  /**
   * Plans a function.
   *
   * @param keepLoops whether every loop is a statement of its own, also where nobody may ask for it
   */
  Schedule(List<Term> outputs, boolean whole, boolean writesLast, boolean keepLoops) {
    this(outputs, whole, writesLast, keepLoops, false);
  }

  /**
   * Plans a function of real numbers for loops over many instances: each loop computes one number,
   * and what has no vector instruction is not in the loop of something else.
   */
  static Schedule inLoops(List<Term> outputs) {
    return new Schedule(outputs, false, false, false, true);
  }

  private Schedule(
      List<Term> outputs, boolean whole, boolean writesLast, boolean keepLoops, boolean apart) {
    this.outputs = outputs;
    this.writesLast = writesLast;
    this.apart = apart;
    int longest = apart ? MAX_LOOP : MAX_INLINE;
    List<Term> all = Terms.reachable(outputs);
    Set<Term> written = new HashSet<>(outputs);
    Set<Term> certain = whole ? certain() : Set.of();
    Map<Term, Integer> uses = new HashMap<>();
    for (Term t : all) {
      for (Term a : t.args) {
        // what does not change in a loop is computed before it
        boolean inLoop = !t.loops.isEmpty() && a.loops.isEmpty();
        uses.merge(a, inLoop ? 2 : 1, Integer::sum);
      }
    }
    outputs.forEach(o -> uses.merge(o, 1, Integer::sum));
    for (Term t : all) {
      long c = ownCost(t);
      for (Term a : t.args) {
        c += isKept(a) ? 4 : cost.get(a);
      }
      c = Math.min(c, Integer.MAX_VALUE);
      boolean mayKeep = !t.args.isEmpty() && (!whole || certain.contains(t));
      boolean keep =
          (isLoop(t) && (keepLoops || mayKeep))
              || (mayKeep && (uses.get(t) > 1 || c > longest || isAlone(t)));
      if (writesLast && written.contains(t) && !t.isConst()) {
        keep = true;
      }
      if (isPast(t) && uses.get(t) > 1) {
        keep = true;
      }
      cost.put(t, c);
      kept.put(t, keep);
      if (keep && !t.loops.isEmpty()) {
        bodies.computeIfAbsent((long) t.loops.getLast(), k -> new ArrayList<>()).add(t);
      }
    }
    cut(all);
  }

  /** Returns the terms that are computed whatever the conditions are. */
  private Set<Term> certain() {
    Set<Term> found = new HashSet<>(outputs);
    ArrayDeque<Term> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      Term t = open.removeLast();
      int n =
          switch (t.op) {
            case COND, AND, OR -> 1;
            case SUM, PROD, PROD_RATE -> 3;
            default -> t.args.size();
          };
      for (Term a : t.args.subList(0, n)) {
        if (found.add(a)) {
          open.add(a);
        }
      }
    }
    return found;
  }

  private void cut(List<Term> all) {
    Map<Term, List<Integer>> writes = new HashMap<>();
    for (int i = 0; i < outputs.size(); i++) {
      writes.computeIfAbsent(outputs.get(i), k -> new ArrayList<>()).add(i);
    }
    List<Step> chunk = new ArrayList<>();
    long size = 0;
    for (Term t : all) {
      List<Integer> out = writes.getOrDefault(t, List.of());
      boolean compute = isKept(t) && t.loops.isEmpty();
      long write = compute ? 12 : cost(t) + 8;
      long c = compute ? cost(t) + 8 : out.isEmpty() ? 0 : write;
      if (c > MAX_METHOD) {
        throw new Terms.BudgetException(
            isLoop(t)
                ? "the body of a sum or product is too large to compile"
                : "an equation of whole numbers is too large to compile");
      }
      if (c > 0 && size > 0 && (apart || size + c > MAX_METHOD)) {
        chunks.add(chunk);
        chunk = new ArrayList<>();
        size = 0;
      }
      if (compute) {
        size += c;
        chunk.add(new Step(t, -1));
      }
      for (int i : out) {
        // one number may be the result in very many places
        if (size > 0 && (apart || size + write > MAX_METHOD)) {
          chunks.add(chunk);
          chunk = new ArrayList<>();
          size = 0;
        }
        size += write;
        chunk.add(new Step(t, i));
      }
    }
    chunks.add(chunk);
  }

  /** Returns the methods into which the function is cut, each with its steps in order. */
  List<List<Step>> chunks() {
    return chunks;
  }

  /** Returns whether all results are computed before the first is written. */
  boolean writesLast() {
    return writesLast;
  }

  /** Returns the kept terms that a step reads. */
  Set<Term> uses(Step s) {
    Set<Term> found = new LinkedHashSet<>();
    if (s.isOutput() && isKept(s.term())) {
      found.add(s.term());
    } else {
      collectUses(s.term(), found);
    }
    return found;
  }

  private void collectUses(Term t, Set<Term> found) {
    for (Term a : t.args) {
      if (isKept(a) && a.loops.isEmpty()) {
        found.add(a);
      } else if (!isKept(a)) {
        collectUses(a, found);
      }
    }
    if (isLoop(t)) {
      body(t).forEach(inner -> collectUses(inner, found));
    }
  }

  /** Returns whether a term has a variable of its own. */
  boolean isKept(Term t) {
    return kept.get(t);
  }

  /** Returns the terms to compute into variables in each turn of a loop. */
  List<Term> body(Term loop) {
    return bodies.getOrDefault(loop.index, List.of());
  }

  /** Returns the estimated bytes of code of a term, its loop body included. */
  private long cost(Term t) {
    long c = cost.get(t);
    if (isLoop(t)) {
      for (Term inner : body(t)) {
        c += cost(inner) + 4;
      }
    }
    return c;
  }

  /** Returns whether a real number is to be computed apart from those that have instructions. */
  boolean isAlone(Term t) {
    if (!apart || !t.type.isReal()) {
      return false;
    }
    return switch (t.op) {
      case CALL -> !VECTORS.contains(t.fn);
      case POW, MOD, FLOORDIV, COND -> true;
      default -> false;
    };
  }

  static boolean isLoop(Term t) {
    return t.op == Op.SUM || t.op == Op.PROD || t.op == Op.PROD_RATE;
  }

  private static boolean isPast(Term t) {
    return t.op == Op.LAG || t.op == Op.FRACTIONAL_LAG;
  }

  private static int ownCost(Term t) {
    return switch (t.op) {
      case CONST, TIME, LOOP -> 4;
      case STATE, PARAM, INITIAL, ARGUMENT -> t.index < 1 << 15 ? 8 : 12;
      case LAG, FRACTIONAL_LAG -> t.index < 1 << 15 ? 15 : 19;
      case DELAY -> t.index < 1 << 15 ? 18 : 22;
      case COND -> 10;
      case LT, LE, GT, GE, EQ, NE, TO_DOUBLE, TO_LONG -> 14;
      case AND, OR, NOT -> 10;
      case SUM, PROD, PROD_RATE -> 100;
      case STORE -> 12;
      default -> 4;
    };
  }
}
