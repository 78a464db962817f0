package dev.dynamis.coupling;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import java.util.Map;

/** Couplings and mechanisms in text, for tests. */
final class Texts {
  /** A mass of 1 kg on a slide without gravity or friction, 1 m from its zero. */
  static final String SLIDE =
      """
      <mujoco>
        <option timestep="0.01" integrator="implicitfast" gravity="0 0 0"/>
        <worldbody>
          <body name="mass">
            <joint name="slide" type="slide" axis="1 0 0"/>
            <geom type="sphere" size="0.1" mass="1"/>
            <site name="center"/>
          </body>
        </worldbody>
        <actuator><motor name="motor" joint="slide"/></actuator>
        <sensor>
          <jointpos name="x" joint="slide"/>
          <jointvel name="v" joint="slide"/>
          <accelerometer name="a" site="center"/>
        </sensor>
        <keyframe><key name="away" qpos="1"/></keyframe>
      </mujoco>
      """;

  private Texts() {}

  /** Reads a coupling whose mechanisms are given by the names of their files. */
  static CouplingModel model(String toml, Map<String, String> mechanisms) {
    return Couplings.read(
        "test.couple.toml",
        toml,
        Path.of("").toAbsolutePath(),
        (folder, path) -> mechanism(mechanisms.get(path)));
  }

  /** Makes an instance of a coupling with the slide as its mechanism, and an integrator. */
  static Coupling slide(String integrator, String toml) {
    return model(
            "model = 'slide.xml'\nkeyframe = 'away'\n" + toml,
            Map.of("slide.xml", slide(integrator)))
        .newInstance();
  }

  static String slide(String integrator) {
    return SLIDE.replace("implicitfast", integrator);
  }

  static Model mechanism(String xml) {
    return Mjcf.compile(Mjcf.readText(xml)).model();
  }

  static void steps(Coupling c, int n) {
    for (int i = 0; i < n; i++) {
      if (!c.step().canContinue()) {
        throw new AssertionError(c.step());
      }
    }
  }

  static double output(Coupling c, String name) {
    double[] y = new double[c.outputNames().size()];
    c.outputs(y);
    return y[c.outputNames().indexOf(name)];
  }

  static double[] save(Coupling c) {
    double[] x = new double[c.stateSize()];
    c.save(x);
    return x;
  }

  static double state(Coupling c, String name) {
    return save(c)[c.stateNames().indexOf(name)];
  }
}
