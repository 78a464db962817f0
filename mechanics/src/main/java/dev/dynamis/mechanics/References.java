package dev.dynamis.mechanics;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Interpolation;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.TrnType;
import dev.dynamis.mechanics.constant.WrapType;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.Size;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
      body_sameframe 5
      jnt_type 4
      jnt_bodyid nbody
      dof_bodyid nbody
      dof_jntid njnt
      dof_parentid nv ?
      dof_treeid ntree
      dof_Madr nM
      tree_bodyadr nbody ? tree_bodynum
      tree_dofadr nv ? tree_dofnum
      tree_sleep_policy 6
      geom_type 9
      geom_bodyid nbody
      geom_matid nmat ?
      geom_plugin nplugin ?
      geom_sameframe 5
      site_type 9
      site_bodyid nbody
      site_matid nmat ?
      site_sameframe 5
      cam_mode 5
      cam_bodyid nbody
      cam_targetbodyid nbody ?
      cam_projection 2
      light_mode 5
      light_bodyid nbody
      light_targetbodyid nbody ?
      light_type 4
      light_texid ntex ?
      flex_matid nmat ?
      flex_nodeadr nflexnode ? flex_nodenum
      flex_vertadr nflexvert ? flex_vertnum
      flex_edgeadr nflexedge ? flex_edgenum
      flex_elemadr nflexelem ? flex_elemnum
      flex_evpairadr nflexevpair ? flex_evpairnum
      flex_texcoordadr nflextexcoord ?
      flex_nodebodyid nbody
      flex_vertbodyid nbody
      flex_edge nflexvert
      flex_elem nflexvert
      flex_elemedge nflexedge
      flex_shell nflexvert
      flex_bvhadr nbvh ? flex_bvhnum
      flexedge_J_rowadr nJfe ? flexedge_J_rownnz
      flexedge_J_colind nv
      flexvert_J_rowadr nJfv ? flexvert_J_rownnz
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
      tex_type 3
      tex_colorspace 3
      tex_pathadr npaths ?
      mat_texid ntex ?
      pair_geom1 ngeom
      pair_geom2 ngeom
      eq_type 6
      eq_objtype 26
      tendon_adr nwrap ? tendon_num
      tendon_matid nmat ?
      tendon_treeid ntree ?
      wrap_type 6
      actuator_trntype 6
      actuator_dyntype 6
      actuator_gaintype 4
      actuator_biastype 4
      actuator_actadr na ? actuator_actnum
      actuator_plugin nplugin ?
      sensor_type 49
      sensor_datatype 4
      sensor_needstage 4
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

  private final Model m;
  private final String source;
  private final Map<String, Long> limits = new HashMap<>();
  private final Map<String, Diagnostic> problems = new LinkedHashMap<>();

  private References(Model m, String source) {
    this.m = m;
    this.source = source;
    for (Size s : Size.values()) {
      limits.put(s.symbol(), m.longSize(s));
    }
  }

  /** Returns the problems of a model, none if it is sound. */
  static List<Diagnostic> check(Model m, String source) {
    References r = new References(m, source);
    RULES.lines().forEach(r::rule);
    r.names();
    // what follows uses ids that must be sound
    if (r.problems.isEmpty()) {
      r.trees();
      r.joints();
      r.geoms();
      r.assets();
      r.volumes();
      r.equalities();
      r.tendons();
      r.actuators();
      r.sensors();
      r.tuples();
    }
    return new ArrayList<>(r.problems.values());
  }

  private void rule(String line) {
    String[] part = line.split(" ");
    long limit = limits.containsKey(part[1]) ? limits.get(part[1]) : Long.parseLong(part[1]);
    int[] ids = ints(part[0]);
    int least = part.length > 2 ? -1 : 0;
    int[] lengths = part.length > 3 ? ints(part[3]) : null;
    for (int i = 0; i < ids.length; i++) {
      if (lengths == null) {
        inRange(part[0], i, ids[i], least, limit);
      } else if (lengths[i] < 0) {
        problem(part[3], i, lengths[i] + " is negative");
      } else if (lengths[i] > 0) {
        range(part[0], i, ids[i], lengths[i], limit);
      } else {
        // nothing starts here, possibly at the end
        inRange(part[0], i, ids[i], -1, limit + 1);
      }
    }
  }

  private int[] ints(String name) {
    return (int[]) m.field(name).orElseThrow().array();
  }

  private void names() {
    for (Field f : m.fields()) {
      if (f.name().startsWith("name_")) {
        int[] adr = (int[]) f.array();
        for (int i = 0; i < adr.length; i++) {
          inRange(f.name(), i, adr[i], 0, m.nnames);
        }
      }
    }
  }

  /** Parents come before children, which also excludes cycles. */
  private void trees() {
    for (int b = 0; b < m.nbody; b++) {
      inRange("body_parentid", b, m.body.parentid[b], 0, Math.max(1, b));
      inRange("body_rootid", b, m.body.rootid[b], 0, b + 1);
      inRange("body_weldid", b, m.body.weldid[b], 0, b + 1);
    }
    for (int i = 0; i < m.nv; i++) {
      inRange("dof_parentid", i, m.dof.parentid[i], -1, i);
      inRange("dof_simplenum", i, m.dof.simplenum[i], 0, m.nv - i + 1);
      inRange("D_diag", i, m.D.diag[i], 0, m.D.rownnz[i]);
    }
  }

  private void joints() {
    for (int j = 0; j < m.njnt; j++) {
      int type = m.jnt.type[j];
      range("jnt_qposadr", j, m.jnt.qposadr[j], JointType.qposSize(type), m.nq);
      range("jnt_dofadr", j, m.jnt.dofadr[j], JointType.dofSize(type), m.nv);
    }
  }

  private void geoms() {
    for (int g = 0; g < m.ngeom; g++) {
      contactDim("geom_condim", g, m.geom.condim[g]);
      switch (m.geom.type[g]) {
        case GeomType.HFIELD -> inRange("geom_dataid", g, m.geom.dataid[g], 0, m.nhfield);
        case GeomType.MESH, GeomType.SDF -> inRange("geom_dataid", g, m.geom.dataid[g], 0, m.nmesh);
        default -> inRange("geom_dataid", g, m.geom.dataid[g], -1, m.nmesh);
      }
    }
    for (int p = 0; p < m.npair; p++) {
      contactDim("pair_dim", p, m.pair.dim[p]);
    }
    signatures("pair_signature", m.pair.signature);
    signatures("exclude_signature", m.exclude.signature);
  }

  private void contactDim(String field, int i, int dim) {
    if (dim != 1 && dim != 3 && dim != 4 && dim != 6) {
      problem(field, i, dim + " is not 1, 3, 4 or 6");
    }
  }

  private void signatures(String field, int[] signature) {
    for (int i = 0; i < signature.length; i++) {
      inRange(field, i, signature[i] >>> 16, 0, m.nbody);
      inRange(field, i, signature[i] & 0xFFFF, 0, m.nbody);
    }
  }

  private void assets() {
    for (int h = 0; h < m.nhfield; h++) {
      grid("hfield_adr", h, m.hfield.adr[h], m.nhfielddata, m.hfield.nrow[h], m.hfield.ncol[h], 1);
    }
    for (int t = 0; t < m.ntex; t++) {
      int channels = m.tex.nchannel[t];
      grid("tex_adr", t, m.tex.adr[t], m.ntexdata, m.tex.height[t], m.tex.width[t], channels);
    }
    for (int k = 0; k < m.nmesh; k++) {
      int first = 3 * m.mesh.faceadr[k];
      int last = first + 3 * m.mesh.facenum[k];
      for (int i = first; i < last; i++) {
        inRange("mesh_face", i, m.mesh.face[i], 0, m.mesh.vertnum[k]);
        inRange("mesh_facenormal", i, m.mesh.facenormal[i], 0, m.mesh.normalnum[k]);
        if (m.mesh.texcoordadr[k] >= 0) {
          inRange("mesh_facetexcoord", i, m.mesh.facetexcoord[i], 0, m.mesh.texcoordnum[k]);
        }
      }
    }
  }

  private void grid(String field, int i, int adr, int limit, int rows, int columns, int depth) {
    if (rows < 0 || columns < 0 || depth < 0 || depth > 4) {
      problem(field, i, "its grid is " + rows + " by " + columns + " by " + depth);
    } else {
      range(field, i, adr, Math.multiplyExact((long) rows * columns, depth), limit);
    }
  }

  /** Children come after their parents, which excludes cycles. */
  private void volumes() {
    for (int b = 0; b < m.nbody; b++) {
      children(m.body.bvhadr[b], m.body.bvhnum[b], m.ngeom);
    }
    for (int k = 0; k < m.nmesh; k++) {
      children(m.mesh.bvhadr[k], m.mesh.bvhnum[k], m.mesh.facenum[k]);
    }
  }

  private void children(int adr, int num, int leaves) {
    for (int i = 0; i < num; i++) {
      inRange("bvh_nodeid", adr + i, m.bvh.nodeid[adr + i], -1, leaves);
      for (int k = 0; k < 2; k++) {
        int child = m.bvh.child[2 * (adr + i) + k];
        if (child != -1) {
          inRange("bvh_child", 2 * (adr + i) + k, child, i + 1, num);
        }
      }
    }
  }

  private void equalities() {
    for (int i = 0; i < m.neq; i++) {
      int type = m.eq.type[i];
      int second = type == EqType.CONNECT || type == EqType.WELD ? 0 : -1;
      int limit =
          switch (type) {
            case EqType.JOINT -> m.njnt;
            case EqType.TENDON -> m.ntendon;
            case EqType.FLEX, EqType.FLEXVERT -> m.nflex;
            default ->
                m.eq.objtype[i] == ObjType.SITE
                    ? m.nsite
                    : m.eq.objtype[i] == ObjType.BODY ? m.nbody : 0;
          };
      inRange("eq_obj1id", i, m.eq.obj1id[i], 0, limit);
      inRange("eq_obj2id", i, m.eq.obj2id[i], second, limit);
    }
  }

  private void tendons() {
    for (int i = 0; i < m.nwrap; i++) {
      switch (m.wrap.type[i]) {
        case WrapType.JOINT -> inRange("wrap_objid", i, m.wrap.objid[i], 0, m.njnt);
        case WrapType.SITE -> inRange("wrap_objid", i, m.wrap.objid[i], 0, m.nsite);
        case WrapType.SPHERE, WrapType.CYLINDER -> {
          inRange("wrap_objid", i, m.wrap.objid[i], 0, m.ngeom);
          inRange("wrap_prm", i, (long) Math.rint(m.wrap.prm[i]), -1, m.nsite);
        }
        default -> {}
      }
    }
  }

  private void actuators() {
    for (int i = 0; i < m.nu; i++) {
      int limit =
          switch (m.actuator.trntype[i]) {
            case TrnType.TENDON -> m.ntendon;
            case TrnType.SITE, TrnType.SLIDERCRANK -> m.nsite;
            case TrnType.BODY -> m.nbody;
            default -> m.njnt;
          };
      inRange("actuator_trnid", 2 * i, m.actuator.trnid[2 * i], 0, limit);
      int least = m.actuator.trntype[i] == TrnType.SLIDERCRANK ? 0 : -1;
      inRange("actuator_trnid", 2 * i + 1, m.actuator.trnid[2 * i + 1], least, m.nsite);
      history("actuator", i, m.actuator.history, m.actuator.historyadr[i], 1);
    }
  }

  private void sensors() {
    for (int i = 0; i < m.nsensor; i++) {
      object("sensor_objid", i, m.sensor.objtype[i], m.sensor.objid[i]);
      object("sensor_refid", i, m.sensor.reftype[i], m.sensor.refid[i]);
      history("sensor", i, m.sensor.history, m.sensor.historyadr[i], m.sensor.dim[i]);
    }
  }

  /** A buffer holds a user number, a cursor, n times and n values of {@code dim} numbers. */
  private void history(String group, int i, int[] history, int adr, int dim) {
    inRange(group + "_history", 2 * i + 1, history[2 * i + 1], 0, Interpolation.COUNT);
    long samples = history[2 * i];
    if (samples < 0) {
      problem(group + "_history", 2 * i, samples + " is negative");
    } else if (samples == 0) {
      inRange(group + "_historyadr", i, adr, -1, m.nhistory + 1L);
    } else {
      range(group + "_historyadr", i, adr, 2 + samples * (1L + dim), m.nhistory);
    }
  }

  private void tuples() {
    for (int i = 0; i < m.ntupledata; i++) {
      object("tuple_objid", i, m.tuple.objtype[i], m.tuple.objid[i]);
    }
  }

  private void object(String field, int i, int type, int id) {
    if (type == ObjType.UNKNOWN || type == ObjType.DOF) {
      inRange(field, i, id, -1, type == ObjType.DOF ? m.nv : 0);
    } else if (type < 0 || type > ObjType.PLUGIN) {
      problem(field, i, "its object type is " + type);
    } else {
      inRange(field, i, id, -1, m.names.addresses(type).length);
    }
  }

  private void inRange(String field, int i, long value, long least, long limit) {
    if (value < least || value >= limit) {
      problem(field, i, value + " is outside " + least + " to " + (limit - 1));
    }
  }

  private void range(String field, int i, long adr, long length, long limit) {
    if (adr < 0 || adr > limit - length) {
      problem(field, i, "the " + length + " from " + adr + " are outside 0 to " + (limit - 1));
    }
  }

  private void problem(String field, int i, String what) {
    problems.computeIfAbsent(
        field,
        f ->
            Diagnostic.error(
                "MB002", source, 0, 0, f + "[" + i + "]", what, BinaryModel.COMPILE_AGAIN));
  }
}
