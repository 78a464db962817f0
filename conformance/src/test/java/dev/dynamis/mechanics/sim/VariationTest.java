package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.dynamis.core.Rollout;
import dev.dynamis.core.RolloutArrays;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class VariationTest {
  private static final String ARM =
      """
      <mujoco model="arm">
        <worldbody>
          <geom name="floor" type="plane" size="1 1 1" pos="0 0 -3"/>
          <body name="upper">
            <joint name="shoulder" axis="0 1 0" damping="0.1"/>
            <geom name="u" type="capsule" fromto="0 0 0 0 0 -1" size="0.05"/>
            <body name="lower" pos="0 0 -1">
              <joint name="elbow" axis="0 1 0" damping="0.2"/>
              <geom name="l" type="capsule" fromto="0 0 0 0.3 0 -1" size="0.04"/>
            </body>
          </body>
        </worldbody>
        <actuator><motor name="m" joint="elbow"/></actuator>
      </mujoco>
      """;

  private static Model model() {
    return Mjcf.compile(Mjcf.readText(ARM)).model();
  }

  private static Variation of(Model m, String... texts) {
    return new Variation(m, List.of(texts), SampleDesign.RANDOM, 7, 100);
  }

  @Test
  void numbersAreChangedByNameAndWhatFollowsIsComputedAnew() {
    Model m = model();
    int lower = m.names.bodyId("lower");
    double mass = m.body.mass[lower];
    Variation v = of(m, "body_mass[lower] *= 2", "body_inertia[lower] *= 2");
    Model twice = v.model(0);
    assertThat(twice.body.mass[lower]).isEqualTo(2 * mass);
    assertThat(twice.body.subtreemass[lower - 1])
        .isCloseTo(m.body.subtreemass[lower - 1] + mass, within(1e-12));
    // twice the mass and inertia: half the inverse weight of a chain that is only this body
    assertThat(twice.dof.invweight0[1]).isLessThan(m.dof.invweight0[1]);
    assertThat(m.body.mass[lower]).isEqualTo(mass);
    assertThat(v.dimensions()).isEqualTo(2);
  }

  @Test
  void everyObjectHasItsOwnDrawAndEveryCaseItsOwn() {
    Model m = model();
    Variation v = of(m, "dof_damping[*] *= uniform(0.5, 1.5)", "opt.gravity[2] += normal(0, 0.1)");
    assertThat(v.dimensions()).isEqualTo(3);
    Model a = v.model(3);
    assertThat(a.dof.damping[0]).isEqualTo(0.1 * v.draw(3, 0)).isBetween(0.05, 0.15);
    assertThat(a.dof.damping[1]).isEqualTo(0.2 * v.draw(3, 1));
    assertThat(a.opt.gravity[2]).isEqualTo(-9.81 + v.draw(3, 2));
    assertThat(v.draw(3, 0)).isNotEqualTo(v.draw(3, 1)).isNotEqualTo(v.draw(4, 0));
    assertThat(v.model(3).difference(a, 0)).isEmpty();
    Model one = of(m, "geom_friction[floor,0] = 0.3").model(0);
    assertThat(one.geom.friction).startsWith(0.3, 0.005, 0.0001, 1);
    assertThat(of(m, "geom_friction[floor] *= 2").model(0).geom.friction)
        .startsWith(2, 0.01, 0.0002, 1);
    assertThat(of(m, "jnt_range[1] = 3").model(0).jnt.range).containsExactly(0, 0, 3, 3);
  }

  /** What the list says nothing follows from: computing anew changes nothing. */
  @Test
  void nothingFollowsFromWhatIsNotComputedAnew() {
    Model m = model();
    Physics.setConst(m);
    for (String field :
        List.of(
            "geom_friction",
            "geom_solmix",
            "geom_solref",
            "geom_solimp",
            "geom_margin",
            "geom_gap",
            "dof_damping",
            "dof_frictionloss",
            "jnt_stiffness",
            "jnt_range",
            "actuator_gainprm",
            "actuator_biasprm",
            "actuator_ctrlrange",
            "actuator_forcerange")) {
      Model varied = of(m, field + "[*] += 0.01").model(0);
      Model again = varied.copy();
      Physics.setConst(again);
      assertThat(again.difference(varied, 0)).as(field).isEmpty();
    }
  }

  @Test
  void variedMechanismsRunTheSameOnAnyNumberOfThreads() {
    Model m = model();
    Variation v =
        new Variation(
            m,
            List.of("body_mass[*] *= uniform(0.8, 1.2)", "dof_damping[*] *= loguniform(0.5, 2)"),
            SampleDesign.LATIN,
            1,
            200);
    Rollout rollout =
        Rollout.of(200, i -> new Mechanism(v.model(i)))
            .steps(50)
            .every(25)
            .policy(i -> (u, step, system) -> u[0] = 0.1 * (i % 3))
            .record(r -> r.columns("shoulder", "elbow"));
    RolloutArrays one = rollout.run();
    try (ExecutorService pool = Executors.newFixedThreadPool(3)) {
      assertThat(rollout.run(pool, 3).hash()).isEqualTo(one.hash());
    }
    assertThat(one.get(0, 2, "elbow")).isNotEqualTo(one.get(3, 2, "elbow"));
  }

  @Test
  void aDrawOfANegativeMassIsToldWithItsCase() {
    Variation v = of(model(), "body_mass[lower] = uniform(-1, -0.5)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> v.model(12))
        .withMessageStartingWith("'case 12': body_mass of -0.")
        .withMessageEndingWith("give zero or more");
  }

  @Test
  void whatCannotVaryIsNamed() {
    Model m = model();
    refused(m, "body_mas[lower] *= 2", "no real parameter 'body_mas'; did you mean \"body_mass\"");
    refused(m, "body_parentid[lower] = 0", "no real parameter 'body_parentid'");
    refused(m, "body_mass[lowr] *= 2", "body_mass has no 'lowr'; did you mean \"lower\"");
    refused(m, "body_mass[9] *= 2", "body_mass has no '9'");
    refused(m, "body_mass[ ] *= 2", "body_mass has no ''");
    String gap = " ".repeat(20_000);
    refused(m, "body_mass[" + gap + "9" + gap + "] *= 2", "body_mass has no '9'");
    assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> refused(m, "body_mass[" + gap + " *= 2", "expected FIELD[NAME] or FIELD[NAME,N]"));
    refused(m, "geom_friction[floor,3] = 1", "geom_friction has 3 columns");
    refused(m, "body_mass[lower] *= gauss(1,2)", "is no distribution");
    refused(m, "body_mass lower", "expected FIELD[NAME] = DISTRIBUTION");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new Variation(
                    m,
                    Collections.nCopies(65, "opt.gravity[2] += uniform(0, 1)"),
                    SampleDesign.SOBOL,
                    1,
                    10))
        .withMessageContaining("up to 64 dimensions");
  }

  private static void refused(Model m, String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of(m, text))
        .withMessageContaining(message)
        .withMessageStartingWith("'" + text + "'");
  }
}
