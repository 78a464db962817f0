package dev.dynamis.render.internal;

import dev.dynamis.mechanics.constant.LightType;
import dev.dynamis.render.scene.SceneGeom;

/**
 * The light that fragments send to the eye, by OpenGL's equation: for each light ambient, diffuse
 * (Lambert) and specular (Blinn) parts, attenuated. Lights with shadows are added one by one, each
 * cut off at 1, as MuJoCo's renderer draws them.
 *
 * <p>What needs roots and divisions is computed for all fragments in plain loops over arrays, which
 * the compiler turns into vector instructions; what branches follows fragment by fragment. One for
 * each worker.
 */
final class LightStage {
  private final Frame f;
  private final SceneGeom[] geom = new SceneGeom[Fragments.CAPACITY];
  private final PowerTable[] power = new PowerTable[Fragments.CAPACITY];
  private final double[] dull = new double[Fragments.CAPACITY];

  // direction to the eye
  private final double[] vx = new double[Fragments.CAPACITY];
  private final double[] vy = new double[Fragments.CAPACITY];
  private final double[] vz = new double[Fragments.CAPACITY];

  // of one light: distance, cosine to its axis, by how much that is within the cutoff
  private final double[] distance = new double[Fragments.CAPACITY];
  private final double[] cosine = new double[Fragments.CAPACITY];
  private final double[] within = new double[Fragments.CAPACITY];

  // cosines of the normal to the light, and to half way between light and eye
  private final double[] facing = new double[Fragments.CAPACITY];
  private final double[] half = new double[Fragments.CAPACITY];

  // sum of lights with shadows
  private final double[] shadedR = new double[Fragments.CAPACITY];
  private final double[] shadedG = new double[Fragments.CAPACITY];
  private final double[] shadedB = new double[Fragments.CAPACITY];

  LightStage(Frame frame) {
    f = frame;
  }

  /** Computes the colors of all fragments, with or without shadows. */
  void run(Fragments a, Lens lens, boolean shadows) {
    begin(a);
    if (lens.orthographic) {
      ahead(a.count, lens);
    } else {
      toEye(a, a.count, lens.eye[0], lens.eye[1], lens.eye[2]);
    }
    Lighting lights = f.lighting;
    for (int i = 0, o = 0; i < lights.count; i++, o += Lighting.STRIDE) {
      boolean directional = lights.light[i].type == LightType.DIRECTIONAL;
      if (directional) {
        parallel(a, a.count, lights.numbers, o);
      } else if (reaches(a, a.count, lights.numbers, o)) {
        fromPoint(a, a.count, lights.numbers, o);
      } else {
        continue;
      }
      add(a, i, o, directional, shadows ? lights.shadow[i] : null);
    }
    for (int i = 0; i < a.count; i++) {
      a.red[i] = ((a.red[i] < 1 ? a.red[i] : 1) + shadedR[i]) * a.texture[3 * i];
      a.green[i] = ((a.green[i] < 1 ? a.green[i] : 1) + shadedG[i]) * a.texture[3 * i + 1];
      a.blue[i] = ((a.blue[i] < 1 ? a.blue[i] : 1) + shadedB[i]) * a.texture[3 * i + 2];
    }
  }

  /** What shines by itself, and materials. */
  private void begin(Fragments a) {
    int last = -1;
    SceneGeom g = null;
    PowerTable table = null;
    double least = 0;
    double own = 0;
    for (int i = 0; i < a.count; i++) {
      if (a.item[i] != last) {
        last = a.item[i];
        g = f.surfaces.items[last];
        table = f.materials.shine(last);
        // cosine below which there is no highlight
        least = g.specular > 0 ? table.least() : 2;
        own = g.emission + f.lighting.ambient;
      }
      geom[i] = g;
      power[i] = table;
      dull[i] = least;
      a.red[i] = own * g.rgba[0];
      a.green[i] = own * g.rgba[1];
      a.blue[i] = own * g.rgba[2];
      shadedR[i] = 0;
      shadedG[i] = 0;
      shadedB[i] = 0;
    }
  }

  private void ahead(int n, Lens lens) {
    for (int i = 0; i < n; i++) {
      vx[i] = -lens.forward[0];
      vy[i] = -lens.forward[1];
      vz[i] = -lens.forward[2];
    }
  }

  private void toEye(Fragments a, int n, double ex, double ey, double ez) {
    double[] px = a.px;
    double[] py = a.py;
    double[] pz = a.pz;
    double[] ox = vx;
    double[] oy = vy;
    double[] oz = vz;
    for (int i = 0; i < n; i++) {
      double x = ex - px[i];
      double y = ey - py[i];
      double z = ez - pz[i];
      double scale = 1 / Math.max(1e-30, Math.sqrt(x * x + y * y + z * z));
      ox[i] = x * scale;
      oy[i] = y * scale;
      oz[i] = z * scale;
    }
  }

  private void parallel(Fragments a, int n, double[] of, int o) {
    double lx = -of[o + Lighting.DIRECTION];
    double ly = -of[o + Lighting.DIRECTION + 1];
    double lz = -of[o + Lighting.DIRECTION + 2];
    double[] nx = a.nx;
    double[] ny = a.ny;
    double[] nz = a.nz;
    double[] ex = vx;
    double[] ey = vy;
    double[] ez = vz;
    double[] toLight = facing;
    double[] toHalf = half;
    for (int i = 0; i < n; i++) {
      toLight[i] = nx[i] * lx + ny[i] * ly + nz[i] * lz;
      double hx = lx + ex[i];
      double hy = ly + ey[i];
      double hz = lz + ez[i];
      double toward = nx[i] * hx + ny[i] * hy + nz[i] * hz;
      toHalf[i] = toward / Math.sqrt(hx * hx + hy * hy + hz * hz);
    }
  }

