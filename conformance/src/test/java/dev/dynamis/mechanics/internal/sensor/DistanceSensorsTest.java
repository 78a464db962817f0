package dev.dynamis.mechanics.internal.sensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;

/** Distances between geoms and bodies, their directions and segments. */
class DistanceSensorsTest {
  private static final String BODIES =
      """
      <mujoco><worldbody>
        <body name="one"><geom name="far" size=".1" pos="-2 0 0"/><geom name="near" size=".5"/></body>
        <body name="two" pos="3 4 0"><geom name="ball" size="1"/><geom size=".1" pos="5 5 5"/></body>
        <body name="three" pos="0 0 .9"><geom name="inside" size=".5"/></body>
      </worldbody><sensor>%s</sensor></mujoco>
      """;

  private static double[] read(String sensors) {
    Model m = SmoothModels.compile(BODIES.formatted(sensors));
    Data d = new Data(m);
    Physics.forward(m, d);
    return d.sensordata;
  }

  @Test
  void spheresAreAsFarApartAsTheirCentersLessTheirRadii() {
    double[] want = {3.5, 0.6, 0.8, 0, 0.3, 0.4, 0, 2.4, 3.2, 0};
    assertThat(
            read(
                """
                <distance geom1="near" geom2="ball" cutoff="10"/>
                <normal geom1="near" geom2="ball" cutoff="10"/>
                <fromto geom1="near" geom2="ball" cutoff="10"/>
                """))
        .containsExactly(want, within(1e-9));
  }

  @Test
  void bodiesAreAsFarApartAsTheirNearestGeoms() {
    double[] want = {3.5, -0.6, -0.8, 0, 2.4, 3.2, 0, 0.3, 0.4, 0};
    assertThat(
            read(
                """
                <distance body1="one" body2="two" cutoff="10"/>
                <normal body1="two" body2="one" cutoff="10"/>
                <fromto body1="two" geom2="near" cutoff="10"/>
                """))
        .containsExactly(want, within(1e-9));
  }

  @Test
  void beyondTheCutoffThereIsNothing() {
    double[] want = {2, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    assertThat(
            read(
                """
                <distance geom1="near" geom2="ball" cutoff="2"/>
                <normal geom1="near" geom2="ball" cutoff="2"/>
                <fromto geom1="near" geom2="ball" cutoff="2"/>
                """))
        .containsExactly(want);
  }

  @Test
  void geomsThatOverlapHaveANegativeDistance() {
    double[] got =
        read(
            """
            <distance geom1="near" geom2="inside" cutoff="2"/>
            <fromto geom1="near" geom2="inside" cutoff="2"/>
            """);
    assertThat(got[0]).isCloseTo(-0.1, within(1e-9));

    // from the top of the lower to the bottom of the upper
    assertThat(got[3]).isCloseTo(0.5, within(1e-9));
    assertThat(got[6]).isCloseTo(0.4, within(1e-9));
  }
}
