package dev.dynamis.cli;

import dev.dynamis.analysis.Linearization;
import dev.dynamis.analysis.Trim;
import dev.dynamis.analysis.linear.LinearSystem;
import dev.dynamis.analysis.linear.Margins;
import dev.dynamis.analysis.linear.Mode;
import dev.dynamis.analysis.linear.Regulator;
import dev.dynamis.analysis.linear.TransferFunction;
import dev.dynamis.core.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A linear system for people and for programs.
 *
 * @param rest how it was brought to rest, or null
 * @param regulator its feedback, or null
 */
record LinearReport(String name, Linearization of, Trim.Result rest, Regulator regulator) {
  private static final int WIDEST = 12;
  private static final int MOST_PAIRS = 6;

  /** So many modes are shown, the least stable first; what reaches them takes long to find out. */
  private static final int MOST_MODES = 40;

  /** Zeros and poles that are as near as differences leave them count as one. */
  private static final double SAME = 1e-6;

  // --- for programs

  String json() {
    LinearSystem s = of.system();
    StringBuilder b = new StringBuilder("{\"time\":").append(Json.number(of.time()));
    Json.append(b.append(",\"states\":"), s.states());
    Json.append(b.append(",\"inputs\":"), s.inputs());
    Json.append(b.append(",\"outputs\":"), s.outputs());
    int n = s.states().size(), m = s.inputs().size(), p = s.outputs().size();
    matrix(b.append(",\"A\":"), s.a(), n, n);
    matrix(b.append(",\"B\":"), s.b(), n, m);
    matrix(b.append(",\"C\":"), s.c(), p, n);
    matrix(b.append(",\"D\":"), s.d(), p, m);
    matrix(b.append(",\"eigenvalues\":"), s.eigenvalues(), n, 2);
    b.append(",\"discrete\":").append(s.isDiscrete());
    if (s.isDiscrete()) {
      b.append(",\"dt\":").append(Json.number(s.dt()));
    }
    double[] zeros = s.zeros();
    matrix(b.append(",\"zeros\":"), zeros, zeros.length / 2, 2);
    b.append(",\"transfer\":[");
    String separator = "";
    for (TransferFunction g : transferFunctions(s)) {
      b.append(separator).append("{\"input\":").append(Json.string(g.input()));
      b.append(",\"output\":").append(Json.string(g.output()));
      b.append(",\"gain\":").append(Json.number(g.gain()));
      matrix(b.append(",\"zeros\":"), g.zeros(), g.zeros().length / 2, 2);
      matrix(b.append(",\"poles\":"), g.poles(), g.poles().length / 2, 2);
      b.append('}');
      separator = ",";
    }
    b.append(']');
    Json.append(b.append(",\"method\":"), of.method());
    if (regulator != null) {
      matrix(b.append(",\"K\":"), regulator.gain(), m, n);
      b.append(",\"margins\":[");
      String comma = "";
      for (String input : s.inputs()) {
        Margins margins = Margins.of(s, regulator.gain(), input);
        b.append(comma).append("{\"input\":").append(Json.string(input));
        b.append(",\"leastGain\":").append(Json.number(margins.leastGain()));
        b.append(",\"mostGain\":").append(Json.number(margins.mostGain()));
        b.append(",\"phase\":").append(Json.number(margins.phase()));
        b.append(",\"delay\":").append(Json.number(margins.delay())).append('}');
        comma = ",";
      }
      b.append(']');
    }
    return b.append('}').toString();
  }

  private static void matrix(StringBuilder b, double[] numbers, int rows, int columns) {
    b.append('[');
    for (int r = 0; r < rows; r++) {
      b.append(r == 0 ? "[" : ",[");
      for (int c = 0; c < columns; c++) {
        Json.append(c == 0 ? b : b.append(','), numbers[r * columns + c]);
      }
      b.append(']');
    }
    b.append(']');
  }

  // --- for people

  String text() {
    LinearSystem s = of.system();
    StringBuilder b = new StringBuilder(name).append(": ").append(s);
    b.append(", at time ").append(number(of.time()));
    b.append(s.isDiscrete() ? ", steps of " + number(s.dt()) : "");
    b.append(", ").append(of.method().startsWith("exact") ? "" : "by ").append(of.method());
    if (rest != null) {
      line(b)
          .append("at rest after ")
          .append(rest.iterations())
          .append(" iterations, what still changes does so by at most ")
          .append(number(rest.residual()))
          .append(" per unit of time");
    }
    modes(b, s);
    zeros(b, s);
    int n = s.states().size(), m = s.inputs().size();
    if (n <= WIDEST) {
      table(b, "A", s.a(), s.states(), s.states());
      if (m > 0) {
        table(b, "B", s.b(), s.states(), s.inputs());
      }
      if (!s.outputs().isEmpty()) {
        table(b, "C", s.c(), s.outputs(), s.states());
      }
      if (Arrays.stream(s.d()).anyMatch(x -> x != 0)) {
        table(b, "D", s.d(), s.outputs(), s.inputs());
      }
    } else {
      line(b).append("matrices of ").append(n).append(" states are shown by --json");
    }
    if (regulator != null) {
      feedback(b, s);
    }
    return b.toString();
  }

