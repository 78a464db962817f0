package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.LagrangeBasis;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.FlexSelf;
import dev.dynamis.mjcf.internal.asset.BoundingVolumeTree;
import dev.dynamis.mjcf.internal.asset.FlexElasticity;
import dev.dynamis.mjcf.internal.asset.FlexMesh;
import dev.dynamis.mjcf.internal.asset.FlexTopology;
import dev.dynamis.mjcf.spec.Element;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** A deformable object. */
final class Flex extends Part {
  /** Values of {@code elastic2d}. */
  private static final int BEND = 1;

  private static final int STRETCH = 2;
  private static final int BOTH = 3;

  /** Where its parts start in the model's arrays. */
  static final class Addresses {
    int node;
    int vert;
    int edge;
    int elem;
    int elemdata;
    int elemedge;
    int shell;
    int evpair;
    int texcoord;
    int bvh;
  }

  final Addresses at = new Addresses();
  final int dim;

  /** Vertices of the elements; those of tetrahedra are turned such that faces look outward. */
  int[] elem;

  float[] texcoord;
  FlexTopology topology;
  BoundingVolumeTree volumes;
  private final Element contact;
  private final Element elasticity;
  private final Element edge;
  private Material material;
  private Body[] bodies;
  private Body[] nodes;
  private double[] vertex;
  private double[] nodecoord;
  private int[] elemtexcoord;

  /** Order of interpolation, 0 for none. */
  private int order;

  private boolean rigid;
  private boolean centered;

  /** Positions of vertices and nodes at rest, world axes. */
  private double[] position;

  private double[] nodePosition;
  private double[] stiffness;
  private double[] bending;
  private double[] vert0;
  private final double[] size = new double[3];

  Flex(Element e) {
    super(e);
    dim = Attrs.integer(e, "dim");
    contact = childOrDefault(e, "contact");
    elasticity = childOrDefault(e, "elasticity");
    edge = childOrDefault(e, "edge");
  }

  /** The child, or one that says nothing, for its defaults. */
  private static Element childOrDefault(Element e, String tag) {
    Element child = e.child(tag);
    return child != null ? child : e.copy().add(tag);
  }

  int vertices() {
    return position.length / 3;
  }

  int nodes() {
    return nodes.length;
  }

  int edges() {
    return topology.edge.length / 2;
  }

  int elements() {
    return elem.length / (dim + 1);
  }

  private boolean interpolated() {
    return nodes.length > 0;
  }

  @Override
  void linkAssets(Compilation c) {
    material = c.names.resolve(Material.class, element, "material");
  }

  private boolean wrong(Compilation c, Element e, String attribute, String problem, String fix) {
    c.problems.error(Rule.FLEX_VALUE, e, attribute, problem, fix);
    return false;
  }

  /** Bodies were compiled before; everything else follows from where they are at rest. */
  @Override
  void compile(Compilation c) {
    elem = Attrs.integers(element, "element");
    vertex = Attrs.list(element, "vertex");
    nodecoord = Attrs.list(element, "nodecoord");
    texcoord = Attrs.floats(element, "texcoord");
    elemtexcoord = Attrs.integers(element, "elemtexcoord");
    bodies = resolve(c, "body");
    nodes = Attrs.has(element, "node") ? resolve(c, "node") : new Body[0];
    if (bodies == null || nodes == null || !check(c) || !checkNodes(c)) {
      // what follows needs something to count
      position = new double[0];
      topology = new FlexTopology(1, new int[0]);
      return;
    }
    findFlags();
    position = positions(bodies, vertex, vertexCount(), !centered || interpolated());
    nodePosition = positions(nodes, nodecoord, nodes.length, !centered);
    if (elemtexcoord.length == 0) {
      // of tetrahedra only three quarters, as in MuJoCo
      elemtexcoord = Arrays.copyOf(elem, Math.min(elem.length, 3 * elements()));
    }
    if (dim == 3) {
      noteInsideOut(c);
      faceOutward();
    }
    topology = new FlexTopology(dim, elem);
    if (texcoord.length == 0) {
      elemtexcoord = elem;
    }
    elastic(c);
    buildVolumes();
  }

