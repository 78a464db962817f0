package dev.dynamis.plot;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;

/**
 * The arrangement of a chart on its page: title, panels with their legends, labels of the axes.
 *
 * @param horizontalLabel replaces the name on the horizontal axis, or null
 * @param verticalLabel replaces the name on the vertical axis, or null
 * @param equalUnits whether a unit is as long upwards as to the right
 * @param guides faint lines behind the curves, each {@code x0, y0, x1, y1, ...}
 * @param marks dots before the curves, each {@code x0, y0, x1, y1, ...}
 * @param events vertical lines through all panels
 * @param scale pixels of a picture for one of the page
 */
record Page(
    int width,
    int height,
    String title,
    String horizontalLabel,
    String verticalLabel,
    boolean equalUnits,
    List<double[]> guides,
    List<double[]> marks,
    List<EventMark> events,
    double scale,
    List<Panel> panels)
    implements Drawing {
  /** Events of one kind: their name and times. */
  record EventMark(String name, double[] times) {}

  private static final int EDGE = 10;
  private static final int TITLE_HEIGHT = 30;
  private static final int LABEL_HEIGHT = 24;
  private static final int TICKS_HEIGHT = 20;
  private static final int LEGEND_HEIGHT = 22;
  private static final int LEGEND_LINE = 18;
  private static final int LEGEND_ROWS = 4;
  private static final int LEGEND_MARGIN = 60;
  private static final int LEAST_PANEL = 70;

  private static final int SAMPLE = 20;
  private static final int GAP = 7;

  /** Diameter of the dot for a number that no line reaches. */
  private static final double ALONE = 4;

  /** The same where a curve has nothing else, such as the special points of branches. */
  private static final double ALL_ALONE = 8;

  /** Points in one shape: drawing a shape takes memory and more than linear time. */
  private static final int PIECE = 256;

  @Override
  public void paint(Graphics2D g) {
    g.setColor(Style.BACKGROUND);
    g.fill(new Rectangle2D.Double(0, 0, width, height));
    int top = EDGE / 2;
    if (!title.isBlank()) {
      double y = top + TITLE_HEIGHT / 2.0 + Style.middle(Style.TITLE);
      g.setColor(Style.INK);
      center(g, Style.TITLE, Style.fit(Style.TITLE, title, width - 2 * EDGE), width / 2.0, y);
      top += TITLE_HEIGHT;
    }

    // the last panel carries the ticks of the common horizontal axis
    int count = panels.size();
    double each = (height - top - LABEL_HEIGHT - TICKS_HEIGHT) / (double) count;
    if (each < LEAST_PANEL) {
      int least = count * LEAST_PANEL + top + LABEL_HEIGHT + TICKS_HEIGHT;
      throw new IllegalArgumentException(
          height + " pixels are too low for " + count + " panels; use at least " + least);
    }
    List<Panel> shown = new ArrayList<>(panels);
    List<Frame> frames = frames(shown, each);
    AffineTransform page = g.getTransform();
    for (int i = 0; i < count; i++) {
      Panel panel = shown.get(i);
      double y = top + Math.rint(i * each);
      g.translate(LABEL_HEIGHT, y + legendHeight(panel));
      Frame frame = frames.get(i);
      frame.paint(g, frame.getWidth(), frame.getHeight());
      frame.paintDecades(g, panel);
      Rectangle2D area = frame.area();
      for (double[] guide : guides) {
        paintGuide(g, panel, guide, area);
      }
      for (int e = 0; e < events.size(); e++) {
        paintEvents(g, panel, events.get(e), e, i == 0, area);
      }
      Shape all = g.getClip();
      if (panel.limited()) {
        g.clip(area);
      }
      for (int c = 0; c < panel.curves().size(); c++) {
        paintCurve(g, panel, c, area);
      }
      if (panel.limited()) {
        g.setClip(all);
      }
      for (double[] mark : marks) {
        paintMarks(g, panel, mark, area);
      }
      g.setTransform(page);
      paintLegend(g, panel, LABEL_HEIGHT + area.getX(), y, area.getWidth());
      paintVertical(g, panel, y + legendHeight(panel) + area.getCenterY(), area.getHeight(), page);
      if (i == count - 1) {
        double middle = LABEL_HEIGHT + area.getCenterX();
        g.setColor(Style.INK);
        String label = panel.horizontal().label(horizontalLabel, Style.LABEL, area.getWidth());
        center(g, Style.LABEL, label, middle, height - EDGE);
      }
    }
  }

  /** Makes the frames; panels with equal units get axes that are long enough. */
  private List<Frame> frames(List<Panel> shown, double each) {
    int count = shown.size();
    List<Frame> frames = new ArrayList<>();
    // painted once on nothing, to learn how wide the labels of the vertical axes are
    Graphics2D nothing = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
    double left = 0;
    for (int i = 0; i < count; i++) {
      boolean last = i == count - 1;
      Panel panel = shown.get(i);
      int h = (int) each - legendHeight(panel) + (last ? TICKS_HEIGHT : 0);
      Frame frame = new Frame(panel, width - LABEL_HEIGHT - EDGE, h, last);
      frame.paint(nothing, frame.getWidth(), frame.getHeight());
      if (equalUnits) {
        Rectangle2D area = frame.area();
        shown.set(i, panel.equalUnits(area.getWidth(), area.getHeight()));
        frame = new Frame(shown.get(i), frame.getWidth(), h, last);
        frame.paint(nothing, frame.getWidth(), frame.getHeight());
      }
      left = Math.max(left, frame.getYAxisLeftWidth());
      frames.add(frame);
    }
    nothing.dispose();
    for (Frame frame : frames) {
      frame.setLeft(left);
    }
    return frames;
  }

  // --- curves

  private static void paintGuide(Graphics2D g, Panel panel, double[] line, Rectangle2D area) {
    Path2D path = new Path2D.Double();
    for (int i = 0; i < line.length; i += 2) {
      double x = area.getX() + area.getWidth() * panel.horizontal().fraction(line[i]);
      double y = area.getMaxY() - area.getHeight() * panel.vertical().fraction(line[i + 1]);
      if (i == 0) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    }
    Shape before = g.getClip();
    g.clip(area);
    g.setColor(Style.FAINT_INK);
    g.setStroke(Style.HAIRLINE);
    g.draw(path);
    g.setClip(before);
  }

  private static void paintMarks(Graphics2D g, Panel panel, double[] dots, Rectangle2D area) {
    double size = dots.length <= 20 ? 7 : 2.4;
    Path2D path = new Path2D.Double();
    for (int i = 0; i < dots.length; i += 2) {
      double x = area.getX() + area.getWidth() * panel.horizontal().fraction(dots[i]);
      double y = area.getMaxY() - area.getHeight() * panel.vertical().fraction(dots[i + 1]);
      if (area.contains(x, y)) {
        path.append(new Ellipse2D.Double(x - size / 2, y - size / 2, size, size), false);
      }
    }
    g.setColor(Style.INK);
    g.fill(path);
  }

  /** Paints a dashed line at the time of each event; the first one carries its name. */
  private static void paintEvents(
      Graphics2D g, Panel panel, EventMark event, int index, boolean named, Rectangle2D area) {
    g.setStroke(
        new BasicStroke(
            1f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1f, new float[] {3, 3}, 0));
    boolean first = named;
    for (double time : event.times) {
      double x = area.getX() + area.getWidth() * panel.horizontal().fraction(time);
      if (x < area.getX() || x > area.getMaxX()) {
        continue;
      }
      g.setColor(Style.FAINT_INK);
      g.draw(new Line2D.Double(x, area.getY(), x, area.getMaxY()));
      if (first) {
        first = false;
        g.setFont(Style.TICK);
        double room = area.getMaxX() - x - GAP;
        g.drawString(
            Style.fit(Style.TICK, event.name, Math.max(30, room)),
            (float) (x + 3),
            (float) (area.getY() + 13 + 14 * (index % 4)));
      }
    }
  }

  private static void paintCurve(Graphics2D g, Panel panel, int index, Rectangle2D area) {
    if (panel.kind() == Panel.Kind.CELLS) {
      Cells.paint(g, panel, area);
      return;
    }
    if (panel.kind() == Panel.Kind.DENSITY) {
      Density.paint(g, panel, index, area);
      return;
    }
    double[] points = Thinning.points(panel, panel.curves().get(index), area);
    g.setColor(Style.curve(index));
    if (panel.kind() == Panel.Kind.SCATTER) {
      paintDots(g, points);
    } else {
      g.setStroke(Style.stroke(panel.kind(), index));
      paintLine(g, points);
    }
  }

  private static void paintLine(Graphics2D g, double[] points) {
    Path2D path = new Path2D.Double();
    boolean begin = true;
    int length = 0;
    double alone = hasLines(points) ? ALONE : ALL_ALONE;
    for (int i = 0; i < points.length; i += 2) {
      double x = points[i];
      double y = points[i + 1];
      if (Double.isNaN(x)) {
        begin = true;
        continue;
      }
      if (begin) {
        path.moveTo(x, y);
        // a number between two gaps has no line that shows it
        if (isAlone(points, i)) {
          g.fill(new Ellipse2D.Double(x - alone / 2, y - alone / 2, alone, alone));
        }
      } else {
        path.lineTo(x, y);
      }
      begin = false;
      if (++length == PIECE) {
        g.draw(path);
        path = new Path2D.Double();
        path.moveTo(x, y);
        length = 0;
      }
    }
    g.draw(path);
  }

  /** Returns whether the point that begins a piece ends it too. */
  private static boolean isAlone(double[] points, int i) {
    return i + 2 == points.length || Double.isNaN(points[i + 2]);
  }

  private static boolean hasLines(double[] points) {
    for (int i = 0; i + 2 < points.length; i += 2) {
      if (!Double.isNaN(points[i]) && !isAlone(points, i)) {
        return true;
      }
    }
    return false;
  }

  private static void paintDots(Graphics2D g, double[] points) {
    // few points are large, many are small
    int count = points.length / 2;
    double size = count <= 20 ? 8 : count <= 500 ? 5 : count <= 5000 ? 2.4 : 1.2;
    for (int i = 0; i < points.length; ) {
      Path2D path = new Path2D.Double();
      int end = Math.min(points.length, i + 2 * PIECE);
      for (; i < end; i += 2) {
        double x = points[i] - size / 2;
        double y = points[i + 1] - size / 2;
        path.append(
            size > 2
                ? new Ellipse2D.Double(x, y, size, size)
                : new Rectangle2D.Double(x, y, size, size),
            false);
      }
      g.fill(path);
    }
  }

  // --- texts

  /** Returns the place of each name of a legend: its row, and where it begins in it. */
  private static List<double[]> legendPlaces(Panel panel, double room) {
    List<double[]> places = new ArrayList<>();
    double x = 0;
    int row = 0;
    for (Panel.Curve c : panel.curves()) {
      double width = SAMPLE + Math.min(room, Style.width(Style.LABEL, c.name())) + 3 * GAP;
      if (x > 0 && x + width - 2 * GAP > room && row < LEGEND_ROWS - 1) {
        row++;
        x = 0;
      }
      places.add(new double[] {row, x, width});
      x += width;
    }
    return places;
  }

  private int legendHeight(Panel panel) {
    if (!panel.hasLegend()) {
      return 0;
    }
    double rows = 1 + legendPlaces(panel, legendRoom()).getLast()[0];
    return (int) (LEGEND_HEIGHT + (rows - 1) * LEGEND_LINE);
  }

  /** Returns how wide a legend may be: the axes begin right of the numbers beside them. */
  private double legendRoom() {
    return width - LABEL_HEIGHT - EDGE - LEGEND_MARGIN;
  }

  /** Paints names in rows; those of the last row get their share where they are too long. */
  private void paintLegend(Graphics2D g, Panel panel, double left, double top, double room) {
    if (!panel.hasLegend()) {
      return;
    }
    List<double[]> places = legendPlaces(panel, legendRoom());
    double lastRow = places.getLast()[0];
    double used = places.getLast()[1] + places.getLast()[2];
    double shrink = Math.min(1, room / used);
    for (int c = 0; c < places.size(); c++) {
      double[] place = places.get(c);
      boolean tight = place[0] == lastRow && shrink < 1;
      double x = left + (tight ? shrink * place[1] : place[1]);
      double y = top + LEGEND_HEIGHT / 2.0 + 2 + place[0] * LEGEND_LINE;
      double text = (tight ? shrink * place[2] : place[2] + GAP) - SAMPLE - 2 * GAP;
      String name = Style.fit(Style.LABEL, panel.curves().get(c).name(), Math.max(12, text));
      g.setColor(Style.curve(c));
      g.setStroke(Style.stroke(panel.kind(), c));
      if (panel.isDots(c)) {
        double begin = x + (SAMPLE - ALL_ALONE) / 2;
        g.fill(new Ellipse2D.Double(begin, y - ALL_ALONE / 2, ALL_ALONE, ALL_ALONE));
      } else {
        g.draw(new Line2D.Double(x, y, x + SAMPLE, y));
      }
      g.setColor(Style.INK);
      g.setFont(Style.LABEL);
      g.drawString(name, (float) (x + SAMPLE + GAP), (float) (y + Style.middle(Style.LABEL)));
    }
  }

  private void paintVertical(
      Graphics2D g, Panel panel, double middle, double room, AffineTransform page) {
    String label = panel.vertical().label(verticalLabel, Style.LABEL, room);
    g.translate(EDGE + 2 * Style.middle(Style.LABEL), middle);
    g.rotate(-Math.PI / 2);
    g.setColor(Style.INK);
    center(g, Style.LABEL, label, 0, 0);
    g.setTransform(page);
  }

  private static void center(Graphics2D g, Font font, String text, double x, double y) {
    if (!text.isBlank()) {
      g.setFont(font);
      g.drawString(text, (float) (x - Style.width(font, text) / 2), (float) y);
    }
  }
}
