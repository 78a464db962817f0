package dev.dynamis.render.internal;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.render.scene.Scene;
import dev.dynamis.render.scene.SceneGeom;
import dev.dynamis.render.scene.Viewpoint;
import java.util.Arrays;
import java.util.concurrent.Executor;

/** Draws frames of one size: holds all buffers, and runs the stages one after the other. */
public final class Frame {
  private static final int LEAST_SHADOW = 256;

  final Model model;
  final RenderOptions options;
  final Surfaces surfaces;
  final Materials materials;
  final Lighting lighting = new Lighting();
  final Sky sky = new Sky();
  final TrianglePass view;
  final TrianglePass mirror;

  /** The shape that mirrors the others, -1 for none. */
  int reflector;

  /** First of the two triangles of the mirroring side, and one past them. */
  int mirrorFrom;

  int mirrorTo;

  double fogStart;
  double fogEnd;
  private final Scene scene;
  private final Workers workers;
  private final Tile[] tiles;
  private final int shadowSize;
  private final double[] mirrorPoint = new double[3];
  private TrianglePass[] passes = new TrianglePass[4];
  private int passCount;
  private int jobsOfPass;
  private ShadowMap[] maps = new ShadowMap[4];
  private int mapCount;
  private int tilesOfMap;
  private int[] argb;
  private float[] depth;
  private int[] objects;

  // stages as objects, so that a frame makes none
  private final Workers.Phase fill;
  private final Workers.Phase project =
      (job, worker) -> passes[job / jobsOfPass].project(job % jobsOfPass);
  private final Workers.Phase setUp =
      (job, worker) -> passes[job / jobsOfPass].setUp(job % jobsOfPass);
  private final Workers.Phase sort = (job, worker) -> passes[job].sort();
  private final Workers.Phase shadow =
      (job, worker) -> maps[job / tilesOfMap].draw(job % tilesOfMap);
  private final Workers.Phase paint;
  private final Workers.Phase measure;

  /** Makes buffers for frames of a scene; executor may be null for the calling thread alone. */
  public Frame(
      Scene scene, int width, int height, RenderOptions options, Executor executor, int threads) {
    this.scene = scene;
    this.options = options;
    model = scene.model();
    surfaces = new Surfaces(scene);
    materials = new Materials(model);
    view = new TrianglePass(surfaces, width, height);
    mirror = new TrianglePass(surfaces, width, height);
    workers = new Workers(executor, threads);
    tiles = new Tile[workers.count()];
    for (int i = 0; i < tiles.length; i++) {
      tiles[i] = new Tile(this, options.samples());
    }
    int size = Math.max(LEAST_SHADOW, Math.max(width, height));
    shadowSize = Math.max(16, Math.min(size, model.vis.quality.shadowsize));
    fill = (job, worker) -> surfaces.fill(job);
    paint = (job, worker) -> tiles[worker].colors(job, argb);
    measure = (job, worker) -> tiles[worker].measure(job, depth, objects);
  }

  /** Draws the scene as it was last updated. */
  public void colors(Viewpoint eye, int[] pixels) {
    argb = pixels;
    prepare(eye);
    materials.prepare(surfaces, scene.skybox());
    lighting.prepare(scene, materials);
    sky.prepare(scene, materials, view.lens, options.sky(), options.haze());
    fogStart = model.vis.map.fogstart * model.stat.extent;
    fogEnd = Math.max(fogStart + 1e-9, model.vis.map.fogend * model.stat.extent);
    passCount = 0;
    add(view);
    aimShadows();
    reflect();
    projectAll();
    drawShadows();
    workers.run(paint, view.tiles);
    argb = null;
  }

  /** Measures depth, or names the objects seen, or both; either may be null. */
  public void measure(Viewpoint eye, float[] metres, int[] idAndType) {
    depth = metres;
    objects = idAndType;
    prepare(eye);
    passCount = 0;
    add(view);
    projectAll();
    workers.run(measure, view.tiles);
    depth = null;
    objects = null;
  }

  private void prepare(Viewpoint eye) {
    view.lens.set(eye, view.width, view.height);
    surfaces.plan(view.lens);
    workers.run(fill, surfaces.jobs());
  }

  private void add(TrianglePass pass) {
    if (passCount == passes.length) {
      passes = Arrays.copyOf(passes, 2 * passCount);
    }
    passes[passCount++] = pass;
    pass.begin(surfaces.triangles);
  }

  /** Projects the triangles of all passes, which are equally many, in common phases. */
  private void projectAll() {
    jobsOfPass = view.vertexJobs();
    workers.run(project, passCount * jobsOfPass);
    jobsOfPass = view.triangleJobs();
    workers.run(setUp, passCount * jobsOfPass);
    workers.run(sort, passCount);
  }

  private void aimShadows() {
    mapCount = 0;
    for (int i = 0; i < lighting.count && options.shadows(); i++) {
      if (lighting.throwsShadow(i)) {
        ShadowMap m = lighting.shadow(i, surfaces, shadowSize);
        if (m.aim(lighting.light[i])) {
          add(m.pass);
          if (mapCount == maps.length) {
            maps = Arrays.copyOf(maps, 2 * mapCount);
          }
          maps[mapCount++] = m;
        }
      }
    }
  }

  private void drawShadows() {
    if (mapCount > 0) {
      // all maps have the same size
      tilesOfMap = maps[0].pass.tiles;
      workers.run(shadow, mapCount * tilesOfMap);
    }
  }

  /**
   * The first plane, or upper side of a box, that reflects and is seen from above mirrors all else.
   */
  private void reflect() {
    reflector = -1;
    for (int i = 0; i < surfaces.opaqueCount && options.reflections(); i++) {
      SceneGeom g = surfaces.items[i];
      boolean flat = g.type == GeomType.PLANE || g.type == GeomType.BOX;
      if (flat && g.reflectance > 0) {
        double lift = g.type == GeomType.BOX ? g.size[2] : 0;
        double[] n = mirror.cut;
        n[3] = 0;
        double height = 0;
        for (int k = 0; k < 3; k++) {
          n[k] = g.mat[3 * k + 2];
          mirrorPoint[k] = g.pos[k] + lift * n[k];
          n[3] += mirrorPoint[k] * n[k];
          height += (view.lens.eye[k] - mirrorPoint[k]) * n[k];
        }
        if (height > 0) {
          reflector = i;
          mirrorTo = surfaces.itemTriangle[i + 1];
          mirrorFrom = mirrorTo - 2;
          mirror.hasCut = true;
          mirror.leftOut = i;
          mirror.lens.mirror(view.lens, mirrorPoint, n[0], n[1], n[2]);
          add(mirror);
        }
        return;
      }
    }
  }
}
