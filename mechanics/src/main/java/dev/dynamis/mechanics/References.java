package dev.dynamis.mechanics;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.mechanics.constant.BiasType;
import dev.dynamis.mechanics.constant.CamLightMode;
import dev.dynamis.mechanics.constant.ColorSpace;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DataType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.DynType;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.GainType;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Interpolation;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.LightType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.Projection;
import dev.dynamis.mechanics.constant.SameFrame;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.SleepPolicy;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.constant.TexType;
import dev.dynamis.mechanics.constant.TrnType;
import dev.dynamis.mechanics.constant.WrapType;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.Size;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Checks that the integers of a model point to what exists: a file may be whole and yet have been
 * made by a faulty or unfriendly program. At most one problem is reported for each field.
 */
final class References {
  /**
   * One line for each array of ids: its name, the number of things it counts from 0, {@code ?} if
   * -1 is allowed, and where it is the start of a range the array with the lengths.
   */
  private static final String RULES =
      """
      body_parentid nbody
      body_rootid nbody
      body_weldid nbody
      body_mocapid nmocap ?
      body_treeid ntree ?
      body_jntadr njnt ? body_jntnum
      body_dofadr nv ? body_dofnum
      body_geomadr ngeom ? body_geomnum
      body_bvhadr nbvh ? body_bvhnum
      body_plugin nplugin ?
      body_sameframe SameFrame
      jnt_type JointType
      jnt_bodyid nbody
      dof_bodyid nbody
      dof_jntid njnt
      dof_parentid nv ?
      dof_treeid ntree
      dof_Madr nM
      tree_bodyadr nbody ? tree_bodynum
      tree_dofadr nv ? tree_dofnum
      tree_sleep_policy SleepPolicy
      geom_type GeomType
      geom_bodyid nbody
      geom_matid nmat ?
      geom_plugin nplugin ?
      geom_sameframe SameFrame
      site_type GeomType
      site_bodyid nbody
      site_matid nmat ?
      site_sameframe SameFrame
      cam_mode CamLightMode
      cam_bodyid nbody
      cam_targetbodyid nbody ?
      cam_projection Projection
      light_mode CamLightMode
      light_bodyid nbody
      light_targetbodyid nbody ?
      light_type LightType
      light_texid ntex ?
      flex_matid nmat ?
      flex_nodeadr nflexnode ? flex_nodenum
      flex_vertadr nflexvert ? flex_vertnum
      flex_edgeadr nflexedge ? flex_edgenum
      flex_elemadr nflexelem ? flex_elemnum
      flex_evpairadr nflexevpair ? flex_evpairnum
      flex_texcoordadr nflextexcoord ?
      flex_nodebodyid nbody
      flex_vertbodyid nbody ?
      flex_bvhadr nbvh ? flex_bvhnum
      flexedge_J_rowadr nJfe ? flexedge_J_rownnz
      flexedge_J_colind nv
      flexvert_J_colind nv
      mesh_vertadr nmeshvert ? mesh_vertnum
      mesh_faceadr nmeshface ? mesh_facenum
      mesh_bvhadr nbvh ? mesh_bvhnum
      mesh_octadr noct ? mesh_octnum
      mesh_normaladr nmeshnormal ? mesh_normalnum
      mesh_texcoordadr nmeshtexcoord ? mesh_texcoordnum
      mesh_graphadr nmeshgraph ?
      mesh_pathadr npaths ?
      mesh_polyadr nmeshpoly ? mesh_polynum
      mesh_polyvertadr nmeshpolyvert ? mesh_polyvertnum
      mesh_polymapadr nmeshpolymap ? mesh_polymapnum
      oct_child noct ?
      skin_matid nmat ?
      skin_vertadr nskinvert ? skin_vertnum
      skin_texcoordadr nskintexvert ?
      skin_faceadr nskinface ? skin_facenum
      skin_boneadr nskinbone ? skin_bonenum
      skin_bonevertadr nskinbonevert ? skin_bonevertnum
      skin_bonebodyid nbody
      skin_bonevertid nskinvert
      skin_pathadr npaths ?
      hfield_pathadr npaths ?
      tex_type TexType
      tex_colorspace ColorSpace
      tex_pathadr npaths ?
      mat_texid ntex ?
      pair_geom1 ngeom
      pair_geom2 ngeom
      eq_type EqType
      eq_objtype ObjType
      tendon_adr nwrap ? tendon_num
      tendon_matid nmat ?
      tendon_treeid ntree ?
      wrap_type WrapType
      actuator_trntype TrnType
      actuator_dyntype DynType
      actuator_gaintype GainType
      actuator_biastype BiasType
      actuator_actadr na ? actuator_actnum
      actuator_plugin nplugin ?
      sensor_type SensorType
      sensor_datatype DataType
      sensor_needstage Stage
      sensor_adr nsensordata ? sensor_dim
      sensor_plugin nplugin ?
      plugin_stateadr npluginstate ? plugin_statenum
      plugin_attradr npluginattr
      numeric_adr nnumericdata ? numeric_size
      text_adr ntextdata ? text_size
      tuple_adr ntupledata ? tuple_size
      B_rowadr nB ? B_rownnz
      B_colind nv
      M_rowadr nC ? M_rownnz
      M_colind nv
      mapM2M nM
      D_rowadr nD ? D_rownnz
      D_colind nv
      mapM2D nC ?
      mapD2M nD
      """;

