package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Contacts do what mechanics says: friction, rest, impact, rolling. */
class ContactPhysicsTest {
  private static final double GRAVITY = 9.81;
  private static final double FRICTION = 0.5;

  @ParameterizedTest
  @ValueSource(doubles = {5, 15, 25})
  void aBoxStaysOnASlopeBelowTheAngleOfFriction(double degrees) {
    Model m = slope(degrees);
    Data d = new Data(m);
    steps(m, d, 500);
    double start = d.qpos[0];
    steps(m, d, 1000);
    assertThat(Math.abs(d.qpos[0] - start)).isLessThan(0.001);
    assertThat(Math.abs(d.qvel[0])).isLessThan(0.001);
  }

  @ParameterizedTest
  @ValueSource(doubles = {28, 35, 50})
  void aBoxSlidesDownASteeperSlopeAsCoulombSays(double degrees) {
    Model m = slope(degrees);
    Data d = new Data(m);
    steps(m, d, 250);
    double start = d.qpos[0];
    steps(m, d, 500);

    // from rest, between 0.5 s and 1.5 s; distance, because a box that slides also rocks
    double angle = degrees * Math.PI / 180;
    double want = GRAVITY * (StrictMath.sin(angle) - FRICTION * StrictMath.cos(angle));
    assertThat(d.qpos[0] - start).isCloseTo(want, within(0.01 * want));
  }

  /** A slope along x is gravity that is turned. */
  private static Model slope(double degrees) {
    double angle = degrees * Math.PI / 180;
    return compile(
        String.format(
            Locale.ROOT,
            """
            <mujoco>
              <option cone="elliptic" impratio="100" gravity="%.17g 0 %.17g"/>
              <default><geom friction="%s"/></default>
              <worldbody>
                <geom type="plane" size="9 9 1"/>
                <body pos="0 0 0.1"><freejoint/><geom type="box" size="0.2 0.2 0.1"/></body>
              </worldbody>
            </mujoco>
            """,
            GRAVITY * StrictMath.sin(angle),
            -GRAVITY * StrictMath.cos(angle),
            FRICTION));
  }

  /** The table of the page on contacts: a box of 1 kg on a slope of 20 degrees, friction 1. */
  @Test
  void aBoxOnASlopeCreepsAsThePageSays() throws IOException {
    Path page = Path.of("../docs/explanation/contacts-and-constraints.md");
    List<String> rows = Files.readAllLines(page);
    int first = rows.indexOf("|--:|--:|--:|--:|--:|") + 1;
    for (String row : rows.subList(first, first + 3)) {
      String[] cells = row.split("\\|");
      double ratio = Double.parseDouble(cells[1].strip());
      for (int variant = 0; variant < 4; variant++) {
        String cone = variant % 2 == 0 ? "pyramidal" : "elliptic";
        double speed = 1000 * creep(ratio, cone, variant < 2 ? 0 : 5);
        String told = cells[2 + variant].strip();
        if (told.equals("less")) {
          assertThat(speed).isLessThan(1e-5);
        } else {
          // as many digits as are told
          double number = Double.parseDouble(told);
          double digit = new BigDecimal(told).ulp().doubleValue();
          assertThat(speed).as(row + cone).isCloseTo(number, within(0.5 * digit));
        }
      }
    }
  }

  private double creep(double ratio, String cone, int noslip) {
    Mechanism box =
        new Mechanism(
            compile(
                String.format(
                    Locale.ROOT,
                    """
                    <mujoco>
                      <option cone="%s" impratio="%s" noslip_iterations="%d" gravity="%.17g 0 %.17g"/>
                      <worldbody>
                        <geom type="plane" size="9 9 1"/>
                        <body pos="0 0 0.1"><freejoint name="free"/>
                          <geom type="box" size="0.1 0.1 0.1" mass="1"/></body>
                      </worldbody>
                    </mujoco>
                    """,
                    cone,
                    ratio,
                    noslip,
                    9.81 * StrictMath.sin(Math.toRadians(20)),
                    -9.81 * StrictMath.cos(Math.toRadians(20)))));
    while (box.time() < 1) {
      box.step();
    }
    double before = box.data().qpos[0];
    while (box.time() < 2) {
      box.step();
    }
    return box.data().qpos[0] - before;
  }

