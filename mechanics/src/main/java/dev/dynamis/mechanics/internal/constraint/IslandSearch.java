package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import java.util.Arrays;

/**
 * Islands: sets of kinematic trees that constraints tie together, so that each can be solved by
 * itself. They are numbered by their first tree; inside one, dofs and rows keep their order.
 *
 * <p>Writes {@code nisland, nidof, island.*, map.*, tree.island, dof.island, efc.island}.
 * Counterpart of {@code mj_island}.
 */
public final class IslandSearch {
  private IslandSearch() {}

  /** Finds the islands of the present rows. */
  public static void run(Model m, Data d) {
    d.nisland = 0;
    d.nidof = 0;
    if (m.opt.disabled(DisableBit.ISLAND) || d.nefc == 0) {
      return;
    }
    long mark = d.scratch.mark();
    int[] leader = d.scratch.ints(m.ntree);
    int[] rowTree = d.scratch.ints(d.nefc);
    connect(m, d, leader, rowTree);
    number(m, d, leader);
    listTrees(m, d);
    listDofs(m, d);
    listRows(d, rowTree);
    d.scratch.release(mark);
  }

  /**
   * Unites the trees of each constraint.
   *
   * @param leader receives a tree of the same island with a lower number, itself for the first, -1
   *     for trees without constraints
   * @param rowTree receives a tree of each row
   */
  private static void connect(Model m, Data d, int[] leader, int[] rowTree) {
    Arrays.fill(leader, 0, m.ntree, -1);
    for (int row = 0; row < d.nefc; row++) {
      int type = d.efc.type[row];
      int id = d.efc.id[row];
      boolean same = row > 0 && type == d.efc.type[row - 1] && id == d.efc.id[row - 1];
      if (same && !isFlex(m, type, id)) {
        rowTree[row] = rowTree[row - 1];
        continue;
      }
      rowTree[row] =
          switch (type) {
            case ConstraintType.FRICTION_DOF -> unite(leader, m.dof.treeid[id], -1);
            case ConstraintType.LIMIT_JOINT -> unite(leader, m.dof.treeid[m.jnt.dofadr[id]], -1);
            case ConstraintType.CONTACT_FRICTIONLESS,
                ConstraintType.CONTACT_PYRAMIDAL,
                ConstraintType.CONTACT_ELLIPTIC ->
                d.contact.hasFlex(id)
                    ? uniteColumns(m, d, leader, row)
                    : unite(
                        leader,
                        m.body.treeid[m.geom.bodyid[d.contact.geom[2 * id]]],
                        m.body.treeid[m.geom.bodyid[d.contact.geom[2 * id + 1]]]);
            case ConstraintType.EQUALITY -> {
              boolean bodies = m.eq.type[id] == EqType.CONNECT || m.eq.type[id] == EqType.WELD;
              yield bodies
                  ? unite(
                      leader,
                      m.body.treeid[EqualityRows.body(m, id, 0)],
                      m.body.treeid[EqualityRows.body(m, id, 1)])
                  : uniteColumns(m, d, leader, row);
            }
            case ConstraintType.FRICTION_TENDON, ConstraintType.LIMIT_TENDON ->
                uniteColumns(m, d, leader, row);
            default -> throw Kinds.unknown("constraint type", type);
          };
    }
  }

  /** Returns whether each row of a constraint is about other trees. */
  private static boolean isFlex(Model m, int type, int id) {
    return type == ConstraintType.EQUALITY
        && (m.eq.type[id] == EqType.FLEX || m.eq.type[id] == EqType.FLEXVERT);
  }

  /** Unites two trees, of which one may be -1 for what can't move; returns one of them. */
  private static int unite(int[] leader, int tree1, int tree2) {
    int a = tree1 < 0 ? tree2 : tree1;
    int b = tree2 < 0 ? tree1 : tree2;
    int first = find(leader, a);
    int second = find(leader, b);
    leader[Math.max(first, second)] = Math.min(first, second);
    return a;
  }

  /** Returns the first tree of an island, with a shorter way to it for the next time. */
  private static int find(int[] leader, int tree) {
    if (leader[tree] < 0) {
      leader[tree] = tree;
    }
    int t = tree;
    while (leader[t] != t) {
      leader[t] = leader[leader[t]];
      t = leader[t];
    }
    return t;
  }

