package dev.dynamis.bench.mechanics;

import dev.dynamis.core.Rollout;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;

/**
 * What lanes give to mechanisms without active constraints: a rollout on one thread, case after
 * case and side by side. Rounds alternate, the least processor time counts, and all last states
 * must be equal.
 *
 * <pre>{@code
 * MechanismsSideBySide [rounds]
 * }</pre>
 */
public final class MechanismsSideBySide {
  private static final int CASES = 256;

  private MechanismsSideBySide() {}

  /** Measures mechanisms of the library, and arms of several joints. */
  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 5;
    for (String name : List.of("pendulum", "double-pendulum", "cart-pole")) {
      report(name, measure(mechanism("mech/" + name), rounds));
    }
    for (int joints : new int[] {3, 7, 14}) {
      report("arm of " + joints + " joints", measure(arm(joints), rounds));
    }
  }

  private static void report(String name, Times t) {
    System.out.println(
        String.format(
            Locale.ROOT,
            "%s: %.0f ns a step one after the other, %.0f side by side, %.2f x; first round %.2f x",
            name,
            t.single(),
            t.together(),
            t.gain(),
            t.first()));
  }

  /** Returns an arm whose joints turn about different axes, each held by a servo. */
  static Mechanism arm(int joints) {
    StringBuilder bodies = new StringBuilder();
    StringBuilder servos = new StringBuilder();
    for (int j = 0; j < joints; j++) {
      String axis = j % 2 == 0 ? "0 0 1" : "0 1 0";
      bodies
          .append("<body pos='.02 0 .2'><joint name='j")
          .append(j)
          .append("' axis='")
          .append(axis);
      bodies.append("' damping='1' armature='.1' range='-160 160'/>");
      bodies.append("<geom type='capsule' fromto='0 0 0 .02 0 .2' size='.04'/>");
      servos.append("<position joint='j").append(j).append("' kp='50' ctrlrange='-3 3'/>");
    }
    String text =
        "<mujoco><option timestep='.001'><flag contact='disable'/></option><worldbody>"
            + bodies
            + "</body>".repeat(joints)
            + "</worldbody><actuator>"
            + servos
            + "</actuator></mujoco>";
    return new Mechanism(Mjcf.compile(Mjcf.readText(text)).model());
  }

  /** Returns a mechanism of the library that takes steps by Euler's method and touches nothing. */
  static Mechanism mechanism(String name) {
    Model m = MechanismLibrary.mechanism(name).model();
    m.opt.integrator = Integrator.EULER;
    m.opt.setDisabled(DisableBit.CONTACT, true);
    return new Mechanism(m);
  }

  /**
   * What was measured, in ns a step.
   *
   * @param single one case after the other
   * @param together side by side
   * @param first how many times faster the first round was side by side, code being made
   */
  record Times(double single, double together, double first) {
    double gain() {
      return single / together;
    }
  }

  /** Measures cases that start with different velocities, as long as lanes ask for. */
  static Times measure(Mechanism mechanism, int rounds) {
    long least = mechanism.lanes(0).orElseThrow().least();
    int steps = (int) Math.max(1_000, Math.ceilDiv(least, CASES));
    Rollout together = rollout(mechanism, steps);
    // a condition has to be asked after every step, so that cases run one by one
    Rollout single = rollout(mechanism, steps).stopWhen((i, step, system) -> false);
    long leastSingle = Long.MAX_VALUE;
    long leastTogether = Long.MAX_VALUE;
    double first = 0;
    for (int round = 0; round < rounds; round++) {
      long begin = processorTime();
      long expected = single.run().hash();
      long middle = processorTime();
      long found = together.run().hash();
      long end = processorTime();
      if (expected != found) {
        throw new IllegalStateException("cases differ in lanes");
      }
      leastSingle = Math.min(leastSingle, middle - begin);
      leastTogether = Math.min(leastTogether, end - middle);
      first = round == 0 ? (middle - begin) / (double) (end - middle) : first;
    }
    double count = (double) CASES * steps;
    return new Times(leastSingle / count, leastTogether / count, first);
  }

  private static Rollout rollout(Mechanism mechanism, int steps) {
    return Rollout.of(mechanism, CASES)
        .steps(steps)
        .every(steps)
        .start(
            (i, system) -> {
              Mechanism each = (Mechanism) system;
              each.data().qvel[0] = 0.001 * i;
              each.invalidate();
            })
        .record(r -> r.columns("qpos", "qvel"));
  }

  private static long processorTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
