package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.PluginType.Capability;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mjcf.internal.asset.AssetException;
import dev.dynamis.mjcf.internal.asset.FluidCoefficients;
import dev.dynamis.mjcf.internal.asset.GeomBounds;
import dev.dynamis.mjcf.internal.asset.GeomInertia;
import dev.dynamis.mjcf.internal.asset.GeomShape;
import dev.dynamis.mjcf.internal.asset.HeightField;
import dev.dynamis.mjcf.internal.asset.Mesh;
import dev.dynamis.mjcf.internal.asset.MeshFit;
import dev.dynamis.mjcf.spec.Element;

/** A geom. */
final class Geom extends Part {
  Body body;
  final Frame frame;
  final int type;
  final int contype;
  final int conaffinity;
  final int condim;
  final int group;
  final double margin;
  final double[] user;
  final double[] size;
  double[] pos;
  double[] quat;

  /** Center and half sizes of the bounding box. */
  final double[] aabb = new double[6];

  /** The mesh that it is, or that a primitive is fitted to. */
  MeshAsset mesh;

  HeightFieldAsset hfield;
  private PluginInstance plugin;
  Material material;

  /** Mass that it gives to its body. */
  double mass;

  /** Principal inertia that it gives to its body. */
  double[] inertia = new double[3];

  /** Radius of the bounding sphere, 0 for a plane. */
  private double radius;

  private final double[] fluid = new double[12];

  /** Whether something other than looks depends on it. */
  boolean used;

  Geom(Element e, Body body, Frame frame) {
    super(e);
    this.body = body;
    this.frame = frame;
    type = Attrs.keyword(e, "type");
    contype = Attrs.integer(e, "contype");
    conaffinity = Attrs.integer(e, "conaffinity");
    condim = Attrs.integer(e, "condim");
    group = Attrs.integer(e, "group");
    margin = Attrs.real(e, "margin");
    user = Attrs.list(e, "user");
    size = Attrs.reals(e, "size");
    used = contype != 0 || conaffinity != 0;
  }

  /** Says whether the shape is that of a mesh. */
  boolean isMesh() {
    return type == GeomType.MESH || type == GeomType.SDF;
  }

  /** Finds the assets that it refers to. */
  @Override
  void linkAssets(Compilation c) {
    mesh = c.names.resolve(MeshAsset.class, element, "mesh");
    plugin = c.pluginUse.of(element, Capability.DISTANCE);
    hfield = c.names.resolve(HeightFieldAsset.class, element, "hfield");
    material = c.names.resolve(Material.class, element, "material");
    if (material == null && mesh != null && !Attrs.has(element, "material")) {
      material = mesh.material;
    }
  }

  /**
   * Computes pose, sizes, bounds and mass.
   *
   * @param givesMass whether the body takes its mass from geoms
   */
  void compile(Compilation c, boolean givesMass) {
    Report problems = c.problems;
    checkCondim(element, condim, problems);
    pos = Attrs.reals(element, "pos");
    quat = Attrs.reals(element, "quat");
    Frames.normalize(quat, 0, 4);
    boolean sound = true;
    boolean fromto = Attrs.has(element, "fromto");
    if (fromto) {
      sound = FromTo.apply(element, type, pos, quat, size, problems);
    } else {
      Orientations.resolve(quat, element, c.settings(element), problems);
    }
    sound &= checkAssets(problems) && fitMesh(c, fromto);
    if (sound && checkSize(element, type, size, problems)) {
      bounds();
      if (givesMass && c.settings(body.element).countsForMass(group)) {
        mass(problems);
      }
      if (Attrs.text(element, "fluidshape", "none").equals("ellipsoid")) {
        FluidCoefficients.compute(fluid, 1, Attrs.reals(element, "fluidcoef"), shape(), size);
      }
    }
    if (frame != null) {
      frame.apply(pos, quat);
    }
  }

  private GeomShape shape() {
    return GeomShape.values()[type];
  }

  static void checkCondim(Element e, int condim, Report problems) {
    if (condim != 1 && condim != 3 && condim != 4 && condim != 6) {
      problems.error(
          Rule.CONDIM_WRONG,
          e,
          "condim",
          "is " + condim + ", expected 1, 3, 4 or 6",
          "use 1 without friction, 3 with sliding, 4 with torsional, 6 with rolling friction");
    }
  }

