package dev.dynamis.mjcf.internal.read;

import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Kind;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Rules between the attributes of one element that the grammar table does not express. */
final class ElementChecks {
  private static final List<String> ORIENTATIONS =
      List.of("quat", "axisangle", "xyaxes", "zaxis", "euler");
  private static final List<String> TARGETS =
      List.of("joint", "jointinparent", "tendon", "cranksite", "site", "body");

  private final Element e;
  private final LoadLimits limits;
  private final Problems problems;

  private ElementChecks(Element e, LoadLimits limits, Problems problems) {
    this.e = e;
    this.limits = limits;
    this.problems = problems;
  }

  /** Checks what the element itself gives. */
  static void check(Element e, LoadLimits limits, Problems problems) {
    new ElementChecks(e, limits, problems).run();
  }

  /** Checks what needs the children to be there. */
  static void checkWithChildren(Element e, Problems problems) {
    if (e.tag().equals("material") && e.has("texture") && e.child("layer") != null) {
      problems.error(
          Code.EXCLUSIVE_ATTRIBUTES,
          e,
          "texture",
          "a material has either a texture or layers",
          "write the texture as a layer with role=\"rgb\"");
    }
    if (e.type().key.equals("tendon/spatial") && e.children().size() < 2) {
      problems.error(
          Code.INCOMPLETE_ATTRIBUTES,
          e,
          "a spatial tendon passes at least two sites",
          "add site elements");
    }
    if (e.type().key.equals("tendon/fixed") && e.children().isEmpty()) {
      problems.error(
          Code.INCOMPLETE_ATTRIBUTES,
          e,
          "a fixed tendon has at least one joint",
          "add joint elements");
    }
  }

  private void run() {
    orientations();
    switch (e.type().record) {
      case "actuator*" -> actuator();
      case "sensor*" -> sensor();
      default -> {}
    }
    switch (e.type().key) {
      case "compiler" -> compiler();
      case "option" -> option();
      case "size" -> size();
      case "asset/mesh" -> mesh();
      case "asset/hfield" -> heightField();
      case "asset/texture" -> texture();
      case "asset/skin" -> groupOfSkin();
      case "custom/numeric" -> numeric();
      case "custom/text" -> nonEmpty("data");
      case "inertial" -> inertial();
      case "camera", "default/camera" -> exclusive("fovy", "sensorsize");
      case "light", "default/light" -> exclusive("type", "directional");
      case "equality/connect", "equality/weld" -> bodiesOrSites();
      case "composite" -> exclusive("vertex", "count");
      default -> {}
    }
  }

  private void orientations() {
    if (e.type().attribute("xyaxes") == null) {
      return;
    }
    List<String> given = ORIENTATIONS.stream().filter(e::has).toList();
    if (given.size() > 1) {
      problems.error(
          Code.SEVERAL_ORIENTATIONS,
          e,
          given.get(1),
          "the orientation is given by " + String.join(" and ", given),
          "keep one of them");
    }
  }

  private void compiler() {
    if (e.has("coordinate") && e.text("coordinate").equals("global")) {
      problems.error(
          Code.REMOVED,
          e,
          "coordinate",
          "global coordinates were removed in MuJoCo 2.3.4",
          "load and save the model with MuJoCo 2.3.3 to convert it");
    }
    if (e.has("eulerseq") && !e.text("eulerseq").matches("[xyzXYZ]{3}")) {
      problems.error(
          Code.BAD_TEXT,
          e,
          "eulerseq",
          "\"" + e.text("eulerseq") + "\" does not name three axes",
          "use three of x y z X Y Z, such as xyz");
    }
    if (e.has("exactmeshinertia")) {
      String mode = e.bool("exactmeshinertia") ? "exact" : "legacy";
      problems.add(
          dev.dynamis.core.Severity.NOTE,
          Code.OLD_STYLE,
          e.place("exactmeshinertia"),
          e.path() + "/@exactmeshinertia",
          "counts as inertia=\"" + mode + "\" of every mesh that does not say otherwise",
          "write <default><mesh inertia=\"" + mode + "\"/></default>");
    }
  }

