package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Value;
import java.util.List;

/** Values of attributes as the compiler wants them, default classes applied. */
final class Attrs {
  /** The words of an attribute that is false, true or decided by whether a range is given. */
  static final int FALSE = 0;

  static final int TRUE = 1;
  static final int AUTO = 2;

  private Attrs() {}

  /** Says whether the attribute has a value, given or by default. */
  static boolean has(Element e, String name) {
    return e.resolved(name) != null;
  }

  static double real(Element e, String name) {
    return e.resolved(name).real();
  }

  static double real(Element e, String name, double otherwise) {
    Value v = e.resolved(name);
    return v == null ? otherwise : v.real();
  }

  /** Returns a copy of the numbers, or null if there are none. */
  static double[] reals(Element e, String name) {
    Value v = e.resolved(name);
    return v == null ? null : v.reals().clone();
  }

  /** Returns a copy of the numbers, none if there is no value. */
  static double[] list(Element e, String name) {
    Value v = e.resolved(name);
    return v == null ? new double[0] : v.reals().clone();
  }

  /** Returns the numbers in single precision, none if there is no value. */
  static float[] floats(Element e, String name) {
    double[] v = list(e, name);
    float[] f = new float[v.length];
    for (int i = 0; i < f.length; i++) {
      f[i] = (float) v[i];
    }
    return f;
  }

  /** Copies the numbers into {@code into}, as many as there are. */
  static void copy(Element e, String name, double[] into, int at) {
    double[] v = e.resolved(name).reals();
    System.arraycopy(v, 0, into, at, v.length);
  }

  /** Copies the numbers into {@code into}, in single precision. */
  static void copy(Element e, String name, float[] into, int at) {
    double[] v = e.resolved(name).reals();
    for (int i = 0; i < v.length; i++) {
      into[at + i] = (float) v[i];
    }
  }

  static int integer(Element e, String name) {
    return e.resolved(name).integer();
  }

  static int[] integers(Element e, String name) {
    Value v = e.resolved(name);
    return v == null ? new int[0] : v.integers().clone();
  }

  static boolean bool(Element e, String name) {
    return e.resolved(name).bool();
  }

  /** Returns the index of the keyword in the grammar's list. */
  static int keyword(Element e, String name) {
    return e.resolved(name).keyword();
  }

  static List<String> words(Element e, String name) {
    return e.resolved(name).list();
  }

  /** Returns the text, or {@code otherwise} if it is missing. */
  static String text(Element e, String name, String otherwise) {
    Value v = e.resolved(name);
    return v == null ? otherwise : v.text();
  }

  /** Says whether a limit is on: by itself, or because a range is given. */
  static boolean limited(int word, double[] range) {
    return word == TRUE || (word == AUTO && range[0] < range[1]);
  }
}
