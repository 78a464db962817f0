package dev.dynamis.cli;

import dev.dynamis.core.Nearest;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import java.util.List;
import picocli.CommandLine.Option;

/** How a mechanism starts and what drives it. */
final class StartOptions {
  @Option(
      names = "--ctrl",
      paramLabel = "KIND",
      description =
          "Controls: zero, keep (those of the keyframe), sin (a wave for each actuator), noise, or"
              + " const (the amplitude).")
  private Excitation.Kind ctrl;

  @Option(
      names = "--ctrl-amp",
      paramLabel = "A",
      description = "Amplitude of the controls (default: 0.3).")
  private double amplitude = Excitation.AMPLITUDE;

  @Option(names = "--seed", paramLabel = "S", description = "Seed of --ctrl noise (default: 1).")
  private long seed = 1;

  @Option(
      names = "--key",
      paramLabel = "K",
      description = "Keyframe to start from, by name or number.")
  private String key;

  @Option(
      names = "--qpos-noise",
      paramLabel = "S",
      description = "Move every degree of freedom at the start by up to S.")
  private double noise;

  @Option(
      names = "--setconst",
      description = "After --set, compute anew what follows from masses, sizes and positions.")
  private boolean setConst;

  /** Returns the controls of the run, of kind {@code usual} if none was chosen. */
  Excitation excitation(Excitation.Kind usual) {
    return new Excitation(ctrl == null ? usual : ctrl, amplitude, seed);
  }

  /**
   * Edits the model and makes a mechanism in its first state.
   *
   * @throws IllegalArgumentException if an edit or keyframe does not fit the model
   */
  Mechanism start(Model m, List<Edit> edits) {
    edits.forEach(e -> e.apply(m));
    if (!(m.opt.timestep > 0) || !Double.isFinite(m.opt.timestep)) {
      throw new IllegalArgumentException(
          "the time step is " + m.opt.timestep + " s, expected a positive number");
    }
    if (setConst) {
      Physics.setConst(m);
    }
    Mechanism mechanism = new Mechanism(m);
    if (key != null) {
      mechanism.data().resetKeyframe(keyframe(m, key));
    }
    if (noise != 0) {
      Excitation.disturb(mechanism, noise);
    }
    edits.forEach(e -> e.apply(mechanism.data()));
    return mechanism;
  }

  /**
   * Returns the number of a keyframe.
   *
   * @throws IllegalArgumentException if the model has none of this name or number
   */
  static int keyframe(Model m, String key) {
    int id = m.names.id(ObjType.KEY, key);
    if (id < 0 && key.matches("\\d{1,9}") && Integer.parseInt(key) < m.nkey) {
      return Integer.parseInt(key);
    }
    if (id < 0) {
      String hint =
          Nearest.suggestion(
              key, m.names.all(ObjType.KEY).stream().filter(n -> !n.isEmpty()).toList());
      throw new IllegalArgumentException(
          "there is no keyframe '"
              + key
              + "', the model has "
              + m.nkey
              + (hint.isEmpty() ? "" : "; " + hint));
    }
    return id;
  }
}
