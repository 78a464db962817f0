package dev.dynamis.render.internal;

import dev.dynamis.mechanics.constant.LightType;
import dev.dynamis.render.scene.SceneGeom;
import java.util.Arrays;

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

  // color of the material
  private final double[] ownR = new double[Fragments.CAPACITY];
  private final double[] ownG = new double[Fragments.CAPACITY];
  private final double[] ownB = new double[Fragments.CAPACITY];

  // direction to the eye
  private final double[] vx = new double[Fragments.CAPACITY];
  private final double[] vy = new double[Fragments.CAPACITY];
  private final double[] vz = new double[Fragments.CAPACITY];

  // direction to a light, or half way between that and the eye; one over its distance
  private final double[] lx = new double[Fragments.CAPACITY];
  private final double[] ly = new double[Fragments.CAPACITY];
  private final double[] lz = new double[Fragments.CAPACITY];
  private final double[] scale = new double[Fragments.CAPACITY];

  // of one light: distance, cosine to its axis, by how much that is within the cutoff
  private final double[] distance = new double[Fragments.CAPACITY];
  private final double[] cosine = new double[Fragments.CAPACITY];
  private final double[] within = new double[Fragments.CAPACITY];

  // cosine of the normal to the light; its product with the way to the middle of light and eye, and
  // the square of that way's length
  private final double[] facing = new double[Fragments.CAPACITY];
  private final double[] half = new double[Fragments.CAPACITY];
  private final double[] halfSquare = new double[Fragments.CAPACITY];

  // how much of the light arrives, and what the highlight adds; positive where the map may shadow
  private final double[] strength = new double[Fragments.CAPACITY];
  private final double[] highlight = new double[Fragments.CAPACITY];
  private final double[] inMap = new double[Fragments.CAPACITY];

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
    finish(a.red, shadedR, a.textureR, a.count);
    finish(a.green, shadedG, a.textureG, a.count);
    finish(a.blue, shadedB, a.textureB, a.count);
  }

  private static void finish(double[] res, double[] shaded, double[] texture, int n) {
    for (int i = 0; i < n; i++) {
      res[i] = (Math.min(res[i], 1.0) + shaded[i]) * texture[i];
    }
  }

  /** What shines by itself, and materials. */
  private void begin(Fragments a) {
    int last = -1;
    SceneGeom g = null;
    PowerTable table = null;
    double least = 0;
    double own = 0;
    double red = 0;
    double green = 0;
    double blue = 0;
    for (int i = 0; i < a.count; i++) {
      if (a.item[i] != last) {
        last = a.item[i];
        g = f.surfaces.items[last];
        table = f.materials.shine(last);
        // cosine below which there is no highlight
        least = g.specular > 0 ? table.least() : 2;
        own = g.emission + f.lighting.ambient;
        red = g.rgba[0];
        green = g.rgba[1];
        blue = g.rgba[2];
      }
      geom[i] = g;
      power[i] = table;
      dull[i] = least;
      ownR[i] = red;
      ownG[i] = green;
      ownB[i] = blue;
      a.red[i] = own * red;
      a.green[i] = own * green;
      a.blue[i] = own * blue;
    }
    Arrays.fill(shadedR, 0, a.count, 0);
    Arrays.fill(shadedG, 0, a.count, 0);
    Arrays.fill(shadedB, 0, a.count, 0);
  }

  private void ahead(int n, Lens lens) {
    for (int i = 0; i < n; i++) {
      vx[i] = -lens.forward[0];
      vy[i] = -lens.forward[1];
      vz[i] = -lens.forward[2];
    }
  }

  private void toEye(Fragments a, int n, double ex, double ey, double ez) {
    ArrayMath.square(distance, 0, n, a.px, a.py, a.pz, ex, ey, ez);
    overRoots(n);
    ArrayMath.toward(vx, 0, n, a.px, ex, scale);
    ArrayMath.toward(vy, 0, n, a.py, ey, scale);
    ArrayMath.toward(vz, 0, n, a.pz, ez, scale);
  }

  /** Takes the roots of distances, and one over them. */
  private void overRoots(int n) {
    double[] far = distance;
    double[] over = scale;
    for (int i = 0; i < n; i++) {
      double d = Math.sqrt(far[i]);
      far[i] = d;
      over[i] = 1 / Math.max(1e-30, d);
    }
  }

  private void parallel(Fragments a, int n, double[] of, int o) {
    double x = -of[o + Lighting.DIRECTION];
    double y = -of[o + Lighting.DIRECTION + 1];
    double z = -of[o + Lighting.DIRECTION + 2];
    ArrayMath.dot(facing, 0, n, a.nx, a.ny, a.nz, 0, 0, 0, x, y, z);
    ArrayMath.sum(lx, 0, n, vx, x);
    ArrayMath.sum(ly, 0, n, vy, y);
    ArrayMath.sum(lz, 0, n, vz, z);
    halfWay(a, n);
  }

  /** Compares normals with the middle between light and eye. */
  private void halfWay(Fragments a, int n) {
    ArrayMath.dot(half, 0, n, a.nx, a.ny, a.nz, lx, ly, lz);
    ArrayMath.square(halfSquare, 0, n, lx, ly, lz, 0, 0, 0);
  }

  /** Tells which fragments are within the cutoff of a light; returns whether there is one. */
  private boolean reaches(Fragments a, int n, double[] of, int o) {
    double x = of[o];
    double y = of[o + 1];
    double z = of[o + 2];
    ArrayMath.square(distance, 0, n, a.px, a.py, a.pz, x, y, z);
    ArrayMath.dot(
        cosine,
        0,
        n,
        a.px,
        a.py,
        a.pz,
        x,
        y,
        z,
        of[o + Lighting.DIRECTION],
        of[o + Lighting.DIRECTION + 1],
        of[o + Lighting.DIRECTION + 2]);
    double least = of[o + Lighting.COSINE];
    double[] along = cosine;
    double[] inside = within;
    double[] far = distance;
    for (int i = 0; i < n; i++) {
      // signed squares of cosines are ordered as the cosines are
      inside[i] = along[i] * Math.abs(along[i]) - least * far[i];
    }
    for (int i = 0; i < n; i++) {
      if (inside[i] >= 0) {
        return true;
      }
    }
    return false;
  }

  private void fromPoint(Fragments a, int n, double[] of, int o) {
    overRoots(n);
    double[] along = cosine;
    double[] over = scale;
    for (int i = 0; i < n; i++) {
      along[i] *= over[i];
    }
    ArrayMath.toward(lx, 0, n, a.px, of[o], scale);
    ArrayMath.toward(ly, 0, n, a.py, of[o + 1], scale);
    ArrayMath.toward(lz, 0, n, a.pz, of[o + 2], scale);
    ArrayMath.dot(facing, 0, n, a.nx, a.ny, a.nz, lx, ly, lz);
    ArrayMath.sum(lx, 0, n, lx, vx);
    ArrayMath.sum(ly, 0, n, ly, vy);
    ArrayMath.sum(lz, 0, n, lz, vz);
    halfWay(a, n);
  }

  /** Adds one light to all fragments that it reaches. */
  private void add(Fragments a, int light, int o, boolean directional, ShadowMap map) {
    strengths(a.count, light, o, directional);
    if (map != null) {
      shade(a, map);
    }
    highlights(a.count);
    double[] outR = map != null ? shadedR : a.red;
    double[] outG = map != null ? shadedG : a.green;
    double[] outB = map != null ? shadedB : a.blue;
    // what is added is cut off at 1 where there are shadows
    double most = map != null ? 1 : Double.POSITIVE_INFINITY;
    sum(outR, ownR, a.count, o, most);
    sum(outG, ownG, a.count, o + 1, most);
    sum(outB, ownB, a.count, o + 2, most);
  }

  /** How strong the light is without shadows: 0 where it doesn't reach. */
  private void strengths(int n, int light, int o, boolean directional) {
    if (directional) {
      Arrays.fill(strength, 0, n, 1);
      return;
    }
    double[] of = f.lighting.numbers;
    double a0 = of[o + Lighting.ATTENUATION];
    double a1 = of[o + Lighting.ATTENUATION + 1];
    double a2 = of[o + Lighting.ATTENUATION + 2];
    boolean weakens = !(a0 == 1 && a1 == 0 && a2 == 0);
    PowerTable falloff = f.lighting.falloff[light];
    for (int i = 0; i < n; i++) {
      strength[i] = within[i] < 0 ? 0 : 1;
    }
    for (int i = 0; i < n && weakens; i++) {
      double d = distance[i];
      double fall = a0 + a1 * d + a2 * (d * d);
      strength[i] *= fall > 1e-9 ? 1 / fall : 1;
    }
    for (int i = 0; i < n && falloff != null; i++) {
      strength[i] *= falloff.get(cosine[i]);
    }
  }

  /** Takes away light that others are in the way of; there is none on what faces away. */
  private void shade(Fragments a, ShadowMap map) {
    map.reach(a, inMap, lx, ly, lz);
    for (int i = 0; i < a.count; i++) {
      if (inMap[i] > 0 && facing[i] > 0 && strength[i] > 0) {
        strength[i] *= map.lit(a.px[i], a.py[i], a.pz[i], a.nx[i], a.ny[i], a.nz[i]);
      }
    }
  }

  private void highlights(int n) {
    for (int i = 0; i < n; i++) {
      // few places have a highlight: only theirs are worth a root
      double toward = half[i];
      double square = halfSquare[i];
      double cosine = 0;
      if (toward > 0 && toward * toward > dull[i] * dull[i] * square) {
        cosine = toward / Math.sqrt(square);
      }
      boolean shines = cosine > dull[i] && facing[i] > 0 && strength[i] > 0;
      highlight[i] = shines ? geom[i].specular * strength[i] * power[i].get(cosine) : 0;
    }
  }

  /** Adds one of the three colors of a light. */
  private void sum(double[] out, double[] own, int n, int o, double most) {
    double ambient = f.lighting.numbers[o + Lighting.AMBIENT];
    double diffuse = f.lighting.numbers[o + Lighting.DIFFUSE];
    double specular = f.lighting.numbers[o + Lighting.SPECULAR];
    double[] strong = strength;
    double[] toLight = facing;
    double[] shine = highlight;
    for (int i = 0; i < n; i++) {
      double spread = strong[i] * Math.max(toLight[i], 0.0);
      double c = (strong[i] * ambient + spread * diffuse) * own[i] + shine[i] * specular;
      out[i] += Math.min(c, most);
    }
  }
}
