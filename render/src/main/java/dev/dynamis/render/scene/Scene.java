package dev.dynamis.render.scene;

import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.LightType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.TexType;
import dev.dynamis.mechanics.constant.TrnType;
import dev.dynamis.mechanics.sim.SkinSurface;
import java.util.Arrays;

/**
 * What there is to see of a mechanism in one state: shapes, faces of soft bodies and lights, in the
 * order in which MuJoCo's visualizer lists them (flexes, skins, geoms, sites, tendons,
 * slider-cranks), and overlays after these. {@link #update} fills it anew and makes no garbage once
 * it has been as large before.
 *
 * @since 0.1.0
 */
public final class Scene {
  /** Lights that are used, the one at the camera counted. */
  public static final int MAX_LIGHTS = 100;

  /** Faces of flexes. */
  public final SoftFaces flexFaces;

  /** Vertices of skins; those that are not shown are old. */
  public final SkinSurface skins;

  private final Model m;
  private final SceneOptions options;
  private final TendonShapes tendons;
  private final OverlayShapes overlays;
  private final boolean[] moves;
  private final int skybox;
  private SceneGeom[] geoms = new SceneGeom[0];
  private SceneLight[] lights = new SceneLight[0];
  private int ngeom;
  private int nlight;

  /** Makes an empty scene of a model. */
  public Scene(Model m, SceneOptions options) {
    this.m = m;
    this.options = options;
    flexFaces = new SoftFaces(m);
    skins = new SkinSurface(m);
    tendons = new TendonShapes(m, this);
    overlays = new OverlayShapes(m, this);
    moves = new boolean[m.nbody];
    for (int b = 0; b < m.nbody; b++) {
      moves[b] = m.body.weldid[b] != 0 || m.body.mocapid[m.body.rootid[b]] != -1;
    }
    int sky = -1;
    for (int t = m.ntex - 1; t >= 0; t--) {
      sky = m.tex.type[t] == TexType.SKYBOX ? t : sky;
    }
    skybox = sky;
  }

  /** Returns the model that is shown. */
  public Model model() {
    return m;
  }

  /** Returns the texture of the sky, -1 if the model has none. */
  public int skybox() {
    return skybox;
  }

  /** Returns the number of shapes. */
  public int geoms() {
    return ngeom;
  }

  /** Returns a shape, valid until the next update. */
  public SceneGeom geom(int i) {
    return geoms[i];
  }

  /** Returns the number of lights. */
  public int lights() {
    return nlight;
  }

  /** Returns a light, valid until the next update. */
  public SceneLight light(int i) {
    return lights[i];
  }

  /**
   * Takes a state, whose positions must be up to date, as seen from a viewpoint, which must be too.
   *
   * @throws SimulationException if a position is not finite, naming the object
   */
  public void update(Data d, Viewpoint eye) {
    ngeom = 0;
    addFlexes(d);
    addSkins(d);
    addGeoms(d);
    addSites(d);
    for (int t = 0; t < m.ntendon; t++) {
      if (SceneOptions.shows(options.tendonGroups(), m.tendon.group[t])) {
        tendons.add(d, t);
      }
    }
    addSliderCranks(d);
    if (options.overlays() != 0) {
      overlays.add(d, options);
    }
    checkFinite();
    addLights(d, eye);
  }

  private void addFlexes(Data d) {
    flexFaces.update(d, options.flexGroups());
    for (int f = 0; f < m.nflex; f++) {
      if (!SceneOptions.shows(options.flexGroups(), m.flex.group[f])) {
        continue;
      }
      if (m.flex.dim[f] == 1) {
        addLines(d, f);
        continue;
      }
      SceneGeom g = next(SceneGeom.FLEX, ObjType.FLEX, f);
      g.dataId = f;
      place(g, m.flex.radius[f], 0, 0);
      System.arraycopy(d.flexvert.xpos, 3 * m.flex.vertadr[f], g.pos, 0, 3);
      paint(g, m.flex.matid[f], m.flex.rgba, 4 * f, true);
      g.texcoord = m.flex.texcoordadr[f] >= 0;
      if (!g.texcoord) {
        g.texId = -1;
      }
      keepIfVisible(g);
    }
  }

  /** A flex of lines is shown by its edges. */
  private void addLines(Data d, int f) {
    int first = 3 * m.flex.vertadr[f];
    for (int e = m.flex.edgeadr[f]; e < m.flex.edgeadr[f] + m.flex.edgenum[f]; e++) {
      SceneGeom g = next(GeomType.CAPSULE, ObjType.FLEX, f);
      int i = first + 3 * m.flex.edge[2 * e];
      int j = first + 3 * m.flex.edge[2 * e + 1];
      Connector.set(g, m.flex.radius[f], d.flexvert.xpos, i, d.flexvert.xpos, j);
      paint(g, m.flex.matid[f], m.flex.rgba, 4 * f, true);
      g.texId = -1;
      keepIfVisible(g);
    }
  }

