package dev.dynamis.learn;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.math.Trig;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.MechanismLibrary;
import java.util.List;

/**
 * Three tasks with mechanisms of the library, from easy to hard.
 *
 * @since 0.1.0
 */
public final class Tasks {
  private Tasks() {}

  /** Returns the names of the tasks, for {@link #of}. */
  public static List<String> names() {
    return List.of("balance", "swing-up", "walk");
  }

  /**
   * Returns a task by its name.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public static Task of(String name) {
    return switch (name) {
      case "balance" -> balance();
      case "swing-up" -> swingUp();
      case "walk" -> walk();
      default ->
          throw new IllegalArgumentException(
              "there is no task '" + name + "'; use one of: " + String.join(", ", names()));
    };
  }

  /**
   * A cart balances a pole: one action, the force (-1 to 1, of 20 N); 1 for every step of 20 ms,
   * until the pole leans by more than 0.2 rad or the cart is more than 1.5 m away, or after 500.
   */
  public static Task balance() {
    return new CartPole(false);
  }

  /**
   * A cart swings a pole up and balances it: each step of 20 ms gives up to 1 for height, less for
   * distance, rate and force; over after 500 steps.
   */
  public static Task swingUp() {
    return new CartPole(true);
  }

  /**
   * A robot on four legs walks: twelve actions, angles of its servos (rad); each step of 20 ms
   * gives the speed forwards (m/s), something for standing, less for forces; over when the trunk is
   * lower than 0.15 m or higher than 0.6 m, or after 500.
   */
  public static Task walk() {
    return Walk.of();
  }

  private record CartPole(boolean swing) implements Task {
    private static final double LEAN = 0.2;
    private static final double FAR = 1.5;

    @Override
    public Mechanism mechanism() {
      return MechanismLibrary.mechanism("mech/cart-pole");
    }

    @Override
    public Space observations() {
      return swing
          ? Space.unbounded("position", "cos", "sin", "speed", "rate")
          : Space.unbounded("position", "angle", "speed", "rate");
    }

    @Override
    public Space actions() {
      return Space.of(-1, 1, "force");
    }

    @Override
    public int substeps() {
      return 10;
    }

    @Override
    public int limit() {
      return 500;
    }

    @Override
    public void start(Mechanism m, RandomSource random) {
      Data d = m.data();
      for (int i = 0; i < 2; i++) {
        d.qpos[i] = random.nextDouble(-0.05, 0.05);
        d.qvel[i] = random.nextDouble(-0.05, 0.05);
      }
      d.qpos[1] += swing ? Math.PI : 0;
      m.invalidate();
    }

    @Override
    public void act(Mechanism m, double[] action) {
      m.data().ctrl[0] = action[0];
    }

    @Override
    public void observe(Mechanism m, double[] out) {
      Data d = m.data();
      int at = 0;
      out[at++] = d.qpos[0];
      if (swing) {
        out[at++] = Trig.cos(d.qpos[1]);
        out[at++] = Trig.sin(d.qpos[1]);
      } else {
        out[at++] = d.qpos[1];
      }
      out[at++] = d.qvel[0];
      out[at] = d.qvel[1];
    }

    @Override
    public double reward(Mechanism m, double[] action) {
      if (!swing) {
        return 1;
      }
      Data d = m.data();
      double height = 0.5 * (1 + Trig.cos(d.qpos[1]));
      return height
          - 0.05 * d.qpos[0] * d.qpos[0]
          - 0.002 * d.qvel[1] * d.qvel[1] * height
          - 0.01 * action[0] * action[0];
    }

    @Override
    public boolean isOver(Mechanism m) {
      Data d = m.data();
      return !swing && (Math.abs(d.qpos[1]) > LEAN || Math.abs(d.qpos[0]) > FAR);
    }
  }

  /** The spaces follow from the mechanism, which takes a while to read. */
  private record Walk(Space observations, Space actions) implements Task {
    static Walk of() {
      Mechanism m = MechanismLibrary.mechanism("mech/quadruped");
      // without time and place on the floor, which don't matter
      List<String> seen = m.stateNames().subList(3, 1 + m.model().nq + m.model().nv);
      return new Walk(
          Space.unbounded(seen.toArray(String[]::new)),
          Space.of(-0.9, 0.9, m.inputNames().toArray(String[]::new)));
    }

    @Override
    public Mechanism mechanism() {
      return MechanismLibrary.mechanism("mech/quadruped");
    }

    @Override
    public int substeps() {
      return 10;
    }

    @Override
    public int limit() {
      return 500;
    }

    @Override
    public void start(Mechanism m, RandomSource random) {
      Data d = m.data();
      for (int i = 7; i < m.model().nq; i++) {
        d.qpos[i] += random.nextDouble(-0.03, 0.03);
      }
      m.invalidate();
    }

    @Override
    public void act(Mechanism m, double[] action) {
      System.arraycopy(action, 0, m.data().ctrl, 0, action.length);
    }

    @Override
    public void observe(Mechanism m, double[] out) {
      Data d = m.data();
      int nq = m.model().nq;
      System.arraycopy(d.qpos, 2, out, 0, nq - 2);
      System.arraycopy(d.qvel, 0, out, nq - 2, m.model().nv);
    }

    @Override
    public double reward(Mechanism m, double[] action) {
      double effort = 0;
      for (double a : action) {
        effort += a * a;
      }
      return m.data().qvel[0] + 0.2 - 0.01 * effort;
    }

    @Override
    public boolean isOver(Mechanism m) {
      double height = m.data().qpos[2];
      return height < 0.15 || height > 0.6;
    }
  }
}
