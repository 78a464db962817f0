package dev.dynamis.plot;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Paint;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.NoninvertibleTransformException;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.BufferedImageOp;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;
import java.util.Map;

/**
 * The part of {@link Graphics2D} that every drawing into a vector format has in common: attributes
 * are kept, all kinds of shapes come down to {@code draw} and {@code fill}, all ways to move and
 * turn to {@code transform}, and what a vector format of charts does not hold is refused.
 */
abstract class VectorGraphics extends Graphics2D {
  private final RenderingHints hints = new RenderingHints(Map.of());
  private Color color = Color.BLACK;
  private Color background = Color.WHITE;
  private Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
  private Stroke stroke = new BasicStroke();
  private AffineTransform transform = new AffineTransform();
  private Shape clip;

  private static UnsupportedOperationException refused(String what) {
    return new UnsupportedOperationException("a chart as vector graphics holds no " + what);
  }

  // --- attributes

  @Override
  public Color getColor() {
    return color;
  }

  @Override
  public void setColor(Color color) {
    if (color != null) {
      this.color = color;
    }
  }

  @Override
  public Paint getPaint() {
    return color;
  }

  @Override
  public void setPaint(Paint paint) {
    if (paint != null && !(paint instanceof Color)) {
      throw refused("paint but plain colors");
    }
    setColor((Color) paint);
  }

  @Override
  public Color getBackground() {
    return background;
  }

  @Override
  public void setBackground(Color color) {
    background = color;
  }

  @Override
  public Font getFont() {
    return font;
  }

  @Override
  public void setFont(Font font) {
    if (font != null) {
      this.font = font;
    }
  }

  @Override
  public Stroke getStroke() {
    return stroke;
  }

  @Override
  public void setStroke(Stroke stroke) {
    this.stroke = stroke;
  }

  @Override
  public Composite getComposite() {
    return AlphaComposite.SrcOver;
  }

  @Override
  public void setComposite(Composite composite) {
    if (!AlphaComposite.SrcOver.equals(composite)) {
      throw refused("composition but one thing over another");
    }
  }

  @Override
  public void setPaintMode() {}

  @Override
  public void setXORMode(Color other) {
    throw refused("exclusive or");
  }

  @Override
  public Object getRenderingHint(RenderingHints.Key key) {
    return hints.get(key);
  }

  @Override
  public void setRenderingHint(RenderingHints.Key key, Object value) {
    hints.put(key, value);
  }

  @Override
  public RenderingHints getRenderingHints() {
    return (RenderingHints) hints.clone();
  }

  @Override
  public void setRenderingHints(Map<?, ?> others) {
    hints.clear();
    hints.putAll(others);
  }

  @Override
  public void addRenderingHints(Map<?, ?> others) {
    hints.putAll(others);
  }

  @Override
  public FontRenderContext getFontRenderContext() {
    return new FontRenderContext(null, true, true);
  }

  @Override
  public FontMetrics getFontMetrics(Font font) {
    Graphics2D g = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
    try {
      return g.getFontMetrics(font);
    } finally {
      g.dispose();
    }
  }

  @Override
  public GraphicsConfiguration getDeviceConfiguration() {
    return null;
  }

  @Override
  public Graphics create() {
    throw refused("drawings inside drawings");
  }

  @Override
  public void dispose() {}

  // --- transformations and clips

  /** Hears that what follows is drawn inside a shape of the page, or everywhere if null. */
  abstract void clipped(Shape shape);

  @Override
  public void transform(AffineTransform further) {
    transform.concatenate(further);
  }

  @Override
  public void setTransform(AffineTransform other) {
    transform = new AffineTransform(other);
  }

  @Override
  public AffineTransform getTransform() {
    return new AffineTransform(transform);
  }

  @Override
  public void setClip(Shape shape) {
    clip = shape == null ? null : transform.createTransformedShape(shape);
    clipped(clip);
  }

  @Override
  public void clip(Shape shape) {
    Shape further = transform.createTransformedShape(shape);
    if (clip != null) {
      Area both = new Area(clip);
      both.intersect(new Area(further));
      further = both;
    }
    clip = further;
    clipped(clip);
  }

  @Override
  public Shape getClip() {
    return clip == null ? null : toUser(clip);
  }

  @Override
  public Rectangle getClipBounds() {
    return clip == null ? null : toUser(clip).getBounds();
  }

  private Shape toUser(Shape shape) {
    try {
      return transform.createInverse().createTransformedShape(shape);
    } catch (NoninvertibleTransformException e) {
      throw new IllegalStateException("a transformation to nothing", e);
    }
  }

  @Override
  public void translate(int x, int y) {
    translate((double) x, (double) y);
  }

  @Override
  public void translate(double x, double y) {
    transform(AffineTransform.getTranslateInstance(x, y));
  }

  @Override
  public void rotate(double angle) {
    transform(AffineTransform.getRotateInstance(angle));
  }

  @Override
  public void rotate(double angle, double x, double y) {
    transform(AffineTransform.getRotateInstance(angle, x, y));
  }

