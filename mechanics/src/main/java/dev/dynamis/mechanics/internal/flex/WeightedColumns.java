package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.kinematics.MotionColumns;
import java.util.Arrays;

/** Jacobian of the weighted sum of the motions of a point on several bodies. */
public final class WeightedColumns extends MotionColumns {
  private static final int NONE = -1;

  /** Place of each dof of the model among {@code dofs}. */
  private int[] place = new int[0];

  /** Columns one after the other, six numbers each. */
  private double[] columns = new double[96];

  private final double[] offset = new double[3];

  private final Buffers memory;

  private WeightedColumns(Buffers memory) {
    this.memory = memory;
  }

  /** Returns the object that does this for {@code d}. */
  public static WeightedColumns of(Data d) {
    return d.scratch.counted(WeightedColumns.class, WeightedColumns::new);
  }

  /** Computes all columns for the point {@code p[i..i+3)}, world. */
  public void set(Model m, Data d, ContactWeights bodies, double[] p, int i) {
    list(m, bodies);
    Arrays.fill(columns, 0, 6 * n, 0);
    double[] c = d.cdof;
    for (int k = 0; k < bodies.n; k++) {
      int body = bodies.body[k];
      double w = bodies.weight[k];
      Vec3.sub(offset, 0, p, i, d.subtree.com, 3 * m.body.rootid[body]);
      double x = offset[0], y = offset[1], z = offset[2];
      for (int dof = Jacobians.lastDof(m, body); dof >= 0; dof = m.dof.parentid[dof]) {
        int a = 6 * dof;
        int at = 6 * place[dof];
        columns[at] += (c[a + 3] + (c[a + 1] * z - c[a + 2] * y)) * w;
        columns[at + 1] += (c[a + 4] + (c[a + 2] * x - c[a] * z)) * w;
        columns[at + 2] += (c[a + 5] + (c[a] * y - c[a + 1] * x)) * w;
        columns[at + 3] += c[a] * w;
        columns[at + 4] += c[a + 1] * w;
        columns[at + 5] += c[a + 2] * w;
      }
    }
    for (int k = 0; k < n; k++) {
      place[dofs[k]] = NONE;
    }
  }

  /** Lists the dofs of all bodies, ascending, and their places. */
  private void list(Model m, ContactWeights bodies) {
    if (place.length < m.nv) {
      dofs = memory.ints(dofs, m.nv);
      place = memory.ints(place, m.nv);
      Arrays.fill(place, NONE);
    }
    n = 0;
    for (int k = 0; k < bodies.n; k++) {
      for (int dof = Jacobians.lastDof(m, bodies.body[k]); dof >= 0; dof = m.dof.parentid[dof]) {
        if (place[dof] == NONE) {
          place[dof] = 0;
          insert(dof);
        }
      }
    }
    for (int k = 0; k < n; k++) {
      place[dofs[k]] = k;
    }
    columns = memory.reals(columns, 6L * n);
  }

  private void insert(int dof) {
    int k = n++;
    while (k > 0 && dofs[k - 1] > dof) {
      dofs[k] = dofs[k - 1];
      k--;
    }
    dofs[k] = dof;
  }

  @Override
  public void column(Data d, int k, boolean rotation) {
    System.arraycopy(columns, 6 * k, col, 0, rotation ? 6 : 3);
  }
}
