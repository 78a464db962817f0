package dev.dynamis.studio.internal.mechanism;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ColorSpace;
import dev.dynamis.render.scene.AssetShapes;
import dev.dynamis.render.scene.Shape;
import java.util.Optional;

/**
 * What a page draws with and gets once: meshes, their hulls and bounding volumes, height fields,
 * textures, and which vertices the faces of flexes and skins have. Triangles are the number of
 * vertices, of triangles and 1 for texture coordinates, then vertices, normals, texture coordinates
 * and the vertices of triangles.
 */
final class Assets {
  /** Depth from which on bounding volumes are left out: too many and too small to look at. */
  private static final int DEEPEST = 10;

  private final Model m;

  Assets(Model m) {
    this.m = m;
  }

  /** Returns an asset by its kind and number, {@code mesh/0}. */
  Optional<byte[]> find(String path) {
    int slash = path.indexOf('/');
    int id = Integer.parseInt(path.substring(slash + 1));
    return switch (path.substring(0, slash)) {
      case "mesh" -> id < m.nmesh ? shape(AssetShapes.mesh(m, id)) : Optional.empty();
      case "hull" -> id < m.nmesh ? hull(id) : Optional.empty();
      case "hfield" -> id < m.nhfield ? shape(AssetShapes.heightField(m, id)) : Optional.empty();
      case "texture" -> id < m.ntex ? texture(id) : Optional.empty();
      case "flex" -> id < m.nflex ? flex(id) : Optional.empty();
      case "skin" -> id < m.nskin ? skin(id) : Optional.empty();
      case "tree" -> id < m.nmesh ? tree(id) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<byte[]> shape(Shape s) {
    Bytes b = new Bytes(16 + 32 * s.vertices() + 12 * s.triangles());
    b.int32(s.vertices()).int32(s.triangles()).int32(s.tex() == null ? 0 : 1);
    b.float32(s.pos(), 0, s.pos().length).float32(s.normal(), 0, s.normal().length);
    if (s.tex() != null) {
      b.float32(s.tex(), 0, s.tex().length);
    }
    return Optional.of(b.int32(s.tri(), 0, s.tri().length).array());
  }

  /** The convex hull: corners in the order of the mesh, faces from its graph. */
  private Optional<byte[]> hull(int mesh) {
    int graph = m.mesh.graphadr[mesh];
    if (graph < 0) {
      return Optional.empty();
    }
    // the graph: numbers of vertices and faces, then per vertex its edges and its number in the
    // mesh, the edges themselves, and the faces by numbers in the mesh
    int vertices = m.mesh.graph[graph];
    int faces = m.mesh.graph[graph + 1];
    int first = graph + 2 + 2 * vertices + vertices + 3 * faces;
    Bytes b = new Bytes(16 + 36 * faces + 36 * faces);
    b.int32(3 * faces).int32(faces).int32(0);
    for (int i = 0; i < 3 * faces; i++) {
      int v = 3 * (m.mesh.vertadr[mesh] + m.mesh.graph[first + i]);
      b.float32(m.mesh.vert, v, 3);
    }
    for (int f = 0; f < faces; f++) {
      double[] n = normal(mesh, first + 3 * f);
      for (int k = 0; k < 3; k++) {
        b.float32(n, 0, 3);
      }
    }
    for (int i = 0; i < 3 * faces; i++) {
      b.int32(i);
    }
    return Optional.of(b.array());
  }

  private double[] normal(int mesh, int face) {
    float[] x = m.mesh.vert;
    int a = 3 * (m.mesh.vertadr[mesh] + m.mesh.graph[face]);
    int b = 3 * (m.mesh.vertadr[mesh] + m.mesh.graph[face + 1]);
    int c = 3 * (m.mesh.vertadr[mesh] + m.mesh.graph[face + 2]);
    double[] n = new double[3];
    for (int i = 0; i < 3; i++) {
      int j = (i + 1) % 3;
      int k = (i + 2) % 3;
      n[i] = (x[b + j] - x[a + j]) * (x[c + k] - x[a + k]);
      n[i] -= (x[b + k] - x[a + k]) * (x[c + j] - x[a + j]);
    }
    double s = Math.max(1e-30, Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]));
    for (int i = 0; i < 3; i++) {
      n[i] /= s;
    }
    return n;
  }