  private boolean checkAssets(Report problems) {
    boolean fine = true;
    if (isMesh() && !Attrs.has(element, "mesh")) {
      fine = false;
      problems.error(
          Rule.GEOM_ASSET,
          element,
          "type",
          "is " + GeomType.name(type) + ", but no mesh is given",
          "name a mesh of asset in mesh=\"…\"");
    }
    if (type == GeomType.SDF && plugin == null && mesh != null && mesh.plugin != null) {
      problems.error(
          Rule.PLUGIN,
          element,
          "mesh",
          "is the shape of a plugin, which the geom does not have",
          "add <plugin instance=\"…\"/> to the geom too");
    }
    if (plugin != null && type != GeomType.SDF) {
      problems.warning(
          Rule.PLUGIN,
          element.child("plugin"),
          null,
          "gives a distance that nothing asks for: the geom is a " + GeomType.name(type),
          "set type=\"sdf\", or remove it");
    } else if (plugin != null
        && mesh != null
        && mesh.plugin != null
        && mesh.plugin.type != plugin.type) {
      problems.warning(
          Rule.PLUGIN,
          element.child("plugin"),
          null,
          "is felt as " + plugin.type.name() + " and seen as " + mesh.plugin.type.name(),
          "use the plugin of its mesh");
    }
    boolean needed = type == GeomType.HFIELD;
    if (needed != Attrs.has(element, "hfield")) {
      fine = false;
      problems.error(
          Rule.GEOM_ASSET,
          element,
          needed ? "type" : "hfield",
          needed
              ? "is hfield, but no height field is given"
              : "is given, but the type is not hfield",
          needed ? "name a height field of asset in hfield=\"…\"" : "set type=\"hfield\"");
    }
    if (type == GeomType.PLANE && !body.weld.isWorld()) {
      problems.error(
          Rule.PLANE_MOVES,
          element,
          "type",
          "is plane in a body that can move",
          "use a thin box, or put the plane into a body without joints");
    }
    // assets that are missing or broken were reported where they are
    boolean broken =
        (Attrs.has(element, "mesh") && (mesh == null || mesh.mesh == null))
            || (needed && (hfield == null || hfield.size == null));
    body.broken |= broken;
    return fine && !broken;
  }

  /** Moves the pose to the mesh's own frame, and fits a primitive to it. */
  private boolean fitMesh(Compilation c, boolean fromto) {
    if (mesh == null) {
      return true;
    }
    if (fromto) {
      c.problems.error(
          Rule.FROMTO_MISUSED,
          element,
          "fromto",
          "can't be used with a mesh",
          "place the geom by pos and an orientation");
      return false;
    }
    Mesh m = mesh.mesh;
    double[] center = new double[3];
    if (!isMesh()) {
      try {
        double scale = Attrs.real(element, "fitscale");
        MeshFit.fit(size, center, m, shape(), c.settings().fitaabb, scale);
      } catch (AssetException e) {
        c.problems.error(Rule.GEOM_ASSET, element, "mesh", e.getMessage(), e.fix());
        return false;
      }
    } else if (Attrs.bool(element, "shellinertia")) {
      c.problems.error(
          Rule.GEOM_ASSET,
          element,
          "shellinertia",
          "is not for meshes",
          "set inertia=\"shell\" in the mesh");
    }
    double[] shift = new double[3];
    Quat.rotate(shift, 0, center, 0, m.quat, 0);
    Vec3.addTo(shift, 0, m.pos, 0);
    Frames.mul(pos, 0, quat, 0, pos, 0, quat, 0, shift, 0, m.quat, 0);
    return true;
  }