  private Body[] resolve(Compilation c, String attribute) {
    List<String> words = Attrs.words(element, attribute);
    Body[] found = new Body[words.size()];
    for (int i = 0; i < found.length; i++) {
      found[i] = (Body) c.names.find(Body.class, words.get(i));
      if (found[i] == null) {
        return null;
      }
    }
    return found;
  }

  private int vertexCount() {
    return vertex.length == 0 ? bodies.length : vertex.length / 3;
  }

  private boolean check(Compilation c) {
    if (dim < 1 || dim > 3) {
      return wrong(c, element, "dim", "is " + dim, "give 1, 2 or 3");
    }
    int corners = dim + 1;
    if (elem.length == 0 || elem.length % corners != 0) {
      return wrong(
          c,
          element,
          "element",
          "has " + elem.length + " numbers, expected a multiple of " + corners,
          "give " + corners + " vertices for each element");
    }
    int n = vertexCount();
    if (vertex.length > 0 && bodies.length != 1 && bodies.length != n) {
      return wrong(
          c,
          element,
          "body",
          "names " + bodies.length + " bodies for " + n + " vertices",
          "name one body for all vertices, or one for each");
    }
    if (n < corners) {
      return wrong(c, element, "vertex", "has " + n + " vertices", "give " + corners + " or more");
    }
    for (int i = 0; i < elem.length; i++) {
      boolean repeated = false;
      for (int k = i / corners * corners; k < i; k++) {
        repeated |= elem[k] == elem[i];
      }
      if (elem[i] < 0 || elem[i] >= n || repeated) {
        return wrong(
            c,
            element,
            "element",
            "element "
                + i / corners
                + (repeated ? " has vertex " + elem[i] + " twice" : " names vertex " + elem[i])
                + ", there are "
                + n,
            "name different vertices that exist");
      }
    }
    if (texcoord.length > 0 && texcoord.length != 2 * n && elemtexcoord.length == 0) {
      return wrong(
          c,
          element,
          "texcoord",
          "has " + texcoord.length + " numbers for " + n + " vertices",
          "give two for each vertex, or say with elemtexcoord which belong where");
    }
    for (int t : elemtexcoord) {
      if (t < 0 || t >= texcoord.length / 2) {
        return wrong(
            c,
            element,
            "elemtexcoord",
            "names texture coordinate " + t + " of " + texcoord.length / 2,
            "name those that exist");
      }
    }
    if (Attrs.real(edge, "stiffness") > 0 && dim > 1) {
      return wrong(
          c,
          edge,
          "stiffness",
          "is for lines, not for dimension " + dim,
          "use elasticity, with young and thickness");
    }
    return true;
  }

  private boolean checkNodes(Compilation c) {
    if (!interpolated()) {
      return true;
    }
    order = nodes.length == 8 ? 1 : nodes.length == 27 ? 2 : 0;
    if (order == 0) {
      return wrong(c, element, "node", "names " + nodes.length + " bodies", "name 8 or 27 of them");
    }
    if (nodecoord.length > 0 && nodecoord.length != 3 * nodes.length) {
      return wrong(
          c,
          element,
          "nodecoord",
          "has " + nodecoord.length + " numbers for " + nodes.length + " nodes",
          "give three for each node");
    }
    if (element.child("contact") == null) {
      return wrong(
          c,
          element,
          null,
          "has vertices that are interpolated from nodes, and collides with itself unless told not"
              + " to",
          "add <contact selfcollide=\"none\"/>");
    }
    if (Attrs.keyword(contact, "selfcollide") != FlexSelf.NONE || Attrs.bool(contact, "internal")) {
      return wrong(
          c,
          contact,
          Attrs.bool(contact, "internal") ? "internal" : "selfcollide",
          "is not possible where vertices are interpolated from nodes",
          "set selfcollide=\"none\" and internal=\"false\"");
    }
    return true;
  }

