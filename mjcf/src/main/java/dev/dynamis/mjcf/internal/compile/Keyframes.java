package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Spec;
import java.util.Arrays;

/** Makes keyframes of a spec from states. */
public final class Keyframes {
  private Keyframes() {}

  /** Returns a copy of a compiled spec with one keyframe more, or another one of that name. */
  public static Spec add(Compiled compiled, String name, Data d) {
    Model m = compiled.model();
    if (!d.model.sizes().equals(m.sizes())) {
      throw new IllegalArgumentException(
          "the state doesn't belong to the model: " + m.identity().difference(d.model.identity()));
    }
    Spec spec = compiled.spec().copy();
    Element key = spec.find("key", name);
    if (key == null) {
      key = spec.section("keyframe").add("key").set("name", name);
    }
    set(key, "time", new double[] {d.time}, 1);
    set(key, "qpos", d.qpos, m.nq);
    set(key, "qvel", d.qvel, m.nv);
    set(key, "act", d.act, m.na);
    set(key, "ctrl", d.ctrl, m.nu);
    set(key, "mpos", d.mocap.pos, 3 * m.nmocap);
    set(key, "mquat", d.mocap.quat, 4 * m.nmocap);
    spec.setKeyLayout(key, null);
    return spec;
  }

  private static void set(Element key, String attribute, double[] numbers, int count) {
    for (int i = 0; i < count; i++) {
      if (!Double.isFinite(numbers[i])) {
        throw new IllegalArgumentException(
            "number " + i + " of " + attribute + " is " + numbers[i] + "; a keyframe is finite");
      }
    }
    if (count > 0) {
      key.set(attribute, Arrays.copyOf(numbers, count));
    }
  }
}
