package dev.dynamis.equations.internal.lang;

import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;

import dev.dynamis.equations.internal.lang.Term.Type;
import dev.dynamis.equations.model.Dtype;
import dev.dynamis.equations.model.Functions;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.WholeNumbers;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes the bytecode of terms into one method. */
final class Emitter {
  /** Where a method finds its arguments; -1 for those that it does not have. */
  record Slots(int out, int t, int x, int p, int h, int x0) {}

  /**
   * Where code for many instances at once finds a number of one of them: in rows of one array, a
   * column for each instance.
   *
   * @param array variable of the array
   * @param column variable of the instance's column
   * @param width numbers in a row
   * @param x row of the first state
   * @param p row of the first parameter
   * @param t row of the times
   * @param scratch row of the first kept term
   */
  record Rows(int array, int column, int width, int x, int p, int t, int scratch) {
    /** Puts the array and the index of a number on the stack. */
    void place(CodeBuilder b, int row) {
      b.aload(array).iload(column);
      if (row > 0) {
        b.loadConstant(row * width).iadd();
      }
    }
  }

  private static final ClassDesc FUNCTIONS = desc(Functions.class);
  private static final ClassDesc WHOLE = desc(WholeNumbers.class);
  private static final ClassDesc HISTORY = desc(History.class);
  private static final MethodTypeDesc D_D = MethodTypeDesc.of(CD_double, CD_double);
  private static final MethodTypeDesc D_DD = MethodTypeDesc.of(CD_double, CD_double, CD_double);
  private static final MethodTypeDesc L_L = MethodTypeDesc.of(CD_long, CD_long);
  private static final MethodTypeDesc L_LL = MethodTypeDesc.of(CD_long, CD_long, CD_long);
  private static final MethodTypeDesc L_D = MethodTypeDesc.of(CD_long, CD_double);
  private static final MethodTypeDesc I_DDD =
      MethodTypeDesc.of(CD_int, CD_double, CD_double, CD_double);
  private static final MethodTypeDesc D_LLL =
      MethodTypeDesc.of(CD_double, CD_long, CD_long, CD_long);

  private final CodeBuilder b;
  private final Slots slots;
  private final Schedule schedule;
  private final Dtype dtype;
  private final ConstantTable constants;

  /** Kept terms that other methods use, and their places in the scratch array. */
  private final Map<Term, Integer> scratch;

  private final ClassDesc self;

  /** Where the numbers of many instances are, or null for one instance. */
  private final Rows rows;

  private final Map<Term, Integer> locals = new HashMap<>();

  Emitter(
      CodeBuilder b,
      ClassDesc self,
      Slots slots,
      Schedule schedule,
      Dtype dtype,
      ConstantTable constants,
      Map<Term, Integer> scratch) {
    this.b = b;
    this.self = self;
    this.slots = slots;
    this.schedule = schedule;
    this.dtype = dtype;
    this.constants = constants;
    this.scratch = scratch;
    rows = null;
  }

  /** Makes code for one of many instances, whose numbers are in rows. */
  Emitter(CodeBuilder b, ClassDesc self, Rows rows, Schedule schedule, Map<Term, Integer> scratch) {
    this.b = b;
    this.self = self;
    this.rows = rows;
    this.schedule = schedule;
    this.scratch = scratch;
    slots = new Slots(-1, -1, -1, -1, -1, -1);
    dtype = Dtype.FLOAT64;
    constants = ConstantTable.NONE;
  }

  static ClassDesc desc(Class<?> c) {
    return ClassDesc.of(c.getName());
  }

  /** Reads states and parameters that are used more than once into variables. */
  void preload(List<Schedule.Step> steps) {
    Map<Term, Integer> uses = new HashMap<>();
    for (Schedule.Step s : steps) {
      if (s.isOutput() && (schedule.isKept(s.term()) || s.term().args.isEmpty())) {
        continue;
      }
      countLeaves(s.term(), uses);
    }
    uses.keySet().stream()
        .filter(t -> uses.get(t) > 1)
        .sorted(Comparator.comparingInt(t -> t.id))
        .forEach(
            t -> {
              compute(t);
              keep(t);
            });
  }

  private void countLeaves(Term t, Map<Term, Integer> uses) {
    for (Term a : t.args) {
      if (a.op == Op.STATE || a.op == Op.PARAM || a.op == Op.INITIAL) {
        uses.merge(a, 1, Integer::sum);
      } else if (!schedule.isKept(a)) {
        countLeaves(a, uses);
      }
    }
    if (Schedule.isLoop(t)) {
      for (Term inner : schedule.body(t)) {
        countLeaves(inner, uses);
      }
    }
  }

