package dev.dynamis.render.internal;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.TexType;
import dev.dynamis.render.scene.AssetShapes;
import dev.dynamis.render.scene.Scene;
import dev.dynamis.render.scene.SceneGeom;
import dev.dynamis.render.scene.Shape;
import java.util.Arrays;

/**
 * All triangles of a scene in the world, opaque shapes first, then transparent ones from far to
 * near. Arrays grow to what the largest frame needs and stay.
 */
final class Surfaces {
  /** Factor on the far distance that gives the half size of planes without end. */
  private static final double ENDLESS = 1.05;

  float[] pos = new float[0];
  float[] normal = new float[0];

  /** Texture coordinates, or directions into a cube texture, three numbers for each vertex. */
  float[] tex = new float[0];

  int[] tri = new int[0];

  /** Place in the drawing order of the shape that a triangle belongs to. */
  int[] triItem = new int[0];

  int vertices;
  int triangles;

  /** Shapes in drawing order. */
  SceneGeom[] items = new SceneGeom[0];

  int itemCount;

  /** How many of the shapes are opaque. */
  int opaqueCount;

  /** First vertex of each shape, and one past the last. */
  int[] itemVertex = new int[1];

  /** First triangle of each shape, and one past the last. */
  int[] itemTriangle = new int[1];

  private final Model m;
  private final Scene scene;
  private final UnitShapes units = new UnitShapes();
  private final Shape[] meshes;
  private final Shape[] fields;
  private final Part[] noParts = new Part[0];
  private Part[] parts = noParts;
  private int partCount;
  private double[] distance = new double[0];
  private Lens lens;

  /** A shape with its scale and place in the geom's frame; without one, faces of a soft body. */
  private static final class Part {
    Shape shape;
    int item;
    int vertex;
    int triangle;
    double scaleX;
    double scaleY;
    double scaleZ;
    double offset;
  }

  Surfaces(Scene scene) {
    this.scene = scene;
    m = scene.model();
    meshes = new Shape[m.nmesh];
    fields = new Shape[m.nhfield];
  }

  /** Decides which triangles there are, for a picture through a lens. */
  void plan(Lens eye) {
    lens = eye;
    order();
    partCount = 0;
    vertices = 0;
    triangles = 0;
    for (int i = 0; i < itemCount; i++) {
      itemVertex[i] = vertices;
      itemTriangle[i] = triangles;
      divide(items[i], i);
    }
    itemVertex[itemCount] = vertices;
    itemTriangle[itemCount] = triangles;
    if (3 * vertices > pos.length) {
      pos = new float[3 * (vertices + vertices / 4)];
      normal = new float[pos.length];
      tex = new float[pos.length];
    }
    if (3 * triangles > tri.length) {
      tri = new int[3 * (triangles + triangles / 4)];
      triItem = new int[tri.length / 3];
    }
  }

  /** Returns how many jobs {@link #fill} has. */
  int jobs() {
    return partCount;
  }

  /** Opaque shapes as the scene lists them, then transparent ones, the nearest last. */
  private void order() {
    int n = scene.geoms();
    if (items.length < n) {
      items = new SceneGeom[n + n / 2];
      distance = new double[items.length];
      itemVertex = new int[items.length + 1];
      itemTriangle = new int[items.length + 1];
    }
    itemCount = 0;
    for (int i = 0; i < n; i++) {
      if (!seeThrough(scene.geom(i))) {
        items[itemCount++] = scene.geom(i);
      }
    }
    opaqueCount = itemCount;
    for (int i = 0; i < n; i++) {
      SceneGeom g = scene.geom(i);
      if (seeThrough(g)) {
        double far = distance(g);
        int at = itemCount++;
        while (at > opaqueCount && distance[at - 1] < far) {
          items[at] = items[at - 1];
          distance[at] = distance[at - 1];
          at--;
        }
        items[at] = g;
        distance[at] = far;
      }
    }
    Arrays.fill(items, itemCount, items.length, null);
  }

  /** A plane seen from behind lets the scene shine through. */
  private boolean seeThrough(SceneGeom g) {
    return g.isTransparent() || (g.type == GeomType.PLANE && isBehind(g));
  }

  boolean isBehind(SceneGeom g) {
    double s = 0;
    for (int i = 0; i < 3; i++) {
      s += (lens.eye[i] - g.pos[i]) * g.mat[3 * i + 2];
    }
    return s < 0;
  }

  private double distance(SceneGeom g) {
    if (g.type == GeomType.PLANE) {
      return 1e10;
    }
    double s = 0;
    for (int i = 0; i < 3; i++) {
      s += (g.pos[i] - lens.eye[i]) * (g.pos[i] - lens.eye[i]);
    }
    return Math.sqrt(s) - Math.max(g.size[0], Math.max(g.size[1], g.size[2]));
  }

