package dev.dynamis.studio.internal.equation;

import dev.dynamis.analysis.basin.Attractor;
import dev.dynamis.analysis.basin.BasinMap;
import dev.dynamis.analysis.basin.Basins;
import dev.dynamis.analysis.sweep.Sampling;
import dev.dynamis.analysis.sweep.Sweep;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import dev.dynamis.studio.internal.show.JsonText;
import dev.dynamis.studio.internal.show.Message;
import dev.dynamis.studio.internal.show.Page;
import java.util.List;

/**
 * Orbit diagrams and basins of attraction that a page sees while they grow. They are computed on a
 * thread of their own, one at a time: a new one ends the one before.
 *
 * <p>An orbit diagram comes in rounds of more and more values of the parameter, each between those
 * before; basins come on finer and finer grids, of which each has the starts of the one before.
 */
final class Analyses implements AutoCloseable {
  private static final int MOST_VALUES = 1600;
  private static final int VALUES_AT_ONCE = 16;
  private static final int SAMPLES = 160;
  private static final int COARSEST = 16;
  private static final int FINEST = 256;
  private static final int STARTS = 64;

  /** Steps of a flow after which basins take an orbit to be on its attractor. */
  private static final int SETTLED = 4000;

  private final boolean map;
  private Work now;

  Analyses(boolean map) {
    this.map = map;
  }

  /** A computation that can be asked to end. */
  private static final class Work {
    private volatile boolean ended;
    private final Page page;

    private Work(Page page) {
      this.page = page;
    }

    private boolean goesOn(long done, long total, String what) {
      return !ended;
    }

    private void send(JsonText head, float[] numbers) {
      if (!ended) {
        page.binary(DataMessage.of(head.close().toString(), numbers));
      }
    }
  }

  /**
   * Begins an orbit diagram: {@code parameter, coordinate, range, count}.
   *
   * @param system in its first state, a copy that belongs to this
   * @param states names of its states, among which the wish names one by number
   * @param span time or iterations before and while a run is looked at
   * @throws IllegalArgumentException if the wish has no meaning for the system
   */
  void bifurcation(
      Page page, Message wish, DynamicalSystem system, List<String> states, double span) {
    String parameter =
        system.parameterNames().get(wish.index("parameter", 0, system.parameterNames().size()));
    String coordinate = states.get(wish.index("coordinate", 0, states.size()));
    double[] range = wish.numbers("range", 2);
    int count = wish.index("count", 2, MOST_VALUES + 1);
    if (!(range[0] < range[1])) {
      throw new IllegalArgumentException(
          "the parameter goes from " + range[0] + " to " + range[1] + "; expected a rising range");
    }
    Sweep sweep =
        Sweep.of(system)
            .coordinate(coordinate)
            .samples(SAMPLES)
            .sampling(map ? Sampling.STEPS : Sampling.MAXIMA);
    if (map) {
      sweep.transientSteps(1000).steps(SAMPLES);
    } else {
      sweep.transientTime(span).time(span);
    }
    begin(page, work -> grow(work, sweep, parameter, coordinate, range, inRounds(count)));
  }

  private static void grow(
      Work work, Sweep sweep, String parameter, String coordinate, double[] range, int[] order) {
    sweep.progress(work::goesOn);
    for (int from = 0; from < order.length && !work.ended; from += VALUES_AT_ONCE) {
      double[] values = new double[Math.min(VALUES_AT_ONCE, order.length - from)];
      for (int i = 0; i < values.length; i++) {
        double part = (double) order[from + i] / (order.length - 1);
        values[i] = range[0] + (range[1] - range[0]) * part;
      }
      Recording points = sweep.vary(parameter, values).run().points();
      float[] numbers = new float[(int) (2 * points.rows())];
      for (int r = 0; r < points.rows(); r++) {
        numbers[2 * r] = (float) points.time(r);
        numbers[2 * r + 1] = (float) points.get(r, coordinate);
      }
      JsonText head = new JsonText().open().put("type", "bifurcation").put("x", parameter);
      head.put("y", coordinate).put("range", range, 0, 2).put("first", from == 0);
      head.put("done", from + values.length).put("total", order.length);
      work.send(head, numbers);
    }
  }

  /** Returns 0 to {@code n - 1} so that every beginning is spread over the whole. */
  static int[] inRounds(int n) {
    int[] order = new int[n];
    boolean[] taken = new boolean[n];
    int count = 0;
    for (int parts = 1; count < n; parts *= 2) {
      for (int k = 0; k <= parts; k++) {
        int i = (int) ((long) k * (n - 1) / parts);
        if (!taken[i]) {
          taken[i] = true;
          order[count++] = i;
        }
      }
    }
    return order;
  }

  /**
   * Begins basins: {@code x, y, box}.
   *
   * @param system in its first state, a copy that belongs to this
   * @throws IllegalArgumentException if the wish has no meaning for the system
   */
  void basins(Page page, Message wish, DynamicalSystem system, List<String> states) {
    String x = states.get(wish.index("x", 0, states.size()));
    String y = states.get(wish.index("y", 0, states.size()));
    double[] box = wish.numbers("box", 4);
    if (x.equals(y) || !(box[0] < box[1] && box[2] < box[3])) {
      throw new IllegalArgumentException(
          "basins need two different coordinates, each from its lower to its upper end");
    }
    begin(
        page,
        work -> {
          for (int n = COARSEST; n <= FINEST && !work.ended; n *= 2) {
            Basins b = Basins.of(system).sample(STARTS, 1).progress(work::goesOn);
            b.axis(x, box[0], box[1], n + 1).axis(y, box[2], box[3], n + 1);
            if (!map) {
              b.steps(SETTLED);
            }
            send(work, b.run(), box, n);
          }
        });
  }

  private static void send(Work work, BasinMap found, double[] box, int n) {
    JsonText head = new JsonText().open().put("type", "basins").put("x", found.xName());
    head.put("y", found.yName()).put("box", box, 0, 4).put("count", n + 1);
    head.put("first", n == COARSEST).put("done", n).put("total", FINEST);
    head.put("diverged", found.fraction(BasinMap.DIVERGED)).key("attractors").openList();
    for (int a = 0; a < found.attractors().size(); a++) {
      Attractor it = found.attractors().get(a);
      List<String> names = it.points().columns();
      head.open().put("share", found.fraction(a)).put("center", it.center(), 0, names.size());
      head.put("x", it.center()[names.indexOf(found.xName())]);
      head.put("y", it.center()[names.indexOf(found.yName())]).close();
    }
    head.closeList();
    float[] labels = new float[found.labels().length];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = found.labels()[i];
    }
    work.send(head, labels);
  }

  private interface Task {
    void run(Work work);
  }

  private void begin(Page page, Task task) {
    close();
    Work work = new Work(page);
    now = work;
    Thread.ofPlatform()
        .name("studio-analysis")
        .daemon()
        .start(
            () -> {
              try {
                task.run(work);
              } catch (SimulationException | IllegalArgumentException e) {
                JsonText t = new JsonText().open().put("type", "error").put("about", "analysis");
                page.text(t.put("text", e.getMessage()).close().toString());
              }
            });
  }

  /** Ends what is being computed. */
  @Override
  public void close() {
    if (now != null) {
      now.ended = true;
    }
  }
}
