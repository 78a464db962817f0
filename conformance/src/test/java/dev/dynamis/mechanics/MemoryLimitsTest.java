package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import dev.dynamis.mechanics.sim.CapacityPolicy;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Steps that need more memory than they may have. */
class MemoryLimitsTest {
  private static Model spheres(int count, String memory, String option) {
    String text =
        """
        <mujoco>
          <size memory="%s"/>
          <option %s/>
          <worldbody>
            <geom type="plane" size="1 1 1"/>
            <replicate count="%d"><body><freejoint/><geom size="0.1"/></body></replicate>
          </worldbody>
        </mujoco>
        """
            .formatted(memory, option, count);
    return Mjcf.compile(Mjcf.readText(text)).model();
  }

  @Test
  void noModelAsksForMoreThanTheMachineGives() {
    long host = MemoryLimits.host();
    assertThat(host).isPositive().isLessThan(Runtime.getRuntime().maxMemory());
    assertThat(MemoryLimits.of(spheres(1, "1T", ""))).isEqualTo(host);
    assertThat(MemoryLimits.of(spheres(1, "0", ""))).isEqualTo(host);
    assertThat(MemoryLimits.of(spheres(1, "70M", ""))).isEqualTo(Math.min(host, 70L << 20));
  }

  @Test
  void arraysThatJavaDoesNotHaveAreRefusedAndNotTried() {
    Data d = new Data(new Model(new Sizes().set(Size.NARENA, 1L << 50)));
    assertThat(d.reserveProjection(Integer.MAX_VALUE)).isFalse();
    assertThat(d.reserveConstraints(1L << 33, 1)).isFalse();
    assertThat(d.reserveConstraints(1, 1L << 33)).isFalse();
    assertThat(d.reserveContacts(60_000_000)).isFalse();
    assertThat(d.efc.AR).isEmpty();
  }

  @Test
  void aMechanismStopsAtTheLimitAndSaysWhichItWas() {
    Mechanism heap = new Mechanism(spheres(60, "1T", ""));
    heap.data().memory().setLimit(400_000);
    double[] state = heap.save();
    assertThatThrownBy(heap::step)
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("no memory for more contacts: there are ")
        .hasMessageContaining("limit of a simulation is 400000 bytes")
        .hasMessageContaining("-Xmx");
    assertThat(heap.save()).containsExactly(state);
    assertThat(heap.data().memory().used()).isLessThanOrEqualTo(400_000);
  }

  /** At any limit a step is whole, with all constraints or without, or has not happened. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "solver='Newton' jacobian='sparse'",
        "solver='Newton' jacobian='dense'",
        "solver='Newton' cone='elliptic'",
        "solver='CG'",
        "solver='PGS' jacobian='sparse'",
        "solver='PGS' jacobian='dense' integrator='RK4'",
        "noslip_iterations='3'"
      })
  void atAnyLimitAStepHasHappenedOrNot(String option) {
    atAnyLimit(spheres(16, "1T", option));
  }

  /** Two interpolated soft bodies that touch: all that they need beside contacts is counted. */
  @Test
  void softBodiesTooTakeNoMoreThanTheyMay() {
    String text =
        """
        <mujoco>
          <size memory="1T"/>
          <option integrator="implicitfast"/>
          <worldbody>
            <geom type="plane" size="1 1 1"/>
            <replicate count="2" offset="0 0 .25">
              <flexcomp name="a" type="grid" count="3 3 3" spacing=".1 .1 .1" pos="0 0 .1" dim="3"
                  mass="5" dof="trilinear" radius=".01">
                <elasticity young="1e4" poisson=".1" damping=".01"/>
                <contact selfcollide="none" internal="false"/>
              </flexcomp>
            </replicate>
          </worldbody>
        </mujoco>
        """;
    Model m = Mjcf.compile(Mjcf.readText(text)).model();
    atAnyLimit(m);

    // the matrix of the nodes of each body, three dofs to each of eight nodes
    Mechanism implicit = new Mechanism(m);
    implicit.step();
    m.opt.integrator = Integrator.EULER;
    Mechanism explicit = new Mechanism(m);
    explicit.step();
    long more = implicit.data().memory().used() - explicit.data().memory().used();
    assertThat(more).isGreaterThanOrEqualTo(2 * 24 * 24 * 8);
  }

  @Test
  void theSearchForContactsEndsWhenTheyAreFull() {
    Model m = spheres(300, "1T", "");
    Data d = new Data(m);
    d.memory().setLimit(4_000_000);
    for (int step = 1; step <= 3; step++) {
      Physics.step(m, d);
      // one warning, not one for each of 44,850 pairs
      assertThat(d.warning.number[Warning.CONTACTFULL]).isEqualTo(step);
      assertThat(d.warning.lastinfo[Warning.CONTACTFULL]).isEqualTo(d.ncon).isPositive();
      assertThat(d.scratch.mark()).isZero();
    }
    assertThat(Warning.text(Warning.CNSTRFULL, d.warning.lastinfo[Warning.CNSTRFULL]))
        .contains("4000000 bytes");
  }

  private static void atAnyLimit(Model m) {
    Mechanism free = new Mechanism(m);
    free.step();
    long need = free.data().memory().used();
    int without = 0;
    int refused = 0;
    for (int k = 0; k < 24; k++) {
      Mechanism tight = new Mechanism(m).onMemoryLimit(CapacityPolicy.WARN);
      long limit = k * need / 20;
      tight.data().memory().setLimit(limit);
      double[] before = tight.save();
      try {
        assertThat(tight.step().status()).isEqualTo(StepStatus.OK);
        int[] warnings = tight.data().warning.number;
        if (warnings[Warning.CONTACTFULL] + warnings[Warning.CNSTRFULL] == 0) {
          assertThat(tight.save()).containsExactly(free.save());
        } else {
          without++;
        }
      } catch (SimulationException e) {
        assertThat(tight.save()).containsExactly(before);
        refused++;
      }
      assertThat(tight.data().memory().used()).isLessThanOrEqualTo(limit);
      assertThat(tight.data().scratch.mark()).isZero();
    }
    assertThat(without).isPositive();
    assertThat(without + refused).isLessThan(24);
  }

  /** Steps spheres in a process with little memory; prints how it ends. */
  static final class Crowd {
    private Crowd() {}

    public static void main(String[] args) {
      Model m = spheres(Integer.parseInt(args[0]), args[1], "");
      try {
        new Mechanism(m).onMemoryLimit(CapacityPolicy.valueOf(args[2])).step();
        System.out.println("one step");
      } catch (SimulationException e) {
        System.out.println(e.getMessage());
      }
    }
  }

  /** A heap of 96 MB, and 1.1 million contacts: what is counted is what the machine has. */
  @ParameterizedTest
  @CsvSource({
    "1T, THROW, no memory for more contacts",
    "0, THROW, no memory for more contacts",
    "1T, WARN, one step",
    "-1, WARN, one step"
  })
  void manyContactsDoNotEndInAnOutOfMemoryError(String memory, String policy, String answer)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx96m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Crowd.class.getName(),
                "1500",
                memory,
                policy)
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    assertThat(said).contains(answer).doesNotContain("OutOfMemory");
  }
}