  private void divide(SceneGeom g, int item) {
    double x = g.size[0];
    double y = g.size[1];
    double z = g.size[2];
    switch (g.type) {
      case GeomType.PLANE -> {
        double end = ENDLESS * lens.far;
        add(units.square(), item, x > 0 ? x : end, y > 0 ? y : end, 1, 0);
      }
      case GeomType.HFIELD -> {
        if (g.dataId >= 0) {
          if (fields[g.dataId] == null) {
            fields[g.dataId] = AssetShapes.heightField(m, g.dataId);
          }
          add(fields[g.dataId], item, 1, 1, 1, 0);
        }
      }
      case GeomType.SPHERE, GeomType.ELLIPSOID -> add(units.sphere(level(g)), item, x, y, z, 0);
      case GeomType.CAPSULE -> {
        int level = level(g);
        add(units.tube(level), item, x, y, z, 0);
        add(units.top(level), item, x, y, x, z);
        add(units.bottom(level), item, x, y, x, -z);
      }
      case GeomType.CYLINDER -> add(units.cylinder(level(g)), item, x, y, z, 0);
      case SceneGeom.CONE -> add(units.cone(level(g)), item, x, y, z, 0);
      case GeomType.BOX -> add(units.box(), item, x, y, z, 0);
      case GeomType.MESH, GeomType.SDF -> {
        if (g.dataId >= 0) {
          if (meshes[g.dataId] == null) {
            meshes[g.dataId] = AssetShapes.mesh(m, g.dataId);
          }
          add(meshes[g.dataId], item, 1, 1, 1, 0);
        }
      }
      case SceneGeom.FLEX -> {
        int faces = scene.flexFaces.count(g.dataId);
        add(null, item, 3 * faces, faces);
      }
      case SceneGeom.SKIN -> add(null, item, m.skin.vertnum[g.dataId], m.skin.facenum[g.dataId]);
      default -> throw new IllegalStateException("geom type " + g.type);
    }
  }

  private int level(SceneGeom g) {
    double reach = g.size[2] + g.size[0];
    double depth = lens.depthOf(g.pos[0], g.pos[1], g.pos[2]) - reach;
    double radius = Math.max(g.size[0], g.size[1]);
    if (g.type == GeomType.SPHERE || g.type == GeomType.ELLIPSOID) {
      radius = Math.max(radius, g.size[2]);
    }
    return UnitShapes.level(lens.pixels(radius, depth));
  }

  private void add(
      Shape shape, int item, double scaleX, double scaleY, double scaleZ, double offset) {
    Part p = add(shape, item, shape.vertices(), shape.triangles());
    p.scaleX = scaleX;
    p.scaleY = scaleY;
    p.scaleZ = scaleZ;
    p.offset = offset;
  }

  private Part add(Shape shape, int item, int vertexCount, int triangleCount) {
    if (partCount == parts.length) {
      parts = Arrays.copyOf(parts, Math.max(32, 2 * partCount));
      for (int i = partCount; i < parts.length; i++) {
        parts[i] = new Part();
      }
    }
    Part p = parts[partCount++];
    p.shape = shape;
    p.item = item;
    p.vertex = vertices;
    p.triangle = triangles;
    vertices += vertexCount;
    triangles += triangleCount;
    return p;
  }

  /** Puts one part into the world. */
  void fill(int job) {
    Part p = parts[job];
    SceneGeom g = items[p.item];
    if (p.shape != null) {
      place(p, g);
      for (int i = 0; i < p.shape.tri().length; i++) {
        tri[3 * p.triangle + i] = p.vertex + p.shape.tri()[i];
      }
      Arrays.fill(triItem, p.triangle, p.triangle + p.shape.triangles(), p.item);
      if (g.texId >= 0 && g.type != GeomType.PLANE) {
        texture(p, g);
      }
    } else if (g.type == SceneGeom.FLEX) {
      flex(p, g.dataId);
    } else {
      skin(p, g.dataId);
    }
  }

