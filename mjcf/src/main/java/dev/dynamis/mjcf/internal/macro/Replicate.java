package dev.dynamis.mjcf.internal.macro;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mjcf.internal.read.Loading;
import dev.dynamis.mjcf.internal.read.Problems;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Grammar;
import dev.dynamis.mjcf.spec.Spec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Replaces a replicate element by frames with copies of its content, and copies what refers to the
 * content from outside.
 */
final class Replicate {
  private final Element macro;
  private final Spec spec;
  private final Renaming names = new Renaming();
  private final List<Element> copied = new ArrayList<>();
  private final Map<Element, Set<Element>> removed = new IdentityHashMap<>();

  private Replicate(Element macro, Spec spec) {
    this.macro = macro;
    this.spec = spec;
  }

  static void expand(Element macro, Spec spec, Macros.Budget budget, Problems problems) {
    Replicate r = new Replicate(macro, spec);
    r.findRelations(problems);
    long size = Loading.count(macro);
    for (Element e : r.copied) {
      size += Loading.count(e);
    }
    boolean fits = macro.has("count") && budget.take(macro, macro.integer("count"), size);
    macro.replaceBy(fits ? r.copies() : List.of());
    r.removed.forEach(Element::removeChildren);
  }

  private void findRelations(Problems problems) {
    for (Element child : macro.children()) {
      names.note(child);
    }
    for (Element e : Relations.of(spec)) {
      Renaming.Hits hits = names.hits(e);
      if (hits.inside().isEmpty()) {
        continue;
      }
      removed
          .computeIfAbsent(e.parent(), p -> Collections.newSetFromMap(new IdentityHashMap<>()))
          .add(e);
      if (Relations.isCopied(e, hits)) {
        copied.add(e);
        names.note(e);
      } else {
        problems.warning(
            Code.UNKNOWN_NAME,
            e,
            "refers to "
                + hits.inside().get(0)
                + ", which is replicated, and to "
                + hits.outside().get(0)
                + ", which is not; it is left out",
            "refer to the copies by their own names");
      }
    }
  }

  private List<Element> copies() {
    List<Element> frames = new ArrayList<>();
    int count = macro.integer("count");
    int digits = Integer.toString(count).length();
    String sep = macro.text("sep");
    double[] offset = macro.reals("offset");
    double[] euler = macro.reals("euler");
    double[] pos = new double[3];
    double[] turned = new double[3];
    Map<Element, Element> first = new IdentityHashMap<>();
    for (int i = 0; i < count; i++) {
      String number = Integer.toString(i);
      names.withSuffix(sep + "0".repeat(digits - number.length()) + number);

      Element frame = Element.make(Grammar.mjcf().type("frame")).at(macro.place());
      frames.add(frame.set("pos", pos));
      double[] angles = {i * euler[0], i * euler[1], i * euler[2]};
      if (macro.has("euler")) {
        frame.set("euler", angles);
      }
      if (macro.has("childclass")) {
        frame.set("childclass", macro.text("childclass"));
      }
      Map<Element, Element> copies = i == 0 ? first : new IdentityHashMap<>();
      for (Element child : macro.children()) {
        Element copy = child.copy(copies);
        names.apply(copy);
        copy.moveTo(frame);
      }
      for (Element e : copied) {
        Element copy = e.copy(copies);
        names.apply(copy);
        copy.moveTo(e.parent());
      }

      // the next copy is displaced in the frame of this one
      rotate(turned, offset, angles);
      Vec3.addTo(pos, 0, turned, 0);
    }
    for (Element key : List.copyOf(spec.keyLayouts().keySet())) {
      spec.setKeyLayout(key, spec.keyLayout(key).map(first));
    }
    return frames;
  }

  private void rotate(double[] res, double[] v, double[] angles) {
    double[] radians = angles.clone();
    if (macro.compiler().text("angle").equals("degree")) {
      for (int i = 0; i < 3; i++) {
        radians[i] = radians[i] / 180 * Math.PI;
      }
    }
    double[] quat = new double[4];
    double[] mat = new double[9];
    String axes = macro.compiler().text("eulerseq");
    if (!axes.matches("[xyzXYZ]{3}")) {
      return; // reported where it is written
    }
    Quat.fromEuler(quat, 0, radians, 0, axes);
    Quat.normalize(quat, 0);
    Mat3.fromQuat(mat, 0, quat, 0);
    Mat3.mulVec(res, 0, mat, 0, v, 0);
  }
}