  /** Unites the trees of all dofs that a row is about; returns one of them. */
  private static int uniteColumns(Model m, Data d, int[] leader, int row) {
    boolean sparse = Jacobians.isSparse(m);
    int start = d.efc.JRowadr[row];
    int n = d.efc.JRownnz[row];
    int column = start - row * m.nv;
    int first = -1;
    int last = -1;
    for (int k = 0; k < n; k++) {
      if (sparse || d.efc.J[start + k] != 0) {
        int tree = m.dof.treeid[sparse ? d.efc.JColind[start + k] : column + k];
        first = first < 0 ? tree : first;
        if (tree != last) {
          unite(leader, first, tree);
          last = tree;
        }
      }
    }
    return first;
  }

  /** Numbers the islands in the order of their first trees. */
  private static void number(Model m, Data d, int[] leader) {
    for (int t = 0; t < m.ntree; t++) {
      if (leader[t] < 0) {
        d.tree.island[t] = -1;
      } else if (leader[t] == t) {
        d.tree.island[t] = d.nisland++;
      } else {
        d.tree.island[t] = d.tree.island[find(leader, t)];
      }
    }
  }

  private static void listTrees(Model m, Data d) {
    int n = d.nisland;
    Arrays.fill(d.island.ntree, 0, n, 0);
    Arrays.fill(d.island.nv, 0, n, 0);
    for (int t = 0; t < m.ntree; t++) {
      int island = d.tree.island[t];
      if (island >= 0) {
        d.island.ntree[island]++;
        d.island.nv[island] += m.tree.dofnum[t];
      }
    }
    int trees = addresses(d.island.itreeadr, d.island.ntree, n);
    d.nidof = addresses(d.island.idofadr, d.island.nv, n);
    for (int t = 0; t < m.ntree; t++) {
      int island = d.tree.island[t];
      d.map.itree2tree[island >= 0 ? d.island.itreeadr[island]++ : trees++] = t;
    }
    rewind(d.island.itreeadr, d.island.ntree, n);
  }

  /** Orders dofs by island; those without constraints come last. */
  private static void listDofs(Model m, Data d) {
    int free = d.nidof;
    for (int dof = 0; dof < m.nv; dof++) {
      int island = d.tree.island[m.dof.treeid[dof]];
      d.dof.island[dof] = island;
      int place = island >= 0 ? d.island.idofadr[island]++ : free++;
      d.map.dof2idof[dof] = place;
      d.map.idof2dof[place] = dof;
    }
    rewind(d.island.idofadr, d.island.nv, d.nisland);
    for (int i = 0; i < d.nisland; i++) {
      d.island.dofadr[i] = d.map.idof2dof[d.island.idofadr[i]];
    }
  }

  private static void listRows(Data d, int[] rowTree) {
    int n = d.nisland;
    Arrays.fill(d.island.ne, 0, n, 0);
    Arrays.fill(d.island.nf, 0, n, 0);
    Arrays.fill(d.island.nefc, 0, n, 0);
    for (int row = 0; row < d.nefc; row++) {
      int island = d.tree.island[rowTree[row]];
      d.efc.island[row] = island;
      d.island.nefc[island]++;
      if (row < d.ne) {
        d.island.ne[island]++;
      } else if (row < d.ne + d.nf) {
        d.island.nf[island]++;
      }
    }
    addresses(d.island.iefcadr, d.island.nefc, n);
    for (int row = 0; row < d.nefc; row++) {
      int place = d.island.iefcadr[d.efc.island[row]]++;
      d.map.efc2iefc[row] = place;
      d.map.iefc2efc[place] = row;
    }
    rewind(d.island.iefcadr, d.island.nefc, n);
  }

  /** Writes the sums of counts before each place; returns the sum of all. */
  private static int addresses(int[] adr, int[] count, int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      adr[i] = sum;
      sum += count[i];
    }
    return sum;
  }

  /** Takes back addresses that were counted up while filling. */
  private static void rewind(int[] adr, int[] count, int n) {
    for (int i = 0; i < n; i++) {
      adr[i] -= count[i];
    }
  }
}
