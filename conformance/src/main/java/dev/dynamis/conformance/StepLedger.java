package dev.dynamis.conformance;

import dev.dynamis.conformance.StepComparison.Group;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.SimulationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Compares single steps of every model of a folder with those of MuJoCo, and writes the tables of
 * {@code docs/conformance.md}: one with everything, one without constraints. A model that MuJoCo
 * steps and that does not load or step here counts as failed.
 */
public final class StepLedger {
  private static final String START = "<!-- tables of steps: generated, do not edit -->";
  private static final String END = "<!-- end of the tables of steps -->";

  /** Models that differ because a defect of MuJoCo is not followed. */
  static final Map<String, String> DECIDED =
      Map.of(
          "mujoco_test/actuation/refsite_free.xml",
          "rotations between sites are taken from their world orientations",
          "mujoco_test/actuation/damper.xml",
          "derivatives of actuator forces use controls after their limits",
          "mujoco_test/actuation/joint_force_clamp.xml",
          "derivatives of actuator forces use controls after their limits",
          "mujoco_model/flex/gripper.xml",
          "rows of friction torques of contacts with elements of a flex are computed",
          "mujoco_test/sensor/fromto_primitive.xml",
          "nearest points of boxes that are apart lie on them",
          "mujoco_test/sleep/tendon2.xml",
          "tendons that sleep keep their length",
          "mujoco_test/sleep/perf/2humanoid100.xml",
          "nearest points of a sphere and an ellipsoid are accurate to the tolerance");

  private StepLedger() {}

  /** One model: the comparison, or why there is none. */
  private record Row(String model, StepComparison comparison, String problem) {
    boolean passed() {
      return comparison != null && comparison.passed();
    }

    boolean isDecided() {
      return !passed() && DECIDED.containsKey(model);
    }

    String result() {
      if (comparison == null) {
        return "**fails**, " + shorten(problem);
      }
      if (passed()) {
        return "passes";
      }
      if (isDecided()) {
        return "differs as decided: " + DECIDED.get(model);
      }
      return "**fails**: " + firstFailure(comparison);
    }
  }

  /**
   * Runs the comparison.
   *
   * @param args folder of models; folder of traces, made by {@code record/steps.mjs}, with the
   *     subfolders {@code full} and {@code smooth}; page to write; optionally a part of a name that
   *     models must have
   */
  public static void main(String[] args) throws IOException {
    Path models = Path.of(args[0]);
    Path traces = Path.of(args[1]);
    Path page = Path.of(args[2]);
    String part = args.length > 3 ? args[3] : "";
    String full = table(rows(models, traces.resolve("full"), part));
    String smooth = table(rows(models, traces.resolve("smooth"), part));
    String text = Files.readString(page);
    int from = text.indexOf(START);
    int to = text.indexOf(END);
    Files.writeString(
        page,
        text.substring(0, from)
            + START
            + "\n\n### With constraints\n\n"
            + full
            + "\n### Without constraints\n\n"
            + smooth
            + text.substring(to));
  }

  private static List<Row> rows(Path models, Path traces, String part) throws IOException {
    List<Row> rows = new ArrayList<>();
    try (Stream<Path> files = Files.walk(traces)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".json.gz")).sorted().toList()) {
        String name = traces.relativize(file).toString().replace(".json.gz", "");
        if (name.contains(part)) {
          rows.add(compare(models, name, file));
        }
      }
    }
    return rows;
  }

  private static Row compare(Path models, String name, Path file) throws IOException {
    Map<String, Object> trace;
    try (var in = Files.newInputStream(file)) {
      trace = Reference.read(in);
    }
    try {
      StepComparison c = StepComparison.of(Ledger.load(models, name).model(), trace);
      return new Row(name, c, "");
    } catch (ModelException e) {
      return new Row(name, null, "refused: " + Ledger.firstProblem(e));
    } catch (SimulationException e) {
      return new Row(name, null, "not stepped: " + e.getMessage());
    } catch (RuntimeException e) {
      // a defect of the engine fails its model, not the ledger
      StackTraceElement[] stack = e.getStackTrace();
      return new Row(name, null, "broke: " + e + (stack.length > 0 ? " at " + stack[0] : ""));
    }
  }

  private static String table(List<Row> rows) {
    StringBuilder b = new StringBuilder();
    long passed = rows.stream().filter(Row::passed).count();
    b.append(passed).append(" of ").append(rows.size()).append(" models pass. ");
    long decided = rows.stream().filter(Row::isDecided).count();
    if (decided > 0) {
      b.append(decided).append(" differ as decided. ");
    }
    long compared = rows.stream().filter(r -> r.comparison() != null).count();
    long exact =
        rows.stream().filter(r -> r.comparison() != null && r.comparison().isExact()).count();
    b.append("Of the ").append(compared).append(" that were stepped, ").append(exact);
    b.append(" agree to the last bit in every group. Within tolerance are:");
    for (Group g : Group.values()) {
      long good =
          rows.stream().filter(r -> r.comparison() != null && r.comparison().passed(g)).count();
      b.append(' ').append(g.title).append(' ').append(good);
      b.append(g.ordinal() + 1 < Group.values().length ? "," : ".\n\n");
    }
    b.append("| model | result |");
    for (Group g : Group.values()) {
      b.append(' ').append(g.title).append(" |");
    }
    b.append("\n|---|---|").append("--:|".repeat(Group.values().length)).append('\n');
    for (Row row : rows) {
      b.append("| ").append(row.model()).append(" | ");
      if (row.comparison() == null) {
        b.append(row.result()).append(" |");
        b.append(" |".repeat(Group.values().length)).append('\n');
        continue;
      }
      b.append(row.result()).append(" |");
      for (Group g : Group.values()) {
        b.append(' ').append(cell(row.comparison(), g)).append(" |");
      }
      b.append('\n');
    }
    return b.toString();
  }

  /** Groups are in the order of computation: the first that fails often makes the others fail. */
  private static String firstFailure(StepComparison c) {
    for (Group g : Group.values()) {
      if (!c.passed(g)) {
        return shorten(c.where(g));
      }
    }
    return "";
  }

  private static String cell(StepComparison c, Group g) {
    double worst = c.worst(g);
    String text =
        worst == 0
            ? "0"
            : Double.isInfinite(worst) ? "differ" : String.format(Locale.ROOT, "%.0e", worst);
    return c.passed(g) ? text : "**" + text + "**";
  }

  /** One line that fits a table. */
  private static String shorten(String text) {
    String line = text.replace('\n', ' ').replace("|", "\\|");
    return line.length() <= 160 ? line : line.substring(0, 157) + "...";
  }
}
