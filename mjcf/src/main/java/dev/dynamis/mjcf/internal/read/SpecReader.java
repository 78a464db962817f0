package dev.dynamis.mjcf.internal.read;

import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.internal.text.NearestName;
import dev.dynamis.mjcf.internal.text.ResourcePath;
import dev.dynamis.mjcf.internal.xml.XmlElement;
import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.BadValue;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.ElementType;
import dev.dynamis.mjcf.spec.Grammar;
import dev.dynamis.mjcf.spec.Kind;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Place;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.mjcf.spec.Spec;
import dev.dynamis.mjcf.spec.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads MJCF text to a {@link Spec}. Everything wrong is noted in {@link Problems}; what can't be
 * read is left out, so that the rest is still checked.
 */
public final class SpecReader {
  /** A file path in an included file, which may be relative to that file's folder. */
  private record IncludedPath(Element element, Attribute attribute, String folder) {}

  private final Grammar grammar = Grammar.mjcf();
  private final Resources resources;
  private final Loading loading;
  private final LoadLimits limits;
  private final Problems problems;
  private final SourceFiles files;
  private final List<IncludedPath> includedPaths = new ArrayList<>();
  private Spec spec;
  private boolean full;
  private long numbers;

  private SpecReader(Resources resources, Loading loading) {
    this.resources = resources;
    this.loading = loading;
    this.limits = loading.limits;
    this.problems = loading.problems;
    this.files = new SourceFiles(resources, loading);
  }

  /**
   * Reads a file of {@code resources}.
   *
   * @param robots reads the text if it is URDF
   * @return the spec, incomplete if there are errors, or {@code null} if nothing could be read
   */
  public static Spec read(String path, Resources resources, Loading loading, RobotReader robots) {
    SpecReader r = new SpecReader(resources, loading);
    SourceFiles.Source file = r.files.top(path);
    return file == null ? null : r.model(file, robots);
  }

  /**
   * Reads a text.
   *
   * @param name what messages call it
   * @param resources where files that it mentions come from
   * @param robots reads the text if it is URDF
   */
  public static Spec readText(
      String name, byte[] text, Resources resources, Loading loading, RobotReader robots) {
    SpecReader r = new SpecReader(resources, loading);
    SourceFiles.Source file = r.files.text(name, text);
    return file == null ? null : r.model(file, robots);
  }

  /**
   * Reads one section, such as {@code option}, that stands in a text of another format. Attributes
   * that it does not have get a warning.
   *
   * @param source the file as the user named it
   */
  public static void readSection(Spec spec, XmlElement xml, String source, Loading loading) {
    SpecReader r = new SpecReader(spec.resources(), loading);
    SourceFiles.Source file = new SourceFiles.Source(source, spec.context().folder(), "", xml);
    r.element(spec.root(), xml, file, new HashSet<>(), true, 1);
  }

  private Spec model(SourceFiles.Source file, RobotReader robots) {
    XmlElement xml = file.root();
    if (xml.name().equalsIgnoreCase("robot")) {
      return robots.read(xml, file.name(), file.folder(), resources, loading);
    }
    if (!xml.name().equalsIgnoreCase("mujoco")) {
      problems.add(
          Severity.ERROR,
          Code.WRONG_ROOT,
          file.place(xml),
          xml.name(),
          "the root element is " + xml.name() + ", not mujoco or robot",
          "is this an MJCF or URDF file?");
      return null;
    }
    spec = new Spec();
    spec.setResources(resources);
    spec.setFolder(file.folder());
    spec.setComment(xml.comment());
    spec.root().at(file.place(xml));
    attributes(spec.root(), xml, file, false);
    children(spec.root(), xml, file, new HashSet<>(), false, 1);
    resolveIncludedPaths();
    return spec;
  }

  /** Reads the children of {@code xml}, those of included files in their place. */
  private void children(
      Element parent,
      XmlElement xml,
      SourceFiles.Source file,
      Set<String> seen,
      boolean lenient,
      int depth) {
    if (xml.text() != null) {
      problems.add(
          Severity.WARNING,
          Code.STRAY_TEXT,
          new Place(file.name(), xml.text().line(), xml.text().column()),
          parent.path(),
          "the text \"" + xml.text().value() + "\" between tags is ignored",
          "remove it, or make it a comment");
    }
    for (XmlElement child : xml.children()) {
      if (child.name().equals("include")) {
        SourceFiles.Source included = files.include(child, file, parent);
        if (included != null && deepEnough(parent, file.place(child), depth)) {
          children(parent, included.root(), included, seen, lenient, depth + 1);
        }
      } else {
        element(parent, child, file, seen, lenient, depth);
      }
    }
  }

