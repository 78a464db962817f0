package dev.dynamis.plot;

import dev.dynamis.core.AtomicFile;
import dev.dynamis.core.Identity;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A picture of a recording: columns over time, one column over another, or points.
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
    chart.title = chart.identityOr(String.join(", ", columns) + " over " + recording.timeName());
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
    chart.panels.add(Panel.of(Panel.Kind.PHASE, rows.times(), chosen));
    chart.title = chart.identityOr("over " + recording.timeName());
    return chart;
  }

  private static Chart plane(
      Recording recording, Panel.Kind kind, String horizontal, String vertical) {
    Chart chart = new Chart(recording, kind, 800, 640);
    Recording rows = chart.recording;
    chart.panels.add(Panel.of(kind, rows.column(horizontal), List.of(rows.column(vertical))));
    chart.title = chart.identityOr(vertical + " over " + horizontal);
    return chart;
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
    List<Recording.Column> chosen = new ArrayList<>();
    for (String column : columns) {
      chosen.add(recording.column(column));
    }
    Panel made = Panel.of(kind, recording.times(), chosen);
    panels.add(logarithmic ? made.logarithmic() : made);
    if (!sized && panels.size() > 1) {
      height = Math.min(LARGEST, HEIGHT_OF_AXES + HEIGHT_OF_PANEL * panels.size());
    }
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

  /** Returns the picture as an SVG file, in UTF-8. */
  public byte[] svg() {
    return ImageFormat.SVG.encode(page());
  }

  /**
   * Writes a file in the format of its name: {@code .png} or {@code .svg}. An older file is
   * replaced when the new one is complete.
   *
   * @throws SimulationException if the file can't be written
   * @throws IllegalArgumentException if the name ends in neither
   */
  public void write(Path file) {
    write(page(), file);
  }

  /**
   * Writes a picture of several charts beside each other, as {@link #write(Path)} does. The picture
   * is as high as the highest of them.
   *
   * @throws SimulationException if the file can't be written
   * @throws IllegalArgumentException if the name ends in neither format, or there are no charts
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
    } else {
      throw new IllegalArgumentException("the name of " + file + " doesn't end in .png or .svg");
    }
    AtomicFile.write(file, out -> out.write(picture));
  }

  private Page page() {
    return new Page(
        width,
        height,
        title,
        horizontalLabel,
        verticalLabel,
        equalUnits,
        List.copyOf(guides),
        List.copyOf(marks),
        List.copyOf(panels));
  }
}
