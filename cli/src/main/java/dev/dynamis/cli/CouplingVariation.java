package dev.dynamis.cli;

import dev.dynamis.core.Distribution;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.coupling.Coupling;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parameters, inputs and initial values of a coupling that differ from case to case. Each draw is a
 * function of seed, case and place in the list alone.
 */
final class CouplingVariation {
  private static final Pattern FORM = Pattern.compile("([^=*+]++)([*+]?+=)(.+)");

  private record Change(String name, char operator, Distribution of) {}

  private final List<Change> changes = new ArrayList<>();
  private final SampleDesign design;
  private final long seed;
  private final int cases;

  /**
   * Reads what varies.
   *
   * @throws IllegalArgumentException if a text is none of {@code NAME = DISTRIBUTION}, {@code +=},
   *     {@code *=}
   */
  CouplingVariation(List<String> texts, SampleDesign design, long seed, int cases) {
    this.design = design;
    this.seed = seed;
    this.cases = cases;
    for (String text : texts) {
      Matcher m = FORM.matcher(text);
      if (!m.matches()) {
        throw new IllegalArgumentException(
            "'" + text + "': expected NAME = DISTRIBUTION, or += or *= instead of =");
      }
      Distribution of = Distribution.parse(m.group(3));
      changes.add(new Change(m.group(1).strip(), m.group(2).charAt(0), of));
    }
  }

  /** Sets what varies in an instance that is at its start. */
  void apply(Coupling coupling, int index) {
    for (int k = 0; k < changes.size(); k++) {
      Change c = changes.get(k);
      double x = c.of.quantile(design.at(seed, cases, index, k));
      CouplingFiles.set(
          coupling,
          c.name,
          before ->
              switch (c.operator) {
                case '*' -> before * x;
                case '+' -> before + x;
                default -> x;
              });
    }
  }
}
