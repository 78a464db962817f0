package dev.dynamis.mechanics.internal.sleep;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;

/** Two boxes on each other, one apart, and a ball that falls on the two. */
final class SleepScene {
  static final int LOWER = 0;
  static final int UPPER = 1;
  static final int APART = 2;
  static final int BALL = 3;

  private static final String TEXT =
      """
      <mujoco>
        <option><flag sleep="enable"/></option>
        <worldbody>
          <geom type="plane" size="5 5 1"/>
          <body name="lower" pos="0 0 0.1"><freejoint/><geom type="box" size="0.1 0.1 0.1"/></body>
          <body name="upper" pos="0 0 0.3"><freejoint/><geom type="box" size="0.1 0.1 0.1"/></body>
          <body name="apart" pos="2 0 0.1"><freejoint/><geom type="box" size="0.1 0.1 0.1"/></body>
          <body name="ball" pos="0 0 3"><freejoint/><geom size="0.1"/></body>
        </worldbody>
      </mujoco>
      """;

  private SleepScene() {}

  static Model model() {
    return compile(TEXT);
  }

  /** After 100 steps: the boxes sleep, the ball falls. */
  static Data sleeping(Model m) {
    Data d = new Data(m);
    steps(m, d, 100);
    return d;
  }

  static void steps(Model m, Data d, int count) {
    for (int i = 0; i < count; i++) {
      Physics.step(m, d);
    }
  }

  static Model compile(String text) {
    return Mjcf.compile(Mjcf.readText(text)).model();
  }
}
