package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Recording;
import java.awt.Color;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;

class PdfGraphicsTest {
  private static String text(byte[] file) {
    return new String(file, StandardCharsets.ISO_8859_1);
  }

  /** Returns what is drawn on the page. */
  private static String content(byte[] file) throws Exception {
    String all = text(file);
    Matcher m = Pattern.compile("/Length (\\d+) /Filter /FlateDecode>>\nstream\n").matcher(all);
    assertThat(m.find()).isTrue();
    Inflater inflater = new Inflater();
    inflater.setInput(file, m.end(), Integer.parseInt(m.group(1)));
    byte[] out = new byte[1 << 20];
    int n = inflater.inflate(out);
    inflater.end();
    return new String(out, 0, n, StandardCharsets.US_ASCII);
  }

  @Test
  void theFirstCoordinateOfAPageIsBelow() throws Exception {
    PdfGraphics g = new PdfGraphics(100, 50);
    g.setColor(new Color(255, 0, 0));
    g.fill(new Rectangle2D.Double(10, 5, 20, 10));
    assertThat(content(g.file()))
        .isEqualTo("q\n1 0 0 rg 10 45 m 30 45 l 30 35 l 10 35 l 10 45 l h f\nQ\n");
    assertThat(text(g.file())).contains("/MediaBox [0 0 100 50]");
  }

  @Test
  void colorsThatShineThroughAndClipsAreKept() throws Exception {
    PdfGraphics g = new PdfGraphics(100, 50);
    g.setColor(new Color(0, 0, 0, 51));
    g.clip(new Rectangle2D.Double(0, 0, 10, 10));
    g.fill(new Ellipse2D.Double(0, 0, 20, 20));
    assertThat(content(g.file())).contains("W n\n").contains("/A51 gs").contains(" c ");
    assertThat(text(g.file())).contains("/A51 <</ca 0.2 /CA 0.2>>");
  }

  /** Every object stands where the table says. */
  @Test
  void theTableOfObjectsLeadsToThem() {
    Recording r = new Recording(List.of("y"));
    r.add(0, 1);
    r.add(1, 2);
    byte[] file = Chart.timeSeries(r, "y").pdf();
    String all = text(file);
    assertThat(all).startsWith("%PDF-1.4\n").endsWith("%%EOF\n");
    Matcher start = Pattern.compile("startxref\n(\\d+)\n").matcher(all);
    assertThat(start.find()).isTrue();
    int table = Integer.parseInt(start.group(1));
    assertThat(all.substring(table)).startsWith("xref\n0 5\n");
    Matcher entry = Pattern.compile("(\\d{10}) 00000 n ").matcher(all.substring(table));
    for (int k = 1; k <= 4; k++) {
      assertThat(entry.find()).isTrue();
      assertThat(all.substring(Integer.parseInt(entry.group(1)))).startsWith(k + " 0 obj\n");
    }
  }
}