  private void findFlags() {
    rigid = !interpolated() && vertex.length > 0 && bodies.length == 1;
    if (!rigid && !interpolated()) {
      rigid = Arrays.stream(bodies).allMatch(b -> b == bodies[0]);
    }
    double[] offsets = interpolated() ? nodecoord : vertex;
    centered = Arrays.stream(offsets).allMatch(x -> x == 0);
  }

  /** Places of points of bodies at rest, in the axes of the world. */
  private static double[] positions(Body[] of, double[] local, int n, boolean offset) {
    double[] found = new double[3 * n];
    double[] pose = new double[7];
    for (int i = 0; i < n; i++) {
      Body body = of.length == 1 ? of[0] : of[i];
      restPose(pose, body);
      if (offset && local.length > 0) {
        Quat.rotate(found, 3 * i, local, 3 * i, pose, 3);
      }
      Vec3.add(found, 3 * i, pose, 0, found, 3 * i);
    }
    return found;
  }

  /** Position and orientation of a body at rest. */
  private static void restPose(double[] pose, Body body) {
    Vec3.copy(pose, 0, body.pos, 0);
    Quat.copy(pose, 3, body.quat, 0);
    double[] next = new double[7];
    for (Body up = body.parent; up != null && !up.isWorld(); up = up.parent) {
      Quat.rotate(next, 0, pose, 0, up.quat, 0);
      Vec3.add(next, 0, up.pos, 0, next, 0);
      Quat.mul(next, 3, up.quat, 0, pose, 3);
      System.arraycopy(next, 0, pose, 0, 7);
    }
  }

  /** Generated elements have no place of their own, and are turned as they come. */
  private void noteInsideOut(Compilation c) {
    String problem = FlexMesh.insideOut(position, elem);
    if (!problem.isEmpty() && !element.place("element").equals(element.place())) {
      c.problems.note(Rule.FLEX_VALUE, element, "element", problem, "exchange two of its vertices");
    }
  }

  private void faceOutward() {
    double[] s = new double[12];
    for (int e = 0; e < elem.length; e += 4) {
      for (int k = 0; k < 3; k++) {
        Vec3.sub(s, 3 * k, position, 3 * elem[e + 1 + k], position, 3 * elem[e]);
      }
      Vec3.cross(s, 9, s, 0, s, 3);
      if (Vec3.dot(s, 9, s, 6) > 0) {
        int swap = elem[e + 1];
        elem[e + 1] = elem[e + 2];
        elem[e + 2] = swap;
      }
    }
  }

  private void elastic(Compilation c) {
    double young = Attrs.real(elasticity, "young");
    double poisson = Attrs.real(elasticity, "poisson");
    double thickness = Attrs.real(elasticity, "thickness");
    int mode = Attrs.keyword(elasticity, "elastic2d");
    stiffness = new double[FlexElasticity.PER_ELEMENT * elements()];
    bending = new double[FlexElasticity.PER_EDGE * edges()];
    boolean bends = dim == 2 && (mode == BEND || mode == BOTH);
    if (bends && !checkJoints(c) || !(young > 0) || !checkElastic(c, poisson, thickness, bends)) {
      return;
    }
    if (interpolated()) {
      new FlexElasticity(nodePosition, young, poisson).block(stiffness, 0, order);
      return;
    }
    FlexElasticity material3d = new FlexElasticity(position, young, poisson);
    boolean stretches = dim == 2 && mode >= STRETCH && thickness > 0;
    for (int e = 0; e < elements(); e++) {
      int r = FlexElasticity.PER_ELEMENT * e;
      if (stretches) {
        material3d.triangle(stiffness, r, elem, 3 * e, thickness);
      } else if (dim == 3) {
        material3d.tetrahedron(stiffness, r, elem, 4 * e);
      }
      if (!isFinite(stiffness, r, FlexElasticity.PER_ELEMENT)) {
        flat(c, "element " + e + " has no " + (dim == 3 ? "volume" : "area"));
        return;
      }
    }
    for (int e = 0; bends && e < edges(); e++) {
      int r = FlexElasticity.PER_EDGE * e;
      if (topology.flap[4 * e + 3] >= 0) {
        material3d.bending(bending, r, topology.flap, 4 * e, thickness);
      }
      if (!isFinite(bending, r, FlexElasticity.PER_EDGE)) {
        int v = topology.edge[2 * e];
        int w = topology.edge[2 * e + 1];
        flat(c, "a triangle at the edge of vertices " + v + " and " + w + " has no area");
        return;
      }
    }
  }

