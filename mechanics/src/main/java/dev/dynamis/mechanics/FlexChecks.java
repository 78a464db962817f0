package dev.dynamis.mechanics;

import dev.dynamis.mechanics.constant.FlexSelf;

/**
 * Checks of soft bodies: what elements, edges, shells and pairs of one flex name is its own, and
 * the patterns of its Jacobians are those of the bodies that carry its vertices.
 */
final class FlexChecks {
  /** Edges of an element with one, two or three dimensions. */
  private static final int[] EDGES = {0, 1, 3, 6};

  /** Nodes interpolate linearly (1) or quadratically (2). */
  private static final int LARGEST_ORDER = 2;

  private static final int STIFFNESS = 21;

  private final CheckReport report;
  private final Model m;

  /** Last vertex whose rows each dof was found to be part of, from 1. */
  private final int[] marks;

  FlexChecks(CheckReport report) {
    this.report = report;
    m = report.m;
    marks = new int[m.nv];
  }

  void run() {
    for (int f = 0; f < m.nflex; f++) {
      kinds(f);
      sizes(f);
    }
    if (!report.isEmpty()) {
      return;
    }
    for (int f = 0; f < m.nflex; f++) {
      elements(f);
      edges(f);
      vertices(f);
      new MeshChecks(report).volumes(m.flex.bvhadr[f], m.flex.bvhnum[f], 0, m.flex.elemnum[f]);
    }
    if (report.isEmpty()) {
      for (int f = 0; f < m.nflex; f++) {
        edgeRows(f);
        vertexRows(f);
      }
    }
  }

  private void kinds(int f) {
    report.inRange("flex_dim", f, m.flex.dim[f], 1, 4);
    report.inRange("flex_interp", f, m.flex.interp[f], 0, LARGEST_ORDER + 1);
    report.inRange("flex_selfcollide", f, m.flex.selfcollide[f], 0, FlexSelf.COUNT);
    report.inRange("flex_passive", f, m.flex.passive[f], 0, 2);
    report.inRange("flex_edgeequality", f, m.flex.edgeequality[f], 0, 3);
    report.contactDim("flex_condim", f, m.flex.condim[f]);
  }

  /** Numbers of nodes and of what the elements list; the volumes of a flex are dynamic ones. */
  private void sizes(int f) {
    int n = m.flex.elemnum[f];
    int dim = Math.clamp(m.flex.dim[f], 1, 3);
    report.range("flex_elemdataadr", f, m.flex.elemdataadr[f], (dim + 1L) * n, m.nflexelemdata);
    report.range(
        "flex_elemedgeadr", f, m.flex.elemedgeadr[f], (long) EDGES[dim] * n, m.nflexelemedge);
    report.inRange("flex_shellnum", f, m.flex.shellnum[f], 0, Integer.MAX_VALUE);
    if (m.flex.shellnum[f] > 0) {
      long numbers = (long) dim * m.flex.shellnum[f];
      report.range("flex_shelldataadr", f, m.flex.shelldataadr[f], numbers, m.nflexshelldata);
    }
    if (m.flex.interp[f] != 0) {
      int perSide = m.flex.interp[f] + 1;
      int nodes = perSide * perSide * perSide;
      report.expect("flex_nodenum", f, m.flex.nodenum[f], nodes);
      if (9L * nodes * nodes > (long) STIFFNESS * n) {
        report.problem("flex_elemnum", f, n + " elements can't hold the stiffness of the nodes");
      }
    }
    if (m.flex.bvhnum[f] > 0) {
      report.inRange("flex_bvhadr", f, m.flex.bvhadr[f], m.nbvhstatic, m.nbvh);
    }
  }

  private void elements(int f) {
    int dim = m.flex.dim[f];
    int n = m.flex.elemnum[f];
    int vertices = m.flex.vertnum[f];
    int from = m.flex.elemdataadr[f];
    each("flex_elem", m.flex.elem, from, (dim + 1) * n, 0, vertices);
    if (m.flex.texcoordadr[f] >= 0) {
      int texels = m.nflextexcoord - m.flex.texcoordadr[f];
      each("flex_elemtexcoord", m.flex.elemtexcoord, from, (dim + 1) * n, 0, texels);
    }
    int edges = m.flex.edgenum[f];
    each("flex_elemedge", m.flex.elemedge, m.flex.elemedgeadr[f], EDGES[dim] * n, 0, edges);
    int shells = dim * m.flex.shellnum[f];
    each("flex_shell", m.flex.shell, m.flex.shelldataadr[f], shells, 0, vertices);
    int pairs = m.flex.evpairadr[f];
    for (int i = 2 * pairs; i < 2 * (pairs + m.flex.evpairnum[f]); i += 2) {
      report.inRange("flex_evpair", i, m.flex.evpair[i], 0, n);
      report.inRange("flex_evpair", i + 1, m.flex.evpair[i + 1], 0, vertices);
    }
  }

