package dev.dynamis.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.cli.Dynamis;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The cart-pole of the examples, balanced by gains that the command prints. */
class CartPoleBalanceTest {
  private static final Path MODEL = Path.of("../docs/examples/cart-pole.xml");
  private static final Pattern GAIN = Pattern.compile("\"K\":\\[\\[([^\\]]*)\\]\\]");

  private static double[] gain(String... more) {
    List<String> args =
        new ArrayList<>(List.of("linearize", MODEL.toString(), "--key", "up", "--json", "--lqr"));
    args.addAll(List.of("--cost", "slide=100,hinge=1000", "--input-cost", "motor=0.001"));
    args.addAll(List.of(more));
    StringWriter out = new StringWriter(), err = new StringWriter();
    int code =
        Dynamis.run(
            new PrintWriter(out, true), new PrintWriter(err, true), args.toArray(String[]::new));
    assertThat(code).as(err.toString()).isZero();
    Matcher found = GAIN.matcher(out.toString());
    assertThat(found.find()).isTrue();
    return Arrays.stream(found.group(1).split(",")).mapToDouble(Double::parseDouble).toArray();
  }

  /** Runs four seconds from a tilt of 3 degrees; returns the largest angle of the last second. */
  private static double angleAfterFourSeconds(double[] gain, boolean late) {
    Mechanism m = Mjcf.mechanism(MODEL);
    if (!late) {
      m.model().actuator.delay[0] = 0;
    }
    double[] upright = new double[m.stateSize()], now = new double[m.stateSize()];
    double[] dx = new double[m.tangentSize()];
    m.save(upright);
    m.joint("hinge").setPosition(0.05);
    double largest = 0;
    while (m.time() < 4) {
      m.save(now);
      m.minus(dx, now, upright);
      double u = 0;
      for (int i = 0; i < gain.length; i++) {
        u -= gain[i] * dx[i];
      }
      m.actuator("motor").set(u);
      m.step();
      largest = m.time() > 3 ? Math.max(largest, Math.abs(m.joint("hinge").position())) : 0;
    }
    return largest;
  }

  @Test
  void aGainWithoutTheDelayBalancesThePoleWhereThereIsNone() {
    double[] gain = gain();
    assertThat(gain).hasSize(4);
    assertThat(angleAfterFourSeconds(gain, false)).isLessThan(1e-2);
  }

  @Test
  void throughADelayOf20MillisecondsTheSameGainFallsOver() {
    assertThat(angleAfterFourSeconds(gain(), true)).isGreaterThan(0.5);
  }

  @Test
  void aGainThatKnowsTheDelayBalancesThePoleThroughIt() {
    double[] gain = gain("--delays");
    assertThat(gain).hasSize(15);
    assertThat(angleAfterFourSeconds(gain, true)).isLessThan(1e-2);
  }

  /** The samples of a delay of 0 are remembered and not used. */
  @Test
  void theTwoDesignsAgreeWhereNothingIsLate() {
    double[] gain = gain("--delays", "--set", "model.actuator_delay[0]=0");
    assertThat(Arrays.copyOf(gain, 4)).containsExactly(gain(), within(1e-5 * 1000));
    assertThat(Arrays.copyOfRange(gain, 4, 15)).containsExactly(new double[11], within(1e-9));
  }
}
