package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.LightType;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Value;

/** A light. */
final class Light extends Part {
  Body body;
  private final Frame frame;
  Body target;
  private TextureAsset texture;
  double[] pos;
  double[] dir;

  Light(Element e, Body body, Frame frame) {
    super(e);
    this.body = body;
    this.frame = frame;
  }

  void compileOnBody(Compilation c) {
    pos = Attrs.reals(element, "pos");
    dir = Attrs.reals(element, "dir");
    if (frame != null) {
      frame.applyPoint(pos);
      frame.applyDirection(dir);
    }
    if (Frames.normalize(dir, 0, 3) < Frames.EPS) {
      c.problems.error(
          Rule.LIGHT_VALUE, element, "dir", "is zero", "give a vector that has a direction");
    }
    if (element.has("type") && element.has("directional")) {
      c.problems.error(
          Rule.LIGHT_VALUE,
          element,
          "directional",
          "is given together with type",
          "keep type: directional is the older way to say type=\"directional\"");
    }
    target = c.names.resolve(Body.class, element, "target");
    texture = c.names.resolve(TextureAsset.class, element, "texture");
    checkTarget(element, target, c.problems);
  }

  /** Cameras and lights that aim at a body need one, or they stay as they are. */
  static void checkTarget(Element e, Body target, Report problems) {
    String mode = Attrs.text(e, "mode", "fixed");
    if (target == null && mode.startsWith("target") && !Attrs.has(e, "target")) {
      problems.warning(
          Rule.CAMERA_VALUE,
          e,
          "mode",
          "is " + mode + ", but no target is given, so it aims at nothing",
          "name a body in target=\"…\", or use another mode");
    }
  }

  private int type() {
    Value v = element.last("directional", "type");
    if (v == null) {
      return Attrs.keyword(element, "type");
    }
    if (v.attribute().name.equals("type")) {
      return v.keyword();
    }
    return v.bool() ? LightType.DIRECTIONAL : LightType.SPOT;
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    Element e = element;
    m.light.mode[i] = Attrs.keyword(e, "mode");
    m.light.bodyid[i] = body.id;
    m.light.targetbodyid[i] = target == null ? -1 : target.id;
    m.light.type[i] = type();
    m.light.texid[i] = texture == null ? -1 : texture.id;
    m.light.castshadow[i] = Attrs.bool(e, "castshadow");
    m.light.active[i] = Attrs.bool(e, "active");
    Vec3.copy(m.light.pos, 3 * i, pos, 0);
    Vec3.copy(m.light.dir, 3 * i, dir, 0);
    Attrs.copy(e, "bulbradius", m.light.bulbradius, i);
    Attrs.copy(e, "intensity", m.light.intensity, i);
    Attrs.copy(e, "range", m.light.range, i);
    Attrs.copy(e, "attenuation", m.light.attenuation, 3 * i);
    Attrs.copy(e, "cutoff", m.light.cutoff, i);
    Attrs.copy(e, "exponent", m.light.exponent, i);
    Attrs.copy(e, "ambient", m.light.ambient, 3 * i);
    Attrs.copy(e, "diffuse", m.light.diffuse, 3 * i);
    Attrs.copy(e, "specular", m.light.specular, 3 * i);
  }
}