  private boolean deepEnough(Element parent, Place place, int depth) {
    if (depth < limits.depth()) {
      return true;
    }
    problems.add(
        Severity.ERROR,
        Code.TOO_DEEP,
        place,
        parent.path(),
        "elements are nested more than " + limits.depth() + " deep",
        "flatten the model, or raise the limit of depth");
    return false;
  }

  private void element(
      Element parent,
      XmlElement xml,
      SourceFiles.Source file,
      Set<String> seen,
      boolean lenient,
      int depth) {
    if (problems.isFull()) {
      return;
    }
    ElementType type = parent.type().child(xml.name());
    if (type == null) {
      unknownElement(parent, xml, file);
      return;
    }
    String tooMany = full ? "" : loading.takeElements(1, 1);
    if (tooMany != null) {
      if (!full) {
        problems.add(
            Severity.ERROR,
            Code.TOO_LARGE,
            file.place(xml),
            parent.path(),
            tooMany,
            "make the model smaller, or raise the limit");
      }
      full = true;
      return;
    }
    if (!deepEnough(parent, file.place(xml), depth)) {
      return;
    }
    if (type.times != ElementType.Times.MANY && !seen.add(type.tag)) {
      problems.add(
          Severity.ERROR,
          Code.REPEATED_ELEMENT,
          file.place(xml),
          parent.path() + "/" + type.tag,
          "a second " + type.tag + " in " + parent.path(),
          "merge the two");
      return;
    }
    Element e = place(parent, type, file.place(xml));
    boolean nowLenient = lenient || type.key.equals("frame") || type.key.equals("replicate");
    attributes(e, xml, file, nowLenient);
    ElementChecks.check(e, limits, problems);
    children(e, xml, file, new HashSet<>(), nowLenient, depth + 1);
    ElementChecks.checkWithChildren(e, problems);
  }

  /** Returns the element that values go to: sections that occur once are merged. */
  private Element place(Element parent, ElementType type, Place where) {
    boolean inSingle = parent.parent() == null || parent.parent().parent() == null;
    boolean section = parent.parent() == null && !type.key.equals("default");
    boolean part = inSingle && type.times == ElementType.Times.OPTIONAL;
    Element there = section || part ? parent.child(type.tag) : null;
    if (there == null || parent.type().isDefault()) {
      return parent.add(type.tag).at(where);
    }
    if (there.place() == Place.PROGRAM) {
      there.at(where);
    }
    return there;
  }

  private void unknownElement(Element parent, XmlElement xml, SourceFiles.Source file) {
    String path = parent.parent() == null ? xml.name() : parent.path() + "/" + xml.name();
    Grammar.Change change = grammar.changeOfElement(parent.type(), xml.name());
    if (change != null) {
      changed(change, "element", file.place(xml), path, Severity.ERROR);
      return;
    }
    if (parent.tag().equals("worldbody") && grammar.type("body").child(xml.name()) != null) {
      problems.add(
          Severity.ERROR,
          Code.WORLD_BODY,
          file.place(xml),
          path,
          "the world cannot have " + xml.name(),
          "put it into a body");
      return;
    }
    List<String> known = parent.type().children().stream().map(t -> t.tag).toList();
    String elsewhere =
        grammar.types().stream()
            .filter(t -> t.tag.equals(xml.name()) && !t.isDefault() && !t.parents().isEmpty())
            .map(t -> t.parents().get(0).tag)
            .findFirst()
            .orElse("");
    String fix =
        elsewhere.isEmpty()
            ? NearestName.oneOf(
                xml.name(),
                known,
                known.isEmpty()
                    ? parent.tag() + " has no children"
                    : known.size() > 30
                        ? "see the reference of " + parent.tag()
                        : parent.tag() + " can hold " + String.join(", ", known))
            : "an element " + xml.name() + " stands in " + elsewhere;
    problems.add(
        Severity.ERROR,
        Code.UNKNOWN_ELEMENT,
        file.place(xml),
        path,
        parent.tag() + " cannot hold an element " + xml.name(),
        fix);
  }

  private void changed(
      Grammar.Change change, String what, Place place, String path, Severity severity) {
    String problem =
        change.added()
            ? what + " added in MuJoCo " + change.version() + "; this is profile " + Grammar.PROFILE
            : what + " removed in MuJoCo " + change.version();
    String fix = change.advice().isEmpty() ? "remove it" : change.advice();
    problems.add(
        severity, change.added() ? Code.NEWER_VERSION : Code.REMOVED, place, path, problem, fix);
  }

