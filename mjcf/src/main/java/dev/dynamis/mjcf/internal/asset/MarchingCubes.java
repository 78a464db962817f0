package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.mechanics.PluginShape;
import java.util.Arrays;
import java.util.function.LongConsumer;

/**
 * The surface of a shape that is given by its signed distance, as triangles, by marching cubes
 * (Lorensen and Cline, 1987): the distance is sampled in a grid of 300 points along three sides of
 * its box together, and in every cell whose corners differ in sign, triangles separate them.
 *
 * <p>Corner c of a cell is at the upper end in x, y, z where its bits 1, 2, 4 are set. Edges 0 to 3
 * are along x, 4 to 7 along y, 8 to 11 along z; of the two other axes, in their order, the first
 * has bit 1 of the number.
 */
final class MarchingCubes {
  private static final double POINTS = 300;

  /** Bytes for a point of the grid: its distance and the vertices on three edges. */
  private static final long POINT_BYTES = 16;

  /**
   * The triangles of each of the 256 cases, bit c of which is set where corner c is inside: groups
   * of three edges, as hexadecimal digits; a dash for none.
   */
  private static final String[] TRIANGLES =
      """
      - 048 509 495489 1a4 1801a8 1a4950 51a5a99a8
      b15 5b1804 0b109b 14818bb89 a5ba45 05b0b88ba 40949aa9b 8ba89b
      286 062046 950628 295256654 41a286 a62a21120 0958621a4 61a621251295
      28615b 604620b15 b09b10628 46162916919b 5a45ba286 2a625a5ba052 286a9ba49409 2a629a9ba
      927 048792 250275 827874475 1a4279 1801a8792 250275a41 827871175a81
      b15279 0485b1279 7b1712210 48242112717b a5ba45279 7928ba80b05b ba7a407a0702 7827b8ba8
      879867 904947746 086065567 467475 7867981a4 79661a916901 a41567506086 a51a65675
      87986715b 15b746794904 08606bb6710b 17b147467 4ba45b698679 670ba0a605b0790 ba06707b0860a40 67b6ba
      36a a36048 36a095 94895436a 341364 680603301 341364950 958836538513
      36a5b1 15b48036a 0b109b6a3 6a3b89b18148 b36b65564 8368030b305b 6b360b09b406 6b368b89b
      2a328a 4a3430032 a28a32509 34a394954293 841812213 013032 509213281841 529512132
      2a328a5b1 b150320434a3 38a32819b109 9b4324294a34b14 5b4428b24b32 b05b30320 3249b4b34094284 32939b
      792a36 2796a3048 527502a36 36a475487827 436413927 927301360680 164136075027 138758518278368
      36a79215b 0486a379215b a362102717b1 36ab17127142482 2795645b6b36 2798060360535b3 02b64b40b36b27b 6838b387b827
      37939aa98 a04a30390379 8a0a370a7075 34a374754 184178798371 937903013 758138378418508 137175
      5b1a98a39379 15ba34304370790 8a7107087b17a37 37a74a7147b1 4539838437935b3 9070370b305b 08437b 7b3
      73b 0483b7 5093b7 4954893b7 b7341a 81a80173b 1a4b73095 3b79a895a51a
      173157 715731804 973930031 148187789317 3a4347745 80aa7307a057 a40a03309397 3973a9a89
      286b73 062046b73 2869503b7 b73654625295 3b7a41286 73b1201a2a62 1a48629503b7 3b762a21a291951
      173157862 246204357315 628031093973 469319149739629 8627457343a4 57a20a05a62a73a 2867393093a0a40 2969a693a973
      3923b9 3923b9480 b50b03302 54b482b42b23 93b92341a 0a801a2b923b 41a3023b0b50 235a858251a53b5
      592521123 804123152592 031023 814821231 3a4349945239 a852353a5925805 43a403023 23a2a8
      63b6b88b9 63b6b00b9460 86383003b0b5 b63b56546 1a48b986b63b 016b969063b61a6 1a450b03b083863 a616516b563b
      985863583531 319469639049159 608630310 314346 983453593a43863 3a6059 6383083403a4 3a6
      6b76ab b6ab76048 6b76ab095 854895a76ab7 1b7174476 0680b6b761b0 9504764171b7 891761681b71951
      a15a56657 0486576a5a15 7696a1961910 7618919714816a1 476457 068056576 940974764 897876
      72878bb8a b7aa0470a720 095b8ab78728 ab25424a2952b72 4284121721b7 71b721201 0954181281b2b72 5191291721b7
      872817157a18 20a57a72a15a04a 1078a7a17287097 14a297 872847457 205257 842472497409 972
      26a2a99ab 4809ab92a26a 26a2a55ab025 542ab2b526a2482 4166921961b9 b960161b6806926 64b02b26b50b41b 2681b5
      6a1612215259 0489252152616a1 a26a12102 a16126182148 259265645 058568526592 026064 268
      8ab8b9 4904a9ab9 0b508b8ab ab5a54 1841b8b98 01b0b9 1b4b84b08b50 b51
      5a159a98a 4a0a90a59a15 10818a 14a 459498 590 084 -
      """
          .strip()
          .split("\\s+");

