package dev.dynamis.plot;

import dev.dynamis.core.AtomicFile;
import dev.dynamis.core.Identity;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RecordingLayout;
import dev.dynamis.core.SimulationException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A picture of a recording: columns over time, one column over another or over two others, points,
 * or how often numbers occur.
 *
 * <p>A chart shows the rows that were there when it was made. Numbers that are not finite leave
 * gaps. Long recordings are thinned to what the pixels can show: of all samples in one pixel of
 * width the first, the last, the least and the greatest stay, so that a single outlier among
 * millions of samples is seen.
 *
 * <p>The same rows and options give the same bytes on the same machine; between machines the fonts
 * may differ. Options change the chart and return it; a chart belongs to one thread at a time.
 *
 * <pre>{@code
 * Chart.timeSeries(recording, "x", "y").panel("energy").title("A swing").write(Path.of("run.png"));
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Chart {
  private static final int SMALLEST = 200;
  private static final int LARGEST = 10_000;
  private static final int HEIGHT_OF_AXES = 90;
  private static final int HEIGHT_OF_PANEL = 190;

  /** More dashed lines of one kind would be a grey area. */
  private static final long MOST_EVENTS = 500;

  private final Recording recording;
  private final Panel.Kind kind;
  private final List<Panel> panels = new ArrayList<>();
  private String title;
  private String horizontalLabel;
  private String verticalLabel;
  private int width;
  private int height;
  private boolean sized;
  private boolean logarithmic;
  private boolean equalUnits;
  private final List<double[]> guides = new ArrayList<>();
  private final List<double[]> marks = new ArrayList<>();
  private final List<Page.EventMark> events = new ArrayList<>();
  private double scale = 1;

  // of a chart in space: three columns for each curve, and where the eye is, degrees
  private final List<Recording.Column[]> space = new ArrayList<>();
  private final List<String> spaceNames = new ArrayList<>();
  private final List<String> spaceAxes = new ArrayList<>();
  private double azimuth = -60;
  private double elevation = 25;

  private Chart(Recording recording, Panel.Kind kind, int width, int height) {
    Objects.requireNonNull(recording, "recording");
    if (recording.rows() == 0) {
      throw new IllegalArgumentException("the recording has no rows; record a step before drawing");
    }
    this.recording = recording.rows(0, recording.rows());
    this.kind = kind;
    this.width = width;
    this.height = height;
  }

  /**
   * Makes a chart of columns over time, all in one panel.
   *
   * @param columns one or more names of columns
   * @throws IllegalArgumentException if a column is unknown or has no finite number, or the
   *     recording has no rows
   */
  public static Chart timeSeries(Recording recording, String... columns) {
    Chart chart = new Chart(recording, Panel.Kind.SERIES, 900, 420).panel(columns);
    chart.title = chart.identityOr(listed(columns) + " over " + recording.timeName());
    return chart;
  }

  /**
   * Makes a phase plot: the curve that two columns draw in their plane.
   *
   * @param horizontal name of the column to the right; may be the time
   * @param vertical name of the column upwards
   * @throws IllegalArgumentException if a column is unknown or has no finite number, or the
   *     recording has no rows
   */
  public static Chart phase(Recording recording, String horizontal, String vertical) {
    return plane(recording, Panel.Kind.PHASE, horizontal, vertical);
  }

  /**
   * Makes a chart of what a recording has, over time: columns of one group and one unit share a
   * panel, up to seven of them, part after part, such as the joints of one body after those of
   * another. What does not fit into ten panels is left out, the last groups first.
   *
   * @param columns names of columns, or none for all that change
   * @throws IllegalArgumentException if a column is unknown, or none has a finite number
   */
  public static Chart overview(Recording recording, String... columns) {
    Chart chart = new Chart(recording, Panel.Kind.SERIES, 900, 420);
    List<String> drawn = new ArrayList<>();
    for (String c : columns.length == 0 ? recording.columns().toArray(String[]::new) : columns) {
      if (hasNumbers(recording.column(c))) {
        drawn.add(c);
      }
    }
    if (drawn.isEmpty()) {
      throw new IllegalArgumentException("no column has a finite number to draw");
    }
    if (columns.length == 0) {
      List<String> changing =
          drawn.stream()
              .filter(
                  c -> {
                    double[] range = Panel.range(recording.column(c));
                    return range[0] < range[1];
                  })
              .toList();
      drawn = changing.isEmpty() ? drawn : changing;
    }
    List<Overview.Choice> panels = Overview.of(recording, drawn);
    for (Overview.Choice p : panels.subList(0, Math.min(panels.size(), Overview.MOST_PANELS))) {
      chart.panelOf(p.label(), p.columns().toArray(String[]::new));
    }
    chart.title = chart.identityOr(listed(drawn.toArray(String[]::new)));
    return chart;
  }

  private static boolean hasNumbers(Recording.Column c) {
    for (long row = 0; row < c.size(); row++) {
      if (Double.isFinite(c.get(row))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Makes a chart of the curve that three columns draw in space; what is further away is lighter.
   *
   * @throws IllegalArgumentException if a column is unknown or has no finite number, or the
   *     recording has no rows
   */
  public static Chart space(Recording recording, String x, String y, String z) {
    Chart chart = new Chart(recording, Panel.Kind.PHASE, 760, 640);
    chart.space.add(columns(chart.recording, x, y, z));
    chart.spaceAxes.addAll(Stream.of(x, y, z).map(c -> labelled(recording, c)).toList());
    chart.spaceNames.add(z);
    chart.title = chart.identityOr(z + " over " + x + " and " + y);
    return chart;
  }

  private static Recording.Column[] columns(Recording r, String... names) {
    Recording.Column[] all = new Recording.Column[names.length];
    for (int k = 0; k < all.length; k++) {
      all[k] = r.column(names[k]);
      Panel.range(all[k]);
    }
    return all;
  }

  /**
   * Makes a chart of how often numbers of some columns fall into bins of equal width.
   *
   * @param bins how many bins, 1 to 10000; 0 for twice the cube root of the number of rows
   * @throws IllegalArgumentException if a column is unknown or has no finite number, or the
   *     recording has no rows
   */
  public static Chart histogram(Recording recording, int bins, String... columns) {
    Recording counts = Histogram.of(recording, bins, columns);
    Chart chart = timeSeries(counts, counts.columns().toArray(String[]::new));
    String unit = unit(recording, columns);
    return chart
        .horizontalLabel(counts.timeName() + (unit.isEmpty() ? "" : " (" + unit + ")"))
        .title(chart.identityOr("Histogram of " + listed(columns)));
  }

  /**
   * Makes a chart of points, as for maps and sections: one for each row.
   *
   * @param horizontal name of the column to the right; may be the time
   * @param vertical name of the column upwards
   * @throws IllegalArgumentException if a column is unknown or has no finite number, or the
   *     recording has no rows
   */
  public static Chart scatter(Recording recording, String horizontal, String vertical) {
    return plane(recording, Panel.Kind.SCATTER, horizontal, vertical);
  }

  /**
   * Makes a chart of so many points that their density is what is seen, as in orbit diagrams: every
   * pixel is the darker the more points fall into it.
   *
   * @param horizontal name of the column to the right; may be the time
   * @param vertical name of the column upwards
   * @throws IllegalArgumentException if a column is unknown or has no finite number, or the
   *     recording has no rows
   */
  public static Chart density(Recording recording, String horizontal, String vertical) {
    return plane(recording, Panel.Kind.DENSITY, horizontal, vertical);
  }

  /**
   * Makes a chart of the cells of a grid, colored by a whole number, as for basins: one cell for
   * each row, -1 nearly white, other negative numbers dark.
   *
   * @param horizontal name of the column to the right, the slower one; may be the time
   * @param vertical name of the column upwards
   * @param label name of the column with the number
   * @throws IllegalArgumentException if a column is unknown or has no finite number, or the
   *     recording has no rows
   */
  public static Chart cells(Recording recording, String horizontal, String vertical, String label) {
    Chart chart = plane(recording, Panel.Kind.CELLS, horizontal, vertical);
    chart.panels.replaceAll(p -> p.labelled(chart.recording.column(label)));
    return chart;
  }

  /**
   * Makes a chart of curves over the recording's own axis that may turn back on it, such as
   * branches over a parameter. Rows without a finite number begin a curve anew; a number between
   * two of them is a dot.
   *
   * @param columns one or more names of columns
   * @throws IllegalArgumentException if a column is unknown, or none has a finite number
   */
  public static Chart branches(Recording recording, String... columns) {
    Chart chart = new Chart(recording, Panel.Kind.PHASE, 800, 560);
    Recording rows = chart.recording;
    List<Recording.Column> chosen = new ArrayList<>();
    for (String column : columns) {
      Recording.Column c = rows.column(column);
      boolean any = false;
      for (long row = 0; row < c.size() && !any; row++) {
        any = Double.isFinite(c.get(row));
      }
      if (any) {
        chosen.add(c);
      }
    }
    if (chosen.isEmpty()) {
      throw new IllegalArgumentException("no column has a finite number to draw");
    }
    List<Panel.Curve> curves =
        chosen.stream().map(c -> new Panel.Curve(rows.times(), c, c.name())).toList();
    chart.panels.add(Panel.of(Panel.Kind.PHASE, timeLabel(rows), curves, ""));
    chart.title = chart.identityOr("over " + recording.timeName());
    return chart;
  }

  private static Chart plane(
      Recording recording, Panel.Kind kind, String horizontal, String vertical) {
    Chart chart = new Chart(recording, kind, 800, 640);
    Recording rows = chart.recording;
    Panel.Curve curve = new Panel.Curve(rows.column(horizontal), rows.column(vertical), vertical);
    chart.panels.add(
        Panel.of(kind, labelled(rows, horizontal), List.of(curve), unit(rows, vertical)));
    chart.title = chart.identityOr(vertical + " over " + horizontal);
    return chart;
  }

  private static String timeLabel(Recording r) {
    return labelled(r, r.timeName());
  }

  /** Returns the name of a column or of the time with its unit, if that is known. */
  private static String labelled(Recording r, String column) {
    String unit = unit(r, column);
    return unit.isEmpty() ? column : column + " (" + unit + ")";
  }

  /** Returns the unit that columns have in common, empty if there is none. */
  private static String unit(Recording r, String... columns) {
    RecordingLayout layout = r.layout();
    List<String> units = Arrays.stream(columns).map(c -> layout.note(c).unit()).distinct().toList();
    return units.size() == 1 ? units.getFirst() : "";
  }

  /** Returns names as a title bears them: the first ones of many. */
  private static String listed(String... names) {
    int shown = names.length > 5 ? 3 : names.length;
    String text = String.join(", ", List.of(names).subList(0, shown));
    return shown == names.length ? text : text + " and " + (names.length - shown) + " more";
  }

  private String identityOr(String other) {
    return recording.identity().map(Identity::name).filter(n -> !n.isBlank()).orElse(other);
  }

  /**
   * Adds a panel below the others, with the same time axis. A chart whose size was not chosen grows
   * with it.
   *
   * @param columns one or more names of columns
   * @throws IllegalArgumentException if a column is unknown or has no finite number
   * @throws IllegalStateException if the chart is not one over time
   */
  public Chart panel(String... columns) {
    if (kind != Panel.Kind.SERIES) {
      throw new IllegalStateException("only charts over time have several panels");
    }
    if (columns.length == 0) {
      throw new IllegalArgumentException(
          "no column to draw; name one or more of: " + String.join(", ", recording.columns()));
    }
    return panelOf(unit(recording, columns), columns);
  }

  /** Adds a panel whose vertical axis shows numbers of a unit. */
  private Chart panelOf(String unit, String... columns) {
    List<Panel.Curve> chosen = new ArrayList<>();
    List<String> names = Overview.names(List.of(columns));
    for (int c = 0; c < columns.length; c++) {
      chosen.add(new Panel.Curve(recording.times(), recording.column(columns[c]), names.get(c)));
    }
    Panel made = Panel.of(kind, timeLabel(recording), chosen, unit);
    panels.add(logarithmic ? made.logarithmic() : made);
    if (!sized && panels.size() > 1) {
      height = Math.min(LARGEST, HEIGHT_OF_AXES + HEIGHT_OF_PANEL * panels.size());
    }
    return this;
  }

  /**
   * Draws the same columns of another recording into the same axes. Call this before axes become
   * logarithmic or get limits.
   *
   * @param own added to the names of the curves that are there, in brackets; may be empty
   * @param label added to the names of the new ones, in brackets
   * @throws IllegalArgumentException if the other recording has no such column
   */
  public Chart overlay(String own, Recording other, String label) {
    Recording rows = other.rows(0, other.rows());
    if (!space.isEmpty()) {
      Recording.Column[] first = space.getFirst();
      space.add(columns(rows, first[0].name(), first[1].name(), first[2].name()));
      spaceNames.replaceAll(n -> own.isEmpty() ? n : own);
      spaceNames.add(label);
      return this;
    }
    panels.replaceAll(
        p -> {
          List<Panel.Curve> named = new ArrayList<>();
          List<Panel.Curve> more = new ArrayList<>();
          Set<String> seen = new LinkedHashSet<>();
          for (Panel.Curve c : p.curves()) {
            named.add(new Panel.Curve(c.x(), c.y(), own.isEmpty() ? c.name() : named(c, own)));
            if (seen.add(c.x().name() + "\n" + c.y().name())) {
              Recording.Column x = rows.column(c.x().name());
              more.add(new Panel.Curve(x, rows.column(c.y().name()), named(c, label)));
            }
          }
          return p.with(named, more, unit(p));
        });
    return this;
  }

  private static String named(Panel.Curve c, String label) {
    return c.y().name() + " (" + label + ")";
  }

  /** Returns the unit of a panel, from the label of its vertical axis. */
  private static String unit(Panel p) {
    String label = p.vertical().name();
    if (p.hasLegend()) {
      return label;
    }
    String name = p.curves().getFirst().name();
    return label.startsWith(name + " (")
        ? label.substring(name.length() + 2, label.length() - 1)
        : "";
  }

  /** Marks the events of the recording by dashed lines, if the chart is one over time. */
  public Chart events() {
    if (kind == Panel.Kind.SERIES) {
      for (String name : recording.eventNames()) {
        Recording kindOf = recording.events(name);
        long shown = Math.min(kindOf.rows(), MOST_EVENTS);
        events.add(new Page.EventMark(name, kindOf.rows(0, shown).times().toArray()));
      }
    }
    return this;
  }

  /**
   * Sets the ends of the horizontal axis; what is beyond is left out.
   *
   * @throws IllegalArgumentException if {@code low} is not less than {@code high}
   */
  public Chart horizontalLimits(double low, double high) {
    panels.replaceAll(p -> p.horizontalLimits(low, high));
    return this;
  }

  /**
   * Sets the ends of the vertical axes; what is beyond is left out.
   *
   * @throws IllegalArgumentException if {@code low} is not less than {@code high}
   */
  public Chart verticalLimits(double low, double high) {
    panels.replaceAll(p -> p.verticalLimits(low, high));
    return this;
  }

  /**
   * Sets where the eye of a chart in space is.
   *
   * @param azimuth degrees from the first axis towards the second; -60 otherwise
   * @param elevation degrees above the plane of these two, -90 to 90; 25 otherwise
   */
  public Chart eye(double azimuth, double elevation) {
    if (!Double.isFinite(azimuth) || !(Math.abs(elevation) <= 90)) {
      throw new IllegalArgumentException(
          "an eye at " + azimuth + ", " + elevation + " degrees; the second is -90 to 90");
    }
    this.azimuth = azimuth;
    this.elevation = elevation;
    return this;
  }

  /**
   * Sets how many pixels of a PNG file one pixel of the chart is, for fine screens and print.
   *
   * @param scale 0.25 to 8
   */
  public Chart scale(double scale) {
    if (!(scale >= 0.25 && scale <= 8)) {
      throw new IllegalArgumentException("a scale of " + scale + "; use 0.25 to 8");
    }
    this.scale = scale;
    return this;
  }

  /**
   * Makes the horizontal axis logarithmic, as for frequencies.
   *
   * @throws IllegalArgumentException if a number on it is not positive
   */
  public Chart logarithmic() {
    logarithmic = true;
    panels.replaceAll(Panel::logarithmic);
    return this;
  }

  /**
   * Makes the vertical axes logarithmic, as for powers; numbers that are not positive leave gaps.
   *
   * @throws IllegalArgumentException if no number of a panel is positive
   */
  public Chart logarithmicVertical() {
    panels.replaceAll(Panel::logarithmicVertical);
    return this;
  }

  /**
   * Makes a unit as long upwards as to the right, as in the complex plane.
   *
   * @throws IllegalStateException if the chart is one over time
   */
  public Chart equalUnits() {
    if (kind == Panel.Kind.SERIES) {
      throw new IllegalStateException("time has no unit in common with what is drawn over it");
    }
    equalUnits = true;
    return this;
  }

  /**
   * Draws a faint line behind the curves, cut at the axes.
   *
   * @param points {@code x0, y0, x1, y1, ...}
   */
  public Chart guide(double... points) {
    if (points.length < 4 || points.length % 2 != 0) {
      throw new IllegalArgumentException(
          points.length + " numbers; a line has two or more points, each of two numbers");
    }
    guides.add(points.clone());
    return this;
  }

  /**
   * Draws dots before the curves.
   *
   * @param points {@code x0, y0, x1, y1, ...}
   */
  public Chart mark(double... points) {
    if (points.length % 2 != 0) {
      throw new IllegalArgumentException(points.length + " numbers; each dot has two");
    }
    marks.add(points.clone());
    return this;
  }

  /** Sets the title; an empty one takes no room. */
  public Chart title(String title) {
    this.title = Objects.requireNonNull(title, "title");
    return this;
  }

  /** Sets the label of the horizontal axis, which otherwise is the column's name. */
  public Chart horizontalLabel(String label) {
    horizontalLabel = Objects.requireNonNull(label, "label");
    return this;
  }

  /**
   * Sets the label of the vertical axis, which otherwise is the column's name, or nothing where a
   * legend names several columns.
   *
   * @throws IllegalStateException if the chart has several panels
   */
  public Chart verticalLabel(String label) {
    if (panels.size() > 1) {
      throw new IllegalStateException("a chart of several panels has no single vertical axis");
    }
    verticalLabel = Objects.requireNonNull(label, "label");
    return this;
  }

  /**
   * Sets the size of the picture.
   *
   * @param width pixels, 200 to 10000
   * @param height pixels, 200 to 10000
   */
  public Chart size(int width, int height) {
    if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST) {
      throw new IllegalArgumentException(
          "a chart of "
              + width
              + " x "
              + height
              + " pixels; use "
              + SMALLEST
              + " to "
              + LARGEST
              + " for both");
    }
    this.width = width;
    this.height = height;
    sized = true;
    return this;
  }

  /** Returns the picture as a PNG file. */
  public byte[] png() {
    return ImageFormat.PNG.encode(page());
  }

  /** Returns the picture as a PDF file of one page; its texts are outlines. */
  public byte[] pdf() {
    return ImageFormat.PDF.encode(page());
  }

  /** Returns the picture as an SVG file, in UTF-8. */
  public byte[] svg() {
    return ImageFormat.SVG.encode(page());
  }

  /**
   * Writes a file in the format of its name: {@code .png}, {@code .svg} or {@code .pdf}. An older
   * file is replaced when the new one is complete.
   *
   * @throws SimulationException if the file can't be written
   * @throws IllegalArgumentException if the name ends in none of these
   */
  public void write(Path file) {
    write(page(), file);
  }

  /**
   * Writes a picture of several charts beside each other, as {@link #write(Path)} does. The picture
   * is as high as the highest of them.
   *
   * @throws SimulationException if the file can't be written
   * @throws IllegalArgumentException if the name ends in no known format, or there are no charts
   */
  public static void writeRow(Path file, List<Chart> charts) {
    if (charts.isEmpty()) {
      throw new IllegalArgumentException("no chart to write to " + file);
    }
    write(new Row(charts.stream().map(Chart::page).toList()), file);
  }

  private static void write(Drawing drawing, Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    byte[] picture;
    if (name.endsWith(".png")) {
      picture = ImageFormat.PNG.encode(drawing);
    } else if (name.endsWith(".svg")) {
      picture = ImageFormat.SVG.encode(drawing);
    } else if (name.endsWith(".pdf")) {
      picture = ImageFormat.PDF.encode(drawing);
    } else {
      throw new IllegalArgumentException(
          "the name of " + file + " doesn't end in .png, .svg or .pdf");
    }
    AtomicFile.write(file, out -> out.write(picture));
  }

  private Drawing page() {
    if (!space.isEmpty()) {
      return new SpacePage(
          width,
          height,
          scale,
          title,
          List.copyOf(space),
          List.copyOf(spaceNames),
          List.copyOf(spaceAxes),
          azimuth,
          elevation,
          equalUnits);
    }
    return new Page(
        width,
        height,
        title,
        horizontalLabel,
        verticalLabel,
        equalUnits,
        List.copyOf(guides),
        List.copyOf(marks),
        List.copyOf(events),
        scale,
        List.copyOf(panels));
  }
}
