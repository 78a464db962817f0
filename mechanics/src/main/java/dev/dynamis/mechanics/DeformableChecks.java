package dev.dynamis.mechanics;

/** Checks of flexes and skins: what their elements, edges, faces and bones name must be theirs. */
final class DeformableChecks {
  /** Nodes interpolate linearly (1) or quadratically (2). */
  private static final int MAX_ORDER = 2;

  private final CheckReport report;
  private final Model m;

  DeformableChecks(CheckReport report) {
    this.report = report;
    m = report.m;
  }

  void run() {
    for (int s = 0; s < m.nskin; s++) {
      skin(s);
    }
    for (int f = 0; f < m.nflex; f++) {
      flex(f);
    }
  }

  private void skin(int s) {
    int vertices = m.skin.vertnum[s];
    int face = 3 * m.skin.faceadr[s];
    for (int i = face; i < face + 3 * m.skin.facenum[s]; i++) {
      report.inRange("skin_face", i, m.skin.face[i], 0, vertices);
    }
    if (m.skin.texcoordadr[s] >= 0) {
      report.range("skin_texcoordadr", s, m.skin.texcoordadr[s], vertices, m.nskintexvert);
    }
    int bone = m.skin.boneadr[s];
    for (int b = bone; b < bone + m.skin.bonenum[s]; b++) {
      int first = m.skin.bonevertadr[b];
      for (int i = first; i < first + m.skin.bonevertnum[b]; i++) {
        report.inRange("skin_bonevertid", i, m.skin.bonevertid[i], 0, vertices);
      }
    }
  }

  private void flex(int f) {
    int dim = m.flex.dim[f];
    report.inRange("flex_dim", f, dim, 1, 4);
    report.inRange("flex_interp", f, m.flex.interp[f], 0, MAX_ORDER + 1);
    if (!report.isEmpty()) {
      return;
    }
    int vertices = m.flex.vertnum[f];
    int corners = (dim + 1) * m.flex.elemnum[f];
    int edges = dim * (dim + 1) / 2 * m.flex.elemnum[f];
    report.range("flex_elemdataadr", f, m.flex.elemdataadr[f], corners, m.nflexelemdata);
    report.range("flex_elemedgeadr", f, m.flex.elemedgeadr[f], edges, m.nflexelemedge);
    if (m.flex.shellnum[f] > 0) {
      long numbers = (long) dim * m.flex.shellnum[f];
      report.range("flex_shelldataadr", f, m.flex.shelldataadr[f], numbers, m.nflexshelldata);
    }
    if (!report.isEmpty()) {
      return;
    }
    within("flex_elem", m.flex.elem, m.flex.elemdataadr[f], corners, vertices);
    within("flex_elemedge", m.flex.elemedge, m.flex.elemedgeadr[f], edges, m.flex.edgenum[f]);
    within("flex_edge", m.flex.edge, 2 * m.flex.edgeadr[f], 2 * m.flex.edgenum[f], vertices);
    int shell = dim * m.flex.shellnum[f];
    within("flex_shell", m.flex.shell, m.flex.shelldataadr[f], shell, vertices);
    for (int i = 0; i < 2 * m.flex.edgenum[f]; i++) {
      int at = 2 * m.flex.edgeadr[f] + i;
      report.inRange("flex_edgeflap", at, m.flex.edgeflap[at], -1, vertices);
    }
    for (int i = 0; i < m.flex.evpairnum[f]; i++) {
      int at = 2 * (m.flex.evpairadr[f] + i);
      report.inRange("flex_evpair", at, m.flex.evpair[at], 0, m.flex.elemnum[f]);
      report.inRange("flex_evpair", at + 1, m.flex.evpair[at + 1], 0, vertices);
    }
    boolean interpolated = m.flex.interp[f] > 0;
    for (int v = m.flex.vertadr[f]; v < m.flex.vertadr[f] + vertices; v++) {
      report.inRange("flex_vertbodyid", v, m.flex.vertbodyid[v], interpolated ? -1 : 0, m.nbody);
    }
    if (interpolated) {
      int side = m.flex.interp[f] + 1;
      report.expect("flex_nodenum", f, m.flex.nodenum[f], side * side * side);
    }
  }

  private void within(String field, int[] ids, int from, int count, int limit) {
    for (int i = from; i < from + count; i++) {
      report.inRange(field, i, ids[i], 0, limit);
    }
  }
}