  private void addSkins(Data d) {
    for (int s = 0; s < m.nskin; s++) {
      if (!SceneOptions.shows(options.skinGroups(), m.skin.group[s])) {
        continue;
      }
      skins.update(d, s);
      SceneGeom g = next(SceneGeom.SKIN, ObjType.SKIN, s);
      g.dataId = s;
      place(g, 1, 1, 1);
      System.arraycopy(d.xpos, 3 * m.skin.bonebodyid[m.skin.boneadr[s]], g.pos, 0, 3);
      paint(g, m.skin.matid[s], m.skin.rgba, 4 * s, true);
      g.texcoord = m.skin.texcoordadr[s] >= 0;
      keepIfVisible(g);
    }
  }

  private void addGeoms(Data d) {
    for (int i = 0; i < m.ngeom; i++) {
      if (!SceneOptions.shows(options.geomGroups(), m.geom.group[i])) {
        continue;
      }
      SceneGeom g = next(m.geom.type[i], ObjType.GEOM, i);
      size(g, m.geom.size, 3 * i);
      System.arraycopy(d.geom.xpos, 3 * i, g.pos, 0, 3);
      System.arraycopy(d.geom.xmat, 9 * i, g.mat, 0, 9);
      g.dataId = m.geom.dataid[i];
      paint(g, m.geom.matid[i], m.geom.rgba, 4 * i, moves[m.geom.bodyid[i]]);
      boolean mesh = g.type == GeomType.MESH || g.type == GeomType.SDF;
      g.texcoord = mesh && g.dataId >= 0 && m.mesh.texcoordadr[g.dataId] >= 0;
      keepIfVisible(g);
    }
  }

  private void addSites(Data d) {
    for (int i = 0; i < m.nsite; i++) {
      if (!SceneOptions.shows(options.siteGroups(), m.site.group[i])) {
        continue;
      }
      SceneGeom g = next(m.site.type[i], ObjType.SITE, i);
      size(g, m.site.size, 3 * i);
      System.arraycopy(d.site.xpos, 3 * i, g.pos, 0, 3);
      System.arraycopy(d.site.xmat, 9 * i, g.mat, 0, 9);
      paint(g, m.site.matid[i], m.site.rgba, 4 * i, moves[m.site.bodyid[i]]);
      keepIfVisible(g);
    }
  }

  /** A slider along the axis of its site, and the rod from its end to the crank. */
  private void addSliderCranks(Data d) {
    for (int a = 0; a < m.nu; a++) {
      if (m.actuator.trntype[a] != TrnType.SLIDERCRANK) {
        continue;
      }
      int crank = 3 * m.actuator.trnid[2 * a];
      int slider = m.actuator.trnid[2 * a + 1];
      double rod = m.actuator.cranklength[a];
      double along = 0;
      double square = 0;
      for (int i = 0; i < 3; i++) {
        double v = d.site.xpos[crank + i] - d.site.xpos[3 * slider + i];
        along += v * d.site.xmat[9 * slider + 3 * i + 2];
        square += v * v;
      }
      double det = along * along + rod * rod - square;
      double length = along - Math.sqrt(Math.max(0, det));
      double width = m.stat.meansize * m.vis.scale.slidercrank;
      SceneGeom g = next(GeomType.CYLINDER, ObjType.ACTUATOR, a);
      double[] end = tendons.point(d.site.xpos, 3 * slider, d.site.xmat, 9 * slider, length);
      Connector.set(g, width, d.site.xpos, 3 * slider, end, 0);
      g.paint(m, -1, m.vis.rgba.slidercrank, 0);
      keepIfVisible(g);
      g = next(GeomType.CAPSULE, ObjType.ACTUATOR, a);
      Connector.set(g, width / 2, end, 0, d.site.xpos, crank);
      g.paint(m, -1, det < 0 ? m.vis.rgba.crankbroken : m.vis.rgba.slidercrank, 0);
      keepIfVisible(g);
    }
  }

