package dev.dynamis.mjcf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What MuJoCo loads and refuses, loads and is refused here. */
class RecordedLoadingTest {
  private static final Path FOLDER = Path.of("src/test/resources/acceptance");

  static Stream<Arguments> badInputs() throws IOException {
    String inputs = AcceptanceNumbers.of("004-load-errors").text("inputs");
    Map<String, String> found = new LinkedHashMap<>();
    try (JsonParser json = new JsonFactory().createParser(inputs)) {
      while (json.nextToken() != JsonToken.END_OBJECT) {
        if (json.currentToken() == JsonToken.VALUE_STRING) {
          found.put(json.currentName(), json.getText());
        }
      }
    }
    assertThat(found).hasSize(18);
    return found.entrySet().stream().map(e -> Arguments.of(e.getKey(), e.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("badInputs")
  @Tag("acceptance:004-10")
  void whatMujocoRefusesIsRefusedWithAPlaceAndAnAdvice(String name, String text) {
    assertThat(AcceptanceNumbers.of("004-load-errors").has(name)).isTrue();
    assertRefused(text);
  }

  @Test
  @Tag("acceptance:004-10")
  void aFileThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> Mjcf.load(FOLDER.resolve("none.xml")))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("none.xml");
  }

  @Test
  @Tag("acceptance:BUG-04")
  void aFreeJointBelowAnotherBodyIsRefused() {
    assertThat(
            assertRefused(
                    world("<body><body><freejoint/><geom size='1'/></body><geom size='1'/></body>"))
                .element())
        .contains("freejoint");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"<joint type='ball'/><joint/>", "<joint type='ball'/><joint type='ball'/>"})
  @Tag("acceptance:BUG-05")
  void aRotationAfterABallIsRefused(String joints) {
    assertThat(assertRefused(world("<body>" + joints + "<geom size='1'/></body>")).element())
        .contains("joint");
  }

  @Test
  @Tag("acceptance:BUG-05")
  void aSlideAfterABallIsFine() {
    String text = world("<body><joint type='ball'/><joint type='slide'/><geom size='1'/></body>");
    assertThat(Mjcf.compile(Mjcf.readText(text)).model().nv).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<mujoco><foo/></mujoco>",
        "<mujoco><worldbody><body foo='1'/></worldbody></mujoco>",
        "<mujoco><worldbody><site name='s'/></worldbody>"
            + "<sensor><framelinvel site='s'/></sensor></mujoco>",
        "<mujoco><option integrator='implicitspringdamper'/></mujoco>"
      })
  @Tag("acceptance:BUG-31")
  void unknownElementsAttributesAndKeywordsAreRefused(String text) {
    assertRefused(text);
  }

  @Test
  @Tag("acceptance:001-T13")
  void aMovingBodyWithoutMassIsRefused() {
    String text =
        world("<body><joint/><geom size='1'/><body><joint/><body pos='1 0 0'/></body></body>");
    assertThat(assertRefused(text).problem()).contains("mass");
  }

  /** Refused with at least one error, which names its place and what to do. */
  private static Diagnostic assertRefused(String text) {
    ModelException refused =
        org.assertj.core.api.Assertions.catchThrowableOfType(
            ModelException.class, () -> Mjcf.compile(Mjcf.readText(text)));
    assertThat(refused).as(text).isNotNull();
    Diagnostic first =
        refused.diagnostics().stream()
            .filter(d -> d.severity() == Severity.ERROR)
            .findFirst()
            .orElseThrow();
    assertThat(first.line()).isEqualTo(1);
    assertThat(first.column()).isPositive();
    assertThat(first.problem()).isNotBlank();
    assertThat(first.fix()).isNotBlank();
    return first;
  }

  @Test
  @Tag("acceptance:BUG-07")
  void geomsBetweenTwoPointsHaveTheRecordedPlacesAndInertias() {
    assertFields("BUG-07", AcceptanceNumbers.model("e_fromto"), 8);
  }

  @Test
  @Tag("acceptance:BUG-19")
  void anEmptyModelHasTheRecordedOptions() {
    Model m = Mjcf.compile(Mjcf.readText("<mujoco/>")).model();
    AcceptanceNumbers want = AcceptanceNumbers.of("BUG-19");
    assertThat(m.nbody).isEqualTo((int) want.number("nbody"));
    int compared = 0;
    for (var field : m.fields()) {
      String name = field.name().replace("opt.", "");
      if (field.name().startsWith("opt.") && want.has(name)) {
        assertThat(RecordedModel.values(field)).as(name).containsExactly(want.array(name));
        compared++;
      }
    }
    assertThat(compared).isEqualTo(29);
  }

  private static void assertFields(String record, Model m, int least) {
    AcceptanceNumbers want = AcceptanceNumbers.of(record);
    int compared = 0;
    for (var field : m.fields()) {
      if (want.has(field.name())) {
        assertThat(Reference.error(want.array(field.name()), RecordedModel.values(field)))
            .as(field.name())
            .isLessThan(1e-15);
        compared++;
      }
    }
    assertThat(compared).isGreaterThanOrEqualTo(least);
  }

  @Test
  @Tag("acceptance:004-5")
  void aModelInMemoryIncludesFilesInMemory() throws IOException {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-load-vfs");
    Model m = Mjcf.load("d_vfs_main.xml", memory()).model();
    assertThat(m.nmesh).isEqualTo((int) want.number("nmesh"));
    assertThat(m.nmeshvert).isEqualTo((int) want.number("nmeshvert"));
    assertThat(m.body.mass[1]).isCloseTo(want.number("body_mass"), within(1e-12));
    double[] inertia = {m.body.inertia[3], m.body.inertia[4], m.body.inertia[5]};
    assertThat(Reference.error(want.array("body_inertia"), inertia)).isLessThan(1e-13);
    assertThat(Reference.error(want.array("geom_pos"), m.geom.pos)).isLessThan(1e-14);
    assertThat(Reference.error(want.array("geom_quat"), m.geom.quat)).isLessThan(1e-13);
  }

  @Test
  @Tag("acceptance:004-6")
  void filesInMemoryAreFoundBeforeThoseOfTheDisk() throws IOException {
    String part =
        "<mujoco><worldbody><body><freejoint/><geom size='2'/></body></worldbody></mujoco>";
    Resources files =
        Resources.over(
            Resources.memory(Map.of("sub/part.xml", part.getBytes(StandardCharsets.UTF_8))),
            Resources.folder(FOLDER));
    Model m = Mjcf.load("d_vfs_main.xml", files).model();
    // the ball of the file in memory instead of the mesh of the one on the disk
    assertThat(m.geom.size[0]).isEqualTo(2);
    assertThat(m.nmesh).as("read from the disk").isEqualTo(1);
    assertThat(files.exists("tet.obj")).isTrue();
    assertThat(files.exists("none.obj")).isFalse();
  }

  private static Resources memory() throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (String name : new String[] {"d_vfs_main.xml", "sub/part.xml", "tet.obj"}) {
      files.put(name, Files.readAllBytes(FOLDER.resolve(name)));
    }
    return Resources.memory(files);
  }

  private static String world(String bodies) {
    return "<mujoco><worldbody>" + bodies + "</worldbody></mujoco>";
  }
}
