package dev.dynamis.equations;

import dev.dynamis.core.Distribution;
import dev.dynamis.core.SampleDesign;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs of one model with other parameters and initial states, drawn anew for every case.
 *
 * <pre>
 * r = uniform(2.8, 4)
 * x += normal(0, 1e-3)
 * sigma *= loguniform(0.5, 2)
 * </pre>
 *
 * <p>Each draw is a function of seed, case and place in the list alone.
 *
 * @since 0.1.0
 */
public final class EquationVariation {
  private static final Pattern FORM = Pattern.compile("\\s*([^\\s=*+]+)\\s*([*+]?=)(.+)");

  private record Change(String name, boolean state, char operator, Distribution of) {}

  private final SampleDesign design;
  private final long seed;
  private final int cases;
  private final List<Change> changes = new ArrayList<>();

  /**
   * Reads what varies.
   *
   * @param texts names and distributions
   * @param cases number of cases, which a Latin hypercube needs to know
   * @throws IllegalArgumentException if a text names nothing, or the same twice
   */
  public EquationVariation(
      EquationModel model, List<String> texts, SampleDesign design, long seed, int cases) {
    this.design = design;
    this.seed = seed;
    this.cases = cases;
    Set<String> named = new HashSet<>();
    for (String text : texts) {
      Change change = read(model, text);
      if (!named.add(change.name)) {
        throw new IllegalArgumentException("'" + text + "': " + change.name + " varies already");
      }
      changes.add(change);
    }
    if (!changes.isEmpty()) {
      design.at(seed, cases, 0, changes.size() - 1);
    }
  }

  private static Change read(EquationModel model, String text) {
    Matcher m = FORM.matcher(text);
    if (!m.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "': expected NAME = DISTRIBUTION, or += or *= instead of =");
    }
    String name = m.group(1);
    boolean state = model.stateNames().contains(name);
    try {
      if (!state) {
        List<String> all = new ArrayList<>(model.parameterNames());
        all.addAll(model.stateNames());
        EquationSystem.index(all, name, "parameter or state");
      }
      return new Change(name, state, m.group(2).charAt(0), Distribution.parse(m.group(3)));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("'" + text + "': " + e.getMessage(), e);
    }
  }

  /** Returns how many numbers are drawn for a case. */
  public int dimensions() {
    return changes.size();
  }

  /** Returns a draw of a case. */
  public double draw(int index, int dimension) {
    return changes.get(dimension).of.quantile(design.at(seed, cases, index, dimension));
  }

  /** Sets the parameters and states of a case in a system that is at its start. */
  public void apply(EquationSystem system, int index) {
    for (int k = 0; k < changes.size(); k++) {
      Change c = changes.get(k);
      double before = c.state ? system.state(c.name) : system.parameter(c.name);
      double x = draw(index, k);
      double value =
          switch (c.operator) {
            case '*' -> before * x;
            case '+' -> before + x;
            default -> x;
          };
      if (c.state) {
        system.setState(c.name, value);
      } else {
        system.setParameter(c.name, value);
      }
    }
  }
}
