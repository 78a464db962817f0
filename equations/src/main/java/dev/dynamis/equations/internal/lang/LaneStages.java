package dev.dynamis.equations.internal.lang;

import static dev.dynamis.equations.internal.lang.LaneLoops.A;
import static dev.dynamis.equations.internal.lang.LaneLoops.load;
import static dev.dynamis.equations.internal.lang.LaneLoops.place;

import dev.dynamis.equations.internal.kernel.LaneMethod;
import dev.dynamis.equations.internal.kernel.LaneRows;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Stages of a step of many instances, in which the loops that compute slopes also do what the
 * method makes of them: every loop begins and ends with single columns before and after those in
 * vectors, which with few instances takes as long as the rest.
 */
final class LaneStages {
  /**
   * Operations in one loop, counted by {@link #size}. The virtual machine unrolls loops of up to 60
   * of its own nodes (LoopUnrollLimit), and only what it unrolls becomes vector instructions; with
   * 60 counted here it did not, with 48 it did.
   */
  private static final int MOST = 40;

  /** How far along the slopes a stage goes, in steps; not at all where they are the next states. */
  enum Length {
    NONE,
    HALF,
    WHOLE,
    SIXTH
  }

  /** What a stage does with the sums of slopes. */
  enum Sum {
    NONE,
    BEGIN,
    ADD,
    TAKE
  }

  /**
   * A stage of a method.
   *
   * @param from row of the first state of which slopes are computed
   * @param time row of the times of these states
   * @param to row of the first state that is written
   */
  record Stage(int from, int time, int to, Sum sum, Length length) {}

  private final LaneRows rows;
  private final Schedule schedule;
  private final Map<Term, Integer> scratch;
  private final List<Stage> sequence;
  private final List<List<Schedule.Step>> groups = new ArrayList<>();

  /**
   * Plans the stages of a method.
   *
   * @param scratch kept terms that several parts need, and their rows
   * @param parts what computes slopes, in order
   */
  LaneStages(
      LaneMethod method,
      LaneRows rows,
      Schedule schedule,
      Map<Term, Integer> scratch,
      List<List<Schedule.Step>> parts) {
    this.rows = rows;
    this.schedule = schedule;
    this.scratch = scratch;
    sequence = sequence(method);
    // results last, so that as many as possible are in one loop
    parts.stream()
        .filter(part -> part.stream().noneMatch(Schedule.Step::isOutput))
        .forEach(this::add);
    parts.stream()
        .filter(part -> part.stream().anyMatch(Schedule.Step::isOutput))
        .forEach(this::add);
  }

  private List<Stage> sequence(LaneMethod method) {
    int x = rows.x();
    int one = rows.stage();
    // slopes stay in registers, so their rows are free
    int other = rows.slope();
    int t = rows.time();
    int later = rows.stageTime();
    return switch (method) {
      case MAP -> List.of(new Stage(x, t, x, Sum.NONE, Length.NONE));
      case EULER -> List.of(new Stage(x, t, x, Sum.NONE, Length.WHOLE));
      case RK2 ->
          List.of(
              new Stage(x, t, one, Sum.NONE, Length.HALF),
              new Stage(one, later, x, Sum.NONE, Length.WHOLE));
      case RK4 ->
          List.of(
              new Stage(x, t, one, Sum.BEGIN, Length.HALF),
              new Stage(one, later, other, Sum.ADD, Length.HALF),
              new Stage(other, later, one, Sum.ADD, Length.WHOLE),
              new Stage(one, later, x, Sum.TAKE, Length.SIXTH));
    };
  }

  /** Adds a part to the last group if a loop can hold both. */
  private void add(List<Schedule.Step> part) {
    if (!groups.isEmpty()) {
      List<Schedule.Step> both = new ArrayList<>(groups.getLast());
      both.addAll(part);
      if (both.stream().noneMatch(this::isAlone) && size(both) <= MOST) {
        groups.set(groups.size() - 1, both);
        return;
      }
    }
    groups.add(part);
  }

  private boolean isAlone(Schedule.Step step) {
    return !step.isOutput() && schedule.isAlone(step.term());
  }

  /** Returns about how many operations a loop has with these steps in it. */
  private int size(List<Schedule.Step> steps) {
    Set<Term> known = new HashSet<>();
    Set<Term> read = new HashSet<>();
    boolean sums = sequence.size() > 2;
    int size = 0;
    for (Schedule.Step s : steps) {
      size += operations(s.term(), true, known, read);
      if (s.isOutput()) {
        // x + length * slope, sum + 2 * slope, what they read and where they are written
        size += sums ? 12 : 6;
      } else {
        known.add(s.term());
        size += scratch.containsKey(s.term()) ? 2 : 0;
      }
    }
    return size + 2 * read.size();
  }

  private int operations(Term t, boolean first, Set<Term> known, Set<Term> read) {
    if (known.contains(t) || t.op == Op.CONST) {
      return 0;
    }
    if (t.args.isEmpty() || schedule.isKept(t) && !first) {
      read.add(t);
      return 0;
    }
    int count = 1;
    for (Term a : t.args) {
      count += operations(a, false, known, read);
    }
    return count;
  }

  /**
   * Returns whether stages can be done so: where states are written over those that slopes are
   * computed of, one loop has to compute all slopes.
   */
  boolean isPossible() {
    return sequence.size() > 1
        || groups.stream().filter(g -> g.stream().anyMatch(Schedule.Step::isOutput)).count() == 1;
  }

  List<Stage> sequence() {
    return sequence;
  }

  /** Returns what is computed in one loop after another. */
  List<List<Schedule.Step>> groups() {
    return groups;
  }

  /** Writes the body of a loop. */
  void write(CodeBuilder b, Stage s, List<Schedule.Step> group, Emitter e) {
    e.preload(group);
    // nothing is written before all is read: the states may be in the rows that are written
    Map<Integer, Integer> written = new LinkedHashMap<>();
    List<Integer> next = new ArrayList<>();
    for (Schedule.Step step : group) {
      if (!step.isOutput()) {
        e.step(step.term());
        continue;
      }
      int i = step.output();
      e.load(step.term());
      int slope = keep(b);
      if (s.sum == Sum.BEGIN) {
        written.put(rows.sum() + i, slope);
      } else if (s.sum == Sum.ADD) {
        load(b, rows.sum() + i);
        b.loadConstant(2.0).dload(slope).dmul().dadd();
        written.put(rows.sum() + i, keep(b));
      }
      int state = slope;
      if (s.length != Length.NONE) {
        load(b, rows.x() + i);
        b.dload(A);
        if (s.sum == Sum.TAKE) {
          load(b, rows.sum() + i);
          b.dload(slope).dadd();
        } else {
          b.dload(slope);
        }
        b.dmul().dadd();
        state = keep(b);
      }
      written.put(s.to + i, state);
      next.add(state);
    }
    written.forEach(
        (row, value) -> {
          place(b, row);
          b.dload(value).dastore();
        });
    if (s.to == rows.x() && !next.isEmpty()) {
      // x - x makes the mark NaN for ever where x is not finite
      place(b, rows.mark());
      load(b, rows.mark());
      next.forEach(v -> b.dload(v).dload(v).dsub().dadd());
      b.dastore();
    }
  }

  /** Keeps what is on the stack in a new variable, whose number is returned. */
  private static int keep(CodeBuilder b) {
    int slot = b.allocateLocal(TypeKind.DOUBLE);
    b.dstore(slot);
    return slot;
  }
}