  private void place(Part p, SceneGeom g) {
    float[] local = p.shape.pos();
    float[] turned = p.shape.normal();
    double[] r = g.mat;
    double x0 = g.pos[0] + r[2] * p.offset;
    double y0 = g.pos[1] + r[5] * p.offset;
    double z0 = g.pos[2] + r[8] * p.offset;
    if (g.type == GeomType.PLANE && (g.size[0] <= 0 || g.size[1] <= 0)) {
      // a plane without end goes along with the eye
      double ax = g.size[0] > 0 ? 0 : along(g, 0);
      double ay = g.size[1] > 0 ? 0 : along(g, 1);
      x0 += r[0] * ax + r[1] * ay;
      y0 += r[3] * ax + r[4] * ay;
      z0 += r[6] * ax + r[7] * ay;
    }
    double ix = 1 / Math.max(p.scaleX, 1e-12);
    double iy = 1 / Math.max(p.scaleY, 1e-12);
    double iz = 1 / Math.max(p.scaleZ, 1e-12);
    int out = 3 * p.vertex;
    for (int i = 0; i < local.length; i += 3, out += 3) {
      double x = local[i] * p.scaleX;
      double y = local[i + 1] * p.scaleY;
      double z = local[i + 2] * p.scaleZ;
      pos[out] = (float) (x0 + r[0] * x + r[1] * y + r[2] * z);
      pos[out + 1] = (float) (y0 + r[3] * x + r[4] * y + r[5] * z);
      pos[out + 2] = (float) (z0 + r[6] * x + r[7] * y + r[8] * z);
      // normals turn with the inverse of the scale
      x = turned[i] * ix;
      y = turned[i + 1] * iy;
      z = turned[i + 2] * iz;
      double s = 1 / Math.max(1e-30, Math.sqrt(x * x + y * y + z * z));
      x *= s;
      y *= s;
      z *= s;
      normal[out] = (float) (r[0] * x + r[1] * y + r[2] * z);
      normal[out + 1] = (float) (r[3] * x + r[4] * y + r[5] * z);
      normal[out + 2] = (float) (r[6] * x + r[7] * y + r[8] * z);
    }
  }

  private double along(SceneGeom g, int axis) {
    double s = 0;
    for (int i = 0; i < 3; i++) {
      s += (lens.eye[i] - g.pos[i]) * g.mat[3 * i + axis];
    }
    return s;
  }

  private void texture(Part p, SceneGeom g) {
    float[] given = p.shape.tex();
    float[] local = p.shape.pos();
    int out = 3 * p.vertex;
    if (given != null && g.texcoord) {
      for (int i = 0; i < given.length; i += 2, out += 3) {
        tex[out] = given[i];
        tex[out + 1] = given[i + 1];
      }
      return;
    }
    boolean uniform = m.mat.texuniform[g.matId];
    if (m.tex.type[g.texId] != TexType.TWO_D) {
      double x = uniform ? g.size[0] : 1;
      double y = uniform ? g.size[1] : 1;
      double z = uniform ? g.size[2] : 1;
      for (int i = 0; i < local.length; i += 3, out += 3) {
        tex[out] = (float) (local[i] * x);
        tex[out + 1] = (float) (local[i + 1] * y);
        tex[out + 2] = (float) (local[i + 2] * z);
      }
      return;
    }
    double s = 0.5 * repeat(g, 0, uniform);
    double t = -0.5 * repeat(g, 1, uniform);
    for (int i = 0; i < local.length; i += 3, out += 3) {
      tex[out] = (float) (s * local[i] - 0.5);
      tex[out + 1] = (float) (t * local[i + 1] - 0.5);
    }
  }

  /** Returns how often a flat texture is repeated on two units of a shape's vertices. */
  double repeat(SceneGeom g, int axis, boolean uniform) {
    double s = m.mat.texrepeat[2 * g.matId + axis];
    boolean sized = g.type == GeomType.PLANE || g.dataId >= 0;
    double size = g.size[axis];
    if (size > 0 && sized != uniform) {
      s = sized ? s / Math.max(1e-15, size) : s * size;
    }
    return s;
  }

  private void flex(Part p, int flex) {
    int first = scene.flexFaces.first(flex);
    int n = scene.flexFaces.count(flex);
    System.arraycopy(scene.flexFaces.pos, 9 * first, pos, 3 * p.vertex, 9 * n);
    System.arraycopy(scene.flexFaces.normal, 9 * first, normal, 3 * p.vertex, 9 * n);
    for (int i = 0; i < 3 * n; i++) {
      tex[3 * (p.vertex + i)] = scene.flexFaces.tex[6 * first + 2 * i];
      tex[3 * (p.vertex + i) + 1] = scene.flexFaces.tex[6 * first + 2 * i + 1];
      tri[3 * p.triangle + i] = p.vertex + i;
    }
    Arrays.fill(triItem, p.triangle, p.triangle + n, p.item);
  }

  private void skin(Part p, int skin) {
    int first = m.skin.vertadr[skin];
    int n = m.skin.vertnum[skin];
    System.arraycopy(scene.skins.vert, 3 * first, pos, 3 * p.vertex, 3 * n);
    System.arraycopy(scene.skins.normal, 3 * first, normal, 3 * p.vertex, 3 * n);
    int coords = m.skin.texcoordadr[skin];
    for (int i = 0; i < n && coords >= 0; i++) {
      tex[3 * (p.vertex + i)] = m.skin.texcoord[2 * (coords + i)];
      tex[3 * (p.vertex + i) + 1] = m.skin.texcoord[2 * (coords + i) + 1];
    }
    int faces = 3 * m.skin.faceadr[skin];
    for (int i = 0; i < 3 * m.skin.facenum[skin]; i++) {
      tri[3 * p.triangle + i] = p.vertex + m.skin.face[faces + i];
    }
    Arrays.fill(triItem, p.triangle, p.triangle + m.skin.facenum[skin], p.item);
  }
}
