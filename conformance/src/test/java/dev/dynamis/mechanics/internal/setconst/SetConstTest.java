package dev.dynamis.mechanics.internal.setconst;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Derived fields of the reference's own models, erased and computed again.
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