  /** Reports sizes that must be positive and are not; returns whether all are. */
  static boolean checkSize(Element e, int type, double[] size, Report problems) {
    int from = type == GeomType.PLANE ? 2 : 0;
    int to =
        switch (type) {
          case GeomType.SPHERE -> 1;
          case GeomType.CAPSULE, GeomType.CYLINDER -> 2;
          case GeomType.PLANE, GeomType.ELLIPSOID, GeomType.BOX -> 3;
          case GeomType.HFIELD, GeomType.MESH, GeomType.SDF -> 0;
          default -> throw new IllegalStateException(GeomType.name(type) + " has no size check");
        };
    for (int i = from; i < to; i++) {
      if (!(size[i] > 0)) {
        problems.error(
            Rule.SIZE_NOT_POSITIVE,
            e,
            "size",
            "number " + (i + 1) + " is " + size[i] + ", expected a positive number",
            switch (type) {
              case GeomType.PLANE -> "give the half sizes x, y (0 for infinite) and a grid spacing";
              case GeomType.SPHERE -> "give the radius";
              case GeomType.CAPSULE, GeomType.CYLINDER -> "give radius and half length";
              case GeomType.ELLIPSOID -> "give three radii";
              case GeomType.BOX -> "give three half sizes";
              case GeomType.HFIELD, GeomType.MESH, GeomType.SDF ->
                  throw new IllegalStateException("the size of these is that of their assets");
              default -> throw new IllegalStateException(GeomType.name(type));
            });
        return false;
      }
    }
    return true;
  }

  private void bounds() {
    if (type == GeomType.HFIELD) {
      System.arraycopy(HeightField.geomSize(hfield.size), 0, size, 0, 3);
      GeomBounds.heightFieldAabb(aabb, hfield.size);
      radius = GeomBounds.heightFieldRadius(hfield.size);
    } else if (isMesh()) {
      System.arraycopy(mesh.mesh.reach(), 0, size, 0, 3);
      GeomBounds.meshAabb(aabb, mesh.mesh);
      radius = GeomBounds.meshRadius(mesh.mesh);
    } else {
      GeomBounds.aabb(aabb, shape(), size);
      radius = GeomBounds.radius(shape(), size);
    }
  }

  private void mass(Report problems) {
    boolean shell = Attrs.bool(element, "shellinertia");
    double volume = isMesh() ? mesh.mesh.volume : GeomInertia.volume(shape(), size, shell);
    double given = Attrs.real(element, "mass", Double.NaN);
    double density = Attrs.real(element, "density");
    if (Double.isNaN(given)) {
      mass = density == 0 ? 0 : density * volume;
    } else {
      mass = given != 0 && volume > Frames.EPS ? given : 0;
    }
    if (mass != 0 && isMesh()) {
      GeomInertia.meshInertia(inertia, mesh.mesh.box, mass);
    } else if (mass != 0) {
      GeomInertia.inertia(inertia, shape(), size, shell, mass);
    }
    if (mass < 0 || inertia[0] < 0 || inertia[1] < 0 || inertia[2] < 0 || density < 0) {
      problems.error(
          Rule.MASS_NEGATIVE,
          element,
          Double.isNaN(given) ? "density" : "mass",
          "gives a negative mass or inertia",
          "give a mass or density of zero or more");
    }
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    Element e = element;
    m.geom.type[i] = type;
    m.geom.contype[i] = contype;
    m.geom.conaffinity[i] = conaffinity;
    m.geom.condim[i] = condim;
    m.geom.bodyid[i] = body.id;
    m.geom.dataid[i] = mesh != null ? mesh.id : hfield != null ? hfield.id : -1;
    m.geom.matid[i] = material == null ? -1 : material.id;
    m.geom.group[i] = group;
    m.geom.priority[i] = Attrs.integer(e, "priority");
    m.geom.plugin[i] = plugin == null ? -1 : plugin.id;
    m.geom.sameframe[i] = SameFrames.of(pos, quat, body.inertia);
    m.geom.solmix[i] = Attrs.real(e, "solmix");
    Attrs.copy(e, "solref", m.geom.solref, 2 * i);
    Attrs.copy(e, "solimp", m.geom.solimp, 5 * i);
    Vec3.copy(m.geom.size, 3 * i, size, 0);
    System.arraycopy(aabb, 0, m.geom.aabb, 6 * i, 6);
    m.geom.rbound[i] = radius;
    Vec3.copy(m.geom.pos, 3 * i, pos, 0);
    Quat.copy(m.geom.quat, 4 * i, quat, 0);
    Attrs.copy(e, "friction", m.geom.friction, 3 * i);
    m.geom.margin[i] = margin;
    m.geom.gap[i] = Attrs.real(e, "gap");
    System.arraycopy(fluid, 0, m.geom.fluid, 12 * i, 12);
    System.arraycopy(user, 0, m.geom.user, m.nuser_geom * i, user.length);
    Attrs.copy(e, "rgba", m.geom.rgba, 4 * i);
  }
}
