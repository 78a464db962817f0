package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class LengthRangeTest {
  @Test
  void aSimulationThatDivergesEndsWithAnError() {
    String text =
        """
        <mujoco>
          <compiler><lengthrange accel="1e12"/></compiler>
          <worldbody>
            <body>
              <joint name="j" axis="0 1 0" limited="true" range="-90 90"/>
              <geom type="capsule" fromto="0 0 0 0 0 -1" size="0.05"/>
            </body>
          </worldbody>
          <actuator><muscle name="m" joint="j"/></actuator>
        </mujoco>
        """;
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () ->
            assertThatThrownBy(() -> Mjcf.compile(Mjcf.readText(text)))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("diverges"));
  }

  /** Each gets those of its own joint or tendon, in whatever order they stand. */
  @Test
  void limitsOfJointsAndTendonsAreTakenIfAskedFor() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <compiler angle="radian"><lengthrange uselimit="true"/></compiler>
                      <worldbody>
                        <body>
                          <joint name="a" axis="0 1 0" range="-1 0.5"/>
                          <geom type="capsule" fromto="0 0 0 0 0 -1" size="0.05"/>
                          <body pos="0 0 -1">
                            <joint name="b" axis="0 1 0" range="-0.25 2"/>
                            <geom type="capsule" fromto="0 0 0 0 0 -1" size="0.05"/>
                          </body>
                        </body>
                      </worldbody>
                      <tendon>
                        <fixed name="t" range="-3 4"><joint joint="a" coef="1"/></fixed>
                      </tendon>
                      <actuator>
                        <motor joint="a"/>
                        <muscle joint="b"/>
                        <muscle tendon="t"/>
                        <muscle joint="a"/>
                      </actuator>
                    </mujoco>
                    """))
            .model();
    // a motor has none
    assertThat(m.actuator.lengthrange).containsExactly(0, 0, -0.25, 2, -3, 4, -1, 0.5);
  }
}
