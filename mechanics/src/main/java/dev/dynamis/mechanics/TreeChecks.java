package dev.dynamis.mechanics;

import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.util.Arrays;

/**
 * Checks of bodies, joints and degrees of freedom: the tree of bodies and the joints on them say
 * what all addresses, numbers and sparse patterns must be.
 */
final class TreeChecks {
  private final CheckReport report;
  private final Model m;

  TreeChecks(CheckReport report) {
    this.report = report;
    m = report.m;
  }

  void run() {
    parents();
    if (!report.isEmpty()) {
      return;
    }
    joints();
    geoms();
    if (!report.isEmpty()) {
      return;
    }
    dofs();
    if (report.isEmpty()) {
      trees();
    }
    if (report.isEmpty()) {
      patterns();
    }
  }

  /** Bodies come in the order of a walk through the tree, which also excludes cycles. */
  private void parents() {
    for (int b = 0; b < m.nbody; b++) {
      int parent = m.body.parentid[b];
      report.inRange("body_parentid", b, parent, 0, Math.max(1, b));
      if (!report.isEmpty()) {
        return;
      }
      int above = Math.max(0, b - 1);
      while (above > parent) {
        above = m.body.parentid[above];
      }
      if (above != parent) {
        report.problem("body_parentid", b, parent + " is no ancestor of the body before");
      }
      int root = b == 0 || parent == 0 ? b : m.body.rootid[parent];
      report.expect("body_rootid", b, m.body.rootid[b], root);
      boolean moves = b > 0 && m.body.jntnum[b] > 0;
      report.expect("body_weldid", b, m.body.weldid[b], moves ? b : weld(parent, b));
      report.inRange("body_simple", b, m.body.simple[b], 0, 3);
    }
  }

  private int weld(int parent, int body) {
    return body == 0 ? 0 : m.body.weldid[parent];
  }

  /** Joints and their coordinates follow one another in the order of bodies. */
  private void joints() {
    int joint = 0;
    int qpos = 0;
    int dof = 0;
    for (int b = 0; b < m.nbody; b++) {
      int joints = m.body.jntnum[b];
      int first = dof;
      report.expect("body_jntadr", b, m.body.jntadr[b], joints == 0 ? -1 : joint);
      for (int k = 0; k < joints && joint < m.njnt; k++) {
        int type = m.jnt.type[joint];
        report.expect("jnt_bodyid", joint, m.jnt.bodyid[joint], b);
        report.expect("jnt_qposadr", joint, m.jnt.qposadr[joint], qpos);
        report.expect("jnt_dofadr", joint, m.jnt.dofadr[joint], dof);
        if (type == JointType.FREE && (joints != 1 || m.body.parentid[b] != 0)) {
          report.problem("jnt_type", joint, "a free joint is not the only one below the world");
        }
        for (int i = 0; i < JointType.dofSize(type) && dof < m.nv; i++, dof++) {
          report.expect("dof_jntid", dof, m.dof.jntid[dof], joint);
          report.expect("dof_bodyid", dof, m.dof.bodyid[dof], b);
        }
        qpos += JointType.qposSize(type);
        joint++;
      }
      report.expect("body_dofnum", b, m.body.dofnum[b], dof - first);
      report.expect("body_dofadr", b, m.body.dofadr[b], dof == first ? -1 : first);
    }
    report.expect("body_jntnum", m.nbody - 1, joint, m.njnt);
    report.expect("nq", 0, m.nq, qpos);
    report.expect("nv", 0, m.nv, dof);
  }

  private void geoms() {
    int geom = 0;
    for (int b = 0; b < m.nbody; b++) {
      int geoms = m.body.geomnum[b];
      report.expect("body_geomadr", b, m.body.geomadr[b], geoms == 0 ? -1 : geom);
      for (int k = 0; k < geoms && geom < m.ngeom; k++, geom++) {
        report.expect("geom_bodyid", geom, m.geom.bodyid[geom], b);
      }
    }
    report.expect("body_geomnum", m.nbody - 1, geom, m.ngeom);
  }

