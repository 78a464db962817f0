package dev.dynamis.equations.internal.lang;

import static java.lang.classfile.ClassFile.ACC_FINAL;
import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
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
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

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

  /** Up to so many components, slopes at the start of a step have loops of their own. */
  private static final int SMALL = 8;

  private static final ClassDesc SELF =
      ClassDesc.of("dev.dynamis.equations.internal.lang.CompiledLanes");
  private static final ClassDesc ROWS = Emitter.desc(LaneRows.class);

  /** Arguments of loops: the rows, three numbers, the number of columns. */
  private static final MethodTypeDesc LOOP =
      MethodTypeDesc.of(CD_void, KernelCompiler.DOUBLES, CD_double, CD_double, CD_int);

  private static final int W = 0;
  private static final int A = 1;
  private static final int B = 3;
  private static final int LANES = 5;
  private static final int COLUMN = 6;

  /** Operations that can be done in a program of real numbers without a past. */
  private static final Set<Op> PAST = Set.of(Op.LAG, Op.FRACTIONAL_LAG, Op.DELAY, Op.INITIAL);

  private final LaneMethod method;
  private final List<Term> rhs;
  private final boolean timed;
  private final Schedule schedule;
  private final Map<Term, Integer> scratch;
  private final LaneRows rows;
  private int loops;

  private LaneCompiler(Program program, LaneMethod method, List<Term> rhs) {
    this.method = method;
    this.rhs = rhs;
    timed = Terms.reachable(rhs).stream().anyMatch(t -> t.op == Op.TIME);
    schedule = Schedule.inLoops(rhs);
    scratch = KernelCompiler.shared(schedule);
    rows = new LaneRows(rhs.size(), program.params(), scratch.size());
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
                      hidden.lookupClass(), MethodType.methodType(void.class, LaneRows.class))
                  .invoke(compiler.rows));
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
              c.withMethodBody(
                  INIT_NAME,
                  MethodTypeDesc.of(CD_void, ROWS),
                  ACC_PUBLIC,
                  b ->
                      b.aload(0)
                          .invokespecial(CD_Object, INIT_NAME, MTD_void)
                          .aload(0)
                          .aload(1)
                          .putfield(SELF, "rows", ROWS)
                          .return_());
              c.withMethodBody(
                  "rows",
                  MethodTypeDesc.of(ROWS),
                  ACC_PUBLIC,
                  b -> b.aload(0).getfield(SELF, "rows", ROWS).areturn());
              step(c);
            });
  }

  /** A loop that was written, to be called with two numbers. */
  private record Call(String name, Consumer<CodeBuilder> first, Consumer<CodeBuilder> second) {}

  // arguments of step(w, dt, before, lanes), and what is computed from them
  private static final Consumer<CodeBuilder> DT = b -> b.dload(2);
  private static final Consumer<CodeBuilder> BEFORE = b -> b.dload(4);
  private static final Consumer<CodeBuilder> HALF = b -> b.dload(7);
  private static final Consumer<CodeBuilder> SIXTH = b -> b.dload(9);
  private static final Consumer<CodeBuilder> NONE = b -> b.loadConstant(0.0);

  /** Writes the loops of a step and the method that calls them one after the other. */
  private void step(ClassBuilder c) {
    List<Call> calls = new ArrayList<>();
    if (timed) {
      // base + (grid + before) * dt
      String time =
          loop(
              c,
              b -> {
                place(b, rows.time());
                load(b, rows.base());
                load(b, rows.grid());
                b.dload(B).dadd().dload(A).dmul().dadd().dastore();
              });
      calls.add(new Call(time, DT, BEFORE));
    }
    String stageTime =
        !timed || method == LaneMethod.MAP
            ? ""
            : loop(
                c,
                b -> {
                  place(b, rows.stageTime());
                  load(b, rows.time());
                  b.dload(A).dadd().dastore();
                });
    String ahead = rowLoop(c, b -> ahead(b, rows.stage(), rows.slope()));
    List<String> inside = slopes(c, rows.stage(), rows.stageTime(), rows.slope());
    List<String> changing = changing(inside);
    Consumer<Consumer<CodeBuilder>> slopesInside =
        length -> {
          if (timed) {
            calls.add(new Call(stageTime, length, NONE));
          }
          inside.forEach(name -> calls.add(new Call(name, NONE, NONE)));
        };
    switch (method) {
      case MAP -> {
        call(calls, slopes(c, rows.x(), rows.time(), rows.slope()), NONE);
        call(calls, List.of(rowLoop(c, b -> set(b, rows.x(), rows.slope()))), NONE);
      }
      case EULER -> {
        call(calls, slopes(c, rows.x(), rows.time(), rows.slope()), NONE);
        call(calls, List.of(rowLoop(c, b -> ahead(b, rows.x(), rows.slope()))), DT);
      }
      case RK2 -> {
        atStart(c, calls, rows.slope(), slopesInside);
        call(calls, List.of(ahead), HALF);
        slopesInside.accept(HALF);
        call(calls, List.of(rowLoop(c, b -> ahead(b, rows.x(), rows.slope()))), DT);
      }
      case RK4 -> {
        atStart(c, calls, rows.sum(), slopesInside);
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
        slopesInside.accept(HALF);
        call(calls, List.of(twice), NONE);
        call(calls, List.of(ahead), HALF);
        // at the same time as before, so that what depends on time alone is known
        call(calls, changing, NONE);
        call(calls, List.of(twice), NONE);
        call(calls, List.of(ahead), DT);
        slopesInside.accept(DT);
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
    check(c, calls);
    c.withMethodBody(
        "step",
        MethodTypeDesc.of(CD_void, KernelCompiler.DOUBLES, CD_double, CD_double, CD_int),
        ACC_PUBLIC,
        b -> {
          int h = b.allocateLocal(TypeKind.DOUBLE);
          int s = b.allocateLocal(TypeKind.DOUBLE);
          b.loadConstant(0.5).dload(2).dmul().dstore(h);
          b.dload(2).loadConstant(6.0).ddiv().dstore(s);
          for (Call call : calls) {
            b.aload(1);
            call.first.accept(b);
            call.second.accept(b);
            b.iload(6).invokestatic(SELF, call.name, LOOP);
          }
          b.return_();
        });
  }

  private static void call(List<Call> calls, List<String> names, Consumer<CodeBuilder> number) {
    names.forEach(name -> calls.add(new Call(name, number, NONE)));
  }

  /**
   * Slopes at the start of a step. Large systems copy their states and use the loops for those
   * inside a step, so that there is only half of the code to compile.
   */
  private void atStart(
      ClassBuilder c, List<Call> calls, int to, Consumer<Consumer<CodeBuilder>> slopesInside) {
    if (rhs.size() <= SMALL) {
      call(calls, slopes(c, rows.x(), rows.time(), to), NONE);
      return;
    }
    call(calls, List.of(rowLoop(c, b -> set(b, rows.stage(), rows.x()))), NONE);
    slopesInside.accept(NONE);
    if (to != rows.slope()) {
      call(calls, List.of(rowLoop(c, b -> set(b, to, rows.slope()))), NONE);
    }
  }

  /** Writes the right-hand sides, a loop for each number; returns the names of the loops. */
  private List<String> slopes(ClassBuilder c, int x, int t, int to) {
    List<String> names = new ArrayList<>();
    for (List<Schedule.Step> part : schedule.chunks()) {
      names.add(
          loop(
              c,
              b -> {
                Emitter.Rows at =
                    new Emitter.Rows(W, COLUMN, LaneKernel.WIDTH, x, rows.p(), t, rows.scratch());
                Emitter e = new Emitter(b, SELF, at, schedule, scratch);
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

  /** Returns those of the loops of slopes that read states. */
  private List<String> changing(List<String> slopes) {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < slopes.size(); i++) {
      List<Term> terms = schedule.chunks().get(i).stream().map(Schedule.Step::term).toList();
      if (Terms.reachable(terms).stream().anyMatch(t -> t.op == Op.STATE)) {
        found.add(slopes.get(i));
      }
    }
    return found;
  }

  /** Adds x - x to the mark, which makes it NaN for ever where x is not finite. */
  private void check(ClassBuilder c, List<Call> calls) {
    for (int from = 0; from < rhs.size(); from += TOGETHER) {
      int first = from;
      int end = Math.min(from + TOGETHER, rhs.size());
      String name =
          loop(
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

  /** Writes a method that runs a body for every column; returns its name. */
  private String loop(ClassBuilder c, Consumer<CodeBuilder> body) {
    String name = "loop" + loops++;
    c.withMethodBody(
        name,
        LOOP,
        ACC_PRIVATE | ACC_STATIC,
        b -> {
          int column = b.allocateLocal(TypeKind.INT);
          Label top = b.newLabel();
          Label end = b.newLabel();
          b.iconst_0().istore(column);
          b.labelBinding(top).iload(column).iload(LANES).if_icmpge(end);
          body.accept(b);
          b.iinc(column, 1).goto_(top).labelBinding(end).return_();
        });
    return name;
  }

  /** Writes a method that runs a body for every column of every component; returns its name. */
  private String rowLoop(ClassBuilder c, Consumer<CodeBuilder> body) {
    String name = "loop" + loops++;
    c.withMethodBody(
        name,
        LOOP,
        ACC_PRIVATE | ACC_STATIC,
        b -> {
          int column = b.allocateLocal(TypeKind.INT);
          int row = b.allocateLocal(TypeKind.INT);
          Label nextRow = b.newLabel();
          Label top = b.newLabel();
          Label endOfRow = b.newLabel();
          Label end = b.newLabel();
          b.iconst_0().istore(row);
          b.labelBinding(nextRow).iload(row).loadConstant(rhs.size() * LaneKernel.WIDTH);
          b.if_icmpge(end).iconst_0().istore(column);
          b.labelBinding(top).iload(column).iload(LANES).if_icmpge(endOfRow);
          body.accept(b);
          b.iinc(column, 1).goto_(top).labelBinding(endOfRow);
          b.iinc(row, LaneKernel.WIDTH).goto_(nextRow).labelBinding(end).return_();
        });
    return name;
  }

  /** {@code to = x + A * slope}, in every row. */
  private void ahead(CodeBuilder b, int to, int slope) {
    rowPlace(b, to);
    rowLoad(b, rows.x());
    b.dload(A);
    rowLoad(b, slope);
    b.dmul().dadd().dastore();
  }

  private static void set(CodeBuilder b, int to, int from) {
    rowPlace(b, to);
    rowLoad(b, from);
    b.dastore();
  }

  /** A place in a row that is counted from the first row of a kind of numbers. */
  private static void rowPlace(CodeBuilder b, int first) {
    b.aload(W).iload(COLUMN).iload(COLUMN + 1).iadd();
    if (first > 0) {
      b.loadConstant(first * LaneKernel.WIDTH).iadd();
    }
  }

  private static void rowLoad(CodeBuilder b, int first) {
    rowPlace(b, first);
    b.daload();
  }

  private static void place(CodeBuilder b, int row) {
    b.aload(W).iload(COLUMN);
    if (row > 0) {
      b.loadConstant(row * LaneKernel.WIDTH).iadd();
    }
  }

  private static void load(CodeBuilder b, int row) {
    place(b, row);
    b.daload();
  }
}
