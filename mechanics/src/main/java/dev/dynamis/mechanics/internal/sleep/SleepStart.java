package dev.dynamis.mechanics.internal.sleep;

import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.State;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SleepPolicy;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.constant.StateBit;
import java.util.Arrays;

/**
 * The first look at a model with sleep, in its initial state: poses of everything, also of what
 * sleeps; trees that shall start asleep are put to sleep, after one look at what they touch. If the
 * state has been changed since the reset, what was moved is woken later as always.
 */
final class SleepStart {
  /** Data in the initial state, kept for the next reset. */
  private Data start;

  private double[] state;

  private SleepStart() {}

  static void run(Model m, Data d, Pipeline pipeline) {
    d.scratch.workspace(SleepStart.class, SleepStart::new).look(m, d, pipeline);
  }

  private void look(Model m, Data d, Pipeline pipeline) {
    if (start == null) {
      start = new Data(m);
      state = new double[State.size(m, StateBit.INTEGRATION)];
    } else {
      start.reset();
    }
    // what is looked at counts as a part of the step
    start.memory().setLimit(d.memory().limit() - d.memory().used());
    start.setUnseen(false);
    boolean chosen = anyStartsAsleep(m);
    if (chosen) {
      putToSleep(m, start, pipeline);
    } else {
      pipeline.poses(m, start);
      System.arraycopy(d.tree.asleep, 0, start.tree.asleep, 0, m.ntree);
    }
    State.get(d, StateBit.INTEGRATION, state);
    d.copyFrom(start);
    State.set(d, StateBit.INTEGRATION, state);
    d.updateAwake(false);
  }

  private static boolean anyStartsAsleep(Model m) {
    for (int t = 0; t < m.ntree; t++) {
      if (m.tree.sleepPolicy[t] == SleepPolicy.INIT) {
        return true;
      }
    }
    return false;
  }

  private static void putToSleep(Model m, Data d, Pipeline pipeline) {
    pipeline.forward(m, d, Stage.NONE);
    int wanted = 0;
    for (int t = 0; t < m.ntree; t++) {
      boolean init = m.tree.sleepPolicy[t] == SleepPolicy.INIT;
      d.tree.asleep[t] = init ? -1 : Sleep.AWAKE;
      wanted += init ? 1 : 0;
    }
    int slept = FallingAsleep.run(m, d);
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
    pipeline.dropRows(d);
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
