package dev.dynamis.mechanics.constant;

/**
 * Roles of textures in a material, the columns of {@code mat.texid}.
 *
 * @since 0.1.0
 */
public final class TexRole {
  /** No given role. */
  public static final int USER = 0;

  /** Base color. */
  public static final int RGB = 1;

  /** Ambient occlusion. */
  public static final int OCCLUSION = 2;

  /** Roughness. */
  public static final int ROUGHNESS = 3;

  /** Metallic. */
  public static final int METALLIC = 4;

  /** Normals. */
  public static final int NORMAL = 5;

  /** Opacity. */
  public static final int OPACITY = 6;

  /** Emission. */
  public static final int EMISSIVE = 7;

  /** Base color and opacity. */
  public static final int RGBA = 8;

  /** Occlusion, roughness and metallic in one. */
  public static final int ORM = 9;

  /** Number of values. */
  public static final int COUNT = 10;

  private static final Keywords KEYWORDS =
      new Keywords("TexRole")
          .add(USER, "user")
          .add(RGB, "rgb")
          .add(OCCLUSION, "occlusion")
          .add(ROUGHNESS, "roughness")
          .add(METALLIC, "metallic")
          .add(NORMAL, "normal")
          .add(OPACITY, "opacity")
          .add(EMISSIVE, "emissive")
          .add(RGBA, "rgba")
          .add(ORM, "orm");

  private TexRole() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
