package dev.dynamis.bench.mechanics;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How the cost of a step grows with the number of bodies. */
public final class Growth {
  /** Steps in which the boxes of a pile fall and come to rest. */
  private static final int SETTLING = 200;

  /** How long a model steps before it is measured, ns. */
  private static final long WARM_UP = 4_000_000_000L;

  private Growth() {}

  /**
   * What was measured.
   *
   * @param n number of bodies
   * @param contacts mean number of contacts
   * @param micros microseconds of a step, the least of all rounds
   */
  public record Point(int n, double contacts, double micros) {}

  /**
   * Prints a table.
   *
   * @param args a {@link Scalable} in lower case; steps of a round, or {@code text} to print the
   *     model itself for another engine; then numbers of bodies
   */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    if (args.length < 3) {
      out.println(
          "usage: Growth pile|towers|chains|stick|contacts|sleepers|tendons|cloth STEPS|text N...");
      return;
    }
    Scalable kind = Scalable.valueOf(args[0].toUpperCase(Locale.ROOT));
    if (args[1].equals("text")) {
      out.println(kind.text(Integer.parseInt(args[2])));
      return;
    }
    int steps = Integer.parseInt(args[1]);
    List<Point> points = new ArrayList<>();
    out.println("| n | contacts | us/step | us/step/n | of n log n | exponent |");
    out.println("|--:|--:|--:|--:|--:|--:|");
    for (int i = 2; i < args.length; i++) {
      int n = Integer.parseInt(args[i]);
      // another size may take other code, which has to be compiled before
      long warm = System.nanoTime() + WARM_UP;
      while (System.nanoTime() < warm) {
        measure(kind, n, steps, 5);
      }
      points.add(measure(kind, n, steps, 5));
      out.println(line(points.getFirst(), points.getLast()));
    }
  }

  private static String line(Point first, Point p) {
    return String.format(
        Locale.ROOT,
        "| %d | %.0f | %.1f | %.3f | %.2f | %.2f |",
        p.n(),
        p.contacts(),
        p.micros(),
        p.micros() / p.n(),
        excess(first, p),
        exponent(first, p));
  }

  /** The power of n by which the cost grows from the first point to the second. */
  public static double exponent(Point first, Point p) {
    return StrictMath.log(p.micros() / first.micros()) / StrictMath.log((double) p.n() / first.n());
  }

  /** Cost of the second point over what n log n predicts from the first. */
  public static double excess(Point first, Point p) {
    double predicted =
        first.micros() * (p.n() * StrictMath.log(p.n())) / (first.n() * StrictMath.log(first.n()));
    return p.micros() / predicted;
  }

  /**
   * Measures one size, once a pile has settled.
   *
   * @param steps steps of a round, from the start
   * @param rounds rounds that count, after as many that don't
   */
  public static Point measure(Scalable kind, int n, int steps, int rounds) {
    Mechanism mechanism = new Mechanism(kind.model(n));
    int settling = kind == Scalable.PILE || kind == Scalable.TOWERS ? SETTLING : 0;
    for (int i = 0; i < settling; i++) {
      mechanism.step();
    }
    Data d = mechanism.data();
    double[] start = mechanism.save();
    double best = Double.POSITIVE_INFINITY;
    long contacts = 0;
    for (int r = 0; r < 2 * rounds; r++) {
      mechanism.load(start);
      contacts = 0;
      long begin = System.nanoTime();
      for (int i = 0; i < steps; i++) {
        Physics.step(d.model, d);
        contacts += d.ncon;
      }
      double micros = (System.nanoTime() - begin) * 1e-3 / steps;
      best = r < rounds ? best : Math.min(best, micros);
    }
    return new Point(n, (double) contacts / steps, best);
  }
}
