package dev.dynamis.mjcf.internal.macro;

import dev.dynamis.core.Nearest;
import dev.dynamis.mjcf.internal.read.Loading;
import dev.dynamis.mjcf.internal.read.Problems;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.DefaultClass;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Grammar;
import dev.dynamis.mjcf.spec.KeyLayout;
import dev.dynamis.mjcf.spec.Spec;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Replaces an attach element by a body of another model, or all of it, and brings along the other
 * model's classes, assets, custom data, keyframes, and what refers to the attached part. All names
 * get a prefix; all elements keep the other model's compiler settings.
 */
final class Attach {
  private final Spec spec;
  private final Spec child;
  private final Renaming renaming = new Renaming();
  private final Renaming attached = new Renaming();
  private final Map<Element, Element> copies = new IdentityHashMap<>();

  private Attach(Spec spec, Spec child, String prefix) {
    this.spec = spec;
    this.child = child;
    renaming.withPrefixOfEverything(prefix);
  }

  static void expand(
      Element macro, Spec spec, Models models, Macros.Budget budget, Problems problems) {
    Element frame = Element.make(Grammar.mjcf().type("frame")).at(macro.place());
    macro.replaceBy(List.of(frame));
    if (!macro.has("model") || !macro.has("prefix")) {
      return;
    }
    Spec child = models.get(macro.text("model"));
    if (child == null) {
      unknown(macro, "model", macro.text("model"), models.names(), problems);
      return;
    }
    Attach a = new Attach(spec, child, macro.text("prefix"));
    List<Element> content = List.copyOf(child.world().children());
    if (macro.has("body") && !macro.text("body").isEmpty()) {
      Element body = child.find("body", macro.text("body"));
      if (body == null || body == child.world()) {
        List<String> known = List.copyOf(child.names("body"));
        unknown(macro, "body", macro.text("body"), known, problems);
        return;
      }
      content = List.of(body);
    }
    if (budget.take(macro, 1, Loading.count(child.root()))) {
      a.tree(frame, content);
      a.classes();
      a.assets();
      a.flexes();
      a.relations();
      a.keys();
    }
  }

  private static void unknown(
      Element macro, String attribute, String name, List<String> known, Problems problems) {
    problems.error(
        Code.BAD_ATTACH,
        macro,
        attribute,
        "there is no " + attribute + " \"" + name + "\" to attach",
        Nearest.to(name, known)
            .map(n -> "did you mean \"" + n + "\"?")
            .orElse(
                attribute.equals("model")
                    ? "name one of the models in asset"
                    : "name one of the bodies of the model"));
  }

  private void tree(Element frame, List<Element> content) {
    frame.set("childclass", renaming.apply("main"));
    for (Element e : content) {
      attached.note(e);
      copy(e, frame, false);
    }
  }

  private Element copy(Element e, Element into, boolean needsClass) {
    Element copy = e.copy(copies);
    copy.setContext(child.context());
    renaming.apply(copy);
    if (needsClass && copy.type().hasClass() && !copy.has("class")) {
      copy.set("class", renaming.apply("main"));
    }
    return copy.moveTo(into);
  }

  private void classes() {
    for (DefaultClass c : child.defaultClasses()) {
      List<Element> steps = new ArrayList<>();
      for (Element step : c.steps()) {
        Element copy = step.copy();
        renaming.apply(copy);
        steps.add(copy);
      }
      spec.addClass(DefaultClass.of(renaming.apply(c.name()), steps));
    }
  }

  private void assets() {
    for (Element e : child.section("extension").children("plugin")) {
      copy(e, spec.section("extension"), false);
    }
    for (String tag : List.of("mesh", "hfield", "texture", "material")) {
      for (Element e : child.section("asset").children(tag)) {
        copy(e, spec.section("asset"), true);
      }
    }
    for (String section : List.of("asset", "deformable")) {
      for (Element e : child.section(section).children("skin")) {
        if (attached.hits(e).outside().isEmpty()) {
          copy(e, spec.section("deformable"), false);
        }
      }
    }
    for (String tag : List.of("numeric", "text")) {
      for (Element e : child.section("custom").children(tag)) {
        copy(e, spec.section("custom"), false);
      }
    }
  }

  /** Flexes all of whose bodies are attached; flexcomps come with the tree. */
  private void flexes() {
    for (Element e : child.section("deformable").children("flex")) {
      if (attached.hits(e).outside().isEmpty()) {
        copy(e, spec.section("deformable"), false);
        attached.note(e);
      }
    }
  }

  private void relations() {
    for (Element e : Relations.of(child)) {
      Renaming.Hits hits = attached.hits(e);
      boolean free = hits.inside().isEmpty() && hits.outside().isEmpty();
      if (free || (hits.outside().isEmpty() && Relations.isCopied(e, hits))) {
        copy(e, spec.section(e.parent().tag()), true);
        attached.note(e);
      }
    }
  }

  private void keys() {
    KeyLayout layout =
        new KeyLayout(
            joints(), child.section("actuator").children().stream().toList(), mocapBodies());
    Map<Element, Element> present = new IdentityHashMap<>();
    for (List<Element> all : List.of(layout.joints(), layout.actuators(), layout.mocap())) {
      for (Element e : all) {
        Element copy = copies.get(e);
        present.put(e, copy != null && copy.spec() == spec ? copy : e);
      }
    }
    for (Element key : child.section("keyframe").children()) {
      KeyLayout own = child.keyLayout(key);
      Element copy = copy(key, spec.section("keyframe"), false);
      if (own == null) {
        spec.setKeyLayout(copy, layout.map(present));
      } else {
        for (List<Element> all : List.of(own.joints(), own.actuators(), own.mocap())) {
          for (Element e : all) {
            if (e != null) {
              present.computeIfAbsent(e, copies::get);
            }
          }
        }
        spec.setKeyLayout(copy, own.map(present));
      }
    }
  }

  private List<Element> joints() {
    List<Element> all = new ArrayList<>();
    for (Element body : TreeOrder.bodies(child)) {
      all.addAll(TreeOrder.of(body, "joint"));
    }
    return all;
  }

  private List<Element> mocapBodies() {
    return TreeOrder.bodies(child).stream()
        .filter(b -> b.tag().equals("body") && b.bool("mocap"))
        .toList();
  }
}
