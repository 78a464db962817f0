package dev.dynamis.studio.internal.mechanism;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.Projection;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.constant.TexRole;
import dev.dynamis.mechanics.constant.Timer;
import dev.dynamis.mechanics.constant.TrnType;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.FieldKind;
import dev.dynamis.studio.internal.show.JsonText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What a page must know about a model to draw and control it, as JSON. */
final class ModelDescription {
  private final Model m;
  private final JsonText t = new JsonText();

  private ModelDescription(Model m) {
    this.m = m;
  }

  static String of(Model m, List<Field> data, Controllers controllers) {
    ModelDescription made = new ModelDescription(m);
    made.write(data, controllers);
    return made.t.toString();
  }

  private void write(List<Field> data, Controllers controllers) {
    t.open().put("kind", "mechanism").put("name", m.names.model());
    t.put("nq", m.nq).put("nv", m.nv).put("na", m.na).put("nu", m.nu);
    t.key("stat").open().put("extent", m.stat.extent).put("meansize", m.stat.meansize);
    t.put("meanmass", m.stat.meanmass).put("center", m.stat.center, 0, 3).close();
    visual();
    bodies();
    geoms();
    sites();
    views();
    assets();
    soft();
    joints();
    actuators();
    sensors();
    controllers.describe(t);
    t.key("keys").openList();
    for (int i = 0; i < m.nkey; i++) {
      t.value(name(ObjType.KEY, i));
    }
    t.closeList();
    t.key("lists").open();
    for (String kind : ElementDetails.LISTED) {
      t.put(kind, ElementDetails.names(m, kind));
    }
    t.close();
    t.put("timers", IntStream.range(0, Timer.COUNT).mapToObj(Timer::name).toList());
    options();
    List<String> fields = new ArrayList<>();
    data.stream().filter(f -> f.kind() != FieldKind.BYTE).forEach(f -> fields.add(f.name()));
    m.fields().stream().filter(f -> f.kind() != FieldKind.BYTE).forEach(f -> fields.add(f.name()));
    t.put("fields", fields).close();
  }

  private String name(int type, int id) {
    return m.names.name(type, id);
  }

  private void visual() {
    var v = m.vis;
    t.key("visual").open();
    t.put("camera", v.global.cameraid).put("fovy", v.global.fovy);
    t.put("orthographic", v.global.orthographic != 0);
    t.put("azimuth", v.global.azimuth).put("elevation", v.global.elevation);
    t.put("ellipsoidinertia", v.global.ellipsoidinertia != 0);
    t.put("shadowsize", v.quality.shadowsize).put("slices", v.quality.numslices);
    t.key("headlight").open().put("active", v.headlight.active != 0);
    t.put("ambient", v.headlight.ambient, 0, 3).put("diffuse", v.headlight.diffuse, 0, 3);
    t.put("specular", v.headlight.specular, 0, 3).close();
    t.key("map").open().put("force", v.map.force).put("torque", v.map.torque);
    t.put("alpha", v.map.alpha).put("fogstart", v.map.fogstart).put("fogend", v.map.fogend);
    t.put("znear", v.map.znear)
        .put("zfar", v.map.zfar)
        .put("actuatortendon", v.map.actuatortendon)
        .put("haze", v.map.haze);
    t.put("shadowclip", v.map.shadowclip).put("shadowscale", v.map.shadowscale).close();
    t.key("scale").open().put("forcewidth", v.scale.forcewidth);
    t.put("contactwidth", v.scale.contactwidth).put("contactheight", v.scale.contactheight);
    t.put("connect", v.scale.connect).put("com", v.scale.com).put("camera", v.scale.camera);
    t.put("frustum", v.scale.frustum);
    t.put("light", v.scale.light).put("jointlength", v.scale.jointlength);
    t.put("jointwidth", v.scale.jointwidth).put("framelength", v.scale.framelength);
    t.put("framewidth", v.scale.framewidth).put("constraint", v.scale.constraint);
    t.put("actuatorlength", v.scale.actuatorlength).put("actuatorwidth", v.scale.actuatorwidth);
    t.close();
    var c = v.rgba;
    t.key("rgba").open().put("fog", c.fog, 0, 4).put("haze", c.haze, 0, 4);
    t.put("force", c.force, 0, 4).put("inertia", c.inertia, 0, 4).put("joint", c.joint, 0, 4);
    t.put("actuator", c.actuator, 0, 4).put("actuatornegative", c.actuatornegative, 0, 4);
    t.put("actuatorpositive", c.actuatorpositive, 0, 4).put("com", c.com, 0, 4);
    t.put("camera", c.camera, 0, 4).put("light", c.light, 0, 4).put("connect", c.connect, 0, 4);
    t.put("contactpoint", c.contactpoint, 0, 4);
    t.put("contactforce", c.contactforce, 0, 4).put("contactgap", c.contactgap, 0, 4);
    t.put("contactfriction", c.contactfriction, 0, 4);
    t.put("constraint", c.constraint, 0, 4).put("bv", c.bv, 0, 4);
    t.put("frustum", c.frustum, 0, 4);
    t.close().close();
  }

