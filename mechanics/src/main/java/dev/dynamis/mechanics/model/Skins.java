package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NSKIN;
import static dev.dynamis.mechanics.layout.Size.NSKINBONE;
import static dev.dynamis.mechanics.layout.Size.NSKINBONEVERT;
import static dev.dynamis.mechanics.layout.Size.NSKINFACE;
import static dev.dynamis.mechanics.layout.Size.NSKINTEXVERT;
import static dev.dynamis.mechanics.layout.Size.NSKINVERT;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Skins, with vertices, faces and bones. */
public final class Skins extends Group {
  public final int[] matid = ints("skin_matid", NSKIN);
  public final int[] group = ints("skin_group", NSKIN);
  public final float[] rgba = singles("skin_rgba", NSKIN, 4);
  public final float[] inflate = singles("skin_inflate", NSKIN);
  public final int[] vertadr = ints("skin_vertadr", NSKIN);
  public final int[] vertnum = ints("skin_vertnum", NSKIN);
  public final int[] texcoordadr = ints("skin_texcoordadr", NSKIN);
  public final int[] faceadr = ints("skin_faceadr", NSKIN);
  public final int[] facenum = ints("skin_facenum", NSKIN);
  public final int[] boneadr = ints("skin_boneadr", NSKIN);
  public final int[] bonenum = ints("skin_bonenum", NSKIN);
  public final float[] vert = singles("skin_vert", NSKINVERT, 3);
  public final float[] texcoord = singles("skin_texcoord", NSKINTEXVERT, 2);
  public final int[] face = ints("skin_face", NSKINFACE, 3);
  public final int[] bonevertadr = ints("skin_bonevertadr", NSKINBONE);
  public final int[] bonevertnum = ints("skin_bonevertnum", NSKINBONE);
  public final float[] bonebindpos = singles("skin_bonebindpos", NSKINBONE, 3);
  public final float[] bonebindquat = singles("skin_bonebindquat", NSKINBONE, 4);
  public final int[] bonebodyid = ints("skin_bonebodyid", NSKINBONE);
  public final int[] bonevertid = ints("skin_bonevertid", NSKINBONEVERT);
  public final float[] bonevertweight = singles("skin_bonevertweight", NSKINBONEVERT);
  public final int[] pathadr = ints("skin_pathadr", NSKIN);

  /** Declares the arrays in {@code layout}. */
  public Skins(Layout layout) {
    super(layout, "skin");
  }
}