  private void option() {
    if (e.has("actuatorgroupdisable")) {
      for (int group : e.integers("actuatorgroupdisable")) {
        if (group < 0 || group > 30) {
          problems.error(
              Code.NUMBER_OUT_OF_RANGE,
              e,
              "actuatorgroupdisable",
              "group " + group + " cannot be disabled",
              "use groups from 0 to 30");
        }
      }
    }
  }

  private void size() {
    for (Attribute a : e.type().permitted()) {
      boolean least = a.kind == Kind.INT && e.get(a) != null;
      int bound = a.name.equals("nuserdata") || a.name.equals("nkey") ? 0 : -1;
      if (least && e.integer(a.name) < bound) {
        problems.error(
            Code.NUMBER_OUT_OF_RANGE,
            e,
            a.name,
            e.integer(a.name) + " is less than " + bound,
            bound == 0 ? "use 0 or more" : "use -1 for automatic, or 0 or more");
      } else if (least && e.integer(a.name) > limits.numbers()) {
        problems.error(
            Code.TOO_LARGE,
            e,
            a.name,
            e.integer(a.name) + " is above the limit of " + limits.numbers(),
            "use a smaller number, or raise the limit of numbers");
      }
    }
    if (e.has("memory") && memory(e.text("memory")) < -1) {
      problems.error(
          Code.BAD_TEXT,
          e,
          "memory",
          "\"" + e.text("memory") + "\" is not a size of memory",
          "write a whole number with an optional K, M, G, T, P or E, such as 10M");
    }
    if (e.has("memory") && (e.has("nstack") || e.has("njmax"))) {
      String other = e.has("nstack") ? "nstack" : "njmax";
      problems.error(
          Code.EXCLUSIVE_ATTRIBUTES,
          e,
          other,
          "memory and " + other + " exclude each other",
          "keep memory");
    }
  }

  /** Returns bytes, -1 for automatic, or less for a text that is neither. */
  static long memory(String text) {
    if (text.strip().equals("-1")) {
      return -1;
    }
    String t = text.strip().toUpperCase(Locale.ROOT);
    int power = t.isEmpty() ? -1 : "KMGTPE".indexOf(t.charAt(t.length() - 1));
    String digits = power < 0 ? t : t.substring(0, t.length() - 1);
    if (digits.isEmpty()
        || digits.length() > 18
        || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return -2;
    }
    long n = Long.parseLong(digits);
    int shift = 10 * (power + 1);
    return n > Long.MAX_VALUE >> shift ? -2 : n << shift;
  }

  private void mesh() {
    if (e.has("builtin") && !e.text("builtin").equals("none")) {
      exclusive("builtin", "file");
      exclusive("builtin", "vertex");
      if (!e.has("params")) {
        problems.error(
            Code.INCOMPLETE_ATTRIBUTES, e, "builtin", "params are missing", "give params");
      }
    }
    if (e.has("maxhullvert") && e.integer("maxhullvert") != -1 && e.integer("maxhullvert") < 4) {
      problems.error(
          Code.NUMBER_OUT_OF_RANGE,
          e,
          "maxhullvert",
          "a hull has at least 4 vertices",
          "use 4 or more, or -1 for no limit");
    }
  }

  private void heightField() {
    long cells = (long) e.integer("nrow") * e.integer("ncol");
    if (cells > limits.heightFieldCells()) {
      problems.error(
          Code.TOO_LARGE,
          e,
          "nrow",
          e.integer("nrow")
              + " times "
              + e.integer("ncol")
              + " cells are more than "
              + limits.heightFieldCells(),
          "use a coarser grid, or raise the limit of cells");
    }
    if (e.has("elevation") && !e.has("file") && cells != e.get("elevation").count()) {
      problems.error(
          e.get("elevation").count() < cells ? Code.TOO_FEW_NUMBERS : Code.TOO_MANY_NUMBERS,
          e,
          "elevation",
          "found " + e.get("elevation").count() + " heights for nrow times ncol = " + cells,
          "give one height per cell");
    }
    if (!e.has("file") && cells == 0) {
      problems.error(
          Code.INCOMPLETE_ATTRIBUTES,
          e,
          "neither a file nor nrow and ncol are given",
          "give file, or nrow and ncol");
    }
  }

