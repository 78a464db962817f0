package dev.dynamis.studio.internal.mechanism;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/** The present state as a keyframe in MJCF, to be pasted into a file. */
final class KeyframeText {
  private KeyframeText() {}

  static String of(Data d) {
    Model m = d.model;
    StringBuilder b = new StringBuilder("<key time=\"").append(d.time).append('"');
    numbers(b, "qpos", d.qpos, m.nq);
    numbers(b, "qvel", d.qvel, m.nv);
    numbers(b, "act", d.act, m.na);
    numbers(b, "ctrl", d.ctrl, m.nu);
    numbers(b, "mpos", d.mocap.pos, 3 * m.nmocap);
    numbers(b, "mquat", d.mocap.quat, 4 * m.nmocap);
    return b.append("/>").toString();
  }

  private static void numbers(StringBuilder b, String name, double[] x, int n) {
    if (n == 0) {
      return;
    }
    b.append(' ').append(name).append("=\"");
    for (int i = 0; i < n; i++) {
      b.append(i == 0 ? "" : " ")
          .append(
              x[i] == Math.rint(x[i]) && Math.abs(x[i]) < 1e9
                  ? Long.toString((long) x[i])
                  : Double.toString(x[i]));
    }
    b.append('"');
  }
}
