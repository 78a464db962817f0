package dev.dynamis.mjcf.internal.asset;

import java.util.Locale;

/** Formats of asset files, told by a content type or else by the file's name. */
public enum AssetFormat {
  /** Binary STL mesh. */
  STL("model/stl"),
  /** Wavefront OBJ mesh. */
  OBJ("model/obj"),
  /** MuJoCo's legacy binary mesh. */
  MSH("model/vnd.mujoco.msh"),
  /** PNG image, for textures and height fields. */
  PNG("image/png"),
  /** KTX image, kept as it is. */
  KTX("image/ktx"),
  /** MuJoCo's binary texture: width, height, RGB. */
  RAW_TEXTURE("image/vnd.mujoco.texture"),
  /** MuJoCo's binary height field. */
  RAW_HFIELD("image/vnd.mujoco.hfield");

  private final String contentType;

  AssetFormat(String contentType) {
    this.contentType = contentType;
  }

  /** Returns the MIME type. */
  public String contentType() {
    return contentType;
  }

  /** Returns the format of a mesh file. */
  public static AssetFormat ofMesh(String file, String contentType) throws AssetException {
    return of(file, contentType, "mesh", null, STL, OBJ, MSH);
  }

  /** Returns the format of a texture file; files with an unknown ending are taken as binary. */
  public static AssetFormat ofTexture(String file, String contentType) throws AssetException {
    return of(file, contentType, "texture", RAW_TEXTURE, PNG, KTX, RAW_TEXTURE);
  }

  /**
   * Returns the format of a height field file; files with an unknown ending are taken as binary.
   */
  public static AssetFormat ofHeightField(String file, String contentType) throws AssetException {
    return of(file, contentType, "height field", RAW_HFIELD, PNG, RAW_HFIELD);
  }

  /** Returns the number of pixels that an image claims to have; 0 if it can't say. */
  public long pixels(byte[] file) {
    return switch (this) {
      case PNG -> Png.pixels(file);
      case RAW_TEXTURE, RAW_HFIELD ->
          file.length < 8
              ? 0
              : (long) Math.max(0, LittleEndian.int32(file, 0))
                  * Math.max(0, LittleEndian.int32(file, 4));
      case KTX -> file.length;
      case STL, OBJ, MSH -> 0;
    };
  }

  /**
   * Returns the bytes that reading takes besides the result.
   *
   * @param channels bytes per pixel of the result, if this is an image
   */
  public long decodingBytes(byte[] file, int channels) {
    return switch (this) {
      case PNG -> Png.decodingBytes(file, channels);
      case KTX, RAW_TEXTURE, RAW_HFIELD -> (long) channels * file.length;
      case STL, MSH -> 3L * file.length;
      case OBJ -> 8L * file.length;
    };
  }

  /** Reads a mesh file of this format. */
  public MeshData readMesh(byte[] file, boolean mirrored) throws AssetException {
    return switch (this) {
      case STL -> StlReader.read(file, mirrored);
      case OBJ -> ObjReader.read(file, mirrored);
      case MSH -> MshReader.read(file, mirrored);
      case PNG, KTX, RAW_TEXTURE, RAW_HFIELD ->
          throw new AssetException("a " + contentType + " file is not a mesh", "");
    };
  }

  /** Reads a height field file of this format. */
  public HeightField readHeightField(byte[] file) throws AssetException {
    return switch (this) {
      case PNG -> HeightField.fromPng(file);
      case RAW_HFIELD -> HeightField.fromBinary(file);
      case STL, OBJ, MSH, KTX, RAW_TEXTURE ->
          throw new AssetException("a " + contentType + " file is not a height field", "");
    };
  }

  private static AssetFormat of(
      String file, String contentType, String what, AssetFormat fallback, AssetFormat... allowed)
      throws AssetException {
    String type = contentType.isEmpty() ? byName(file) : contentType.split(";", 2)[0].strip();
    if (type.isEmpty() && fallback != null) {
      return fallback;
    }
    StringBuilder known = new StringBuilder();
    for (AssetFormat f : allowed) {
      if (f.contentType.equals(type)) {
        return f;
      }
      known.append(known.isEmpty() ? "" : ", ").append(f.contentType);
    }
    throw new AssetException(
        contentType.isEmpty()
            ? "the name of " + what + " file \"" + file + "\" has an ending that is not known"
            : "content type \"" + contentType + "\" can't be read as a " + what,
        "convert the file, or set content_type to one of " + known);
  }

  private static String byName(String file) {
    String name = file.toLowerCase(Locale.ROOT);
    int dot = name.lastIndexOf('.');
    return switch (dot < 0 ? "" : name.substring(dot)) {
      case ".stl" -> STL.contentType;
      case ".obj" -> OBJ.contentType;
      case ".msh" -> MSH.contentType;
      case ".ply" -> "model/ply";
      case ".png" -> PNG.contentType;
      default -> "";
    };
  }
}
