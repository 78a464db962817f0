package dev.dynamis.conformance.support;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.Replay;
import dev.dynamis.mechanics.ContactForce;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Steps of MuJoCo with contacts and other constraints, as {@code contacts.mjs} records them, taken
 * again from the same states. Numbers have to be equal within 4e-14; what Newton's method finds,
 * whose steps are taken in other orders of operations here, and what follows from it, within 7e-12.
 */
public final class ConstraintTrace {
  public static final Path FOLDER = Path.of("src/test/resources/contact");

  /** One run: its name, the settings of the model, and its frames. */
  public record Run(String trace, String name, Map<String, Object> content) {
    String kind() {
      return (String) content.get("kind");
    }

    @Override
    public String toString() {
      return trace + " " + name;
    }
  }

  /** Ten times the largest errors: 4e-15, and 0 with the solvers PGS and CG. */
  private static final double EXACT = 4e-14;

  /** Ten times the largest error of what Newton's method finds, 6.8e-13. */
  private static final double NEWTON = 7e-12;

  /** Fields that come from a solver. */
  private static final Set<String> SOLVED =
      Set.of(
          "qacc",
          "qacc_warmstart",
          "qvel",
          "qpos",
          "act",
          "efc_force",
          "contact_force",
          "qfrc_constraint",
          "qfrc_inverse",
          "cacc",
          "cfrc_int",
          "cfrc_ext",
          "solver_fwdinv",
          "sensordata");

  private final Map<String, Object> content;
  private final String name;

  private ConstraintTrace(Path file) {
    name = file.getFileName().toString().replace(".trace.json.gz", "");
    try (var in = Files.newInputStream(file)) {
      content = Reference.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static ConstraintTrace read(Path file) {
    return new ConstraintTrace(file);
  }

  /** Runs of the trace, in the order of recording. */
  @SuppressWarnings("unchecked") // a trace has this form
  public List<Run> runs() {
    return ((List<Map<String, Object>>) content.get("runs"))
        .stream().map(r -> new Run(name, (String) r.get("name"), r)).toList();
  }

  /** The model of a run, compiled here, with the settings of the run. */
  public Model model(Run run) {
    Model m = Mjcf.load(FOLDER.resolve((String) content.get("model"))).model();
    if (run.content.get("set") instanceof Collection<?> edits) {
      edits.forEach(edit -> Edit.parse((String) edit).apply(m));
    }
    return m;
  }

  /** Takes the steps of a run and lists what differs from the recording. */
  public List<String> differences(Run run) {
    Model m = model(run);
    Data d = new Data(m);
    List<String> wrong = new ArrayList<>();
    int number = 0;
    for (Map<String, Object> frame : Replay.frames(run.content)) {
      switch (run.kind()) {
        case "step" -> {
          d.reset();
          Replay.load(d, Replay.part(frame, "state"));
          Physics.step(m, d);
        }
        case "inverse" -> {
          d.reset();
          Replay.load(d, Replay.part(frame, "state"));
          Physics.inverse(m, d);
        }
        case "path" -> {
          Replay.load(d, Replay.part(frame, "state"));
          for (int i = 0; i < (Double) frame.get("steps"); i++) {
            Physics.step(m, d);
          }
        }
        default -> throw new IllegalArgumentException(run.kind());
      }
      compare(d, "frame " + number++, Replay.part(frame, "result"), wrong);
    }
    return wrong;
  }

  private static void compare(
      Data d, String frame, Map<String, Object> result, List<String> wrong) {
    // with other counts nothing else can be compared
    for (String count : List.of("ncon", "nefc")) {
      if (result.get(count) instanceof Double want && want != value(d, count)) {
        wrong.add(frame + " " + count + " " + value(d, count) + ", expected " + want.intValue());
        return;
      }
    }
    result.forEach(
        (name, recorded) -> {
          double[] want = recorded instanceof Double x ? new double[] {x} : (double[]) recorded;
          double[] got = values(d, name);
          double error = Reference.error(want, got);
          if (!(error <= tolerance(d.model, name))) {
            wrong.add(frame + " " + name + " " + error + first(want, got));
          }
        });
  }

  private static double tolerance(Model m, String name) {
    return m.opt.solver == Solver.NEWTON && SOLVED.contains(name) ? NEWTON : EXACT;
  }

  private static double value(Data d, String name) {
    return values(d, name)[0];
  }

  /** Our numbers in the form of the recording. */
  private static double[] values(Data d, String name) {
    return switch (name) {
      case "time" -> new double[] {d.time};
      case "efc_J" -> ConstraintScene.jacobian(d.model, d);
      case "contact_force" -> {
        double[] force = new double[6 * d.ncon];
        for (int i = 0; i < d.ncon; i++) {
          ContactForce.of(d.model, d, i, force, 6 * i);
        }
        yield force;
      }
      default -> RecordedModel.values(d.field(name).orElseThrow());
    };
  }

  /** The first number that differs. */
  private static String first(double[] want, double[] got) {
    if (want.length != got.length) {
      return ", " + got.length + " numbers, expected " + want.length;
    }
    for (int i = 0; i < want.length; i++) {
      if (want[i] != got[i]) {
        return ", [" + i + "] is " + got[i] + ", expected " + want[i];
      }
    }
    return "";
  }
}