  private static boolean isFinite(double[] v, int from, int count) {
    for (int i = from; i < from + count; i++) {
      if (!Double.isFinite(v[i])) {
        return false;
      }
    }
    return true;
  }

  private void flat(Compilation c, String problem) {
    wrong(
        c,
        element,
        "element",
        problem + ", so that it can't be elastic",
        "move its vertices apart, or leave the element out");
  }

  /** Checks that the surface lies flat, for an equality that keeps the strain at vertices. */
  void checkFlat(Compilation c, Element equality) {
    if (dim != 2 || !hasLengths() || position.length == 0) {
      return;
    }
    for (int e = 0; e < edges(); e++) {
      int v = topology.edge[2 * e];
      int w = topology.edge[2 * e + 1];
      double rise = (vert0[3 * w + 2] - vert0[3 * v + 2]) * 2 * size[2];
      if (Math.abs(rise) > Constants.MINVAL) {
        c.problems.error(
            Rule.EQUALITY_OBJECTS,
            equality,
            null,
            "keeps the strain of a flat flex, but vertex "
                + w
                + " of "
                + name
                + " is "
                + rise
                + " m above vertex "
                + v,
            "place the flex in the plane of x and y of the world, or constrain its edges");
        return;
      }
    }
  }

  private boolean checkJoints(Compilation c) {
    for (int i = 0; i < bodies.length; i++) {
      if (bodies[i].joints.size() != 3) {
        return wrong(
            c,
            elasticity,
            "elastic2d",
            "bends, but the body of vertex " + i + " has " + bodies[i].joints.size() + " joints",
            "give each vertex a body with three slides: no pins");
      }
    }
    return true;
  }

  private boolean checkElastic(Compilation c, double poisson, double thickness, boolean bends) {
    if (!(poisson >= 0 && poisson < 0.5)) {
      return wrong(
          c, elasticity, "poisson", "is " + poisson, "give a number from 0 to less than 0.5");
    }
    if (bends && thickness < 0) {
      return wrong(
          c, elasticity, "thickness", "is " + thickness, "give the thickness of the surface, m");
    }
    if (!interpolated()) {
      return true;
    }
    int n = 3 * LagrangeBasis.nodes(order);
    int needed = (n * n + FlexElasticity.PER_ELEMENT - 1) / FlexElasticity.PER_ELEMENT;
    if (elements() < needed) {
      return wrong(
          c,
          element,
          "element",
          "has " + elements() + " elements, which can't hold the stiffness of its nodes",
          "make " + needed + " elements or more");
    }
    for (int k = 0; k < 3; k++) {
      double side = nodePosition[3 * (nodes.length - 1) + k] - nodePosition[k];
      if (Math.abs(side) < Constants.MINVAL) {
        return wrong(
            c,
            element,
            "node",
            "has nodes in a plane, so that a block between them has no volume",
            "make it three-dimensional, or set elasticity/@young=\"0\"");
      }
    }
    return true;
  }

