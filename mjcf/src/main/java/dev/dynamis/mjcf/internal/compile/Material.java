package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.TexRole;
import dev.dynamis.mjcf.spec.Element;

/** A material. */
final class Material extends Part {
  private final TextureAsset[] textures = new TextureAsset[TexRole.COUNT];

  Material(Element e) {
    super(e);
  }

  /** Finds the textures; those of a default class stay unless the element replaces them. */
  @Override
  boolean needsName() {
    return true;
  }

  @Override
  void linkAssets(Compilation c) {
    for (Element step : element.cascade()) {
      if (step.has("texture")) {
        textures[TexRole.RGB] = c.names.resolve(TextureAsset.class, step, "texture");
        if (!step.children().isEmpty()) {
          c.problems.error(
              Rule.MATERIAL_LAYERS,
              step,
              "texture",
              "is given together with layers",
              "make it a layer with role=\"rgb\"");
        }
      }
      for (Element layer : step.children()) {
        int role = TexRole.of(Attrs.text(layer, "role", ""));
        textures[role] = c.names.resolve(TextureAsset.class, layer, "texture");
      }
    }
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    Element e = element;
    for (int role = 0; role < TexRole.COUNT; role++) {
      m.mat.texid[TexRole.COUNT * i + role] = textures[role] == null ? -1 : textures[role].id;
    }
    m.mat.texuniform[i] = Attrs.bool(e, "texuniform");
    Attrs.copy(e, "texrepeat", m.mat.texrepeat, 2 * i);
    Attrs.copy(e, "emission", m.mat.emission, i);
    Attrs.copy(e, "specular", m.mat.specular, i);
    Attrs.copy(e, "shininess", m.mat.shininess, i);
    Attrs.copy(e, "reflectance", m.mat.reflectance, i);
    Attrs.copy(e, "metallic", m.mat.metallic, i);
    Attrs.copy(e, "roughness", m.mat.roughness, i);
    Attrs.copy(e, "rgba", m.mat.rgba, 4 * i);
  }
}
