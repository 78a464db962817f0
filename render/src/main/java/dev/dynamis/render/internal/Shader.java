package dev.dynamis.render.internal;

import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.LightType;
import dev.dynamis.render.scene.SceneGeom;

/**
 * The color of a triangle at a place in the picture, by OpenGL's light equation at that place: for
 * each light ambient, diffuse (Lambert) and specular (Blinn) parts, attenuated, each sum cut off at
 * 1 and multiplied by the texture. One for each worker.
 */
final class Shader {
  /** Most places along a stretched pixel at which a texture is looked up. */
  private static final int STRETCH = 5;

  /** The result: red, green, blue. */
  final float[] color = new float[3];

  private final Frame f;
  private final Surfaces s;
  private final float[] texel = new float[3];
  private final float[] mixed = new float[3];

  // the point that is shaded: position, normal, direction of the ray to it
  private double px;
  private double py;
  private double pz;
  private double nx;
  private double ny;
  private double nz;
  private double rx;
  private double ry;
  private double rz;

  Shader(Frame frame) {
    f = frame;
    s = frame.surfaces;
  }

  /** Returns whether the point that was shaded last is beyond the sky. */
  boolean isBeyondSky() {
    return f.sky.hides(px, py, pz);
  }

  /** Computes the ray through a place of the picture. */
  void ray(Lens l, double x, double y) {
    double sx = (x - l.centerX) / l.scaleX;
    double sy = (l.centerY - y) / l.scaleY;
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

  /** Colors the sky at a place of the picture. */
  void sky(Lens l, double x, double y) {
    ray(l, x, y);
    f.sky.color(color, rx, ry, rz);
    f.sky.haze(color, rx, ry, rz);
  }

  /** Mixes haze into the color, as it is at a place of a plane without end. */
  void haze() {
    f.sky.haze(color, rx, ry, rz);
  }

  /** Colors a triangle at a place of the picture. */
  void shade(TrianglePass pass, int t, double x, double y, boolean shadows) {
    int item = s.triItem[t];
    SceneGeom g = s.items[item];
    boolean textured;
    if (g.type == GeomType.PLANE) {
      textured = plane(pass.lens, g, x, y);
    } else {
      textured = interpolate(pass, g, t, x, y);
    }
    light(pass.lens, g, item, shadows, textured);
    if (f.options.fog()) {
      fog(pass.lens);
    }
  }

  /** A plane is met by the ray itself: triangles without end are too large to interpolate in. */
  private boolean plane(Lens l, SceneGeom g, double x, double y) {
    nx = g.mat[2];
    ny = g.mat[5];
    nz = g.mat[8];
    ray(l, x, y);
    double ox = px - g.pos[0];
    double oy = py - g.pos[1];
    double oz = pz - g.pos[2];
    double height = ox * nx + oy * ny + oz * nz;
    double down = rx * nx + ry * ny + rz * nz;
    double d = Math.abs(down) > 1e-12 ? -height / down : l.far;
    px += d * rx;
    py += d * ry;
    pz += d * rz;
    if (g.texId < 0) {
      return false;
    }
    Texture texture = f.materials.texture(g.texId);
    boolean uniform = f.model.mat.texuniform[g.matId];
    double lx = alongX(g);
    double ly = alongY(g);
    if (texture.isCube()) {
      texture.cube(texel, uniform ? g.size[0] * lx : lx, uniform ? g.size[1] * ly : ly, 0, 1);
      return true;
    }
    double us = 0.5 * s.repeat(g, 0, uniform);
    double ut = -0.5 * s.repeat(g, 1, uniform);
    // how the place on the plane changes as the ray moves by a pixel to the right, and down
    slope(l, g, l.right, 1 / l.scaleX, d, down);
    double sx = us * slopeX;
    double tx = ut * slopeY;
    slope(l, g, l.up, -1 / l.scaleY, d, down);
    look(texture, us * lx - 0.5, ut * ly - 0.5, sx, tx, us * slopeX, ut * slopeY);
    return true;
  }

  private double slopeX;
  private double slopeY;

  /** Derivative of the place on a plane, in its own axes, by a movement of the ray. */
  private void slope(Lens l, SceneGeom g, double[] axis, double scale, double d, double down) {
    double dn = axis[0] * nx + axis[1] * ny + axis[2] * nz;
    double along = -dn / (Math.abs(down) > 1e-12 ? down : 1e-12);
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

  private boolean interpolate(TrianglePass pass, SceneGeom g, int t, double x, double y) {
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
    px = b0 * p[i] + b1 * p[j] + b2 * p[k];
    py = b0 * p[i + 1] + b1 * p[j + 1] + b2 * p[k + 1];
    pz = b0 * p[i + 2] + b1 * p[j + 2] + b2 * p[k + 2];
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
    if (g.texId < 0) {
      return false;
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
      return true;
    }
    look(
        texture,
        s0,
        t0,
        (x0 * c[i] + x1 * c[j] + x2 * c[k]) * ix - s0,
        (x0 * c[i + 1] + x1 * c[j + 1] + x2 * c[k + 1]) * ix - t0,
        (y0 * c[i] + y1 * c[j] + y2 * c[k]) * iy - s0,
        (y0 * c[i + 1] + y1 * c[j + 1] + y2 * c[k + 1]) * iy - t0);
    return true;
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
    int w = texture.width();
    int h = texture.height();
    double lengthX = Math.sqrt(sx * w * sx * w + tx * h * tx * h);
    double lengthY = Math.sqrt(sy * w * sy * w + ty * h * ty * h);
    boolean along = lengthX > lengthY;
    double longer = along ? lengthX : lengthY;
    double shorter = along ? lengthY : lengthX;
    if (!(longer > 1)) {
      texture.flat(texel, s0, t0, 1);
      return;
    }
    int n = 1;
    while (n < STRETCH && longer > (n + 0.5) * Math.max(shorter, 1)) {
      n++;
    }
    if (n == 1) {
      texture.flat(texel, s0, t0, longer);
      return;
    }
    double ds = along ? sx : sy;
    double dt = along ? tx : ty;
    mixed[0] = 0;
    mixed[1] = 0;
    mixed[2] = 0;
    for (int i = 0; i < n; i++) {
      double at = (i + 0.5) / n - 0.5;
      texture.flatNear(texel, s0 + at * ds, t0 + at * dt, longer / n);
      mixed[0] += texel[0];
      mixed[1] += texel[1];
      mixed[2] += texel[2];
    }
    texel[0] = mixed[0] / n;
    texel[1] = mixed[1] / n;
    texel[2] = mixed[2] / n;
  }

  private void light(Lens l, SceneGeom g, int item, boolean shadows, boolean textured) {
    Lighting lights = f.lighting;
    double cr = g.rgba[0];
    double cg = g.rgba[1];
    double cb = g.rgba[2];
    double vx = l.orthographic ? -l.forward[0] : l.eye[0] - px;
    double vy = l.orthographic ? -l.forward[1] : l.eye[1] - py;
    double vz = l.orthographic ? -l.forward[2] : l.eye[2] - pz;
    double scale = 1 / Math.max(1e-30, Math.sqrt(vx * vx + vy * vy + vz * vz));
    vx *= scale;
    vy *= scale;
    vz *= scale;
    PowerTable power = f.materials.shine(item);
    float shine = g.specular;
    // squared cosine below which there is no highlight
    double dull = shine > 0 ? power.least() * power.least() : 2;
    float own = g.emission + lights.ambient;
    double r = own * cr;
    double green = own * cg;
    double b = own * cb;
    double shadedR = 0;
    double shadedG = 0;
    double shadedB = 0;
    double[] of = lights.numbers;
    for (int i = 0, o = 0; i < lights.count; i++, o += Lighting.STRIDE) {
      double lx = -of[o + Lighting.DIRECTION];
      double ly = -of[o + Lighting.DIRECTION + 1];
      double lz = -of[o + Lighting.DIRECTION + 2];
      double strength = 1;
      if (lights.light[i].type != LightType.DIRECTIONAL) {
        double ax = lx;
        double ay = ly;
        double az = lz;
        lx = of[o] - px;
        ly = of[o + 1] - py;
        lz = of[o + 2] - pz;
        double d2 = lx * lx + ly * ly + lz * lz;
        double d = Math.sqrt(d2);
        double cos = lx * ax + ly * ay + lz * az;
        if (cos < of[o + Lighting.COSINE] * d) {
          continue;
        }
        double id = d > 0 ? 1 / d : 0;
        lx *= id;
        ly *= id;
        lz *= id;
        double a1 = of[o + Lighting.ATTENUATION + 1];
        double a2 = of[o + Lighting.ATTENUATION + 2];
        double fall = of[o + Lighting.ATTENUATION] + a1 * d + a2 * d2;
        strength = fall == 1 || !(fall > 1e-9) ? 1 : 1 / fall;
        if (lights.falloff[i] != null) {
          strength *= lights.falloff[i].get(cos * id);
        }
      }
      double facing = nx * lx + ny * ly + nz * lz;
      ShadowMap map = shadows ? lights.shadow[i] : null;
      if (map != null && facing > 0) {
        strength *= map.lit(px, py, pz, nx, ny, nz);
        if (strength == 0) {
          continue;
        }
      }
      double diffuse = 0;
      double specular = 0;
      if (facing > 0) {
        diffuse = strength * facing;
        double hx = lx + vx;
        double hy = ly + vy;
        double hz = lz + vz;
        double toward = nx * hx + ny * hy + nz * hz;
        double square = hx * hx + hy * hy + hz * hz;
        if (toward > 0 && toward * toward > dull * square) {
          specular = shine * strength * power.get(toward / Math.sqrt(square));
        }
      }
      double lr =
          (strength * of[o + Lighting.AMBIENT] + diffuse * of[o + Lighting.DIFFUSE]) * cr
              + specular * of[o + Lighting.SPECULAR];
      double lg =
          (strength * of[o + Lighting.AMBIENT + 1] + diffuse * of[o + Lighting.DIFFUSE + 1]) * cg
              + specular * of[o + Lighting.SPECULAR + 1];
      double lb =
          (strength * of[o + Lighting.AMBIENT + 2] + diffuse * of[o + Lighting.DIFFUSE + 2]) * cb
              + specular * of[o + Lighting.SPECULAR + 2];
      if (map != null) {
        shadedR += lr < 1 ? lr : 1;
        shadedG += lg < 1 ? lg : 1;
        shadedB += lb < 1 ? lb : 1;
      } else {
        r += lr;
        green += lg;
        b += lb;
      }
    }
    r = (r < 1 ? r : 1) + shadedR;
    green = (green < 1 ? green : 1) + shadedG;
    b = (b < 1 ? b : 1) + shadedB;
    color[0] = (float) (textured ? r * texel[0] : r);
    color[1] = (float) (textured ? green * texel[1] : green);
    color[2] = (float) (textured ? b * texel[2] : b);
  }

  private void fog(Lens l) {
    double d = l.depthOf(px, py, pz);
    float a = (float) Math.clamp((d - f.fogStart) / (f.fogEnd - f.fogStart), 0.0, 1.0);
    for (int i = 0; i < 3; i++) {
      color[i] += a * (f.model.vis.rgba.fog[i] - Math.min(1, color[i]));
    }
  }
}