  /** Tree over the elements that collide, and vertices scaled to the box around them. */
  private void buildVolumes() {
    double radius = Attrs.real(element, "radius");
    int layers = Attrs.integer(contact, "activelayers");
    List<Integer> active = new ArrayList<>();
    for (int e = 0; e < elements(); e++) {
      if (dim < 3 || topology.layer[e] < layers) {
        active.add(e);
      }
    }
    double[] box = new double[6 * active.size()];
    double[] center = new double[3 * active.size()];
    for (int i = 0; i < active.size(); i++) {
      int from = active.get(i) * (dim + 1);
      for (int k = 0; k < 3; k++) {
        double low = Double.MAX_VALUE;
        double high = -Double.MAX_VALUE;
        for (int v = from; v <= from + dim; v++) {
          low = Math.min(low, position[3 * elem[v] + k]);
          high = Math.max(high, position[3 * elem[v] + k]);
        }
        double middle = 0.5 * (high + low);
        double half = 0.5 * (high - low) + radius;
        box[6 * i + k] = middle - half;
        box[6 * i + 3 + k] = middle + half;
        center[3 * i + k] = middle;
      }
    }
    volumes = new BoundingVolumeTree(box, center);
    for (int i = 0; i < volumes.nodeid.length; i++) {
      volumes.nodeid[i] = volumes.nodeid[i] < 0 ? -1 : active.get(volumes.nodeid[i]);
    }
    vert0 = new double[position.length];
    boolean none = volumes.nodeid.length == 0;
    for (int k = 0; k < 3; k++) {
      size[k] = (none ? 0 : volumes.aabb[3 + k]) - radius;
      for (int v = k; v < position.length; v += 3) {
        vert0[v] =
            size[k] > Constants.MINVAL
                ? (position[v] - volumes.aabb[k]) / (2 * size[k]) + 0.5
                : 0.5;
      }
    }
  }

  /** Adds the bodies that it refers to. */
  void references(Set<Body> into) {
    into.addAll(Arrays.asList(bodies));
    into.addAll(Arrays.asList(nodes));
  }

  private boolean hasLengths() {
    return !rigid && !interpolated();
  }

  /** Returns how many numbers the Jacobians of its edges may take. */
  long edgeJacobianSize(Compilation c) {
    return hasLengths() ? new FlexDofs(c, bodies).ofEdges(topology.edge) : 0;
  }

  /** Returns how many numbers a Jacobian of all its vertices and their neighbors may take. */
  long vertexJacobianSize(Compilation c) {
    return hasLengths() ? new FlexDofs(c, bodies).ofVertices(topology.edge) : 0;
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    storeSettings(m, i);
    m.flex.edgeequality[i] = constraint(c);
    m.flex.nodeadr[i] = at.node;
    m.flex.nodenum[i] = nodes.length;
    m.flex.vertadr[i] = at.vert;
    m.flex.vertnum[i] = vertices();
    m.flex.edgeadr[i] = at.edge;
    m.flex.edgenum[i] = edges();
    m.flex.elemadr[i] = at.elem;
    m.flex.elemnum[i] = elements();
    m.flex.elemdataadr[i] = at.elemdata;
    m.flex.elemedgeadr[i] = at.elemedge;
    m.flex.shellnum[i] = topology.shell.length / dim;
    m.flex.shelldataadr[i] = topology.shell.length == 0 ? -1 : at.shell;
    m.flex.evpairnum[i] = topology.evpair.length / 2;
    m.flex.evpairadr[i] = topology.evpair.length == 0 ? -1 : at.evpair;
    m.flex.texcoordadr[i] = texcoord.length == 0 ? -1 : at.texcoord;
    m.flex.bvhnum[i] = volumes.nodeid.length;
    m.flex.bvhadr[i] = volumes.nodeid.length == 0 ? -1 : at.bvh;
    Volumes.storeDynamic(m, volumes, at.bvh);
    for (int v = 0; v < vertices(); v++) {
      m.flex.vertbodyid[at.vert + v] =
          interpolated() ? -1 : bodies.length == 1 ? bodies[0].id : bodies[v].id;
    }
    for (int n = 0; n < nodes.length; n++) {
      m.flex.nodebodyid[at.node + n] = nodes[n].id;
    }
    put(vertex, m.flex.vert, 3 * at.vert);
    put(vert0, m.flex.vert0, 3 * at.vert);
    put(nodecoord, m.flex.node, 3 * at.node);
    put(nodePosition, m.flex.node0, 3 * at.node);
    put(topology.edge, m.flex.edge, 2 * at.edge);
    put(elem, m.flex.elem, at.elemdata);
    int corners = Math.min(elemtexcoord.length, elem.length);
    System.arraycopy(elemtexcoord, 0, m.flex.elemtexcoord, at.elemdata, corners);
    put(topology.elemedge, m.flex.elemedge, at.elemedge);
    put(topology.layer, m.flex.elemlayer, at.elem);
    put(topology.shell, m.flex.shell, at.shell);
    put(topology.evpair, m.flex.evpair, 2 * at.evpair);
    put(texcoord, m.flex.texcoord, 2 * at.texcoord);
    put(stiffness, m.flex.stiffness, FlexElasticity.PER_ELEMENT * at.elem);
    put(bending, m.flex.bending, FlexElasticity.PER_EDGE * at.edge);
    put(size, m.flex.size, 3 * i);
    storeEdges(m);
  }

