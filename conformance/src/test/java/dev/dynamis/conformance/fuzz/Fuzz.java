package dev.dynamis.conformance.fuzz;

import dev.dynamis.core.Hash64;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.SimulationException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Feeds targets until the time is over: {@code Fuzz SECONDS SEED FIRST FOLDER [TARGET]}. Case i
 * goes to the targets in turn and depends on the seed and i alone. The memory is that of the
 * process; a case that takes too much processor time ends the process with code {@value #HANGS},
 * after a line {@code next I}, so that another one can go on.
 *
 * <p>Every kind of finding is printed once, as {@code finding TARGET EXCEPTION PLACE}, and its
 * input is kept in the folder.
 */
final class Fuzz {
  static final int HANGS = 3;
  private static final long CPU_LIMIT = 10_000_000_000L;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final Map<String, Integer> WEIGHTS =
      Map.of("mjcf", 100, "toml", 60, "binary", 60, "snapshot", 40, "bomb", 1);

  private final Map<String, Integer> findings = new TreeMap<>();
  private final Path folder;

  private Fuzz(Path folder) {
    this.folder = folder;
  }

  public static void main(String[] args) throws Exception {
    Logger.getLogger("").setLevel(Level.OFF);
    Path folder = Files.createDirectories(Path.of(args[3]));
    String only = args.length > 4 ? args[4] : "";
    List<Target> targets =
        Targets.all().stream().filter(t -> only.isEmpty() || t.name().equals(only)).toList();
    new Fuzz(folder)
        .run(targets, Long.parseLong(args[0]), Long.parseLong(args[1]), Long.parseLong(args[2]));
  }

  private void run(List<Target> targets, long seconds, long seed, long first) throws Exception {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    long i = first;
    for (; System.nanoTime() - end < 0; i++) {
      SplittableRandom random = new SplittableRandom(new Hash64().add(seed).add(i).value());
      Target target = choose(targets, random);
      byte[] input = target.source().make(random);
      Thread thread = new Thread(null, () -> attempt(target, input), "case " + i);
      thread.setDaemon(true);
      thread.start();
      if (!ends(thread)) {
        found(
            target,
            input,
            "takes more than " + CPU_LIMIT / 1_000_000_000L + " s",
            place(thread.getStackTrace()));
        System.out.println("next " + (i + 1));
        System.out.flush();
        Runtime.getRuntime().halt(HANGS);
      }
    }
    System.out.println("cases " + (i - first));
  }

  /** Languages have more to be wrong than lists of numbers; bombs take long. */
  private static Target choose(List<Target> targets, SplittableRandom random) {
    Target target;
    do {
      target = targets.get(random.nextInt(targets.size()));
    } while (random.nextInt(100) >= WEIGHTS.getOrDefault(target.name(), 20));
    return target;
  }

  private static boolean ends(Thread thread) throws InterruptedException {
    while (true) {
      thread.join(200);
      if (!thread.isAlive()) {
        return true;
      }
      if (THREADS.getThreadCpuTime(thread.threadId()) > CPU_LIMIT) {
        return false;
      }
    }
  }

  /** Runs a case; what is wrong with a file is expected, all else is a finding. */
  private void attempt(Target target, byte[] input) {
    try {
      target.reader().read(input);
    } catch (ModelException | SimulationException e) {
      // says what is wrong with the file
    } catch (Throwable e) {
      found(target, input, e.getClass().getName(), place(e.getStackTrace()));
    }
  }

  private static String place(StackTraceElement[] trace) {
    for (StackTraceElement e : trace) {
      if (e.getClassName().startsWith("dev.dynamis.") && !e.getClassName().contains("fuzz")) {
        return e.getClassName() + "." + e.getMethodName();
      }
    }
    return trace.length > 0 ? trace[0].toString() : "nowhere";
  }

  private synchronized void found(Target target, byte[] input, String what, String place) {
    String kind = target.name() + " " + what.replace(' ', '-') + " " + place;
    if (findings.merge(kind, 1, Integer::sum) == 1) {
      String name = target.name() + "-" + Integer.toHexString(kind.hashCode());
      System.out.println("finding " + kind);
      System.out.println("input " + folder.resolve(name));
      try {
        Files.write(folder.resolve(name), input);
      } catch (IOException e) {
        System.out.println("input lost: " + e.getMessage());
      }
    }
  }
}