  @Override
  public void scale(double x, double y) {
    throw refused("change of scale");
  }

  @Override
  public void shear(double x, double y) {
    throw refused("change of angles");
  }

  // --- shapes

  @Override
  public void clipRect(int x, int y, int width, int height) {
    clip(new Rectangle(x, y, width, height));
  }

  @Override
  public void setClip(int x, int y, int width, int height) {
    setClip(new Rectangle(x, y, width, height));
  }

  @Override
  public boolean hit(Rectangle rectangle, Shape shape, boolean onStroke) {
    throw refused("pixels to be hit");
  }

  @Override
  public void drawLine(int x1, int y1, int x2, int y2) {
    draw(new Line2D.Double(x1, y1, x2, y2));
  }

  @Override
  public void fillRect(int x, int y, int width, int height) {
    fill(new Rectangle(x, y, width, height));
  }

  @Override
  public void clearRect(int x, int y, int width, int height) {
    Color before = color;
    color = background;
    fillRect(x, y, width, height);
    color = before;
  }

  @Override
  public void drawRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
    draw(new RoundRectangle2D.Double(x, y, width, height, arcWidth, arcHeight));
  }

  @Override
  public void fillRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
    fill(new RoundRectangle2D.Double(x, y, width, height, arcWidth, arcHeight));
  }

  @Override
  public void drawOval(int x, int y, int width, int height) {
    draw(new Ellipse2D.Double(x, y, width, height));
  }

  @Override
  public void fillOval(int x, int y, int width, int height) {
    fill(new Ellipse2D.Double(x, y, width, height));
  }

  @Override
  public void drawArc(int x, int y, int width, int height, int start, int arc) {
    draw(new Arc2D.Double(x, y, width, height, start, arc, Arc2D.OPEN));
  }

  @Override
  public void fillArc(int x, int y, int width, int height, int start, int arc) {
    fill(new Arc2D.Double(x, y, width, height, start, arc, Arc2D.PIE));
  }

  @Override
  public void drawPolyline(int[] x, int[] y, int count) {
    Path2D path = new Path2D.Double();
    for (int i = 0; i < count; i++) {
      if (i == 0) {
        path.moveTo(x[i], y[i]);
      } else {
        path.lineTo(x[i], y[i]);
      }
    }
    draw(path);
  }

  @Override
  public void drawPolygon(int[] x, int[] y, int count) {
    draw(new Polygon(x, y, count));
  }

  @Override
  public void fillPolygon(int[] x, int[] y, int count) {
    fill(new Polygon(x, y, count));
  }

  // --- texts

  @Override
  public void drawString(String text, int x, int y) {
    drawString(text, (float) x, (float) y);
  }

  @Override
  public void drawString(AttributedCharacterIterator text, int x, int y) {
    drawString(text, (float) x, (float) y);
  }

  @Override
  public void drawString(AttributedCharacterIterator text, float x, float y) {
    StringBuilder plain = new StringBuilder();
    for (char c = text.first(); c != AttributedCharacterIterator.DONE; c = text.next()) {
      plain.append(c);
    }
    drawString(plain.toString(), x, y);
  }

  @Override
  public void drawGlyphVector(GlyphVector glyphs, float x, float y) {
    fill(glyphs.getOutline(x, y));
  }

  // --- pictures

  @Override
  public void copyArea(int x, int y, int width, int height, int dx, int dy) {
    throw refused("pixels to copy");
  }

  @Override
  public boolean drawImage(Image image, AffineTransform transform, ImageObserver observer) {
    throw refused("picture");
  }

  @Override
  public void drawImage(BufferedImage image, BufferedImageOp operation, int x, int y) {
    throw refused("picture");
  }

  @Override
  public void drawRenderedImage(RenderedImage image, AffineTransform transform) {
    throw refused("picture");
  }

  @Override
  public void drawRenderableImage(RenderableImage image, AffineTransform transform) {
    throw refused("picture");
  }

  @Override
  public boolean drawImage(Image image, int x, int y, ImageObserver observer) {
    throw refused("picture");
  }

  @Override
  public boolean drawImage(Image image, int x, int y, int w, int h, ImageObserver observer) {
    throw refused("picture");
  }

  @Override
  public boolean drawImage(Image image, int x, int y, Color background, ImageObserver observer) {
    throw refused("picture");
  }

  @Override
  public boolean drawImage(
      Image image, int x, int y, int w, int h, Color background, ImageObserver observer) {
    throw refused("picture");
  }

  @Override
  public boolean drawImage(
      Image image,
      int left,
      int top,
      int right,
      int bottom,
      int sourceLeft,
      int sourceTop,
      int sourceRight,
      int sourceBottom,
      ImageObserver observer) {
    throw refused("picture");
  }

  @Override
  public boolean drawImage(
      Image image,
      int left,
      int top,
      int right,
      int bottom,
      int sourceLeft,
      int sourceTop,
      int sourceRight,
      int sourceBottom,
      Color background,
      ImageObserver observer) {
    throw refused("picture");
  }
}
