package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Looks at finished charts, as a reader of the files would. */
final class Picture {
  private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");

  private Picture() {}

  static BufferedImage png(Chart chart) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(chart.png()));
  }

  static Document svg(Chart chart) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(chart.svg()));
  }

  /** Returns whether a pixel is of the first curve's color; texts and axes are nearly gray. */
  static boolean isCurve(BufferedImage image, int x, int y) {
    int rgb = image.getRGB(x, y);
    return (rgb & 0xFF) - (rgb >> 16 & 0xFF) > 60;
  }

  /** Returns the rows of a column of pixels through which the first curve goes. */
  static List<Integer> curveRows(BufferedImage image, int x) {
    List<Integer> rows = new ArrayList<>();
    for (int y = 0; y < image.getHeight(); y++) {
      if (isCurve(image, x, y)) {
        rows.add(y);
      }
    }
    return rows;
  }

  static double middle(List<Integer> numbers) {
    assertThat(numbers).isNotEmpty();
    return numbers.stream().mapToInt(n -> n).average().orElseThrow() + 0.5;
  }

  /** Returns the rectangles inside the axes of all panels, in pixels of the page. */
  static List<Rectangle2D> areas(Document svg) {
    List<Rectangle2D> areas = new ArrayList<>();
    NodeList rectangles = svg.getElementsByTagName("rect");
    for (int i = 0; i < rectangles.getLength(); i++) {
      Element e = (Element) rectangles.item(i);
      if (e.getAttribute("fill").equals("none")) {
        areas.add(
            new Rectangle2D.Double(
                number(e, "x"), number(e, "y"), number(e, "width"), number(e, "height")));
      }
    }
    return areas;
  }

  /** Returns the horizontal places of upright grid lines, in pixels of the page. */
  static List<Double> uprightGridLines(Document svg) {
    List<Double> places = new ArrayList<>();
    NodeList paths = svg.getElementsByTagName("path");
    for (int i = 0; i < paths.getLength(); i++) {
      Element e = (Element) paths.item(i);
      // the outline of the line, as XChart draws it
      if (e.getAttribute("fill").equals("#e4e8ee")) {
        Rectangle2D box = bounds(e);
        if (box.getWidth() < 2) {
          places.add(box.getCenterX());
        }
      }
    }
    // those of logarithmic axes
    NodeList lines = svg.getElementsByTagName("line");
    for (int i = 0; i < lines.getLength(); i++) {
      Element e = (Element) lines.item(i);
      boolean upright = e.getAttribute("x1").equals(e.getAttribute("x2"));
      if (upright && e.getAttribute("stroke").equals("#e4e8ee")) {
        places.add(number(e, "x1"));
      }
    }
    return places;
  }

  private static Rectangle2D bounds(Element path) {
    Matcher number = NUMBER.matcher(path.getAttribute("d"));
    Rectangle2D box = null;
    while (number.find()) {
      double x = Double.parseDouble(number.group());
      assertThat(number.find()).isTrue();
      double y = Double.parseDouble(number.group());
      if (box == null) {
        box = new Rectangle2D.Double(x, y, 0, 0);
      } else {
        box.add(x, y);
      }
    }
    return box;
  }

  private static double number(Element e, String attribute) {
    return Double.parseDouble(e.getAttribute(attribute));
  }

  /** Returns how many elements of each kind a file has. */
  static Map<String, Integer> counts(Document svg) {
    Map<String, Integer> counts = new TreeMap<>();
    NodeList all = svg.getDocumentElement().getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      counts.merge(all.item(i).getNodeName(), 1, Integer::sum);
    }
    return counts;
  }

  static List<String> texts(Document svg) {
    List<String> texts = new ArrayList<>();
    NodeList nodes = svg.getElementsByTagName("text");
    for (int i = 0; i < nodes.getLength(); i++) {
      texts.add(nodes.item(i).getTextContent());
    }
    return texts;
  }
}
