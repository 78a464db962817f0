package dev.dynamis.conformance;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.constant.GeomType;
import java.util.Map;

/**
 * The order of contacts in a recording. Several contacts of a mesh with another geom come in the
 * order of the corners of its hull, which is each engine's own; here they are brought into the
 * reference's order, by position, and their constraint rows with them.
 */
public final class MeshContactOrder {
  private final int ncon;
  private final int nefc;

  /** Our contact for each one of the recording, or null if the order is the same. */
  private final int[] contact;

  /** Our row for each one of the recording. */
  private final int[] row;

  private MeshContactOrder(int ncon, int nefc, int[] contact, int[] row) {
    this.ncon = ncon;
    this.nefc = nefc;
    this.contact = contact;
    this.row = row;
  }

  /** Finds the order from the arrays of contacts in a result; without them there is none. */
  public static MeshContactOrder of(Data d, Map<String, Object> result) {
    double[] geom = (double[]) result.get("contact.geom");
    double[] pos = (double[]) result.get("contact.pos");
    double[] address = (double[]) result.get("contact.efc_address");
    return pos == null || geom == null || address == null
        ? new MeshContactOrder(d.ncon, d.nefc, null, null)
        : of(d, geom, pos, address);
  }

  /** Finds the order from the recorded geoms, positions and first rows of all contacts. */
  static MeshContactOrder of(Data d, double[] geom, double[] pos, double[] address) {
    int[] contact = new int[d.ncon];
    int[] row = new int[d.nefc];
    for (int i = 0; i < d.nefc; i++) {
      row[i] = i;
    }
    boolean same = true;
    boolean[] taken = new boolean[d.ncon];
    for (int i = 0; i < d.ncon; i++) {
      contact[i] = isMesh(d, i) ? nearest(d, geom, pos, i, taken) : i;
      taken[contact[i]] = true;
      same &= contact[i] == i;
      int from = d.contact.efcAddress[contact[i]];
      if (address[i] >= 0 && from >= 0) {
        for (int r = from; r < end(d, from); r++) {
          int to = (int) address[i] + r - from;
          if (to < d.nefc) {
            row[to] = r;
          }
        }
      }
    }
    return new MeshContactOrder(d.ncon, d.nefc, same ? null : contact, row);
  }

  private static boolean isMesh(Data d, int contact) {
    int second = d.contact.geom[2 * contact + 1];
    return d.model.geom.type[second] == GeomType.MESH;
  }

  private static int nearest(Data d, double[] geom, double[] pos, int i, boolean[] taken) {
    int best = i;
    double least = Double.POSITIVE_INFINITY;
    for (int j = 0; j < d.ncon; j++) {
      boolean sameGeoms =
          d.contact.geom[2 * j] == (int) geom[2 * i]
              && d.contact.geom[2 * j + 1] == (int) geom[2 * i + 1];
      double distance = 0;
      for (int k = 0; k < 3; k++) {
        distance += Math.abs(d.contact.pos[3 * j + k] - pos[3 * i + k]);
      }
      if (sameGeoms && !taken[j] && distance < least) {
        best = j;
        least = distance;
      }
    }
    return best;
  }

  /** The row after the last of the contact that begins at {@code first}. */
  private static int end(Data d, int first) {
    int r = first;
    while (r < d.nefc && d.efc.id[r] == d.efc.id[first] && d.efc.type[r] == d.efc.type[first]) {
      r++;
    }
    return r;
  }

  /** Our contact that stands for contact {@code i} of the recording. */
  int contact(int i) {
    return contact == null ? i : contact[i];
  }

  /** Brings the numbers of a field into the order of the recording. */
  public double[] apply(String name, double[] ours) {
    // addresses and ids count contacts and rows, they don't move with them
    boolean counts = name.equals("contact.efc_address") || name.equals("efc_id");
    if (contact == null || ours.length == 0 || counts) {
      return ours;
    }
    if (name.startsWith("contact")) {
      return permute(ours, contact, ours.length / ncon);
    }
    return name.startsWith("efc_") ? permute(ours, row, ours.length / nefc) : ours;
  }

  private static double[] permute(double[] values, int[] order, int width) {
    double[] permuted = new double[values.length];
    for (int i = 0; i < order.length; i++) {
      System.arraycopy(values, width * order[i], permuted, width * i, width);
    }
    return permuted;
  }
}