  /** Numbers of kinds that the rules name. */
  private static final Map<String, Integer> KINDS =
      Map.ofEntries(
          Map.entry("SameFrame", SameFrame.COUNT),
          Map.entry("JointType", JointType.COUNT),
          Map.entry("SleepPolicy", SleepPolicy.COUNT),
          Map.entry("GeomType", GeomType.COUNT),
          Map.entry("CamLightMode", CamLightMode.COUNT),
          Map.entry("Projection", Projection.COUNT),
          Map.entry("LightType", LightType.COUNT),
          Map.entry("TexType", TexType.COUNT),
          Map.entry("ColorSpace", ColorSpace.COUNT),
          Map.entry("EqType", EqType.COUNT),
          Map.entry("ObjType", ObjType.COUNT),
          Map.entry("WrapType", WrapType.COUNT),
          Map.entry("TrnType", TrnType.COUNT),
          Map.entry("DynType", DynType.COUNT),
          Map.entry("GainType", GainType.COUNT),
          Map.entry("BiasType", BiasType.COUNT),
          Map.entry("SensorType", SensorType.COUNT),
          Map.entry("DataType", DataType.COUNT),
          Map.entry("Stage", Stage.COUNT),
          Map.entry("Interpolation", Interpolation.COUNT));

  private final Model m;
  private final CheckReport report;
  private final Map<String, Long> limits = new HashMap<>();

  private References(CheckReport report) {
    this.report = report;
    m = report.m;
    for (Size s : Size.values()) {
      limits.put(s.symbol(), m.longSize(s));
    }
    KINDS.forEach((name, count) -> limits.put(name, (long) count));
  }

  /** Returns the problems of a model, none if it is sound. */
  static List<Diagnostic> check(Model m, String source) {
    CheckReport report = new CheckReport(m, source);
    References r = new References(report);
    RULES.lines().forEach(r::rule);
    r.options();
    r.names();
    // what follows uses ids that must be sound
    if (report.isEmpty()) {
      new TreeChecks(report).run();
    }
    if (report.isEmpty()) {
      new MeshChecks(report).run();
      new DeformableChecks(report).run();
      r.geoms();
      r.orientations();
      r.frames();
      r.equalities();
      r.tendons();
      r.actuators();
      r.tuples();
    }
    if (report.isEmpty()) {
      SensorChecks.run(report);
      r.histories();
    }
    if (report.isEmpty()) {
      new PluginChecks(report).run();
    }
    return report.problems();
  }

