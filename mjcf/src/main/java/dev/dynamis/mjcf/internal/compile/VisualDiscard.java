package dev.dynamis.mjcf.internal.compile;

/** Drops what only concerns looks. The mass of what is dropped stays with its body. */
final class VisualDiscard {
  private VisualDiscard() {}

  /** Drops materials and textures, before anything is loaded; what refers to them has none. */
  static void dropLooks(Compilation c) {
    c.materials.forEach(m -> m.id = -1);
    c.materials.clear();
    c.textures.forEach(t -> t.id = -1);
    c.textures.clear();
  }

  /** Drops geoms that neither collide nor are used otherwise, and the meshes of only such. */
  static void dropGeoms(Compilation c) {
    for (Body b : c.bodies) {
      b.geoms.removeIf(g -> !g.used);
    }
    BodyTree.list(c);
    for (Geom g : c.geoms) {
      if (g.mesh != null) {
        g.mesh.used = true;
      }
    }
    c.meshes.removeIf(m -> !m.used);
  }
}
