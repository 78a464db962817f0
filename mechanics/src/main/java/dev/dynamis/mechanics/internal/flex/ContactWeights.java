package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.core.math.LagrangeBasis;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * The bodies that a contact with a flex moves, and how much each counts.
 *
 * <p>A geom counts with its body. A vertex counts with its own; an element with those of its
 * vertices, by their inverse distances from the contact. Where a flex is interpolated, the bodies
 * of its nodes count instead, with the values of their functions at the point.
 */
public final class ContactWeights {
  /** Most bodies of both sides: 27 nodes each. */
  private static final int MOST = 54;

  /** Nodes that count less than this are left out. */
  private static final double LEAST = 1e-5;

  /** Bodies, of both sides one after the other. */
  public final int[] body = new int[MOST];

  /** How much each counts; on the first side the negative of it, if signs are wanted. */
  public final double[] weight = new double[MOST];

  /** Number of bodies. */
  public int n;

  private final int[] vertex = new int[4];
  private final double[] vertexWeight = new double[4];
  private final double[] nodeWeight = new double[MOST / 2];
  private final double[] point = new double[3];

  private ContactWeights() {}

  /** Returns the object that does this for {@code d}. */
  public static ContactWeights of(Data d) {
    return d.scratch.workspace(ContactWeights.class, ContactWeights::new);
  }

  /**
   * Returns the one body of a side of contact {@code c}: of a geom, or of a vertex that is not
   * interpolated; -1 if there are several.
   */
  public static int singleBody(Model m, Data d, int c, int side) {
    int at = 2 * c + side;
    if (d.contact.geom[at] >= 0) {
      return m.geom.bodyid[d.contact.geom[at]];
    }
    int f = d.contact.flex[at];
    return d.contact.vert[at] >= 0 && m.flex.interp[f] == 0
        ? m.flex.vertbodyid[m.flex.vertadr[f] + d.contact.vert[at]]
        : -1;
  }

  /**
   * Lists the bodies of contact {@code c}.
   *
   * @param signed whether the first side counts negative
   */
  public void set(Model m, Data d, int c, boolean signed) {
    n = 0;
    for (int side = 0; side < 2; side++) {
      double sign = signed && side == 0 ? -1 : 1;
      int at = 2 * c + side;
      if (d.contact.geom[at] >= 0) {
        add(m.geom.bodyid[d.contact.geom[at]], sign);
        continue;
      }
      int f = d.contact.flex[at];
      int count;
      if (d.contact.vert[at] >= 0) {
        vertex[0] = m.flex.vertadr[f] + d.contact.vert[at];
        vertexWeight[0] = sign;
        count = 1;
      } else {
        count = element(m, d, c, side, sign);
      }
      if (m.flex.interp[f] != 0) {
        nodes(m, f, count);
      } else {
        for (int k = 0; k < count; k++) {
          add(m.flex.vertbodyid[vertex[k]], vertexWeight[k]);
        }
      }
    }
  }

  private void add(int id, double w) {
    body[n] = id;
    weight[n++] = w;
  }

  /** Vertices of an element, but for one that is the other side of the contact. */
  private int element(Model m, Data d, int c, int side, double sign) {
    int f = d.contact.flex[2 * c + side];
    int corners = m.flex.dim[f] + 1;
    int from = m.flex.elemdataadr[f] + d.contact.elem[2 * c + side] * corners;
    int other = d.contact.vert[2 * c + 1 - side];
    int count = 0;
    double sum = 0;
    for (int i = 0; i < corners; i++) {
      int v = m.flex.elem[from + i];
      if (v == other) {
        continue;
      }
      vertex[count] = m.flex.vertadr[f] + v;
      double distance = Vec3.distance(d.contact.pos, 3 * c, d.flexvert.xpos, 3 * vertex[count]);
      vertexWeight[count] = 1 / Math.max(Scalar.MINVAL, distance);
      sum += vertexWeight[count++];
    }
    for (int k = 0; k < count; k++) {
      vertexWeight[k] *= sign / sum;
    }
    return count;
  }

  private void nodes(Model m, int f, int count) {
    Vec3.zero(point, 0);
    for (int k = 0; k < count; k++) {
      Vec3.addToScaled(point, 0, m.flex.vert0, 3 * vertex[k], vertexWeight[k]);
    }
    LagrangeBasis.values(nodeWeight, point, 0, m.flex.interp[f]);
    for (int i = 0; i < m.flex.nodenum[f]; i++) {
      double w = nodeWeight[i];
      if (w >= LEAST) {
        add(m.flex.nodebodyid[m.flex.nodeadr[f] + i], w);
      }
    }
  }
}
