package dev.dynamis.mechanics.sim;

import dev.dynamis.core.Distribution;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.mechanics.FieldRows;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.layout.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Models of equal shape with different numbers: copies of one model whose real parameters are drawn
 * anew for every case, without compiling.
 *
 * <pre>
 * body_mass[torso] *= uniform(0.9, 1.1)
 * geom_friction[floor,0] = loguniform(0.3, 2)
 * dof_damping[*] *= normal(1, 0.1)
 * opt.gravity[2] += normal(0, 0.05)
 * </pre>
 *
 * <p>Between the brackets is an object's name or number, {@code *} for all of them (each with a
 * draw of its own), and after a comma a column; without one, all columns of an object are changed
 * by the same draw. Fields of degrees of freedom go by the names of joints. What follows from the
 * parameters is computed anew by {@code setConst}, if anything does. Each draw is a function of
 * seed, case and parameter alone.
 *
 * @since 0.1.0
 */
public final class Variation {
  private static final Pattern FORM = Pattern.compile("([^=]*?)([*+]?=)(.+)");

  /** One number, or the columns of one object, that vary together. */
  private record Change(ModelNumbers.Place place, char operator, Distribution of) {}

  private final Model model;
  private final List<Change> changes = new ArrayList<>();
  private final SampleDesign design;
  private final long seed;
  private final int cases;
  private boolean follows;

  /**
   * Reads what varies.
   *
   * @param model the model that is varied, and not changed
   * @param texts parameters and distributions
   * @param cases number of cases, which a Latin hypercube needs to know
   * @throws IllegalArgumentException if a text names nothing, or no real parameter
   */
  public Variation(Model model, List<String> texts, SampleDesign design, long seed, int cases) {
    this.model = model;
    this.design = design;
    this.seed = seed;
    this.cases = cases;
    texts.forEach(this::read);
    if (design == SampleDesign.SOBOL && !changes.isEmpty()) {
      design.at(seed, cases, 0, changes.size() - 1);
    }
  }

  private void read(String text) {
    Matcher m = FORM.matcher(text);
    if (!m.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "': expected FIELD[NAME] = DISTRIBUTION, or += or *= instead of =");
    }
    Distribution of;
    try {
      of = Distribution.parse(m.group(3));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("'" + text + "': " + e.getMessage(), e);
    }
    char operator = m.group(2).charAt(0);
    for (ModelNumbers.Place place : ModelNumbers.find(model, text, m.group(1))) {
      changes.add(new Change(place, operator, of));
      follows |= ModelNumbers.isFollowed(model, place.field());
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

  /**
   * Returns the model of a case, a copy.
   *
   * @throws IllegalArgumentException if a draw makes a mass negative
   */
  public Model model(int index) {
    Model varied = model.copy();
    for (int k = 0; k < changes.size(); k++) {
      Change c = changes.get(k);
      Field field = varied.field(c.place.field()).orElseThrow();
      double[] values = (double[]) field.array();
      double x = draw(index, k);
      for (int i = c.place.first(); i < c.place.first() + c.place.count(); i++) {
        values[i] =
            switch (c.operator) {
              case '*' -> values[i] * x;
              case '+' -> values[i] + x;
              default -> x;
            };
        FieldRows.check("case " + index, field, values[i]);
      }
      field.set(values);
    }
    if (follows) {
      Physics.setConst(varied);
    }
    return varied;
  }
}
