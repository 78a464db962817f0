package dev.dynamis.equations.internal.lang;

import static java.lang.classfile.ClassFile.ACC_FINAL;
import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_SUPER;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.Kernel;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/**
 * Compiles a program to a hidden class that implements {@link Kernel}. Its code can do nothing but
 * arithmetic on its arguments and calls of the functions of the language.
 */
final class KernelCompiler {
  static final String SCRATCH = "w";
  static final String LONG_SCRATCH = "l";
  static final ClassDesc DOUBLES = CD_double.arrayType();
  static final ClassDesc LONGS = CD_long.arrayType();

  private static final ClassDesc SELF =
      ClassDesc.of("dev.dynamis.equations.internal.lang.CompiledKernel");
  private static final ClassDesc HISTORY = Emitter.desc(History.class);

  private static final MethodTypeDesc FILL =
      MethodTypeDesc.of(CD_void, DOUBLES, CD_double, DOUBLES, DOUBLES, HISTORY);
  private static final MethodTypeDesc TEST =
      MethodTypeDesc.of(CD_boolean, CD_double, DOUBLES, DOUBLES, HISTORY);
  private static final MethodTypeDesc VALUE = TEST.changeReturnType(CD_double);
  private static final MethodTypeDesc ACT = TEST.changeReturnType(CD_void);

  private static final Emitter.Slots FILL_SLOTS = new Emitter.Slots(1, 2, 4, 5, 6, -1);
  private static final Emitter.Slots TEST_SLOTS = new Emitter.Slots(-1, 1, 3, 4, 5, -1);

  /** What a method is called and where it finds its arguments. */
  private record Head(String name, MethodTypeDesc type, int flags, Emitter.Slots slots) {
    static Head fill(String name, int flags) {
      return new Head(name, FILL, flags, FILL_SLOTS);
    }

    /** What depends on parameters alone. */
    static Head ofDelays(String name) {
      MethodTypeDesc type = MethodTypeDesc.of(CD_void, DOUBLES, DOUBLES);
      return new Head(name, type, ACC_PUBLIC, new Emitter.Slots(1, -1, -1, 2, -1, -1));
    }

    /** What depends on time, states at the start and parameters. */
    static Head ofPast(String name) {
      MethodTypeDesc type = MethodTypeDesc.of(CD_void, DOUBLES, CD_double, DOUBLES, DOUBLES);
      return new Head(name, type, ACC_PUBLIC, new Emitter.Slots(1, 2, -1, 5, -1, 4));
    }

    static Head test(String name, MethodTypeDesc type, int flags) {
      return new Head(name, type, flags, TEST_SLOTS);
    }
  }

  /** What a method does around the terms that it computes. */
  private interface Body {
    default void begin(CodeBuilder b) {}

    /** Does something with result {@code i}, which is ready to be loaded. */
    void output(CodeBuilder b, Emitter e, int i, Term t);

    default void end(CodeBuilder b, Emitter e) {
      b.return_();
    }
  }

  /** Stores results into the array that is the first argument. */
  private static final Body STORE = KernelCompiler::store;

  /** How many events one class has: a switch over more would not be optimized. */
  private static final int GROUP = 256;

  private final Program program;
  private final boolean whole;
  private final ConstantTable constants;
  private int scratchSize;

  private KernelCompiler(Program program) {
    this.program = program;
    this.whole = program.dtype().isInteger();
    this.constants = ConstantTable.of(program);
  }

  /** Returns a factory of kernels that run the program. */
  static Supplier<Kernel> compile(Program program) {
    int events = program.events().size();
    if (events <= GROUP) {
      return one(program);
    }
    Supplier<Kernel> rest = one(program.withoutEvents());
    List<Supplier<Kernel>> groups = new ArrayList<>();
    for (int from = 0; from < events; from += GROUP) {
      groups.add(one(program.onlyEvents(from, Math.min(from + GROUP, events))));
    }
    return () ->
        new GroupedKernel(
            rest.get(), GROUP, groups.stream().map(Supplier::get).toArray(Kernel[]::new));
  }