  private void texture() {
    if (e.has("gridlayout")) {
      int[] size = e.integers("gridsize");
      String layout = e.text("gridlayout");
      if (layout.length() > 12 || layout.length() != size[0] * size[1]) {
        problems.error(
            Code.BAD_TEXT,
            e,
            "gridlayout",
            layout.length() + " letters for a grid of " + size[0] + " by " + size[1],
            "give one letter per cell, at most 12");
      }
    }
    long texels = Math.max(0L, e.integer("width")) * Math.max(0L, e.integer("height"));
    if (texels > limits.heightFieldCells()) {
      problems.error(
          Code.TOO_LARGE,
          e,
          "width",
          texels + " texels are more than " + limits.heightFieldCells(),
          "use a smaller texture");
    }
  }

  private void groupOfSkin() {
    if (e.integer("group") < 0 || e.integer("group") > 5) {
      problems.error(
          Code.NUMBER_OUT_OF_RANGE,
          e,
          "group",
          e.integer("group") + " is not a group of skins",
          "use 0 to 5");
    }
  }

  private void numeric() {
    int size = e.has("size") ? e.integer("size") : -1;
    int given = e.has("data") ? e.get("data").count() : 0;
    if (size != -1 && (size < 1 || size > 500)) {
      problems.error(
          Code.NUMBER_OUT_OF_RANGE, e, "size", size + " is not from 1 to 500", "use 1 to 500");
    } else if (size != -1 && size < given) {
      problems.error(
          Code.TOO_MANY_NUMBERS,
          e,
          "data",
          "found " + given + " numbers for size " + size,
          "raise size, or leave it out");
    } else if (size == -1 && given == 0) {
      problems.error(
          Code.INCOMPLETE_ATTRIBUTES, e, "neither size nor data are given", "give size or data");
    } else if (size == -1 && given > 500) {
      problems.error(
          Code.TOO_MANY_NUMBERS, e, "data", given + " numbers are more than 500", "use fewer");
    }
  }

  private void nonEmpty(String attribute) {
    if (e.has(attribute) && e.text(attribute).isEmpty()) {
      problems.error(Code.BAD_TEXT, e, attribute, "the text is empty", "give a text");
    }
  }

  private void inertial() {
    if (e.has("fullinertia") && ORIENTATIONS.stream().anyMatch(e::has)) {
      problems.error(
          Code.EXCLUSIVE_ATTRIBUTES,
          e,
          "fullinertia",
          "a full inertia matrix already has an orientation",
          "leave out the orientation, or use diaginertia");
    }
    exclusive("diaginertia", "fullinertia");
  }

  private void bodiesOrSites() {
    boolean weld = e.tag().equals("weld");
    boolean sites = e.has("site1") || e.has("site2");
    boolean bodies =
        e.has("body1") || e.has("body2") || e.has("anchor") || (weld && e.has("relpose"));
    if (sites && bodies) {
      problems.error(
          Code.EXCLUSIVE_ATTRIBUTES,
          e,
          "bodies and sites are mixed",
          weld
              ? "give body1 and body2, or site1 and site2"
              : "give body1 and anchor, or two sites");
      return;
    }
    boolean complete =
        sites ? e.has("site1") && e.has("site2") : e.has("body1") && (weld || e.has("anchor"));
    if (!complete) {
      problems.error(
          Code.INCOMPLETE_ATTRIBUTES,
          e,
          sites ? "one of two sites is missing" : "the bodies are not complete",
          weld
              ? "give body1 (and body2, anchor, relpose), or site1 and site2"
              : "give body1 and anchor (and body2), or site1 and site2");
    }
  }

