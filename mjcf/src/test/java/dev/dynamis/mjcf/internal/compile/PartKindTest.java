package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.layout.Sizes;
import dev.dynamis.mjcf.spec.ElementType;
import dev.dynamis.mjcf.spec.Grammar;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every kind of object that this profile simulates is in the one list of kinds. */
class PartKindTest {
  /** Object types that are not compiled from elements of their own, or not simulated yet. */
  private static final Set<String> WITHOUT = Set.of("unknown", "xbody", "dof");

  @Test
  void everyObjectTypeHasItsKind() {
    Set<String> kinds = new TreeSet<>();
    PartKind.ALL.forEach(k -> kinds.add(ObjType.name(k.objType())));
    Set<String> types = new TreeSet<>();
    for (int type = 0; type < ObjType.COUNT; type++) {
      types.add(ObjType.name(type));
    }
    types.removeAll(WITHOUT);
    assertThat(kinds)
        .as("an ObjType needs a row in PartKind, or a place among those without")
        .isEqualTo(types);
  }

  @Test
  void everySimulatedElementOfASectionBecomesAnObject() {
    Set<String> covered = new HashSet<>();
    for (PartKind<?> kind : PartKind.ALL) {
      for (String section : kind.sections()) {
        covered.add(section + "/" + (kind.tag() == null ? "*" : kind.tag()));
      }
    }
    for (String section :
        List.of(
            "asset",
            "deformable",
            "contact",
            "equality",
            "tendon",
            "actuator",
            "sensor",
            "custom",
            "keyframe")) {
      for (ElementType t : Grammar.mjcf().root().child(section).children()) {
        if (!t.key.equals("asset/model")) {
          assertThat(covered.contains(section + "/*") || covered.contains(section + "/" + t.tag))
              .as(section + "/" + t.tag + " needs a row in PartKind")
              .isTrue();
        }
      }
    }
  }

  @Test
  void fieldsOfTheModelStartWithThePrefixOfAKind() {
    Model empty = new Model(new Sizes());
    for (PartKind<?> kind : PartKind.ALL) {
      assertThat(empty.fields()).anyMatch(f -> f.name().startsWith(kind.prefix() + "_"));
      assertThat(PartKind.ofPrefix(kind.prefix())).isSameAs(kind);
      assertThat(PartKind.of(kind.objType())).isSameAs(kind);
    }
  }
}
