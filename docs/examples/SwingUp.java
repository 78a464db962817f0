import dev.dynamis.core.RandomSource;
import dev.dynamis.core.Recorder;
import dev.dynamis.core.Rollout;
import dev.dynamis.core.RolloutArrays;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.plot.Chart;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Swings a hanging pole up and holds it there, by predictive control: many plans of the motor's
 * force are tried from the present state, and the next plan is their mean, weighed by what they
 * cost. The delay of the motor is part of the state, so that plans know of it.
 */
class SwingUp {
  private static final int PLANS = 40;
  private static final int KNOTS = 24;
  private static final int STEPS_PER_KNOT = 5;
  private static final double STRONGEST = 25;
  private static final double SPREAD = 8;
  private static final double TEMPERATURE = 3;

  public static void main(String[] args) {
    Path model = Path.of(args.length > 0 ? args[0] : "docs/examples/cart-pole.xml");
    Path picture = Path.of(args.length > 1 ? args[1] : "swing-up.png");
    double end = args.length > 2 ? Double.parseDouble(args[2]) : 5;
    Mechanism cart = Mjcf.mechanism(model);
    cart.model().opt.timestep = 0.01;
    cart.joint("hinge").setPosition(Math.PI);
    Recorder recorder = Recorder.of(cart).columns("position", "angle", "motor").start();
    RandomSource random = new RandomSource(1);
    double[] plan = new double[KNOTS];
    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
      while (cart.time() < end) {
        plan = improve(cart, plan, random, pool);
        for (int i = 0; i < STEPS_PER_KNOT; i++) {
          cart.actuator("motor").set(plan[0]);
          recorder.step();
        }
        // what was done is over; the end of the plan is open
        System.arraycopy(plan, 1, plan, 0, KNOTS - 1);
        plan[KNOTS - 1] = 0;
      }
    }
    double angle = StrictMath.IEEEremainder(cart.joint("hinge").position(), 2 * Math.PI);
    System.out.printf("after %.1f s the angle is %.3f rad%n", cart.time(), angle);
    Chart.timeSeries(recorder.recording(), "angle").panel("position").panel("motor").write(picture);
  }

  private static double[] improve(
      Mechanism cart, double[] plan, RandomSource random, ExecutorService pool) {
    // the first plan is the present one, so that nothing is lost
    double[][] plans = new double[PLANS][KNOTS];
    for (int i = 0; i < PLANS; i++) {
      for (int k = 0; k < KNOTS; k++) {
        double wanted = plan[k] + (i == 0 ? 0 : SPREAD * random.nextNormal());
        plans[i][k] = Math.clamp(wanted, -STRONGEST, STRONGEST);
      }
    }
    RolloutArrays runs =
        Rollout.of(cart, PLANS)
            .steps(KNOTS * STEPS_PER_KNOT)
            .policy(i -> (u, step, system) -> u[0] = plans[i][(int) step / STEPS_PER_KNOT])
            .record(r -> r.columns("position", "angle", "v.slide", "v.hinge"))
            .run(pool, 2);
    double[] cost = new double[PLANS];
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < PLANS; i++) {
      for (int row = 0; row < runs.rows(i); row++) {
        double x = runs.get(i, row, "position");
        double v = runs.get(i, row, "v.slide");
        double w = runs.get(i, row, "v.hinge");
        double height = 1 - StrictMath.cos(runs.get(i, row, "angle"));
        cost[i] += height + 0.1 * x * x + 0.01 * v * v + 0.005 * w * w;
      }
      least = Math.min(least, cost[i]);
    }
    double[] mean = new double[KNOTS];
    double sum = 0;
    for (int i = 0; i < PLANS; i++) {
      double weight = StrictMath.exp((least - cost[i]) / TEMPERATURE);
      sum += weight;
      for (int k = 0; k < KNOTS; k++) {
        mean[k] += weight * plans[i][k];
      }
    }
    for (int k = 0; k < KNOTS; k++) {
      mean[k] /= sum;
    }
    return mean;
  }
}