  private void actuator() {
    if (!e.type().isDefault()) {
      List<String> given =
          TARGETS.stream().filter(t -> e.type().attribute(t) != null && e.has(t)).toList();
      if (given.size() > 1) {
        problems.error(
            Code.EXCLUSIVE_ATTRIBUTES,
            e,
            given.get(1),
            "the actuator acts on " + String.join(" and ", given),
            "keep one of them");
      } else if (given.isEmpty()) {
        problems.error(
            Code.INCOMPLETE_ATTRIBUTES,
            e,
            "the actuator acts on nothing",
            "give one of joint, tendon, site, body, cranksite or jointinparent");
      } else {
        belongsTo("slidersite", "cranksite", given.get(0));
        belongsTo("refsite", "site", given.get(0));
      }
    }
    if (e.type().attribute("dampratio") != null) {
      exclusive("kv", "dampratio");
      if (e.has("inheritrange") && e.real("inheritrange") > 0) {
        exclusive(e.tag().equals("position") ? "ctrlrange" : "actrange", "inheritrange");
      }
    }
  }

  private void belongsTo(String attribute, String target, String given) {
    if (e.has(attribute) && !given.equals(target)) {
      problems.error(
          Code.EXCLUSIVE_ATTRIBUTES,
          e,
          attribute,
          attribute + " only goes with " + target + ", not with " + given,
          "remove it");
    }
  }

  private void sensor() {
    switch (e.tag()) {
      case "rangefinder" -> one("site", "camera");
      case "distance", "normal", "fromto" -> {
        one("geom1", "body1");
        one("geom2", "body2");
      }
      case "contact" -> {
        atMostOne("geom1", "body1", "subtree1", "site");
        atMostOne("geom2", "body2", "subtree2");
      }
      default -> {
        together("objtype", "objname");
        together("reftype", "refname");
      }
    }
    if (e.type().attribute("data") != null && e.has("data")) {
      ordered();
    }
  }

  private void ordered() {
    Value v = e.get("data");
    List<String> right = new ArrayList<>(v.attribute().keywords);
    right.retainAll(v.list());
    if (!right.equals(v.list())) {
      problems.error(
          Code.BAD_KEYWORD,
          e,
          "data",
          "the words are not in the order in which they are reported",
          "write data=\"" + String.join(" ", right) + "\"");
    }
  }

  private void together(String a, String b) {
    Attribute x = e.type().attribute(a);
    Attribute y = e.type().attribute(b);
    if (x != null && y != null && !x.required && e.has(a) != e.has(b)) {
      String there = e.has(a) ? a : b;
      problems.error(
          Code.INCOMPLETE_ATTRIBUTES,
          e,
          there,
          there + " is given without " + (e.has(a) ? b : a),
          "give both, or none");
    }
  }

  private void one(String a, String b) {
    if (e.has(a) == e.has(b)) {
      problems.error(
          e.has(a) ? Code.EXCLUSIVE_ATTRIBUTES : Code.INCOMPLETE_ATTRIBUTES,
          e,
          (e.has(a) ? "both " + a + " and " + b : "neither " + a + " nor " + b) + " are given",
          "give one of them");
    }
  }

  private void atMostOne(String... names) {
    List<String> given = List.of(names).stream().filter(e::has).toList();
    if (given.size() > 1) {
      problems.error(
          Code.EXCLUSIVE_ATTRIBUTES,
          e,
          given.get(1),
          String.join(" and ", given) + " exclude each other",
          "keep one of them");
    }
  }

  private void exclusive(String a, String b) {
    if (e.has(a) && e.has(b)) {
      problems.error(
          Code.EXCLUSIVE_ATTRIBUTES,
          e,
          b,
          a + " and " + b + " exclude each other",
          "keep one of them");
    }
  }
}
