package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.NamePacker;
import dev.dynamis.mechanics.SparsePatterns;
import dev.dynamis.mechanics.layout.Footprint;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import dev.dynamis.mjcf.internal.asset.BoundingVolumeTree;
import dev.dynamis.mjcf.internal.asset.Mesh;
import dev.dynamis.mjcf.internal.memory.MemoryBudget;
import dev.dynamis.mjcf.spec.Element;
import java.util.ArrayList;
import java.util.List;

/** Counts everything, gives out addresses and puts the compiled objects into a model. */
final class Assembly {
  /** A model and an instance with nothing in them, whose fields tell what others take. */
  private static final Model EMPTY = new Model(new Sizes());

  private static final Data EMPTY_DATA = new Data(EMPTY);

  /** Bytes that MuJoCo counts for a contact when it guesses the size of memory. */
  private static final int CONTACT_BYTES = 576;

  private final Compilation c;
  private final UserData user;
  private final Sizes sizes = new Sizes();

  Assembly(Compilation c, UserData user) {
    this.c = c;
    this.user = user;
  }

  /** Reports keyframes with vectors of another length than the model's. */
  void checkKeys() {
    int nq = c.joints.stream().mapToInt(Joint::nq).sum();
    int nv = c.joints.stream().mapToInt(Joint::nv).sum();
    long na = c.actuators.stream().mapToLong(Actuator::actnum).sum();
    int nmocap = (int) c.bodies.stream().filter(b -> b.mocap).count();
    for (Keyframe k : c.keys) {
      k.check(
          nq, nv, (int) Math.min(na, Integer.MAX_VALUE), c.actuators.size(), nmocap, c.problems);
    }
  }

  /** Makes the model; null if it is too large, which is reported. */
  Model model() {
    DofTree dofs = new DofTree(c);
    List<BoundingVolumeTree> volumes = new ArrayList<>();
    c.bodies.forEach(b -> volumes.add(Volumes.of(b)));
    countObjects();
    countTree(dofs, volumes);
    countAssets();
    countFlexes();
    countSkins();
    countRelations();
    countActuatorsAndSensors();
    countCustom();
    for (PluginInstance p : c.plugins) {
      p.report(p.config, c.problems);
      p.attradr = take(Size.NPLUGINATTR, p.textSize());
      p.stateadr = take(Size.NPLUGINSTATE, p.stateSize());
    }
    NamePacker names = names();
    names.reserve(sizes);
    byte[] paths = AssetPathTable.pack(c);
    set(Size.NPATHS, paths.length);
    sizes.set(Size.NARENA, memory());
    if (!fits()) {
      return null;
    }

    Model m = new Model(sizes);
    names.store(m);
    AssetPathTable.store(c, m, paths);
    Options.store(c.spec, m, c.problems);
    c.forEach(p -> p.store(m, c));
    dofs.store(m, c.problems);
    storeVolumes(m, volumes);
    SparsePatterns.store(m);
    scaleMass(m);
    c.plugins.forEach(p -> p.tryOn(m, c.problems));
    if (c.problems.count() > 0) {
      return m;
    }
    Derived.store(c, m);
    return m;
  }

  private void countObjects() {
    for (PartKind<?> kind : PartKind.ALL) {
      set(kind.count(), c.parts(kind).size());
    }
    set(Size.NUSER_BODY, user.body);
    set(Size.NUSER_JNT, user.joint);
    set(Size.NUSER_GEOM, user.geom);
    set(Size.NUSER_SITE, user.site);
    set(Size.NUSER_CAM, user.camera);
    set(Size.NUSER_TENDON, user.tendon);
    set(Size.NUSER_ACTUATOR, user.actuator);
    set(Size.NUSER_SENSOR, user.sensor);
    Element size = c.spec.section("size");
    set(Size.NUSERDATA, Attrs.integer(size, "nuserdata"));
    set(Size.NJMAX, Attrs.integer(size, "njmax"));
    set(Size.NCONMAX, Attrs.integer(size, "nconmax"));
  }

  private void countTree(DofTree dofs, List<BoundingVolumeTree> volumes) {
    int nbody = c.bodies.size();
    int[] parent = new int[nbody];
    int[] dofnum = new int[nbody];
    int nmocap = 0;
    for (Body b : c.bodies) {
      parent[b.id] = b.isWorld() ? 0 : b.parent.id;
      dofnum[b.id] = b.dofnum;
      b.mocapid = b.mocap ? nmocap++ : -1;
      take(Size.NGRAVCOMP, b.gravcomp > 0 ? 1 : 0);
      take(Size.NBVHSTATIC, volumes.get(b.id).nodeid.length);
    }
    long nM = SparsePatterns.countM(dofs.parent);
    set(Size.NQ, dofs.nq);
    set(Size.NV, dofs.nv);
    set(Size.NTREE, dofs.ntree);
    set(Size.NMOCAP, nmocap);
    set(Size.NM, nM);
    set(Size.ND, 2 * nM - dofs.nv);
    set(Size.NC, SparsePatterns.countC(dofs.parent, dofs.simplenum));
    set(Size.NB, dofs.nv == 0 ? 0 : SparsePatterns.countB(parent, dofnum));
  }

