package dev.dynamis.equations.internal.lang;

import static dev.dynamis.equations.internal.lang.LaneLoops.A;
import static dev.dynamis.equations.internal.lang.LaneLoops.B;
import static dev.dynamis.equations.internal.lang.LaneLoops.COLUMN;
import static dev.dynamis.equations.internal.lang.LaneLoops.W;
import static dev.dynamis.equations.internal.lang.LaneLoops.load;
import static dev.dynamis.equations.internal.lang.LaneLoops.place;
import static dev.dynamis.equations.internal.lang.LaneLoops.rowLoad;
import static dev.dynamis.equations.internal.lang.LaneLoops.rowPlace;
import static dev.dynamis.equations.internal.lang.LaneLoops.set;
import static java.lang.classfile.ClassFile.ACC_FINAL;
import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_SUPER;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import dev.dynamis.equations.internal.kernel.LaneKernel;
import dev.dynamis.equations.internal.kernel.LaneMethod;
import dev.dynamis.equations.internal.kernel.LaneRows;
import dev.dynamis.equations.model.Dtype;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Compiles the steps of a program to a {@link LaneKernel}: loops over instances whose bodies are
 * the same code that {@link KernelCompiler} writes for one instance, small enough for the virtual
 * machine to turn each loop into vector instructions.
 *
 * <p>A loop that calls a function without such an instruction (a sine, a power) or branches still
 * runs, one instance after the other; such terms get loops of their own, so that the others stay
 * fast.
 */
final class LaneCompiler {
  /** States, tangent vectors included, and terms above which instances run by themselves. */
  private static final int MOST_STATES = 64;

  private static final int MOST_TERMS = 3000;

  /** Components that one loop looks at. */
  private static final int TOGETHER = 8;

  /** Up to so many components, each stage of a step has loops of its own. */
  private static final int SMALL = 8;

  private static final ClassDesc SELF =
      ClassDesc.of("dev.dynamis.equations.internal.lang.CompiledLanes");
  private static final ClassDesc ROWS = Emitter.desc(LaneRows.class);
  private static final ClassDesc INTS = CD_int.arrayType();

  /** Operations that can be done in a program of real numbers without a past. */
  private static final Set<Op> PAST = Set.of(Op.LAG, Op.FRACTIONAL_LAG, Op.DELAY, Op.INITIAL);

  private final LaneMethod method;
  private final List<Term> rhs;
  private final boolean timed;
  private final Schedule schedule;
  private final Map<Term, Integer> scratch;

  /** What depends on time and parameters alone and is worth to be known beforehand. */
  private final List<List<Schedule.Step>> clock;

  private final LaneRows rows;
  private final LaneLoops loops = new LaneLoops(SELF);

  private LaneCompiler(Program program, LaneMethod method, List<Term> rhs) {
    this.method = method;
    this.rhs = rhs;
    timed = Terms.reachable(rhs).stream().anyMatch(t -> t.op == Op.TIME);
    schedule = Schedule.inLoops(rhs);
    clock = clock(schedule);
    // the terms of the clock have the first rows
    scratch = new HashMap<>();
    clock.forEach(part -> scratch.put(part.getFirst().term(), scratch.size()));
    KernelCompiler.shared(schedule).keySet().stream()
        .sorted(Comparator.comparingInt(KernelCompiler.shared(schedule)::get))
        .forEach(t -> scratch.putIfAbsent(t, scratch.size()));
    rows = new LaneRows(rhs.size(), program.params(), scratch.size(), clock.size() * stages());
  }

  /** Returns the loops that read no state, if one of them has no vector instructions. */
  private static List<List<Schedule.Step>> clock(Schedule schedule) {
    List<List<Schedule.Step>> found =
        schedule.chunks().stream()
            .filter(part -> part.stream().noneMatch(Schedule.Step::isOutput))
            .filter(part -> !reaches(part, Op.STATE))
            .toList();
    return found.stream().anyMatch(part -> schedule.isAlone(part.getFirst().term()))
        ? found
        : List.of();
  }