  private void rule(String line) {
    String[] part = line.split(" ");
    long limit = limits.get(part[1]);
    int[] ids = ints(part[0]);
    int least = part.length > 2 ? -1 : 0;
    int[] lengths = part.length > 3 ? ints(part[3]) : null;
    for (int i = 0; i < ids.length; i++) {
      if (lengths == null) {
        report.inRange(part[0], i, ids[i], least, limit);
      } else if (lengths[i] < 0) {
        report.problem(part[3], i, lengths[i] + " is negative");
      } else if (lengths[i] > 0) {
        report.range(part[0], i, ids[i], lengths[i], limit);
      } else {
        // nothing starts here, possibly at the end
        report.inRange(part[0], i, ids[i], -1, limit + 1);
      }
    }
  }

  private void options() {
    if (!Double.isFinite(m.opt.timestep)) {
      report.problem("opt.timestep", 0, m.opt.timestep + " is not finite");
    }
    report.inRange("opt.integrator", 0, m.opt.integrator, 0, Integrator.COUNT);
    report.inRange("opt.cone", 0, m.opt.cone, 0, Cone.COUNT);
    report.inRange("opt.jacobian", 0, m.opt.jacobian, 0, Jacobian.COUNT);
    report.inRange("opt.solver", 0, m.opt.solver, 0, Solver.COUNT);
    report.inRange("opt.disableflags", 0, m.opt.disableflags, 0, 1L << DisableBit.COUNT);
    report.inRange("opt.enableflags", 0, m.opt.enableflags, 0, 1L << EnableBit.COUNT);
  }

  private int[] ints(String name) {
    return (int[]) m.field(name).orElseThrow().array();
  }

  private void names() {
    for (Field f : m.fields()) {
      if (f.name().startsWith("name_")) {
        int[] adr = (int[]) f.array();
        for (int i = 0; i < adr.length; i++) {
          report.inRange(f.name(), i, adr[i], 0, m.nnames);
        }
      }
    }
  }

  private void geoms() {
    for (int g = 0; g < m.ngeom; g++) {
      report.contactDim("geom_condim", g, m.geom.condim[g]);
      switch (m.geom.type[g]) {
        case GeomType.HFIELD -> report.inRange("geom_dataid", g, m.geom.dataid[g], 0, m.nhfield);
        case GeomType.MESH, GeomType.SDF ->
            report.inRange("geom_dataid", g, m.geom.dataid[g], 0, m.nmesh);
        case GeomType.PLANE,
            GeomType.SPHERE,
            GeomType.CAPSULE,
            GeomType.ELLIPSOID,
            GeomType.CYLINDER,
            GeomType.BOX ->
            report.inRange("geom_dataid", g, m.geom.dataid[g], -1, m.nmesh);
        default -> throw Kinds.unknown("geom type", m.geom.type[g]);
      }
    }
    for (int p = 0; p < m.npair; p++) {
      report.contactDim("pair_dim", p, m.pair.dim[p]);
    }
    signatures("pair_signature", m.pair.signature);
    signatures("exclude_signature", m.exclude.signature);
  }

  private void signatures(String field, int[] signature) {
    for (int i = 0; i < signature.length; i++) {
      report.inRange(field, i, signature[i] >>> 16, 0, m.nbody);
      report.inRange(field, i, signature[i] & 0xFFFF, 0, m.nbody);
    }
  }

  /** Orientations have a length near 1; what is turned by others has no direction. */
  private void orientations() {
    quaternions("body_quat", m.body.quat);
    quaternions("body_iquat", m.body.iquat);
    quaternions("geom_quat", m.geom.quat);
    quaternions("site_quat", m.site.quat);
    quaternions("cam_quat", m.cam.quat);
    quaternions("mesh_quat", m.mesh.quat);
  }

  private void quaternions(String field, double[] q) {
    for (int i = 0; i < q.length; i += 4) {
      double w = q[i], x = q[i + 1], y = q[i + 2], z = q[i + 3];
      double length = Math.sqrt(w * w + x * x + y * y + z * z);
      if (!(length >= 0.5 && length <= 2)) {
        report.problem(field, i, "a quaternion of length " + length + ", expected 1");
      }
    }
  }

