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
  private final Fragments a = new Fragments();
  private final float[] texel = new float[3];
  private final float[] color = new float[3];
  private TrianglePass pass;
  private boolean direct;
  private boolean hazy;
  private float[] target;
  private int stride;

  // a ray: where it begins and its direction
  private double px;
  private double py;
  private double pz;
  private double rx;
  private double ry;
  private double rz;

  // normal of the place that is looked at
  private double nx;
  private double ny;
  private double nz;

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
    int kept = 0;
    for (int i = 0; i < a.count; i++) {
      if (kept != i) {
        a.move(i, kept);
      }
      SceneGeom g = s.items[a.item[kept]];
      if (g.type != GeomType.PLANE) {
        interpolate(g, kept);
        kept++;
      } else {
        plane(pass.lens, g, kept);
        if (direct && isEndless(g) && f.sky.hides(a.px[kept], a.py[kept], a.pz[kept])) {
          sky(a.x[kept], a.y[kept], a.weight[kept], a.pixel[kept]);
        } else {
          kept++;
        }
      }
    }
    a.count = kept;
  }

  private static boolean isEndless(SceneGeom g) {
    return g.type == GeomType.PLANE && (g.size[0] <= 0 || g.size[1] <= 0);
  }

  private void sky(double x, double y, float weight, int pixel) {
    ray(pass.lens, x, y);
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

  /** Computes the ray through a place of the picture. */
  private void ray(Lens l, double x, double y) {
    double sx = (x - l.centerX) * l.pixelX;
    double sy = (l.centerY - y) * l.pixelY;
    if (l.orthographic) {
      rx = l.forward[0];
      ry = l.forward[1];
      rz = l.forward[2];
      px = l.eye[0] + sx * l.right[0] + sy * l.up[0];
      py = l.eye[1] + sx * l.right[1] + sy * l.up[1];
      pz = l.eye[2] + sx * l.right[2] + sy * l.up[2];
    } else {
      rx = l.forward[0] + sx * l.right[0] + sy * l.up[0];
      ry = l.forward[1] + sx * l.right[1] + sy * l.up[1];
      rz = l.forward[2] + sx * l.right[2] + sy * l.up[2];
      px = l.eye[0];
      py = l.eye[1];
      pz = l.eye[2];
    }
  }

  /** A plane is met by the ray itself: triangles without end are too large to interpolate in. */
  private void plane(Lens l, SceneGeom g, int at) {
    nx = g.mat[2];
    ny = g.mat[5];
    nz = g.mat[8];
    ray(l, a.x[at], a.y[at]);
    double ox = px - g.pos[0];
    double oy = py - g.pos[1];
    double oz = pz - g.pos[2];
    double height = ox * nx + oy * ny + oz * nz;
    double down = rx * nx + ry * ny + rz * nz;
    boolean meets = Math.abs(down) > 1e-12;
    double inverse = 1 / (meets ? down : 1e-12);
    double d = meets ? -height * inverse : l.far;
    px += d * rx;
    py += d * ry;
    pz += d * rz;
    a.px[at] = px;
    a.py[at] = py;
    a.pz[at] = pz;
    a.nx[at] = nx;
    a.ny[at] = ny;
    a.nz[at] = nz;
    if (g.texId < 0) {
      untextured(at);
      return;
    }
    Texture texture = f.materials.texture(g.texId);
    boolean uniform = f.model.mat.texuniform[g.matId];
    double lx = alongX(g);
    double ly = alongY(g);
    if (texture.isCube()) {
      texture.cube(texel, uniform ? g.size[0] * lx : lx, uniform ? g.size[1] * ly : ly, 0, 1);
      textured(at);
      return;
    }
    double us = f.materials.acrossPlane(a.item[at]);
    double ut = f.materials.downPlane(a.item[at]);
    // how the place on the plane changes as the ray moves by a pixel to the right, and down
    slope(l, g, l.right, l.pixelX, d, inverse);
    double sx = us * slopeX;
    double tx = ut * slopeY;
    slope(l, g, l.up, -l.pixelY, d, inverse);
    look(texture, us * lx - 0.5, ut * ly - 0.5, sx, tx, us * slopeX, ut * slopeY);
    textured(at);
  }

  private void textured(int at) {
    a.texture[3 * at] = texel[0];
    a.texture[3 * at + 1] = texel[1];
    a.texture[3 * at + 2] = texel[2];
  }

  private void untextured(int at) {
    a.texture[3 * at] = 1;
    a.texture[3 * at + 1] = 1;
    a.texture[3 * at + 2] = 1;
  }

  private double slopeX;
  private double slopeY;

  /** Derivative of the place on a plane, in its own axes, by a movement of the ray. */
  private void slope(Lens l, SceneGeom g, double[] axis, double scale, double d, double inverse) {
    double dn = axis[0] * nx + axis[1] * ny + axis[2] * nz;
    double along = -dn * inverse;
    double size = l.orthographic ? scale : scale * d;
    double x = size * (axis[0] + along * rx);
    double y = size * (axis[1] + along * ry);
    double z = size * (axis[2] + along * rz);
    slopeX = x * g.mat[0] + y * g.mat[3] + z * g.mat[6];
    slopeY = x * g.mat[1] + y * g.mat[4] + z * g.mat[7];
  }

  private double alongX(SceneGeom g) {
    return (px - g.pos[0]) * g.mat[0] + (py - g.pos[1]) * g.mat[3] + (pz - g.pos[2]) * g.mat[6];
  }

  private double alongY(SceneGeom g) {
    return (px - g.pos[0]) * g.mat[1] + (py - g.pos[1]) * g.mat[4] + (pz - g.pos[2]) * g.mat[7];
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
    nx = b0 * n[i] + b1 * n[j] + b2 * n[k];
    ny = b0 * n[i + 1] + b1 * n[j + 1] + b2 * n[k + 1];
    nz = b0 * n[i + 2] + b1 * n[j + 2] + b2 * n[k + 2];
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
