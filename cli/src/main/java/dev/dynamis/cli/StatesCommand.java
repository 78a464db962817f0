package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.core.Npy;
import dev.dynamis.core.Recorder;
import dev.dynamis.core.Recording;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.State;
import dev.dynamis.mechanics.constant.StateBit;
import dev.dynamis.mechanics.sim.Mechanism;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Turns states as MuJoCo records them into recordings, and recordings into such states. */
@Command(
    name = "states",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Turns states that MuJoCo recorded (mj_getState, mujoco.rollout; .npy) into a recording"
            + " with names and quantities, or a recording into such states.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis run builtin://mech/humanoid --time 1 --record run.npz",
      "  dynamis states builtin://mech/humanoid run.npz \\",
      "      -o states.npy   # for numpy.load",
      "  dynamis states builtin://mech/humanoid states.npy -o again.npz",
      "  dynamis states humanoid.xml rollout.npy --run 3 --only energy -o energy.csv"
    })
final class StatesCommand implements Callable<Integer> {
  private static final String NPY = ".npy";

  @Parameters(
      index = "0",
      paramLabel = "MODEL",
      description = "MJCF (.xml), URDF or binary model, or builtin://mech/NAME.")
  private String model;

  @Parameters(
      index = "1",
      paramLabel = "FILE",
      description =
          "States (.npy, one row for each, or runs of rows), or a recording (.csv, .jsonl, .npz,"
              + " .parquet).")
  private Path file;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      required = true,
      description =
          "Recording (.csv, .jsonl, .npz, .parquet) of states, or states (.npy) of a recording.")
  private Path output;

  @Option(
      names = "--parts",
      paramLabel = "NAMES",
      split = ",",
      description =
          "What the rows of states hold: fullphysics (default), physics, integration, or time,"
              + " qpos, qvel, act, history, ctrl and so on, separated by commas.")
  private List<String> parts = List.of("fullphysics");

  @Option(names = "--run", paramLabel = "I", description = "Which of several runs, from 0.")
  private int run;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "Quantities to record, as for run (default: those of run).")
  private List<String> only = List.of();

  @Option(names = "--json", description = "Print what was written as one JSON object.")
  private boolean json;

  @Mixin private FileOptions files;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    try {
      boolean importing = is(file, NPY);
      if (importing) {
        OutputOptions.check("--output", output, ".csv", ".jsonl", ".npz", ".parquet");
      } else {
        OutputOptions.check("--output", output, NPY);
        if (!only.isEmpty() || run != 0) {
          throw new IllegalArgumentException("--only and --run are for states, .npy, as FILE");
        }
      }
      int bits = bits();
      Mechanism mechanism = new Mechanism(MechanismFiles.loadModel(model, files).model());
      long rows = importing ? toRecording(mechanism, bits) : toStates(mechanism, bits);
      spec.commandLine()
          .getOut()
          .println(
              json
                  ? "{\"file\":" + Json.string(output.toString()) + ",\"rows\":" + rows + "}"
                  : output + ": " + rows + " rows");
      return Dynamis.OK;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private static boolean is(Path path, String ending) {
    return path.toString().toLowerCase(Locale.ROOT).endsWith(ending);
  }

  /** Returns the components that rows of states have. */
  private int bits() {
    int bits = 0;
    for (String part : parts) {
      switch (part.strip().toLowerCase(Locale.ROOT)) {
        case "fullphysics" -> bits |= StateBit.FULLPHYSICS;
        case "physics" -> bits |= StateBit.PHYSICS;
        case "integration" -> bits |= StateBit.INTEGRATION;
        default -> {
          int bit = StateBit.of(part.strip().toLowerCase(Locale.ROOT));
          if (bit < 0) {
            throw new IllegalArgumentException(
                "--parts: there is no '"
                    + part
                    + "', expected fullphysics, physics, integration, or time, qpos, qvel, act,"
                    + " history, warmstart, ctrl, qfrc_applied, xfrc_applied, eq_active, mocap_pos,"
                    + " mocap_quat, userdata, plugin");
          }
          bits |= bit;
        }
      }
    }
    return bits;
  }

  private long toRecording(Mechanism mechanism, int bits) {
    Model m = mechanism.model();
    Npy states = Npy.read(file);
    int[] shape = states.shape();
    int width = State.size(m, bits);
    if (shape.length < 1 || shape.length > 3 || shape[shape.length - 1] != width) {
      throw new IllegalArgumentException(
          file
              + " has the shape "
              + Arrays.toString(shape)
              + "; a state of this model with "
              + String.join(", ", parts)
              + " has "
              + width
              + " numbers, expected rows of them, or runs of rows; --parts tells what rows hold");
    }
    int runs = shape.length == 3 ? shape[0] : 1;
    if (run < 0 || run >= runs) {
      throw new IllegalArgumentException(
          "--run is " + run + ", and " + file + " has " + runs + (runs == 1 ? " run" : " runs"));
    }
    int rows = shape.length == 1 ? 1 : shape[shape.length - 2];
    Recorder.Builder builder = Recorder.of(mechanism);
    if (!only.isEmpty()) {
      builder.columns(only.toArray(String[]::new));
    }
    double[] row = new double[width];
    double[] whole = new double[mechanism.stateSize()];
    double step = m.opt.timestep;
    int bad = 0;
    try (Recorder recorder = builder.to(output).prepare()) {
      for (int i = 0; i < rows; i++) {
        System.arraycopy(states.values(), (run * rows + i) * width, row, 0, width);
        bad += Arrays.stream(row).allMatch(Double::isFinite) ? 0 : 1;
        State.set(mechanism.data(), bits, row);
        if ((bits & StateBit.TIME) == 0) {
          // rows of a run without times are a step apart
          mechanism.data().time = i * step;
        }
        // what can't be a state, such as a history without order, is refused here
        mechanism.save(whole);
        mechanism.load(whole);
        recorder.sample();
      }
    }
    if (bad > 0) {
      spec.commandLine()
          .getErr()
          .println(file + ": " + bad + " of " + rows + " rows have numbers that are not finite");
    }
    return rows;
  }

  private long toStates(Mechanism mechanism, int bits) {
    Model m = mechanism.model();
    Recording recording = Recording.read(file);
    List<String> missing = new ArrayList<>();
    List<String> all = mechanism.stateNames();
    int known = State.size(m, StateBit.TIME | StateBit.PHYSICS);
    int wanted = bits & (StateBit.TIME | StateBit.PHYSICS);
    if (State.size(m, bits & ~(wanted | StateBit.CTRL)) > 0) {
      throw new IllegalArgumentException(
          "a recording tells time, qpos, qvel, act, history and ctrl of "
              + model
              + ", not all of "
              + String.join(", ", parts));
    }
    // the state of a mechanism begins as MuJoCo's does
    int[] column = new int[known];
    int at = 0;
    for (int bit = 1; bit <= StateBit.HISTORY; bit <<= 1) {
      int n = State.size(m, bit);
      for (int i = at; i < at + n; i++) {
        column[i] = bit == StateBit.TIME ? -2 : -1;
        if ((wanted & bit & ~StateBit.TIME) != 0) {
          column[i] = column(recording, all.get(i), "state:", missing);
        }
      }
      at += n;
    }
    boolean controls = (bits & StateBit.CTRL) != 0;
    int[] control = new int[controls ? m.nu : 0];
    for (int i = 0; i < control.length; i++) {
      control[i] = column(recording, mechanism.inputNames().get(i), "input:", missing);
    }
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException(
          file
              + " lacks "
              + missing.getFirst()
              + (missing.size() == 1 ? "" : " and " + (missing.size() - 1) + " more")
              + " of the state; record all of it, as run --record does");
    }
    return write(recording, column, control, bits, m);
  }

  private static int column(Recording r, String name, String prefix, List<String> missing) {
    int plain = r.columns().indexOf(name);
    int found = plain >= 0 ? plain : r.columns().indexOf(prefix + name);
    if (found < 0) {
      missing.add(name);
    }
    return found;
  }

  private long write(Recording recording, int[] column, int[] control, int bits, Model m) {
    int width = State.size(m, bits);
    int rows = Math.toIntExact(recording.rows());
    double[] values = new double[Math.multiplyExact(rows, width)];
    double[] row = new double[recording.columnCount()];
    int out = 0;
    for (int i = 0; i < rows; i++) {
      recording.row(row, i);
      int at = 0;
      for (int bit = 1; bit <= StateBit.HISTORY; bit <<= 1) {
        int n = State.size(m, bit);
        for (int k = at; (bits & bit) != 0 && k < at + n; k++) {
          values[out++] = column[k] == -2 ? recording.time(i) : row[column[k]];
        }
        at += n;
      }
      for (int c : control) {
        values[out++] = row[c];
      }
    }
    Npy.write(output, values, rows, width);
    return rows;
  }
}
