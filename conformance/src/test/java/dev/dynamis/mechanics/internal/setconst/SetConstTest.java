package dev.dynamis.mechanics.internal.setconst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.sim.Physics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Derived fields of MuJoCo's own models, erased and computed again.
 *
 * <p>The models come from recorded arrays, so that no reader or compiler of ours takes part.
 */
class SetConstTest {
  /** Fields that follow from others and can be erased; statistics are overridden in some models. */
  private static final List<String> DERIVED =
      List.of(
          "body_subtreemass",
          "body_treeid",
          "body_invweight0",
          "dof_invweight0",
          "dof_M0",
          "dof_length",
          "tree_bodyadr",
          "tree_bodynum",
          "tree_dofadr",
          "tree_dofnum",
          "tendon_length0",
          "tendon_invweight0",
          "tendon_treenum",
          "tendon_treeid",
          "actuator_length0",
          "actuator_acc0",
          "cam_pos0",
          "cam_poscom0",
          "cam_mat0",
          "light_pos0",
          "light_poscom0",
          "light_dir0");

  static Stream<Path> recordings() throws IOException {
    List<Path> found = new ArrayList<>();
    for (String folder : List.of("compile", "acceptance")) {
      try (Stream<Path> files = Files.list(Path.of("src/test/resources", folder))) {
        found.addAll(files.filter(f -> f.toString().endsWith(".json.gz")).sorted().toList());
      }
    }
    assertThat(found).hasSizeGreaterThan(200);
    return found.stream();
  }

  /** A heavier arm and another reference position, as MuJoCo takes them. */
  @Test
  @Tag("acceptance:004-73")
  void whatFollowsFromMassesAndTheReferencePositionIsComputedAgain() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-setconst");
    Model m = AcceptanceNumbers.model("d_rich");
    List<String> recorded =
        m.fields().stream().map(Field::name).filter(n -> want.has("before_" + n)).toList();
    assertThat(recorded).hasSize(15);
    assertRecorded(m, recorded, want, "before_");
    m.body.mass[3] *= 2;
    for (int k = 9; k < 12; k++) {
      m.body.inertia[k] *= 2;
    }
    m.qpos0[14] = 0.3;
    List<double[]> before = recorded.stream().map(n -> values(m, n)).toList();
    Physics.setConst(m);
    assertRecorded(m, recorded, want, "after_");
    List<String> changed = new ArrayList<>();
    for (int i = 0; i < recorded.size(); i++) {
      if (!Arrays.equals(before.get(i), values(m, recorded.get(i)))) {
        changed.add(recorded.get(i));
      }
    }
    assertThat(changed).containsExactlyInAnyOrder(want.text("changed").split(","));
    assertThat(m.stat.meaninertia).isCloseTo(want.number("meaninertia"), within(1e-14));
    assertThat(m.qposSpring).containsExactly(want.array("qpos_spring"));
  }

  private static void assertRecorded(
      Model m, List<String> names, AcceptanceNumbers want, String when) {
    for (String name : names) {
      assertThat(Reference.error(want.array(when + name), values(m, name)))
          .as(when + name)
          .isLessThan(1e-13);
    }
  }

  private static double[] values(Model m, String name) {
    return RecordedModel.values(m.field(name).orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("recordings")
  void derivedFieldsAreRestoredWithinOnePartInTenToTheTenth(Path recording) throws IOException {
    Map<String, Object> reference;
    try (var in = Files.newInputStream(recording)) {
      reference = Reference.read(in);
    }
    Model m = RecordedModel.build(reference);
    for (String name : DERIVED) {
      Field field = m.field(name).orElseThrow();
      double[] erased = new double[field.length()];
      Arrays.fill(erased, -7);
      RecordedModel.put(field, erased);
    }

    Physics.setConst(m);

    List<String> wrong = new ArrayList<>();
    for (String name : DERIVED) {
      double[] want = (double[]) reference.get(name);
      double error = Reference.error(want, RecordedModel.values(m.field(name).orElseThrow()));
      if (!(error <= 1e-10)) {
        wrong.add(name + " " + error);
      }
    }
    assertThat(wrong).isEmpty();
  }
}