  private void attributes(Element e, XmlElement xml, SourceFiles.Source file, boolean lenient) {
    // a later compiler/@assetdir stands for both folders, whatever earlier sections said
    if (e.type().key.equals("compiler") && xml.attribute("assetdir") != null) {
      e.clear("meshdir").clear("texturedir");
    }
    for (XmlElement.Attribute x : xml.attributes()) {
      Place where = new Place(file.name(), x.line(), x.column());
      Attribute a = e.type().attribute(x.name());
      if (a == null || !e.type().permits(a)) {
        unknownAttribute(e, x, where, lenient);
      } else {
        value(e, a, x.value(), where, file);
      }
    }
    for (Attribute a : e.type().attributes) {
      if (a.required && e.type().permits(a) && e.get(a) == null) {
        boolean written = xml.attribute(a.name) != null;
        if (!written || xml.attribute(a.name).isBlank()) {
          problems.add(
              Severity.ERROR,
              Code.MISSING_ATTRIBUTE,
              file.place(xml),
              e.path() + "/@" + a.name,
              "the attribute is missing",
              "add " + a.name + "=\"...\": " + a.description);
        }
      }
    }
  }

  private void unknownAttribute(Element e, XmlElement.Attribute x, Place where, boolean lenient) {
    boolean foreign = x.name().startsWith("xmlns") || x.name().startsWith("xsi:");
    if (foreign && e.parent() == null) {
      return;
    }
    Severity severity = lenient ? Severity.WARNING : Severity.ERROR;
    String path = e.path() + "/@" + x.name();
    Grammar.Change change = grammar.changeOfAttribute(e.type(), x.name());
    if (change != null) {
      changed(change, "attribute", where, path, severity);
      return;
    }
    List<String> known = e.type().permitted().stream().map(a -> a.name).toList();
    boolean elsewhere = e.type().attribute(x.name()) != null;
    String in = e.type().isDefault() ? "a default class" : e.tag();
    problems.add(
        severity,
        Code.UNKNOWN_ATTRIBUTE,
        where,
        path,
        elsewhere
            ? x.name() + " cannot be given in " + in
            : e.tag() + " has no attribute " + x.name(),
        elsewhere && e.type().isDefault()
            ? "give it to each element"
            : NearestName.oneOf(
                x.name(),
                known,
                known.isEmpty()
                    ? e.tag() + " has no attributes"
                    : "see the reference of " + e.tag()));
  }

  private void value(Element e, Attribute a, String text, Place where, SourceFiles.Source file) {
    try {
      long left = limits.numbers() - numbers;
      Value value = a.read(text, where, (int) Math.min(left, Integer.MAX_VALUE));
      if (value == null) {
        return;
      }
      numbers += a.kind.isNumeric() ? value.count() : 0;
      if (value.hasNaN()) {
        problems.add(
            Severity.WARNING,
            Code.NAN_IN_TEXT,
            where,
            e.path() + "/@" + a.name,
            "the text contains a NaN",
            "replace it by a number");
      }
      // a range may be open
      if (value.hasInfinity() && !a.name.endsWith("range")) {
        problems.add(
            Severity.WARNING,
            Code.NAN_IN_TEXT,
            where,
            e.path() + "/@" + a.name,
            "the text contains an infinite number",
            "replace it by a finite number");
      }
      if (a.kind == Kind.REAL && (text.indexOf('x') >= 0 || text.indexOf('X') >= 0)) {
        problems.add(
            Severity.WARNING,
            Code.LOOSE_SYNTAX,
            where,
            e.path() + "/@" + a.name,
            "a hexadecimal number",
            "write it as a decimal number");
      }
      Value earlier = e.get(a);
      e.set(earlier == null ? value : a.sum ? earlier.and(value) : a.lay(value, earlier));
      if (a.kind == Kind.FILE && !file.includeFolder().isEmpty()) {
        includedPaths.add(new IncludedPath(e, a, file.includeFolder()));
      }
    } catch (BadValue bad) {
      String path = e.path() + "/@" + a.name;
      Grammar.Change change =
          bad.code() == Code.BAD_KEYWORD
              ? grammar.changeOfKeyword(e.type(), a, text.strip())
              : null;
      if (change != null) {
        changed(change, "keyword " + text.strip(), where, path, Severity.ERROR);
      } else {
        problems.add(Severity.ERROR, bad.code(), where, path, bad.getMessage(), bad.fix());
      }
    }
  }

  /**
   * Paths in an included file are looked up in the asset folder first, then beside that file; the
   * latter are rewritten so that they lead there from the asset folder.
   */
  private void resolveIncludedPaths() {
    for (IncludedPath p : includedPaths) {
      String text = p.element.get(p.attribute).text();
      if (ResourcePath.isAbsolute(text)
          || resources.exists(AssetPath.of(p.element, p.attribute.name))) {
        continue;
      }
      String beside = ResourcePath.normalize(p.folder + "/" + text);
      if (beside != null && resources.exists(beside)) {
        String base = AssetPath.folder(p.element, p.attribute.name);
        Value old = p.element.get(p.attribute);
        p.element.set(old.with(ResourcePath.relative(base, beside)));
      }
    }
  }
}
