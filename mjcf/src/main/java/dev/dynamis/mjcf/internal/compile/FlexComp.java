package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mjcf.internal.asset.AssetException;
import dev.dynamis.mjcf.internal.asset.AssetFormat;
import dev.dynamis.mjcf.internal.asset.FlexGrid;
import dev.dynamis.mjcf.internal.asset.FlexMesh;
import dev.dynamis.mjcf.internal.asset.GmshReader;
import dev.dynamis.mjcf.internal.asset.MeshData;
import dev.dynamis.mjcf.internal.macro.SharedPlugin;
import dev.dynamis.mjcf.internal.memory.MemoryBudget;
import dev.dynamis.mjcf.internal.read.Loading;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Spec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Replaces a flexcomp by a flex and the bodies of its points, or of the nodes that its points are
 * interpolated from. Names, order and numbers are those of MuJoCo: an enclosing frame does not
 * count, and the inertia box is given by half of its side.
 */
final class FlexComp {
  private static final double SMALLEST = 1e-15;

  /** Elements that a point becomes at most: body, inertial, geom and three joints. */
  private static final int ELEMENTS_PER_POINT = 6;

  /** Bytes that a byte of a mesh file may become: text, points, elements. */
  private static final int GROWTH = 8;

  private final Element macro;
  private final Spec spec;
  private final Report problems;
  private final String name;
  private final String type;
  private final String dof;

  /** Order of interpolation, 0 for none. */
  private final int order;

  private Element parent;

  /** The plugin that all bodies share, or null. */
  private Element plugin;

  private int position;
  private FlexMesh mesh;
  private double[] point;
  private int[] element;
  private float[] texcoord;

