package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.FieldKind;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Models whose integers point to what does not exist. */
class ReferencesTest {
  /** Arrays of the walker that hold numbers, bits or groups rather than ids. */
  private static final Set<String> PLAIN =
      Set.of(
          "actuator_group",
          "body_conaffinity",
          "body_contype",
          "bvh_depth",
          "cam_output",
          "cam_resolution",
          "geom_conaffinity",
          "geom_contype",
          "geom_group",
          "geom_priority",
          "jnt_group",
          "names_map",
          "sensor_intprm",
          "site_group",
          "tendon_group");

  private final Model walker =
      ReferenceModel.model(Json.object(ReferenceModel.record("walker.json.gz").get("model")));

  @Test
  void aSoundModelHasNoProblems() {
    assertThat(walker.check()).isEmpty();
    assertThat(Model.load(walker.toBytes(), "walker.dyb").hash()).isEqualTo(walker.hash());
  }

  @Test
  void everyArrayOfIdsIsChecked() {
    Set<String> unchecked = new TreeSet<>();
    for (Field f : walker.fields()) {
      if (f.isSetting() || f.kind() != FieldKind.INT || f.length() == 0) {
        continue;
      }
      int[] values = (int[]) f.array();
      int last = values.length - 1;
      int old = values[last];
      for (int bad : new int[] {1 << 28, -7}) {
        values[last] = bad;
        if (walker.check().isEmpty()) {
          unchecked.add(f.name());
        }
      }
      values[last] = old;
    }
    assertThat(unchecked).isEqualTo(PLAIN);
    assertThat(walker.check()).isEmpty();
  }

  @Test
  void cyclesAreFound() {
    walker.body.parentid[3] = 4;
    assertThat(elements(walker.check())).containsExactly("body_parentid[3]");
    walker.body.parentid[3] = 3;
    assertThat(elements(walker.check())).containsExactly("body_parentid[3]");
    walker.body.parentid[3] = 2;
    walker.dof.parentid[6] = 6;
    assertThat(elements(walker.check())).containsExactly("dof_parentid[6]");
  }

  @Test
  void problemsSayWhichElementIsOutsideWhatAndOnceForEachArray() {
    walker.geom.bodyid[2] = 6;
    walker.geom.bodyid[3] = 7;
    walker.site.matid[1] = 4;
    byte[] bytes = walker.toBytes();
    assertThatThrownBy(() -> Model.load(bytes, "bad.dyb"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("bad.dyb: [MB002] geom_bodyid[2]: 6 is outside 0 to 5")
        .hasMessageContaining("bad.dyb: [MB002] site_matid[1]: 4 is outside -1 to 0")
        .hasMessageNotContaining("geom_bodyid[3]");
  }

  /** Whatever integers a model holds, it is refused and not read beyond its arrays. */
  @Test
  void randomIntegersAreRefused() {
    for (int seed = 0; seed < 50; seed++) {
      assertThat(RandomModel.make(seed).check()).isNotEmpty();
    }
  }

  private static Set<String> elements(List<Diagnostic> problems) {
    return problems.stream().map(Diagnostic::element).collect(Collectors.toSet());
  }
}