  private void bodies() {
    t.key("bodies").openList();
    for (int b = 0; b < m.nbody; b++) {
      t.open().put("name", name(ObjType.BODY, b)).put("parent", m.body.parentid[b]);
      boolean moves = m.body.weldid[b] != 0 || m.body.mocapid[m.body.rootid[b]] >= 0;
      t.put("moves", moves).put("mocap", m.body.mocapid[b] >= 0).put("mass", m.body.mass[b]);
      t.put("inertia", m.body.inertia, 3 * b, 3).put("ipos", m.body.ipos, 3 * b, 3);
      t.put("iquat", m.body.iquat, 4 * b, 4).put("jnt", m.body.jntadr[b]);
      t.put("njnt", m.body.jntnum[b]);
      if (m.body.bvhnum[b] > 0) {
        t.put("box", m.bvh.aabb, 6 * m.body.bvhadr[b], 6);
      }
      t.close();
    }
    t.closeList();
  }

  private void geoms() {
    t.key("geoms").openList();
    for (int g = 0; g < m.ngeom; g++) {
      t.open().put("name", name(ObjType.GEOM, g)).put("type", GeomType.name(m.geom.type[g]));
      t.put("body", m.geom.bodyid[g]).put("group", m.geom.group[g]);
      t.put("pos", m.geom.pos, 3 * g, 3).put("quat", m.geom.quat, 4 * g, 4);
      t.put("size", m.geom.size, 3 * g, 3).put("data", m.geom.dataid[g]);
      look(m.geom.matid[g], m.geom.rgba, 4 * g);
      t.put("box", m.geom.aabb, 6 * g, 6).close();
    }
    t.closeList();
  }

  private void sites() {
    t.key("sites").openList();
    for (int s = 0; s < m.nsite; s++) {
      t.open().put("name", name(ObjType.SITE, s)).put("type", GeomType.name(m.site.type[s]));
      t.put("body", m.site.bodyid[s]).put("group", m.site.group[s]);
      t.put("pos", m.site.pos, 3 * s, 3).put("quat", m.site.quat, 4 * s, 4);
      t.put("size", m.site.size, 3 * s, 3).put("data", -1);
      look(m.site.matid[s], m.site.rgba, 4 * s);
      t.close();
    }
    t.closeList();
  }

  /** A color that is not the usual gray goes before the material's. */
  private void look(int material, float[] color, int c) {
    boolean usual =
        color[c] == 0.5f && color[c + 1] == 0.5f && color[c + 2] == 0.5f && color[c + 3] == 1;
    boolean own = material < 0 || !usual;
    t.put("material", material);
    t.put("rgba", own ? color : m.mat.rgba, own ? c : 4 * material, 4);
  }

  private void views() {
    t.key("cameras").openList();
    for (int c = 0; c < m.ncam; c++) {
      t.open().put("name", name(ObjType.CAMERA, c)).put("fovy", m.cam.fovy[c]);
      t.put("body", m.cam.bodyid[c]);
      t.put("orthographic", m.cam.projection[c] == Projection.ORTHOGRAPHIC);
      t.put("sensor", m.cam.sensorsize, 2 * c, 2).put("lens", m.cam.intrinsic, 4 * c, 4).close();
    }
    t.closeList().key("lights").openList();
    for (int l = 0; l < m.nlight; l++) {
      t.open().put("name", name(ObjType.LIGHT, l)).put("type", m.light.type[l]);
      t.put("active", m.light.active[l]).put("castshadow", m.light.castshadow[l]);
      t.put("attenuation", m.light.attenuation, 3 * l, 3).put("cutoff", m.light.cutoff[l]);
      t.put("exponent", m.light.exponent[l]).put("ambient", m.light.ambient, 3 * l, 3);
      t.put("diffuse", m.light.diffuse, 3 * l, 3).put("specular", m.light.specular, 3 * l, 3);
      t.close();
    }
    t.closeList();
  }

  private void assets() {
    t.key("materials").openList();
    for (int i = 0; i < m.nmat; i++) {
      t.open().put("name", name(ObjType.MATERIAL, i));
      t.put("texture", m.mat.texid[TexRole.COUNT * i + TexRole.RGB]);
      t.put("uniform", m.mat.texuniform[i]).put("repeat", m.mat.texrepeat, 2 * i, 2);
      t.put("emission", m.mat.emission[i]).put("specular", m.mat.specular[i]);
      t.put("shininess", m.mat.shininess[i]).put("reflectance", m.mat.reflectance[i]);
      t.put("rgba", m.mat.rgba, 4 * i, 4).close();
    }
    t.closeList().key("textures").openList();
    for (int i = 0; i < m.ntex; i++) {
      t.open().put("type", m.tex.type[i]).put("width", m.tex.width[i]);
      t.put("height", m.tex.height[i]).close();
    }
    t.closeList().key("meshes").openList();
    for (int i = 0; i < m.nmesh; i++) {
      t.open().put("name", name(ObjType.MESH, i)).put("textured", m.mesh.texcoordadr[i] >= 0);
      t.put("hull", m.mesh.graphadr[i] >= 0).close();
    }
    t.closeList();
  }

