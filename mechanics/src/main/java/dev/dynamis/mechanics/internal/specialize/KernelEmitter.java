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
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Makes bytecode of a trace: methods without loops, each short enough for the compiler of the
 * virtual machine. Values are local variables; those that a later method needs are read from where
 * they were stored, or go through an array.
 */
final class KernelEmitter {
  /** Estimated bytes of a method; above 8,000 it would never be compiled. */
  private static final int MOST_BYTES = 3000;

  private static final int BYTES_PER_VALUE = 8;

  private static final ClassDesc SELF =
      ClassDesc.of(KernelEmitter.class.getPackageName() + ".CompiledStage");
  private static final ClassDesc REALS = ConstantDescs.CD_double.arrayType();
  private static final MethodTypeDesc RUN =
      MethodTypeDesc.of(ConstantDescs.CD_boolean, REALS.arrayType());
  private static final MethodTypeDesc OF_REAL =
      MethodTypeDesc.of(ConstantDescs.CD_double, ConstantDescs.CD_double);
  private static final MethodTypeDesc OF_REALS =
      MethodTypeDesc.of(ConstantDescs.CD_double, ConstantDescs.CD_double, ConstantDescs.CD_double);
  private static final ClassDesc MATH = ClassDesc.of("java.lang.Math");
  private static final ClassDesc KINEMATICS = ClassDesc.of(Kinematics.class.getName());

  private final Trace trace;
  private final List<Node> nodes;

  /** How often each value is used, and the method that computes it first; -1 if none does. */
  private final int[] uses;

  private final int[] home;

  /** Where each value goes for later methods: an index in {@link Reals#SPILL}, -1 if nowhere. */
  private final int[] slot;

  /** The first store of each value, -1 if there is none; and the method of each effect. */
  private final int[] stored;

  private final int[] part;
  private int parts;
  private int slots;

  KernelEmitter(Trace trace) {
    this.trace = trace;
    nodes = trace.nodes();
    uses = new int[nodes.size()];
    home = new int[nodes.size()];
    slot = new int[nodes.size()];
    stored = new int[nodes.size()];
    part = new int[trace.effects().size()];
    Arrays.fill(home, -1);
    Arrays.fill(slot, -1);
    Arrays.fill(stored, -1);
    divide();
  }

  /** Returns how many numbers go from one method to another. */
  int spilled() {
    return slots;
  }

  /** Divides effects into methods, and finds which values cross between them. */
  private void divide() {
    List<Effect> effects = trace.effects();
    int[] seen = new int[nodes.size()];
    Arrays.fill(seen, -1);
    int bytes = 0;
    for (int e = 0; e < effects.size(); e++) {
      if (bytes > MOST_BYTES) {
        parts++;
        bytes = 0;
      }
      part[e] = parts;
      uses[effects.get(e).value()]++;
      bytes += BYTES_PER_VALUE + visit(effects.get(e).value(), seen);
      int value = effects.get(e).value();
      if (!effects.get(e).isGuard() && stored[value] < 0) {
        stored[value] = e;
      }
    }
    parts++;
    for (int i = 0; i < nodes.size(); i++) {
      // what is stored before it is needed again is read from there
      if (slot[i] == 0 && stored[i] >= 0 && part[stored[i]] == home[i]) {
        slot[i] = -1;
      } else if (slot[i] == 0) {
        slot[i] = slots++;
      }
    }
  }

  /** Notes that the present method needs a value; returns the bytes that this takes. */
  private int visit(int value, int[] seen) {
    if (seen[value] == parts) {
      return 0;
    }
    seen[value] = parts;
    Node n = nodes.get(value);
    if (n.op() == Op.CONSTANT || n.op() == Op.LOAD) {
      return BYTES_PER_VALUE;
    }
    if (home[value] >= 0) {
      slot[value] = 0;
      return BYTES_PER_VALUE;
    }
    home[value] = parts;
    int bytes = BYTES_PER_VALUE;
    uses[n.a()]++;
    bytes += visit(n.a(), seen);
    if (n.isBinary()) {
      uses[n.b()]++;
      bytes += visit(n.b(), seen);
    }
    return bytes;
  }

  /** Returns the compiled stage. */
  Kernel compile() {
    return Hidden.instance(bytes(), Kernel.class);
  }