  /** Compiles a program to one class. */
  private static Supplier<Kernel> one(Program program) {
    KernelCompiler compiler = new KernelCompiler(program);
    byte[] bytes;
    try {
      bytes = compiler.bytes();
    } catch (IllegalArgumentException e) {
      // names and calls that fill the class file's table of 65,535 entries, or a method too long
      throw new Terms.BudgetException("the model is too large to compile: " + e.getMessage());
    }
    try {
      MethodHandles.Lookup hidden = MethodHandles.lookup().defineHiddenClass(bytes, true);
      MethodHandle constructor =
          hidden
              .findConstructor(
                  hidden.lookupClass(),
                  MethodType.methodType(void.class, double[].class, long[].class))
              .asType(MethodType.methodType(Kernel.class, double[].class, long[].class));
      double[] reals = compiler.constants.reals();
      long[] wholes = compiler.constants.wholes();
      return () -> {
        try {
          return (Kernel) constructor.invokeExact(reals, wholes);
        } catch (Throwable e) {
          throw new IllegalStateException("a compiled kernel can't be made", e);
        }
      };
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the compiled kernel can't be loaded", e);
    }
  }

  /** Returns the class file of a program. */
  static byte[] classFile(Program program) {
    return new KernelCompiler(program).bytes();
  }

  private byte[] bytes() {
    return ClassFile.of()
        .build(
            SELF,
            c -> {
              c.withFlags(ACC_FINAL | ACC_SUPER);
              c.withInterfaceSymbols(Emitter.desc(Kernel.class));
              c.withField(SCRATCH, DOUBLES, ACC_PRIVATE | ACC_FINAL);
              c.withField(LONG_SCRATCH, LONGS, ACC_PRIVATE | ACC_FINAL);
              c.withField(ConstantTable.REALS, DOUBLES, ACC_PRIVATE | ACC_FINAL);
              c.withField(ConstantTable.WHOLES, LONGS, ACC_PRIVATE | ACC_FINAL);
              methods(c);
              // last, when the size of the scratch memory is known
              c.withMethodBody(
                  INIT_NAME,
                  MethodTypeDesc.of(CD_void, DOUBLES, LONGS),
                  ACC_PUBLIC,
                  b ->
                      b.aload(0)
                          .invokespecial(CD_Object, INIT_NAME, MTD_void)
                          .aload(0)
                          .aload(1)
                          .putfield(SELF, ConstantTable.REALS, DOUBLES)
                          .aload(0)
                          .aload(2)
                          .putfield(SELF, ConstantTable.WHOLES, LONGS)
                          .aload(0)
                          .loadConstant(scratchSize)
                          .newarray(TypeKind.DOUBLE)
                          .putfield(SELF, SCRATCH, DOUBLES)
                          .aload(0)
                          .loadConstant(whole ? scratchSize : 0)
                          .newarray(TypeKind.LONG)
                          .putfield(SELF, LONG_SCRATCH, LONGS)
                          .return_());
            });
  }

  private void methods(ClassBuilder c) {
    fill(c, "rhs", ACC_PUBLIC, program.rhs());
    if (program.inverse().isEmpty()) {
      unsupported(c, "inverse", FILL, "the model has no inverse");
    } else {
      fill(c, "inverse", ACC_PUBLIC, program.inverse());
    }
    fill(c, "aux", ACC_PUBLIC, program.aux());
    events(c);
    if (program.stop().isPresent()) {
      function(c, Head.test("stop", TEST, ACC_PUBLIC), program.stop().get());
    } else {
      c.withMethodBody("stop", TEST, ACC_PUBLIC, b -> b.iconst_0().ireturn());
    }
    int n = program.states();
    int np = program.params();
    matrix(c, Head.fill("jacobian", ACC_PUBLIC), program.jacobian(), n * n);
    matrix(c, Head.fill("parameterJacobian", ACC_PUBLIC), program.paramJacobian(), n * np);
    method(c, Head.ofDelays("delayTimes"), new Schedule(program.delayTimes(), whole, false), STORE);
    method(c, Head.ofPast("past"), new Schedule(program.past(), whole, false), STORE);
    Program.PastDerivatives past = program.pastDerivatives();
    matrix(c, Head.fill("pastJacobian", ACC_PUBLIC), past.byValue(), n * past.values());
    matrix(c, Head.ofDelays("delayJacobian"), past.ofDelays(), past.delays() * np);
    matrix(c, Head.ofPast("historyJacobian"), past.ofHistory(), n * (np + 1));
    program
        .auxJacobian()
        .ifPresent(
            entries ->
                matrix(
                    c,
                    Head.fill("auxJacobian", ACC_PUBLIC),
                    entries,
                    program.aux().size() * (n + np)));
  }

