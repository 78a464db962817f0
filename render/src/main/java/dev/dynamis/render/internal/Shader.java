package dev.dynamis.render.internal;

import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.render.scene.SceneGeom;

/**
 * The colors of triangles at places of the picture: where in the world that is, the texture there,
 * then light, fog and haze. Places are collected and shaded together. One for each worker.
 */
final class Shader {
  /** Most places along a stretched pixel at which a texture is looked up. */
  private static final int STRETCH = 5;

  private final Frame f;
  private final Surfaces s;
  private final LightStage lights;
  private final PlaneStage planes = new PlaneStage();
  private final Fragments a = new Fragments();
  private final float[] texel = new float[3];
  private final float[] color = new float[3];
  private TrianglePass pass;
  private boolean direct;
  private boolean hazy;
  private float[] target;
  private int stride;

  Shader(Frame frame) {
    f = frame;
    s = frame.surfaces;
    lights = new LightStage(frame);
  }

  /**
   * Begins with a picture.
   *
   * @param view triangles as the picture shows them
   * @param straight whether this is no mirror image and nothing transparent: shadows fall, and the
   *     sky is seen where no triangle is
   * @param haze whether haze lies on planes without end
   * @param sum colors of a tile's pixels, to which those of places are added by their weights
   * @param numbers numbers of a pixel in {@code sum}
   */
  void begin(TrianglePass view, boolean straight, boolean haze, float[] sum, int numbers) {
    pass = view;
    direct = straight;
    hazy = haze;
    target = sum;
    stride = numbers;
  }

  /** Adds the color of a triangle, or of the sky if it is -1, at a place of the picture. */
  void add(int t, double x, double y, float weight, int pixel) {
    if (t >= 0) {
      a.add(t, s.triItem[t], x, y, weight, pixel);
      if (a.count == Fragments.CAPACITY) {
        flush();
      }
    } else if (direct) {
      sky(x, y, weight, pixel);
    }
  }

  /** Shades all places that were added and not shaded yet. */
  void flush() {
    locate();
    lights.run(a, pass.lens, direct);
    Lens l = pass.lens;
    for (int i = 0; i < a.count; i++) {
      color[0] = (float) a.red[i];
      color[1] = (float) a.green[i];
      color[2] = (float) a.blue[i];
      if (f.options.fog()) {
        fog(l, a.px[i], a.py[i], a.pz[i]);
      }
      SceneGeom g = s.items[a.item[i]];
      if (hazy && isEndless(g)) {
        if (l.orthographic) {
          f.sky.haze(color, l.forward[0], l.forward[1], l.forward[2]);
        } else {
          f.sky.haze(color, a.px[i] - l.eye[0], a.py[i] - l.eye[1], a.pz[i] - l.eye[2]);
        }
      }
      sum(a.weight[i], a.pixel[i]);
    }
    a.count = 0;
  }

  /** Finds the places in the world; those beyond the sky are colored as the sky is. */
  private void locate() {
    boolean hidden = false;
    int to;
    for (int from = 0; from < a.count; from = to) {
      to = a.endOfRun(from);
      SceneGeom g = s.items[a.item[from]];
      if (g.type == GeomType.PLANE) {
        hidden |= plane(g, from, to);
      } else {
        for (int i = from; i < to; i++) {
          interpolate(g, i);
        }
      }
    }
    if (hidden) {
      a.dropHidden();
    }
  }

  private static boolean isEndless(SceneGeom g) {
    return g.type == GeomType.PLANE && (g.size[0] <= 0 || g.size[1] <= 0);
  }

  private void sky(double x, double y, float weight, int pixel) {
    Lens l = pass.lens;
    double sx = l.orthographic ? 0 : (x - l.centerX) * l.pixelX;
    double sy = l.orthographic ? 0 : (l.centerY - y) * l.pixelY;
    double rx = l.forward[0] + sx * l.right[0] + sy * l.up[0];
    double ry = l.forward[1] + sx * l.right[1] + sy * l.up[1];
    double rz = l.forward[2] + sx * l.right[2] + sy * l.up[2];
    f.sky.color(color, rx, ry, rz);
    f.sky.haze(color, rx, ry, rz);
    sum(weight, pixel);
  }