  /** Bounding volumes: depth, 1 for leaves, center and half sizes in the mesh's frame. */
  private Optional<byte[]> tree(int mesh) {
    int first = m.mesh.bvhadr[mesh];
    int n = m.mesh.bvhnum[mesh];
    Bytes b = new Bytes(32 * Math.min(n, 2 << DEEPEST));
    for (int i = first; i < first + n; i++) {
      if (m.bvh.depth[i] <= DEEPEST) {
        boolean leaf = m.bvh.child[2 * i] < 0 && m.bvh.child[2 * i + 1] < 0;
        b.int32(m.bvh.depth[i]).int32(leaf ? 1 : 0).float32(m.bvh.aabb, 6 * i, 6);
      }
    }
    return Optional.of(b.array());
  }

  /** Pixels as red, green, blue and opacity, row by row from the top. */
  private Optional<byte[]> texture(int t) {
    int channels = m.tex.nchannel[t];
    int pixels = m.tex.width[t] * m.tex.height[t];
    boolean srgb = m.tex.colorspace[t] == ColorSpace.SRGB;
    byte[] rgba = new byte[4 * pixels];
    for (int i = 0; i < pixels; i++) {
      int from = m.tex.adr[t] + channels * i;
      for (int k = 0; k < 3; k++) {
        byte value = m.tex.data[from + (channels < 3 ? 0 : k)];
        rgba[4 * i + k] = srgb ? linear(value) : value;
      }
      rgba[4 * i + 3] = channels == 4 ? m.tex.data[from + 3] : (byte) 255;
    }
    return Optional.of(rgba);
  }

  private static byte linear(byte value) {
    double x = (value & 0xff) / 255.0;
    double y = x <= 0.04045 ? x / 12.92 : StrictMath.pow((x + 0.055) / 1.055, 2.4);
    return (byte) Math.rint(255 * y);
  }

  /** Vertices of faces, whether they have texture coordinates, and those of each corner. */
  private Optional<byte[]> flex(int f) {
    int dim = m.flex.dim[f];
    int corners = dim == 2 ? 3 * m.flex.elemnum[f] : dim == 3 ? 3 * m.flex.shellnum[f] : 0;
    int[] from = dim == 3 ? m.flex.shell : m.flex.elem;
    int at = dim == 3 ? m.flex.shelldataadr[f] : m.flex.elemdataadr[f];
    int texture = m.flex.texcoordadr[f];
    int[] coordinates = dim == 3 ? m.flex.shell : m.flex.elemtexcoord;
    Bytes b = new Bytes(16 + 12 * corners);
    b.int32(corners / 3).int32(texture >= 0 ? 1 : 0).int32(from, at, corners);
    for (int i = 0; texture >= 0 && i < corners; i++) {
      b.float32(m.flex.texcoord, 2 * (texture + coordinates[at + i]), 2);
    }
    // the border of a surface, whose two sides are joined there
    int rim = dim == 2 ? m.flex.shellnum[f] : 0;
    return Optional.of(b.int32(rim).int32(m.flex.shell, m.flex.shelldataadr[f], 2 * rim).array());
  }

  private Optional<byte[]> skin(int s) {
    int corners = 3 * m.skin.facenum[s];
    int texture = m.skin.texcoordadr[s];
    int vertices = m.skin.vertnum[s];
    Bytes b = new Bytes(16 + 4 * corners + 8 * vertices);
    b.int32(corners / 3).int32(texture >= 0 ? 1 : 0);
    b.int32(m.skin.face, 3 * m.skin.faceadr[s], corners);
    if (texture >= 0) {
      b.float32(m.skin.texcoord, 2 * texture, 2 * vertices);
    }
    return Optional.of(b.array());
  }
}
