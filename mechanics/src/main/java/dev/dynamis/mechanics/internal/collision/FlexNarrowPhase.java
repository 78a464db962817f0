package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Tests a geom and an element of a flex, two elements, or an element and a vertex, and appends
 * their contacts to the list.
 *
 * <p>Lines are capsules. Triangles meet spheres, capsules and boxes by formulas of their own; all
 * else is a convex query. Counterpart of {@code mj_collideGeomElem, mj_collideElems,
 * mj_collideElemVert, mj_collidePlaneFlex}.
 */
final class FlexNarrowPhase {
  /** Poses and sizes of two items, for the formulas of capsules. */
  private final double[] pos = new double[6];

  private final double[] mat = new double[18];
  private final double[] size = new double[6];
  private final double[] axis = new double[3];
  private final double[] quat = new double[4];

  private FlexNarrowPhase() {}

  /** Returns the one of a thread of simulation. */
  static FlexNarrowPhase of(Data d) {
    return d.scratch.workspace(FlexNarrowPhase.class, FlexNarrowPhase::new);
  }

  /** Tests a plane and all vertices of a flex. */
  static void plane(Model m, Data d, int g, int f) {
    double margin = ContactParameters.margin(m, m.geom.margin[g] + m.flex.margin[f]);
    double radius = m.flex.radius[f];
    double[] mat = d.geom.xmat;
    double nx = mat[9 * g + 2], ny = mat[9 * g + 5], nz = mat[9 * g + 8];
    double[] origin = d.geom.xpos;
    double[] x = d.flexvert.xpos;
    FlexSides sides = FlexSides.of(d);
    sides.setGeom(0, g);
    int from = m.flex.vertadr[f];
    PairContacts found = d.pairContacts;
    for (int k = 0; k < m.flex.vertnum[f]; k++) {
      int v = 3 * (from + k);
      double height =
          (x[v] - origin[3 * g]) * nx
              + (x[v + 1] - origin[3 * g + 1]) * ny
              + (x[v + 2] - origin[3 * g + 2]) * nz;
      if (height > margin + radius) {
        continue;
      }
      double dist = height - radius;
      double way = -dist * 0.5 - radius;
      found.count = 0;
      found.add(dist, x[v] + nx * way, x[v + 1] + ny * way, x[v + 2] + nz * way, nx, ny, nz);
      sides.setVertex(1, f, k);
      append(m, d, sides, margin);
    }
  }

  /** Tests a geom and an element. */
  void geom(Model m, Data d, int g, int f, int e) {
    if (touchesBody(m, f, e, m.geom.bodyid[g])) {
      return;
    }
    double margin = ContactParameters.margin(m, m.geom.margin[g] + m.flex.margin[f]);
    PairContacts found = d.pairContacts;
    found.count = 0;
    int type = m.geom.type[g];
    int dim = m.flex.dim[f];
    boolean simple = type == GeomType.SPHERE || type == GeomType.CAPSULE || type == GeomType.BOX;
    if (type == GeomType.HFIELD) {
      HeightFieldPairs.element(m, d, g, f, e, margin, found);
    } else if (simple && dim == 1) {
      line(m, d, g, f, e, margin, found);
    } else if (simple && dim == 2) {
      TriangleContacts triangle = TriangleContacts.of(m, d, f, e);
      switch (type) {
        case GeomType.SPHERE ->
            triangle.sphere(d.geom.xpos, 3 * g, m.geom.size[3 * g], margin, found);
        case GeomType.CAPSULE -> triangle.capsule(m, d, g, margin, found);
        case GeomType.BOX -> triangle.box(m, d, g, margin, found);
        case GeomType.PLANE,
            GeomType.HFIELD,
            GeomType.ELLIPSOID,
            GeomType.CYLINDER,
            GeomType.MESH,
            GeomType.SDF ->
            throw new IllegalStateException("geom " + g + " has no formula with elements");
        default -> throw Kinds.unknown("geom type", type);
      }
    } else {
      ConvexQuery q = ConvexQuery.of(d);
      q.first.set(m, d, g, margin);
      convex(m, d, q, f, e, margin, dim == 2, found);
    }
    if (found.count > 0) {
      FlexSides sides = FlexSides.of(d);
      sides.setGeom(0, g);
      sides.setElement(1, f, e);
      append(m, d, sides, margin);
    }
  }