  /** Computes a kept term into its variable, and into scratch memory if other methods need it. */
  void step(Term t) {
    compute(t);
    keep(t);
    Integer place = scratch.get(t);
    if (place != null) {
      scratchPlace(t, place);
      load(t);
      if (t.type == Type.LONG) {
        b.lastore();
      } else if (t.type == Type.BOOL) {
        b.i2d().dastore();
      } else {
        b.dastore();
      }
    }
  }

  private void scratchPlace(Term t, int place) {
    if (rows != null) {
      rows.place(b, rows.scratch + place);
      return;
    }
    b.aload(0);
    if (t.type == Type.LONG) {
      b.getfield(self, KernelCompiler.LONG_SCRATCH, KernelCompiler.LONGS);
    } else {
      b.getfield(self, KernelCompiler.SCRATCH, KernelCompiler.DOUBLES);
    }
    index(b, place);
  }

  /** Stores what is on the stack into a new variable for the term. */
  private void keep(Term t) {
    int slot = b.allocateLocal(kind(t));
    b.storeLocal(kind(t), slot);
    locals.put(t, slot);
  }

  private static TypeKind kind(Term t) {
    return switch (t.type) {
      case BOOL -> TypeKind.INT;
      case LONG -> TypeKind.LONG;
      default -> TypeKind.DOUBLE;
    };
  }

  /** Puts the value of a term on the stack. */
  void load(Term t) {
    Integer local = locals.get(t);
    if (local != null) {
      b.loadLocal(kind(t), local);
    } else if (scratch.containsKey(t)) {
      scratchPlace(t, scratch.get(t));
      if (t.type == Type.LONG) {
        b.laload();
      } else {
        b.daload();
        if (t.type == Type.BOOL) {
          b.d2i();
        }
      }
    } else {
      compute(t);
    }
  }

  private void compute(Term t) {
    switch (t.type) {
      case BOOL -> truth(t);
      case LONG -> whole(t);
      default -> real(t);
    }
  }

  private void args(Term t) {
    t.args.forEach(this::load);
  }

  // ---- real numbers

  private void real(Term t) {
    switch (t.op) {
      case CONST -> constant(t.value);
      case STATE -> state(t);
      case PARAM -> parameter(t);
      case INITIAL -> element(slots.x0(), t.index);
      case TIME -> time();
      case LOOP -> throw new IllegalStateException("a loop variable outside of its loop");
      case ADD -> arithmetic(t, Opcode.DADD);
      case SUB -> arithmetic(t, Opcode.DSUB);
      case MUL -> arithmetic(t, Opcode.DMUL);
      case DIV -> arithmetic(t, Opcode.DDIV);
      case NEG -> arithmetic(t, Opcode.DNEG);
      case FLOORDIV -> function(t, FUNCTIONS, "floorDiv", D_DD);
      case MOD -> function(t, FUNCTIONS, "mod", D_DD);
      case POW -> function(t, FUNCTIONS, "pow", D_DD);
      case CALL -> function(t, desc(t.fn.owner()), t.fn.method(), t.args.size() == 1 ? D_D : D_DD);
      case COND -> choose(t);
      case LAG, FRACTIONAL_LAG, DELAY -> past(t);
      case SUM, PROD, PROD_RATE -> loop(t);
      case TO_DOUBLE -> {
        load(t.arg(0));
        if (t.arg(0).type == Type.BOOL) {
          b.i2d();
        } else {
          b.l2d();
        }
      }
      case ROUND -> {
        load(t.arg(0));
        round();
      }
      case STORE -> {
        load(t.arg(0));
        b.loadConstant(dtype.min()).loadConstant(dtype.max());
        b.invokestatic(WHOLE, "store", D_LLL);
      }
      default -> throw new IllegalStateException("not a real term: " + t.op);
    }
  }

  private void state(Term t) {
    if (rows != null) {
      rows.place(b, rows.x + (int) t.index);
      b.daload();
    } else {
      element(slots.x(), t.index);
    }
  }

  private void parameter(Term t) {
    if (rows != null) {
      rows.place(b, rows.p + (int) t.index);
      b.daload();
    } else {
      element(slots.p(), t.index);
    }
  }

  private void time() {
    if (rows != null) {
      rows.place(b, rows.t);
      b.daload();
    } else {
      b.dload(slots.t());
    }
  }

  private void element(int array, long index) {
    b.aload(array);
    index(b, (int) index);
    b.daload();
  }

  /**
   * Puts an index on the stack; one that needs more than 16 bits is put together, because a class
   * file has room for 65,535 constants only.
   */
  static void index(CodeBuilder b, int index) {
    if (index < 1 << 15) {
      b.loadConstant(index);
    } else {
      b.loadConstant(index >> 15).loadConstant(15).ishl();
      b.loadConstant(index & 0x7fff).ior();
    }
  }