  private static boolean reaches(List<Schedule.Step> part, Op op) {
    List<Term> terms = part.stream().map(Schedule.Step::term).toList();
    return Terms.reachable(terms).stream().anyMatch(t -> t.op == op);
  }

  /** Returns at how many times in a step slopes are asked for. */
  private int stages() {
    return switch (method) {
      case MAP, EULER -> 1;
      case RK2 -> 2;
      case RK4 -> 3;
    };
  }

  /**
   * Compiles steps of many instances.
   *
   * @param vectors number of tangent vectors that each carries along
   * @return nothing if such steps are not possible or would not be worth while
   */
  static Optional<LaneKernel> compile(Program program, LaneMethod method, int vectors) {
    if (program.dtype() != Dtype.FLOAT64
        || program.states() * (1L + vectors) > MOST_STATES
        || vectors > 0 && !program.hasJacobian()) {
      return Optional.empty();
    }
    List<Term> rhs = vectors == 0 ? program.rhs() : VariationalTerms.of(program, vectors);
    List<Term> all = Terms.reachable(rhs);
    if (all.size() > MOST_TERMS
        || all.stream().anyMatch(t -> PAST.contains(t.op) || Schedule.isLoop(t))) {
      return Optional.empty();
    }
    LaneCompiler compiler = new LaneCompiler(program, method, rhs);
    try {
      MethodHandles.Lookup hidden =
          MethodHandles.lookup().defineHiddenClass(compiler.bytes(), true);
      return Optional.of(
          (LaneKernel)
              hidden
                  .findConstructor(
                      hidden.lookupClass(),
                      MethodType.methodType(void.class, LaneRows.class, int[].class))
                  .invoke(compiler.rows, compiler.deciding()));
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("compiled lanes can't be loaded", e);
    }
  }

  private byte[] bytes() {
    return ClassFile.of()
        .build(
            SELF,
            c -> {
              c.withFlags(ACC_FINAL | ACC_SUPER);
              c.withInterfaceSymbols(Emitter.desc(LaneKernel.class));
              c.withField("rows", ROWS, ACC_PRIVATE | ACC_FINAL);
              c.withField("deciding", INTS, ACC_PRIVATE | ACC_FINAL);
              c.withMethodBody(
                  INIT_NAME,
                  MethodTypeDesc.of(CD_void, ROWS, INTS),
                  ACC_PUBLIC,
                  b ->
                      b.aload(0)
                          .invokespecial(CD_Object, INIT_NAME, MTD_void)
                          .aload(0)
                          .aload(1)
                          .putfield(SELF, "rows", ROWS)
                          .aload(0)
                          .aload(2)
                          .putfield(SELF, "deciding", INTS)
                          .return_());
              c.withMethodBody(
                  "rows",
                  MethodTypeDesc.of(ROWS),
                  ACC_PUBLIC,
                  b -> b.aload(0).getfield(SELF, "rows", ROWS).areturn());
              c.withMethodBody(
                  "deciding",
                  MethodTypeDesc.of(INTS),
                  ACC_PUBLIC,
                  b -> b.aload(0).getfield(SELF, "deciding", INTS).areturn());
              step(c);
            });
  }

  /** Returns the rows that decide what the clock says, besides the number of steps. */
  private int[] deciding() {
    List<Term> terms = clock.stream().flatMap(List::stream).map(Schedule.Step::term).toList();
    return IntStream.concat(
            clock.isEmpty() ? IntStream.empty() : IntStream.of(rows.base()),
            Terms.reachable(terms).stream()
                .filter(t -> t.op == Op.PARAM)
                .mapToInt(t -> rows.p() + (int) t.index)
                .distinct()
                .sorted())
        .toArray();
  }

