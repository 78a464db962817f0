package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.mjcf.internal.asset.TextureOptions.ColorSpace;
import dev.dynamis.mjcf.internal.asset.TextureOptions.Type;

/**
 * A finished texture. The six faces of a cube follow each other from top to bottom (right, left,
 * up, down, front, back), so that the height is six times the width; a cube whose faces are all the
 * same is stored once.
 *
 * @param width in pixels
 * @param height in pixels
 * @param nchannel bytes per pixel
 * @param colorspace color space
 * @param data pixels, rows from top to bottom {@code [height * width * nchannel]}
 */
public record Texture(int width, int height, int nchannel, ColorSpace colorspace, byte[] data) {
  /** Largest number of bytes of a texture. */
  private static final long MAX_BYTES = 1L << 28;

  private static final String FACES = "RLUDFB";

  /** Draws a builtin pattern. */
  public static Texture builtin(TextureOptions o) throws AssetException {
    boolean cube = o.type() != Type.TWO_D;
    if (o.width() < 1 || (!cube && o.height() < 1)) {
      throw new AssetException(
          "builtin texture is " + o.width() + " x " + o.height() + " pixels",
          "set width and, for a 2d texture, height to 1 or more");
    }
    int height = cube ? checkedFaces(o.width(), o.nchannel()) : o.height();
    byte[] data = new byte[checkedBytes(o.width(), height, o.nchannel())];
    if (cube) {
      TexturePattern.drawCube(o, data);
    } else {
      TexturePattern.drawPlane(o, data);
    }
    return new Texture(o.width(), height, o.nchannel(), o.colorspace(), data);
  }

  /** Makes a texture of one file: an image, the same image on six faces, or a grid of faces. */
  public static Texture ofFile(TextureOptions o, AssetFormat format, byte[] file)
      throws AssetException {
    if (o.type() == Type.TWO_D) {
      Image image = load(o, format, file);
      return new Texture(
          image.width(), image.height(), o.nchannel(), space(o, image), image.data());
    }
    int rows = o.gridRows();
    int columns = o.gridColumns();
    if (rows < 1 || columns < 1 || (long) rows * columns > 12) {
      throw new AssetException(
          "gridsize is " + rows + " x " + columns + ", expected 1 to 12 squares", "");
    }
    Image image = load(o, format, file);
    int width = image.width() / columns;
    if (image.width() % columns != 0
        || image.height() % rows != 0
        || width != image.height() / rows) {
      throw new AssetException(
          "image is "
              + image.width()
              + " x "
              + image.height()
              + " pixels, which are not "
              + columns
              + " x "
              + rows
              + " squares",
          "set gridsize to the rows and columns of the image, or use a square image");
    }
    if (rows == 1 && columns == 1) {
      return new Texture(width, width, o.nchannel(), space(o, image), image.data());
    }
    byte[] data = new byte[checkedBytes(width, checkedFaces(width, o.nchannel()), o.nchannel())];
    boolean[] loaded = new boolean[6];
    for (int cell = 0; cell < rows * columns; cell++) {
      char symbol = cell < o.gridLayout().length() ? o.gridLayout().charAt(cell) : '.';
      int face = FACES.indexOf(symbol);
      if (face >= 0) {
        copySquare(data, face, width, image, cell / columns * width, cell % columns * width);
        loaded[face] = true;
      } else if (symbol != '.') {
        throw new AssetException(
            "gridlayout has the symbol '" + symbol + "', expected one of . R L U D F B", "");
      }
    }
    fillMissing(o, data, width, loaded);
    return new Texture(width, 6 * width, o.nchannel(), space(o, image), data);
  }

  /**
   * Makes a cube of up to six files.
   *
   * @param formats formats of the files {@code [6]}
   * @param files right, left, up, down, front, back {@code [6]}; null where there is none
   */
  public static Texture ofFaces(TextureOptions o, AssetFormat[] formats, byte[][] files)
      throws AssetException {
    if (o.type() == Type.TWO_D) {
      throw new AssetException(
          "a 2d texture needs a file or a builtin pattern", "set file, or builtin");
    }
    byte[] data = null;
    int width = 0;
    ColorSpace space = o.colorspace();
    boolean[] loaded = new boolean[6];
    for (int face = 0; face < 6; face++) {
      if (files[face] == null) {
        continue;
      }
      Image image = load(o, formats[face], files[face]);
      if (image.width() != image.height() || (data != null && image.width() != width)) {
        throw new AssetException(
            "face "
                + FACES.charAt(face)
                + " is "
                + image.width()
                + " x "
                + image.height()
                + " pixels, expected a square"
                + (data == null ? "" : " of " + width),
            "make all faces squares of the same size");
      }
      if (data == null) {
        width = image.width();
        space = space(o, image);
        data = new byte[checkedBytes(width, checkedFaces(width, o.nchannel()), o.nchannel())];
      }
      copySquare(data, face, width, image, 0, 0);
      loaded[face] = true;
    }
    if (data == null) {
      throw new AssetException(
          "texture has no content", "set file, builtin, or at least one file for a face");
    }
    fillMissing(o, data, width, loaded);
    return new Texture(width, 6 * width, o.nchannel(), space, data);
  }

