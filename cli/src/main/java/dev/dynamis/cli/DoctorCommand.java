package dev.dynamis.cli;

import dev.dynamis.core.Hash64;
import dev.dynamis.core.Json;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.Simulation;
import dev.dynamis.equations.SystemOptions;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.MechanismLibrary;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks at the machine, and whether its results have the bits that they have everywhere. */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    description = {
      "Tells what dynamis runs on, and checks that results have the bits that they have everywhere.",
      "Returns 1 if a check fails."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  dynamis doctor", "  dynamis doctor --json"})
final class DoctorCommand implements Callable<Integer> {
  private static final int OLDEST_JAVA = 25;
  private static final long LEAST_MEMORY = 256L << 20;

  /** Steps that are taken for a check. */
  private static final int STEPS = 300;

  /** Hash of the states of a system after every tenth step, the same on every machine. */
  static final Map<String, Long> PINNED = new LinkedHashMap<>();

  static {
    PINNED.put("mech/quadruped", 0xCC25_ACC3_2328_8060L);
    PINNED.put("mech/stack", 0x098B_5DE6_533F_5711L);
    PINNED.put("mech/muscle-arm", 0x9848_6AF8_8B12_1085L);
    PINNED.put("ode/lorenz", 0x4849_766E_F790_50E5L);
    PINNED.put("dde/mackey-glass", 0xAAFE_3583_A59B_BDFDL);
  }

  @Option(names = "--json", description = "Print everything as one JSON object.")
  private boolean json;

  @Spec private CommandSpec spec;

  /** One line of the report. */
  private record Finding(String name, String value, boolean good) {}

  @Override
  public Integer call() throws IOException {
    List<Finding> all = new ArrayList<>();
    machine(all);
    for (var pinned : PINNED.entrySet()) {
      long began = System.nanoTime();
      long hash = hash(pinned.getKey());
      double seconds = 1e-9 * (System.nanoTime() - began);
      boolean good = hash == pinned.getValue();
      String found =
          good
              ? String.format(Locale.ROOT, "same bits as everywhere, %.2f s", seconds)
              : String.format(
                  Locale.ROOT, "other bits: %016x, expected %016x", hash, pinned.getValue());
      all.add(new Finding(pinned.getKey(), found, good));
    }
    boolean good = all.stream().allMatch(Finding::good);
    print(all, good);
    return good ? Dynamis.OK : Dynamis.WRONG_MODEL;
  }

  private static void machine(List<Finding> all) throws IOException {
    Runtime runtime = Runtime.getRuntime();
    int java = Runtime.version().feature();
    String vendor = System.getProperty("java.vendor", "");
    all.add(new Finding("dynamis", new Dynamis.Version().getVersion()[0].substring(8), true));
    all.add(
        new Finding(
            "java",
            Runtime.version() + (vendor.isEmpty() ? "" : ", " + vendor),
            java >= OLDEST_JAVA));
    all.add(
        new Finding(
            "system",
            System.getProperty("os.name") + " on " + System.getProperty("os.arch"),
            true));
    all.add(new Finding("processors", Integer.toString(runtime.availableProcessors()), true));
    all.add(new Finding("vectors", vectors(), true));
    long memory = runtime.maxMemory();
    all.add(
        new Finding(
            "memory", (memory >> 20) + " MB for results and models", memory >= LEAST_MEMORY));
    all.add(new Finding("start-up cache", cache(), true));
    all.add(new Finding("temporary files", temporary(), true));
  }

  /** The processor's instructions for several numbers at once, where the system tells them. */
  private static String vectors() throws IOException {
    Path info = Path.of("/proc/cpuinfo");
    if (!Files.isReadable(info)) {
      return "not told by this system";
    }
    List<String> known = List.of("avx512f", "avx2", "avx", "sse4_2", "asimd", "sve");
    for (String line : Files.readAllLines(info)) {
      if (line.startsWith("flags") || line.startsWith("Features")) {
        List<String> words = List.of(line.split("[\\s:]+"));
        List<String> found = known.stream().filter(words::contains).toList();
        return found.isEmpty() ? "none" : String.join(", ", found);
      }
    }
    return "not told by this system";
  }

  private static String cache() {
    for (String option :
        java.lang.management.ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (option.startsWith("-XX:AOTCache=")) {
        Path file = Path.of(option.substring("-XX:AOTCache=".length()));
        return Files.exists(file) ? "in use" : "missing: " + file;
      }
    }
    return "not used; the launcher ./dynamis makes one";
  }

  private static String temporary() {
    Path folder = Path.of(System.getProperty("java.io.tmpdir"));
    return folder + (Files.isWritable(folder) ? "" : " can't be written to");
  }

  /** Runs a system of the library and returns the hash of its states. */
  static long hash(String name) {
    Hash64 hash = new Hash64();
    if (name.startsWith("mech/")) {
      Mechanism m = MechanismLibrary.mechanism(name);
      for (int i = 1; i <= STEPS; i++) {
        for (int u = 0; u < m.model().nu; u++) {
          m.data().ctrl[u] = (i + u) % 7 < 3 ? 0.2 : 0;
        }
        m.step();
        if (i % 10 == 0) {
          hash.add(m.data().qpos).add(m.data().qvel);
        }
      }
      return hash.value();
    }
    var model = Models.load("builtin://" + name);
    var system = new Simulation(model, SystemOptions.of(model)).system();
    double[] state = new double[system.stateSize()];
    for (int i = 1; i <= STEPS; i++) {
      system.step();
      if (i % 10 == 0) {
        system.save(state);
        hash.add(state);
      }
    }
    return hash.value();
  }

  private void print(List<Finding> all, boolean good) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      StringBuilder b = new StringBuilder("{\"good\":").append(good);
      for (Finding f : all) {
        b.append(',').append(Json.string(f.name)).append(':').append(Json.string(f.value));
      }
      out.println(b.append('}'));
      return;
    }
    for (Finding f : all) {
      out.println(
          String.format(Locale.ROOT, "%-4s %-18s %s", f.good ? "ok" : "BAD", f.name, f.value));
    }
    out.println(good ? "all is well" : "something is wrong, see the lines with BAD");
  }
}