  /** The box around all points, those that no element has included. */
  private final double[] low = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE};

  private final double[] high = {-Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};

  /** Points, or nodes, that stay with the parent. */
  private boolean[] pinned;

  private boolean rigid;

  private final MemoryBudget.Hold memory;

  private FlexComp(Element macro, Spec spec, Report problems, MemoryBudget.Hold memory) {
    this.memory = memory;
    this.macro = macro;
    this.spec = spec;
    this.problems = problems;
    name = Attrs.text(macro, "name", "");
    type = Attrs.text(macro, "type", "grid");
    dof = Attrs.text(macro, "dof", "full");
    order = dof.equals("trilinear") ? 1 : dof.equals("quadratic") ? 2 : 0;
    rigid = Attrs.bool(macro, "rigid");
  }

  /** Returns a spec without flexcomps: the given one if it has none, else a changed copy. */
  static Spec expandAll(Spec given, boolean copied, Loading loading) {
    if (find(given).isEmpty()) {
      return given;
    }
    Spec spec = copied ? given : given.copy();
    Report report = new Report(loading.problems);
    for (Element macro : find(spec)) {
      if (loading.problems.isFull()) {
        break;
      }
      try (MemoryBudget.Hold hold = loading.memory.hold()) {
        FlexComp comp = new FlexComp(macro, spec, report, hold);
        loading.takeElements(1, comp.expand(loading.elementsLeft()));
      } catch (MemoryBudget.Exceeded e) {
        report.error(Rule.TOO_LARGE, macro, null, e.getMessage(), e.fix());
      }
      macro.remove();
    }
    return spec;
  }

  private static List<Element> find(Spec spec) {
    List<Element> found = new ArrayList<>();
    for (Element e : spec.world().subtree()) {
      if (e.tag().equals("flexcomp")) {
        found.add(e);
      }
    }
    return found;
  }

  private boolean wrong(String attribute, String problem, String fix) {
    problems.error(Rule.FLEXCOMP, macro, attribute, problem, fix);
    return false;
  }

  /** Expands the macro within a number of elements; returns how many it took. */
  private long expand(long room) {
    findParent();
    int before = problems.count();
    if (!checkNumbers() || !generate(room) || !checkMesh() || !place() || !readPins()) {
      return 0;
    }
    dropUnused();
    if (problems.count() > before) {
      return 0;
    }
    Element flex = makeFlex();
    plugin = rigid ? null : SharedPlugin.of(macro, spec, "flexcomp_" + name);
    if (plugin != null && (order > 0 || !isNonePinned())) {
      // the parent carries points too
      SharedPlugin.give(parent, plugin);
    }
    if (rigid) {
      flex.set("body", parentName());
    } else if (order > 0) {
      makeNodes(flex);
    } else {
      makeBodies(flex);
    }
    makeEquality();
    return (long) ELEMENTS_PER_POINT * point.length / 3;
  }

  /** The body around it, and where among its children the macro stands. */
  private void findParent() {
    Element child = macro;
    parent = macro.parent();
    while (!parent.tag().equals("body") && !parent.tag().equals("worldbody")) {
      child = parent;
      parent = parent.parent();
    }
    position = parent.children().indexOf(child);
  }

  private String parentName() {
    return parent.tag().equals("worldbody") ? "world" : parent.name();
  }

  private boolean isDirect() {
    return type.equals("direct") || type.equals("mesh") || type.equals("gmsh");
  }

  private boolean checkNumbers() {
    if (parentName().isEmpty()) {
      return wrong(null, "the body that holds it has no name", "give the body a name");
    }
    if (name.isEmpty() || name.chars().anyMatch(Character::isWhitespace)) {
      return wrong("name", "\"" + name + "\" can't be part of the names of bodies", "use letters");
    }
    int dim = Attrs.integer(macro, "dim");
    if (dim < 1 || dim > 3) {
      return wrong("dim", "is " + dim, "give 1, 2 or 3");
    }
    int[] count = Attrs.integers(macro, "count");
    for (int n : count) {
      int least = dof.equals("radial") && dim == 3 ? 2 : 1;
      if (n < least) {
        return wrong("count", "has the number " + n, "give numbers of " + least + " or more");
      }
    }
    Element contact = macro.child("contact");
    double margin = contact == null ? 0 : Attrs.real(contact, "margin");
    double room = 2 * Attrs.real(macro, "radius") + margin;
    for (double s : Attrs.reals(macro, "spacing")) {
      if (!isDirect() && s < room) {
        return wrong(
            "spacing",
            "is " + s + " m in some direction, less than twice the radius and the margin, " + room,
            "give a larger spacing in all three directions, or a smaller radius");
      }
    }
    for (double s : Attrs.reals(macro, "scale")) {
      if (!(s >= SMALLEST)) {
        return wrong("scale", "is " + s + " in some direction", "give positive numbers");
      }
    }
    for (String positive : List.of("mass", "inertiabox")) {
      if (!(Attrs.real(macro, positive) >= SMALLEST)) {
        return wrong(positive, "is " + Attrs.real(macro, positive), "give a positive number");
      }
    }
    return checkEdges();
  }

  private boolean checkEdges() {
    Element edge = macro.child("edge");
    Element elasticity = macro.child("elasticity");
    boolean equality = edge != null && Attrs.keyword(edge, "equality") > 0;
    String elastic = elasticity == null ? "none" : Attrs.text(elasticity, "elastic2d", "none");
    if (equality && (elastic.equals("stretch") || elastic.equals("both"))) {
      return wrong(
          null,
          "its edges keep their lengths by equality, and it is elastic in its surface",
          "set edge/@equality=\"false\", or elasticity/@elastic2d to none or bend");
    }
    return true;
  }

  private boolean generate(long room) {
    int dim = Attrs.integer(macro, "dim");
    int[] count = Attrs.integers(macro, "count");
    try {
      switch (type) {
        case "direct" ->
            mesh =
                new FlexMesh(
                    dim,
                    Attrs.list(macro, "point"),
                    Attrs.integers(macro, "element"),
                    new float[0],
                    new int[0]);
        case "mesh" -> mesh = readMesh(dim);
        case "gmsh" -> mesh = GmshReader.read(readFile());
        default -> {
          FlexGrid.Shape shape = FlexGrid.Shape.valueOf(type.toUpperCase(Locale.ROOT));
          if (FlexGrid.pointCount(dim, count) > room / ELEMENTS_PER_POINT) {
            return wrong(
                "count",
                "asks for "
                    + FlexGrid.pointCount(dim, count)
                    + " points, more than the limit of "
                    + "elements leaves room for",
                "make fewer points, or raise the limit of elements");
          }
          boolean textured = !macro.has("texcoord") && macro.has("material");
          mesh = FlexGrid.of(shape, dim, count, Attrs.reals(macro, "spacing"), textured);
        }
      }
    } catch (AssetException e) {
      problems.error(Rule.ASSET, macro, isDirect() ? "file" : null, e.getMessage(), e.fix());
      return false;
    }
    if (mesh.point().length / 3 > room / ELEMENTS_PER_POINT) {
      return wrong(
          null,
          "has "
              + mesh.point().length / 3
              + " points, more than the limit of elements leaves room"
              + " for",
          "make fewer points, or raise the limit of elements");
    }
    return true;
  }

  private byte[] readFile() throws AssetException {
    if (!macro.has("file")) {
      throw new AssetException("has no file", "give file=\"...\"");
    }
    byte[] file = Files.read(macro, "file", memory);
    memory.take(GROWTH * (long) file.length);
    return file;
  }

  private FlexMesh readMesh(int dim) throws AssetException {
    byte[] file = readFile();
    AssetFormat format = AssetFormat.ofMesh(Attrs.text(macro, "file", ""), "");
    if (format == AssetFormat.MSH) {
      throw new AssetException(
          "MuJoCo's own msh files can't be made flexible", "use OBJ or STL, or type=\"gmsh\"");
    }
    if (dim < 2) {
      throw new AssetException("a mesh of lines is not possible", "set dim to 2 or 3");
    }
    if (dim == 3 && !macro.has("origin")) {
      throw new AssetException("a solid mesh needs a point inside", "give origin=\"x y z\"");
    }
    MeshData surface = format.readMesh(file, false);
    if (dim == 2) {
      return FlexMesh.surface(surface);
    }
    FlexMesh solid = FlexMesh.solid(surface, Attrs.reals(macro, "origin"));
    int triangles = surface.face().length / 3;
    int left = triangles - solid.element().length / 4;
    if (left > 0) {
      problems.warning(
          Rule.FLEXCOMP,
          macro,
          "origin",
          "is behind " + left + " of " + triangles + " triangles, which give no element",
          "move it to where it sees all triangles from inside");
    }
    return solid;
  }

  private boolean checkMesh() {
    int corners = mesh.dim() + 1;
    if (mesh.point().length == 0 || mesh.element().length == 0) {
      return wrong(null, "has no points or no elements", "give both, or a larger count");
    }
    if (mesh.element().length % corners != 0) {
      return wrong(
          "element",
          "has " + mesh.element().length + " numbers, expected a multiple of " + corners,
          "give " + corners + " points for each element");
    }
    int n = mesh.point().length / 3;
    String source = type.equals("direct") ? "element" : isDirect() ? "file" : "count";
    for (int i = 0; i < mesh.element().length; i++) {
      int p = mesh.element()[i];
      if (p < 0 || p >= n) {
        return wrong(
            source,
            "element " + i / corners + " names point " + p + ", there are " + n,
            mesh.dim() == 2 ? "a flat grid needs count=\"A B 1\"" : "name points that exist");
      }
      for (int k = i / corners * corners; k < i; k++) {
        if (mesh.element()[k] == p) {
          return wrong(
              source,
              "element " + i / corners + " has point " + p + " twice",
              source.equals("file")
                  ? "leave it out of the file; vertices in one place are one point"
                  : "name " + corners + " different points");
        }
      }
    }
    String insideOut =
        mesh.dim() == 3 && isDirect() ? FlexMesh.insideOut(mesh.point(), mesh.element()) : "";
    if (!insideOut.isEmpty()) {
      problems.note(Rule.FLEXCOMP, macro, source, insideOut, "exchange two of its points");
    }
    return true;
  }

  /** Scales and places the points. The quaternion is used as it is given. */
  private boolean place() {
    point = mesh.point().clone();
    element = mesh.element().clone();
    float[] given = Attrs.floats(macro, "texcoord");
    texcoord = given.length > 0 ? given : mesh.texcoord();
    double[] scale = Attrs.reals(macro, "scale");
    double[] pos = Attrs.reals(macro, "pos");
    double[] quat = Attrs.reals(macro, "quat");
    int before = problems.count();
    Orientations.resolve(quat, macro, new Settings(macro.compiler()), problems);
    for (int i = 0; i < point.length; i += 3) {
      for (int k = 0; isDirect() && k < 3; k++) {
        point[i + k] *= scale[k];
      }
      Quat.rotate(point, i, point, i, quat, 0);
      Vec3.add(point, i, pos, 0, point, i);
      for (int k = 0; k < 3; k++) {
        low[k] = Math.min(low[k], point[i + k]);
        high[k] = Math.max(high[k], point[i + k]);
      }
    }
    return problems.count() == before;
  }

  private boolean readPins() {
    int n = point.length / 3;
    int nodes = order == 0 ? 0 : (order + 1) * (order + 1) * (order + 1);
    pinned = new boolean[Math.max(n, nodes)];
    if (rigid) {
      Arrays.fill(pinned, true);
      return true;
    }
    for (Element pin : macro.children("pin")) {
      if (!readPin(pin, n)) {
        return false;
      }
    }
    if (dof.equals("radial")) {
      pinned[0] = true;
    }
    boolean all = true;
    for (int i = 0; i < n; i++) {
      all &= pinned[i];
    }
    rigid = all;
    return true;
  }

  private boolean readPin(Element pin, int n) {
    int dim = mesh.dim();
    for (int id : Attrs.integers(pin, "id")) {
      if (!isPoint(pin, "id", id, n)) {
        return false;
      }
      pinned[id] = true;
    }
    int[] range = Attrs.integers(pin, "range");
    for (int i = 0; i + 1 < range.length; i += 2) {
      if (!isPoint(pin, "range", range[i], n) || !isPoint(pin, "range", range[i + 1], n)) {
        return false;
      }
      for (int k = range[i]; k <= range[i + 1]; k++) {
        pinned[k] = true;
      }
    }
    return readGrid(pin, "grid", dim) && readGrid(pin, "gridrange", 2 * dim);
  }

  private boolean isPoint(Element pin, String attribute, int id, int n) {
    if (id < 0 || id >= n) {
      problems.error(
          Rule.FLEXCOMP,
          pin,
          attribute,
          "names point " + id + ", there are " + n,
          "count points from 0");
      return false;
    }
    return true;
  }

  /** Pins points of a grid by their places, or boxes of them by two corners. */
  private boolean readGrid(Element pin, String attribute, int width) {
    int[] places = Attrs.integers(pin, attribute);
    if (places.length == 0) {
      return true;
    }
    int dim = mesh.dim();
    if (dim == 1 || places.length % width != 0 || (!type.equals("grid") && order == 0)) {
      problems.error(
          Rule.FLEXCOMP,
          pin,
          attribute,
          dim == 1 || places.length % width == 0
              ? "pins places of a grid, which a " + type + " of dimension " + dim + " has not"
              : "has " + places.length + " numbers, expected a multiple of " + width,
          "use id or range, or give whole places");
      return false;
    }
    int[] count = Attrs.integers(macro, "count");
    int[] size = count.clone();
    if (!type.equals("grid") && attribute.equals("grid")) {
      Arrays.fill(size, order + 1);
    }
    int[] low = new int[3];
    int[] high = new int[3];
    for (int i = 0; i < places.length; i += width) {
      for (int k = 0; k < width; k++) {
        int place = places[i + k];
        if (place < 0 || place >= size[k % dim]) {
          problems.error(
              Rule.FLEXCOMP,
              pin,
              attribute,
              "names place " + place + " of " + size[k % dim],
              "count places from 0");
          return false;
        }
      }
      for (int k = 0; k < dim; k++) {
        low[k] = places[i + k];
        high[k] = places[i + (width == dim ? k : dim + k)];
      }
      pinBox(low, high, count);
    }
    return true;
  }

  private void pinBox(int[] low, int[] high, int[] count) {
    boolean flat = mesh.dim() == 2;
    for (int i = low[0]; i <= high[0]; i++) {
      for (int j = low[1]; j <= high[1]; j++) {
        for (int k = low[2]; k <= high[2]; k++) {
          int id = flat ? i * count[1] + j : (i * count[1] + j) * count[2] + k;
          if (id < pinned.length) {
            pinned[id] = true;
          }
        }
      }
    }
  }

  /** Drops points that no element has, where they come from the user. */
  private void dropUnused() {
    if (!isDirect()) {
      return;
    }
    int n = point.length / 3;
    boolean[] used = new boolean[n];
    for (int p : element) {
      used[p] = true;
    }
    int[] index = new int[n];
    int kept = 0;
    boolean texture = texcoord.length == 2 * n;
    for (int i = 0; i < n; i++) {
      index[i] = kept;
      if (used[i]) {
        Vec3.copy(point, 3 * kept, point, 3 * i);
        pinned[kept] = pinned[i];
        if (texture) {
          texcoord[2 * kept] = texcoord[2 * i];
          texcoord[2 * kept + 1] = texcoord[2 * i + 1];
        }
        kept++;
      }
    }
    if (kept < n) {
      point = Arrays.copyOf(point, 3 * kept);
      texcoord = texture ? Arrays.copyOf(texcoord, 2 * kept) : texcoord;
      for (int i = 0; i < element.length; i++) {
        element[i] = index[element[i]];
      }
    }
  }

  private Element makeFlex() {
    Element flex = spec.section("deformable").add("flex").at(macro.place());
    flex.set("name", name).set("dim", mesh.dim());
    for (String same : List.of("group", "radius", "rgba", "material")) {
      if (macro.has(same)) {
        flex.set(macro.get(same));
      }
    }
    boolean flat =
        type.equals("box")
            || type.equals("cylinder")
            || (type.equals("grid") && mesh.dim() == 3)
            || Attrs.bool(macro, "flatskin");
    flex.set("flatskin", flat);
    flex.set("element", reals(element));
    if (texcoord.length > 0) {
      double[] t = new double[texcoord.length];
      for (int i = 0; i < t.length; i++) {
        t[i] = texcoord[i];
      }
      flex.set("texcoord", t);
    }
    if (mesh.elemtexcoord().length > 0) {
      flex.set("elemtexcoord", reals(mesh.elemtexcoord()));
    }
    for (String tag : List.of("contact", "elasticity", "edge")) {
      Element from = macro.child(tag);
      if (from != null) {
        Element to = flex.add(tag).at(from.place());
        from.type()
            .permitted()
            .forEach(
                a -> {
                  if (from.has(a.name) && to.type().attribute(a.name) != null) {
                    to.set(from.get(a.name));
                  }
                });
      }
    }
    boolean centered = !rigid && order == 0 && isNonePinned();
    if (!centered) {
      flex.set("vertex", point);
    }
    return flex;
  }

  private boolean isNonePinned() {
    for (int i = 0; i < point.length / 3; i++) {
      if (pinned[i]) {
        return false;
      }
    }
    return true;
  }

  private static double[] reals(int[] v) {
    return Arrays.stream(v).asDoubleStream().toArray();
  }

  /** A body for each point that is not pinned. */
  private void makeBodies(Element flex) {
    int n = point.length / 3;
    double mass = Attrs.real(macro, "mass") / n;
    StringBuilder names = new StringBuilder();
    double[] local = point.clone();
    for (int i = 0; i < n; i++) {
      if (pinned[i]) {
        names.append(parentName()).append(' ');
        continue;
      }
      String bodyName = name + "_" + i;
      names.append(bodyName).append(' ');
      Element body = addBody(bodyName, point, 3 * i, mass, 4);
      if (dof.equals("radial")) {
        double[] axis = {point[3 * i], point[3 * i + 1], point[3 * i + 2]};
        Frames.normalize(axis, 0, 3);
        addSlide(body, axis);
      } else {
        addSlides(body);
      }
      Vec3.zero(local, 3 * i);
    }
    flex.set("body", names.toString());
    if (flex.has("vertex")) {
      flex.set("vertex", local);
    }
  }

  /** A body for each node of the box around all points that is not pinned. */
  private void makeNodes(Element flex) {
    double mass = Attrs.real(macro, "mass");
    double[] share = {1.0 / 6, 2.0 / 3, 1.0 / 6};
    double step = 1.0 / order;
    StringBuilder names = new StringBuilder();
    int n = order + 1;
    double[] coordinates = new double[3 * n * n * n];
    for (int node = 0; node < n * n * n; node++) {
      int i = node / (n * n), j = node / n % n, k = node % n;
      double[] p = {
        low[0] + i * step * (high[0] - low[0]),
        low[1] + j * step * (high[1] - low[1]),
        low[2] + k * step * (high[2] - low[2])
      };
      if (pinned[node]) {
        Vec3.copy(coordinates, 3 * node, p, 0);
        names.append(parentName()).append(' ');
        continue;
      }
      String bodyName = name + "_" + i + "_" + j + "_" + k;
      names.append(bodyName).append(' ');
      double part = order == 1 ? mass / 8 : mass * share[i] * share[j] * share[k];
      addSlides(addBody(bodyName, p, 0, part, 0));
    }
    flex.set("node", names.toString());
    if (!isNonePinned()) {
      flex.set("nodecoord", coordinates);
    }
    flex.set("body", (parentName() + " ").repeat(point.length / 3));
  }

  private Element addBody(String bodyName, double[] p, int i, double mass, int group) {
    Element body = parent.add("body").at(macro.place());
    body.moveTo(parent, position++);
    body.set("name", bodyName).set("pos", p[i], p[i + 1], p[i + 2]);
    double box = Attrs.real(macro, "inertiabox");
    double inertia = mass * (2.0 * box * box) / 3.0;
    body.add("inertial")
        .at(macro.place())
        .set("pos", 0, 0, 0)
        .set("mass", mass)
        .set("diaginertia", inertia, inertia, inertia);
    Element contact = macro.child("contact");
    if (contact != null && Attrs.bool(contact, "vertcollide")) {
      body.add("geom")
          .at(macro.place())
          .set("type", "sphere")
          .set("size", Attrs.real(macro, "radius"))
          .set("group", group);
    }
    SharedPlugin.give(body, plugin);
    return body;
  }

  private void addSlides(Element body) {
    addSlide(body, new double[] {1, 0, 0});
    addSlide(body, new double[] {0, 1, 0});
    addSlide(body, new double[] {0, 0, 1});
  }

  private void addSlide(Element body, double[] axis) {
    body.add("joint").at(macro.place()).set("type", "slide").set("pos", 0, 0, 0).set("axis", axis);
  }

  private void makeEquality() {
    Element edge = macro.child("edge");
    int equality = edge == null || rigid ? 0 : Attrs.keyword(edge, "equality");
    if (equality == 0) {
      return;
    }
    Element made =
        spec.section("equality")
            .add(equality == 1 ? "flex" : "flexvert")
            .at(edge.place())
            .set("flex", name)
            .set("active", true);
    for (String same : List.of("solref", "solimp")) {
      if (edge.has(same)) {
        made.set(edge.get(same));
      }
    }
  }
}
