package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/**
 * A step costs as much for each body in a large model as in a small one. Times are the least of
 * several rounds, in processor time of the thread, so that other work on the machine matters
 * little; a cost that grew with the square would miss the bound by far.
 */
class LinearCostTest {
  private static final int SMALL = 100;
  private static final int LARGE = 10_000;
  private static final double MOST = 3;

  @Test
  void aChainOfBodiesCostsAsMuchPerBodyWhateverItsLength() throws InterruptedException {
    // fixed to each other and free as a whole, with sensors of what its subtrees do
    assertThat(growth(chain(SMALL), 1000, chain(LARGE), 10, MOST)).isLessThan(MOST);
  }

  @Test
  void tenTimesAsManyHingedChainsCostTenTimesAsMuch() throws InterruptedException {
    assertThat(growth(chains(SMALL), 1000, chains(LARGE), 10, MOST)).isLessThan(MOST);
  }

  @Test
  void aPileOfBoxesThatAllTouchGrowsNoFasterThanNLogN() throws InterruptedException {
    int small = 60;
    int large = 500;
    double most = 2 * StrictMath.log(large) / StrictMath.log(small);
    assertThat(growth(pile(small), 50, pile(large), 10, most)).isLessThan(most);
  }

  @Test
  void aClothCostsAsMuchPerVertexWhateverItsSize() {
    assertThat(growth(cloth(20), 50, cloth(100), 2, MOST)).isLessThan(MOST);
  }

  @Test
  void boxesOnAFloorCostAsMuchPerContactWhateverTheirNumber() throws InterruptedException {
    assertThat(growth(boxes(50, ""), 200, boxes(1000, ""), 10, MOST)).isLessThan(MOST);
  }

  @Test
  void whatSleepsCostsAsMuchPerBodyWhateverItsNumber() throws InterruptedException {
    Model small = boxes(200, " sleep='init'");
    Model large = boxes(4000, " sleep='init'");
    assertThat(growth(small, 800, large, 40, MOST)).isLessThan(MOST);
  }

  @Test
  void tendonsCostAsMuchEachWhateverTheirNumber() throws InterruptedException {
    assertThat(growth(tendons(50), 200, tendons(1000), 10, MOST)).isLessThan(MOST);
  }

  /** Boxes on a floor that don't touch each other, with a pendulum that never rests. */
  private static Model boxes(int n, String attributes) throws InterruptedException {
    StringBuilder b = new StringBuilder("<mujoco>");
    b.append(attributes.isEmpty() ? "" : "<option><flag sleep='enable'/></option>");
    b.append("<worldbody><geom type='plane' size='0 0 1'/>");
    for (int i = 0; i < n; i++) {
      b.append("<body pos='").append(0.3 * (i % 50)).append(' ').append(0.3 * (i / 50));
      b.append(" 0.0999'").append(attributes).append("><freejoint/>");
      b.append("<geom type='box' size='0.1 0.1 0.1'/></body>");
    }
    b.append("<body pos='-1 0 1'><joint axis='0 1 0'/>");
    b.append("<geom type='capsule' fromto='0 0 0 0.3 0 0' size='0.02'/></body>");
    return compile(b.append("</worldbody></mujoco>").toString(), 20);
  }

  /** Pendulums, each held by a tendon that wraps around a cylinder. */
  private static Model tendons(int n) throws InterruptedException {
    StringBuilder b = new StringBuilder("<mujoco><worldbody>");
    StringBuilder tendons = new StringBuilder();
    for (int i = 0; i < n; i++) {
      String at = 0.5 * (i % 50) + " " + 0.5 * (i / 50);
      b.append("<site name='a").append(i).append("' pos='").append(at).append(" 1.3'/>");
      b.append("<geom name='g").append(i).append("' type='cylinder' size='0.05 0.05' pos='");
      b.append(at).append(" 1.1' zaxis='0 1 0' contype='0' conaffinity='0'/>");
      b.append("<body pos='").append(at).append(" 1'><joint axis='0 1 0'/>");
      b.append("<geom type='capsule' fromto='0 0 0 0.3 0 0' size='0.02' contype='0'");
      b.append(" conaffinity='0'/><site name='b").append(i).append("' pos='0.2 0 0'/></body>");
      tendons.append("<spatial stiffness='10'><site site='a").append(i);
      tendons.append("'/><geom geom='g").append(i).append("'/><site site='b").append(i);
      tendons.append("'/></spatial>");
    }
    b.append("</worldbody><tendon>").append(tendons).append("</tendon></mujoco>");
    return compile(b.toString(), 20);
  }

