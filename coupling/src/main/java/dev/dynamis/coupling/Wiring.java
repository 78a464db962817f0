package dev.dynamis.coupling;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.mechanics.ForceSlopes;
import dev.dynamis.mechanics.Model;
import java.util.List;

/**
 * What is connected with what.
 *
 * @param inputs what goes to inputs of controllers
 * @param drives what goes from controllers to mechanisms
 */
record Wiring(
    List<MechanismPart> mechanisms,
    List<ControllerPart> controllers,
    List<InputLink> inputs,
    List<Drive> drives) {
  /** Copies the lists. */
  Wiring {
    mechanisms = List.copyOf(mechanisms);
    controllers = List.copyOf(controllers);
    inputs = List.copyOf(inputs);
    drives = List.copyOf(drives);
  }

  /**
   * A mechanism.
   *
   * @param name its name; empty if it is the only one
   * @param key the keyframe that it starts from, or -1
   */
  record MechanismPart(String name, Model model, int key) {
    /** Returns what its names begin with. */
    String prefix() {
      return name.isEmpty() ? "" : name + ".";
    }
  }

  /**
   * A system of equations.
   *
   * @param period time between two samples, s; 0 if it is continuous
   */
  record ControllerPart(String name, EquationModel model, double period) {
    boolean isSampled() {
      return period > 0;
    }
  }

  /** Where a number comes from. */
  enum SourceKind {
    /** A number of a mechanism's sensor: its place in {@code sensordata}. */
    SENSOR,
    /** A number of {@code qpos}. */
    POSITION,
    /** A number of {@code qvel}. */
    VELOCITY,
    /** A state of a controller or, from the number of states on, an auxiliary quantity. */
    CONTROLLER
  }

  /**
   * Where a number comes from.
   *
   * @param owner number of the mechanism or controller
   * @param index which of its numbers
   * @param sensor number of the sensor, or -1
   */
  record Source(SourceKind kind, int owner, int index, int sensor) {}

  /**
   * A length of time.
   *
   * @param value s, if it is fixed
   * @param controller whose parameter it is, or -1
   */
  record Length(double value, int controller, int parameter) {
    static final Length ZERO = new Length(0, -1, -1);

    boolean isZero() {
      return controller < 0 && value == 0;
    }
  }

  /**
   * A connection to an input of a controller.
   *
   * @param quantum the value is rounded to whole multiples of it, unless it is 0
   */
  record InputLink(
      String name, Source source, int controller, int input, Length delay, double quantum) {}

  /**
   * A connection from a controller to a mechanism.
   *
   * @param aux which auxiliary quantity of the controller
   * @param id number of what is driven, as {@link ForceSlopes#add} takes it
   */
  record Drive(
      String name,
      int controller,
      int aux,
      int mechanism,
      ForceSlopes.Target target,
      int id,
      Length delay,
      double quantum) {}
}
