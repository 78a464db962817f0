package dev.dynamis.cli;

import dev.dynamis.analysis.signal.PowerSpectrum;
import dev.dynamis.core.Json;
import dev.dynamis.core.Recorder;
import dev.dynamis.core.Recording;
import dev.dynamis.core.ThinRecording;
import dev.dynamis.plot.Chart;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Draws recordings. */
@Command(
    name = "plot",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Draws recordings: over time in panels by unit and body, or as asked for. Several files are"
            + " drawn into the same axes.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis run builtin://mech/quadruped --time 2 --record run.npz",
      "  dynamis plot run.npz -o run.png",
      "  dynamis plot run.npz -o joints.pdf --panel '*_hip' --panel '*_knee' --events",
      "  dynamis plot run.npz -o rates.png --only qvel --from 1 --to 2 --ylim -5,5",
      "  dynamis plot run.npz -o height.png --histogram root.z --bins 40",
      "  dynamis run builtin://ode/lorenz --dt 0.005 --record a.csv",
      "  dynamis plot a.csv -o wings.svg --phase x,z --equal",
      "  dynamis plot a.csv -o wings.png --space x,y,z --eye -50,20 --scale 2",
      "  dynamis plot a.csv -o power.svg --spectrum z --log xy",
      "  dynamis run builtin://ode/lorenz --dt 0.005 --set rho=24 --record b.csv",
      "  dynamis plot a.csv b.csv -o both.png --only z --title 'Two values of rho'",
      "  dynamis run builtin://ode/lorenz --record - | dynamis plot - -o - \\",
      "      --format svg > a.svg"
    })
