package dev.dynamis.conformance.fuzz;

import dev.dynamis.core.Recording;
import dev.dynamis.core.RecordingStream;
import dev.dynamis.core.Snapshot;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Mod;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.PresetBank;
import dev.dynamis.equations.Simulation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Readers of what belongs to runs: presets and mods of equations, saved states, killed archives.
 */
final class RunTargets {
  private static final int STEPS = 20;

  /** Everything that equations remember: lags, delays, steps of a multistep method, events. */
  private static final String TEXT =
      """
      [model]
      type = "ode"
      [sim]
      stepper = "ab3"
      dt = 0.1
      [states]
      x = 1
      y = 0.5
      [params]
      a = 0.3
      tau = 0.7
      [equations.rhs]
      x = "-a*delay(x, tau) + 0.1*lag_y(3)"
      y = "x - y"
      [events.low]
      cond = "x < 0.8"
      action.y = "y + 0.1"
      log = ["t", "x"]
      """;

  private static final EquationModel MODEL = Models.parse("model.toml", TEXT);

  private static final String MODS =
      """
      [mods.calm]
      group = "drive"
      exclusive = true
      [mods.calm.set.params]
      a = 0.1
      [mods.calm.set.states]
      x = 2
      [mods.calm.add.aux]
      sum = "x + y"
      [mods.calm.add.events.high]
      cond = "sum > 3"
      action.x = "x/2"
      [mods.calm.remove.events]
      names = ["low"]
      """;

  private static final String PRESETS =
      """
      [__presets__]
      schema = "dynlib-presets-v1"
      [presets.calm]
      params = { a = 0.1, tau = 0.5 }
      states = { x = 2, y = 1 }
      [presets.wild.params]
      a = 3
      """;

  private RunTargets() {}

  static List<Target> all() {
    return List.of(
        new Target("mod", texts(MODS), RunTargets::mod),
        new Target("preset", texts(PRESETS), RunTargets::preset),
        new Target("equationsnapshot", RunTargets::forgedSnapshot, RunTargets::snapshot),
        new Target("rows", r -> Mutation.bytes(r, killed()), RunTargets::recover));
  }

  private static Target.Source texts(String text) {
    return Targets.texts(List.of(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static void mod(byte[] text) {
    String toml = new String(text, StandardCharsets.UTF_8);
    Mod mod = Models.readMod("mods.toml", toml, "calm");
    EquationSystem system =
        new EquationSystem(Models.read("model.toml", TEXT).apply(List.of(mod)).compile());
    for (int i = 0; i < STEPS && system.step().canContinue(); i++) {}
  }

  private static void preset(byte[] text) {
    PresetBank bank = new Simulation(MODEL).presets();
    Targets.withFile("toml", text, file -> bank.load(file, PresetBank.OnConflict.REPLACE));
  }

  private static byte[] forgedSnapshot(RandomGenerator random) {
    return Targets.forgedSnapshot(random, new EquationSystem(MODEL));
  }

  private static void snapshot(byte[] content) {
    EquationSystem system = new EquationSystem(MODEL);
    Targets.withFile("snapshot", content, file -> Snapshot.read(file).restore(system));
    for (int i = 0; i < STEPS && system.step().canContinue(); i++) {}
  }

  /** The rows of an archive whose process was killed. */
  private static byte[] killed() {
    try {
      Path folder = Files.createTempDirectory("fuzz");
      Path file = folder.resolve("run.npz");
      try (RecordingStream stream = RecordingStream.to(file).flushEvery(0)) {
        Recording layout = new Recording(List.of("x", "y z"));
        stream.begin(layout.layout());
        for (int i = 0; i < 5; i++) {
          stream.row(i / 4.0, new double[] {i - 2, i == 3 ? Double.NaN : 1e-3 * i}, 0);
        }
        return Files.readAllBytes(folder.resolve("run.npz.rows"));
      } finally {
        Files.deleteIfExists(file);
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void recover(byte[] rows) throws IOException {
    Path folder = Files.createTempDirectory("fuzz");
    Path file = folder.resolve("run.npz");
    Path growing = folder.resolve("run.npz.rows");
    try {
      Files.write(growing, rows);
      Recording.recover(file);
      Recording.read(file).rows();
    } finally {
      Files.deleteIfExists(growing);
      Files.deleteIfExists(file);
      Files.delete(folder);
    }
  }
}
