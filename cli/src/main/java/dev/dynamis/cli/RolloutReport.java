package dev.dynamis.cli;

import dev.dynamis.core.CaseResult;
import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.Json;
import dev.dynamis.core.RecordingLayout;
import dev.dynamis.core.RolloutSink;
import java.io.PrintWriter;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** What a rollout tells when it is done: how cases ended, and how their last rows are spread. */
final class RolloutReport {
  private final List<CaseResult> results;
  private final Summary summary;
  private final double seconds;
  private final int threads;

  RolloutReport(List<CaseResult> results, Summary summary, double seconds, int threads) {
    this.results = results;
    this.summary = summary;
    this.seconds = seconds;
    this.threads = threads;
  }

  /** Returns how many cases ended in each way. */
  Map<CaseStatus, Integer> counts() {
    Map<CaseStatus, Integer> counts = new EnumMap<>(CaseStatus.class);
    results.forEach(r -> counts.merge(r.status(), 1, Integer::sum));
    return counts;
  }

  private long steps() {
    return results.stream().mapToLong(CaseResult::steps).sum();
  }

  /**
   * Prints it for people.
   *
   * @param name the model's
   * @param dt length of a step, in seconds; 0 where time has no unit
   */
  void print(PrintWriter out, String name, double dt) {
    long steps = steps();
    out.println(
        String.format(
            Locale.ROOT,
            "%s: %d cases, %d steps in %.2f s on %d threads, %.0f steps/s%s",
            name,
            results.size(),
            steps,
            seconds,
            threads,
            steps / seconds,
            dt == 0 ? "" : String.format(Locale.ROOT, ", %.1f x real time", steps * dt / seconds)));
    counts()
        .forEach(
            (status, n) -> out.println("  " + n + " " + status.name().toLowerCase(Locale.ROOT)));
    results.stream()
        .filter(r -> r.status() == CaseStatus.DIVERGED || r.status() == CaseStatus.FAILED)
        .limit(3)
        .forEach(r -> out.println("  case " + r.index() + ": " + r.cause()));
    if (summary.ended() == 0) {
      out.println("  no case came to its end, so there is nothing to sum up");
      return;
    }
    int width = Math.max(14, summary.names.stream().mapToInt(String::length).max().orElse(0));
    out.println(
        "  "
            + "at the end".concat(" ".repeat(width - 10))
            + "      mean       spread        least         most  worst case");
    for (int c = 0; c < summary.names.size(); c++) {
      Summary.Column s = summary.column(c);
      out.println(
          String.format(
              Locale.ROOT,
              "  %-" + width + "s %9.4g    %9.4g    %9.4g    %9.4g  %10d",
              summary.names.get(c),
              s.mean,
              s.spread,
              s.least,
              s.most,
              s.worst));
    }
  }

  /** Returns it for programs. */
  String json() {
    StringBuilder b = new StringBuilder("{\"cases\":").append(results.size());
    b.append(",\"steps\":").append(steps()).append(",\"seconds\":").append(Json.number(seconds));
    b.append(",\"threads\":").append(threads).append(",\"status\":{");
    String comma = "";
    for (Map.Entry<CaseStatus, Integer> e : counts().entrySet()) {
      b.append(comma).append(Json.string(e.getKey().name().toLowerCase(Locale.ROOT)));
      b.append(':').append(e.getValue());
      comma = ",";
    }
    b.append("},\"final\":{");
    comma = "";
    for (int c = 0; c < summary.names.size(); c++) {
      Summary.Column s = summary.column(c);
      b.append(comma).append(Json.string(summary.names.get(c)));
      b.append(":{\"mean\":").append(Json.number(s.mean));
      b.append(",\"spread\":").append(Json.number(s.spread));
      b.append(",\"least\":").append(Json.number(s.least));
      b.append(",\"most\":").append(Json.number(s.most));
      b.append(",\"worst\":").append(s.worst).append('}');
      comma = ",";
    }
    return b.append("}}").toString();
  }

  /** Gives everything to two sinks. */
  record Both(RolloutSink first, RolloutSink second) implements RolloutSink {
    @Override
    public void begin(RecordingLayout layout, int cases, int rows) {
      first.begin(layout, cases, rows);
      second.begin(layout, cases, rows);
    }

    @Override
    public void row(int index, int row, double time, double[] values, int offset) {
      first.row(index, row, time, values, offset);
      second.row(index, row, time, values, offset);
    }

    @Override
    public void ended(CaseResult result) {
      first.ended(result);
      second.ended(result);
    }
  }

  /** Keeps the last row of every case. */
  static final class Summary implements RolloutSink {
    /** The last values of a column: the worst case is the farthest from the mean. */
    record Column(double mean, double spread, double least, double most, int worst) {}

    private List<String> names;
    private double[][] last;
    private CaseResult[] results;

    @Override
    public void begin(RecordingLayout layout, int cases, int rows) {
      names = layout.columns();
      last = new double[cases][names.size()];
      results = new CaseResult[cases];
    }

    @Override
    public void row(int index, int row, double time, double[] values, int offset) {
      System.arraycopy(values, offset, last[index], 0, names.size());
    }

    @Override
    public void ended(CaseResult result) {
      results[result.index()] = result;
    }

    /** Returns how many cases came to their end. */
    int ended() {
      return (int) IntStream.range(0, last.length).filter(this::counts).count();
    }

    /** Returns statistics over the cases that came to their end. */
    Column column(int c) {
      int n = 0;
      double sum = 0;
      double least = Double.NaN;
      double most = Double.NaN;
      for (int i = 0; i < last.length; i++) {
        if (counts(i)) {
          double x = last[i][c];
          n++;
          sum += x;
          least = n == 1 ? x : Math.min(least, x);
          most = n == 1 ? x : Math.max(most, x);
        }
      }
      double mean = sum / n;
      double squares = 0;
      int worst = -1;
      for (int i = 0; i < last.length; i++) {
        if (counts(i)) {
          double d = last[i][c] - mean;
          squares += d * d;
          if (worst < 0 || Math.abs(d) > Math.abs(last[worst][c] - mean)) {
            worst = i;
          }
        }
      }
      return new Column(mean, Math.sqrt(squares / Math.max(1, n - 1)), least, most, worst);
    }

    private boolean counts(int i) {
      return results[i] != null
          && (results[i].status() == CaseStatus.DONE || results[i].status() == CaseStatus.STOPPED);
    }
  }
}
