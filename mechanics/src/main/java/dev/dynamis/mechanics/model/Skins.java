package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NSKIN;
import static dev.dynamis.mechanics.layout.Size.NSKINBONE;
import static dev.dynamis.mechanics.layout.Size.NSKINBONEVERT;
import static dev.dynamis.mechanics.layout.Size.NSKINFACE;
import static dev.dynamis.mechanics.layout.Size.NSKINTEXVERT;
import static dev.dynamis.mechanics.layout.Size.NSKINVERT;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Skins, with vertices, faces and bones.
 *
 * @since 0.1.0
 */
public final class Skins extends Group {
  /** Material, -1 for none. */
  public final int[] matid = ints("skin_matid", NSKIN);

  /** Visibility group. */
  public final int[] group = ints("skin_group", NSKIN);

  /** Color where there is no material. */
  public final float[] rgba = singles("skin_rgba", NSKIN, 4);

  /** Distance that vertices are moved along their normals, m. */
  public final float[] inflate = singles("skin_inflate", NSKIN);

  /** First vertex. */
  public final int[] vertadr = ints("skin_vertadr", NSKIN);

  /** Number of vertices. */
  public final int[] vertnum = ints("skin_vertnum", NSKIN);

  /** First texture coordinate, -1 for none. */
  public final int[] texcoordadr = ints("skin_texcoordadr", NSKIN);

  /** First triangle. */
  public final int[] faceadr = ints("skin_faceadr", NSKIN);

  /** Number of triangles. */
  public final int[] facenum = ints("skin_facenum", NSKIN);

  /** First bone. */
  public final int[] boneadr = ints("skin_boneadr", NSKIN);

  /** Number of bones. */
  public final int[] bonenum = ints("skin_bonenum", NSKIN);

  /** Vertices, m. */
  public final float[] vert = singles("skin_vert", NSKINVERT, 3);

  /** Texture coordinates. */
  public final float[] texcoord = singles("skin_texcoord", NSKINTEXVERT, 2);

  /** The three vertices of each triangle. */
  public final int[] face = ints("skin_face", NSKINFACE, 3);

  /** First vertex of each bone. */
  public final int[] bonevertadr = ints("skin_bonevertadr", NSKINBONE);

  /** Number of vertices of each bone. */
  public final int[] bonevertnum = ints("skin_bonevertnum", NSKINBONE);

  /** Position of each bone when it was bound, m. */
  public final float[] bonebindpos = singles("skin_bonebindpos", NSKINBONE, 3);

  /** Orientation of each bone when it was bound. */
  public final float[] bonebindquat = singles("skin_bonebindquat", NSKINBONE, 4);

  /** Body of each bone. */
  public final int[] bonebodyid = ints("skin_bonebodyid", NSKINBONE);

  /** Vertices of bones. */
  public final int[] bonevertid = ints("skin_bonevertid", NSKINBONEVERT);

  /** Weights of the vertices of bones. */
  public final float[] bonevertweight = singles("skin_bonevertweight", NSKINBONEVERT);

  /** Start of the file's path, -1 for none. */
  public final int[] pathadr = ints("skin_pathadr", NSKIN);

  /** Declares the arrays in {@code layout}. */
  public Skins(Layout layout) {
    super(layout, "skin");
  }
}
