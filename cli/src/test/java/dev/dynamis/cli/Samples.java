package dev.dynamis.cli;

/** Models that several tests read. */
final class Samples {
  /** An arm of three geoms on one hinge. */
  static final String PENDULUM =
      """
      <mujoco model="pendulum">
        <worldbody>
          <body name="arm" pos="0 0 1">
            <joint name="swing" axis="0 1 0"/>
            <geom type="capsule" size="0.05" fromto="0 0 0 0 0 -0.5"/>
            <geom type="sphere" size="0.1" pos="0 0 -0.5"/>
            <geom type="sphere" size="0.1" pos="0 0 -0.7"/>
          </body>
        </worldbody>
      </mujoco>
      """;

  private Samples() {}
}