  private void sum(float weight, int pixel) {
    int o = stride * pixel;
    target[o] += weight * (color[0] < 1 ? color[0] : 1);
    target[o + 1] += weight * (color[1] < 1 ? color[1] : 1);
    target[o + 2] += weight * (color[2] < 1 ? color[2] : 1);
  }

  /**
   * A plane is met by rays: triangles without end are too large to interpolate in. Returns whether
   * some of the places are beyond the sky.
   */
  private boolean plane(SceneGeom g, int from, int to) {
    planes.meet(a, from, to, g, pass.lens);
    boolean ends = direct && isEndless(g);
    boolean hidden = false;
    Texture texture = g.texId < 0 ? null : f.materials.texture(g.texId);
    boolean flat = texture != null && !texture.isCube();
    if (flat) {
      planes.spread(f.materials.acrossPlane(a.item[from]), f.materials.downPlane(a.item[from]));
    }
    boolean uniform = texture != null && f.model.mat.texuniform[g.matId];
    for (int i = from; i < to; i++) {
      if (ends && f.sky.hides(a.px[i], a.py[i], a.pz[i])) {
        sky(a.x[i], a.y[i], a.weight[i], a.pixel[i]);
        a.item[i] = -1;
        hidden = true;
      } else if (flat) {
        look(
            texture,
            planes.s[i],
            planes.t[i],
            planes.rightS[i],
            planes.rightT[i],
            planes.downS[i],
            planes.downT[i]);
        textured(i);
      } else if (texture != null) {
        double x = planes.x[i];
        double y = planes.y[i];
        texture.cube(texel, uniform ? g.size[0] * x : x, uniform ? g.size[1] * y : y, 0, 1);
        textured(i);
      } else {
        untextured(i);
      }
    }
    return hidden;
  }

  private void textured(int at) {
    a.textureR[at] = texel[0];
    a.textureG[at] = texel[1];
    a.textureB[at] = texel[2];
  }

  private void untextured(int at) {
    a.textureR[at] = 1;
    a.textureG[at] = 1;
    a.textureB[at] = 1;
  }