final class PlotCommand implements Callable<Integer> {
  /** More rows than a picture can show. */
  private static final long MOST_ROWS = 1_000_000;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Recordings: .csv, .jsonl, .npz, .npy or .parquet; - is the standard input.")
  private List<Path> files;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      required = true,
      description = "Picture: .png, .svg or .pdf, or - for the standard output.")
  private Path output;

  @Option(
      names = "--format",
      paramLabel = "F",
      description = "With -o -: png (default), svg or pdf.")
  private String format;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "Columns, groups or patterns with *, separated by commas (default: all).")
  private List<String> only = List.of();

  @Option(
      names = "--panel",
      paramLabel = "NAMES",
      description = "A panel of these columns, groups or patterns; may be repeated.")
  private List<String> panels = List.of();

  @Option(names = "--phase", paramLabel = "X,Y", description = "The second over the first.")
  private String phase;

  @Option(names = "--scatter", paramLabel = "X,Y", description = "As points, one for each row.")
  private String scatter;

  @Option(names = "--space", paramLabel = "X,Y,Z", description = "A curve in space.")
  private String space;

  @Option(
      names = "--eye",
      paramLabel = "A,E",
      description = "With --space: azimuth and elevation, degrees (default: -60,25).")
  private String eye;

  @Option(names = "--histogram", paramLabel = "NAMES", description = "How often numbers occur.")
  private String histogram;

  @Option(names = "--bins", paramLabel = "N", description = "With --histogram: number of bins.")
  private Integer bins;

  @Option(names = "--spectrum", paramLabel = "NAMES", description = "Power over frequency.")
  private String spectrum;

  @Option(names = "--log", paramLabel = "AXES", description = "Logarithmic axes: x, y or xy.")
  private String log = "";

  @Option(names = "--xlim", paramLabel = "A,B", description = "Ends of the horizontal axis.")
  private String xlim;

  @Option(names = "--ylim", paramLabel = "A,B", description = "Ends of the vertical axes.")
  private String ylim;

  @Option(names = "--equal", description = "A unit is as long upwards as to the right.")
  private boolean equal;

  @Option(names = "--events", description = "Mark events of the first file over time.")
  private boolean events;

  @Option(names = "--from", paramLabel = "T", description = "Leave out what was before.")
  private double from = Double.NEGATIVE_INFINITY;

  @Option(names = "--to", paramLabel = "T", description = "Leave out what came after.")
  private double to = Double.POSITIVE_INFINITY;

  @Option(names = "--title", paramLabel = "TEXT", description = "Title; '' for none.")
  private String title;

  @Option(names = "--xlabel", paramLabel = "TEXT", description = "Name of the horizontal axis.")
  private String xlabel;

  @Option(names = "--ylabel", paramLabel = "TEXT", description = "Name of the vertical axis.")
  private String ylabel;

  @Option(names = "--size", paramLabel = "WxH", description = "Size in pixels.")
  private String size;

  @Option(
      names = "--scale",
      paramLabel = "S",
      description = "Pixels of a .png for each of these (default: 1).")
  private double scale = 1;

  @Option(names = "--json", description = "Print what was drawn as one JSON object.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    try {
      check();
      List<Recording> all = new ArrayList<>();
      for (Path file : files) {
        all.add(read(file));
      }
      Chart chart = chart(all.getFirst());
      for (int i = 1; i < all.size(); i++) {
        chart.overlay(i == 1 ? label(0) : "", shown(all.get(i)), label(i));
      }
      finish(chart);
      write(chart);
      if (json) {
        spec.commandLine()
            .getOut()
            .println(
                "{\"picture\":"
                    + Json.string(output.toString())
                    + ",\"rows\":"
                    + all.getFirst().rows()
                    + "}");
      }
      return Dynamis.OK;
    } catch (IllegalArgumentException | IllegalStateException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private void check() {
    boolean sent = StandardOutput.is(output);
    if (!sent) {
      OutputOptions.check("--output", output, ".png", ".svg", ".pdf");
    }
    if (format != null && !sent) {
      throw new IllegalArgumentException(
          "--format needs -o -; the name of a file tells its format");
    }
    if (format != null && !List.of("png", "svg", "pdf").contains(format)) {
      throw new IllegalArgumentException("--format is '" + format + "', expected png, svg or pdf");
    }
    if (sent && json) {
      throw new IllegalArgumentException("-o - and --json both write to the standard output");
    }
    needs("--eye", eye != null, "--space", space != null);
    needs("--bins", bins != null, "--histogram", histogram != null);
    if (!only.isEmpty() && !panels.isEmpty()) {
      throw new IllegalArgumentException("choose columns by --only or by --panel");
    }
    boolean flat = xlim != null || ylim != null || xlabel != null || ylabel != null;
    if (space != null && (flat || !log.isEmpty())) {
      throw new IllegalArgumentException(
          "--space has no --log, --xlim, --ylim, --xlabel and --ylabel; --from and --to choose rows");
    }
    if (events && (phase != null || scatter != null || space != null)) {
      throw new IllegalArgumentException("--events are marked in charts over time only");
    }
  }

  private static void needs(String option, boolean given, String other, boolean there) {
    if (given && !there) {
      throw new IllegalArgumentException(option + " needs " + other);
    }
  }

  private void write(Chart chart) throws IOException {
    if (!StandardOutput.is(output)) {
      chart.write(output);
      return;
    }
    try (StandardOutput out = new StandardOutput("." + (format == null ? "png" : format))) {
      chart.write(out.file());
      out.send(spec.commandLine().getOut());
    }
  }

  private Recording read(Path file) {
    ThinRecording thin = new ThinRecording(MOST_ROWS);
    Recording.read(file, thin);
    if (thin.every() > 1) {
      spec.commandLine().getErr().println(file + ": one of " + thin.every() + " rows is drawn");
    }
    Recording r = thin.recording();
    if (r.rows() == 0) {
      throw new IllegalArgumentException(file + " has no rows");
    }
    if (from == Double.NEGATIVE_INFINITY && to == Double.POSITIVE_INFINITY) {
      return r;
    }
    Recording part = r.between(from, to);
    if (part.rows() == 0) {
      throw new IllegalArgumentException(
          file
              + " has no rows between --from and --to: it goes from "
              + r.time(0)
              + " to "
              + r.time(r.rows() - 1));
    }
    return part;
  }

  private String label(int i) {
    String name = files.get(i).getFileName().toString();
    boolean same =
        files.stream().map(f -> f.getFileName().toString()).distinct().count() < files.size();
    return same ? files.get(i).toString() : name.replaceAll("\\.\\w+$", "");
  }

  /** Returns what is drawn of a further file: itself, or what was computed from the first too. */
  private Recording shown(Recording r) {
    if (histogram != null) {
      throw new IllegalArgumentException("--histogram takes one file");
    }
    return spectrum == null ? r : spectrum(r, spectrum);
  }

  private Chart chart(Recording r) {
    long kinds =
        Arrays.asList(phase, scatter, space, histogram, spectrum).stream()
            .filter(k -> k != null)
            .count();
    if (kinds > 1 || kinds == 1 && (!panels.isEmpty() || !only.isEmpty())) {
      throw new IllegalArgumentException(
          "choose one of --phase, --scatter, --space, --histogram, --spectrum, or columns by --only"
              + " and --panel");
    }
    if (phase != null) {
      String[] axes = names("--phase", phase, 2);
      return Chart.phase(r, axes[0], axes[1]);
    }
    if (scatter != null) {
      String[] axes = names("--scatter", scatter, 2);
      return Chart.scatter(r, axes[0], axes[1]);
    }
    if (space != null) {
      String[] axes = names("--space", space, 3);
      Chart chart = Chart.space(r, axes[0], axes[1], axes[2]);
      if (eye != null) {
        double[] angles = numbers("--eye", eye);
        chart.eye(angles[0], angles[1]);
      }
      return chart;
    }
    if (histogram != null) {
      return Chart.histogram(r, bins == null ? 0 : bins, chosen(r, List.of(histogram.split(","))));
    }
    if (spectrum != null) {
      Recording power = spectrum(r, spectrum);
      boolean seconds = r.layout().note(r.timeName()).unit().equals("s");
      return Chart.timeSeries(power, power.columns().toArray(String[]::new))
          .horizontalLabel(seconds ? "frequency (Hz)" : "frequency")
          .title("Power spectrum of " + spectrum);
    }
    if (panels.isEmpty()) {
      return Chart.overview(r, only.isEmpty() ? new String[0] : chosen(r, only));
    }
    Chart chart = Chart.timeSeries(r, chosen(r, List.of(panels.getFirst().split(","))));
    for (String panel : panels.subList(1, panels.size())) {
      chart.panel(chosen(r, List.of(panel.split(","))));
    }
    return chart;
  }

  /** Returns the columns that names, groups and patterns stand for. */
  static String[] chosen(Recording r, List<String> names) {
    Set<String> chosen = new LinkedHashSet<>();
    var groups = r.layout().groups();
    for (String name : names) {
      Predicate<String> fits = Recorder.pattern(name);
      List<String> found = r.columns().stream().filter(fits).toList();
      if (groups.containsKey(name)) {
        chosen.addAll(groups.get(name));
      } else if (!found.isEmpty()) {
        chosen.addAll(found);
      } else {
        List<String> inGroups =
            groups.keySet().stream()
                .filter(g -> fits.test(g) || g.startsWith(name + ":"))
                .flatMap(g -> groups.get(g).stream())
                .toList();
        if (inGroups.isEmpty()) {
          // says what there is
          r.indexOf(name);
        }
        chosen.addAll(inGroups);
      }
    }
    if (chosen.isEmpty()) {
      throw new IllegalArgumentException("no columns are chosen");
    }
    return chosen.toArray(String[]::new);
  }

  /** Returns the power of columns over frequency. */
  static Recording spectrum(Recording r, String names) {
    String[] columns = chosen(r, List.of(names.split(",")));
    double[] times = r.times().toArray();
    if (times.length < 16) {
      throw new IllegalArgumentException("a spectrum needs 16 rows or more");
    }
    double dt = (times[times.length - 1] - times[0]) / (times.length - 1);
    for (int i = 1; i < times.length; i++) {
      if (!(Math.abs(times[i] - times[i - 1] - dt) <= 1e-3 * dt)) {
        throw new IllegalArgumentException(
            "rows at different distances in time have no spectrum; record with --sample or"
                + " --every");
      }
    }
    Recording power = new Recording("frequency", List.of(columns));
    r.identity().ifPresent(power::setIdentity);
    double[][] density = new double[columns.length][];
    double[] frequency = new double[0];
    int length = Math.min(times.length, 1 << (63 - Long.numberOfLeadingZeros(times.length) - 2));
    for (int c = 0; c < columns.length; c++) {
      PowerSpectrum p =
          PowerSpectrum.welch(r.column(columns[c]).toArray(), dt, Math.max(16, length));
      density[c] = p.density().column(PowerSpectrum.POWER).toArray();
      frequency = p.density().times().toArray();
    }
    // the mean has no place on a logarithmic axis
    double[] row = new double[columns.length];
    for (int k = 1; k < frequency.length; k++) {
      for (int c = 0; c < row.length; c++) {
        row[c] = density[c][k];
      }
      power.add(frequency[k], row, 0);
    }
    return power;
  }

  private void finish(Chart chart) {
    if (!log.matches("x?y?")) {
      throw new IllegalArgumentException("--log is '" + log + "', expected x, y or xy");
    }
    if (log.contains("x")) {
      chart.logarithmic();
    }
    if (log.contains("y")) {
      chart.logarithmicVertical();
    }
    if (xlim != null) {
      double[] ends = numbers("--xlim", xlim);
      chart.horizontalLimits(ends[0], ends[1]);
    }
    if (ylim != null) {
      double[] ends = numbers("--ylim", ylim);
      chart.verticalLimits(ends[0], ends[1]);
    }
    if (equal) {
      chart.equalUnits();
    }
    if (events) {
      chart.events();
    }
    if (title != null) {
      chart.title(title);
    }
    if (xlabel != null) {
      chart.horizontalLabel(xlabel);
    }
    if (ylabel != null) {
      chart.verticalLabel(ylabel);
    }
    if (size != null) {
      String[] sides = size.toLowerCase(Locale.ROOT).split("x", -1);
      try {
        chart.size(Integer.parseInt(sides[0].strip()), Integer.parseInt(sides[1].strip()));
      } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
        throw new IllegalArgumentException(
            "--size is '" + size + "', expected WIDTHxHEIGHT such as 900x600", e);
      }
    }
    chart.scale(scale);
  }

  private static String[] names(String option, String text, int count) {
    String[] names = text.split(",");
    if (names.length != count) {
      throw new IllegalArgumentException(
          option + " is '" + text + "', expected " + count + " names separated by commas");
    }
    return names;
  }

  private static double[] numbers(String option, String text) {
    String expected = option + " is '" + text + "', expected two numbers with a comma between them";
    try {
      double[] all = Arrays.stream(text.split(",", -1)).mapToDouble(Double::parseDouble).toArray();
      if (all.length != 2) {
        throw new IllegalArgumentException(expected);
      }
      return all;
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(expected, e);
    }
  }
}
