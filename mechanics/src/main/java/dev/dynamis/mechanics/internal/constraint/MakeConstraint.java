package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.internal.sleep.SleepStates;
import java.util.Arrays;

/**
 * All constraint rows of the present position: equalities, friction losses, limits, contacts.
 *
 * <p>Writes {@code ne, nf, nl, nefc, nJ} and the position-dependent arrays of {@code efc}.
 * Counterpart of {@code mj_makeConstraint}.
 */
public final class MakeConstraint {
  private MakeConstraint() {}

  /** Makes the rows; if they don't fit into the model's memory there are none, and a warning. */
  public static void run(Model m, Data d) {
    d.clearConstraints();
    if (m.opt.disabled(DisableBit.CONSTRAINT)) {
      return;
    }
    Arrays.fill(d.tendon.efcadr, 0, m.ntendon, -1);
    boolean someAsleep = SleepStates.anyTree(m, d);
    boolean room =
        EqualityRows.add(m, d, someAsleep)
            && FrictionLossRows.add(m, d, someAsleep)
            && LimitRows.add(m, d, someAsleep);
    int others = d.nefc;
    if (room && RowTask.contacts(m, d)) {
      d.noteUse();
      Impedance.run(m, d, 0, others);
      return;
    }
    if (!room || !ContactRows.add(m, d)) {
      d.warn(Warning.CNSTRFULL, d.limitInBytes());
      forget(d);
    }
    d.noteUse();
    Impedance.run(m, d);
  }

  /** Drops all rows, and what contacts know of them. */
  public static void forget(Data d) {
    d.clearConstraints();
    Arrays.fill(d.contact.efcAddress, 0, d.ncon, -1);
  }
}