  private void interpolate(SceneGeom g, int at) {
    int t = a.triangle[at];
    double x = a.x[at];
    double y = a.y[at];
    double[] e = pass.edges;
    int o = TrianglePass.STRIDE * t;
    double e0 = e[o] * x + (e[o + 1] * y + e[o + 2]);
    double e1 = e[o + 3] * x + (e[o + 4] * y + e[o + 5]);
    double e2 = e[o + 6] * x + (e[o + 7] * y + e[o + 8]);
    double inverse = 1 / (e0 + e1 + e2);
    double b0 = e0 * inverse;
    double b1 = e1 * inverse;
    double b2 = e2 * inverse;
    int i = 3 * s.tri[3 * t];
    int j = 3 * s.tri[3 * t + 1];
    int k = 3 * s.tri[3 * t + 2];
    float[] p = s.pos;
    a.px[at] = b0 * p[i] + b1 * p[j] + b2 * p[k];
    a.py[at] = b0 * p[i + 1] + b1 * p[j + 1] + b2 * p[k + 1];
    a.pz[at] = b0 * p[i + 2] + b1 * p[j + 2] + b2 * p[k + 2];
    float[] n = s.normal;
    double nx = b0 * n[i] + b1 * n[j] + b2 * n[k];
    double ny = b0 * n[i + 1] + b1 * n[j + 1] + b2 * n[k + 1];
    double nz = b0 * n[i + 2] + b1 * n[j + 2] + b2 * n[k + 2];
    double length = nx * nx + ny * ny + nz * nz;
    if (length > 0) {
      double scale = 1 / Math.sqrt(length);
      nx *= scale;
      ny *= scale;
      nz *= scale;
    }
    a.nx[at] = nx;
    a.ny[at] = ny;
    a.nz[at] = nz;
    if (g.texId < 0) {
      untextured(at);
      return;
    }
    Texture texture = f.materials.texture(g.texId);
    float[] c = s.tex;
    double s0 = b0 * c[i] + b1 * c[j] + b2 * c[k];
    double t0 = b0 * c[i + 1] + b1 * c[j + 1] + b2 * c[k + 1];
    // the neighbors to the right and below tell how the texture is stretched
    double x0 = e0 + e[o];
    double x1 = e1 + e[o + 3];
    double x2 = e2 + e[o + 6];
    double ix = 1 / (x0 + x1 + x2);
    double y0 = e0 + e[o + 1];
    double y1 = e1 + e[o + 4];
    double y2 = e2 + e[o + 7];
    double iy = 1 / (y0 + y1 + y2);
    if (texture.isCube()) {
      double q0 = b0 * c[i + 2] + b1 * c[j + 2] + b2 * c[k + 2];
      double across =
          change(c, i, j, k, x0 * ix, x1 * ix, x2 * ix, s0, t0, q0)
              + change(c, i, j, k, y0 * iy, y1 * iy, y2 * iy, s0, t0, q0);
      double longest = Math.max(Math.abs(s0), Math.max(Math.abs(t0), Math.abs(q0)));
      // a side is 2 wide where its axis is 1; the mean of both directions
      texture.cube(texel, s0, t0, q0, 0.25 * across * texture.width() / Math.max(1e-12, longest));
      textured(at);
      return;
    }
    look(
        texture,
        s0,
        t0,
        (x0 * c[i] + x1 * c[j] + x2 * c[k]) * ix - s0,
        (x0 * c[i + 1] + x1 * c[j + 1] + x2 * c[k + 1]) * ix - t0,
        (y0 * c[i] + y1 * c[j] + y2 * c[k]) * iy - s0,
        (y0 * c[i + 1] + y1 * c[j + 1] + y2 * c[k + 1]) * iy - t0);
    textured(at);
  }

  /** Returns how far the interpolated direction of a neighbor is from a direction. */
  private static double change(
      float[] c,
      int i,
      int j,
      int k,
      double b0,
      double b1,
      double b2,
      double x,
      double y,
      double z) {
    double dx = b0 * c[i] + b1 * c[j] + b2 * c[k] - x;
    double dy = b0 * c[i + 1] + b1 * c[j + 1] + b2 * c[k + 1] - y;
    double dz = b0 * c[i + 2] + b1 * c[j + 2] + b2 * c[k + 2] - z;
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  /** Looks up a texture over a pixel, at several places along its longer side. */
  private void look(
      Texture texture, double s0, double t0, double sx, double tx, double sy, double ty) {
    double w = texture.width();
    double h = texture.height();
    double squareX = sx * w * sx * w + tx * h * tx * h;
    double squareY = sy * w * sy * w + ty * h * ty * h;
    boolean along = squareX > squareY;
    double longer = along ? squareX : squareY;
    double shorter = along ? squareY : squareX;
    if (!(longer > 1)) {
      texture.flat(texel, s0, t0, 1);
      return;
    }
    // as many places as the longer side holds the shorter one, rounded
    double unit = shorter > 1 ? shorter : 1;
    int n = 1;
    while (n < STRETCH && longer > (n + 0.5) * (n + 0.5) * unit) {
      n++;
    }
    if (n == 1) {
      texture.flat(texel, s0, t0, Math.sqrt(longer));
    } else {
      texture.row(texel, s0, t0, along ? sx : sy, along ? tx : ty, n, longer / (n * n));
    }
  }

  private void fog(Lens l, double x, double y, double z) {
    double d = l.depthOf(x, y, z);
    float a = (float) Math.clamp((d - f.fogStart) / (f.fogEnd - f.fogStart), 0.0, 1.0);
    for (int i = 0; i < 3; i++) {
      color[i] += a * (f.model.vis.rgba.fog[i] - Math.min(1, color[i]));
    }
  }
}
