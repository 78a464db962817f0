package dev.dynamis.mjcf.internal.asset;

/** The elevations of a height field, between 0 and 1, row 0 at the smallest y. */
public final class HeightField {
  /** Largest number of elevations. */
  private static final long MAX_SIZE = 1L << 26;

  private static final double EPS = 1e-14;

  /** Number of rows, along y. */
  public final int nrow;

  /** Number of columns, along x. */
  public final int ncol;

  /** Elevations {@code [nrow * ncol]}. */
  public final float[] data;

  private HeightField(int nrow, int ncol, float[] data) throws AssetException {
    this.nrow = nrow;
    this.ncol = ncol;
    this.data = data;
    normalize();
  }

  /** Reads a grey image whose first row is at the largest y. */
  public static HeightField fromPng(byte[] file) throws AssetException {
    Image image = Png.decode(file, 1).flippedVertically();
    float[] data = new float[image.data().length];
    for (int i = 0; i < data.length; i++) {
      data[i] = image.data()[i] & 255;
    }
    return new HeightField(image.height(), image.width(), data);
  }

  /** Reads MuJoCo's binary format: number of rows, number of columns, elevations. */
  public static HeightField fromBinary(byte[] file) throws AssetException {
    if (file.length < 8) {
      throw new AssetException(
          "height field file has " + file.length + " bytes, its header alone needs 8", "");
    }
    int nrow = LittleEndian.int32(file, 0);
    int ncol = LittleEndian.int32(file, 4);
    checkSize(nrow, ncol);
    long size = 8 + 4L * nrow * ncol;
    if (file.length != size) {
      throw new AssetException(
          "height field file has "
              + file.length
              + " bytes, "
              + nrow
              + " x "
              + ncol
              + " elevations need "
              + size,
          "");
    }
    return new HeightField(nrow, ncol, LittleEndian.floats(file, 8, nrow * ncol));
  }

  /**
   * Makes a height field of numbers in the XML.
   *
   * @param elevation {@code [nrow * ncol]}, first row at the largest y; or empty for a flat field
   */
  public static HeightField of(int nrow, int ncol, float[] elevation) throws AssetException {
    checkSize(nrow, ncol);
    if (elevation.length != 0 && elevation.length != (long) nrow * ncol) {
      throw new AssetException(
          elevation.length + " elevations for " + nrow + " x " + ncol + " points",
          "give " + (long) nrow * ncol + " numbers, or none");
    }
    float[] data = new float[nrow * ncol];
    for (int r = 0; r < nrow && elevation.length > 0; r++) {
      System.arraycopy(elevation, (nrow - 1 - r) * ncol, data, r * ncol, ncol);
    }
    return new HeightField(nrow, ncol, data);
  }

  private static void checkSize(int nrow, int ncol) throws AssetException {
    if (nrow < 1 || ncol < 1 || (long) nrow * ncol > MAX_SIZE) {
      throw new AssetException(
          "height field has "
              + nrow
              + " rows and "
              + ncol
              + " columns, expected at least 1 and at most "
              + MAX_SIZE
              + " points",
          "");
    }
  }

  /** Shifts and scales the elevations to [0, 1]; a flat field becomes 0. */
  private void normalize() throws AssetException {
    float low = 1e10f;
    float high = -1e10f;
    for (int i = 0; i < data.length; i++) {
      if (!Float.isFinite(data[i])) {
        throw new AssetException(
            "elevation in row " + i / ncol + ", column " + i % ncol + " is " + data[i], "");
      }
      low = Math.min(low, data[i]);
      high = Math.max(high, data[i]);
    }
    if (low > high) {
      throw new AssetException("all elevations are larger than 1e10", "use another unit");
    }
    for (int i = 0; i < data.length; i++) {
      data[i] -= low;
      if (high - low > EPS) {
        data[i] /= high - low;
      }
    }
  }

  /** Returns the size of a geom with this height field {@code [3]}, for mass and display. */
  public static double[] geomSize(double[] size) {
    return new double[] {size[0], size[1], 0.25 * size[2] + 0.5 * size[3]};
  }
}
