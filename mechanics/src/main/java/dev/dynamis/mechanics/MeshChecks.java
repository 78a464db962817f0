package dev.dynamis.mechanics;

/** Checks of meshes, height fields, textures and trees of bounding volumes. */
final class MeshChecks {
  private final CheckReport report;
  private final Model m;

  MeshChecks(CheckReport report) {
    this.report = report;
    m = report.m;
  }

  void run() {
    for (int h = 0; h < m.nhfield; h++) {
      grid("hfield_adr", h, m.hfield.adr[h], m.nhfielddata, m.hfield.nrow[h], m.hfield.ncol[h], 1);
      report.inRange("hfield_nrow", h, m.hfield.nrow[h], 2, Integer.MAX_VALUE);
      report.inRange("hfield_ncol", h, m.hfield.ncol[h], 2, Integer.MAX_VALUE);
    }
    for (int t = 0; t < m.ntex; t++) {
      int channels = m.tex.nchannel[t];
      grid("tex_adr", t, m.tex.adr[t], m.ntexdata, m.tex.height[t], m.tex.width[t], channels);
      report.inRange("tex_height", t, m.tex.height[t], 1, Integer.MAX_VALUE);
      report.inRange("tex_width", t, m.tex.width[t], 1, Integer.MAX_VALUE);
    }
    for (int k = 0; k < m.nmesh; k++) {
      faces(k);
      graph(k);
      polygons(k);
      octree(k);
      volumes(m.mesh.bvhadr[k], m.mesh.bvhnum[k], 0, m.mesh.facenum[k]);
    }
    for (int b = 0; b < m.nbody; b++) {
      int from = m.body.geomadr[b];
      volumes(m.body.bvhadr[b], m.body.bvhnum[b], from, from + m.body.geomnum[b]);
    }
  }

  private void grid(String field, int i, int adr, int limit, int rows, int columns, int depth) {
    if (rows < 0 || columns < 0 || depth < 0 || depth > 4) {
      report.problem(field, i, "its grid is " + rows + " by " + columns + " by " + depth);
    } else {
      report.range(field, i, adr, (long) rows * columns * depth, limit);
    }
  }

  /** Cells have all children or none, and children come after their parents. */
  private void octree(int k) {
    int first = m.mesh.octadr[k];
    for (int i = 0; first >= 0 && i < m.mesh.octnum[k]; i++) {
      int at = 8 * (first + i);
      boolean leaf = m.oct.child[at] < 0;
      for (int c = at; c < at + 8; c++) {
        report.inRange(
            "oct_child", c, m.oct.child[c], leaf ? -1 : i + 1, leaf ? 0 : m.mesh.octnum[k]);
      }
    }
    if (first >= 0 && m.mesh.octnum[k] == 0) {
      report.problem("mesh_octadr", k, "the octree has no cells");
    }
  }

  private void faces(int k) {
    int first = 3 * m.mesh.faceadr[k];
    int last = first + 3 * m.mesh.facenum[k];
    for (int i = first; i < last; i++) {
      report.inRange("mesh_face", i, m.mesh.face[i], 0, m.mesh.vertnum[k]);
      report.inRange("mesh_facenormal", i, m.mesh.facenormal[i], 0, m.mesh.normalnum[k]);
      if (m.mesh.texcoordadr[k] >= 0) {
        report.inRange("mesh_facetexcoord", i, m.mesh.facetexcoord[i], 0, m.mesh.texcoordnum[k]);
      }
    }
  }

  /**
   * A hull is the numbers of its vertices and faces; for each vertex where its list of neighbors
   * starts, and its number in the mesh; the lists, each ended by -1; three vertices of each face.
   */
  private void graph(int k) {
    int at = m.mesh.graphadr[k];
    if (at < 0) {
      return;
    }
    int[] g = m.mesh.graph;
    report.range("mesh_graphadr", k, at, 2, m.nmeshgraph);
    if (!report.isEmpty()) {
      return;
    }
    int vertices = g[at];
    int faces = g[at + 1];
    report.inRange("mesh_graph", at, vertices, 1, m.mesh.vertnum[k] + 1L);
    report.inRange("mesh_graph", at + 1, faces, 0, m.nmeshgraph);
    report.range("mesh_graphadr", k, at, 2 + 3L * vertices + 6L * faces, m.nmeshgraph);
    if (!report.isEmpty()) {
      return;
    }
    int links = vertices + 3 * faces;
    int number = at + 2 + vertices;
    int list = number + vertices;
    for (int v = 0; v < vertices; v++) {
      report.inRange("mesh_graph", at + 2 + v, g[at + 2 + v], 0, links);
      report.inRange("mesh_graph", number + v, g[number + v], 0, m.mesh.vertnum[k]);
    }
    for (int i = list; i < list + links; i++) {
      report.inRange("mesh_graph", i, g[i], -1, vertices);
    }
    report.expect("mesh_graph", list + links - 1, g[list + links - 1], -1);
    for (int i = list + links; i < list + links + 3 * faces; i++) {
      report.inRange("mesh_graph", i, g[i], 0, m.mesh.vertnum[k]);
    }
  }

  /** Polygons list their vertices, vertices list their polygons. */
  private void polygons(int k) {
    for (int p = m.mesh.polyadr[k]; p < m.mesh.polyadr[k] + m.mesh.polynum[k]; p++) {
      int from = m.mesh.polyvertadr[p];
      for (int i = from; i < from + m.mesh.polyvertnum[p]; i++) {
        report.inRange("mesh_polyvert", i, m.mesh.polyvert[i], 0, m.mesh.vertnum[k]);
      }
    }
    for (int v = m.mesh.vertadr[k]; v < m.mesh.vertadr[k] + m.mesh.vertnum[k]; v++) {
      int from = m.mesh.polymapadr[v];
      for (int i = from; i < from + m.mesh.polymapnum[v]; i++) {
        report.inRange("mesh_polymap", i, m.mesh.polymap[i], 0, m.mesh.polynum[k]);
      }
    }
  }

  /** Children come after their parents, which excludes cycles; who has none is a leaf. */
  void volumes(int adr, int num, int first, int end) {
    for (int i = 0; i < num; i++) {
      int node = adr + i;
      int left = m.bvh.child[2 * node];
      int right = m.bvh.child[2 * node + 1];
      if (left == -1 && right == -1) {
        report.inRange("bvh_nodeid", node, m.bvh.nodeid[node], first, end);
      } else {
        report.expect("bvh_nodeid", node, m.bvh.nodeid[node], -1);
        report.inRange("bvh_child", 2 * node, left, i + 1, num);
        report.inRange("bvh_child", 2 * node + 1, right, i + 1, num);
      }
    }
  }
}