  /** Dofs of a body form a chain that hangs on the last dof above it. */
  private void dofs() {
    long adr = 0;
    int[] depth = new int[m.nv];
    for (int i = 0; i < m.nv; i++) {
      int b = m.dof.bodyid[i];
      int parent = i - 1;
      if (i == m.body.dofadr[b]) {
        int above = m.body.weldid[m.body.parentid[b]];
        parent = above == 0 ? -1 : m.body.dofadr[above] + m.body.dofnum[above] - 1;
      }
      report.expect("dof_parentid", i, m.dof.parentid[i], parent);
      report.expect("dof_Madr", i, m.dof.Madr[i], adr);
      depth[i] = parent < 0 ? 1 : depth[parent] + 1;
      adr += depth[i];
    }
    int simple = 0;
    for (int i = m.nv - 1; i >= 0; i--) {
      simple = m.body.simple[m.dof.bodyid[i]] != 0 ? simple + 1 : 0;
      report.expect("dof_simplenum", i, m.dof.simplenum[i], simple);
    }
  }

  private void trees() {
    int tree = -1;
    int[] dofnum = new int[m.ntree];
    int[] bodynum = new int[m.ntree];
    int[] dofadr = new int[m.ntree];
    int[] bodyadr = new int[m.ntree];
    Arrays.fill(bodyadr, -1);
    for (int i = 0; i < m.nv; i++) {
      tree += m.dof.parentid[i] < 0 ? 1 : 0;
      report.expect("dof_treeid", i, m.dof.treeid[i], tree);
      if (tree < m.ntree) {
        dofadr[tree] = dofnum[tree]++ == 0 ? i : dofadr[tree];
      }
    }
    report.expect("ntree", 0, m.ntree, tree + 1);
    if (!report.isEmpty()) {
      return;
    }
    for (int b = 0; b < m.nbody; b++) {
      int weld = m.body.weldid[b];
      int of = weld == 0 ? -1 : m.dof.treeid[m.body.dofadr[weld]];
      report.expect("body_treeid", b, m.body.treeid[b], of);
      if (of >= 0) {
        bodyadr[of] = bodynum[of]++ == 0 ? b : bodyadr[of];
      }
    }
    report.expect("tree_bodyadr", m.tree.bodyadr, bodyadr);
    report.expect("tree_bodynum", m.tree.bodynum, bodynum);
    report.expect("tree_dofadr", m.tree.dofadr, dofadr);
    report.expect("tree_dofnum", m.tree.dofnum, dofnum);
  }

  /** Makes the patterns anew, which needs the tree alone. */
  private void patterns() {
    long nM = SparsePatterns.countM(m.dof.parentid);
    report.expect("nM", 0, m.nM, nM);
    report.expect("nD", 0, m.nD, 2 * nM - m.nv);
    report.expect("nC", 0, m.nC, SparsePatterns.countC(m.dof.parentid, m.dof.simplenum));
    long nB = m.nv == 0 ? 0 : SparsePatterns.countB(m.body.parentid, m.body.dofnum);
    report.expect("nB", 0, m.nB, nB);
    if (!report.isEmpty()) {
      return;
    }
    Sizes sizes = new Sizes();
    for (Size s :
        new Size[] {Size.NBODY, Size.NV, Size.NM, Size.NC, Size.NB, Size.ND, Size.NNAMES}) {
      sizes.set(s, m.longSize(s));
    }
    Model expected = new Model(sizes);
    for (String name :
        new String[] {
          "body_parentid", "body_dofnum", "body_dofadr", "dof_parentid", "dof_simplenum", "dof_Madr"
        }) {
      expected.field(name).orElseThrow().set(m.field(name).orElseThrow().array());
    }
    SparsePatterns.store(expected);
    for (String name :
        new String[] {
          "M_rownnz",
          "M_rowadr",
          "M_colind",
          "mapM2M",
          "D_rownnz",
          "D_rowadr",
          "D_diag",
          "D_colind",
          "mapM2D",
          "mapD2M",
          "B_rownnz",
          "B_rowadr",
          "B_colind"
        }) {
      report.expect(name, ints(m, name), ints(expected, name));
    }
  }

  private static int[] ints(Model m, String name) {
    return (int[]) m.field(name).orElseThrow().array();
  }
}
