package dev.dynamis.mjcf.internal.read;

import dev.dynamis.mjcf.internal.text.ResourcePath;
import dev.dynamis.mjcf.spec.Context;
import dev.dynamis.mjcf.spec.Element;

/** Paths of asset files, as the compiler settings of the element's model say. */
public final class AssetPath {
  private AssetPath() {}

  /**
   * Returns the path of a file attribute relative to the root of the spec's resources: below {@code
   * texturedir} for textures, {@code meshdir} for meshes, height fields and skins, {@code assetdir}
   * where these are missing, and the model's folder for other models.
   *
   * @return the path, or empty if the attribute is not given
   */
  public static String of(Element element, String attribute) {
    String file = element.text(attribute);
    if (file.isEmpty()) {
      return "";
    }
    if (element.compiler().bool("strippath")) {
      file = file.replace('\\', '/');
      file = file.substring(file.lastIndexOf('/') + 1);
    }
    return ResourcePath.join(folder(element, attribute), file);
  }

  /** Returns what the attribute has to say for {@link #of} to be {@code path}. */
  public static String toward(Element element, String attribute, String path) {
    return ResourcePath.isAbsolute(path)
        ? path
        : ResourcePath.relative(folder(element, attribute), path);
  }

  static String folder(Element element, String attribute) {
    Context c = element.context();
    String kind =
        switch (element.type().space) {
          case "texture" -> "texturedir";
          case "mesh", "hfield", "skin", "flex" -> "meshdir";
          default -> "";
        };
    if (kind.isEmpty()) {
      return c.folder();
    }
    String own = c.compiler().text(kind);
    return ResourcePath.join(c.folder(), own.isEmpty() ? c.compiler().text("assetdir") : own);
  }
}
