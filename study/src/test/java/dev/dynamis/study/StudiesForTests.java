package dev.dynamis.study;

import dev.dynamis.mjcf.spec.Resources;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Small studies that tests of several classes run. */
final class StudiesForTests {
  static final String PENDULUM =
      """
      <mujoco model="pendulum">
        <option timestep="0.01"/>
        <worldbody>
          <body name="bob">
            <joint name="h" axis="0 1 0"/>
            <geom size=".05" pos="0 0 -1" mass="1"/>
          </body>
        </worldbody>
        <actuator><motor name="m" joint="h"/></actuator>
        <keyframe><key name="up" qpos="3"/></keyframe>
      </mujoco>
      """;

  private StudiesForTests() {}

  static Study of(String text) {
    byte[] pendulum = PENDULUM.getBytes(StandardCharsets.UTF_8);
    return Study.parse("test.study.toml", text, Resources.memory(Map.of("p.xml", pendulum)));
  }

  /** The logistic map at a few parameters, 10 steps each, with further lines for {@code [keep]}. */
  static Study logistic(String keep) {
    return of(
        """
        [study]
        model = "builtin://map/logistic"
        [vary]
        r = [3.2, 3.5, 3.8]
        [run]
        steps = 10
        [keep]
        """
            + keep);
  }
}