  private void constant(double v) {
    Integer place = constants.real(v);
    if (place == null) {
      b.loadConstant(v);
    } else {
      b.aload(0).getfield(self, ConstantTable.REALS, KernelCompiler.DOUBLES);
      index(b, place);
      b.daload();
    }
  }

  private void constant(long v) {
    Integer place = constants.whole(v);
    if (place == null) {
      b.loadConstant(v);
    } else {
      b.aload(0).getfield(self, ConstantTable.WHOLES, KernelCompiler.LONGS);
      index(b, place);
      b.laload();
    }
  }

  private void arithmetic(Term t, Opcode op) {
    args(t);
    b.with(OperatorInstruction.of(op));
  }

  private void function(Term t, ClassDesc owner, String name, MethodTypeDesc type) {
    args(t);
    b.invokestatic(owner, name, type);
  }

  private void round() {
    if (dtype == Dtype.FLOAT32) {
      b.d2f().f2d();
    } else {
      b.invokestatic(desc(Rounding.class), "half", D_D);
    }
  }

  private void past(Term t) {
    b.aload(slots.h());
    index(b, (int) t.index);
    switch (t.op) {
      case LAG -> {
        b.loadConstant((int) t.value);
        b.invokeinterface(HISTORY, "lag", MethodTypeDesc.of(CD_double, CD_int, CD_int));
      }
      case FRACTIONAL_LAG -> {
        b.loadConstant(t.value);
        b.invokeinterface(HISTORY, "lag", MethodTypeDesc.of(CD_double, CD_int, CD_double));
      }
      default -> {
        b.dload(slots.t());
        load(t.arg(0));
        b.invokeinterface(
            HISTORY, "delay", MethodTypeDesc.of(CD_double, CD_int, CD_double, CD_double));
      }
    }
  }

  /** Runs a loop; leaves its result on the stack. */
  private void loop(Term t) {
    int from = b.allocateLocal(TypeKind.DOUBLE);
    int step = b.allocateLocal(TypeKind.DOUBLE);
    int count = b.allocateLocal(TypeKind.INT);
    int k = b.allocateLocal(TypeKind.INT);
    int sum = b.allocateLocal(TypeKind.DOUBLE);
    int product = b.allocateLocal(TypeKind.DOUBLE);
    load(t.arg(0));
    b.dstore(from);
    load(t.arg(2));
    b.dstore(step);
    b.dload(from);
    load(t.arg(1));
    b.dload(step).invokestatic(WHOLE, "rangeSize", I_DDD).istore(count);
    b.dload(from).invokestatic(FUNCTIONS, "trunc", D_D).dstore(from);
    b.dload(step).invokestatic(FUNCTIONS, "trunc", D_D).dstore(step);
    b.loadConstant(0.0).dstore(sum).loadConstant(1.0).dstore(product);
    b.loadConstant(0).istore(k);
    Label test = b.newLabel();
    Label next = b.newLabel();
    Label end = b.newLabel();
    b.labelBinding(test).iload(k).iload(count).if_icmpge(end);

    // variable = from + k * step
    b.dload(from).iload(k).i2d().dload(step).dmul().dadd();
    Map<Term, Integer> outer = new HashMap<>(locals);
    Term variable = variable(t);
    if (variable != null) {
      if (variable.type == Type.LONG) {
        b.d2l();
      }
      keep(variable);
    } else {
      b.pop2();
    }
    Term filter = t.arg(3);
    List<Term> body = schedule.body(t);
    if (!filter.isConst()) {
      // what the filter needs comes first, the rest only if it lets the value through
      List<Term> early = body.stream().filter(Terms.reachable(List.of(filter))::contains).toList();
      early.forEach(this::step);
      branch(filter, next, false);
      body = body.stream().filter(e -> !early.contains(e)).toList();
    }
    body.forEach(this::step);
    turn(t, sum, product);
    locals.keySet().retainAll(outer.keySet());
    b.labelBinding(next).iinc(k, 1).goto_(test).labelBinding(end);
    b.dload(t.op == Op.PROD ? product : sum);
  }

  private void turn(Term t, int sum, int product) {
    switch (t.op) {
      case SUM -> {
        b.dload(sum);
        load(t.arg(4));
        b.dadd().dstore(sum);
      }
      case PROD -> {
        b.dload(product);
        load(t.arg(4));
        b.dmul().dstore(product);
      }
      default -> {
        int value = b.allocateLocal(TypeKind.DOUBLE);
        load(t.arg(4));
        b.dstore(value);
        b.dload(sum).dload(value).dmul().dload(product);
        load(t.arg(5));
        b.dmul().dadd().dstore(sum);
        b.dload(product).dload(value).dmul().dstore(product);
      }
    }
  }

