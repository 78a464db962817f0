package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mechanics.internal.specialize.Trace.Effect;
import dev.dynamis.mechanics.internal.specialize.Trace.Node;
import dev.dynamis.mechanics.internal.specialize.Trace.Op;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes bytecode of a trace for many instances: loops over columns of {@link LaneRows}, each with a
 * few values of the trace, so small that the virtual machine makes vector instructions of it. All
 * rows are in one array at places that are constants of the code: only then can the compiler see
 * that a row that is written is none of those that are read. The number of columns is a constant
 * too: that an index can't overflow makes addresses, and so loops, smaller. Values that a later
 * loop needs go through rows, which are used again once nobody needs them.
 *
 * <p>Only what the rows hold is stored: other results of the trace are no part of the code. What is
 * the same for all instances is not computed here, but read from an array.
 */
final class LaneEmitter {
  /**
   * Size of a loop: operations, and {@link #ACCESS} for what is read or written. HotSpot makes
   * vector instructions of loops that it has unrolled, which it does if they have no more than 60
   * nodes; some of these are the loop itself.
   */
  private static final int MOST_NODES = 40;

  /** Makes a difference of two numbers near 1, if it is not zero, more than 1. */
  private static final double HUGE = 1e300;

  /** What a number that is read or written adds to the size of a loop. */
  private static final int ACCESS = 2;

  private static final int W = LaneRows.WIDTH;
  private static final ClassDesc SELF =
      ClassDesc.of(LaneEmitter.class.getPackageName() + ".CompiledLanes");
  private static final ClassDesc REALS = ConstantDescs.CD_double.arrayType();
  private static final MethodTypeDesc RUN = MethodTypeDesc.of(ConstantDescs.CD_void, REALS, REALS);
  private static final MethodTypeDesc OF_REAL =
      MethodTypeDesc.of(ConstantDescs.CD_double, ConstantDescs.CD_double);
  private static final MethodTypeDesc OF_REALS =
      MethodTypeDesc.of(ConstantDescs.CD_double, ConstantDescs.CD_double, ConstantDescs.CD_double);
  private static final ClassDesc MATH = ClassDesc.of("java.lang.Math");

  private final Trace trace;
  private final List<Node> nodes;
  private final LaneRows rows;
  private final boolean[] shared;

  /** Places in the array of shared numbers, of those values that loops read. */
  private final Map<Integer, Integer> places = new HashMap<>();

  private final List<List<Integer>> loops = new ArrayList<>();
  private final List<Effect> results = new ArrayList<>();

  /** The loop of each value, and the last that needs it; -1 if there is none. */
  private final int[] home;

  private final int[] last;
  private final int[] slot;
  private int rowCount;

  LaneEmitter(Trace trace, LaneRows rows) {
    this.trace = trace;
    this.rows = rows;
    nodes = trace.nodes();
    shared = new boolean[nodes.size()];
    home = new int[nodes.size()];
    last = new int[nodes.size()];
    slot = new int[nodes.size()];
    Arrays.fill(home, -1);
    Arrays.fill(last, -1);
    Arrays.fill(slot, -1);
    for (Effect e : trace.effects()) {
      if (!e.isGuard() && rows.row(e.array(), e.index()) >= 0) {
        results.add(e);
      }
    }
    findShared();
    divide();
    giveRows();
  }

  /** Returns how many rows there are. */
  int rowCount() {
    return rowCount;
  }

  /** Returns the shared values that loops read, by their places. */
  int[] sharedValues() {
    int[] values = new int[places.size()];
    places.forEach((value, place) -> values[place] = value);
    return values;
  }

  private void findShared() {
    for (int i = 0; i < shared.length; i++) {
      Node n = nodes.get(i);
      shared[i] =
          switch (n.op()) {
            case CONSTANT -> true;
            case LOAD -> rows.row(n.array(), n.a()) < 0;
            case NEG, UNIT_SCALE -> shared[n.a()];
            default -> shared[n.a()] && shared[n.b()];
          };
    }
  }

  /** Whether a value is computed in a loop. */
  private boolean isComputed(int value) {
    return !shared[value] && nodes.get(value).op() != Op.LOAD;
  }