  private void addLights(Data d, Viewpoint eye) {
    nlight = 0;
    if (m.vis.headlight.active != 0) {
      SceneLight l = nextLight(-1);
      l.type = LightType.DIRECTIONAL;
      l.castsShadow = false;
      System.arraycopy(eye.pos, 0, l.pos, 0, 3);
      System.arraycopy(eye.forward, 0, l.dir, 0, 3);
      System.arraycopy(m.vis.headlight.ambient, 0, l.ambient, 0, 3);
      System.arraycopy(m.vis.headlight.diffuse, 0, l.diffuse, 0, 3);
      System.arraycopy(m.vis.headlight.specular, 0, l.specular, 0, 3);
    }
    for (int i = 0; i < m.nlight && nlight < MAX_LIGHTS; i++) {
      if (!m.light.active[i] || m.light.type[i] == LightType.IMAGE) {
        continue;
      }
      SceneLight l = nextLight(i);
      l.type = m.light.type[i];
      l.castsShadow = m.light.castshadow[i];
      System.arraycopy(d.light.xpos, 3 * i, l.pos, 0, 3);
      System.arraycopy(d.light.xdir, 3 * i, l.dir, 0, 3);
      System.arraycopy(m.light.ambient, 3 * i, l.ambient, 0, 3);
      System.arraycopy(m.light.diffuse, 3 * i, l.diffuse, 0, 3);
      System.arraycopy(m.light.specular, 3 * i, l.specular, 0, 3);
      System.arraycopy(m.light.attenuation, 3 * i, l.attenuation, 0, 3);
      l.cutoff = m.light.cutoff[i];
      l.exponent = m.light.exponent[i];
    }
  }

  private SceneLight nextLight(int id) {
    if (nlight == lights.length) {
      lights = Arrays.copyOf(lights, Math.max(4, 2 * nlight));
      for (int i = nlight; i < lights.length; i++) {
        lights[i] = new SceneLight();
      }
    }
    SceneLight l = lights[nlight++];
    l.id = id;
    return l;
  }

  /**
   * Returns the next shape; it belongs to the scene once {@link #keepIfVisible} has been called.
   */
  SceneGeom next(int type, int objType, int objId) {
    if (ngeom == geoms.length) {
      geoms = Arrays.copyOf(geoms, Math.max(32, 2 * ngeom));
      for (int i = ngeom; i < geoms.length; i++) {
        geoms[i] = new SceneGeom();
      }
    }
    geoms[ngeom].reset(type, objType, objId);
    return geoms[ngeom];
  }

  void keepIfVisible(SceneGeom g) {
    if (g.rgba[3] > 0) {
      ngeom++;
    }
  }

  void paint(SceneGeom g, int material, float[] color, int c, boolean moving) {
    g.paint(m, material, color, c);
    if (options.transparent() && moving) {
      g.rgba[3] *= m.vis.map.alpha;
    }
  }

  private static void place(SceneGeom g, double x, double y, double z) {
    g.size[0] = x;
    g.size[1] = y;
    g.size[2] = z;
    Arrays.fill(g.pos, 0);
    Arrays.fill(g.mat, 0);
    g.mat[0] = 1;
    g.mat[4] = 1;
    g.mat[8] = 1;
  }

  /** Half sizes along the axes from the sizes that a geom of the type is given by. */
  private static void size(SceneGeom g, double[] s, int i) {
    switch (g.type) {
      case GeomType.SPHERE -> {
        g.size[0] = s[i];
        g.size[1] = s[i];
        g.size[2] = s[i];
      }
      case GeomType.CAPSULE, GeomType.CYLINDER -> {
        g.size[0] = s[i];
        g.size[1] = s[i];
        g.size[2] = s[i + 1];
      }
      case GeomType.PLANE,
          GeomType.HFIELD,
          GeomType.ELLIPSOID,
          GeomType.BOX,
          GeomType.MESH,
          GeomType.SDF ->
          System.arraycopy(s, i, g.size, 0, 3);
      default -> throw new IllegalStateException("geom type " + g.type);
    }
  }

  private void checkFinite() {
    for (int i = 0; i < ngeom; i++) {
      SceneGeom g = geoms[i];
      double sum = g.pos[0] + g.pos[1] + g.pos[2] + g.size[0] + g.size[1] + g.size[2];
      for (int k = 0; k < 9; k++) {
        sum += g.mat[k];
      }
      if (!(Math.abs(sum) < 1e30)) {
        String name = g.objType == ObjType.UNKNOWN ? "" : m.names.name(g.objType, g.objId);
        throw new SimulationException(
            ObjType.name(g.objType)
                + " "
                + (name == null || name.isEmpty() ? g.objId : "'" + name + "'")
                + " has no finite position, so there is no picture of this state;"
                + " the simulation has diverged, or a state with NaN was set");
      }
    }
  }
}
