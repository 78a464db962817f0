package dev.dynamis.mjcf.internal.asset;

import java.nio.charset.StandardCharsets;

/**
 * Wavefront OBJ. All vertices, normals and texture coordinates are read, and the triangles of the
 * first shape: what stands before the second {@code g} or {@code o} line that has something to
 * close. Polygons are cut into triangles, the second texture coordinate is flipped, materials and
 * smoothing groups are ignored.
 */
public final class ObjReader {
  private static final int ABSENT = -1;

  private final byte[] file;
  private final boolean mirrored;

  private final FloatList vert = new FloatList();
  private final FloatList normal = new FloatList();
  private final FloatList texcoord = new FloatList();

  /** Corners of the polygons since the last shape: vertex, texture coordinate, normal. */
  private final IntList corner = new IntList();

  /** Where each polygon starts, counted in corners. */
  private final IntList polygon = new IntList();

  private boolean linesOrPoints;
  private boolean shapeDone;

  /** The first shape's triangle corners: vertex, texture coordinate, normal. */
  private final IntList triangle = new IntList();

  // position in the file, end of the present line, its number
  private int at;
  private int end;
  private int line;

  private ObjReader(byte[] file, boolean mirrored) {
    this.file = file;
    this.mirrored = mirrored;
  }

  /**
   * Reads a file.
   *
   * @param file the whole file
   * @param mirrored whether the mesh will be scaled by a negative determinant, so that the
   *     triangles must be turned around
   */
  public static MeshData read(byte[] file, boolean mirrored) throws AssetException {
    return new ObjReader(file, mirrored).read();
  }

  private MeshData read() throws AssetException {
    int next = 0;
    while (next < file.length) {
      at = next;
      line++;
      end = at;
      while (end < file.length && file[end] != '\n' && file[end] != '\r') {
        end++;
      }
      next = end + 1;
      if (end + 1 < file.length && file[end] == '\r' && file[end + 1] == '\n') {
        next++;
      }
      readLine();
    }
    closeShape(corner.size() > 0 || polygon.size() > 0 || linesOrPoints);
    return result();
  }

  private void readLine() throws AssetException {
    skipBlanks();
    int start = at;
    while (at < end && !blank(file[at])) {
      at++;
    }
    switch (at - start) {
      case 1 -> {
        switch (file[start]) {
          case 'v' -> numbers(vert, 3, 3);
          case 'f' -> face();
          case 'l', 'p' -> indices();
          case 'g' -> closeShape(false);
          case 'o' -> closeShape(linesOrPoints);
          default -> {}
        }
      }
      case 2 -> {
        if (file[start] == 'v' && file[start + 1] == 'n') {
          numbers(normal, 3, 0);
        } else if (file[start] == 'v' && file[start + 1] == 't') {
          numbers(texcoord, 2, 0);
        }
      }
      default -> {}
    }
  }

  /** Reads {@code count} numbers of which at least {@code required} must be there; others are 0. */
  private void numbers(FloatList into, int count, int required) throws AssetException {
    for (int i = 0; i < count; i++) {
      skipBlanks();
      if (at == end) {
        if (i < required) {
          throw bad("has " + i + " coordinates, expected " + count);
        }
        into.add(0);
        continue;
      }
      int start = at;
      while (at < end && !blank(file[at])) {
        at++;
      }
      double value = Decimal.parse(file, start, at);
      if (Double.isNaN(value)) {
        throw bad("has \"" + text(start, at) + "\" where a number is expected");
      }
      into.add((float) value);
    }
  }

  private void face() throws AssetException {
    polygon.add(corner.size() / 3);
    skipBlanks();
    while (at < end) {
      int v = index("vertex", vert.size() / 3);
      int vt = ABSENT, vn = ABSENT;
      if (slash()) {
        if (slash()) {
          vn = index("normal", normal.size() / 3);
        } else {
          vt = index("texture coordinate", texcoord.size() / 2);
          if (slash()) {
            vn = index("normal", normal.size() / 3);
          }
        }
      }
      if (!shapeDone) {
        corner.add(v);
        corner.add(vt);
        corner.add(vn);
      }
      skipBlanks();
    }
  }

  /** Checks the indices of a line or point element, which has no triangles. */
  private void indices() throws AssetException {
    skipBlanks();
    while (at < end) {
      index("vertex", vert.size() / 3);
      while (at < end && !blank(file[at])) {
        at++;
      }
      skipBlanks();
      linesOrPoints = true;
    }
  }

