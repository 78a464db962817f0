package dev.dynamis.bench.mechanics;

import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Rollouts on the one working thread of another Java process: one rollout for each line it gets.
 */
final class SeparateProcess implements AutoCloseable {
  private final Process process;
  private final PrintStream to;
  private final BufferedReader from;

  SeparateProcess(String file, ManyRuns.Loop loop, int cases, int steps) throws IOException {
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                SeparateProcess.class.getName(),
                file,
                loop.name(),
                String.valueOf(cases),
                String.valueOf(steps))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    to = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
    from =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** Starts a rollout. */
  void start() {
    to.println("go");
  }

  /** Waits for its end; returns the processor time that it took, in seconds. */
  double await() throws IOException {
    String line = from.readLine();
    if (line == null) {
      throw new IOException("the other process ended");
    }
    return Double.parseDouble(line);
  }

  @Override
  public void close() {
    to.close();
    process.destroy();
  }

  /** The other process. */
  public static void main(String[] args) throws IOException {
    Mechanism model = Mjcf.mechanism(Path.of(args[0]));
    ManyRuns.Loop loop = ManyRuns.Loop.valueOf(args[1]);
    int cases = Integer.parseInt(args[2]);
    int steps = Integer.parseInt(args[3]);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    while (in.readLine() != null) {
      long before = ManyRuns.processorTime(List.of(Thread.currentThread()));
      loop.rollout(model, cases, steps).run();
      System.out.println(1e-9 * (ManyRuns.processorTime(List.of(Thread.currentThread())) - before));
    }
  }
}
