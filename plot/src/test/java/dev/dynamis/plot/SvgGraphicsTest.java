package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Recording;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** SVG files, read back and painted by a small reader of this test. */
class SvgGraphicsTest {
  static Stream<Named<Chart>> charts() {
    Recording swing = swing();
    return Stream.of(
        Named.of("series", Chart.timeSeries(swing, "x", "y")),
        Named.of("panels", Chart.timeSeries(swing, "x").panel("y").panel("x", "y")),
        Named.of("phase", Chart.phase(swing, "x", "y")),
        Named.of("scatter", Chart.scatter(swing, "x", "y")));
  }

  @ParameterizedTest
  @MethodSource("charts")
  void theSvgOfEveryKindShowsThePixelsOfItsPng(Chart chart) throws Exception {
    BufferedImage png = Picture.png(chart);
    Document document = Picture.svg(chart);
    BufferedImage svg = paint(document, png.getWidth(), png.getHeight());
    Area texts = texts(document);

    // hundredths of a pixel are rounded away, which changes the shade of pixels at edges by a
    // little
    List<String> different = new ArrayList<>();
    for (int y = 0; y < png.getHeight(); y++) {
      for (int x = 0; x < png.getWidth(); x++) {
        if (distance(png.getRGB(x, y), svg.getRGB(x, y)) > 24 && !texts.contains(x, y)) {
          different.add(x + "," + y);
        }
      }
    }
    assertThat(different).isEmpty();
  }

  @Test
  void everyCurvePanelAndNameIsAnElement() throws Exception {
    Document svg = Picture.svg(Chart.timeSeries(swing(), "x", "y").panel("x"));

    // a frame per panel, the ground of the page and two of each panel
    assertThat(Picture.areas(svg)).hasSize(2);
    assertThat(Picture.counts(svg)).containsEntry("rect", 7);
    assertThat(Picture.texts(svg)).contains("x", "y", "time");
    assertThat(svg.getDocumentElement().getAttribute("viewBox")).isEqualTo("0 0 900 470");
    NodeList paths = svg.getElementsByTagName("path");
    int curves = 0;
    for (int i = 0; i < paths.getLength(); i++) {
      curves += ((Element) paths.item(i)).getAttribute("fill").equals("none") ? 1 : 0;
    }
    // 400 samples of each of three curves, in pieces of 256
    assertThat(curves).isEqualTo(6);
  }

