package dev.dynamis.conformance.support;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.sim.Motion;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import java.util.SplittableRandom;

/** Models without constraints, some of them small texts, and data in which everything moves. */
public final class SmoothModels {
  private SmoothModels() {}

  /** A model of the folder {@code smooth}, compiled here. */
  public static Model model(String name) {
    Model m = Mjcf.load(Path.of("src/test/resources/smooth", name + ".xml")).model();
    m.opt.setDisabled(DisableBit.CONSTRAINT, true);
    return m;
  }

  /** A model from a text. */
  public static Model compile(String text) {
    return Mjcf.compile(Mjcf.readText(text)).model();
  }

  /** Data with random positions, velocities and controls, and all that follows from them. */
  public static Data moving(Model m, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Data d = new Data(m);
    for (int i = 0; i < m.nv; i++) {
      d.qvel[i] = random.nextDouble(-1, 1);
    }
    Motion.integratePos(m, d.qpos, d.qvel, 0.3);
    for (int i = 0; i < m.nu; i++) {
      d.ctrl[i] = random.nextDouble(-0.3, 0.3);
    }
    Physics.forward(m, d);
    return d;
  }

  /** A copy of {@code d} whose positions are moved along one degree of freedom. */
  public static Data movedAlong(Model m, Data d, int dof, double by) {
    double[] v = new double[m.nv];
    v[dof] = 1;
    return movedBy(m, d, v, by);
  }

  /** A copy of {@code d} whose positions are moved along a velocity for some time. */
  public static Data movedBy(Model m, Data d, double[] qvel, double time) {
    Data moved = d.copy();
    Motion.integratePos(m, moved.qpos, qvel, time);
    Physics.forward(m, moved);
    return moved;
  }
}
