package dev.dynamis.cli;

import dev.dynamis.core.AtomicFile;
import dev.dynamis.core.Nearest;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Dump;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mechanics.sim.Physics;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes arrays under MuJoCo's C names, for comparison with other engines. */
@Command(
    name = "dump",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Writes arrays of a model and of its steps as JSON under MuJoCo's C names.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis dump builtin://mech/humanoid --model --out humanoid.json",
      "  dynamis dump robot.xml --model --without tex_data,mesh_vert --out robot.json",
      "  dynamis dump builtin://mech/car --steps 100 --every 10 --ctrl sin \\",
      "      --fields qpos,qvel,contact",
      "  dynamis dump builtin://mech/pendulum --steps 1 --out a.json \\",
      "      --set option.integrator=RK4 data.qvel=1",
      "  dynamis dump arm.xml --frames trace.json --out ours.json"
    })
final class DumpCommand implements Callable<Integer> {
  /** What is written as objects, beside the fields of the data. */
  private static final List<String> OBJECTS =
      List.of("contact", "contact_force", "warning", "timer", "solver");

  @Parameters(paramLabel = "MODEL", description = "MJCF, URDF or binary model.")
  private String file;

  @Option(names = "--model", description = "Write the arrays of the model.")
  private boolean model;

  @Option(
      names = "--without",
      paramLabel = "NAME",
      split = ",",
      description = "C names of arrays that --model leaves out, separated by commas.")
  private List<String> without = List.of();

  @Option(
      names = "--steps",
      paramLabel = "N",
      description = "Write the first state, take N steps, and write what the last one left.")
  private Long steps;

  @Option(
      names = "--every",
      paramLabel = "K",
      description = "Write what every K-th step left as well.")
  private Long every;

  @Option(
      names = "--frames",
      paramLabel = "TRACE",
      description = "Take the steps of a recorded trace from their states, and write the results.")
  private Path trace;

  @Option(
      names = "--fields",
      paramLabel = "NAME",
      split = ",",
      description = "C names of the fields to write, separated by commas.")
  private List<String> fields = List.of();

  @Option(
      names = "--forward",
      description = "Write all that follows from the state after a step, not what the step left.")
  private boolean forward;

  @Option(names = "--inverse", description = "Write inv_qfrc_inverse, by inverse dynamics.")
  private boolean inverse;

  @Option(
      names = "--set",
      paramLabel = "PATH=VALUE",
      parameterConsumer = EditConsumer.class,
      description =
          "Edit option.NAME, flag.NAME, stat.NAME, model.FIELD[I] or data.FIELD[I]; may be"
              + " repeated.")
  private List<String> values = new ArrayList<>();

  @Mixin private StartOptions start;

  @Option(names = "--out", paramLabel = "FILE", description = "File to write; printed if missing.")
  private Path out;

