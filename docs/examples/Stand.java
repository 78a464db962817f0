import dev.dynamis.core.RandomSource;
import dev.dynamis.core.Recording;
import dev.dynamis.core.Rollout;
import dev.dynamis.core.RolloutArrays;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.plot.Chart;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A humanoid gets a push from behind. One that holds its pose falls; one that tries plans of its
 * joints from its present state, and does what the better ones have in common, stays on its feet.
 */
class Stand {
  private static final int PLANS = 24;

  /** A plan has targets of all joints at some times, straight lines between them. */
  private static final int KNOTS = 4;

  private static final int STEPS_PER_KNOT = 25;
  private static final int STEPS_PER_PLAN = 20;
  private static final double SPREAD = 0.25;

  /** Plans that cost this much more than the best, of what it costs, count a third of it. */
  private static final double TEMPERATURE = 0.05;

  private static final double UPRIGHT = 1.67;

  public static void main(String[] args) {
    Path model = Path.of(args.length > 0 ? args[0] : "docs/examples/humanoid.xml");
    Path picture = Path.of(args.length > 1 ? args[1] : "stand.png");
    double end = args.length > 2 ? Double.parseDouble(args[2]) : 3;
    Mechanism stiff = Mjcf.mechanism(model);
    Mechanism clever = Mjcf.mechanism(model);
    Recording heights = new Recording(List.of("holds its pose", "plans"));
    double[][] plan = new double[KNOTS][clever.inputNames().size()];
    RandomSource random = new RandomSource(1);
    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
      for (int step = 0; clever.time() < end; step++) {
        int since = step % STEPS_PER_PLAN;
        if (since == 0) {
          plan = improve(clever, step == 0 ? plan : later(plan), random, pool);
        }
        heights.add(clever.time(), height(stiff), height(clever));
        clever.setInputs(targets(plan, since));
        step(stiff);
        step(clever);
      }
    }
    System.out.printf(
        "after %.1f s the head is at %.2f m with plans, at %.2f m without%n",
        end, height(clever), height(stiff));
    Chart.timeSeries(heights, "holds its pose", "plans")
        .title("a humanoid after a push of 150 N for 0.2 s")
        .horizontalLabel("time, s")
        .verticalLabel("height of the head, m")
        .write(picture);
  }

  private static void step(Mechanism humanoid) {
    boolean pushed = humanoid.time() >= 0.5 && humanoid.time() < 0.7;
    humanoid.body("torso").setForce(pushed ? 150 : 0, 0, 0, 0, 0, 0);
    humanoid.step();
  }

  private static double height(Mechanism humanoid) {
    return humanoid.sensor("head").read()[2];
  }

  /** Returns the targets so many steps after the beginning of a plan. */
  private static double[] targets(double[][] plan, int step) {
    double place = Math.min((double) step / STEPS_PER_KNOT, KNOTS - 1);
    int k = Math.min((int) place, KNOTS - 2);
    double[] u = new double[plan[0].length];
    for (int j = 0; j < u.length; j++) {
      u[j] = plan[k][j] + (place - k) * (plan[k + 1][j] - plan[k][j]);
    }
    return u;
  }

  /** Returns a plan as it is seen when a part of it is over; its end stays what it was. */
  private static double[][] later(double[][] plan) {
    double[][] rest = new double[KNOTS][];
    for (int k = 0; k < KNOTS; k++) {
      rest[k] = targets(plan, k * STEPS_PER_KNOT + STEPS_PER_PLAN);
    }
    return rest;
  }

  private static double[][] improve(
      Mechanism humanoid, double[][] plan, RandomSource random, ExecutorService pool) {
    int nu = plan[0].length;
    double[][][] plans = new double[PLANS][KNOTS][nu];
    for (int i = 0; i < PLANS; i++) {
      for (int k = 0; k < KNOTS; k++) {
        for (int j = 0; j < nu; j++) {
          // the present plan is one of them, and so is to stand straight
          double noise = i == 0 ? 0 : SPREAD * random.nextNormal();
          plans[i][k][j] = i == 1 ? 0 : plan[k][j] + noise;
        }
      }
    }
    RolloutArrays runs =
        Rollout.of(humanoid, PLANS)
            .steps(KNOTS * STEPS_PER_KNOT)
            .every(5)
            .policy(
                i ->
                    (u, step, system) ->
                        System.arraycopy(targets(plans[i], (int) step), 0, u, 0, nu))
            .record(r -> r.columns("head[0]", "head[2]", "mass[0]", "speed[0]", "v.tilt"))
            .run(pool, 2);
    double[] cost = new double[PLANS];
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < PLANS; i++) {
      cost[i] = cost(runs, i, plans[i]);
      least = Math.min(least, cost[i]);
    }
    double[][] mean = new double[KNOTS][nu];
    double sum = 0;
    for (int i = 0; i < PLANS; i++) {
      double weight = StrictMath.exp((1 - cost[i] / least) / TEMPERATURE);
      sum += weight;
      for (int k = 0; k < KNOTS; k++) {
        for (int j = 0; j < nu; j++) {
          mean[k][j] += weight * plans[i][k][j];
        }
      }
    }
    for (double[] knot : mean) {
      for (int j = 0; j < nu; j++) {
        knot[j] /= sum;
      }
    }
    return mean;
  }

  /**
   * The head shall be high, above the feet's middle of mass and at rest, joints nearly straight.
   */
  private static double cost(RolloutArrays runs, int i, double[][] plan) {
    double sum = 0;
    for (int row = 0; row < runs.rows(i); row++) {
      double low = UPRIGHT - runs.get(i, row, "head[2]");
      double place = runs.get(i, row, "mass[0]");
      double lean = runs.get(i, row, "head[0]") - place;
      double speed = runs.get(i, row, "speed[0]");
      double turn = runs.get(i, row, "v.tilt");
      sum += 10 * low * low + 2 * lean * lean + 0.3 * speed * speed + 0.02 * turn * turn;
      sum += 0.02 * place * place;
    }
    for (double[] knot : plan) {
      for (double target : knot) {
        sum += 0.01 * target * target;
      }
    }
    return sum;
  }
}