  private static Image load(TextureOptions o, AssetFormat format, byte[] file)
      throws AssetException {
    Image image =
        switch (format) {
          case PNG -> Png.decode(file, o.nchannel());
          case KTX -> ktx(o, file);
          case RAW_TEXTURE -> raw(o, file);
          default ->
              throw new AssetException("a " + format.contentType() + " file is not a texture", "");
        };
    image = o.hflip() ? image.flippedHorizontally() : image;
    return o.vflip() ? image.flippedVertically() : image;
  }

  /** Keeps the bytes of a KTX file as one row, for a renderer that understands them. */
  private static Image ktx(TextureOptions o, byte[] file) throws AssetException {
    if (o.hflip() || o.vflip()) {
      throw new AssetException("a KTX texture can't be flipped", "remove hflip and vflip");
    }
    if (file.length == 0) {
      throw new AssetException("KTX file is empty", "");
    }
    byte[] data = new byte[checkedBytes(file.length, 1, o.nchannel())];
    System.arraycopy(file, 0, data, 0, file.length);
    return new Image(file.length, 1, o.nchannel(), false, data);
  }

  private static Image raw(TextureOptions o, byte[] file) throws AssetException {
    int width = file.length < 8 ? 0 : LittleEndian.int32(file, 0);
    int height = file.length < 8 ? 0 : LittleEndian.int32(file, 4);
    String assumed = "texture file is not PNG and was taken as binary with width, height and RGB: ";
    if (width < 1 || height < 1) {
      throw new AssetException(
          assumed + "it claims " + width + " x " + height + " pixels", "use a PNG file");
    }
    if (file.length - 8 != 3L * width * height) {
      throw new AssetException(
          assumed
              + "it claims "
              + width
              + " x "
              + height
              + " pixels and has "
              + (file.length - 8)
              + " bytes of them",
          "use a PNG file");
    }
    byte[] data = new byte[checkedBytes(width, height, o.nchannel())];
    for (int i = 0; i < width * height; i++) {
      TexturePattern.put(data, i, o.nchannel(), file[8 + 3 * i], file[9 + 3 * i], file[10 + 3 * i]);
    }
    return new Image(width, height, o.nchannel(), false, data);
  }

  private static ColorSpace space(TextureOptions o, Image image) {
    if (o.colorspace() != ColorSpace.AUTO) {
      return o.colorspace();
    }
    return image.srgb() ? ColorSpace.SRGB : ColorSpace.LINEAR;
  }

  private static void copySquare(byte[] data, int face, int width, Image image, int top, int left) {
    int n = image.channels();
    for (int r = 0; r < width; r++) {
      System.arraycopy(
          image.data(),
          ((top + r) * image.width() + left) * n,
          data,
          (face * width + r) * width * n,
          width * n);
    }
  }

  private static void fillMissing(TextureOptions o, byte[] data, int width, boolean[] loaded) {
    for (int face = 0; face < 6; face++) {
      if (!loaded[face]) {
        TexturePattern.fill(o, data, face * width * width, width * width, o.rgb1());
      }
    }
  }

  private static int checkedFaces(int width, int nchannel) throws AssetException {
    checkedBytes(width, Math.min(6L * width, Integer.MAX_VALUE), nchannel);
    return 6 * width;
  }

  private static int checkedBytes(long width, long height, int nchannel) throws AssetException {
    if (nchannel < 1 || nchannel > 4) {
      throw new AssetException("texture has " + nchannel + " channels, expected 1 to 4", "");
    }
    if (width * height > MAX_BYTES / nchannel) {
      throw new AssetException(
          "texture of " + width + " x " + height + " pixels is larger than " + MAX_BYTES + " bytes",
          "make it smaller");
    }
    return (int) (width * height * nchannel);
  }
}
