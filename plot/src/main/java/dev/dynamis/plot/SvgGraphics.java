package dev.dynamis.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Draws into the text of an SVG file: every shape and every string becomes one element, in the
 * coordinates of the page.
 *
 * <p>Rectangles, lines, paths and texts in plain colors, strokes without a miter limit of their
 * own, transformations that keep shapes (translations and rotations), clips. Nothing else occurs in
 * a chart; pictures and other paints are refused.
 */
final class SvgGraphics extends VectorGraphics {
  /** Digits after the point: a hundredth of a pixel can't be seen. */
  private static final double SCALE = 100;

  private final StringBuilder body = new StringBuilder();
  private final StringBuilder clips = new StringBuilder();
  private final int width;
  private final int height;
  private String clipReference = "";
  private int clipCount;

  SvgGraphics(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /** The finished file, in UTF-8. */
  byte[] file() {
    String size = "width=\"" + width + "px\" height=\"" + height + "px\"";
    String view = "viewBox=\"0 0 " + width + ' ' + height + "\">\n";
    String text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    text += "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size + ' ' + view;
    String definitions = clips.isEmpty() ? "" : "<defs>\n" + clips + "</defs>\n";
    return (text + definitions + body + "</svg>\n").getBytes(StandardCharsets.UTF_8);
  }

  // --- what is drawn

  @Override
  public void fill(Shape shape) {
    element(shape, paint("fill", getColor()));
  }

  @Override
  public void draw(Shape shape) {
    Stroke stroke = getStroke();
    if (!(stroke instanceof BasicStroke basic)) {
      fill(stroke.createStrokedShape(shape));
      return;
    }
    StringBuilder style = new StringBuilder(" fill=\"none\"").append(paint("stroke", getColor()));
    style.append(" stroke-width=\"").append(number(basic.getLineWidth())).append('"');
    if (basic.getEndCap() != BasicStroke.CAP_BUTT) {
      boolean round = basic.getEndCap() == BasicStroke.CAP_ROUND;
      style.append(" stroke-linecap=\"").append(round ? "round" : "square").append('"');
    }
    if (basic.getLineJoin() != BasicStroke.JOIN_MITER) {
      boolean round = basic.getLineJoin() == BasicStroke.JOIN_ROUND;
      style.append(" stroke-linejoin=\"").append(round ? "round" : "bevel").append('"');
    }
    float[] dashes = basic.getDashArray();
    if (dashes != null) {
      style.append(" stroke-dasharray=\"");
      for (int i = 0; i < dashes.length; i++) {
        style.append(i == 0 ? "" : " ").append(number(dashes[i]));
      }
      style.append('"');
      if (basic.getDashPhase() != 0) {
        style.append(" stroke-dashoffset=\"").append(number(basic.getDashPhase())).append('"');
      }
    }
    element(shape, style.toString());
  }

  @Override
  public void drawString(String text, float x, float y) {
    AffineTransform transform = getTransform();
    Point2D place = transform.transform(new Point2D.Double(x, y), null);
    String at = " x=\"" + number(place.getX()) + "\" y=\"" + number(place.getY()) + '"';
    double angle = Math.toDegrees(StrictMath.atan2(transform.getShearY(), transform.getScaleX()));
    String turn =
        angle == 0
            ? ""
            : " transform=\"rotate("
                + String.join(" ", number(angle), number(place.getX()), number(place.getY()))
                + ")\"";
    Font font = getFont();
    String style = " font-family=\"" + escaped(family(font)) + "\" font-size=\"";
    style += number(font.getSize2D()) + '"';
    style += font.isBold() ? " font-weight=\"bold\"" : "";
    style += font.isItalic() ? " font-style=\"italic\"" : "";
    body.append("<text").append(at).append(turn).append(style).append(paint("fill", getColor()));
    body.append(clipReference).append('>').append(escaped(text)).append("</text>\n");
  }

  private void element(Shape shape, String style) {
    AffineTransform transform = getTransform();
    boolean upright = transform.getShearX() == 0 && transform.getShearY() == 0;
    if (shape instanceof Rectangle2D && upright) {
      Rectangle2D r = transform.createTransformedShape(shape).getBounds2D();
      body.append("<rect").append(attribute("x", r.getX())).append(attribute("y", r.getY()));
      body.append(attribute("width", r.getWidth())).append(attribute("height", r.getHeight()));
    } else if (shape instanceof Line2D line) {
      Point2D a = transform.transform(line.getP1(), null);
      Point2D b = transform.transform(line.getP2(), null);
      body.append("<line").append(attribute("x1", a.getX())).append(attribute("y1", a.getY()));
      body.append(attribute("x2", b.getX())).append(attribute("y2", b.getY()));
    } else {
      PathIterator path = shape.getPathIterator(transform);
      boolean evenOdd = path.getWindingRule() == PathIterator.WIND_EVEN_ODD;
      String data = data(path);
      if (data.isEmpty()) {
        return;
      }
      body.append("<path d=\"").append(data).append('"');
      body.append(evenOdd ? " fill-rule=\"evenodd\"" : "");
    }
    body.append(style).append(clipReference).append("/>\n");
  }

  private static String data(PathIterator path) {
    StringBuilder data = new StringBuilder();
    double[] c = new double[6];
    for (; !path.isDone(); path.next()) {
      int kind = path.currentSegment(c);
      data.append("MLQCZ".charAt(kind));
      int numbers = kind == PathIterator.SEG_CLOSE ? 0 : 2 * Math.max(1, kind);
      for (int i = 0; i < numbers; i++) {
        data.append(i == 0 ? "" : " ").append(number(c[i]));
      }
    }
    return data.toString();
  }

  private static String paint(String what, Color color) {
    String hex = String.format(Locale.ROOT, "#%06x", color.getRGB() & 0xFFFFFF);
    String opacity =
        color.getAlpha() == 255 ? "" : attribute(what + "-opacity", color.getAlpha() / 255.0);
    return ' ' + what + "=\"" + hex + '"' + opacity;
  }

  private static String attribute(String name, double value) {
    return ' ' + name + "=\"" + number(value) + '"';
  }

  private static String number(double value) {
    double rounded = Math.rint(value * SCALE) / SCALE;
    return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
  }

  /** Java's names for families are not those of style sheets. */
  private static String family(Font font) {
    return switch (font.getFamily(Locale.ROOT)) {
      case Font.SANS_SERIF, Font.DIALOG -> "sans-serif";
      case Font.SERIF -> "serif";
      case Font.MONOSPACED, Font.DIALOG_INPUT -> "monospace";
      default -> font.getFamily(Locale.ROOT);
    };
  }

  /** Texts come without characters that XML can't hold: {@link Style#fit} replaces them. */
  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  @Override
  void clipped(Shape shape) {
    clipReference = "";
    if (shape != null) {
      clipCount++;
      clipReference = " clip-path=\"url(#clip" + clipCount + ")\"";
      String data = data(shape.getPathIterator(null));
      clips.append("<clipPath id=\"clip").append(clipCount).append("\"><path d=\"");
      clips.append(data.isEmpty() ? "M0 0" : data).append("\"/></clipPath>\n");
    }
  }
}