  /** A loop that was written, to be called with two numbers. */
  private record Call(String name, Consumer<CodeBuilder> first, Consumer<CodeBuilder> second) {}

  // arguments of step(w, dt, before, lanes) and clock(w, dt, before, from, to)
  private static final Consumer<CodeBuilder> DT = b -> b.dload(2);
  private static final Consumer<CodeBuilder> BEFORE = b -> b.dload(4);
  private static final Consumer<CodeBuilder> HALF = b -> b.loadConstant(0.5).dload(2).dmul();
  private static final Consumer<CodeBuilder> SIXTH = b -> b.dload(2).loadConstant(6.0).ddiv();
  private static final Consumer<CodeBuilder> NONE = b -> b.loadConstant(0.0);

  /** Writes the loops of a step and the method that calls them one after the other. */
  private void step(ClassBuilder c) {
    List<Call> calls = new ArrayList<>();
    // base + (grid + before) * dt
    String time =
        loops.loop(
            c,
            b -> {
              place(b, rows.time());
              load(b, rows.base());
              load(b, rows.grid());
              b.dload(B).dadd().dload(A).dmul().dadd().dastore();
            });
    String stageTime =
        loops.loop(
            c,
            b -> {
              place(b, rows.stageTime());
              load(b, rows.time());
              b.dload(A).dadd().dastore();
            });
    clock(c, time, stageTime);
    if (timed) {
      calls.add(new Call(time, DT, BEFORE));
    }
    LaneStages stages = new LaneStages(method, rows, schedule, scratch, parts());
    if (rhs.size() <= SMALL && stages.isPossible()) {
      fused(c, calls, stageTime, stages);
    } else {
      separate(c, calls, stageTime);
      check(c, calls);
    }
    c.withMethodBody(
        "step",
        MethodTypeDesc.of(CD_void, KernelCompiler.DOUBLES, CD_double, CD_double, CD_int),
        ACC_PUBLIC,
        b -> {
          write(b, calls, e -> e.iload(6).iconst_0());
          b.return_();
        });
  }

  /** Writes loops that compute slopes and what the method makes of them at once. */
  private void fused(ClassBuilder c, List<Call> calls, String stageTime, LaneStages stages) {
    // what only keeps terms is the same code wherever it reads the same states
    Map<List<Object>, String> known = new HashMap<>();
    for (int i = 0; i < stages.sequence().size(); i++) {
      LaneStages.Stage s = stages.sequence().get(i);
      // the third stage of four is at the time of the second
      boolean again = i == 2;
      if (!again) {
        if (timed && i > 0) {
          calls.add(new Call(stageTime, i == 1 ? HALF : DT, NONE));
        }
        known(c, calls, Math.min(i, 2));
      }
      Consumer<CodeBuilder> length =
          switch (s.length()) {
            case NONE -> NONE;
            case HALF -> HALF;
            case WHOLE -> DT;
            case SIXTH -> SIXTH;
          };
      for (List<Schedule.Step> group : stages.groups()) {
        boolean writes = group.stream().anyMatch(Schedule.Step::isOutput);
        if (!again || writes || reaches(group, Op.STATE)) {
          String name =
              known.computeIfAbsent(
                  List.of(group, s.from(), s.time(), writes ? i : -1),
                  key ->
                      loops.loop(
                          c, b -> stages.write(b, s, group, emitter(b, s.from(), s.time()))));
          calls.add(new Call(name, length, NONE));
        }
      }
    }
  }