  private void soft() {
    t.key("flexes").openList();
    for (int f = 0; f < m.nflex; f++) {
      t.open().put("name", name(ObjType.FLEX, f)).put("dim", m.flex.dim[f]);
      t.put("group", m.flex.group[f]).put("radius", m.flex.radius[f]);
      t.put("first", m.flex.vertadr[f]).put("vertices", m.flex.vertnum[f]);
      t.put("flat", m.flex.flatskin[f]);
      boolean nodes = m.flex.nodenum[f] > 0;
      int first = nodes ? m.flex.nodeadr[f] : m.flex.vertadr[f];
      int count = nodes ? m.flex.nodenum[f] : m.flex.vertnum[f];
      bodies(nodes ? m.flex.nodebodyid : m.flex.vertbodyid, first, count);
      look(m.flex.matid[f], m.flex.rgba, 4 * f);
      t.close();
    }
    t.closeList().key("skins").openList();
    for (int s = 0; s < m.nskin; s++) {
      t.open().put("name", name(ObjType.SKIN, s)).put("group", m.skin.group[s]);
      t.put("first", m.skin.vertadr[s]).put("vertices", m.skin.vertnum[s]);
      bodies(m.skin.bonebodyid, m.skin.boneadr[s], m.skin.bonenum[s]);
      look(m.skin.matid[s], m.skin.rgba, 4 * s);
      t.close();
    }
    t.closeList().key("tendons").openList();
    for (int i = 0; i < m.ntendon; i++) {
      t.open().put("name", name(ObjType.TENDON, i)).put("group", m.tendon.group[i]).close();
    }
    t.closeList();
  }

  /** The bodies that carry a soft thing, each once. */
  private void bodies(int[] ids, int from, int count) {
    t.key("bodies").openList();
    Arrays.stream(ids, from, from + count).filter(b -> b >= 0).distinct().forEach(t::value);
    t.closeList();
  }

  private void joints() {
    t.key("joints").openList();
    for (int j = 0; j < m.njnt; j++) {
      t.open().put("name", name(ObjType.JOINT, j)).put("type", JointType.name(m.jnt.type[j]));
      t.put("body", m.jnt.bodyid[j]).put("qpos", m.jnt.qposadr[j]).put("dof", m.jnt.dofadr[j]);
      t.put("limited", m.jnt.limited[j]).put("range", m.jnt.range, 2 * j, 2).close();
    }
    t.closeList();
  }

  private void actuators() {
    t.key("actuators").openList();
    for (int a = 0; a < m.nu; a++) {
      t.open().put("name", name(ObjType.ACTUATOR, a)).put("group", m.actuator.group[a]);
      t.put("limited", m.actuator.ctrllimited[a]);
      t.put("range", m.actuator.ctrlrange, 2 * a, 2);
      t.put("target", m.actuator.trnid[2 * a]);
      t.put("transmission", TrnType.name(m.actuator.trntype[a]));
      // of several activations the last one acts
      int act = m.actuator.actadr[a];
      t.put("act", act < 0 ? -1 : act + m.actuator.actnum[a] - 1);
      t.put("actlimited", m.actuator.actlimited[a]);
      t.put("actrange", m.actuator.actrange, 2 * a, 2).close();
    }
    t.closeList();
  }

  private void sensors() {
    t.key("sensors").openList();
    for (int s = 0; s < m.nsensor; s++) {
      t.open().put("name", name(ObjType.SENSOR, s)).put("type", SensorType.name(m.sensor.type[s]));
      t.put("first", m.sensor.adr[s]).put("dim", m.sensor.dim[s]).close();
    }
    t.closeList();
  }

  private void options() {
    t.key("choices").open();
    t.put("integrator", names(Integrator.COUNT, Integrator::name));
    t.put("solver", names(Solver.COUNT, Solver::name));
    t.put("cone", names(Cone.COUNT, Cone::name));
    t.put("jacobian", names(Jacobian.COUNT, Jacobian::name)).close();
    t.key("flags").open();
    t.put("disable", names(DisableBit.COUNT, i -> DisableBit.name(1 << i)));
    t.put("enable", names(EnableBit.COUNT, i -> EnableBit.name(1 << i))).close();
  }

  private static List<String> names(int count, java.util.function.IntFunction<String> name) {
    return IntStream.range(0, count).mapToObj(name).toList();
  }
}
