package dev.dynamis.conformance.support;

import dev.dynamis.core.Team;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.ArrayList;
import java.util.List;

/**
 * A scene for several threads: 24 walkers of 9 dofs on a floor, some of which touch each other,
 * with a table of two bodies and a mocap body among them.
 */
public final class Crowd {
  private Crowd() {}

  /**
   * Returns the model.
   *
   * @param option attributes of its options
   * @param memory its memory, -1 for as much as it needs
   */
  public static Model model(String option, String memory) {
    String text =
        """
        <mujoco>
          <size memory="%s"/>
          <option timestep="0.004" %s/>
          <default><geom friction="0.8 0.02 0.01"/><joint damping="0.1" armature="0.01"/></default>
          <worldbody>
            <geom type="plane" size="9 9 1"/>
            <body name="table" pos="1 0.2 0.2"><geom type="box" size="0.3 0.3 0.05"/>
              <body pos="0 0 0.1"><geom type="cylinder" size="0.1 0.05"/></body></body>
            <body name="hand" mocap="true" pos="0.5 0.1 0.15"><geom size="0.1"/></body>
            <replicate count="6" offset="0.31 0 0" euler="0 0 0.3">
              <replicate count="4" offset="0.02 0.33 0.03">
                <body pos="0 0 0.3"><freejoint/>
                  <geom type="box" size="0.1 0.06 0.04"/>
                  <site name="s" pos="0.1 0 0"/>
                  <body pos="0.1 0 0"><joint name="j" axis="0 1 0" range="-60 60"/>
                    <geom type="capsule" size="0.03" fromto="0 0 0 0.15 0 -0.1"/>
                    <body pos="0.15 0 -0.1"><joint axis="0 1 0"/><joint axis="1 0 0"/>
                      <geom type="ellipsoid" size="0.04 0.03 0.05" pos="0 0 -0.05"/></body>
                  </body>
                </body>
              </replicate>
            </replicate>
          </worldbody>
        </mujoco>
        """
            .formatted(memory, option);
    return Mjcf.compile(Mjcf.readText(text)).model();
  }

  /** Returns data in which walkers have fallen, and which a team of three steps from now on. */
  public static Data fallen(Model m, int steps) {
    Data d = new Data(m);
    for (int i = 0; i < steps; i++) {
      Physics.step(m, d);
    }
    d.setTeam(new Team(3));
    return d;
  }

  /** Returns a copy that one thread steps. */
  public static Data alone(Data d) {
    return d.copy();
  }

  /** Returns the names of fields that differ, but for statistics of memory and time. */
  public static List<String> differences(Data a, Data b) {
    List<String> names = new ArrayList<>();
    for (Field f : a.fields()) {
      Field g = b.field(f.name()).orElseThrow();
      boolean same = f.length() == g.length();
      for (int i = 0; same && i < f.length(); i++) {
        same = Double.doubleToRawLongBits(f.value(i)) == Double.doubleToRawLongBits(g.value(i));
      }
      if (!same && !f.name().startsWith("maxuse_") && !f.name().startsWith("timer.")) {
        names.add(f.name());
      }
    }
    return names;
  }
}
