package dev.dynamis.mechanics.internal.specialize;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandles;

/** Hidden classes: they go when nobody uses them any more. */
final class Hidden {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  private Hidden() {}

  /** Adds a constructor without arguments. */
  static void constructor(ClassBuilder c) {
    c.withMethodBody(
        ConstantDescs.INIT_NAME,
        ConstantDescs.MTD_void,
        ClassFile.ACC_PUBLIC,
        b ->
            b.aload(0)
                .invokespecial(
                    ConstantDescs.CD_Object, ConstantDescs.INIT_NAME, ConstantDescs.MTD_void)
                .return_());
  }

  /** Returns an instance of the class that the bytes stand for. */
  static <T> T instance(byte[] bytes, Class<T> type) {
    try {
      Class<?> made = LOOKUP.defineHiddenClass(bytes, true).lookupClass();
      return type.cast(made.getDeclaredConstructor().newInstance());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("compiled code can't be loaded", e);
    }
  }
}
