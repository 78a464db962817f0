package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.internal.kernel.ModelParts;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A program as Java source that computes the same numbers, to the bit. */
final class JavaText {
  private static final String ARGUMENTS =
      "double t, double[] states, double[] params, History history";
  private static final Set<String> TAKEN =
      Set.of(
          "out",
          "t",
          "states",
          "params",
          "history",
          "initial",
          "event",
          "History",
          "Functions",
          "WholeNumbers",
          "Trig",
          "Dtype",
          "Math",
          "StrictMath",
          "Double");

  private static final Set<String> KEYWORDS =
      Set.of(
          "abstract",
          "assert",
          "boolean",
          "break",
          "byte",
          "case",
          "catch",
          "char",
          "class",
          "const",
          "continue",
          "default",
          "do",
          "double",
          "else",
          "enum",
          "extends",
          "final",
          "finally",
          "float",
          "for",
          "goto",
          "if",
          "implements",
          "import",
          "instanceof",
          "int",
          "interface",
          "long",
          "native",
          "new",
          "package",
          "private",
          "protected",
          "public",
          "return",
          "short",
          "static",
          "strictfp",
          "super",
          "switch",
          "synchronized",
          "this",
          "throw",
          "throws",
          "transient",
          "try",
          "void",
          "volatile",
          "while",
          "true",
          "false",
          "null",
          "_");

  private final ModelParts model;
  private final Program program;
  private final StringBuilder text = new StringBuilder();

  JavaText(ModelParts model, Program program) {
    this.model = model;
    this.program = program;
    write();
  }

  private void write() {
    line(0, "import dev.dynamis.core.math.Trig;");
    line(0, "import dev.dynamis.equations.model.Dtype;");
    line(0, "import dev.dynamis.equations.model.Functions;");
    line(0, "import dev.dynamis.equations.model.History;");
    line(0, "import dev.dynamis.equations.model.WholeNumbers;");
    line(0, "");
    line(0, "/** " + model.name.replace("*/", "* /") + ". */");
    line(0, "final class " + className() + " {");
    method("rhs", program.rhs());
    if (!program.inverse().isEmpty()) {
      method("inverse", program.inverse());
    }
    if (!program.aux().isEmpty()) {
      method("aux", program.aux());
    }
    for (int i = 0; i < program.events().size(); i++) {
      Program.Event e = program.events().get(i);
      String name = identifier(model.events.get(i).name(), new HashSet<>());
      function("boolean", "condition_" + name, e.condition());
      action("act_" + name, e.actions());
    }
    program.stop().ifPresent(s -> function("boolean", "stop", s));
    matrix("jacobian", program.jacobian());
    matrix("parameterJacobian", program.paramJacobian());
    if (program.pastDerivatives().values() > 0) {
      matrix("pastJacobian", program.pastDerivatives().byValue());
    }
    line(0, "}");
  }

  private String className() {
    StringBuilder b = new StringBuilder();
    for (String word : model.name.replace(".toml", "").split("[^A-Za-z0-9]+")) {
      if (!word.isEmpty()) {
        b.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
      }
    }
    String s = b.toString();
    boolean usable = !s.isEmpty() && Character.isLetter(s.charAt(0)) && !TAKEN.contains(s);
    return usable ? s : "Model" + s;
  }

  private void method(String name, List<Term> terms) {
    line(1, "static void " + name + "(double[] out, " + ARGUMENTS + ") {");
    Body body = new Body(terms, false);
    body.statements();
    for (int i = 0; i < terms.size(); i++) {
      line(2, "out[" + i + "] = " + body.show(terms.get(i)) + ";");
    }
    line(1, "}");
  }

  private void matrix(String name, List<Program.Entry> entries) {
    if (!program.hasJacobian()) {
      return;
    }
    line(1, "// entries that are not written are 0");
    line(1, "static void " + name + "(double[] out, " + ARGUMENTS + ") {");
    Body body = new Body(entries.stream().map(Program.Entry::value).toList(), false);
    body.statements();
    for (Program.Entry e : entries) {
      line(2, "out[" + e.index() + "] = " + body.show(e.value()) + ";");
    }
    line(1, "}");
  }

  private void function(String type, String name, Term term) {
    line(1, "static " + type + " " + name + "(" + ARGUMENTS + ") {");
    Body body = new Body(List.of(term), false);
    body.statements();
    line(2, "return " + body.show(term) + ";");
    line(1, "}");
  }

  private void action(String name, List<Program.Target> actions) {
    line(1, "static void " + name + "(" + ARGUMENTS + ") {");
    Body body = new Body(actions.stream().map(Program.Target::value).toList(), true);
    body.statements();
    for (Program.Target a : actions) {
      String array = a.isState() ? "states" : "params";
      line(2, array + "[" + a.index() + "] = " + body.show(a.value()) + ";");
    }
    line(1, "}");
  }

  private void line(int indent, String s) {
    text.append("  ".repeat(indent)).append(s).append('\n');
  }