  /** Sites are shapes with a volume; cameras and lights that look at a body have one. */
  private void frames() {
    for (int i = 0; i < m.nsite; i++) {
      report.inRange("site_type", i, m.site.type[i], GeomType.SPHERE, GeomType.BOX + 1);
    }
    for (int i = 0; i < m.ncam; i++) {
      if (CamLightMode.hasTarget(m.cam.mode[i])) {
        report.inRange("cam_targetbodyid", i, m.cam.targetbodyid[i], 0, m.nbody);
      }
      for (int k = 2 * i; k < 2 * i + 2; k++) {
        report.inRange("cam_resolution", k, m.cam.resolution[k], 0, Integer.MAX_VALUE);
      }
    }
    for (int i = 0; i < m.nlight; i++) {
      if (CamLightMode.hasTarget(m.light.mode[i])) {
        report.inRange("light_targetbodyid", i, m.light.targetbodyid[i], 0, m.nbody);
      }
    }
  }

  private void equalities() {
    for (int i = 0; i < m.neq; i++) {
      int type = m.eq.type[i];
      int object =
          switch (type) {
            case EqType.JOINT -> ObjType.JOINT;
            case EqType.TENDON -> ObjType.TENDON;
            case EqType.FLEX, EqType.FLEXVERT -> ObjType.FLEX;
            case EqType.DISTANCE -> ObjType.UNKNOWN;
            case EqType.CONNECT, EqType.WELD -> frame(m.eq.objtype[i]);
            default -> throw Kinds.unknown("equality type", type);
          };
      report.object("eq_obj1id", i, object, m.eq.obj1id[i]);
      if (type == EqType.CONNECT || type == EqType.WELD) {
        report.object("eq_obj2id", i, object, m.eq.obj2id[i]);
      } else {
        report.objectOrNone("eq_obj2id", i, object, m.eq.obj2id[i]);
      }
      if (type == EqType.JOINT && report.isEmpty()) {
        scalarJoint("eq_obj1id", i, m.eq.obj1id[i]);
        scalarJoint("eq_obj2id", i, m.eq.obj2id[i]);
      }
    }
  }

  private static int frame(int type) {
    return type == ObjType.SITE || type == ObjType.BODY ? type : ObjType.UNKNOWN;
  }

  private void scalarJoint(String field, int i, int joint) {
    if (joint >= 0 && JointType.dofSize(m.jnt.type[joint]) != 1) {
      report.problem(field, i, "joint " + joint + " has more than one degree of freedom");
    }
  }

  private void tendons() {
    int adr = 0;
    for (int t = 0; t < m.ntendon; t++) {
      report.expect("tendon_adr", t, m.tendon.adr[t], adr);
      report.inRange("tendon_num", t, m.tendon.num[t], 1, m.nwrap - adr + 1L);
      if (!report.isEmpty()) {
        return;
      }
      path(adr, adr + m.tendon.num[t]);
      adr += m.tendon.num[t];
      int trees = m.tendon.treenum[t];
      report.inRange("tendon_treenum", t, trees, 0, m.ntree + 1L);
      for (int k = 0; k < Math.min(2, trees); k++) {
        report.inRange("tendon_treeid", 2 * t + k, m.tendon.treeid[2 * t + k], 0, m.ntree);
      }
    }
    report.expect("nwrap", 0, m.nwrap, adr);
  }

  /** A path is made of joints, or of sites and pulleys, with geoms between two sites. */
  private void path(int from, int end) {
    boolean fixed = m.wrap.type[from] == WrapType.JOINT;
    for (int i = from; i < end; i++) {
      int type = m.wrap.type[i];
      int id = m.wrap.objid[i];
      if (fixed != (type == WrapType.JOINT)) {
        report.problem("wrap_type", i, "a tendon has joints and other parts");
      }
      switch (type) {
        case WrapType.JOINT -> {
          report.object("wrap_objid", i, ObjType.JOINT, id);
          if (report.isEmpty()) {
            scalarJoint("wrap_objid", i, id);
          }
        }
        case WrapType.SITE -> report.object("wrap_objid", i, ObjType.SITE, id);
        case WrapType.SPHERE, WrapType.CYLINDER -> {
          report.object("wrap_objid", i, ObjType.GEOM, id);
          report.inRange("wrap_prm", i, (long) Math.rint(m.wrap.prm[i]), -1, m.nsite);
          if (i == from || i == end - 1 || !isSite(i - 1) || !isSite(i + 1)) {
            report.problem("wrap_type", i, "a geom of a tendon is not between two sites");
          }
        }
        case WrapType.PULLEY -> {}
        case WrapType.NONE -> report.problem("wrap_type", i, "it is no part of a tendon");
        default -> throw Kinds.unknown("wrap type", type);
      }
    }
  }

