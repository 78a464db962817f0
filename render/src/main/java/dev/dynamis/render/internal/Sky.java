package dev.dynamis.render.internal;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.render.scene.Scene;
import dev.dynamis.render.scene.SceneGeom;

/**
 * The sky box, and the haze where a plane without end meets it.
 *
 * <p>MuJoCo's renderer draws the haze as a truncated cone around the eye, from the plane at a
 * distance of (1 - r) d up to the eye's height at d, where r is the model's {@code haze} and d 0.7
 * of the far distance. Here the same cone is met by each ray. For a ray that goes down by s eye
 * heights in a distance of d, it is met at the height h = 1 - s / (1 + s r), 0 on the plane and 1
 * at the eye, and is densest at h = r / (1 + r), where plane and sky meet.
 */
final class Sky {
  /** Distance of the sky, in far distances. */
  private static final double DISTANCE = 0.7;

  private Texture texture;
  private boolean hazy;
  private double distance;
  private double height;
  private final double[] normal = new double[3];
  private double range;
  private final float[] hazeColor = new float[3];
  private Lens lens;

  void prepare(Scene scene, Materials materials, Lens eye, boolean shown, boolean haze) {
    Model m = scene.model();
    lens = eye;
    texture = shown && scene.skybox() >= 0 ? materials.texture(scene.skybox()) : null;
    distance = DISTANCE * eye.far;
    range = m.vis.map.haze;
    hazy = false;
    System.arraycopy(m.vis.rgba.haze, 0, hazeColor, 0, 3);
    for (int i = 0; i < scene.geoms() && texture != null && haze && !hazy; i++) {
      SceneGeom g = scene.geom(i);
      if (g.type == GeomType.PLANE && g.size[0] <= 0 && g.size[1] <= 0) {
        height = 0;
        for (int k = 0; k < 3; k++) {
          normal[k] = g.mat[3 * k + 2];
          height += (eye.eye[k] - g.pos[k]) * normal[k];
        }
        hazy = height > 0;
        break;
      }
    }
  }

  /** Returns whether a point of a plane without end is beyond the sky. */
  boolean hides(double x, double y, double z) {
    if (texture == null) {
      return false;
    }
    double dx = x - lens.eye[0];
    double dy = y - lens.eye[1];
    double dz = z - lens.eye[2];
    return dx * dx + dy * dy > distance * distance || Math.abs(dz) > distance;
  }

  /** Colors the sky in the direction of a ray; black if there is none. */
  void color(float[] res, double x, double y, double z) {
    if (texture == null) {
      res[0] = 0;
      res[1] = 0;
      res[2] = 0;
    } else {
      texture.cube(res, x, z, -y, 1);
    }
  }

  /** Mixes haze into the color of the sky, or of a plane without end, in the direction of a ray. */
  void haze(float[] color, double x, double y, double z) {
    if (!hazy) {
      return;
    }
    double down = -(x * normal[0] + y * normal[1] + z * normal[2]);
    if (down <= 0) {
      return;
    }
    double square = Math.max(1e-30, x * x + y * y + z * z - down * down);
    double reach = down * distance * (1 - range);
    if (reach * reach > square * height * height) {
      return;
    }
    double s = down * distance / (Math.sqrt(square) * height);
    double h = 1 - s / (1 + s * range);
    double densest = range / (1 + range);
    float a = (float) (h < densest ? h / densest : (1 - h) / (1 - densest));
    for (int i = 0; i < 3; i++) {
      color[i] += a * (hazeColor[i] - color[i]);
    }
  }
}
