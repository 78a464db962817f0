package dev.dynamis.render.scene;

import dev.dynamis.core.Nearest;
import dev.dynamis.core.math.Trig;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.Projection;

/**
 * From where, in which direction and how wide a scene is seen: through a camera of the model,
 * freely around a point, or around a body that moves. {@link #update} computes the numbers for a
 * state.
 *
 * @since 0.1.0
 */
public final class Viewpoint {
  /** Name of the free camera where a camera is asked for by name. */
  public static final String FREE = "free";

  /** Distance of the free camera at the start, in model extents. */
  private static final double DISTANCE = 1.5;

  private static final double RADIAN = Math.PI / 180;

  /** Direction of the free camera around the vertical, degrees. */
  public double azimuth;

  /** Elevation of the free camera's gaze, degrees; below 0 it looks down. */
  public double elevation;

  /** Distance between the free camera and what it looks at, m. */
  public double distance;

  /** Point that the free camera looks at, world, m. */
  public final double[] lookat = new double[3];

  /** Eye, world, m. */
  public final double[] pos = new double[3];

  /** Direction of gaze, world. */
  public final double[] forward = new double[3];

  /** Direction that is up in the picture, world. */
  public final double[] up = new double[3];

  /** Direction that is right in the picture, world. */
  public final double[] right = new double[3];

  /** Whether the projection is orthographic. */
  public boolean orthographic;

  /** Distance of the near clipping plane, m. */
  public double near;

  /** Distance of the far clipping plane, m. */
  public double far;

  /**
   * Edges of the picture: left, right, bottom, top, as slopes x/z and y/z, or in m if orthographic.
   * Left equals right if the width follows from the shape of the picture.
   */
  public final double[] edges = new double[4];

  private final Model m;
  private final int camera;
  private final int body;

  private Viewpoint(Model m, int camera, int body) {
    this.m = m;
    this.camera = camera;
    this.body = body;
    azimuth = m.vis.global.azimuth;
    elevation = m.vis.global.elevation;
    distance = DISTANCE * m.stat.extent;
    System.arraycopy(m.stat.center, 0, lookat, 0, 3);
  }

  /** Returns the free camera as the model's statistics and visual settings place it. */
  public static Viewpoint free(Model m) {
    return new Viewpoint(m, -1, -1);
  }

  /** Returns the camera that the model asks to begin with: one of its own, or the free one. */
  public static Viewpoint initial(Model m) {
    int id = m.vis.global.cameraid;
    return id >= 0 && id < m.ncam ? new Viewpoint(m, id, -1) : free(m);
  }

  /** Returns a camera of the model by its number. */
  public static Viewpoint of(Model m, int camera) {
    if (camera < 0 || camera >= m.ncam) {
      throw new IllegalArgumentException(
          "there is no camera " + camera + ", the model has " + m.ncam);
    }
    return new Viewpoint(m, camera, -1);
  }

  /**
   * Returns a camera by name or number; {@value #FREE} is the free camera, unless the model has one
   * of this name.
   *
   * @throws IllegalArgumentException if the model has no such camera, with the nearest name
   */
  public static Viewpoint of(Model m, String camera) {
    int id = m.names.id(ObjType.CAMERA, camera);
    if (id >= 0) {
      return of(m, id);
    }
    if (camera.equals(FREE)) {
      return free(m);
    }
    if (camera.matches("\\d{1,9}")) {
      return of(m, Integer.parseInt(camera));
    }
    var names = m.names.all(ObjType.CAMERA).stream().filter(n -> !n.isEmpty()).toList();
    String hint = Nearest.suggestion(camera, names);
    throw new IllegalArgumentException(
        "there is no camera '"
            + camera
            + "'"
            + (hint.isEmpty() ? "" : "; " + hint)
            + (names.isEmpty()
                ? "; the model names none, '" + FREE + "' always exists"
                : "; the model has " + String.join(", ", names) + " and " + FREE));
  }

  /** Returns a camera that keeps looking at the center of mass of a body's subtree. */
  public static Viewpoint tracking(Model m, int body) {
    if (body < 0 || body >= m.nbody) {
      throw new IllegalArgumentException("there is no body " + body + ", the model has " + m.nbody);
    }
    return new Viewpoint(m, -1, body);
  }

  /** Returns whether azimuth, elevation and distance move this camera. */
  public boolean isFree() {
    return camera < 0;
  }

  /** Returns the number of the model's camera, -1 for a free one. */
  public int camera() {
    return camera;
  }

  /** Computes pose and edges of the picture for a state whose positions are up to date. */
  public void update(Data d) {
    near = m.vis.map.znear * m.stat.extent;
    far = m.vis.map.zfar * m.stat.extent;
    if (camera < 0) {
      if (body >= 0) {
        System.arraycopy(d.subtree.com, 3 * body, lookat, 0, 3);
      }
      orbit();
      orthographic = m.vis.global.orthographic != 0;
      open(m.vis.global.fovy);
      return;
    }
    double[] mat = d.cam.xmat;
    for (int i = 0; i < 3; i++) {
      pos[i] = d.cam.xpos[3 * camera + i];
      right[i] = mat[9 * camera + 3 * i];
      up[i] = mat[9 * camera + 3 * i + 1];
      forward[i] = -mat[9 * camera + 3 * i + 2];
    }
    orthographic = m.cam.projection[camera] == Projection.ORTHOGRAPHIC;
    if (!orthographic && m.cam.sensorsize[2 * camera + 1] > 0) {
      lens();
    } else {
      open(m.cam.fovy[camera]);
    }
  }

  private void orbit() {
    double ca = Trig.cos(azimuth * RADIAN);
    double sa = Trig.sin(azimuth * RADIAN);
    double ce = Trig.cos(elevation * RADIAN);
    double se = Trig.sin(elevation * RADIAN);
    set(forward, ce * ca, ce * sa, se);
    set(up, -se * ca, -se * sa, ce);
    set(right, sa, -ca, 0);
    for (int i = 0; i < 3; i++) {
      pos[i] = lookat[i] - distance * forward[i];
    }
  }

  private void open(double fovy) {
    double half = orthographic ? fovy / 2 : Trig.tan(fovy * RADIAN / 2);
    edges[0] = 0;
    edges[1] = 0;
    edges[2] = -half;
    edges[3] = half;
  }

  /** A camera with a sensor: focal lengths and principal point, all in meters. */
  private void lens() {
    float[] lens = m.cam.intrinsic;
    float[] sensor = m.cam.sensorsize;
    for (int k = 0; k < 2; k++) {
      double focal = lens[4 * camera + k];
      double half = 0.5 * sensor[2 * camera + k];
      double center = lens[4 * camera + 2 + k];
      edges[2 * k] = -(half - center) / focal;
      edges[2 * k + 1] = (half + center) / focal;
    }
  }

  private static void set(double[] v, double x, double y, double z) {
    v[0] = x;
    v[1] = y;
    v[2] = z;
  }
}
