import dev.dynamis.analysis.Linearization;
import dev.dynamis.analysis.linear.LinearSystem;
import dev.dynamis.analysis.linear.Margins;
import dev.dynamis.analysis.linear.Regulator;
import dev.dynamis.core.Recording;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.plot.Chart;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Balances a pole on a cart whose motor is 20 ms late, with two optimal gains: one that does not
 * know of the delay and falls over, and one that has the delay in its states.
 */
class Balance {
  private static final double[] INPUT_COST = {0.001};

  public static void main(String[] args) {
    Path model = Path.of(args.length > 0 ? args[0] : "docs/examples/cart-pole.xml");
    Path picture = Path.of(args.length > 1 ? args[1] : "balance.png");

    // as if there were no delay: controls act at once, and their samples are no states
    Mechanism prompt = Mjcf.mechanism(model);
    prompt.model().actuator.delay[0] = 0;
    LinearSystem all = Linearization.at(prompt).system();
    LinearSystem four = all.withStates(all.states().subList(0, 4));
    double[] hasty = Regulator.of(four, costs(4), INPUT_COST).gain();
    System.out.printf("bears a delay of %.4f s%n", Margins.of(four, hasty, "motor").delay());

    // with the delay: the samples on their way to the motor are states
    LinearSystem late = Linearization.at(Mjcf.mechanism(model)).system();
    int n = late.states().size();
    double[] patient = Regulator.of(late, costs(n), INPUT_COST).gain();

    Recording angles = new Recording(List.of("ignores the delay", "knows the delay"));
    Mechanism one = tilted(model), two = tilted(model);
    Feedback first = new Feedback(one, hasty), second = new Feedback(two, patient);
    double fallen = Double.NaN;
    while (two.time() < 2) {
      double angle = one.joint("hinge").position();
      if (Math.abs(angle) > 1 && Double.isNaN(fallen)) {
        fallen = one.time();
      }
      // a pole that fell is not looked at any more
      angles.add(
          two.time(), Double.isNaN(fallen) ? angle : Double.NaN, two.joint("hinge").position());
      if (Double.isNaN(fallen)) {
        first.step();
      }
      second.step();
    }
    System.out.printf("ignores the delay: %s%n", Double.isNaN(fallen) ? "stands" : "falls");
    System.out.printf("knows the delay: at %.1e rad%n", two.joint("hinge").position());
    Chart.timeSeries(angles, "ignores the delay", "knows the delay")
        .title("a pole on a cart, 20 ms late")
        .horizontalLabel("time, s")
        .verticalLabel("angle, rad")
        .write(picture);
  }

  /** The angle costs most, then the place; samples of delays cost nothing. */
  private static double[] costs(int n) {
    return Arrays.copyOf(new double[] {100, 1000, 1, 1}, n);
  }

  private static Mechanism tilted(Path model) {
    Mechanism m = Mjcf.mechanism(model);
    m.joint("hinge").setPosition(0.05);
    return m;
  }

  /** Steps a mechanism under u = -K x, x the deviation from standing still. */
  private static final class Feedback {
    private final Mechanism m;
    private final double[] gain;
    private final double[] upright;
    private final double[] now;
    private final double[] x;

    Feedback(Mechanism m, double[] gain) {
      this.m = m;
      this.gain = gain;
      now = new double[m.stateSize()];
      x = new double[m.tangentSize()];
      upright = new double[m.stateSize()];
      Mechanism standing = m.copy();
      standing.joint("hinge").setPosition(0);
      standing.save(upright);
    }

    void step() {
      m.save(now);
      m.minus(x, now, upright);
      double u = 0;
      for (int i = 0; i < gain.length; i++) {
        u -= gain[i] * x[i];
      }
      m.actuator("motor").set(u);
      m.step();
    }
  }
}