  private static void store(CodeBuilder b, Emitter e, int i, Term t) {
    b.aload(1);
    Emitter.index(b, i);
    e.load(t);
    b.dastore();
  }

  /** Writes a method that fills the array that is its first argument. */
  private void fill(ClassBuilder c, String name, int flags, List<Term> terms) {
    method(c, Head.fill(name, flags), new Schedule(terms, whole, false), STORE);
  }

  private void matrix(ClassBuilder c, Head head, List<Program.Entry> entries, int size) {
    if (!program.hasJacobian()) {
      unsupported(c, head.name(), head.type(), "the model has no Jacobian");
      return;
    }
    MethodTypeDesc fill = MethodTypeDesc.of(CD_void, DOUBLES, CD_int, CD_int, CD_double);
    method(
        c,
        head,
        new Schedule(entries.stream().map(Program.Entry::value).toList(), whole, false),
        new Body() {
          @Override
          public void begin(CodeBuilder b) {
            b.aload(1).loadConstant(0).loadConstant(size).loadConstant(0.0);
            b.invokestatic(Emitter.desc(Arrays.class), "fill", fill);
          }

          @Override
          public void output(CodeBuilder b, Emitter e, int i, Term t) {
            store(b, e, entries.get(i).index(), t);
          }
        });
  }

  /** Writes a method that returns one number or truth value. */
  private void function(ClassBuilder c, Head head, Term term) {
    method(
        c,
        head,
        new Schedule(List.of(term), whole, false),
        new Body() {
          @Override
          public void output(CodeBuilder b, Emitter e, int i, Term t) {
            e.load(t);
            giveBack(b, head.type());
          }

          @Override
          public void end(CodeBuilder b, Emitter e) {}
        });
  }

  private static void giveBack(CodeBuilder b, MethodTypeDesc type) {
    b.return_(TypeKind.from(type.returnType()));
  }

  private void events(ClassBuilder c) {
    List<Program.Event> events = program.events();
    for (int i = 0; i < events.size(); i++) {
      Program.Event e = events.get(i);
      function(c, Head.test("condition$" + i, TEST, ACC_PRIVATE), e.condition());
      if (e.value().isPresent()) {
        function(c, Head.test("conditionValue$" + i, VALUE, ACC_PRIVATE), e.value().get());
      } else {
        unsupported(c, "conditionValue$" + i, VALUE, "the condition has no root function");
      }
      action(c, "act$" + i, e.actions());
      fill(c, "log$" + i, ACC_PRIVATE, e.log());
    }
    dispatch(c, "condition", TEST, events.size());
    dispatch(c, "conditionValue", VALUE, events.size());
    dispatch(c, "act", ACT, events.size());
    dispatchLog(c, events.size());
  }

  /** Writes a method that assigns states and parameters, all values being computed first. */
  private void action(ClassBuilder c, String name, List<Program.Target> actions) {
    method(
        c,
        Head.test(name, ACT, ACC_PRIVATE),
        new Schedule(actions.stream().map(Program.Target::value).toList(), whole, true),
        new Body() {
          @Override
          public void output(CodeBuilder b, Emitter e, int i, Term t) {}

          @Override
          public void end(CodeBuilder b, Emitter e) {
            for (Program.Target a : actions) {
              b.aload(a.isState() ? TEST_SLOTS.x() : TEST_SLOTS.p());
              Emitter.index(b, a.index());
              e.load(a.value());
              b.dastore();
            }
            b.return_();
          }
        });
  }

  /** Writes a method that hands its arguments to the method of the event that is its first. */
  private static void dispatch(ClassBuilder c, String name, MethodTypeDesc inner, int events) {
    c.withMethodBody(
        name,
        inner.insertParameterTypes(0, CD_int),
        ACC_PUBLIC,
        b ->
            cases(
                b,
                1,
                events,
                i -> {
                  b.aload(0).dload(2).aload(4).aload(5).aload(6);
                  b.invokespecial(SELF, name + "$" + i, inner);
                  giveBack(b, inner);
                }));
  }

