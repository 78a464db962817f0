package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.mechanics.PluginShape;
import java.util.function.LongConsumer;

/**
 * The raw content of a mesh, as a file, the XML or a generator gives it. Arrays without content are
 * empty, never null.
 *
 * @param vert vertex coordinates {@code [3 nvert]}
 * @param normal normals {@code [3 nnormal]}
 * @param texcoord texture coordinates {@code [2 ntexcoord]}
 * @param face vertices of the triangles {@code [3 nface]}
 * @param facenormal normals of the triangles' corners {@code [3 nface]}
 * @param facetexcoord texture coordinates of the triangles' corners {@code [3 nface]}
 */
public record MeshData(
    float[] vert,
    float[] normal,
    float[] texcoord,
    int[] face,
    int[] facenormal,
    int[] facetexcoord) {

  static final float[] NO_FLOATS = {};
  static final int[] NO_INTS = {};

  /** A mesh without anything. */
  public static final MeshData EMPTY =
      new MeshData(NO_FLOATS, NO_FLOATS, NO_FLOATS, NO_INTS, NO_INTS, NO_INTS);

  /** Makes mesh data of the four arrays that the XML can give. */
  public static MeshData of(float[] vert, float[] normal, float[] texcoord, int[] face) {
    return new MeshData(vert, normal, texcoord, face, NO_INTS, NO_INTS);
  }

  /**
   * Returns this file content completed with what the XML gives beside the file.
   *
   * @throws AssetException if both give the same kind of data
   */
  public MeshData completedBy(MeshData xml) throws AssetException {
    once("vertex", vert.length, xml.vert.length);
    once("normal", normal.length, xml.normal.length);
    once("texcoord", texcoord.length, xml.texcoord.length);
    once("face", face.length, xml.face.length);
    once("normal", facenormal.length, xml.normal.length);
    return new MeshData(
        vert.length > 0 ? vert : xml.vert,
        normal.length > 0 ? normal : xml.normal,
        texcoord.length > 0 ? texcoord : xml.texcoord,
        face.length > 0 ? face : xml.face,
        facenormal,
        facetexcoord);
  }

  private static void once(String kind, int inFile, int inXml) throws AssetException {
    if (inFile > 0 && inXml > 0) {
      throw new AssetException(
          kind
              + " data is given twice: "
              + inFile
              + " numbers in the file, "
              + inXml
              + " beside it",
          "remove the attribute " + kind);
    }
  }

  /**
   * Returns the surface of a shape that a plugin gives by its distance.
   *
   * @param memory is told of bytes before they are used
   * @throws AssetException if the shape has no box or no surface in it
   */
  public static MeshData of(PluginShape shape, LongConsumer memory) throws AssetException {
    return MarchingCubes.of(shape, memory);
  }
}
