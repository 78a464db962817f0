package dev.dynamis.equations.internal.lang;

import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_void;

import dev.dynamis.equations.internal.kernel.LaneKernel;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.function.Consumer;

/**
 * Writes loops over columns of rows of numbers, each as a method of its own: small ones become
 * vector instructions.
 */
final class LaneLoops {
  /** Arguments of loops: the rows, two numbers, the column after the last, the first column. */
  static final MethodTypeDesc TYPE =
      MethodTypeDesc.of(CD_void, KernelCompiler.DOUBLES, CD_double, CD_double, CD_int, CD_int);

  private static final ClassDesc CD_Math = ClassDesc.of("java.lang.Math");
  private static final MethodTypeDesc II = MethodTypeDesc.of(CD_int, CD_int, CD_int);

  static final int W = 0;
  static final int A = 1;
  static final int B = 3;
  static final int COLUMN = 6;
  private static final int END = 5;
  private static final int ROW = 7;

  private final ClassDesc owner;
  private int written;

  /** Writes methods of a class. */
  LaneLoops(ClassDesc owner) {
    this.owner = owner;
  }

  /** Calls a loop with what is on the stack. */
  void call(CodeBuilder b, String name) {
    b.invokestatic(owner, name, TYPE);
  }

  /** Writes a method that runs a body for every column; returns its name. */
  String loop(ClassBuilder c, Consumer<CodeBuilder> body) {
    return method(c, b -> columns(b, body));
  }

  /** Writes a method that runs a body for every column of some rows; returns its name. */
  String rowLoop(ClassBuilder c, int rows, Consumer<CodeBuilder> body) {
    return method(
        c,
        b -> {
          int row = b.allocateLocal(TypeKind.INT);
          int first = b.allocateLocal(TypeKind.INT);
          if (row != ROW) {
            throw new IllegalStateException("the row is in variable " + row);
          }
          Label next = b.newLabel();
          Label end = b.newLabel();
          b.iload(COLUMN).istore(first);
          b.iconst_0().istore(ROW);
          b.labelBinding(next).iload(ROW).loadConstant(rows * LaneKernel.WIDTH).if_icmpge(end);
          b.iload(first).istore(COLUMN);
          columns(b, body);
          b.iinc(ROW, LaneKernel.WIDTH).goto_(next).labelBinding(end);
        });
  }

  private String method(ClassBuilder c, Consumer<CodeBuilder> body) {
    String name = "loop" + written++;
    c.withMethodBody(
        name,
        TYPE,
        ACC_PRIVATE | ACC_STATIC,
        b -> {
          // with columns of a known range the compiler counts fewer operations in a loop
          b.iload(END).loadConstant(LaneKernel.WIDTH);
          b.invokestatic(CD_Math, "min", II).istore(END);
          b.iload(COLUMN).iconst_0().invokestatic(CD_Math, "max", II).istore(COLUMN);
          body.accept(b);
          b.return_();
        });
    return name;
  }

  private static void columns(CodeBuilder b, Consumer<CodeBuilder> body) {
    Label top = b.newLabel();
    Label end = b.newLabel();
    b.labelBinding(top).iload(COLUMN).iload(END).if_icmpge(end);
    body.accept(b);
    b.iinc(COLUMN, 1).goto_(top).labelBinding(end);
  }

  static void set(CodeBuilder b, int to, int from) {
    rowPlace(b, to);
    rowLoad(b, from);
    b.dastore();
  }

  /** A place in a row that is counted from the first row of a kind of numbers. */
  static void rowPlace(CodeBuilder b, int first) {
    b.aload(W).iload(COLUMN).iload(ROW).iadd();
    if (first > 0) {
      b.loadConstant(first * LaneKernel.WIDTH).iadd();
    }
  }

  static void rowLoad(CodeBuilder b, int first) {
    rowPlace(b, first);
    b.daload();
  }

  static void place(CodeBuilder b, int row) {
    b.aload(W).iload(COLUMN);
    if (row > 0) {
      b.loadConstant(row * LaneKernel.WIDTH).iadd();
    }
  }

  static void load(CodeBuilder b, int row) {
    place(b, row);
    b.daload();
  }
}