  @Test
  void shapesAreWrittenInTheCoordinatesOfThePage() {
    SvgGraphics g = new SvgGraphics(100, 50);
    g.setColor(new Color(0x12, 0x34, 0x56, 51));
    g.translate(10, 5);
    g.setStroke(
        new BasicStroke(
            2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_BEVEL, 1, new float[] {4, 1}, 3));
    g.draw(new Line2D.Double(0, 0, 1.005, 2));
    g.rotate(Math.PI / 2);
    g.fill(new Rectangle2D.Double(0, 0, 4, 2));
    g.setTransform(new AffineTransform());
    g.clipRect(0, 0, 7, 8);
    g.setFont(new Font(Font.SANS_SERIF, Font.BOLD, 9));
    g.drawString("a<b", 1, 2);

    assertThat(new String(g.file(), StandardCharsets.UTF_8))
        .isEqualTo(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="100px" height="50px" viewBox="0 0 100 50">
            <defs>
            <clipPath id="clip1"><path d="M0 0L7 0L7 8L0 8L0 0Z"/></clipPath>
            </defs>
            <line x1="10" y1="5" x2="11" y2="7" fill="none" stroke="#123456" stroke-opacity="0.2" \
            stroke-width="2" stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="4 1" \
            stroke-dashoffset="3"/>
            <path d="M10 5L10 9L8 9L8 5L10 5Z" fill="#123456" fill-opacity="0.2"/>
            <text x="1" y="2" font-family="sans-serif" font-size="9" font-weight="bold" \
            fill="#123456" fill-opacity="0.2" clip-path="url(#clip1)">a&lt;b</text>
            </svg>
            """);
  }

  @Test
  void whatAnSvgOfAChartDoesNotHoldIsRefused() {
    SvgGraphics g = new SvgGraphics(10, 10);

    assertThatThrownBy(() -> g.drawImage(null, 0, 0, null))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessage("a chart as vector graphics holds no picture");
    assertThatThrownBy(() -> g.scale(2, 2)).hasMessageContaining("holds no change of scale");
  }

  private static Recording swing() {
    Recording r = new Recording(List.of("x", "y"));
    for (int i = 0; i < 400; i++) {
      double t = i / 40.0;
      r.add(t, StrictMath.sin(t), 2 * StrictMath.cos(1.7 * t) + 0.1 * i % 3);
    }
    return r;
  }

  private static int distance(int a, int b) {
    int most = 0;
    for (int shift = 0; shift < 24; shift += 8) {
      most = Math.max(most, Math.abs((a >> shift & 255) - (b >> shift & 255)));
    }
    return most;
  }

  private static Area texts(Document svg) {
    Area area = new Area();
    NodeList texts = svg.getElementsByTagName("text");
    for (int i = 0; i < texts.getLength(); i++) {
      Element e = (Element) texts.item(i);
      Font font = font(e);
      double height = 2 * font.getSize();
      double width = Style.width(font, e.getTextContent()) + 4;
      boolean upright = e.hasAttribute("transform");
      Rectangle2D box = new Rectangle2D.Double(-2, -height / 2, width, height);
      AffineTransform place = new AffineTransform();
      place.translate(number(e, "x"), number(e, "y"));
      place.rotate(upright ? -Math.PI / 2 : 0);
      area.add(new Area(place.createTransformedShape(box)));
    }
    assertThat(texts.getLength()).isPositive();
    return area;
  }

  private static Font font(Element text) {
    int style = text.hasAttribute("font-weight") ? Font.BOLD : Font.PLAIN;
    return new Font(Font.SANS_SERIF, style, (int) number(text, "font-size"));
  }

  // --- a reader of the files

  private static BufferedImage paint(Document svg, int width, int height) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    NodeList children = svg.getDocumentElement().getChildNodes();
    for (int i = 0; i < children.getLength(); i++) {
      if (children.item(i) instanceof Element e && !e.getTagName().equals("defs")) {
        paint(g, e);
      }
    }
    g.dispose();
    return image;
  }

  private static void paint(Graphics2D g, Element e) {
    AffineTransform before = g.getTransform();
    if (e.getTagName().equals("text")) {
      g.setColor(Color.decode(e.getAttribute("fill")));
      g.setFont(font(e));
      g.translate(number(e, "x"), number(e, "y"));
      String turn = e.getAttribute("transform");
      if (!turn.isEmpty()) {
        g.rotate(Math.toRadians(Double.parseDouble(turn.split("[( ]")[1])));
      }
      g.drawString(e.getTextContent(), 0, 0);
      g.setTransform(before);
      return;
    }
    var shape =
        switch (e.getTagName()) {
          case "rect" ->
              new Rectangle2D.Double(
                  number(e, "x"), number(e, "y"), number(e, "width"), number(e, "height"));
          case "line" ->
              new Line2D.Double(number(e, "x1"), number(e, "y1"), number(e, "x2"), number(e, "y2"));
          case "path" -> path(e.getAttribute("d"));
          default -> throw new AssertionError(e.getTagName());
        };
    if (e.getAttribute("fill").equals("none")) {
      g.setColor(Color.decode(e.getAttribute("stroke")));
      boolean round = e.getAttribute("stroke-linecap").equals("round");
      g.setStroke(
          new BasicStroke(
              (float) number(e, "stroke-width"),
              round ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT,
              round ? BasicStroke.JOIN_ROUND : BasicStroke.JOIN_MITER));
      g.draw(shape);
    } else {
      g.setColor(Color.decode(e.getAttribute("fill")));
      g.fill(shape);
    }
  }

  private static Path2D path(String data) {
    Path2D path = new Path2D.Double();
    Scanner words = new Scanner(data.replaceAll("([A-Z])", " $1 "));
    while (words.hasNext()) {
      switch (words.next()) {
        case "M" -> path.moveTo(next(words), next(words));
        case "L" -> path.lineTo(next(words), next(words));
        case "Q" -> path.quadTo(next(words), next(words), next(words), next(words));
        case "C" ->
            path.curveTo(
                next(words), next(words), next(words), next(words), next(words), next(words));
        case "Z" -> path.closePath();
        default -> throw new AssertionError(data);
      }
    }
    return path;
  }

  private static double next(Scanner words) {
    return Double.parseDouble(words.next());
  }

  private static double number(Element e, String attribute) {
    return Double.parseDouble(e.getAttribute(attribute));
  }
}
