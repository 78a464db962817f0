package dev.dynamis.equations.lang;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import dev.dynamis.equations.kernel.History;
import dev.dynamis.equations.kernel.Kernel;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
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

  private static final ClassDesc SELF = ClassDesc.of("dev.dynamis.equations.lang.CompiledKernel");
  private static final ClassDesc HISTORY = Emitter.desc(History.class);

  private static final MethodTypeDesc FILL =
      MethodTypeDesc.of(CD_void, DOUBLES, CD_double, DOUBLES, DOUBLES, HISTORY);
  private static final MethodTypeDesc TEST =
      MethodTypeDesc.of(CD_boolean, CD_double, DOUBLES, DOUBLES, HISTORY);
  private static final MethodTypeDesc VALUE = TEST.changeReturnType(CD_double);
  private static final MethodTypeDesc ACT = TEST.changeReturnType(CD_void);

  private static final Emitter.Slots FILL_SLOTS = new Emitter.Slots(1, 2, 4, 5, 6, -1);
  private static final Emitter.Slots TEST_SLOTS = new Emitter.Slots(-1, 1, 3, 4, 5, -1);

  /** What a function does with a result that has been computed. */
  private interface Output {
    void write(CodeBuilder b, Emitter e, int i, Term t);
  }

  private final Program program;
  private final boolean whole;
  private int scratchSize;

  private KernelCompiler(Program program) {
    this.program = program;
    this.whole = program.dtype().isInteger();
  }

  /** Returns a factory of kernels that run the program. */
  static Supplier<Kernel> compile(Program program) {
    byte[] bytes = new KernelCompiler(program).bytes();
    try {
      MethodHandles.Lookup hidden = MethodHandles.lookup().defineHiddenClass(bytes, true);
      MethodHandle constructor =
          hidden
              .findConstructor(hidden.lookupClass(), MethodType.methodType(void.class))
              .asType(MethodType.methodType(Kernel.class));
      return () -> {
        try {
          return (Kernel) constructor.invokeExact();
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
              c.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SUPER);
              c.withInterfaceSymbols(Emitter.desc(Kernel.class));
              c.withField(SCRATCH, DOUBLES, ClassFile.ACC_PRIVATE | ClassFile.ACC_FINAL);
              c.withField(LONG_SCRATCH, LONGS, ClassFile.ACC_PRIVATE | ClassFile.ACC_FINAL);
              methods(c);
              // last, when the size of the scratch memory is known
              c.withMethodBody(
                  INIT_NAME,
                  MTD_void,
                  ClassFile.ACC_PUBLIC,
                  b ->
                      b.aload(0)
                          .invokespecial(CD_Object, INIT_NAME, MTD_void)
                          .aload(0)
                          .loadConstant(scratchSize)
                          .newarray(java.lang.classfile.TypeKind.DOUBLE)
                          .putfield(SELF, SCRATCH, DOUBLES)
                          .aload(0)
                          .loadConstant(whole ? scratchSize : 0)
                          .newarray(java.lang.classfile.TypeKind.LONG)
                          .putfield(SELF, LONG_SCRATCH, LONGS)
                          .return_());
            });
  }

  private void methods(ClassBuilder c) {
    fill(c, "rhs", program.rhs());
    if (program.inverse().isEmpty()) {
      unsupported(c, "inverse", FILL, "the model has no inverse");
    } else {
      fill(c, "inverse", program.inverse());
    }
    fill(c, "aux", program.aux());
    events(c);
    if (program.stop().isPresent()) {
      function(c, "stop", TEST, TEST_SLOTS, List.of(program.stop().get()), true);
    } else {
      c.withMethodBody("stop", TEST, ClassFile.ACC_PUBLIC, b -> b.iconst_0().ireturn());
    }
    matrix(c, "jacobian", program.jacobian(), program.states() * program.states());
    matrix(c, "parameterJacobian", program.paramJacobian(), program.states() * program.params());
    method(
        c,
        "delayTimes",
        MethodTypeDesc.of(CD_void, DOUBLES, DOUBLES),
        ClassFile.ACC_PUBLIC,
        new Emitter.Slots(1, -1, -1, 2, -1, -1),
        new Schedule(program.delayTimes(), whole, false),
        b -> {},
        KernelCompiler::store,
        CodeBuilder::return_);
    method(
        c,
        "past",
        MethodTypeDesc.of(CD_void, DOUBLES, CD_double, DOUBLES, DOUBLES),
        ClassFile.ACC_PUBLIC,
        new Emitter.Slots(1, 2, -1, 5, -1, 4),
        new Schedule(program.past(), whole, false),
        b -> {},
        KernelCompiler::store,
        CodeBuilder::return_);
  }

  private static void store(CodeBuilder b, Emitter e, int i, Term t) {
    b.aload(1).loadConstant(i);
    e.load(t);
    b.dastore();
  }

  /** Writes a method that fills the array that is its first argument. */
  private void fill(ClassBuilder c, String name, List<Term> terms) {
    method(
        c,
        name,
        FILL,
        ClassFile.ACC_PUBLIC,
        FILL_SLOTS,
        new Schedule(terms, whole, false),
        b -> {},
        KernelCompiler::store,
        CodeBuilder::return_);
  }

  private void matrix(ClassBuilder c, String name, List<Program.Entry> entries, int size) {
    if (!program.hasJacobian()) {
      unsupported(c, name, FILL, "a model of whole numbers has no Jacobian");
      return;
    }
    MethodTypeDesc fill = MethodTypeDesc.of(CD_void, DOUBLES, CD_int, CD_int, CD_double);
    method(
        c,
        name,
        FILL,
        ClassFile.ACC_PUBLIC,
        FILL_SLOTS,
        new Schedule(entries.stream().map(Program.Entry::value).toList(), whole, false),
        b ->
            b.aload(1)
                .loadConstant(0)
                .loadConstant(size)
                .loadConstant(0.0)
                .invokestatic(Emitter.desc(Arrays.class), "fill", fill),
        (b, e, i, t) -> store(b, e, entries.get(i).index(), t),
        CodeBuilder::return_);
  }

  /** Writes a method that returns one number or truth value. */
  private void function(
      ClassBuilder c,
      String name,
      MethodTypeDesc type,
      Emitter.Slots slots,
      List<Term> term,
      boolean isPublic) {
    method(
        c,
        name,
        type,
        isPublic ? ClassFile.ACC_PUBLIC : ClassFile.ACC_PRIVATE,
        slots,
        new Schedule(term, whole, false),
        b -> {},
        (b, e, i, t) -> {
          e.load(t);
          if (type.returnType().equals(CD_boolean)) {
            b.ireturn();
          } else {
            b.dreturn();
          }
        },
        b -> {});
  }

  private void events(ClassBuilder c) {
    List<Program.Event> events = program.events();
    for (int i = 0; i < events.size(); i++) {
      Program.Event e = events.get(i);
      function(c, "condition$" + i, TEST, TEST_SLOTS, List.of(e.condition()), false);
      if (e.value().isPresent()) {
        function(c, "value$" + i, VALUE, TEST_SLOTS, List.of(e.value().get()), false);
      } else {
        unsupported(c, "value$" + i, VALUE, "the condition has no root function");
      }
      List<Program.Target> actions = e.actions();
      method(
          c,
          "act$" + i,
          ACT,
          ClassFile.ACC_PRIVATE,
          TEST_SLOTS,
          new Schedule(actions.stream().map(Program.Target::value).toList(), whole, true),
          b -> {},
          (b, em, k, t) -> {},
          CodeBuilder::return_,
          (b, em) -> {
            for (Program.Target a : actions) {
              b.aload(a.isState() ? TEST_SLOTS.x() : TEST_SLOTS.p()).loadConstant(a.index());
              em.load(a.value());
              b.dastore();
            }
          });
      fill2(c, "log$" + i, e.log());
    }
    dispatch(c, "condition", TEST, TEST, events.size());
    dispatch(c, "conditionValue", VALUE, VALUE, events.size());
    dispatch(c, "act", ACT, ACT, events.size());
    dispatchLog(c, events.size());
  }

  private void fill2(ClassBuilder c, String name, List<Term> terms) {
    method(
        c,
        name,
        FILL,
        ClassFile.ACC_PRIVATE,
        FILL_SLOTS,
        new Schedule(terms, whole, false),
        b -> {},
        KernelCompiler::store,
        CodeBuilder::return_);
  }

  /** Writes a method that hands its arguments to the method of the event that is its first. */
  private static void dispatch(
      ClassBuilder c, String name, MethodTypeDesc inner, MethodTypeDesc result, int events) {
    String target = name.equals("conditionValue") ? "value" : name;
    MethodTypeDesc type =
        MethodTypeDesc.of(result.returnType(), CD_int, CD_double, DOUBLES, DOUBLES, HISTORY);
    c.withMethodBody(
        name,
        type,
        ClassFile.ACC_PUBLIC,
        b ->
            cases(
                b,
                1,
                events,
                i -> {
                  b.aload(0).dload(2).aload(4).aload(5).aload(6);
                  b.invokespecial(SELF, target + "$" + i, inner);
                  if (result.returnType().equals(CD_void)) {
                    b.return_();
                  } else if (result.returnType().equals(CD_boolean)) {
                    b.ireturn();
                  } else {
                    b.dreturn();
                  }
                }));
  }

  private static void dispatchLog(ClassBuilder c, int events) {
    c.withMethodBody(
        "log",
        MethodTypeDesc.of(CD_void, DOUBLES, CD_int, CD_double, DOUBLES, DOUBLES, HISTORY),
        ClassFile.ACC_PUBLIC,
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

  private static void cases(CodeBuilder b, int slot, int n, java.util.function.IntConsumer body) {
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
        name.contains("$") ? ClassFile.ACC_PRIVATE : ClassFile.ACC_PUBLIC,
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

  private void method(
      ClassBuilder c,
      String name,
      MethodTypeDesc type,
      int flags,
      Emitter.Slots slots,
      Schedule schedule,
      java.util.function.Consumer<CodeBuilder> begin,
      Output output,
      java.util.function.Consumer<CodeBuilder> end) {
    method(c, name, type, flags, slots, schedule, begin, output, end, (b, e) -> {});
  }

  /** Writes a function as one method or, if it is large, as several that it calls in turn. */
  private void method(
      ClassBuilder c,
      String name,
      MethodTypeDesc type,
      int flags,
      Emitter.Slots slots,
      Schedule schedule,
      java.util.function.Consumer<CodeBuilder> begin,
      Output output,
      java.util.function.Consumer<CodeBuilder> end,
      java.util.function.BiConsumer<CodeBuilder, Emitter> after) {
    List<List<Schedule.Step>> chunks = schedule.chunks();
    Map<Term, Integer> scratch = shared(schedule);
    scratchSize = Math.max(scratchSize, scratch.size());
    MethodTypeDesc partType = type.changeReturnType(CD_void);
    for (int i = 0; i + 1 < chunks.size(); i++) {
      List<Schedule.Step> steps = chunks.get(i);
      c.withMethodBody(
          name + "$part" + i,
          partType,
          ClassFile.ACC_PRIVATE,
          b -> {
            steps(b, slots, schedule, scratch, steps, output);
            b.return_();
          });
    }
    c.withMethodBody(
        name,
        type,
        flags,
        b -> {
          begin.accept(b);
          for (int i = 0; i + 1 < chunks.size(); i++) {
            b.aload(0);
            for (int k = 0; k < type.parameterCount(); k++) {
              b.loadLocal(
                  java.lang.classfile.TypeKind.from(type.parameterType(k)), b.parameterSlot(k));
            }
            b.invokespecial(SELF, name + "$part" + i, partType);
          }
          Emitter e = steps(b, slots, schedule, scratch, chunks.getLast(), output);
          after.accept(b, e);
          end.accept(b);
        });
  }

  private Emitter steps(
      CodeBuilder b,
      Emitter.Slots slots,
      Schedule schedule,
      Map<Term, Integer> scratch,
      List<Schedule.Step> steps,
      Output output) {
    Emitter e = new Emitter(b, SELF, slots, schedule, program.dtype(), scratch);
    e.preload(steps);
    for (Schedule.Step s : steps) {
      if (s.isOutput()) {
        output.write(b, e, s.output(), s.term());
      } else {
        e.step(s.term());
      }
    }
    return e;
  }

  /** Finds the kept terms that are used in other methods than the one that computes them. */
  private static Map<Term, Integer> shared(Schedule schedule) {
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
