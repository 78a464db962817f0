package dev.dynamis.equations.internal.step;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandles;

/**
 * Copies of a class that the just-in-time compiler optimizes on their own.
 *
 * <p>A stepper's call of its right-hand side is shared by all models of the process; after the
 * third model it can no longer be inlined. A copy of the stepper's class per model keeps its own
 * profile, and the number of equations becomes a constant in it, which unrolls the loops over
 * states. The copy runs the same bytecode, so it gives the same bits.
 */
public final class Specialize {
  /** Above this many equations, loops over states are left as they are. */
  private static final int LARGEST = 16;

  private Specialize() {}

  /**
   * Returns the number of equations that the calling class is specialized for, or 0.
   *
   * @param self the caller's own lookup, from its static initializer
   */
  public static int dimension(MethodHandles.Lookup self) {
    try {
      Integer n = MethodHandles.classData(self, ConstantDescs.DEFAULT_NAME, Integer.class);
      return n == null || n > LARGEST ? 0 : n;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Defines a hidden copy of {@code original}.
   *
   * @param where a lookup with full access to the package of {@code original}
   * @param dim the number of equations
   */
  public static Class<?> copy(MethodHandles.Lookup where, Class<?> original, int dim) {
    String file = original.getName().substring(original.getPackageName().length() + 1) + ".class";
    try (InputStream in = original.getResourceAsStream(file)) {
      return where.defineHiddenClassWithClassData(in.readAllBytes(), dim, true).lookupClass();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
