package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.data.PairContacts;
import java.util.Locale;

/** Words for a step that needed more than the model's memory. */
final class Overflow {
  private static final long KILOBYTE = 1024;

  private Overflow() {}

  /**
   * Says what was full, the limit and what to do.
   *
   * @param contactsBefore how often contacts had been full before
   */
  static String message(Model m, Data d, int contactsBefore) {
    String what =
        d.warning.number[Warning.CONTACTFULL] > contactsBefore
            ? "no memory for more contacts: there are "
                + d.warning.lastinfo[Warning.CONTACTFULL]
                + ", and testing one more pair of geoms needs room for "
                + PairContacts.MOST
            : "no memory for the rows of all constraints: there are " + d.ncon + " contacts";
    return what
        + " (time "
        + d.time
        + " s). "
        + limit(m, d)
        + ", or take out contacts by contype, conaffinity or exclude";
  }

  /** The limit that was met, and how to raise it. */
  private static String limit(Model m, Data d) {
    long bytes = d.memory().limit();
    if (m.narena > 0 && m.narena <= bytes) {
      return "The limit of model '"
          + m.names.model()
          + "' is "
          + m.narena
          + " bytes; give it more, as in <size memory=\""
          + size(2 * m.narena)
          + "\"/>";
    }
    return "The limit of a simulation is "
        + bytes
        + " bytes (half of the Java heap, unless it was set); give Java more, as in -Xmx"
        + size(4 * bytes).toLowerCase(Locale.ROOT);
  }

  /** A number of bytes as MJCF writes it, rounded up. */
  private static String size(long bytes) {
    long kilobytes = (bytes + KILOBYTE - 1) / KILOBYTE;
    return kilobytes < 10 * KILOBYTE
        ? kilobytes + "K"
        : (kilobytes + KILOBYTE - 1) / KILOBYTE + "M";
  }
}