  /** An edge between two elements has the opposite vertex of each, or -1. */
  private void edges(int f) {
    int from = 2 * m.flex.edgeadr[f];
    int n = 2 * m.flex.edgenum[f];
    each("flex_edge", m.flex.edge, from, n, 0, m.flex.vertnum[f]);
    each("flex_edgeflap", m.flex.edgeflap, from, n, -1, m.flex.vertnum[f]);
    for (int i = from; i < from + n; i += 2) {
      if (m.flex.edgeflap[i] < 0 && m.flex.edgeflap[i + 1] >= 0) {
        report.problem("flex_edgeflap", i, "the second vertex comes without the first");
      }
    }
  }

  private void vertices(int f) {
    int from = m.flex.vertadr[f];
    boolean interpolated = m.flex.interp[f] > 0;
    for (int v = from; v < from + m.flex.vertnum[f]; v++) {
      report.inRange("flex_vertbodyid", v, m.flex.vertbodyid[v], interpolated ? -1 : 0, m.nbody);
      for (int r = 2 * v; r < 2 * v + 2; r++) {
        int columns = m.flexvert.JRownnz[r];
        report.inRange("flexvert_J_rownnz", r, columns, 0, m.nv + 1L);
        report.range("flexvert_J_rowadr", r, m.flexvert.JRowadr[r], columns, 2L * m.nJfv);
      }
      int n = m.flex.vertedgenum[v];
      report.inRange("flex_vertedgenum", v, n, 0, 2L * m.nflexedge + 1);
      report.range("flex_vertedgeadr", v, m.flex.vertedgeadr[v], n, 2L * m.nflexedge);
      if (report.isEmpty()) {
        int at = m.flex.vertedgeadr[v];
        each("flex_vertedge", m.flex.vertedge, at, n, 0, m.flex.edgenum[f]);
      }
    }
  }

  private void each(String field, int[] values, int from, int n, int least, int limit) {
    for (int i = from; i < from + n; i++) {
      report.inRange(field, i, values[i], least, limit);
    }
  }

  /** A row of an edge has the dofs that move its ends; where edges do nothing it is empty. */
  private void edgeRows(int f) {
    int base = m.flex.vertadr[f];
    for (int e = m.flex.edgeadr[f]; e < m.flex.edgeadr[f] + m.flex.edgenum[f]; e++) {
      if (m.flexedge.JRownnz[e] > 0) {
        int n = mark(e + 1, m.flex.vertbodyid[base + m.flex.edge[2 * e]]);
        n += mark(e + 1, m.flex.vertbodyid[base + m.flex.edge[2 * e + 1]]);
        row("flexedge_J", e, m.flexedge.JRownnz, m.flexedge.JRowadr, m.flexedge.JColind, e + 1, n);
      }
    }
  }

  /** Two rows of a vertex have the dofs that move it or a neighbor; or they are empty. */
  private void vertexRows(int f) {
    int base = m.flex.vertadr[f];
    for (int v = base; v < base + m.flex.vertnum[f]; v++) {
      if (m.flexvert.JRownnz[2 * v] + (long) m.flexvert.JRownnz[2 * v + 1] == 0) {
        continue;
      }
      // apart from the marks of edges
      int stamp = -1 - v;
      int n = 0;
      for (int k = 0; k < m.flex.vertedgenum[v]; k++) {
        int e = m.flex.edgeadr[f] + m.flex.vertedge[m.flex.vertedgeadr[v] + k];
        n += mark(stamp, m.flex.vertbodyid[base + m.flex.edge[2 * e]]);
        n += mark(stamp, m.flex.vertbodyid[base + m.flex.edge[2 * e + 1]]);
      }
      for (int r = 2 * v; r < 2 * v + 2; r++) {
        row("flexvert_J", r, m.flexvert.JRownnz, m.flexvert.JRowadr, m.flexvert.JColind, stamp, n);
      }
    }
  }

  /** Marks the dofs that move a body and returns how many were not marked before. */
  private int mark(int stamp, int body) {
    int n = 0;
    for (int b = body; b > 0; b = m.body.parentid[b]) {
      for (int k = 0; k < m.body.dofnum[b]; k++) {
        int dof = m.body.dofadr[b] + k;
        if (marks[dof] != stamp) {
          marks[dof] = stamp;
          n++;
        }
      }
    }
    return n;
  }

  private void row(
      String matrix, int r, int[] rownnz, int[] rowadr, int[] colind, int stamp, int n) {
    report.expect(matrix + "_rownnz", r, rownnz[r], n);
    int last = -1;
    for (int i = rowadr[r]; i < rowadr[r] + rownnz[r]; i++) {
      if (colind[i] <= last || marks[colind[i]] != stamp) {
        report.problem(matrix + "_colind", i, colind[i] + " is no dof of row " + r + ", in order");
      }
      last = colind[i];
    }
  }
}