  private boolean slash() {
    if (at < end && file[at] == '/') {
      at++;
      return true;
    }
    return false;
  }

  /** Reads an index: from 1, or negative and relative to the {@code count} elements so far. */
  private int index(String what, int count) throws AssetException {
    int start = at;
    boolean negative = at < end && file[at] == '-';
    if (negative || (at < end && file[at] == '+')) {
      at++;
    }
    long value = 0;
    int digits = at;
    while (at < end && file[at] >= '0' && file[at] <= '9') {
      value = Math.min(10 * value + file[at] - '0', Integer.MAX_VALUE);
      at++;
    }
    if (at == digits || (at < end && file[at] != '/' && !blank(file[at]))) {
      while (at < end && !blank(file[at])) {
        at++;
      }
      throw bad("has \"" + text(start, at) + "\" where a " + what + " index is expected");
    }
    if (value == 0) {
      throw bad("has " + what + " index 0, indices start at 1");
    }
    if (negative && value > count) {
      throw bad("has " + what + " index -" + value + " after only " + count + " of them");
    }
    return (int) (negative ? count - value : value - 1);
  }

  private void closeShape(boolean evenWithoutTriangles) throws AssetException {
    if (!shapeDone) {
      for (int i = 0; i < polygon.size(); i++) {
        int first = polygon.get(i);
        int past = i + 1 < polygon.size() ? polygon.get(i + 1) : corner.size() / 3;
        triangulate(first, past - first);
      }
      shapeDone = triangle.size() > 0 || evenWithoutTriangles;
    }
    corner.clear();
    polygon.clear();
    linesOrPoints = false;
  }

  private void triangulate(int first, int count) throws AssetException {
    if (count < 3) {
      return;
    }
    if (count == 3) {
      addTriangle(first, first + 1, first + 2);
      return;
    }
    float[] point = new float[3 * count];
    for (int k = 0; k < count; k++) {
      int v = corner.get(3 * (first + k));
      if (v >= vert.size() / 3) {
        throw new AssetException(
            "a polygon of the OBJ file uses vertex "
                + (v + 1)
                + ", which is not defined before its shape ends; there are "
                + vert.size() / 3
                + " vertices",
            "export the mesh again");
      }
      for (int j = 0; j < 3; j++) {
        point[3 * k + j] = vert.get(3 * v + j);
      }
    }
    int[] ears = EarClipping.triangulate(point);
    for (int k = 0; k < ears.length; k += 3) {
      addTriangle(first + ears[k], first + ears[k + 1], first + ears[k + 2]);
    }
  }

  private void addTriangle(int a, int b, int c) {
    addCorner(a);
    addCorner(mirrored ? c : b);
    addCorner(mirrored ? b : c);
  }

  private void addCorner(int k) {
    triangle.add(corner.get(3 * k));
    triangle.add(corner.get(3 * k + 1));
    triangle.add(corner.get(3 * k + 2));
  }

  private MeshData result() {
    int n = triangle.size() / 3;
    int[] face = new int[n];
    int[] facetexcoord = new int[texcoord.size() > 0 ? n : 0];
    int[] facenormal = new int[normal.size() > 0 ? n : 0];
    for (int i = 0; i < n; i++) {
      face[i] = triangle.get(3 * i);
      if (facetexcoord.length > 0) {
        facetexcoord[i] = triangle.get(3 * i + 1);
      }
      if (facenormal.length > 0) {
        facenormal[i] = triangle.get(3 * i + 2);
      }
    }
    float[] uv = texcoord.toArray();
    for (int i = 1; i < uv.length; i += 2) {
      uv[i] = 1 - uv[i];
    }
    return new MeshData(vert.toArray(), normal.toArray(), uv, face, facenormal, facetexcoord);
  }

  private void skipBlanks() {
    while (at < end && blank(file[at])) {
      at++;
    }
  }

  private static boolean blank(byte c) {
    return c == ' ' || c == '\t' || c == 0;
  }

  private AssetException bad(String what) {
    return new AssetException("line " + line + " of the OBJ file " + what, "export the mesh again");
  }

  private String text(int from, int to) {
    return new String(file, from, Math.min(to - from, 40), StandardCharsets.ISO_8859_1);
  }
}
