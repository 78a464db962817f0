package dev.dynamis.render.scene;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.TexRole;

/**
 * One shape of a scene: where it is, what it looks like, and which object of the model it shows.
 *
 * @since 0.1.0
 */
public final class SceneGeom {
  /** Type of a shape made of the faces of a flex, beside the values of {@code GeomType}. */
  public static final int FLEX = 100;

  /** Type of a shape made of the faces of a skin, beside the values of {@code GeomType}. */
  public static final int SKIN = 101;

  /** Type of a cone from its disk at -z to its tip at z, beside the values of {@code GeomType}. */
  public static final int CONE = 102;

  /** Opacity below which a shape is drawn as transparent. */
  private static final float OPAQUE = 0.995f;

  /** Shape: a {@code GeomType} value, {@link #FLEX}, {@link #SKIN} or {@link #CONE}. */
  public int type;

  /** Type of the object that is shown, an {@code ObjType} value. */
  public int objType;

  /** Number of the object that is shown. */
  public int objId;

  /** Mesh, height field, flex or skin, -1 for none. */
  public int dataId;

  /** Half sizes along the axes of the shape, m; a plane that is 0 in a direction never ends. */
  public final double[] size = new double[3];

  /** Position, world, m. */
  public final double[] pos = new double[3];

  /** Orientation, world, as a matrix. */
  public final double[] mat = new double[9];

  /** Color and opacity, 0 to 1. */
  public final float[] rgba = new float[4];

  /** Material, -1 for none. */
  public int matId;

  /** Texture of the base color, -1 for none. */
  public int texId;

  /** Light that the shape sends out, in its own color. */
  public float emission;

  /** Strength of highlights, 0 to 1. */
  public float specular;

  /** Sharpness of highlights, 0 to 1. */
  public float shininess;

  /** Strength of mirror images, 0 to 1. */
  public float reflectance;

  /** Whether vertices have texture coordinates of their own. */
  public boolean texcoord;

  SceneGeom() {}

  /** Returns whether what is behind shines through. */
  public boolean isTransparent() {
    return rgba[3] < OPAQUE;
  }

  void reset(int type, int objType, int objId) {
    this.type = type;
    this.objType = objType;
    this.objId = objId;
    dataId = -1;
    matId = -1;
    texId = -1;
    emission = 0;
    specular = 0.5f;
    shininess = 0.5f;
    reflectance = 0;
    texcoord = false;
  }

  /**
   * Takes the look of a material; a color that is not the usual gray goes before the material's.
   */
  void paint(Model m, int material, float[] color, int c) {
    if (material >= 0) {
      System.arraycopy(m.mat.rgba, 4 * material, rgba, 0, 4);
      emission = m.mat.emission[material];
      specular = m.mat.specular[material];
      shininess = m.mat.shininess[material];
      reflectance = m.mat.reflectance[material];
      matId = material;
      texId = m.mat.texid[TexRole.COUNT * material + TexRole.RGB];
    }
    boolean usual =
        color[c] == 0.5f && color[c + 1] == 0.5f && color[c + 2] == 0.5f && color[c + 3] == 1;
    if (!usual || material < 0) {
      System.arraycopy(color, c, rgba, 0, 4);
    }
  }
}