  /** An elastic cloth without self-collision, of n by n vertices, that falls. */
  private static Model cloth(int n) {
    String text =
        """
        <mujoco>
          <option integrator="implicitfast" solver="CG"/>
          <size memory="200M"/>
          <worldbody>
            <flexcomp name="c" dim="2" count="%d %d 1" spacing=".05 .05 .05" radius=".001" mass="1">
              <elasticity young="1e3" poisson=".2" thickness=".01" elastic2d="stretch" damping=".01"/>
              <contact selfcollide="none" internal="false"/>
            </flexcomp>
          </worldbody>
        </mujoco>
        """;
    return Mjcf.compile(Mjcf.readText(text.formatted(n, n))).model();
  }

  /**
   * Cost of a body in the large model over that in the small one, measured again only while other
   * work disturbs it.
   */
  private static double growth(
      Model small, int stepsSmall, Model large, int stepsLarge, double most) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 4 && least >= most; i++) {
      least = Math.min(least, nanosPerBody(large, stepsLarge) / nanosPerBody(small, stepsSmall));
    }
    return least;
  }

  private static double nanosPerBody(Model m, int steps) {
    var threads = ManagementFactory.getThreadMXBean();
    Data d = new Data(m);
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 8; round++) {
      long before = threads.getCurrentThreadCpuTime();
      for (int i = 0; i < steps; i++) {
        Physics.step(m, d);
      }
      least = Math.min(least, threads.getCurrentThreadCpuTime() - before);
    }
    return (double) least / steps / m.nbody;
  }

  private static Model chain(int n) throws InterruptedException {
    StringBuilder b = new StringBuilder("<mujoco><worldbody>");
    for (int i = 0; i < n; i++) {
      b.append(i == 0 ? "<body name='root'><freejoint/>" : "<body pos='0 0 -0.01'>");
      b.append("<inertial pos='0 0 0' mass='0.1' diaginertia='1e-4 1e-4 1e-4'/>");
    }
    b.append("</body>".repeat(n)).append("</worldbody><sensor><subtreelinvel body='root'/>");
    b.append("<subtreeangmom body='root'/><framelinacc objtype='body' objname='root'/></sensor>");
    return compile(b.append("</mujoco>").toString(), n);
  }

  private static Model chains(int n) throws InterruptedException {
    StringBuilder b = new StringBuilder("<mujoco><worldbody>");
    for (int first = 0; first < n; first += 10) {
      for (int i = 0; i < 10; i++) {
        b.append(i == 0 ? "<body pos='0 " + first + " 3'>" : "<body pos='0 0 -0.2'>");
        b.append("<joint axis='").append(i % 2 == 0 ? "0 1 0" : "1 0 0").append("'/>");
        b.append("<inertial pos='0 0 -0.1' mass='1' diaginertia='1e-2 1e-2 1e-3'/>");
      }
      b.append("</body>".repeat(10));
    }
    return compile(b.append("</worldbody></mujoco>").toString(), n);
  }

  /** Boxes in five layers, turned so that they lean on each other. */
  private static Model pile(int n) throws InterruptedException {
    StringBuilder b = new StringBuilder("<mujoco><worldbody><geom type='plane' size='0 0 1'/>");
    int side = (int) Math.ceil(Math.sqrt(n / 5.0));
    for (int i = 0; i < n; i++) {
      int layer = i / (side * side);
      int place = i % (side * side);
      b.append("<body pos='").append(0.25 * (place % side)).append(' ');
      b.append(0.25 * (place / side)).append(' ').append(0.1 + 0.2 * layer);
      b.append("' euler='0 0 ").append(i * 137 % 360).append("'><freejoint/>");
      b.append("<geom type='box' size='0.1 0.1 0.1'/></body>");
    }
    return compile(b.append("</worldbody></mujoco>").toString(), 20);
  }

  /** Bodies within bodies, thousands deep, are read by recursion and need a large stack. */
  private static Model compile(String text, int depth) throws InterruptedException {
    Model[] model = new Model[1];
    LoadLimits limits = new LoadLimits(1L << 30, 10_000_000, 1 << 30, depth + 20, 1, 1);
    Runnable read =
        () ->
            model[0] = Mjcf.compile(Mjcf.readText("chain", text, Resources.none(), limits)).model();
    Thread thread = new Thread(null, read, "reader", 1L << 30);
    thread.start();
    thread.join();
    return model[0];
  }
}
