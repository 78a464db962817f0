package dev.dynamis.mjcf.internal.macro;

import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Spec;
import dev.dynamis.mjcf.spec.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The skin of a cable of boxes: a closed strip with two sides, whose vertices all start at the
 * origin and are moved to their places by bones, one for each point of a grid along and across the
 * cable. With a {@code subgrid} there are vertices between the points, which follow the bones
 * around them by bicubic interpolation; slopes at points are differences of their neighbors.
 */
final class CableSkin {
  /**
   * Coefficients of 1, t, t², t³ in cubics whose value at 0, value at 1, slope at 0 or at 1 is 1.
   */
  private static final int[][] CUBIC = {{1, 0, -3, 2}, {0, 0, 3, -2}, {0, 1, -2, 1}, {0, 0, -1, 1}};

  /** Corners of a cell in the order in which values and slopes are listed. */
  private static final int[][] CORNERS = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};

  private final Element macro;
  private final Element skin;

  /** Points along the cable, and across it. */
  private final int along;

  private final int across;

  /** Vertices between neighboring points. */
  private final int between;

  /** Vertices along, across, and of one side. */
  private final int rows;

  private final int columns;
  private final int side;
  private final List<List<Integer>> vertid = new ArrayList<>();
  private final List<List<Float>> weight = new ArrayList<>();

  private CableSkin(Element macro, Spec spec, int points) {
    this.macro = macro;
    Element given = macro.child("skin");
    between = given == null ? 0 : given.integer("subgrid");
    along = points;
    across = between > 0 ? 3 : 2;
    rows = along + (along - 1) * between;
    columns = across + (across - 1) * between;
    side = rows * columns;
    skin = spec.section("deformable").add("skin").at(given == null ? macro.place() : given.place());
    skin.set("name", macro.text("prefix") + "Skin").set("rgba", 1, 1, 1, 1);
    if (given != null) {
      for (String a : List.of("material", "group", "rgba")) {
        Value v = given.get(a);
        if (v != null) {
          skin.set(v);
        }
      }
    }
  }

  /** Returns how many numbers the skin of a cable takes. */
  static double numbers(int points, int subgrid) {
    double vertices =
        2 * (points + (points - 1.0) * subgrid) * (subgrid > 0 ? 3 + 2.0 * subgrid : 2);
    // positions, textures, about two triangles, and 16 bones with a number and a weight each
    return vertices * (3 + 2 + 6 + (subgrid > 0 ? 32 : 2));
  }

  /**
   * Adds the skin.
   *
   * @param points points of the cable
   * @param size half sizes of its boxes, as the composite gives them
   * @param body name of the body at a point
   */
  static void add(Element macro, Spec spec, int points, double[] size, IntFunction<String> body) {
    CableSkin s = new CableSkin(macro, spec, points);
    s.skin.set("inflate", (float) (2 * size[2]));
    s.surface();
    for (int i = 0; i < s.along * s.across; i++) {
      s.vertid.add(new ArrayList<>());
      s.weight.add(new ArrayList<>());
    }
    if (s.between > 0) {
      s.interpolate();
    } else {
      for (int i = 0; i < s.side; i++) {
        s.follow(i, i, 1);
      }
    }
    s.bones(size, body);
  }

  private void surface() {
    skin.set("vertex", new double[6 * side]);
    Element given = macro.child("skin");
    if (given != null && given.bool("texcoord")) {
      double[] texcoord = new double[4 * side];
      for (int v = 0; v < 2 * side; v++) {
        texcoord[2 * v] = v % side / columns / (float) (rows - 1);
        texcoord[2 * v + 1] = v % columns / (float) (columns - 1);
      }
      skin.set("texcoord", texcoord);
    }
    List<Integer> face = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      for (int r = 0; r < rows - 1; r++) {
        for (int c = 0; c < columns - 1; c++) {
          int v = i * side + r * columns + c;
          int right = v + 1;
          int down = v + columns;
          add(face, v, i == 0 ? down : down + 1, i == 0 ? down + 1 : down);
          add(face, v, i == 0 ? down + 1 : right, i == 0 ? right : down + 1);
        }
      }
    }
    int last = columns - 1;
    for (int r = 0; r < rows - 1; r++) {
      rim(face, r * columns, columns, false);
    }
    for (int r = 0; r < rows - 1; r++) {
      rim(face, r * columns + last, columns, true);
    }
    for (int c = 0; c < last; c++) {
      rim(face, c, 1, true);
    }
    for (int c = 0; c < last; c++) {
      rim(face, (rows - 1) * columns + c, 1, false);
    }
    skin.set("face", face.stream().mapToDouble(Integer::doubleValue).toArray());
  }

  private static void add(List<Integer> face, int a, int b, int c) {
    face.add(a);
    face.add(b);
    face.add(c);
  }

  /** Two triangles between the sides, over the edge from a vertex to the one {@code step} later. */
  private void rim(List<Integer> face, int v, int step, boolean forward) {
    int other = v + side;
    if (forward) {
      add(face, v, v + step, other + step);
      add(face, v, other + step, other);
    } else {
      add(face, v, other + step, v + step);
      add(face, v, other, other + step);
    }
  }

  /** Makes a vertex and its twin on the other side follow a bone. */
  private void follow(int bone, int vertex, float share) {
    vertid.get(bone).add(vertex);
    vertid.get(bone).add(vertex + side);
    weight.get(bone).add(share);
    weight.get(bone).add(share);
  }

  private void bones(double[] size, IntFunction<String> body) {
    for (int r = 0; r < along; r++) {
      for (int c = 0; c < across; c++) {
        int bone = r * across + c;
        double y = c == 0 ? -size[1] : c == across - 1 ? size[1] : 0;
        skin.add("bone")
            .at(skin.place())
            .set("body", body.apply(r))
            .set("bindpos", r == along - 1 ? (float) (-2 * size[0]) : 0, (float) y, 0)
            .set("bindquat", 1, 0, 0, 0)
            .set("vertid", vertid.get(bone).stream().mapToDouble(Integer::doubleValue).toArray())
            .set("vertweight", weight.get(bone).stream().mapToDouble(Float::doubleValue).toArray());
      }
    }
  }

  private void interpolate() {
    int steps = between + 1;
    double[][][][] shares = new double[3][3][][];
    for (int r = 0; r < along - 1; r++) {
      for (int c = 0; c < across - 1; c++) {
        int x = place(r, along);
        int y = place(c, across);
        if (shares[x][y] == null) {
          shares[x][y] = product(product(powers(steps), coefficients()), differences(x, y));
        }
        // a cell owns its last row and column only at the end
        for (int dx = 0; dx < steps + (r == along - 2 ? 1 : 0); dx++) {
          for (int dy = 0; dy < steps + (c == across - 2 ? 1 : 0); dy++) {
            int vertex = (r * steps + dx) * columns + c * steps + dy;
            double[] share = shares[x][y][dx * (steps + 1) + dy];
            for (int k = 0; k < 16; k++) {
              if (share[k] != 0) {
                follow((r + k / 4 - 1) * across + c + k % 4 - 1, vertex, (float) share[k]);
              }
            }
          }
        }
      }
    }
  }

  /** Returns whether a cell is the first, one in between, or the last of its direction. */
  private static int place(int cell, int points) {
    return cell == 0 ? 0 : cell == points - 2 ? 2 : 1;
  }

  /**
   * Products of powers of the coordinates of a cell's vertices: row for each, x⁰y⁰, x⁰y¹ and on.
   */
  private static double[][] powers(int steps) {
    double step = 1.0 / steps;
    double[][] all = new double[(steps + 1) * (steps + 1)][16];
    for (int v = 0; v < all.length; v++) {
      double x = v / (steps + 1) * step;
      double y = v % (steps + 1) * step;
      for (int k = 0; k < 16; k++) {
        double p = 1;
        for (int i = 0; i < k / 4; i++) {
          p *= x;
        }
        for (int i = 0; i < k % 4; i++) {
          p *= y;
        }
        all[v][k] = p;
      }
    }
    return all;
  }

  /** Coefficients of a bicubic by values, slopes in x, slopes in y, twists of the four corners. */
  private static double[][] coefficients() {
    double[][] all = new double[16][16];
    for (int power = 0; power < 16; power++) {
      for (int k = 0; k < 16; k++) {
        int[] corner = CORNERS[k % 4];
        boolean slopeX = k / 4 % 2 == 1;
        boolean slopeY = k / 4 >= 2;
        all[power][k] =
            CUBIC[corner[0] + (slopeX ? 2 : 0)][power / 4]
                * (double) CUBIC[corner[1] + (slopeY ? 2 : 0)][power % 4];
      }
    }
    return all;
  }

  /** Values, slopes and twists of the corners by the 4 x 4 points around a cell. */
  private static double[][] differences(int placeX, int placeY) {
    double[][] all = new double[16][16];
    for (int k = 0; k < 16; k++) {
      int[] corner = CORNERS[k % 4];
      double[] x = stencil(corner[0], k / 4 % 2 == 1, placeX);
      double[] y = stencil(corner[1], k / 4 >= 2, placeY);
      for (int p = 0; p < 16; p++) {
        all[k][p] = x[p / 4] * y[p % 4];
      }
    }
    return all;
  }

  /** Weights of the four points around a cell in the value or slope at its start or end. */
  private static double[] stencil(int end, boolean slope, int place) {
    double[] w = new double[4];
    if (!slope) {
      w[1 + end] = 1;
    } else if (end == 0 && place == 0 || end == 1 && place == 2) {
      w[1] = -1;
      w[2] = 1;
    } else {
      w[end] = -0.5;
      w[end + 2] = 0.5;
    }
    return w;
  }

  /**
   * Sums over the columns of {@code a} from the first on: whether a share is zero depends on it.
   */
  private static double[][] product(double[][] a, double[][] b) {
    double[][] c = new double[a.length][16];
    for (int i = 0; i < a.length; i++) {
      for (int k = 0; k < 16; k++) {
        for (int j = 0; j < 16; j++) {
          c[i][j] += a[i][k] * b[k][j];
        }
      }
    }
    return c;
  }
}
