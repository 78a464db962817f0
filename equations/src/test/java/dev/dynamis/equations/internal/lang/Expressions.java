package dev.dynamis.equations.internal.lang;

import java.util.Random;

/** Makes random expressions. */
final class Expressions {
  private static final String[] FUNCTIONS = {
    "sin",
    "cos",
    "exp",
    "log",
    "sqrt",
    "tanh",
    "atan",
    "abs",
    "floor",
    "ceil",
    "round",
    "trunc",
    "asinh",
    "erf",
    "sign",
    "relu",
    "heaviside",
    "cosh",
    "log2",
    "expm1",
    "math.cbrt",
    "acosh"
  };
  private static final String[] FUNCTIONS2 = {
    "atan2", "hypot", "min", "max", "copysign", "math.fmod", "math.pow"
  };
  private static final String[] WHOLE_FUNCTIONS = {"abs", "sign", "relu", "int", "heaviside"};

  private final Random random;
  private final boolean whole;
  private int loops;

  Expressions(Random random, boolean whole) {
    this.random = random;
    this.whole = whole;
  }

  /** Returns an expression over variables of one letter. */
  String number(int depth, String variables) {
    if (depth == 0) {
      return leaf(variables);
    }
    return switch (random.nextInt(16)) {
      case 0, 1 -> infix(depth, variables, "+");
      case 2 -> infix(depth, variables, "-");
      case 3, 4 -> infix(depth, variables, "*");
      case 5 -> infix(depth, variables, whole ? "//" : "/");
      case 6 -> infix(depth, variables, "%");
      case 7 -> whole ? bits(depth, variables) : infix(depth, variables, "//");
      case 8 ->
          "(" + number(depth - 1, variables) + ")**" + (whole ? 2 : pick("2", "3", "-1", "0.5"));
      case 9 -> "-" + "(" + number(depth - 1, variables) + ")";
      case 10 ->
          "("
              + number(depth - 1, variables)
              + " if "
              + condition(depth - 1, variables)
              + " else "
              + number(depth - 1, variables)
              + ")";
      case 11 ->
          (whole ? pick(WHOLE_FUNCTIONS) : pick(FUNCTIONS))
              + "("
              + number(depth - 1, variables)
              + ")";
      case 12 ->
          (whole ? pick("min", "max") : pick(FUNCTIONS2))
              + "("
              + number(depth - 1, variables)
              + ", "
              + number(depth - 1, variables)
              + ")";
      case 13 -> loops < 2 ? loop(depth, variables) : leaf(variables);
      case 14 ->
          "("
              + number(depth - 1, variables)
              + pick(" and ", " or ")
              + number(depth - 1, variables)
              + ")";
      default ->
          pick("lag_x()", "lag_y(3)", whole ? "lag_z(2)" : "lag_z(2.5)")
              + " + "
              + number(depth - 1, variables);
    };
  }

  private String bits(int depth, String variables) {
    return "(int("
        + number(depth - 1, variables)
        + ")"
        + pick(" | ", " & ", " >> ")
        + "int("
        + number(depth - 1, variables)
        + "))";
  }

  private String loop(int depth, String variables) {
    String i = pick("i", "j", "k") + random.nextInt(1000);
    loops++;
    String body = number(depth - 1, variables).replaceFirst("\\b[a-z]\\b", i) + " + " + i;
    loops--;
    String filter = random.nextBoolean() ? " if " + i + " % 2 == 0" : "";
    return pick("sum", "prod")
        + "(("
        + body
        + ") for "
        + i
        + " in range("
        + random.nextInt(3)
        + ", 5)"
        + filter
        + ")";
  }

  String condition(int depth, String variables) {
    if (depth <= 0) {
      return comparison(0, variables);
    }
    return switch (random.nextInt(6)) {
      case 0 -> "not (" + condition(depth - 1, variables) + ")";
      case 1 ->
          "(" + condition(depth - 1, variables) + " and " + condition(depth - 1, variables) + ")";
      case 2 ->
          "(" + condition(depth - 1, variables) + " or " + condition(depth - 1, variables) + ")";
      case 3 ->
          pick(
              "cross_up(x, 1)",
              "cross_down(y, 2)",
              "changed(z)",
              "increasing(x)",
              "in_interval(x, 0, 1)",
              "leaves_interval(y, 1, 2)",
              "enters_interval(y, 1, 2)");
      default -> comparison(depth - 1, variables);
    };
  }

  private String comparison(int depth, String variables) {
    return "("
        + number(depth, variables)
        + pick(" < ", " <= ", " > ", " >= ", " == ", " != ")
        + number(depth, variables)
        + ")";
  }

  private String infix(int depth, String variables, String op) {
    return "(" + number(depth - 1, variables) + " " + op + " " + number(depth - 1, variables) + ")";
  }

  private String leaf(String variables) {
    if (random.nextInt(4) == 0) {
      return whole ? Integer.toString(random.nextInt(9)) : pick("0.5", "2", "1e-3", "7", "t", "pi");
    }
    return String.valueOf(variables.charAt(random.nextInt(variables.length())));
  }

  private String pick(String... from) {
    return from[random.nextInt(from.length)];
  }
}
