package dev.dynamis.equations.internal.lang;

import dev.dynamis.core.math.Trig;
import dev.dynamis.equations.model.Functions;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/**
 * The functions of real numbers that an expression may call, each with the one Java method that
 * computes it: in the interpreter through the operator, in generated code by its owner and name.
 */
enum Fn {
  ABS(Math.class, "abs", Math::abs),
  SQRT(Math.class, "sqrt", Math::sqrt),
  FLOOR(Math.class, "floor", Math::floor),
  CEIL(Math.class, "ceil", Math::ceil),
  ROUND(Math.class, "rint", Math::rint),
  TRUNC(Functions.class, "trunc", Functions::trunc),
  EXP(StrictMath.class, "exp", StrictMath::exp),
  EXPM1(StrictMath.class, "expm1", StrictMath::expm1),
  EXP2(Functions.class, "exp2", Functions::exp2),
  LOG(StrictMath.class, "log", StrictMath::log),
  LOG10(StrictMath.class, "log10", StrictMath::log10),
  LOG2(Functions.class, "log2", Functions::log2),
  LOG1P(StrictMath.class, "log1p", StrictMath::log1p),
  CBRT(StrictMath.class, "cbrt", StrictMath::cbrt),
  SIN(Trig.class, "sin", Trig::sin),
  COS(Trig.class, "cos", Trig::cos),
  TAN(Functions.class, "tan", Functions::tan),
  ASIN(StrictMath.class, "asin", StrictMath::asin),
  ACOS(StrictMath.class, "acos", StrictMath::acos),
  ATAN(StrictMath.class, "atan", StrictMath::atan),
  SINH(StrictMath.class, "sinh", StrictMath::sinh),
  COSH(StrictMath.class, "cosh", StrictMath::cosh),
  TANH(StrictMath.class, "tanh", StrictMath::tanh),
  ASINH(Functions.class, "asinh", Functions::asinh),
  ACOSH(Functions.class, "acosh", Functions::acosh),
  ATANH(Functions.class, "atanh", Functions::atanh),
  ERF(Functions.class, "erf", Functions::erf),
  ERFC(Functions.class, "erfc", Functions::erfc),
  GAMMA(Functions.class, "gamma", Functions::gamma),
  LGAMMA(Functions.class, "lgamma", Functions::lgamma),
  DIGAMMA(Functions.class, "digamma", Functions::digamma),
  ATAN2(StrictMath.class, "atan2", StrictMath::atan2),
  HYPOT(StrictMath.class, "hypot", StrictMath::hypot),
  COPYSIGN(Math.class, "copySign", Math::copySign),
  FMOD(Functions.class, "fmod", Functions::fmod),
  MIN(Functions.class, "min", Functions::min),
  MAX(Functions.class, "max", Functions::max);

  private static final Map<String, Fn> BY_NAME = new HashMap<>();

  static {
    for (Fn f : values()) {
      // min and max take any number of arguments and are put together from pairs elsewhere
      if (f != MIN && f != MAX) {
        BY_NAME.put(f.name().toLowerCase(Locale.ROOT), f);
      }
    }
    BY_NAME.put("fabs", ABS);
  }

  private final Class<?> owner;
  private final String method;
  private final DoubleUnaryOperator unary;
  private final DoubleBinaryOperator binary;

  Fn(Class<?> owner, String method, DoubleUnaryOperator f) {
    this.owner = owner;
    this.method = method;
    this.unary = f;
    this.binary = null;
  }

  Fn(Class<?> owner, String method, DoubleBinaryOperator f) {
    this.owner = owner;
    this.method = method;
    this.unary = null;
    this.binary = f;
  }

  /** Returns the function of a name, or null. */
  static Fn named(String name) {
    return BY_NAME.get(name);
  }

  /** Returns the names of all functions. */
  static Set<String> names() {
    return BY_NAME.keySet();
  }

  Class<?> owner() {
    return owner;
  }

  String method() {
    return method;
  }

  int arity() {
    return unary != null ? 1 : 2;
  }

  double apply(double a) {
    return unary.applyAsDouble(a);
  }

  double apply(double a, double b) {
    return binary.applyAsDouble(a, b);
  }
}
