package dev.dynamis.plot;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** How a page becomes a file. */
enum ImageFormat {
  PNG {
    @Override
    void write(Drawing page, ByteArrayOutputStream out) throws IOException {
      BufferedImage image =
          new BufferedImage(
              (int) Math.ceil(page.width() * page.scale()),
              (int) Math.ceil(page.height() * page.scale()),
              BufferedImage.TYPE_INT_RGB);
      Graphics2D g = image.createGraphics();
      hint(g);
      if (page.scale() != 1) {
        g.scale(page.scale(), page.scale());
      }
      page.paint(g);
      g.dispose();

      ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
      try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
        ImageWriteParam parameters = writer.getDefaultWriteParam();
        parameters.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        // for a format without loss, 0 asks for the smallest file
        parameters.setCompressionQuality(0);
        writer.setOutput(stream);
        writer.write(null, new IIOImage(image, null, null), parameters);
      } finally {
        writer.dispose();
      }
    }
  },

  SVG {
    @Override
    void write(Drawing page, ByteArrayOutputStream out) throws IOException {
      SvgGraphics g = new SvgGraphics(page.width(), page.height());
      page.paint(g);
      out.write(g.file());
    }
  },

  PDF {
    @Override
    void write(Drawing page, ByteArrayOutputStream out) throws IOException {
      PdfGraphics g = new PdfGraphics(page.width(), page.height());
      page.paint(g);
      out.write(g.file());
    }
  };

  abstract void write(Drawing page, ByteArrayOutputStream out) throws IOException;

  byte[] encode(Drawing page) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      write(page, out);
    } catch (IOException e) {
      throw new UncheckedIOException("the chart can't be drawn: " + e.getMessage(), e);
    }
    return out.toByteArray();
  }

  private static void hint(Graphics2D g) {
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }
}