  /** Returns a name that Java accepts and that is not taken, and takes it. */
  private static String identifier(String name, Set<String> taken) {
    StringBuilder b = new StringBuilder();
    name.chars().forEach(c -> b.append(Character.isJavaIdentifierPart(c) ? (char) c : '_'));
    String s = b.toString();
    if (s.isEmpty() || !Character.isJavaIdentifierStart(s.charAt(0))) {
      s = "_" + s;
    }
    while (KEYWORDS.contains(s) || TAKEN.contains(s) || taken.contains(s)) {
      s = s + "_";
    }
    taken.add(s);
    return s;
  }

  @Override
  public String toString() {
    return text.toString();
  }

  /** The body of one method. */
  private final class Body {
    private final Schedule schedule;
    private final List<Term> outputs;
    private final Map<Term, String> variables = new HashMap<>();
    private final Set<String> taken = new HashSet<>();
    private int count;

    Body(List<Term> outputs, boolean writesLast) {
      this.outputs = outputs;
      this.schedule = new Schedule(outputs, program.dtype().isInteger(), writesLast, true);
    }

    /** Returns the name of a parameter, an input or a past value of an input. */
    private String slot(int i) {
      int input = i - model.parameters.size();
      if (input < 0) {
        return model.parameters.get(i).name();
      }
      if (input < model.inputs.size()) {
        return model.inputs.get(input).name();
      }
      int delayed = model.inputDelays.get(input - model.inputs.size()).input();
      return "past_" + model.inputs.get(delayed).name();
    }

    /** Writes the statements before the results. */
    void statements() {
      for (Term t : Terms.reachable(outputs)) {
        if (t.op == Op.STATE || t.op == Op.PARAM) {
          boolean state = t.op == Op.STATE;
          String name = state ? model.states.get((int) t.index).name() : slot((int) t.index);
          String array = (state ? "states[" : "params[") + t.index + "]";
          String variable = identifier(name, taken);
          variables.put(t, variable);
          line(2, type(t) + " " + variable + " = " + (isLong(t) ? "(long) " : "") + array + ";");
        }
      }
      for (List<Schedule.Step> chunk : schedule.chunks()) {
        for (Schedule.Step s : chunk) {
          if (!s.isOutput() && !variables.containsKey(s.term())) {
            keep(2, s.term());
          }
        }
      }
    }

    private void keep(int indent, Term t) {
      if (Schedule.isLoop(t)) {
        loop(indent, t);
        return;
      }
      String value = show(t);
      String v = fresh("v");
      line(indent, type(t) + " " + v + " = " + value + ";");
      variables.put(t, v);
    }

    private String fresh(String prefix) {
      return identifier(prefix + ++count, taken);
    }

    private void loop(int indent, Term t) {
      String sum = fresh("sum");
      String product = fresh("product");
      String k = fresh("k");
      String n = fresh("n");
      String from = show(t.arg(0));
      String step = show(t.arg(2));
      if (t.op != Op.PROD) {
        line(indent, "double " + sum + " = 0;");
      }
      if (t.op != Op.SUM) {
        line(indent, "double " + product + " = 1;");
      }
      line(
          indent,
          "int "
              + n
              + " = WholeNumbers.rangeSize("
              + from
              + ", "
              + show(t.arg(1))
              + ", "
              + step
              + ");");
      line(indent, "for (int " + k + " = 0; " + k + " < " + n + "; " + k + "++) {");
      Term variable =
          Terms.reachable(t.args).stream()
              .filter(e -> e.op == Op.LOOP && e.index == t.index)
              .findFirst()
              .orElse(null);
      if (variable != null) {
        String i = fresh("i");
        String value = "Functions.trunc(" + from + ") + " + k + "*Functions.trunc(" + step + ")";
        line(
            indent + 1,
            isLong(variable)
                ? "long " + i + " = (long) (" + value + ");"
                : "double " + i + " = " + value + ";");
        variables.put(variable, i);
      }
      schedule.body(t).forEach(inner -> keep(indent + 1, inner));
      if (!t.arg(3).isConst()) {
        line(indent + 1, "if (!(" + show(t.arg(3)) + ")) {");
        line(indent + 2, "continue;");
        line(indent + 1, "}");
      }
      String body = show(t.arg(4));
      switch (t.op) {
        case SUM -> line(indent + 1, sum + " += " + body + ";");
        case PROD -> line(indent + 1, product + " *= " + body + ";");
        default -> {
          String v = fresh("v");
          line(indent + 1, "double " + v + " = " + body + ";");
          line(
              indent + 1,
              sum + " = " + sum + "*" + v + " + " + product + "*" + show(t.arg(5), 6) + ";");
          line(indent + 1, product + " *= " + v + ";");
        }
      }
      line(indent, "}");
      variables.put(t, t.op == Op.PROD ? product : sum);
    }

    private static boolean isLong(Term t) {
      return t.type == Term.Type.LONG;
    }

