package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Small files that ask for much memory are answered, not obeyed. */
class MemoryOfLoadingTest {
  private static final LoadLimits LIMITS = LoadLimits.DEFAULT.withBytes(100_000_000);

  private static final String HINGES =
      "<worldbody><body><joint name='a'/><joint name='b' axis='1 0 0'/><geom name='g' size='1'/>"
          + "</body></worldbody>";

  private static String model(String content) {
    return "<mujoco>" + content + "</mujoco>";
  }

  private static String assets(String format, int n) {
    StringBuilder b = new StringBuilder("<asset>");
    for (int i = 0; i < n; i++) {
      b.append(format.replace("#", "" + i));
    }
    return b + "</asset>";
  }

  static Stream<Arguments> bombs() {
    String texture = "<texture name='t#' type='2d' builtin='flat' width='2000' height='2000'/>";
    String cube = "<texture name='t#' type='cube' builtin='flat' width='1000'/>";
    String field = "<hfield name='h#' nrow='1000' ncol='1000' size='1 1 1 1'/>";
    String mesh = "<mesh name='m#' builtin='plate' params='200 200'/>";
    String user = "<user dim='2147483647'/>";
    String history = "<motor joint='a' nsample='16000000'/>";
    return Stream.of(
        Arguments.of("many textures", model(assets(texture, 50))),
        Arguments.of("many cubes", model(assets(cube, 50))),
        Arguments.of("many height fields", model(assets(field, 100))),
        Arguments.of("many meshes", model(assets(mesh, 100))),
        Arguments.of(
            "a long cable",
            model(
                "<worldbody><composite prefix='c' type='cable' curve='s' count='5000 1 1' size='1'>"
                    + "<joint kind='main' damping='1'/><geom type='capsule' size='.001'/>"
                    + "</composite></worldbody>")),
        Arguments.of(
            "activations",
            model(
                HINGES
                    + "<actuator><general joint='a' dyntype='user' actdim='100000000'/></actuator>")),
        Arguments.of(
            "contacts of a sensor",
            model(HINGES + "<sensor><contact geom1='g' num='100000000'/></sensor>")),
        Arguments.of("values of a sensor", model(HINGES + "<sensor>" + user + "</sensor>")),
        Arguments.of(
            "values of many sensors", model(HINGES + "<sensor>" + user.repeat(3) + "</sensor>")),
        Arguments.of("keyframes", model("<size nkey='90000000'/>" + HINGES)),
        Arguments.of("numbers of keyframes", model("<size nkey='1000000'/>" + HINGES.repeat(1))),
        Arguments.of(
            "histories", model(HINGES + "<actuator>" + history.repeat(100) + "</actuator>")),
        Arguments.of("user data", model("<size nuserdata='90000000'/>")),
        Arguments.of("user numbers", model("<size nuser_geom='90000000'/>" + HINGES)),
        Arguments.of(
            "copies of copies",
            model(
                "<worldbody>"
                    + "<replicate count='100'>".repeat(3)
                    + "<geom size='1'/>"
                    + "</replicate>".repeat(3)
                    + "</worldbody>")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("bombs")
  void bombsAreRefused(String what, String text) {
    assertThat(errors(text)).extracting(Diagnostic::code).contains("MJ090");
    assertThat(errors(text)).allSatisfy(d -> assertThat(d.fix()).isNotBlank());
  }

  @Test
  void theLimitIsRaisedByAnOption() {
    String text =
        model(assets("<texture name='t#' type='2d' builtin='flat' width='9' height='9'/>", 1));
    LoadLimits little = LoadLimits.DEFAULT.withBytes(100_000);
    assertThat(errors(text, little)).extracting(Diagnostic::code).contains("MJ090");
    assertThat(load(text, LIMITS).ntex).isEqualTo(1);
  }

  @Test
  void theMessageNamesTheLargestArray() {
    List<Diagnostic> found = errors(model("<size nuserdata='90000000'/>"));
    assertThat(found.getFirst().problem())
        .contains("needs 720 MB")
        .contains("its largest array is userdata (nuserdata x 1)");
  }

  @Test
  void aMeshFileIsMeasuredBeforeItIsRead(@TempDir Path folder) throws IOException {
    try (RandomAccessFile stl = new RandomAccessFile(folder.resolve("big.stl").toFile(), "rw")) {
      stl.setLength(1_200_000_000L);
    }
    Files.writeString(
        folder.resolve("m.xml"), model("<asset><mesh name='m' file='big.stl'/></asset>"));
    List<Diagnostic> found =
        assertTimeoutPreemptively(
            Duration.ofSeconds(20),
            () -> {
              try {
                Mjcf.load("m.xml", Resources.folder(folder), LIMITS);
                return List.of();
              } catch (ModelException e) {
                return e.diagnostics();
              }
            });
    assertThat(found).hasSize(1);
    assertThat(found.getFirst().problem()).contains("big.stl has 1200000000 bytes, the limit is");
  }

  private static List<Diagnostic> errors(String text) {
    return errors(text, LIMITS);
  }

  private static List<Diagnostic> errors(String text, LoadLimits limits) {
    return assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () -> {
          try {
            load(text, limits);
            return List.of();
          } catch (ModelException e) {
            return e.diagnostics().stream().filter(d -> d.severity() == Severity.ERROR).toList();
          }
        });
  }

  private static dev.dynamis.mechanics.Model load(String text, LoadLimits limits) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return Mjcf.load("m.xml", Resources.memory(Map.of("m.xml", bytes)), limits).model();
  }
}
