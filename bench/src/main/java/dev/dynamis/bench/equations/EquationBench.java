package dev.dynamis.bench.equations;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleSupplier;
import java.util.function.ToDoubleFunction;

/**
 * Runs the equation cases, in turns with another program if one is named, and prints the medians
 * and their ratios.
 *
 * <pre>{@code
 * EquationBench [--rounds N] [--warmup N] [--case NAME]... [--reference COMMAND ARGUMENT...]
 * }</pre>
 */
public final class EquationBench {
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private EquationBench() {}

  /** Runs the benchmark. */
  public static void main(String[] args) {
    int rounds = 5;
    int warmup = 2;
    List<EquationCase> cases = new ArrayList<>();
    List<String> command = List.of();
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--rounds" -> rounds = Integer.parseInt(args[++i]);
        case "--warmup" -> warmup = Integer.parseInt(args[++i]);
        case "--case" -> cases.add(named(args[++i]));
        case "--reference" -> {
          command = List.of(args).subList(i + 1, args.length);
          i = args.length;
        }
        default -> throw new IllegalArgumentException("unknown option " + args[i]);
      }
    }
    if (cases.isEmpty()) {
      cases = List.of(EquationCase.values());
    }
    try (Reference reference = command.isEmpty() ? null : new Reference(command)) {
      for (EquationCase c : cases) {
        measure(c, warmup, rounds, reference);
      }
    }
  }

  private static EquationCase named(String title) {
    for (EquationCase c : EquationCase.values()) {
      if (c.title().equals(title)) {
        return c;
      }
    }
    throw new IllegalArgumentException(
        "no case "
            + title
            + ", there are "
            + Arrays.stream(EquationCase.values()).map(EquationCase::title).toList());
  }

  private static void measure(EquationCase c, int warmup, int rounds, Reference reference) {
    DoubleSupplier work = c.prepare();
    List<Sample> ours = new ArrayList<>();
    List<Sample> theirs = new ArrayList<>();
    for (int round = -warmup; round < rounds; round++) {
      Sample a = run(work);
      Sample b = reference == null ? a : reference.run(c.title());
      // all cases are chaotic, one other bit on the way would show; only a last, shorter step that
      // some programs add for the rounding of their clock may differ
      if (!(Math.abs(a.value() - b.value()) <= 1e-5 * Math.abs(b.value()))) {
        throw new IllegalStateException(
            c.title() + " gives " + a.value() + ", the reference program " + b.value());
      }
      if (round >= 0) {
        ours.add(a);
        theirs.add(b);
      }
    }
    print(c, "ours", ours);
    if (reference != null) {
      print(c, "reference", theirs);
      line(
          "%-17s reference/ours: %.2f of processor time, %.2f of time",
          c.title(),
          median(theirs, Sample::cpu) / median(ours, Sample::cpu),
          median(theirs, Sample::wall) / median(ours, Sample::wall));
    }
  }

  private static Sample run(DoubleSupplier work) {
    // garbage of the run before is not this run's
    System.gc();
    long cpu = SYSTEM.getProcessCpuTime();
    long wall = System.nanoTime();
    double value = work.getAsDouble();
    wall = System.nanoTime() - wall;
    cpu = SYSTEM.getProcessCpuTime() - cpu;
    return new Sample(1e-9 * wall, 1e-9 * cpu, value);
  }

  private static void print(EquationCase c, String who, List<Sample> samples) {
    double cpu = median(samples, Sample::cpu);
    line(
        "%-17s %-9s processor time %.3f s (least %.3f), %.2f ns a step; time %.3f s (least %.3f)",
        c.title(),
        who,
        cpu,
        samples.stream().mapToDouble(Sample::cpu).min().orElseThrow(),
        1e9 * cpu / c.work(),
        median(samples, Sample::wall),
        samples.stream().mapToDouble(Sample::wall).min().orElseThrow());
  }

  private static double median(List<Sample> samples, ToDoubleFunction<Sample> what) {
    double[] all = samples.stream().mapToDouble(what).sorted().toArray();
    int n = all.length;
    return 0.5 * (all[(n - 1) / 2] + all[n / 2]);
  }

  private static void line(String format, Object... args) {
    System.out.println(String.format(Locale.ROOT, format, args));
  }
}