  private void countAssets() {
    for (MeshAsset asset : c.meshes) {
      Mesh mesh = asset.mesh;
      MeshAsset.Addresses at = asset.at;
      at.vert = take(Size.NMESHVERT, mesh.vert.length / 3);
      at.normal = take(Size.NMESHNORMAL, mesh.normal.length / 3);
      at.texcoord = take(Size.NMESHTEXCOORD, mesh.texcoord.length / 2);
      at.face = take(Size.NMESHFACE, mesh.face.length / 3);
      at.graph = take(Size.NMESHGRAPH, mesh.graph.length);
      at.poly = take(Size.NMESHPOLY, mesh.polyvertnum.length);
      at.polyvert = take(Size.NMESHPOLYVERT, mesh.polyvert.length);
      at.polymap = take(Size.NMESHPOLYMAP, mesh.polymap.length);
      at.bvh = take(Size.NBVHSTATIC, mesh.bvh.nodeid.length);
      at.oct = take(Size.NOCT, mesh.octree == null ? 0 : mesh.octree.size());
    }
    set(Size.NBVH, sizes.get(Size.NBVHSTATIC));
    for (HeightFieldAsset h : c.hfields) {
      h.adr = take(Size.NHFIELDDATA, h.field.data.length);
    }
    for (TextureAsset t : c.textures) {
      t.adr = take(Size.NTEXDATA, t.texture.data().length);
    }
  }

  private void countFlexes() {
    for (Flex f : c.flexes) {
      Flex.Addresses at = f.at;
      at.node = take(Size.NFLEXNODE, f.nodes());
      at.vert = take(Size.NFLEXVERT, f.vertices());
      at.edge = take(Size.NFLEXEDGE, f.edges());
      at.elem = take(Size.NFLEXELEM, f.elements());
      at.elemdata = take(Size.NFLEXELEMDATA, f.elem.length);
      at.elemedge = take(Size.NFLEXELEMEDGE, f.topology.elemedge.length);
      at.shell = take(Size.NFLEXSHELLDATA, f.topology.shell.length);
      at.evpair = take(Size.NFLEXEVPAIR, f.topology.evpair.length / 2);
      at.texcoord = take(Size.NFLEXTEXCOORD, f.texcoord.length / 2);
      take(Size.NJFE, f.edgeJacobianSize(c));
      take(Size.NJFV, f.vertexJacobianSize(c));
    }
    for (Flex f : c.flexes) {
      f.at.bvh = sizes.get(Size.NBVHSTATIC) + take(Size.NBVHDYNAMIC, f.volumes.nodeid.length);
    }
    set(Size.NBVH, (long) sizes.get(Size.NBVHSTATIC) + sizes.get(Size.NBVHDYNAMIC));
  }

  private void countSkins() {
    for (Skin s : c.skins) {
      s.at.vert = take(Size.NSKINVERT, s.data.vertices());
      s.at.texcoord = take(Size.NSKINTEXVERT, s.data.texcoord().length / 2);
      s.at.face = take(Size.NSKINFACE, s.data.face().length / 3);
      s.at.bone = take(Size.NSKINBONE, s.data.bones().size());
      s.at.bonevert = take(Size.NSKINBONEVERT, s.boneVertices());
    }
  }

  private void countRelations() {
    for (Equality q : c.equalities) {
      take(Size.NEMAX, q.rows());
    }
    for (Tendon t : c.tendons) {
      t.adr = take(Size.NWRAP, t.path.size());
    }
  }

  private void countActuatorsAndSensors() {
    for (Actuator a : c.actuators) {
      a.actadr = take(Size.NA, a.actnum());
      a.historyadr = take(Size.NHISTORY, a.historySize());
      take(Size.NJMOM, a.momentSize(sizes.get(Size.NV)));
    }
    for (Sensor s : c.sensors) {
      s.adr = take(Size.NSENSORDATA, s.dim);
      s.historyadr = take(Size.NHISTORY, s.historySize());
    }
  }

  private void countCustom() {
    for (Custom.Numeric n : c.numerics) {
      n.adr = take(Size.NNUMERICDATA, n.size);
    }
    for (Custom.Text t : c.texts) {
      t.adr = take(Size.NTEXTDATA, t.size());
    }
    for (Custom.Tuple t : c.tuples) {
      t.adr = take(Size.NTUPLEDATA, t.size());
    }
  }

