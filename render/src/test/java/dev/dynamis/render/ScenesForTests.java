package dev.dynamis.render;

/** A scene with a bit of everything. */
final class ScenesForTests {
  /**
   * All shapes, textures, lights with shadows, a mirror, something transparent, a tendon, cloth.
   */
  static final String PLAYGROUND =
      """
      <visual><map haze=".4"/></visual>
      <asset>
        <texture name="sky" type="skybox" builtin="gradient" rgb1=".3 .5 .7" rgb2="0 0 0"
          width="32" height="32"/>
        <texture name="grid" type="2d" builtin="checker" rgb1=".1 .2 .3" rgb2=".2 .3 .4"
          width="64" height="64"/>
        <texture name="cube" type="cube" builtin="flat" mark="cross" rgb1=".8 .6 .4"
          markrgb="1 1 1" width="32" height="32"/>
        <material name="grid" texture="grid" texrepeat="1 1" texuniform="true" reflectance=".2"/>
        <material name="cube" texture="cube" texuniform="true"/>
        <hfield name="hills" nrow="4" ncol="5" size=".5 .4 .3 .05"
          elevation="0 1 0 2 1  1 2 1 0 0  0 3 1 2 1  0 1 0 1 2"/>
        <mesh name="wedge" vertex="0 0 0  .4 0 0  0 .4 0  0 0 .4"/>
      </asset>
      <worldbody>
        <light pos="0 -1 3" dir="0 .3 -1" cutoff="60"/>
        <light type="directional" dir="1 1 -2" diffuse=".3 .3 .3"/>
        <camera name="view" pos="0 -3 1.6" xyaxes="1 0 0 0 .4 1"/>
        <geom type="plane" size="0 0 1" material="grid"/>
        <geom type="sphere" size=".2" pos="-1 0 .3" material="cube"/>
        <geom type="capsule" size=".1 .2" pos="-.5 0 .4" euler="30 40 0" rgba=".9 .3 .2 1"/>
        <geom type="cylinder" size=".15 .2" pos="0 0 .3" material="cube"/>
        <geom type="ellipsoid" size=".1 .2 .3" pos=".5 0 .4" rgba=".2 .8 .3 1"/>
        <geom type="box" size=".15 .2 .1" pos="1 0 .2" euler="0 0 30" material="cube"/>
        <geom type="hfield" hfield="hills" pos=".9 1.3 .1" rgba=".4 .5 .3 1"/>
        <geom type="mesh" mesh="wedge" pos="-1 1 .2" rgba=".6 .4 .8 1"/>
        <geom type="box" size=".3 .05 .3" pos="0 -.6 .3" rgba=".3 .5 .9 .4"/>
        <site name="a" pos="-.8 .5 1" size=".03"/>
        <site name="b" pos=".8 .5 1" size=".03"/>
        <flexcomp name="cloth" type="grid" count="4 4 1" spacing=".1 .1 .1" dim="2" radius=".01"
          pos="-.2 .8 .6" rgba=".9 .8 .2 1"><pin id="0"/></flexcomp>
      </worldbody>
      <tendon><spatial range="0 2" limited="true" width=".02" rgba=".9 .2 .2 1">
        <site site="a"/><site site="b"/></spatial></tendon>
      """;

  private ScenesForTests() {}
}
