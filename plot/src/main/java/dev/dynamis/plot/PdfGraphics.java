package dev.dynamis.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;

/**
 * Draws into a PDF file of one page, a pixel being a point of 1/72 inch. Shapes stay shapes, texts
 * are outlines, so that the page looks the same wherever it is read.
 */
final class PdfGraphics extends VectorGraphics {
  private static final double SCALE = 1000;

  private final StringBuilder body = new StringBuilder();
  private final Map<Integer, String> opacities = new LinkedHashMap<>();
  private final int width;
  private final int height;
  private final AffineTransform upright;
  private Shape clip;

  PdfGraphics(int width, int height) {
    this.width = width;
    this.height = height;
    // the first coordinate of a page is below
    upright = new AffineTransform(1, 0, 0, -1, 0, height);
  }

  /** The finished file. */
  byte[] file() {
    byte[] page = deflated(body.toString().getBytes(StandardCharsets.US_ASCII));
    StringBuilder states = new StringBuilder();
    opacities.forEach(
        (alpha, name) -> {
          String part = number(alpha / 255.0);
          states.append('/').append(name).append(" <</ca ").append(part).append(" /CA ");
          states.append(part).append(">> ");
        });
    List<byte[]> objects = new ArrayList<>();
    objects.add(ascii("<</Type /Catalog /Pages 2 0 R>>"));
    objects.add(ascii("<</Type /Pages /Kids [3 0 R] /Count 1>>"));
    objects.add(
        ascii(
            "<</Type /Page /Parent 2 0 R /MediaBox [0 0 "
                + width
                + " "
                + height
                + "] /Contents 4 0 R /Resources <</ExtGState <<"
                + states
                + ">>>>>>"));
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    content.writeBytes(ascii("<</Length " + page.length + " /Filter /FlateDecode>>\nstream\n"));
    content.writeBytes(page);
    content.writeBytes(ascii("\nendstream"));
    objects.add(content.toByteArray());

    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(ascii("%PDF-1.4\n"));
    StringBuilder table = new StringBuilder("xref\n0 " + (objects.size() + 1) + "\n");
    table.append("0000000000 65535 f \n");
    for (int i = 0; i < objects.size(); i++) {
      String at = Integer.toString(out.size());
      table.append("0".repeat(10 - at.length())).append(at).append(" 00000 n \n");
      out.writeBytes(ascii((i + 1) + " 0 obj\n"));
      out.writeBytes(objects.get(i));
      out.writeBytes(ascii("\nendobj\n"));
    }
    int start = out.size();
    out.writeBytes(ascii(table.toString()));
    out.writeBytes(
        ascii(
            "trailer\n<</Size "
                + (objects.size() + 1)
                + " /Root 1 0 R>>\nstartxref\n"
                + start
                + "\n%%EOF\n"));
    return out.toByteArray();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] deflated(byte[] bytes) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try {
      deflater.setInput(bytes);
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] block = new byte[8192];
      while (!deflater.finished()) {
        out.write(block, 0, deflater.deflate(block));
      }
      return out.toByteArray();
    } finally {
      deflater.end();
    }
  }

  @Override
  public void fill(Shape shape) {
    begin("rg");
    boolean evenOdd = path(shape.getPathIterator(getTransform()));
    body.append(evenOdd ? "f*\nQ\n" : "f\nQ\n");
  }

  @Override
  public void draw(Shape shape) {
    Stroke stroke = getStroke();
    if (!(stroke instanceof BasicStroke basic)) {
      fill(stroke.createStrokedShape(shape));
      return;
    }
    begin("RG");
    body.append(number(basic.getLineWidth())).append(" w ");
    body.append(basic.getEndCap()).append(" J ").append(basic.getLineJoin()).append(" j ");
    if (basic.getDashArray() != null) {
      body.append('[');
      for (float dash : basic.getDashArray()) {
        body.append(number(dash)).append(' ');
      }
      body.append("] ").append(number(basic.getDashPhase())).append(" d ");
    }
    path(shape.getPathIterator(getTransform()));
    body.append("S\nQ\n");
  }

  @Override
  public void drawString(String text, float x, float y) {
    fill(getFont().createGlyphVector(getFontRenderContext(), text).getOutline(x, y));
  }

  @Override
  void clipped(Shape shape) {
    clip = shape;
  }

  /** Begins an element: its clip and its color. */
  private void begin(String operator) {
    body.append("q\n");
    if (clip != null) {
      body.append(path(clip.getPathIterator(null)) ? "W* n\n" : "W n\n");
    }
    Color c = getColor();
    if (c.getAlpha() < 255) {
      String name = opacities.computeIfAbsent(c.getAlpha(), a -> "A" + a);
      body.append('/').append(name).append(" gs ");
    }
    body.append(number(c.getRed() / 255.0)).append(' ');
    body.append(number(c.getGreen() / 255.0)).append(' ');
    body.append(number(c.getBlue() / 255.0)).append(' ').append(operator).append(' ');
  }

  /** Appends a path in the page's coordinates; says whether it is filled by even and odd. */
  private boolean path(PathIterator path) {
    double[] c = new double[6];
    double x = 0;
    double y = 0;
    boolean any = false;
    for (; !path.isDone(); path.next()) {
      int kind = path.currentSegment(c);
      upright.transform(c, 0, c, 0, 3);
      any = true;
      switch (kind) {
        case PathIterator.SEG_MOVETO -> point(c, 0).append("m ");
        case PathIterator.SEG_LINETO -> point(c, 0).append("l ");
        case PathIterator.SEG_QUADTO -> {
          // a curve of second degree as one of third
          double[] cubic = {
            x + 2 * (c[0] - x) / 3,
            y + 2 * (c[1] - y) / 3,
            c[2] + 2 * (c[0] - c[2]) / 3,
            c[3] + 2 * (c[1] - c[3]) / 3
          };
          point(cubic, 0);
          point(cubic, 2);
          point(c, 2).append("c ");
        }
        case PathIterator.SEG_CUBICTO -> {
          point(c, 0);
          point(c, 2);
          point(c, 4).append("c ");
        }
        default -> body.append("h ");
      }
      if (kind != PathIterator.SEG_CLOSE) {
        int last = kind == PathIterator.SEG_CUBICTO ? 4 : kind == PathIterator.SEG_QUADTO ? 2 : 0;
        x = c[last];
        y = c[last + 1];
      }
    }
    if (!any) {
      body.append("0 0 m ");
    }
    return path.getWindingRule() == PathIterator.WIND_EVEN_ODD;
  }

  private StringBuilder point(double[] c, int at) {
    return body.append(number(c[at])).append(' ').append(number(c[at + 1])).append(' ');
  }

  private static String number(double value) {
    double rounded = Math.rint(value * SCALE) / SCALE;
    // tiny numbers would get an exponent, which the format does not know
    return rounded == Math.rint(rounded)
        ? Long.toString((long) rounded)
        : java.math.BigDecimal.valueOf(rounded).toPlainString();
  }
}
