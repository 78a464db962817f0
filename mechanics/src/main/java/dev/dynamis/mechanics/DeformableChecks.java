package dev.dynamis.mechanics;

/** Checks of skins, whose faces and bones must name their own vertices, and of flexes. */
final class DeformableChecks {
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
    new FlexChecks(report).run();
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
}