  private boolean isSite(int wrap) {
    return m.wrap.type[wrap] == WrapType.SITE;
  }

  private void actuators() {
    int adr = 0;
    long moments = 0;
    for (int i = 0; i < m.nu; i++) {
      int type = m.actuator.trntype[i];
      int object =
          switch (type) {
            case TrnType.JOINT, TrnType.JOINTINPARENT -> ObjType.JOINT;
            case TrnType.TENDON -> ObjType.TENDON;
            case TrnType.SITE, TrnType.SLIDERCRANK -> ObjType.SITE;
            case TrnType.BODY -> ObjType.BODY;
            default -> throw Kinds.unknown("transmission type", type);
          };
      int target = m.actuator.trnid[2 * i];
      report.object("actuator_trnid", 2 * i, object, target);
      boolean joint = object == ObjType.JOINT && target >= 0 && target < m.njnt;
      moments += joint ? JointType.dofSize(m.jnt.type[target]) : m.nv;
      int least = type == TrnType.SLIDERCRANK ? 0 : -1;
      report.inRange("actuator_trnid", 2 * i + 1, m.actuator.trnid[2 * i + 1], least, m.nsite);
      int states = m.actuator.actnum[i];
      // plugins may have activations without dynamics
      boolean stateless = m.actuator.dyntype[i] == DynType.NONE;
      long limit = stateless && m.actuator.plugin[i] < 0 ? 1 : m.na + 1L;
      report.inRange("actuator_actnum", i, states, stateless ? 0 : 1, limit);
      report.expect("actuator_actadr", i, m.actuator.actadr[i], states == 0 ? -1 : adr);
      adr += states;
    }
    report.expect("na", 0, m.na, adr);
    // arms of joints are dense, those of all else may have every dof
    report.inRange("nJmom", 0, m.nJmom, moments, 1L << 31);
  }

  /** Buffers follow one another: those of actuators, then those of sensors. */
  private void histories() {
    long adr = 0;
    for (int i = 0; i < m.nu; i++) {
      adr = history("actuator", i, m.actuator.history, m.actuator.historyadr[i], 1, adr);
    }
    for (int i = 0; i < m.nsensor; i++) {
      int dim = m.sensor.dim[i];
      adr = history("sensor", i, m.sensor.history, m.sensor.historyadr[i], dim, adr);
    }
    report.expect("nhistory", 0, m.nhistory, adr);
  }

  /** A buffer holds a user number, a cursor, n times and n values of {@code dim} numbers. */
  private long history(String group, int i, int[] history, int found, int dim, long adr) {
    String kinds = group + "_history";
    report.inRange(kinds, 2 * i + 1, history[2 * i + 1], 0, limits.get("Interpolation"));
    long samples = history[2 * i];
    report.inRange(kinds, 2 * i, samples, 0, m.nhistory + 1L);
    report.expect(group + "_historyadr", i, found, samples == 0 ? -1 : adr);
    return samples <= 0 ? adr : adr + 2 + samples * (1L + dim);
  }

  private void tuples() {
    for (int i = 0; i < m.ntupledata; i++) {
      report.inRange("tuple_objtype", i, m.tuple.objtype[i], 0, ObjType.COUNT);
      report.objectOrNone("tuple_objid", i, m.tuple.objtype[i], m.tuple.objid[i]);
    }
  }
}