  private final double[] box = new double[6];
  private final int[] n = new int[3];
  private final float[] field;

  /** Vertex on the edge from a point along x, y and z, or -1. */
  private final int[] onEdge;

  private final FloatList vert = new FloatList();
  private final IntList face = new IntList();

  private MarchingCubes(PluginShape shape, LongConsumer memory) throws AssetException {
    shape.box(box);
    double total = box[3] + box[4] + box[5];
    for (int k = 0; k < 3; k++) {
      if (!(box[3 + k] > 0) || !Double.isFinite(total) || !Double.isFinite(box[k])) {
        throw new AssetException(
            "the plugin's shape has the box " + Arrays.toString(box),
            "give a center and positive half sizes");
      }
      n[k] = (int) Math.floor(POINTS / total * box[3 + k]) + 1;
    }
    int points = n[0] * n[1] * n[2];
    memory.accept(POINT_BYTES * points);
    field = new float[points];
    onEdge = new int[3 * points];
    Arrays.fill(onEdge, -1);
    for (int k = 0; k < n[2]; k++) {
      for (int j = 0; j < n[1]; j++) {
        for (int i = 0; i < n[0]; i++) {
          field[at(i, j, k)] =
              (float) shape.distance(coordinate(0, i), coordinate(1, j), coordinate(2, k));
        }
      }
    }
  }

  /**
   * Returns vertices and triangles of a shape.
   *
   * @param memory is told of bytes before they are used
   * @throws AssetException if the shape has no box or no surface in it
   */
  static MeshData of(PluginShape shape, LongConsumer memory) throws AssetException {
    MarchingCubes cubes = new MarchingCubes(shape, memory);
    cubes.march();
    if (cubes.face.size() == 0) {
      throw new AssetException(
          "the plugin's shape has no surface in the box " + Arrays.toString(cubes.box),
          "check the plugin's configuration");
    }
    return MeshData.of(cubes.vert.toArray(), new float[0], new float[0], cubes.face.toArray());
  }

  private int at(int i, int j, int k) {
    return (k * n[1] + j) * n[0] + i;
  }

  private double coordinate(int axis, int i) {
    return box[axis] - box[3 + axis] + 2 * box[3 + axis] * i / (n[axis] - 1);
  }

  private void march() {
    int[] vertex = new int[12];
    for (int k = 0; k < n[2] - 1; k++) {
      for (int j = 0; j < n[1] - 1; j++) {
        for (int i = 0; i < n[0] - 1; i++) {
          int inside = 0;
          for (int c = 0; c < 8; c++) {
            inside |= field[at(i + (c & 1), j + (c >> 1 & 1), k + (c >> 2))] < 0 ? 1 << c : 0;
          }
          if (inside != 0 && inside != 255) {
            for (int e = 0; e < 12; e++) {
              vertex[e] = vertexOn(e, i, j, k);
            }
            String triangles = TRIANGLES[inside];
            for (int t = 0; t < triangles.length(); t++) {
              face.add(vertex[Character.digit(triangles.charAt(t), 16)]);
            }
          }
        }
      }
    }
  }

  /** Returns the vertex on an edge of a cell, made when it is first needed; -1 without one. */
  private int vertexOn(int edge, int i, int j, int k) {
    int axis = edge / 4;
    int first = edge & 1;
    int second = edge >> 1 & 1;
    int[] p =
        switch (axis) {
          case 0 -> new int[] {i, j + first, k + second};
          case 1 -> new int[] {i + first, j, k + second};
          default -> new int[] {i + first, j + second, k};
        };
    int from = at(p[0], p[1], p[2]);
    int to = from + (axis == 0 ? 1 : axis == 1 ? n[0] : n[0] * n[1]);
    float a = field[from];
    float b = field[to];
    if (a < 0 == b < 0) {
      return -1;
    }
    int slot = 3 * from + axis;
    if (onEdge[slot] < 0) {
      onEdge[slot] = vert.size() / 3;
      for (int x = 0; x < 3; x++) {
        float cell = x == axis ? p[x] + a / (a - b) : p[x];
        vert.add((float) (2 * box[3 + x] * cell / (n[x] - 1) + box[x] - box[3 + x]));
      }
    }
    return onEdge[slot];
  }
}