  /** Adds to a size and returns what it was before, which is an address. */
  private int take(Size size, long n) {
    int adr = sizes.get(size);
    set(size, adr + n);
    return adr;
  }

  /** Sets a size; reports one that no model can have. */
  private void set(Size size, long n) {
    if (n > size.most()) {
      c.problems.error(
          Rule.TOO_LARGE,
          c.spec.root(),
          null,
          "needs " + size.symbol() + " = " + n + ", the most is " + size.most(),
          "make the model smaller");
      return;
    }
    sizes.set(size, n);
  }

  /** Takes the memory of the model and of an instance, or reports that there is not enough. */
  private boolean fits() {
    if (c.problems.count() > 0) {
      return false;
    }
    Footprint model = EMPTY.footprint(sizes);
    Footprint data = EMPTY_DATA.footprint(sizes);
    String largest = data.bytes() > model.bytes() ? data.largest() : model.largest();
    try {
      c.memory.take(model.bytes());
      c.memory.take(data.bytes());
      if (model.isPossible() && data.isPossible()) {
        return true;
      }
      c.problems.error(
          Rule.TOO_LARGE,
          c.spec.root(),
          null,
          "the array " + largest + " is longer than an array can be",
          "make the model smaller");
    } catch (MemoryBudget.Exceeded e) {
      c.problems.error(
          Rule.TOO_LARGE,
          c.spec.root(),
          null,
          e.getMessage() + "; its largest array is " + largest,
          e.fix());
    }
    return false;
  }

  private NamePacker names() {
    NamePacker packer = new NamePacker(c.spec.name());
    for (PartKind<?> kind : PartKind.ALL) {
      List<Part> parts = c.parts(kind);
      if (!parts.isEmpty()) {
        packer.set(kind.objType(), parts.stream().map(p -> p.name).toList());
      }
    }
    return packer;
  }

  private void storeVolumes(Model m, List<BoundingVolumeTree> volumes) {
    int adr = 0;
    for (Body b : c.bodies) {
      BoundingVolumeTree tree = volumes.get(b.id);
      List<Geom> geoms = Volumes.colliding(b);
      m.body.bvhadr[b.id] = tree.nodeid.length == 0 ? -1 : adr;
      m.body.bvhnum[b.id] = tree.nodeid.length;
      Volumes.store(m, tree, adr, i -> geoms.get(i).id);
      adr += tree.nodeid.length;
    }
  }

  /** Scales all masses and inertias so that they sum up to what is asked for. */
  private void scaleMass(Model m) {
    double wanted = c.settings().settotalmass;
    if (wanted <= 0) {
      return;
    }
    double total = 0;
    for (int i = 1; i < m.nbody; i++) {
      total += m.body.mass[i];
    }
    double scale = Math.max(1e-15, wanted / Math.max(1e-15, total));
    for (int i = 1; i < m.nbody; i++) {
      m.body.mass[i] *= scale;
      for (int k = 3 * i; k < 3 * i + 3; k++) {
        m.body.inertia[k] *= scale;
      }
    }
  }

  /** Returns the size of memory for contacts and constraints: as given, or a guess. */
  private long memory() {
    long given = Options.memory(c.spec, c.problems);
    if (given >= 0) {
      return given;
    }
    long nv = sizes.get(Size.NV);
    long nconmax = sizes.get(Size.NCONMAX) < 0 ? 100 : sizes.get(Size.NCONMAX);
    long njmax = sizes.get(Size.NJMAX) < 0 ? 500 : sizes.get(Size.NJMAX);
    long nstack = Attrs.integer(c.spec.section("size"), "nstack");
    if (nstack < 0) {
      long rows = njmax + sizes.get(Size.NEQ) + nv;
      long objects =
          sizes.get(Size.NQ)
              + nv
              + sizes.get(Size.NU)
              + sizes.get(Size.NA)
              + sizes.get(Size.NBODY)
              + sizes.get(Size.NJNT)
              + sizes.get(Size.NGEOM)
              + sizes.get(Size.NSITE)
              + sizes.get(Size.NEQ)
              + sizes.get(Size.NTENDON)
              + sizes.get(Size.NWRAP);
      nstack = Math.max(1000, 5 * rows * rows + 20 * objects);
    }
    long bytes =
        8 * nstack
            + nconmax * CONTACT_BYTES
            + njmax * (8 * 4 + 14 * 8)
            + nv * 3 * 4
            + njmax * nv * (2 * 4 + 2 * 8)
            + njmax * njmax * (4 + 8);
    long megabyte = 1 << 20;
    return (bytes + megabyte - 1) / megabyte * megabyte;
  }
}