  byte[] bytes() {
    return ClassFile.of()
        .build(
            SELF,
            c -> {
              c.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SUPER);
              c.withInterfaceSymbols(ClassDesc.of(Kernel.class.getName()));
              Hidden.constructor(c);
              c.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC, this::run);
              for (int p = 0; p < parts; p++) {
                Method method = new Method(p);
                c.withMethodBody(name(p), RUN, ClassFile.ACC_STATIC, method::emit);
              }
            });
  }

  private static String name(int p) {
    return "part" + p;
  }

  private void run(CodeBuilder b) {
    for (int p = 0; p < parts; p++) {
      Label next = b.newLabel();
      b.aload(1).invokestatic(SELF, name(p), RUN);
      b.ifne(next).iconst_0().ireturn();
      b.labelBinding(next);
    }
    b.iconst_1().ireturn();
  }

  /** One of the methods. */
  private final class Method {
    private final int self;
    private final int[] local = new int[nodes.size()];
    private final Map<Reals, Integer> arrays = new EnumMap<>(Reals.class);
    private final Map<Reals, Integer> largest = new EnumMap<>(Reals.class);
    private int locals = 1;
    private CodeBuilder b;

    Method(int self) {
      this.self = self;
    }

    void emit(CodeBuilder builder) {
      b = builder;
      Label wrong = b.newLabel();
      findArrays();
      for (Map.Entry<Reals, Integer> e : largest.entrySet()) {
        int at = locals++;
        arrays.put(e.getKey(), at);
        b.aload(0).loadConstant(e.getKey().ordinal()).aaload().astore(at);
        // one check of the largest index makes those of the others unnecessary
        b.aload(at).loadConstant(e.getValue()).daload().pop2();
      }
      for (int e = 0; e < part.length; e++) {
        if (part[e] == self) {
          effect(trace.effects().get(e), wrong);
        }
      }
      b.iconst_1().ireturn();
      b.labelBinding(wrong);
      b.iconst_0().ireturn();
    }

    private void effect(Effect e, Label wrong) {
      if (e.isGuard()) {
        push(e.value());
        b.loadConstant(Kinematics.TINY_SQUARE).dcmpl().iflt(wrong);
        return;
      }
      b.aload(arrays.get(e.array())).loadConstant(e.index());
      push(e.value());
      if (trace.mayBeNegativeZero(e.value())) {
        b.dconst_0().dadd();
      }
      b.dastore();
    }

    /** Puts a value on the stack; it is computed once. */
    private void push(int value) {
      Node n = nodes.get(value);
      if (n.op() == Op.CONSTANT) {
        b.loadConstant(n.constant());
        return;
      }
      if (local[value] != 0) {
        b.dload(local[value]);
        return;
      }
      boolean mine = home[value] == self;
      if (n.op() == Op.LOAD) {
        load(n.array(), n.a());
      } else if (!mine && slot[value] >= 0) {
        load(Reals.SPILL, slot[value]);
      } else if (!mine) {
        Effect e = trace.effects().get(stored[value]);
        load(e.array(), e.index());
      } else {
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
          case UNIT_SCALE -> b.invokestatic(KINEMATICS, "unitScale", OF_REAL);
          default -> throw new IllegalStateException("there is no operation " + n.op());
        }
      }
      if (uses[value] > 1) {
        local[value] = locals;
        locals += 2;
        b.dup2().dstore(local[value]);
      }
      if (mine && slot[value] >= 0) {
        if (local[value] == 0) {
          local[value] = locals;
          locals += 2;
          b.dup2().dstore(local[value]);
        }
        b.aload(arrays.get(Reals.SPILL)).loadConstant(slot[value]);
        b.dload(local[value]).dastore();
      }
    }

    private void load(Reals array, int index) {
      b.aload(arrays.get(array)).loadConstant(index).daload();
    }

    private void touch(Reals array, int index) {
      largest.merge(array, index, Math::max);
    }

    /** Finds the arrays of this method and the largest index of each. */
    private void findArrays() {
      boolean[] seen = new boolean[nodes.size()];
      for (int e = 0; e < part.length; e++) {
        if (part[e] == self) {
          Effect effect = trace.effects().get(e);
          if (!effect.isGuard()) {
            touch(effect.array(), effect.index());
          }
          findArrays(effect.value(), seen);
        }
      }
    }

    private void findArrays(int value, boolean[] seen) {
      Node n = nodes.get(value);
      if (seen[value] || n.op() == Op.CONSTANT) {
        return;
      }
      seen[value] = true;
      if (n.op() == Op.LOAD) {
        touch(n.array(), n.a());
      } else if (home[value] != self) {
        Effect e = slot[value] >= 0 ? null : trace.effects().get(stored[value]);
        touch(e == null ? Reals.SPILL : e.array(), e == null ? slot[value] : e.index());
      } else {
        if (slot[value] >= 0) {
          touch(Reals.SPILL, slot[value]);
        }
        findArrays(n.a(), seen);
        if (n.isBinary()) {
          findArrays(n.b(), seen);
        }
      }
    }
  }
}