  /** Divides the values that results need into loops, in the order of the trace. */
  private void divide() {
    boolean[] needed = new boolean[nodes.size()];
    for (Effect e : results) {
      needed[e.value()] = true;
    }
    for (int i = nodes.size() - 1; i >= 0; i--) {
      if (needed[i] && isComputed(i)) {
        needed[nodes.get(i).a()] = true;
        if (nodes.get(i).isBinary()) {
          needed[nodes.get(i).b()] = true;
        }
      }
    }
    int[] uses = new int[nodes.size()];
    for (int i = 0; i < nodes.size(); i++) {
      if (needed[i] && isComputed(i)) {
        for (int argument : arguments(i)) {
          uses[argument]++;
        }
      }
    }
    for (Effect e : results) {
      uses[e.value()]++;
    }
    List<Integer> loop = new ArrayList<>();
    int size = 0;
    for (int i = 0; i < nodes.size(); i++) {
      if (!needed[i] || !isComputed(i)) {
        continue;
      }
      if (size + growth(i, uses) > MOST_NODES && !loop.isEmpty()) {
        loops.add(loop);
        loop = new ArrayList<>();
        size = 0;
      }
      size += growth(i, uses);
      loop.add(i);
      home[i] = loops.size();
      for (int argument : arguments(i)) {
        uses[argument]--;
        use(argument);
      }
    }
    loops.add(loop);
  }

  /** Returns the different values that a value is made from. */
  private int[] arguments(int value) {
    Node n = nodes.get(value);
    return n.isBinary() && n.a() != n.b() ? new int[] {n.a(), n.b()} : new int[] {n.a()};
  }

  /**
   * Returns by how much the present loop grows with a value: an operation, what is read for it, and
   * that it may have to be written; less what need not be written, this being its last use.
   */
  private int growth(int value, int[] uses) {
    int size = cost(nodes.get(value).op()) + ACCESS;
    for (int argument : arguments(value)) {
      if (shared[argument] || last[argument] == loops.size() && home[argument] != loops.size()) {
        continue;
      }
      if (home[argument] != loops.size()) {
        size += ACCESS;
      } else if (uses[argument] == 1) {
        size -= ACCESS;
      }
    }
    return size;
  }

  private static int cost(Op op) {
    return switch (op) {
      case UNIT_SCALE -> 10;
      case MIN, MAX -> 2;
      default -> 1;
    };
  }

  private void use(int value) {
    if (!shared[value]) {
      last[value] = loops.size();
    } else if (nodes.get(value).op() != Op.CONSTANT) {
      places.putIfAbsent(value, places.size());
    }
  }

  /** Gives rows to values that a later loop needs. */
  private void giveRows() {
    Deque<Integer> free = new ArrayDeque<>();
    rowCount = rows.spill();
    List<List<Integer>> ends = new ArrayList<>();
    for (int k = 0; k <= loops.size(); k++) {
      ends.add(new ArrayList<>());
    }
    for (int k = 0; k < loops.size(); k++) {
      for (int value : loops.get(k)) {
        if (last[value] > k) {
          slot[value] = free.isEmpty() ? rowCount++ : free.pop();
          ends.get(last[value]).add(value);
        }
      }
      for (int value : ends.get(k)) {
        free.push(slot[value]);
      }
    }
  }

  /** Returns the compiled step. */
  LaneKernel compile() {
    return Hidden.instance(bytes(), LaneKernel.class);
  }