  private static void modes(StringBuilder b, LinearSystem s) {
    line(b);
    b.append(
        String.format(
            Locale.ROOT,
            "%-25s %10s %10s %8s %8s %8s  %s",
            "eigenvalue",
            "Hz",
            "rad/s",
            "damping",
            "reached",
            "seen",
            "states"));
    int gone = 0;
    int shown = 0;
    int more = 0;
    for (Mode mode : s.modes()) {
      if (mode.growth() == Double.NEGATIVE_INFINITY) {
        gone++;
        continue;
      }
      if (shown == MOST_MODES) {
        more++;
        continue;
      }
      shown++;
      String value = complex(mode.re(), mode.im());
      line(b)
          .append(
              String.format(
                  Locale.ROOT,
                  "%-25s %10s %10s %8.4f %8s %8s  %s%s",
                  value,
                  number(mode.hertz()),
                  number(mode.naturalFrequency()),
                  mode.dampingRatio(),
                  s.inputs().isEmpty() ? "-" : reach(mode.controllability(s)),
                  s.outputs().isEmpty() ? "-" : reach(mode.observability(s)),
                  String.join(", ", mode.dominantStates()),
                  mode.isStable() ? "" : " (does not vanish)"));
    }
    if (more > 0) {
      line(b).append("and ").append(more).append(" that vanish faster");
    }
    if (gone > 0) {
      line(b).append("and ").append(gone).append(" with eigenvalue 0, gone after as many steps");
    }
  }

  /** Where outputs can stay at zero while inputs act. */
  private static void zeros(StringBuilder b, LinearSystem s) {
    if (s.inputs().isEmpty() || s.outputs().isEmpty()) {
      return;
    }
    roots(line(b).append("zeros from all inputs to all outputs:"), s.zeros());
    for (TransferFunction g : transferFunctions(s)) {
      line(b).append(g.output()).append(" ← ").append(g.input()).append(": ");
      b.append(number(g.gain()));
      if (g.gain() != 0) {
        roots(b.append(", zeros"), g.zeros());
        roots(b.append(", poles"), g.poles());
      }
    }
  }

  /** The transfer functions of all pairs, if they are few, less what is common above and below. */
  private static List<TransferFunction> transferFunctions(LinearSystem s) {
    List<TransferFunction> all = new ArrayList<>();
    if (s.inputs().size() * s.outputs().size() <= MOST_PAIRS) {
      for (String input : s.inputs()) {
        for (String output : s.outputs()) {
          all.add(TransferFunction.of(s, input, output).simplified(SAME));
        }
      }
    }
    return all;
  }

  private static void roots(StringBuilder b, double[] roots) {
    String comma = " ";
    for (int k = 0; k < roots.length; k += 2) {
      if (roots[k + 1] >= 0) {
        b.append(comma).append(complex(roots[k], roots[k + 1]));
        comma = ", ";
      }
    }
    b.append(roots.length == 0 ? " none" : "");
  }

  private static String complex(double re, double im) {
    // rounding of numbers that are about 1
    String real = Math.abs(re) < 1e-12 ? "0" : number(re);
    return im == 0 ? real : real + " ± " + number(im) + "i";
  }

  /** How well a mode is reached or seen, or that it is not. */
  private static String reach(double measure) {
    return measure < Mode.OUT_OF_REACH ? "no" : String.format(Locale.ROOT, "%.1e", measure);
  }

  private static void table(
      StringBuilder b, String title, double[] numbers, List<String> rows, List<String> columns) {
    int first = Math.max(title.length(), longest(rows));
    line(b);
    b.append("\n  ").append(title).append(" ".repeat(first - title.length()));
    for (String column : columns) {
      b.append(String.format(Locale.ROOT, " %12.12s", column));
    }
    for (int r = 0; r < rows.size(); r++) {
      line(b).append(rows.get(r)).append(" ".repeat(first - rows.get(r).length()));
      for (int c = 0; c < columns.size(); c++) {
        double x = numbers[r * columns.size() + c];
        b.append(String.format(Locale.ROOT, " %12s", x == 0 ? "0" : number(x)));
      }
    }
  }

  private void feedback(StringBuilder b, LinearSystem s) {
    table(b, "K", regulator.gain(), s.inputs(), s.states());
    line(b);
    for (String input : s.inputs()) {
      Margins margins = Margins.of(s, regulator.gain(), input);
      line(b)
          .append(
              String.format(
                  Locale.ROOT,
                  "%s bears %s to %s times the gain, %s degrees, and a further delay of %s",
                  input,
                  number(margins.leastGain()),
                  number(margins.mostGain()),
                  number(margins.phase()),
                  number(margins.delay())));
    }
    Mode slowest = regulator.closedLoop().modes().getFirst();
    line(b).append("the slowest mode with feedback is ").append(slowest);
  }

  private static StringBuilder line(StringBuilder b) {
    return b.append("\n  ");
  }

  private static int longest(List<String> names) {
    return names.stream().mapToInt(String::length).max().orElse(0);
  }

  /** At most five digits, without the zeros behind them. */
  private static String number(double x) {
    if (x == Math.rint(x) && Math.abs(x) < 1e6) {
      return Long.toString((long) x);
    }
    if (!Double.isFinite(x)) {
      return x > 0 ? "any" : Double.toString(x);
    }
    String text = String.format(Locale.ROOT, "%.5g", x);
    if (text.contains("e")) {
      return text.replaceFirst("\\.?0+e", "e");
    }
    return text.contains(".") ? text.replaceFirst("\\.?0+$", "") : text;
  }
}
