package dev.dynamis.render;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.render.internal.Frame;
import dev.dynamis.render.internal.RenderOptions;
import dev.dynamis.render.scene.Scene;
import dev.dynamis.render.scene.SceneOptions;
import dev.dynamis.render.scene.Viewpoint;
import java.util.concurrent.Executor;

/**
 * Sees a mechanism: color, depth and what is where, into arrays that the caller gives. Nothing is
 * allocated once the first frames have been drawn, and the same state gives the same bits on every
 * machine and any number of threads. A camera belongs to one thread at a time.
 *
 * <pre>{@code
 * Camera camera = Camera.of(model, Viewpoint.of(model, "head")).size(320, 240).build();
 * int[] picture = new int[320 * 240];
 * camera.color(mechanism.refresh().data(), picture);
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Camera {
  /** Most pixels of a picture. */
  public static final long MAX_PIXELS = 1L << 26;

  /** Most pixels of a side of a picture. */
  public static final int MAX_SIDE = 16384;

  private final Viewpoint viewpoint;
  private final Scene scene;
  private final Frame frame;
  private final int width;
  private final int height;

  private Camera(Builder b) {
    viewpoint = b.viewpoint;
    width = b.width;
    height = b.height;
    scene = new Scene(b.model, b.shown);
    RenderOptions options =
        new RenderOptions(b.samples, b.shadows, b.reflections, b.sky, b.sky && b.haze, b.fog);
    frame = new Frame(scene, width, height, options, b.executor, b.threads);
  }

  /** Starts a camera at a viewpoint, of 640 by 480 pixels unless told otherwise. */
  public static Builder of(Model model, Viewpoint viewpoint) {
    return new Builder(model, viewpoint);
  }

  /** Returns where the camera is; a free viewpoint may be moved between frames. */
  public Viewpoint viewpoint() {
    return viewpoint;
  }

  /** Returns the width, pixels. */
  public int width() {
    return width;
  }

  /** Returns the height, pixels. */
  public int height() {
    return height;
  }

  /**
   * Draws a state.
   *
   * @param d state, its positions up to date, as after {@code mechanism.refresh()}
   * @param argb pixels, row by row from the top: opacity (always 255), red, green, blue; written
   * @throws dev.dynamis.core.SimulationException if a position is not finite
   */
  public void color(Data d, int[] argb) {
    check(argb.length, 1, "colors");
    update(d);
    frame.colors(viewpoint, argb);
  }

  /**
   * Measures how far away what is seen is, along the direction of gaze, at the center of each
   * pixel.
   *
   * @param d state, its positions up to date
   * @param metres distances, row by row from the top, m; the far clipping distance where nothing
   *     is; written
   */
  public void depth(Data d, float[] metres) {
    check(metres.length, 1, "depths");
    update(d);
    frame.measure(viewpoint, metres, null);
  }

  /**
   * Tells which object is seen at the center of each pixel.
   *
   * @param d state, its positions up to date
   * @param idAndType for each pixel, row by row from the top, the number of the object and its
   *     type, an {@code ObjType} value; -1 and -1 where nothing is; written
   */
  public void segmentation(Data d, int[] idAndType) {
    check(idAndType.length, 2, "numbers");
    update(d);
    frame.measure(viewpoint, null, idAndType);
  }

  private void check(int length, int each, String what) {
    if (length != each * width * height) {
      throw new IllegalArgumentException(
          "the array holds "
              + length
              + " "
              + what
              + ", expected "
              + each * width * height
              + " for "
              + width
              + " x "
              + height
              + " pixels");
    }
  }

  private void update(Data d) {
    viewpoint.update(d);
    scene.update(d, viewpoint);
  }

  /** Chooses how a camera sees. */
  public static final class Builder {
    private final Model model;
    private final Viewpoint viewpoint;
    private int width = 640;
    private int height = 480;
    private int samples = 4;
    private boolean shadows = true;
    private boolean reflections = true;
    private boolean sky = true;
    private boolean haze = true;
    private boolean fog;
    private SceneOptions shown = SceneOptions.DEFAULT;
    private Executor executor;
    private int threads = 1;

    private Builder(Model model, Viewpoint viewpoint) {
      this.model = model;
      this.viewpoint = viewpoint;
    }

    /**
     * Sets width and height, pixels.
     *
     * @throws IllegalArgumentException if a picture can't be as small or large
     */
    public Builder size(int w, int h) {
      if (w < 1 || h < 1 || w > MAX_SIDE || h > MAX_SIDE || (long) w * h > MAX_PIXELS) {
        throw new IllegalArgumentException(
            "a picture can't have "
                + w
                + " x "
                + h
                + " pixels: a side has 1 to "
                + MAX_SIDE
                + ", all have at most "
                + MAX_PIXELS);
      }
      width = w;
      height = h;
      return this;
    }

    /** Sets how many samples each pixel has: 4 for smooth edges, 1 for speed. */
    public Builder samples(int n) {
      if (n != 1 && n != 4) {
        throw new IllegalArgumentException("a pixel has 1 or 4 samples, not " + n);
      }
      samples = n;
      return this;
    }

    /** Sets whether lights throw shadows, as they do unless told otherwise. */
    public Builder shadows(boolean on) {
      shadows = on;
      return this;
    }

    /** Sets whether materials reflect, as they do unless told otherwise. */
    public Builder reflections(boolean on) {
      reflections = on;
      return this;
    }

    /** Sets whether the sky box is drawn, as it is unless told otherwise. */
    public Builder sky(boolean on) {
      sky = on;
      return this;
    }

    /** Sets whether haze lies on the horizon, as it does unless told otherwise. */
    public Builder haze(boolean on) {
      haze = on;
      return this;
    }

    /** Sets whether the model's fog is drawn, as it is not unless asked for. */
    public Builder fog(boolean on) {
      fog = on;
      return this;
    }

    /** Sets which parts of the model are shown. */
    public Builder showing(SceneOptions options) {
      shown = options;
      return this;
    }

    /**
     * Draws on several threads: the one that asks for a frame, and others of an executor, which
     * gets up to {@code n - 1} short tasks for each stage of a frame.
     */
    public Builder parallel(Executor threadPool, int n) {
      if (n < 1) {
        throw new IllegalArgumentException("a camera needs at least 1 thread, not " + n);
      }
      executor = n == 1 ? null : threadPool;
      threads = n;
      return this;
    }

    /** Makes the camera. */
    public Camera build() {
      return new Camera(this);
    }
  }
}