  /** Returns the variable of a loop, or null if nothing in it uses it. */
  private static Term variable(Term loop) {
    for (Term t : Terms.reachable(loop.args.subList(3, loop.args.size()))) {
      if (t.op == Op.LOOP && t.index == loop.index) {
        return t;
      }
    }
    return null;
  }

  // ---- whole numbers

  private void whole(Term t) {
    switch (t.op) {
      case CONST -> constant(t.index);
      case STATE -> {
        element(slots.x(), t.index);
        b.d2l();
      }
      case PARAM -> {
        element(slots.p(), t.index);
        b.d2l();
      }
      case INITIAL -> {
        element(slots.x0(), t.index);
        b.d2l();
      }
      case LAG -> {
        past(t);
        b.d2l();
      }
      case ADD -> function(t, WHOLE, "add", L_LL);
      case SUB -> function(t, WHOLE, "sub", L_LL);
      case MUL -> function(t, WHOLE, "mul", L_LL);
      case FLOORDIV -> function(t, WHOLE, "floorDiv", L_LL);
      case MOD -> function(t, WHOLE, "mod", L_LL);
      case POW -> function(t, WHOLE, "pow", L_LL);
      case NEG -> function(t, WHOLE, "neg", L_L);
      case SHL -> function(t, WHOLE, "shl", L_LL);
      case SHR -> function(t, WHOLE, "shr", L_LL);
      case BITAND -> {
        args(t);
        b.land();
      }
      case BITOR -> {
        args(t);
        b.lor();
      }
      case BITNOT -> {
        args(t);
        b.loadConstant(-1L).lxor();
      }
      case COND -> choose(t);
      case TO_LONG -> {
        load(t.arg(0));
        if (t.arg(0).type == Type.BOOL) {
          b.i2l();
        } else {
          b.invokestatic(WHOLE, "trunc", L_D);
        }
      }
      default -> throw new IllegalStateException("not a whole term: " + t.op);
    }
  }

  // ---- truth values

  private void choose(Term t) {
    Label no = b.newLabel();
    Label end = b.newLabel();
    branch(t.arg(0), no, false);
    load(t.arg(1));
    b.goto_(end).labelBinding(no);
    load(t.arg(2));
    b.labelBinding(end);
  }

  private void truth(Term t) {
    if (t.isConst()) {
      b.loadConstant((int) t.index);
      return;
    }
    if (t.op == Op.COND) {
      choose(t);
      return;
    }
    Label no = b.newLabel();
    Label end = b.newLabel();
    jump(t, no, false);
    b.iconst_1().goto_(end).labelBinding(no).iconst_0().labelBinding(end);
  }

  /** Jumps if a truth value is {@code when}, else goes on. */
  void branch(Term t, Label target, boolean when) {
    if (locals.containsKey(t) || scratch.containsKey(t) || t.isConst() || t.op == Op.COND) {
      load(t);
      if (when) {
        b.ifne(target);
      } else {
        b.ifeq(target);
      }
    } else {
      jump(t, target, when);
    }
  }

  private void jump(Term t, Label target, boolean when) {
    switch (t.op) {
      case NOT -> branch(t.arg(0), target, !when);
      case AND, OR -> {
        if (when == (t.op == Op.OR)) {
          branch(t.arg(0), target, when);
          branch(t.arg(1), target, when);
        } else {
          Label skip = b.newLabel();
          branch(t.arg(0), skip, !when);
          branch(t.arg(1), target, when);
          b.labelBinding(skip);
        }
      }
      default -> compare(t, target, when);
    }
  }

  private void compare(Term t, Label target, boolean when) {
    args(t);
    if (t.arg(0).type == Type.LONG) {
      b.lcmp();
    } else if (t.op == Op.LT || t.op == Op.LE) {
      // a NaN must make the comparison false: count it as greater
      b.dcmpg();
    } else {
      b.dcmpl();
    }
    switch (t.op) {
      case LT -> jumpIf(when, Opcode.IFLT, Opcode.IFGE, target);
      case LE -> jumpIf(when, Opcode.IFLE, Opcode.IFGT, target);
      case GT -> jumpIf(when, Opcode.IFGT, Opcode.IFLE, target);
      case GE -> jumpIf(when, Opcode.IFGE, Opcode.IFLT, target);
      case EQ -> jumpIf(when, Opcode.IFEQ, Opcode.IFNE, target);
      case NE -> jumpIf(when, Opcode.IFNE, Opcode.IFEQ, target);
      default -> throw new IllegalStateException("not a truth value: " + t.op);
    }
  }

  private void jumpIf(boolean when, Opcode yes, Opcode no, Label target) {
    b.with(BranchInstruction.of(when ? yes : no, target));
  }
}
