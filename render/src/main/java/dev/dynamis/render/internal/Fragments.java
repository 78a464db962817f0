package dev.dynamis.render.internal;

/**
 * Places of a picture that are shaded together: what each shows, where that is in the world, and
 * its color. One array for each number, so that light is computed for many places at once.
 */
final class Fragments {
  /** Most places: so many that loops are long, so few that their arrays stay in near caches. */
  static final int CAPACITY = 256;

  int count;

  /** Triangle that is seen. */
  final int[] triangle = new int[CAPACITY];

  /** Shape of the triangle, in drawing order. */
  final int[] item = new int[CAPACITY];

  /** Pixel of the tile that the color goes to, and its share. */
  final int[] pixel = new int[CAPACITY];

  final float[] weight = new float[CAPACITY];

  /** Place in the picture, pixels. */
  final double[] x = new double[CAPACITY];

  final double[] y = new double[CAPACITY];

  /** Place in the world, m. */
  final double[] px = new double[CAPACITY];

  final double[] py = new double[CAPACITY];
  final double[] pz = new double[CAPACITY];

  /** Normal of the surface. */
  final double[] nx = new double[CAPACITY];

  final double[] ny = new double[CAPACITY];
  final double[] nz = new double[CAPACITY];

  /** Color of the texture, all 1 if there is none. */
  final double[] textureR = new double[CAPACITY];

  final double[] textureG = new double[CAPACITY];
  final double[] textureB = new double[CAPACITY];

  /** The result, not yet cut off at 1. */
  final double[] red = new double[CAPACITY];

  final double[] green = new double[CAPACITY];
  final double[] blue = new double[CAPACITY];

  void add(int t, int owner, double atX, double atY, float share, int target) {
    int i = count++;
    triangle[i] = t;
    item[i] = owner;
    x[i] = atX;
    y[i] = atY;
    weight[i] = share;
    pixel[i] = target;
  }

  /** Returns where the places of one shape end that begin at a slot. */
  int endOfRun(int from) {
    int to = from + 1;
    while (to < count && item[to] == item[from]) {
      to++;
    }
    return to;
  }

  /** Leaves out the places whose shape has become -1. */
  void dropHidden() {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (item[i] >= 0) {
        if (kept != i) {
          move(i, kept);
        }
        kept++;
      }
    }
    count = kept;
  }

  private void move(int from, int to) {
    triangle[to] = triangle[from];
    item[to] = item[from];
    x[to] = x[from];
    y[to] = y[from];
    weight[to] = weight[from];
    pixel[to] = pixel[from];
    px[to] = px[from];
    py[to] = py[from];
    pz[to] = pz[from];
    nx[to] = nx[from];
    ny[to] = ny[from];
    nz[to] = nz[from];
    textureR[to] = textureR[from];
    textureG[to] = textureG[from];
    textureB[to] = textureB[from];
  }
}