  /** Writes loops for slopes, and others for what the method makes of them. */
  private void separate(ClassBuilder c, List<Call> calls, String stageTime) {
    String ahead = rowLoop(c, b -> ahead(b, rows.stage(), rows.slope()));
    List<String> inside = slopes(c, rows.stage(), rows.stageTime(), rows.slope());
    List<String> changing = changing(inside);
    switch (method) {
      case MAP -> {
        known(c, calls, 0);
        call(calls, slopes(c, rows.x(), rows.time(), rows.slope()), NONE);
        call(calls, List.of(rowLoop(c, b -> set(b, rows.x(), rows.slope()))), NONE);
      }
      case EULER -> {
        known(c, calls, 0);
        call(calls, slopes(c, rows.x(), rows.time(), rows.slope()), NONE);
        call(calls, List.of(rowLoop(c, b -> ahead(b, rows.x(), rows.slope()))), DT);
      }
      case RK2 -> {
        atStart(c, calls, rows.slope(), stageTime, inside);
        call(calls, List.of(ahead), HALF);
        inside(c, calls, 1, stageTime, HALF, inside);
        call(calls, List.of(rowLoop(c, b -> ahead(b, rows.x(), rows.slope()))), DT);
      }
      case RK4 -> {
        atStart(c, calls, rows.sum(), stageTime, inside);
        call(calls, List.of(rowLoop(c, b -> ahead(b, rows.stage(), rows.sum()))), HALF);
        String twice =
            rowLoop(
                c,
                b -> {
                  rowPlace(b, rows.sum());
                  rowLoad(b, rows.sum());
                  b.loadConstant(2.0);
                  rowLoad(b, rows.slope());
                  b.dmul().dadd().dastore();
                });
        inside(c, calls, 1, stageTime, HALF, inside);
        call(calls, List.of(twice), NONE);
        call(calls, List.of(ahead), HALF);
        // at the same time as before, so that what depends on time alone is known
        call(calls, changing, NONE);
        call(calls, List.of(twice), NONE);
        call(calls, List.of(ahead), DT);
        inside(c, calls, 2, stageTime, DT, inside);
        String last =
            rowLoop(
                c,
                b -> {
                  rowPlace(b, rows.x());
                  rowLoad(b, rows.x());
                  b.dload(A);
                  rowLoad(b, rows.sum());
                  rowLoad(b, rows.slope());
                  b.dadd().dmul().dadd().dastore();
                });
        call(calls, List.of(last), SIXTH);
      }
    }
  }

  private void write(CodeBuilder b, List<Call> calls, Consumer<CodeBuilder> columns) {
    for (Call call : calls) {
      b.aload(1);
      call.first.accept(b);
      call.second.accept(b);
      columns.accept(b);
      loops.call(b, call.name);
    }
  }

  private static void call(List<Call> calls, List<String> names, Consumer<CodeBuilder> number) {
    names.forEach(name -> calls.add(new Call(name, number, NONE)));
  }

  /** Writes the method that computes the clock's rows, those of one stage after another. */
  private void clock(ClassBuilder c, String time, String stageTime) {
    List<Call> calls = new ArrayList<>();
    if (!clock.isEmpty()) {
      calls.add(new Call(time, DT, BEFORE));
      List<Consumer<CodeBuilder>> ahead = Arrays.asList(null, HALF, DT);
      List<String> first = terms(c, clock, rows.x(), rows.time(), 0);
      List<String> later =
          stages() > 1 ? terms(c, clock, rows.x(), rows.stageTime(), 0) : List.of();
      for (int stage = 0; stage < stages(); stage++) {
        if (stage > 0) {
          calls.add(new Call(stageTime, ahead.get(stage), NONE));
        }
        call(calls, stage == 0 ? first : later, NONE);
        int at = rows.clock() + stage * clock.size();
        call(calls, List.of(loops.rowLoop(c, clock.size(), b -> set(b, at, rows.scratch()))), NONE);
      }
    }
    c.withMethodBody(
        "clock",
        MethodTypeDesc.of(CD_void, KernelCompiler.DOUBLES, CD_double, CD_double, CD_int, CD_int),
        ACC_PUBLIC,
        b -> {
          write(b, calls, e -> e.iload(7).iload(6));
          b.return_();
        });
  }