  private static void dispatchLog(ClassBuilder c, int events) {
    c.withMethodBody(
        "log",
        MethodTypeDesc.of(CD_void, DOUBLES, CD_int, CD_double, DOUBLES, DOUBLES, HISTORY),
        ACC_PUBLIC,
        b ->
            cases(
                b,
                2,
                events,
                i -> {
                  b.aload(0).aload(1).dload(3).aload(5).aload(6).aload(7);
                  b.invokespecial(SELF, "log$" + i, FILL).return_();
                }));
  }

  private static void cases(CodeBuilder b, int slot, int n, IntConsumer body) {
    List<SwitchCase> cases = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      cases.add(SwitchCase.of(i, b.newLabel()));
    }
    Label other = b.newLabel();
    if (n > 0) {
      b.iload(slot).tableswitch(0, n - 1, other, cases);
      for (SwitchCase s : cases) {
        b.labelBinding(s.target());
        body.accept(s.caseValue());
      }
      b.labelBinding(other);
    }
    raise(b, IndexOutOfBoundsException.class, "there is no event of that number");
  }

  private static void unsupported(
      ClassBuilder c, String name, MethodTypeDesc type, String message) {
    c.withMethodBody(
        name,
        type,
        name.contains("$") ? ACC_PRIVATE : ACC_PUBLIC,
        b -> raise(b, UnsupportedOperationException.class, message));
  }

  private static void raise(CodeBuilder b, Class<?> exception, String message) {
    b.new_(Emitter.desc(exception))
        .dup()
        .loadConstant(message)
        .invokespecial(Emitter.desc(exception), INIT_NAME, MethodTypeDesc.of(CD_void, CD_String))
        .athrow();
  }

  // ---- methods of a schedule

  /** Writes a function as one method or, if it is large, as several that it calls in turn. */
  private void method(ClassBuilder c, Head head, Schedule schedule, Body body) {
    List<List<Schedule.Step>> chunks = schedule.chunks();
    Map<Term, Integer> scratch = shared(schedule);
    scratchSize = Math.max(scratchSize, scratch.size());
    MethodTypeDesc type = head.type();
    MethodTypeDesc partType = type.changeReturnType(CD_void);
    int parts = chunks.size() - 1;
    for (int i = 0; i < parts; i++) {
      List<Schedule.Step> steps = chunks.get(i);
      c.withMethodBody(
          head.name() + "$part" + i,
          partType,
          ACC_PRIVATE,
          b -> {
            steps(b, emitter(b, head, schedule, scratch), steps, body);
            b.return_();
          });
    }
    c.withMethodBody(
        head.name(),
        type,
        head.flags(),
        b -> {
          body.begin(b);
          for (int i = 0; i < parts; i++) {
            b.aload(0);
            for (int k = 0; k < type.parameterCount(); k++) {
              b.loadLocal(TypeKind.from(type.parameterType(k)), b.parameterSlot(k));
            }
            b.invokespecial(SELF, head.name() + "$part" + i, partType);
          }
          Emitter e = emitter(b, head, schedule, scratch);
          steps(b, e, chunks.getLast(), body);
          body.end(b, e);
        });
  }

  private Emitter emitter(CodeBuilder b, Head head, Schedule schedule, Map<Term, Integer> scratch) {
    return new Emitter(b, SELF, head.slots(), schedule, program.dtype(), constants, scratch);
  }

  private static void steps(CodeBuilder b, Emitter e, List<Schedule.Step> steps, Body body) {
    e.preload(steps);
    for (Schedule.Step s : steps) {
      if (s.isOutput()) {
        body.output(b, e, s.output(), s.term());
      } else {
        e.step(s.term());
      }
    }
  }

  /** Finds the kept terms that are used in other methods than the one that computes them. */
  static Map<Term, Integer> shared(Schedule schedule) {
    Map<Term, Integer> scratch = new HashMap<>();
    Map<Term, Integer> home = new HashMap<>();
    int last = schedule.chunks().size() - 1;
    for (int i = 0; i <= last; i++) {
      for (Schedule.Step s : schedule.chunks().get(i)) {
        if (s.isOutput() && schedule.writesLast()) {
          if (i < last && schedule.isKept(s.term())) {
            scratch.putIfAbsent(s.term(), scratch.size());
          }
          continue;
        }
        for (Term t : schedule.uses(s)) {
          if (home.getOrDefault(t, i) < i) {
            scratch.putIfAbsent(t, scratch.size());
          }
        }
        if (!s.isOutput()) {
          home.put(s.term(), i);
        }
      }
    }
    return scratch;
  }
}