    private static String type(Term t) {
      return switch (t.type) {
        case BOOL -> "boolean";
        case LONG -> "long";
        default -> "double";
      };
    }

    String show(Term t) {
      return show(t, 0);
    }

    /** Returns an expression, in parentheses if it binds weaker than {@code strength}. */
    private String show(Term t, int strength) {
      String variable = variables.get(t);
      if (variable != null) {
        return variable;
      }
      return switch (t.op) {
        case CONST -> constant(t);
        case TIME -> "t";
        case ADD -> isLong(t) ? whole(t, "add") : infix(t, " + ", 4, strength);
        case SUB -> isLong(t) ? whole(t, "sub") : infix(t, " - ", 4, strength);
        case MUL -> isLong(t) ? whole(t, "mul") : infix(t, "*", 5, strength);
        case DIV -> infix(t, "/", 5, strength);
        case NEG -> isLong(t) ? whole(t, "neg") : negative(t, strength);
        case FLOORDIV -> isLong(t) ? whole(t, "floorDiv") : call(t, "Functions.floorDiv");
        case MOD -> isLong(t) ? whole(t, "mod") : call(t, "Functions.mod");
        case POW -> isLong(t) ? whole(t, "pow") : call(t, "Functions.pow");
        case SHL -> whole(t, "shl");
        case SHR -> whole(t, "shr");
        case BITAND -> infix(t, " & ", 2, strength);
        case BITOR -> infix(t, " | ", 1, strength);
        case BITNOT -> "~" + show(t.arg(0), 7);
        case LT -> infix(t, " < ", 3, strength);
        case LE -> infix(t, " <= ", 3, strength);
        case GT -> infix(t, " > ", 3, strength);
        case GE -> infix(t, " >= ", 3, strength);
        case EQ -> infix(t, " == ", 3, strength);
        case NE -> infix(t, " != ", 3, strength);
        case AND -> infix(t, " && ", 2, strength);
        case OR -> infix(t, " || ", 1, strength);
        case NOT -> "!" + show(t.arg(0), 7);
        case COND ->
            "(" + show(t.arg(0), 1) + " ? " + show(t.arg(1), 1) + " : " + show(t.arg(2), 1) + ")";
        case CALL -> call(t, t.fn.owner().getSimpleName() + "." + t.fn.method());
        case LAG ->
            (isLong(t) ? "(long) " : "") + "history.lag(" + t.index + ", " + (int) t.value + ")";
        case FRACTIONAL_LAG -> "history.lag(" + t.index + ", " + t.value + ")";
        case DELAY -> "history.delay(" + t.index + ", t, " + show(t.arg(0)) + ")";
        case TO_DOUBLE ->
            t.arg(0).type == Term.Type.BOOL
                ? "(" + show(t.arg(0), 1) + " ? 1.0 : 0.0)"
                : "(double) " + show(t.arg(0), 7);
        case TO_LONG ->
            t.arg(0).type == Term.Type.BOOL
                ? "(" + show(t.arg(0), 1) + " ? 1L : 0L)"
                : "WholeNumbers.trunc(" + show(t.arg(0)) + ")";
        case ROUND -> "Dtype." + program.dtype().name() + ".store(" + show(t.arg(0)) + ")";
        case STORE ->
            "WholeNumbers.store("
                + show(t.arg(0))
                + ", "
                + program.dtype().min()
                + "L, "
                + program.dtype().max()
                + "L)";
        default -> throw new IllegalStateException("no source for " + t.op);
      };
    }

    private String negative(Term t, int strength) {
      String s = "-" + show(t.arg(0), 7);
      return strength > 6 ? "(" + s + ")" : s;
    }

    private String infix(Term t, String op, int own, int strength) {
      // a comparison of comparisons needs parentheses on both sides
      String left = show(t.arg(0), own == 3 ? 4 : own);
      String s = left + op + show(t.arg(1), own + 1);
      return own < strength ? "(" + s + ")" : s;
    }

    private String call(Term t, String function) {
      StringBuilder b = new StringBuilder(function).append('(');
      for (int i = 0; i < t.args.size(); i++) {
        b.append(i == 0 ? "" : ", ").append(show(t.arg(i)));
      }
      return b.append(')').toString();
    }

    private String whole(Term t, String function) {
      return call(t, "WholeNumbers." + function);
    }

    private static String constant(Term t) {
      switch (t.type) {
        case BOOL:
          return t.index != 0 ? "true" : "false";
        case LONG:
          return t.index < 0 ? "(" + t.index + "L)" : t.index + "L";
        default:
          if (Double.isNaN(t.value)) {
            return "Double.NaN";
          }
          if (Double.isInfinite(t.value)) {
            return t.value > 0 ? "Double.POSITIVE_INFINITY" : "Double.NEGATIVE_INFINITY";
          }
          String s = Double.toString(t.value);
          return s.startsWith("-") ? "(" + s + ")" : s;
      }
    }
  }
}