  private void storeEdges(Model m) {
    int mode = Attrs.keyword(elasticity, "elastic2d");
    boolean flaps = dim == 2 && (mode == BEND || mode == BOTH);
    for (int e = 0; e < edges(); e++) {
      for (int k = 0; k < 2; k++) {
        m.flex.edgeflap[2 * (at.edge + e) + k] = flaps ? topology.flap[4 * e + 2 + k] : -1;
      }
      if (rigid) {
        m.flexedge.rigid[at.edge + e] = true;
      } else if (!interpolated()) {
        Body b1 = bodies[topology.edge[2 * e]];
        Body b2 = bodies[topology.edge[2 * e + 1]];
        m.flexedge.rigid[at.edge + e] = b1.weld == b2.weld;
      }
    }
  }

  private void storeSettings(Model m, int i) {
    m.flex.contype[i] = Attrs.integer(contact, "contype");
    m.flex.conaffinity[i] = Attrs.integer(contact, "conaffinity");
    m.flex.condim[i] = Attrs.integer(contact, "condim");
    m.flex.priority[i] = Attrs.integer(contact, "priority");
    m.flex.solmix[i] = Attrs.real(contact, "solmix");
    Attrs.copy(contact, "solref", m.flex.solref, 2 * i);
    Attrs.copy(contact, "solimp", m.flex.solimp, 5 * i);
    Attrs.copy(contact, "friction", m.flex.friction, 3 * i);
    m.flex.margin[i] = Attrs.real(contact, "margin");
    m.flex.gap[i] = Attrs.real(contact, "gap");
    m.flex.internal[i] = Attrs.bool(contact, "internal");
    m.flex.selfcollide[i] = Attrs.keyword(contact, "selfcollide");
    m.flex.activelayers[i] = Attrs.integer(contact, "activelayers");
    m.flex.passive[i] = Attrs.bool(contact, "passive") ? 1 : 0;
    m.flex.dim[i] = dim;
    m.flex.matid[i] = material == null ? -1 : material.id;
    m.flex.group[i] = Attrs.integer(element, "group");
    m.flex.interp[i] = order;
    m.flex.radius[i] = Attrs.real(element, "radius");
    m.flex.damping[i] = Attrs.real(elasticity, "damping");
    m.flex.edgestiffness[i] = Attrs.real(edge, "stiffness");
    m.flex.edgedamping[i] = Attrs.real(edge, "damping");
    m.flex.rigid[i] = rigid;
    m.flex.centered[i] = centered;
    m.flex.flatskin[i] = Attrs.bool(element, "flatskin");
    Attrs.copy(element, "rgba", m.flex.rgba, 4 * i);
  }

  /** What the first equality constraint of it keeps: 1 edges, 2 vertices, 0 if there is none. */
  private int constraint(Compilation c) {
    for (Equality q : c.equalities) {
      if (q.flex() == this) {
        return q.type == EqType.FLEX ? 1 : 2;
      }
    }
    return 0;
  }

  private static void put(Object from, Object into, int at) {
    System.arraycopy(from, 0, into, at, java.lang.reflect.Array.getLength(from));
  }
}