  @Test
  void aStackOfTenBoxesStandsForAMinute() {
    StringBuilder boxes = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      boxes.append("<body pos='0 0 ").append(0.1 + 0.2 * i).append("'><freejoint/>");
      boxes.append("<geom type='box' size='0.1 0.1 0.1'/></body>");
    }
    Model m =
        compile(
            "<mujoco><option cone='elliptic' timestep='0.01'/><worldbody>"
                + "<geom type='plane' size='9 9 1'/>"
                + boxes
                + "</worldbody></mujoco>");
    Data d = new Data(m);
    steps(m, d, 6000);
    assertThat(d.time).isCloseTo(60, within(1e-6));
    for (int i = 0; i < 10; i++) {
      assertThat(Math.abs(d.qpos[7 * i])).isLessThan(0.002);
      assertThat(Math.abs(d.qpos[7 * i + 1])).isLessThan(0.002);
      assertThat(d.qpos[7 * i + 2]).isCloseTo(0.1 + 0.2 * i, within(0.02));
      assertThat(Math.abs(d.qpos[7 * i + 3])).isGreaterThan(0.9999);
    }
  }

  @Test
  void boxesThatSettleNeverHaveMoreEnergyThanAtTheStart() {
    StringBuilder boxes = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      boxes.append("<body pos='").append(0.07 * (i % 3)).append(" ").append(0.05 * (i % 4));
      boxes.append(" ").append(0.4 + 0.25 * i).append("' euler='").append(17 * i).append(" ");
      boxes.append(11 * i).append(" 0'><freejoint/><geom type='box' size='0.1 0.08 0.06'/></body>");
    }
    Model m =
        compile(
            "<mujoco><option cone='elliptic'><flag energy='enable'/></option><worldbody>"
                + "<geom type='plane' size='9 9 1'/>"
                + boxes
                + "</worldbody></mujoco>");
    Data d = new Data(m);
    Physics.forward(m, d);
    double start = d.energy[0] + d.energy[1];
    double most = 0;
    for (int i = 0; i < 2000; i++) {
      Physics.step(m, d);
      most = Math.max(most, d.energy[0] + d.energy[1]);
    }
    assertThat(most).isLessThanOrEqualTo(start * (1 + 1e-12));
    assertThat(d.energy[1]).as("they have come to rest").isLessThan(1e-3 * start);
  }

  @Test
  void aCradleOfBallsPassesTheMomentumOn() {
    StringBuilder balls = new StringBuilder();
    for (int i = 0; i < 5; i++) {
      balls.append("<body pos='").append(0.102 * i).append(" 0 1'><joint axis='0 -1 0'/>");
      balls.append("<geom pos='0 0 -1' size='0.05' mass='1'/></body>");
    }
    Model m =
        compile(
            "<mujoco><option cone='elliptic' timestep='0.0001'/>"
                + "<default><geom condim='1' solref='-2e6 0' solimp='0.99 0.99 0.001'/></default>"
                + "<worldbody>"
                + balls
                + "</worldbody></mujoco>");
    Data d = new Data(m);
    d.qpos[0] = -0.3;
    double highest = 0;
    double others = 0;
    while (d.time < 1.2) {
      Physics.step(m, d);
      highest = Math.max(highest, d.qpos[4]);
      for (int i = 1; i < 4; i++) {
        others = Math.max(others, Math.abs(d.qpos[i]));
      }
    }
    assertThat(highest).isCloseTo(0.3, within(0.003));

    // those between have moved by the gaps
    assertThat(others).isLessThan(0.01);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void rollingFrictionStopsABallAndWithoutItTheBallRollsOn(boolean rolling) {
    Model m =
        compile(
            """
            <mujoco>
              <option cone="elliptic"/>
              <default><geom condim="6" friction="1 0.005 ROLL"/></default>
              <worldbody>
                <geom type="plane" size="9 9 1"/>
                <body pos="0 0 0.1"><freejoint/><geom size="0.1"/></body>
              </worldbody>
            </mujoco>
            """
                .replace("ROLL", rolling ? "0.01" : "0"));
    Data d = new Data(m);
    d.qvel[0] = 1;
    d.qvel[4] = 10;
    steps(m, d, 1500);
    if (rolling) {
      assertThat(Math.abs(d.qvel[0])).isLessThan(0.01);
      // the couple of friction and weight stops it at v^2 (1 + 2/5) / (2 g roll/radius)
      assertThat(d.qpos[0]).isCloseTo(1.4 / (2 * GRAVITY * 0.1), within(0.05));
    } else {
      assertThat(d.qvel[0]).isCloseTo(1, within(0.01));
      assertThat(d.qvel[4]).isCloseTo(10, within(0.1));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void aHeapGivesTheSameBitsOnAnyNumberOfThreads(int threads) throws Exception {
    Model m = Mjcf.load(ConstraintTrace.FOLDER.resolve("heap.xml")).model();
    long want = heap(m, 0);
    try (var pool = Executors.newFixedThreadPool(threads)) {
      List<Callable<Long>> same =
          IntStream.range(0, 8).<Callable<Long>>mapToObj(i -> () -> heap(m, 0)).toList();
      for (var result : pool.invokeAll(same)) {
        assertThat(result.get()).isEqualTo(want);
      }
    }
    assertThat(heap(m, 0.1)).isNotEqualTo(want);
  }

  private static long heap(Model m, double push) {
    Data d = new Data(m);
    d.qvel[0] = push;
    steps(m, d, 60);
    return d.hash();
  }

  private static void steps(Model m, Data d, int count) {
    for (int i = 0; i < count; i++) {
      Physics.step(m, d);
    }
  }

  private static Model compile(String text) {
    return Mjcf.compile(Mjcf.readText(text)).model();
  }
}