  byte[] bytes() {
    return ClassFile.of()
        .build(
            SELF,
            c -> {
              c.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SUPER);
              c.withInterfaceSymbols(ClassDesc.of(LaneKernel.class.getName()));
              Hidden.constructor(c);
              c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC, this::run);
              for (int k = 0; k < loops.size(); k++) {
                Loop loop = new Loop(k);
                c.withMethodBody(name(k), RUN, ClassFile.ACC_STATIC, loop::emit);
              }
            });
  }

  private static String name(int loop) {
    return "loop" + loop;
  }

  private void run(CodeBuilder b) {
    for (int k = 0; k < loops.size(); k++) {
      b.aload(1).aload(2).invokestatic(SELF, name(k), RUN);
    }
    b.return_();
  }

  /** One of the loops. */
  private final class Loop {
    private static final int COLUMN = 2;
    private final int self;
    private final int[] local = new int[nodes.size()];
    private int locals = COLUMN + 1;
    private CodeBuilder b;

    Loop(int self) {
      this.self = self;
    }

    void emit(CodeBuilder builder) {
      b = builder;
      for (int value : loops.get(self)) {
        Node n = nodes.get(value);
        loadShared(n.a());
        if (n.isBinary()) {
          loadShared(n.b());
        }
      }
      for (Effect e : results) {
        if (isHere(e)) {
          loadShared(e.value());
        }
      }
      Label top = b.newLabel();
      Label end = b.newLabel();
      b.iconst_0().istore(COLUMN);
      b.labelBinding(top).iload(COLUMN).loadConstant(LaneRows.WIDTH).if_icmpge(end);
      for (int value : loops.get(self)) {
        compute(value);
      }
      for (int value : loops.get(self)) {
        if (slot[value] >= 0) {
          place(slot[value]);
          b.dload(local[value]).dastore();
        }
      }
      for (Effect e : results) {
        if (isHere(e)) {
          place(rows.row(e.array(), e.index()));
          push(e.value());
          if (trace.mayBeNegativeZero(e.value())) {
            b.dconst_0().dadd();
          }
          b.dastore();
        }
      }
      b.iinc(COLUMN, 1).goto_(top);
      b.labelBinding(end).return_();
    }

    /** Whether this loop stores a result; the first one does those that nothing computes. */
    private boolean isHere(Effect e) {
      return Math.max(0, home[e.value()]) == self;
    }

    private void loadShared(int value) {
      if (shared[value] && nodes.get(value).op() != Op.CONSTANT && local[value] == 0) {
        int place = places.computeIfAbsent(value, v -> places.size());
        local[value] = locals;
        locals += 2;
        b.aload(1).loadConstant(place).daload().dstore(local[value]);
      }
    }

    private void place(int row) {
      b.aload(0).iload(COLUMN).loadConstant(row * W).iadd();
    }

    private void compute(int value) {
      Node n = nodes.get(value);
      push(n.a());
      if (n.isBinary()) {
        push(n.b());
      }
      switch (n.op()) {
        case ADD -> b.dadd();
        case SUB -> b.dsub();
        case MUL -> b.dmul();
        case DIV -> b.ddiv();
        case NEG -> b.dneg();
        case MIN -> b.invokestatic(MATH, "min", OF_REALS);
        case MAX -> b.invokestatic(MATH, "max", OF_REALS);
        case UNIT_SCALE -> unitScale();
        default -> throw new IllegalStateException("there is no operation " + n.op());
      }
      keep(value);
    }

    private void keep(int value) {
      local[value] = locals;
      locals += 2;
      b.dstore(local[value]);
    }

    /** Puts a value on the stack. */
    private void push(int value) {
      Node n = nodes.get(value);
      if (n.op() == Op.CONSTANT) {
        b.loadConstant(n.constant());
        return;
      }
      if (local[value] == 0) {
        place(n.op() == Op.LOAD ? rows.row(n.array(), n.a()) : slot[value]);
        b.daload();
        keep(value);
      }
      b.dload(local[value]);
    }

    /**
     * As {@link Kinematics#unitScale} without a condition: {@code out * (1 / sqrt(square)) + (1 -
     * out)}, where {@code out} is 1 for squares out of the range of unit length and otherwise 0.
     */
    private void unitScale() {
      int square = locals;
      int out = locals + 2;
      locals += 4;
      b.dup2().dstore(square);
      b.dload(square).loadConstant(Kinematics.MOST_UNIT).invokestatic(MATH, "min", OF_REALS);
      b.loadConstant(Kinematics.LEAST_UNIT).invokestatic(MATH, "max", OF_REALS);
      b.dsub().invokestatic(MATH, "abs", OF_REAL).loadConstant(HUGE).dmul();
      b.dconst_1().invokestatic(MATH, "min", OF_REALS).dstore(out);
      b.dconst_1().dload(square).invokestatic(MATH, "sqrt", OF_REAL).ddiv();
      b.dload(out).dmul().dconst_1().dload(out).dsub().dadd();
    }
  }
}