  /** Tests two elements; of one flex without a margin, else it would touch itself all over. */
  void elements(Model m, Data d, int f1, int e1, int f2, int e2) {
    double margin =
        f1 == f2 ? 0 : ContactParameters.margin(m, m.flex.margin[f1] + m.flex.margin[f2]);
    double[] box = d.flexelem.aabb;
    int box1 = 6 * (m.flex.elemadr[f1] + e1);
    int box2 = 6 * (m.flex.elemadr[f2] + e2);
    if (apart(box, box1, box, box2, margin) || shareBody(m, f1, e1, f2, e2)) {
      return;
    }
    PairContacts found = d.pairContacts;
    found.count = 0;
    int dim1 = m.flex.dim[f1];
    int dim2 = m.flex.dim[f2];
    if (dim1 == 1 && dim2 == 1) {
      setLine(m, d, 0, f1, e1);
      setLine(m, d, 1, f2, e2);
      CapsuleCapsule.collide(pos, mat, size, 0, 1, margin, found);
    } else {
      ConvexQuery q = ConvexQuery.of(d);
      q.first.setElement(m, d, f1, e1, margin);
      convex(m, d, q, f2, e2, margin, false, found);
    }
    if (found.count > 0) {
      FlexSides sides = FlexSides.of(d);
      sides.setElement(0, f1, e1);
      sides.setElement(1, f2, e2);
      append(m, d, sides, margin);
    }
  }

  /** Tests a vertex and an element of the same flex, a line or a triangle. */
  void vertex(Model m, Data d, int f, int e, int v) {
    double radius = m.flex.radius[f];
    double reach = ContactParameters.margin(m, m.flex.margin[f]) + radius;
    double[] x = d.flexvert.xpos;
    int at = 3 * (m.flex.vertadr[f] + v);
    if (apart(x, at, reach, d.flexelem.aabb, 6 * (m.flex.elemadr[f] + e))) {
      return;
    }
    PairContacts found = d.pairContacts;
    found.count = 0;
    if (m.flex.dim[f] == 1) {
      Vec3.copy(pos, 0, x, at);
      Mat3.identity(mat, 0);
      size[0] = radius;
      setLine(m, d, 1, f, e);
      SpherePairs.capsule(pos, mat, size, 0, 1, 0, found);
    } else {
      TriangleContacts.of(m, d, f, e).sphere(x, at, radius, 0, found);
    }
    if (found.count > 0) {
      FlexSides sides = FlexSides.of(d);
      sides.setVertex(0, f, v);
      sides.setElement(1, f, e);
      append(m, d, sides, 0);
    }
  }

  private void line(Model m, Data d, int g, int f, int e, double margin, PairContacts found) {
    int type = m.geom.type[g];
    int item = type == GeomType.BOX ? 1 : 0;
    Vec3.copy(pos, 3 * item, d.geom.xpos, 3 * g);
    Mat3.copy(mat, 9 * item, d.geom.xmat, 9 * g);
    Vec3.copy(size, 3 * item, m.geom.size, 3 * g);
    setLine(m, d, 1 - item, f, e);
    switch (type) {
      case GeomType.SPHERE -> SpherePairs.capsule(pos, mat, size, 0, 1, margin, found);
      case GeomType.CAPSULE -> CapsuleCapsule.collide(pos, mat, size, 0, 1, margin, found);
      case GeomType.BOX -> {
        CapsuleBox.collide(d, pos, mat, size, 0, 1, margin, found);
        for (int i = 0; i < found.count; i++) {
          // the box is the first side of the contact
          Vec3.scale(found.normal, 3 * i, found.normal, 3 * i, -1);
        }
      }
      case GeomType.PLANE,
          GeomType.HFIELD,
          GeomType.ELLIPSOID,
          GeomType.CYLINDER,
          GeomType.MESH,
          GeomType.SDF ->
          throw new IllegalStateException("geom " + g + " has no formula with elements");
      default -> throw Kinds.unknown("geom type", type);
    }
  }