  /** Tells which fragments are within the cutoff of a light; returns whether there is one. */
  private boolean reaches(Fragments a, int n, double[] of, int o) {
    double sx = of[o];
    double sy = of[o + 1];
    double sz = of[o + 2];
    double ax = -of[o + Lighting.DIRECTION];
    double ay = -of[o + Lighting.DIRECTION + 1];
    double az = -of[o + Lighting.DIRECTION + 2];
    double least = of[o + Lighting.COSINE];
    double[] px = a.px;
    double[] py = a.py;
    double[] pz = a.pz;
    double[] toAxis = cosine;
    double[] inside = within;
    double[] far = distance;
    for (int i = 0; i < n; i++) {
      double lx = sx - px[i];
      double ly = sy - py[i];
      double lz = sz - pz[i];
      double square = lx * lx + ly * ly + lz * lz;
      double along = lx * ax + ly * ay + lz * az;
      far[i] = square;
      toAxis[i] = along;
      // signed squares of cosines are ordered as the cosines are
      inside[i] = along * Math.abs(along) - least * square;
    }
    for (int i = 0; i < n; i++) {
      if (inside[i] >= 0) {
        return true;
      }
    }
    return false;
  }

  private void fromPoint(Fragments a, int n, double[] of, int o) {
    double sx = of[o];
    double sy = of[o + 1];
    double sz = of[o + 2];
    double[] px = a.px;
    double[] py = a.py;
    double[] pz = a.pz;
    double[] nx = a.nx;
    double[] ny = a.ny;
    double[] nz = a.nz;
    double[] ex = vx;
    double[] ey = vy;
    double[] ez = vz;
    double[] far = distance;
    double[] toAxis = cosine;
    double[] toLight = facing;
    double[] toHalf = half;
    for (int i = 0; i < n; i++) {
      double lx = sx - px[i];
      double ly = sy - py[i];
      double lz = sz - pz[i];
      double d = Math.sqrt(far[i]);
      double scale = 1 / Math.max(1e-30, d);
      lx *= scale;
      ly *= scale;
      lz *= scale;
      far[i] = d;
      toAxis[i] *= scale;
      toLight[i] = nx[i] * lx + ny[i] * ly + nz[i] * lz;
      double hx = lx + ex[i];
      double hy = ly + ey[i];
      double hz = lz + ez[i];
      double toward = nx[i] * hx + ny[i] * hy + nz[i] * hz;
      toHalf[i] = toward / Math.sqrt(hx * hx + hy * hy + hz * hz);
    }
  }

  /** Adds one light to all fragments that it reaches. */
  private void add(Fragments a, int light, int o, boolean directional, ShadowMap map) {
    double[] of = f.lighting.numbers;
    double a0 = of[o + Lighting.ATTENUATION];
    double a1 = of[o + Lighting.ATTENUATION + 1];
    double a2 = of[o + Lighting.ATTENUATION + 2];
    boolean weakens = !directional && !(a0 == 1 && a1 == 0 && a2 == 0);
    PowerTable falloff = directional ? null : f.lighting.falloff[light];
    double[] outR = map != null ? shadedR : a.red;
    double[] outG = map != null ? shadedG : a.green;
    double[] outB = map != null ? shadedB : a.blue;
    // what is added is cut off at 1 where there are shadows
    double most = map != null ? 1 : Double.POSITIVE_INFINITY;
    for (int i = 0; i < a.count; i++) {
      if (!directional && within[i] < 0) {
        continue;
      }
      double strength = 1;
      if (weakens) {
        double d = distance[i];
        double fall = a0 + a1 * d + a2 * (d * d);
        strength = fall > 1e-9 ? 1 / fall : 1;
      }
      if (falloff != null) {
        strength *= falloff.get(cosine[i]);
      }
      boolean lit = facing[i] > 0;
      if (map != null && lit) {
        strength *= map.lit(a.px[i], a.py[i], a.pz[i], a.nx[i], a.ny[i], a.nz[i]);
        if (strength == 0) {
          continue;
        }
      }
      double diffuse = lit ? strength * facing[i] : 0;
      double specular = 0;
      if (lit && half[i] > dull[i]) {
        specular = geom[i].specular * strength * power[i].get(half[i]);
      }
      float[] c = geom[i].rgba;
      double r =
          (strength * of[o + Lighting.AMBIENT] + diffuse * of[o + Lighting.DIFFUSE]) * c[0]
              + specular * of[o + Lighting.SPECULAR];
      double g =
          (strength * of[o + Lighting.AMBIENT + 1] + diffuse * of[o + Lighting.DIFFUSE + 1]) * c[1]
              + specular * of[o + Lighting.SPECULAR + 1];
      double b =
          (strength * of[o + Lighting.AMBIENT + 2] + diffuse * of[o + Lighting.DIFFUSE + 2]) * c[2]
              + specular * of[o + Lighting.SPECULAR + 2];
      outR[i] += r < most ? r : most;
      outG[i] += g < most ? g : most;
      outB[i] += b < most ? b : most;
    }
  }
}