  /** Takes what the clock says of a stage. */
  private void known(ClassBuilder c, List<Call> calls, int stage) {
    if (!clock.isEmpty()) {
      int from = rows.clock() + stage * clock.size();
      call(calls, List.of(loops.rowLoop(c, clock.size(), b -> set(b, rows.scratch(), from))), NONE);
    }
  }

  /** Slopes inside a step. */
  private void inside(
      ClassBuilder c,
      List<Call> calls,
      int stage,
      String stageTime,
      Consumer<CodeBuilder> length,
      List<String> slopes) {
    if (timed) {
      calls.add(new Call(stageTime, length, NONE));
    }
    known(c, calls, stage);
    call(calls, slopes, NONE);
  }

  /**
   * Slopes at the start of a step: states are copied and the loops for slopes inside a step used,
   * so that there is only half of the code to compile.
   */
  private void atStart(
      ClassBuilder c, List<Call> calls, int to, String stageTime, List<String> inside) {
    call(calls, List.of(rowLoop(c, b -> set(b, rows.stage(), rows.x()))), NONE);
    inside(c, calls, 0, stageTime, NONE, inside);
    if (to != rows.slope()) {
      call(calls, List.of(rowLoop(c, b -> set(b, to, rows.slope()))), NONE);
    }
  }

  /** Writes the right-hand sides, without what the clock knows. */
  private List<String> slopes(ClassBuilder c, int x, int t, int to) {
    return terms(c, parts(), x, t, to);
  }

  private List<List<Schedule.Step>> parts() {
    return schedule.chunks().stream().filter(part -> !clock.contains(part)).toList();
  }

  /** Writes a loop for each number; returns the names of the loops. */
  private List<String> terms(
      ClassBuilder c, List<List<Schedule.Step>> parts, int x, int t, int to) {
    List<String> names = new ArrayList<>();
    for (List<Schedule.Step> part : parts) {
      names.add(
          loops.loop(
              c,
              b -> {
                Emitter e = emitter(b, x, t);
                e.preload(part);
                for (Schedule.Step s : part) {
                  if (s.isOutput()) {
                    place(b, to + s.output());
                    e.load(s.term());
                    b.dastore();
                  } else {
                    e.step(s.term());
                  }
                }
              }));
    }
    return names;
  }

  /** Makes a writer of code that finds states and times in some rows. */
  private Emitter emitter(CodeBuilder b, int x, int t) {
    Emitter.Rows at = new Emitter.Rows(W, COLUMN, LaneKernel.WIDTH, x, rows.p(), t, rows.scratch());
    return new Emitter(b, SELF, at, schedule, scratch);
  }

  /** Returns those of the loops of slopes that read states. */
  private List<String> changing(List<String> slopes) {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < slopes.size(); i++) {
      if (reaches(parts().get(i), Op.STATE)) {
        found.add(slopes.get(i));
      }
    }
    return found;
  }

  private String rowLoop(ClassBuilder c, Consumer<CodeBuilder> body) {
    return loops.rowLoop(c, rhs.size(), body);
  }

  /** Adds x - x to the mark, which makes it NaN for ever where x is not finite. */
  private void check(ClassBuilder c, List<Call> calls) {
    for (int from = 0; from < rhs.size(); from += TOGETHER) {
      int first = from;
      int end = Math.min(from + TOGETHER, rhs.size());
      String name =
          loops.loop(
              c,
              b -> {
                place(b, rows.mark());
                load(b, rows.mark());
                for (int i = first; i < end; i++) {
                  load(b, rows.x() + i);
                  load(b, rows.x() + i);
                  b.dsub().dadd();
                }
                b.dastore();
              });
      calls.add(new Call(name, NONE, NONE));
    }
  }

  /** {@code to = x + A * slope}, in every row. */
  private void ahead(CodeBuilder b, int to, int slope) {
    rowPlace(b, to);
    rowLoad(b, rows.x());
    b.dload(A);
    rowLoad(b, slope);
    b.dmul().dadd().dastore();
  }
}
