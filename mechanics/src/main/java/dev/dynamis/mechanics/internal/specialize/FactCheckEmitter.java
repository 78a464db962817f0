package dev.dynamis.mechanics.internal.specialize;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/**
 * Makes the bytecode of a {@link FactCheck}: differences to what is expected are joined by a
 * bitwise or, so that there is one branch for many facts.
 */
final class FactCheckEmitter {
  /** Facts in one method, so that it is short enough to be compiled. */
  private static final int MOST_FACTS = 250;

  private static final ClassDesc SELF =
      ClassDesc.of(FactCheckEmitter.class.getPackageName() + ".CompiledCheck");
  private static final ClassDesc DOUBLE = ClassDesc.of("java.lang.Double");
  private static final MethodTypeDesc BITS =
      MethodTypeDesc.of(ConstantDescs.CD_long, ConstantDescs.CD_double);
  private static final MethodTypeDesc HOLDS =
      MethodTypeDesc.of(
          ConstantDescs.CD_boolean,
          ConstantDescs.CD_double.arrayType().arrayType(),
          ConstantDescs.CD_int.arrayType().arrayType());

  private FactCheckEmitter() {}

  static byte[] bytes(List<ModelFacts.Fact> facts) {
    int parts = (facts.size() + MOST_FACTS - 1) / MOST_FACTS;
    return ClassFile.of()
        .build(
            SELF,
            c -> {
              c.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SUPER);
              c.withInterfaceSymbols(ClassDesc.of(FactCheck.class.getName()));
              Hidden.constructor(c);
              c.withMethodBody("holds", HOLDS, ClassFile.ACC_PUBLIC, b -> all(b, parts));
              for (int p = 0; p < parts; p++) {
                int end = Math.min(facts.size(), (p + 1) * MOST_FACTS);
                List<ModelFacts.Fact> some = facts.subList(p * MOST_FACTS, end);
                c.withMethodBody("part" + p, HOLDS, ClassFile.ACC_STATIC, b -> part(b, some));
              }
            });
  }

  private static void all(CodeBuilder b, int parts) {
    for (int p = 0; p < parts; p++) {
      Label next = b.newLabel();
      b.aload(1).aload(2).invokestatic(SELF, "part" + p, HOLDS);
      b.ifne(next).iconst_0().ireturn();
      b.labelBinding(next);
    }
    b.iconst_1().ireturn();
  }

  /** Facts of one array follow one another, the one with the largest index first. */
  private static void part(CodeBuilder b, List<ModelFacts.Fact> facts) {
    Enum<?> current = null;
    int difference = 2;
    b.lconst_0().lstore(difference);
    for (ModelFacts.Fact fact : facts) {
      boolean real = fact.array() instanceof Reals;
      if (fact.array() != current) {
        current = fact.array();
        b.aload(real ? 0 : 1).loadConstant(current.ordinal()).aaload();
        b.astore(real ? 4 : 5);
      }
      b.lload(difference);
      b.aload(real ? 4 : 5).loadConstant(fact.index());
      if (real) {
        b.daload().invokestatic(DOUBLE, "doubleToRawLongBits", BITS);
      } else {
        b.iaload().i2l();
      }
      if (fact.bits() != 0) {
        b.loadConstant(fact.bits()).lxor();
      }
      b.lor().lstore(difference);
    }
    Label wrong = b.newLabel();
    b.lload(difference).lconst_0().lcmp().ifne(wrong);
    b.iconst_1().ireturn();
    b.labelBinding(wrong);
    b.iconst_0().ireturn();
  }
}
