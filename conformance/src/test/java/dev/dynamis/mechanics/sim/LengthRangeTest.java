package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
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
}
