// one of everything that is drawn over a model, at rest
export const SCENE = `<mujoco model="overlays">
  <visual><global elevation="-15"/><headlight diffuse="0.5 0.5 0.5"/><map actuatortendon="3"/><scale contactwidth="1.5"/></visual>
  <statistic center="0 0 0.5" extent="2"/>
  <asset>
    <texture type="skybox" builtin="gradient" rgb1="0.6 0.8 1" rgb2="0.9 0.9 1" width="32" height="192"/>
    <texture name="checks" type="2d" builtin="checker" rgb1="0.3 0.3 0.3" rgb2="0.4 0.4 0.4" width="64" height="64"/>
    <material name="floor" texture="checks" texrepeat="2 2" texuniform="true" reflectance="0.4"/>
    <material name="mirror" rgba="0.2 0.2 0.2 1" reflectance="0.9"/>
    <mesh name="star" vertex="0 0 0.2 0 0 -0.2 0.3 0 0 -0.3 0 0 0 0.3 0 0 -0.3 0 0.05 0.05 0.05"/>
  </asset>
  <worldbody>
    <light pos="0.2 0.5 1.2" dir="0 -0.2 -1" castshadow="true"/>
    <camera name="eye" pos="0 -2 1" xyaxes="1 0 0 0 0.4 1" resolution="36 24" sensorsize="0.036 0.024" focal="0.03 0.03"/>
    <geom name="floor" type="plane" size="0 0 0.1" material="floor"/>
    <body name="left" pos="-0.7 0 0.5"><joint name="hinge" type="hinge" axis="0 1 0" pos="0.25 0 0.25"/><geom name="rod" type="capsule" size="0.08 0.25" rgba="0.8 0.3 0.2 1"/>
      <site name="tip" pos="0 0 0.35" size="0.05" rgba="0.5 0.5 0.5 0.5"/></body>
    <body name="right" pos="0.7 0 0.5"><joint name="slide" type="slide" axis="0 0 1"/><geom name="block" type="box" size="0.15 0.15 0.2" rgba="0.2 0.5 0.8 1"/>
      <site name="hook" pos="0 0 0.25" size="0.05"/></body>
    <body name="mesh" pos="0 0.3 0.6"><freejoint/><geom name="star" type="mesh" mesh="star" rgba="0.3 0.7 0.3 1"/></body>
    <body name="ball" pos="0 -0.4 0.0995"><freejoint/><geom name="ball" size="0.1" rgba="0.9 0.7 0.1 1"/></body>
    <site name="lidar" pos="0.02 -0.4 0.6" euler="180 0 0" size="0.02"/>
    <body name="far" pos="30 0 0.3"><freejoint/><geom size="0.3"/></body>
  </worldbody>
  <equality><connect name="tie" body1="mesh" body2="left" anchor="0 0 0.2"/></equality>
  <tendon><spatial name="rope" width="0.01" rgba="0.9 0.9 0.9 1"><site site="tip"/><site site="hook"/></spatial></tendon>
  <sensor><rangefinder name="range" site="lidar"/></sensor>
  <actuator>
    <motor name="turn" joint="hinge" ctrlrange="-1 1"/>
    <motor name="draw" tendon="rope" ctrlrange="-1 1"/>
    <general name="blow" site="hook" gear="0 0 1 0 0 0" ctrlrange="0 1"/>
    <general name="lag" joint="slide" dyntype="filter" dynprm="0.5" ctrlrange="-1 1"/>
    <adhesion name="stick" body="ball" ctrlrange="0 1" gain="1"/>
  </actuator>
</mujoco>
`;