  @Mixin private FileOptions fileOptions;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    try {
      checkOptions();
      TraceFile recorded = trace == null ? null : TraceFile.read(trace);
      Model m = MechanismFiles.loadModel(file, fileOptions).model();
      checkWithout(m);
      Data d = start.start(m, edits(recorded)).data();
      checkFields(d, fields);
      if (out == null) {
        write(spec.commandLine().getOut(), m, d, recorded);
        spec.commandLine().getOut().flush();
      } else {
        AtomicFile.write(
            out,
            stream -> {
              var text = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
              write(text, m, d, recorded);
              text.flush();
            });
      }
      return Dynamis.OK;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private void checkOptions() {
    if (!model && !without.isEmpty()) {
      throw new IllegalArgumentException("--without needs --model");
    }
    if (!model && steps == null && trace == null) {
      throw new IllegalArgumentException("nothing to write: use --model, --steps or --frames");
    }
    if (steps != null && trace != null) {
      throw new IllegalArgumentException("--steps and --frames exclude each other");
    }
    if (steps != null && steps < 0) {
      throw new IllegalArgumentException("--steps is " + steps + ", expected 0 or more");
    }
    if (every != null && every < 1) {
      throw new IllegalArgumentException("--every is " + every + ", expected 1 or more");
    }
  }

  private List<Edit> edits(TraceFile recorded) {
    List<Edit> edits = new ArrayList<>();
    if (recorded != null) {
      recorded.edits().forEach(text -> edits.add(Edit.parse(text)));
    }
    values.forEach(text -> edits.add(Edit.parse(text)));
    return edits;
  }

  private void checkWithout(Model m) {
    List<String> known = m.fields().stream().filter(f -> !f.isSetting()).map(Field::name).toList();
    for (String name : without) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "--without: a model has no array '" + name + "'; " + Nearest.suggestion(name, known));
      }
    }
  }

  private static void checkFields(Data d, List<String> names) {
    List<String> known = new ArrayList<>(OBJECTS);
    for (Field f : d.fields()) {
      if (f.name().indexOf('.') < 0) {
        known.add(f.name());
      }
    }
    for (String name : names) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "there is no field '" + name + "'; " + Nearest.suggestion(name, known));
      }
    }
  }

  private void write(Appendable text, Model m, Data d, TraceFile recorded) throws IOException {
    Dump dump = new Dump(text);
    if (model) {
      dump.model(m, Set.copyOf(without));
    }
    if (steps != null) {
      steps(dump.beginFrames(), m, d);
    } else if (recorded != null) {
      replay(dump.beginFrames(), m, d, recorded);
    }
    dump.end();
  }

  private void steps(Dump dump, Model m, Data d) throws IOException {
    Excitation excitation = start.excitation(Excitation.Kind.ZERO);
    excitation.apply(d, 0);
    frame(dump, 0, m, d, true);
    for (long s = 0; s < steps; s++) {
      excitation.apply(d, s);
      Physics.step(m, d);
      long done = s + 1;
      if (done == steps || (every != null && done % every == 0)) {
        frame(dump, done, m, d, forward);
      }
    }
  }

  /** Writes a frame; what is computed for it leaves the simulation alone. */
  private void frame(Dump dump, long step, Model m, Data d, boolean fresh) throws IOException {
    Set<String> only = new LinkedHashSet<>(fields);
    Data shown = fresh || inverse ? d.copy() : d;
    if (fresh) {
      Physics.forward(m, shown);
    }
    if (inverse) {
      Data moved = shown.copy();
      Physics.inverse(m, moved);
      dump.frame(step, shown, only, moved.qfrc.inverse);
    } else {
      dump.frame(step, shown, only);
    }
  }

  private void replay(Dump dump, Model m, Data d, TraceFile recorded) throws IOException {
    for (TraceFile.Frame frame : recorded.frames()) {
      d.reset();
      load(d, frame.state());
      if (frame.state().containsKey("tree_asleep")) {
        // what is computed for a tree stays while it sleeps
        Arrays.fill(d.tree.asleep, -1);
        d.updateAwake(false);
        Physics.forward(m, d);
        load(d, frame.state());
        d.updateAwake(false);
      }
      Physics.step(m, d);
      Set<String> only = fields.isEmpty() ? frame.results() : new LinkedHashSet<>(fields);
      dump.result(frame.step(), d, only);
    }
  }

  private static void load(Data d, Map<String, double[]> state) {
    checkFields(d, List.copyOf(state.keySet()));
    state.forEach(
        (name, values) -> {
          Field field = d.field(name).orElseThrow();
          if (field.length() != values.length) {
            throw new IllegalArgumentException(
                "the trace has "
                    + values.length
                    + " numbers of "
                    + name
                    + ", the model has "
                    + field.length()
                    + "; it was recorded from another model");
          }
          switch (field.array()) {
            case double[] a -> {
              System.arraycopy(values, 0, a, 0, values.length);
              field.set(a);
            }
            case boolean[] a -> {
              for (int i = 0; i < values.length; i++) {
                a[i] = values[i] != 0;
              }
              field.set(a);
            }
            case int[] a when name.equals("tree_asleep") -> {
              for (int i = 0; i < values.length; i++) {
                a[i] = (int) values[i];
              }
            }
            default -> throw new IllegalArgumentException(name + " is not part of a state");
          }
        });
  }
}
