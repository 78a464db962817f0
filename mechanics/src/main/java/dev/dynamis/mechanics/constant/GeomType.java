package dev.dynamis.mechanics.constant;

/**
 * Types of geom, the values of {@code geom.type} and {@code site.type}.
 *
 * @since 0.1.0
 */
public final class GeomType {
  /** Plane. */
  public static final int PLANE = 0;

  /** Height field. */
  public static final int HFIELD = 1;

  /** Sphere. */
  public static final int SPHERE = 2;

  /** Capsule. */
  public static final int CAPSULE = 3;

  /** Ellipsoid. */
  public static final int ELLIPSOID = 4;

  /** Cylinder. */
  public static final int CYLINDER = 5;

  /** Box. */
  public static final int BOX = 6;

  /** Mesh. */
  public static final int MESH = 7;

  /** Signed distance field. */
  public static final int SDF = 8;

  /** Number of values. */
  public static final int COUNT = 9;

  private static final Keywords KEYWORDS =
      new Keywords("GeomType")
          .add(PLANE, "plane")
          .add(HFIELD, "hfield")
          .add(SPHERE, "sphere")
          .add(CAPSULE, "capsule")
          .add(ELLIPSOID, "ellipsoid")
          .add(CYLINDER, "cylinder")
          .add(BOX, "box")
          .add(MESH, "mesh")
          .add(SDF, "sdf");

  private GeomType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
