package dev.dynamis.coupling;

import dev.dynamis.coupling.Wiring.MechanismPart;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.layout.Sizes;
import java.util.List;

/**
 * How many numbers an instance of a coupling may still keep. Each part takes its share before it
 * allocates, so that a short text can't use up the memory.
 */
final class Room {
  private static final Model EMPTY = new Model(new Sizes());
  private static final Data EMPTY_DATA = new Data(EMPTY);

  private final long most;
  private long left;

  /** Makes room for so many numbers; their state is one array. */
  Room(long most) {
    this.most = Math.min(most, Integer.MAX_VALUE - 8);
    left = this.most;
  }

  /** Returns half of the memory of the virtual machine. */
  static Room ofMachine() {
    return new Room(Runtime.getRuntime().maxMemory() / 2 / Double.BYTES);
  }

  /** Returns room for as many numbers as are left here. */
  Room rest() {
    return new Room(left);
  }

  /**
   * Takes room.
   *
   * @param numbers how many numbers; more than there can be counts as too many
   * @throws Unfit if there is not enough
   */
  void take(double numbers, String what) {
    if (!(numbers <= left)) {
      throw new Unfit(
          Code.SIZE,
          what
              + " need "
              + megabytes(numbers)
              + ", but "
              + megabytes(most - left)
              + " of the "
              + megabytes(most)
              + " that a coupling may take are in use; make them smaller, or give Java more"
              + " memory");
    }
    left -= (long) numbers;
  }

  private static String megabytes(double numbers) {
    return Math.round(numbers * Double.BYTES / 1e6) + " MB";
  }

  /** Takes the room of a mechanism besides the first, which was counted when it was loaded. */
  void takeMechanism(MechanismPart part) {
    Sizes sizes = part.model().sizes();
    double bytes = (double) EMPTY.footprint(sizes).bytes() + EMPTY_DATA.footprint(sizes).bytes();
    take(bytes / Double.BYTES, "the mechanisms up to " + part.name());
  }

  /** Takes the derivatives of a controller that is integrated together with a mechanism. */
  void takeJoint(String name, EquationModel model) {
    double n = model.states().size();
    double slots = model.slotValues().length;
    take(
        n * (n + slots) + model.aux().size() * (n + slots),
        "the derivatives of the controller " + name);
  }

  /** Takes the matrices of controllers that are integrated with a mechanism. */
  void takeGroup(List<Joint> controllers, Plant plant) {
    double nv = plant.m.nv;
    if (plant.m.opt.integrator == Integrator.RK4) {
      return;
    }
    double states = 0;
    double rows = 0;
    for (Joint c : controllers) {
      states += c.n;
      rows += c.inputs + c.aux;
    }
    double width = states + nv;
    take(
        (rows + states) * width + states * (nv + 1) + states * states,
        "the matrices of the "
            + controllers.size()
            + " controllers that are integrated with a mechanism");
  }

  /** Takes what a delay remembers, twice: as it is, and for a step that is taken back. */
  void takeDelay(double steps, String name) {
    take(2 * (Math.ceil(steps) + 2), "the delays up to that of " + name);
  }
}
