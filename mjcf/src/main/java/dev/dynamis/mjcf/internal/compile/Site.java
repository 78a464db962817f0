package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mjcf.spec.Element;

/** A site. */
final class Site extends Part {
  Body body;
  private final Frame frame;
  private final int type;
  final double[] user;
  private final double[] size;
  private Material material;
  double[] pos;
  double[] quat;

  Site(Element e, Body body, Frame frame) {
    super(e);
    this.body = body;
    this.frame = frame;
    type = Attrs.keyword(e, "type");
    user = Attrs.list(e, "user");
    size = Attrs.reals(e, "size");
  }

  @Override
  void linkAssets(Compilation c) {
    material = c.names.resolve(Material.class, element, "material");
  }

  void compileOnBody(Compilation c) {
    pos = Attrs.reals(element, "pos");
    quat = Attrs.reals(element, "quat");
    if (type == GeomType.MESH || type == GeomType.HFIELD || type == GeomType.PLANE) {
      c.problems.error(
          Rule.SIZE_NOT_POSITIVE,
          element,
          "type",
          "is " + GeomType.name(type) + ", which no site can be",
          "use sphere, capsule, ellipsoid, cylinder or box");
      return;
    }
    boolean sound = true;
    if (Attrs.has(element, "fromto")) {
      sound = FromTo.apply(element, type, pos, quat, size, c.problems);
    } else {
      Orientations.resolve(quat, element, c.settings(element), c.problems);
    }
    if (frame != null) {
      frame.apply(pos, quat);
    }
    Frames.normalize(quat, 0, 4);
    if (sound) {
      Geom.checkSize(element, type, size, c.problems);
    }
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    m.site.type[i] = type;
    m.site.bodyid[i] = body.id;
    m.site.matid[i] = material == null ? -1 : material.id;
    m.site.group[i] = Attrs.integer(element, "group");
    m.site.sameframe[i] = SameFrames.of(pos, quat, body.inertia);
    Vec3.copy(m.site.size, 3 * i, size, 0);
    Vec3.copy(m.site.pos, 3 * i, pos, 0);
    Quat.copy(m.site.quat, 4 * i, quat, 0);
    System.arraycopy(user, 0, m.site.user, m.nuser_site * i, user.length);
    Attrs.copy(element, "rgba", m.site.rgba, 4 * i);
  }
}