  /** Makes an element that is a line the capsule at {@code item}. */
  private void setLine(Model m, Data d, int item, int f, int e) {
    double[] x = d.flexvert.xpos;
    int from = m.flex.elemdataadr[f] + 2 * e;
    int v1 = 3 * (m.flex.vertadr[f] + m.flex.elem[from]);
    int v2 = 3 * (m.flex.vertadr[f] + m.flex.elem[from + 1]);
    Vec3.sub(axis, 0, x, v1, x, v2);
    size[3 * item] = m.flex.radius[f];
    size[3 * item + 1] = 0.5 * Vec3.normalize(axis, 0);
    Vec3.add(pos, 3 * item, x, v1, x, v2);
    Vec3.scale(pos, 3 * item, pos, 3 * item, 0.5);
    Quat.fromZ(quat, 0, axis, 0);
    Mat3.fromQuat(mat, 9 * item, quat, 0);
  }

  /** Asks for the contact of the first shape of a query with an element. */
  private static void convex(
      Model m,
      Data d,
      ConvexQuery q,
      int f,
      int e,
      double margin,
      boolean fixNormal,
      PairContacts found) {
    q.second.setElement(m, d, f, e, margin);
    q.configure(m, 1, 0);
    if (m.opt.disabled(DisableBit.NATIVECCD)) {
      PortalRefinement.collide(q, margin, found);
      return;
    }
    double distance = q.run();
    if (distance < 0) {
      ConvexPairs.append(q, 0, margin + distance, found);
      if (fixNormal) {
        // a triangle has no inside, the surface of the geom tells the normal
        SurfaceNormals.fix(q.first, q.second, q.portal, found, found.count - 1);
      }
    }
  }

  /** Appends what was found between two sides. */
  static void append(Model m, Data d, FlexSides sides, double margin) {
    PairContacts found = d.pairContacts;
    int first = d.ncon;
    ContactList.reserve(d, found.count);
    ContactSurfaces flexes = ContactSurfaces.flexes(m, d);
    boolean geom = sides.geom[0] >= 0;
    ContactSurfaces surfaces = geom ? ContactSurfaces.geoms(m, d) : flexes;
    int item = geom ? sides.geom[0] : sides.flex[0];
    int f = sides.flex[1];
    ContactParameters.mix(m.opt, d.contact, first, surfaces, item, flexes, f, margin);
    if (sides.flex[0] == f) {
      // in itself a flex has neither margin nor gap
      d.contact.includemargin[first] = 0;
    }
    for (int i = 0; i < found.count; i++) {
      if (i > 0) {
        ContactParameters.copy(d.contact, first, first + i);
      }
      ContactList.place(d, first + i, sides, found, i);
    }
    d.ncon += found.count;
  }

  private static boolean touchesBody(Model m, int f, int e, int body) {
    int corners = m.flex.dim[f] + 1;
    int from = m.flex.elemdataadr[f] + e * corners;
    for (int i = from; i < from + corners; i++) {
      if (m.flex.vertbodyid[m.flex.vertadr[f] + m.flex.elem[i]] == body) {
        return true;
      }
    }
    return false;
  }

  static boolean shareBody(Model m, int f1, int e1, int f2, int e2) {
    int corners = m.flex.dim[f1] + 1;
    int from = m.flex.elemdataadr[f1] + e1 * corners;
    for (int i = from; i < from + corners; i++) {
      int body = m.flex.vertbodyid[m.flex.vertadr[f1] + m.flex.elem[i]];
      if (body >= 0 && touchesBody(m, f2, e2, body)) {
        return true;
      }
    }
    return false;
  }

  /** Whether two boxes along the axes of the world are farther apart than the margin. */
  static boolean apart(double[] a, int i, double[] b, int j, double margin) {
    for (int k = 0; k < 3; k++) {
      double low1 = a[i + k] - a[i + k + 3], high1 = a[i + k] + a[i + k + 3];
      double low2 = b[j + k] - b[j + k + 3], high2 = b[j + k] + b[j + k + 3];
      if (high1 + margin < low2 || high2 + margin < low1) {
        return true;
      }
    }
    return false;
  }

  /** Whether a cube of half size {@code reach} around a point misses a box. */
  static boolean apart(double[] point, int i, double reach, double[] box, int j) {
    for (int k = 0; k < 3; k++) {
      if (point[i + k] + reach < box[j + k] - box[j + k + 3]
          || point[i + k] - reach > box[j + k] + box[j + k + 3]) {
        return true;
      }
    }
    return false;
  }
}
