package dev.dynamis.mechanics.internal.forward;

import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.ObjType;
import dev.dynamis.mechanics.SleepPolicy;
import dev.dynamis.mechanics.Stage;
import dev.dynamis.mechanics.internal.constraint.MakeConstraint;
import dev.dynamis.mechanics.internal.smooth.CamLight;
import dev.dynamis.mechanics.internal.smooth.ComPos;
import dev.dynamis.mechanics.internal.smooth.Kinematics;
import dev.dynamis.mechanics.internal.smooth.Sleep;
import dev.dynamis.mechanics.internal.smooth.Tendons;
import java.util.Arrays;

/**
 * The first look at a model with sleep: poses of everything, also of what sleeps; trees that shall
 * start asleep are put to sleep, after one look at what they touch.
 */
final class SleepStart {
  private SleepStart() {}

  static void run(Model m, Data d) {
    int wanted = 0;
    for (int t = 0; t < m.ntree; t++) {
      wanted += m.tree.sleepPolicy[t] == SleepPolicy.INIT ? 1 : 0;
    }
    if (wanted == 0) {
      poses(m, d);
      return;
    }
    Forward.run(m, d, Stage.NONE, false);
    for (int t = 0; t < m.ntree; t++) {
      boolean init = m.tree.sleepPolicy[t] == SleepPolicy.INIT;
      d.tree.asleep[t] = init ? -1 : Sleep.AWAKE;
    }
    int slept = Sleep.fallAsleep(m, d);
    if (slept != wanted) {
      throw new SimulationException(
          wanted
              + " trees shall start asleep (sleep=\"init\"), but only "
              + slept
              + " can; the first that can't begins with "
              + firstAwake(m, d)
              + ". All trees that touch each other must have sleep=\"init\", and be at rest");
    }
    Arrays.fill(d.qaccSmooth, 0);
    Arrays.fill(d.qfrc.smooth, 0);
    MakeConstraint.forget(d);
    d.updateAwake(false);
  }

  /** Computes poses as if all were awake. */
  private static void poses(Model m, Data d) {
    long mark = d.scratch.mark();
    int[] asleep = d.scratch.ints(m.ntree);
    System.arraycopy(d.tree.asleep, 0, asleep, 0, m.ntree);
    Arrays.fill(d.tree.asleep, 0, m.ntree, Sleep.AWAKE);
    d.updateAwake(true);
    Kinematics.run(m, d);
    ComPos.run(m, d);
    CamLight.run(m, d);
    Tendons.run(m, d);
    System.arraycopy(asleep, 0, d.tree.asleep, 0, m.ntree);
    d.updateAwake(false);
    d.scratch.release(mark);
  }

  private static String firstAwake(Model m, Data d) {
    for (int t = 0; t < m.ntree; t++) {
      if (m.tree.sleepPolicy[t] == SleepPolicy.INIT && d.tree.asleep[t] < 0) {
        int body = m.tree.bodyadr[t];
        String name = m.names.name(ObjType.BODY, body);
        return name == null || name.isEmpty() ? "body " + body : "body \"" + name + "\"";
      }
    }
    return "none";
  }
}
