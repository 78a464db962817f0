package dev.dynamis.render.internal;

import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.LightType;
import dev.dynamis.render.scene.SceneGeom;
import dev.dynamis.render.scene.SceneLight;

/**
 * The color of a triangle at a place in the picture, by OpenGL's light equation at that place: for each
 * light ambient, diffuse (Lambert) and specular (Blinn) parts, attenuated, each sum cut off at 1 and
 * multiplied by the texture. One for each worker.
 */
final class Shader {
  /** Most places along a stretched pixel at which a texture is looked up. */
  private static final int STRETCH = 6;

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
    if (g.texId < 0) {
      meet(l, g, x, y);
      return false;
    }
    Texture texture = f.materials.texture(g.texId);
    boolean uniform = f.model.mat.texuniform[g.matId];
    meet(l, g, x, y);
    if (texture.isCube()) {
      double ux = uniform ? g.size[0] : 1;
      double uy = uniform ? g.size[1] : 1;
      texture.cube(texel, ux * alongX(g), uy * alongY(g), 0, 1);
      return true;
    }
    double us = 0.5 * s.repeat(g, 0, uniform);
    double ut = -0.5 * s.repeat(g, 1, uniform);
    meet(l, g, x + 1, y);
    double sx = us * alongX(g);
    double tx = ut * alongY(g);
    meet(l, g, x, y + 1);
    double sy = us * alongX(g);
    double ty = ut * alongY(g);
    meet(l, g, x, y);
    double s0 = us * alongX(g);
    double t0 = ut * alongY(g);
    look(texture, s0 - 0.5, t0 - 0.5, sx - s0, tx - t0, sy - s0, ty - t0);
    return true;
  }

  private void meet(Lens l, SceneGeom g, double x, double y) {
    ray(l, x, y);
    double down = rx * nx + ry * ny + rz * nz;
    double height = (g.pos[0] - px) * nx + (g.pos[1] - py) * ny + (g.pos[2] - pz) * nz;
    double d = Math.abs(down) > 1e-12 ? height / down : l.far;
    px += d * rx;
    py += d * ry;
    pz += d * rz;
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
    if (texture.isCube()) {
      double q0 = b0 * c[i + 2] + b1 * c[j + 2] + b2 * c[k + 2];
      texture.cube(texel, s0, t0, q0, 1);
      return true;
    }
    // the neighbors to the right and below tell how the texture is stretched
    double x0 = e0 + e[o];
    double x1 = e1 + e[o + 3];
    double x2 = e2 + e[o + 6];
    double ix = 1 / (x0 + x1 + x2);
    double y0 = e0 + e[o + 1];
    double y1 = e1 + e[o + 4];
    double y2 = e2 + e[o + 7];
    double iy = 1 / (y0 + y1 + y2);
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
      texture.flat(texel, s0 + at * ds, t0 + at * dt, longer / n);
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
    float cr = g.rgba[0];
    float cg = g.rgba[1];
    float cb = g.rgba[2];
    double vx = l.orthographic ? -l.forward[0] : l.eye[0] - px;
    double vy = l.orthographic ? -l.forward[1] : l.eye[1] - py;
    double vz = l.orthographic ? -l.forward[2] : l.eye[2] - pz;
    double scale = 1 / Math.max(1e-30, Math.sqrt(vx * vx + vy * vy + vz * vz));
    vx *= scale;
    vy *= scale;
    vz *= scale;
    float own = g.emission + lights.ambient;
    float r = own * cr;
    float green = own * cg;
    float b = own * cb;
    float shadedR = 0;
    float shadedG = 0;
    float shadedB = 0;
    for (int i = 0; i < lights.count; i++) {
      SceneLight light = lights.light[i];
      double lx = -light.dir[0];
      double ly = -light.dir[1];
      double lz = -light.dir[2];
      float strength = 1;
      if (light.type != LightType.DIRECTIONAL) {
        lx = light.pos[0] - px;
        ly = light.pos[1] - py;
        lz = light.pos[2] - pz;
        double d2 = lx * lx + ly * ly + lz * lz;
        double d = Math.sqrt(d2);
        double id = d > 0 ? 1 / d : 0;
        lx *= id;
        ly *= id;
        lz *= id;
        float[] a = light.attenuation;
        double fall = a[0] + a[1] * d + a[2] * d2;
        strength = fall > 1e-9 ? (float) (1 / fall) : 1;
        if (light.type == LightType.SPOT) {
          double cos = -(lx * light.dir[0] + ly * light.dir[1] + lz * light.dir[2]);
          if (cos < lights.cosine[i]) {
            continue;
          }
          if (lights.falloff[i] != null) {
            strength *= lights.falloff[i].get(cos);
          }
        }
      }
      double facing = nx * lx + ny * ly + nz * lz;
      ShadowMap map = shadows ? lights.shadow[i] : null;
      if (map != null) {
        if (facing > 0) {
          strength *= map.lit(px, py, pz, nx, ny, nz);
        }
        if (strength == 0) {
          continue;
        }
      }
      float diffuse = 0;
      float specular = 0;
      if (facing > 0) {
        diffuse = strength * (float) facing;
        double hx = lx + vx;
        double hy = ly + vy;
        double hz = lz + vz;
        double toward = nx * hx + ny * hy + nz * hz;
        if (g.specular > 0 && toward > 0) {
          double cos = toward / Math.sqrt(hx * hx + hy * hy + hz * hz);
          specular = strength * g.specular * f.materials.shine(item).get(cos);
        }
      }
      float[] la = light.ambient;
      float[] ld = light.diffuse;
      float[] ls = light.specular;
      float lr = (strength * la[0] + diffuse * ld[0]) * cr + specular * ls[0];
      float lg = (strength * la[1] + diffuse * ld[1]) * cg + specular * ls[1];
      float lb = (strength * la[2] + diffuse * ld[2]) * cb + specular * ls[2];
      if (map != null) {
        shadedR += Math.min(1, lr);
        shadedG += Math.min(1, lg);
        shadedB += Math.min(1, lb);
      } else {
        r += lr;
        green += lg;
        b += lb;
      }
    }
    r = Math.min(1, r) + shadedR;
    green = Math.min(1, green) + shadedG;
    b = Math.min(1, b) + shadedB;
    color[0] = textured ? r * texel[0] : r;
    color[1] = textured ? green * texel[1] : green;
    color[2] = textured ? b * texel[2] : b;
  }

  private void fog(Lens l) {
    double d = l.depthOf(px, py, pz);
    float a = (float) Math.clamp((d - f.fogStart) / (f.fogEnd - f.fogStart), 0.0, 1.0);
    for (int i = 0; i < 3; i++) {
      color[i] += a * (f.model.vis.rgba.fog[i] - Math.min(1, color[i]));
    }
  }
}
