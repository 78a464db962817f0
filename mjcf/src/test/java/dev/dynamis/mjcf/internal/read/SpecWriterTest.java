package dev.dynamis.mjcf.internal.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.internal.urdf.UrdfReader;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.mjcf.spec.Spec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Reading what was written gives the same spec, and writing that gives the same text. */
@Tag("property")
class SpecWriterTest {
  private static final Path ACCEPTANCE =
      Path.of("..", "conformance", "src", "test", "resources", "acceptance");

  @Test
  @Tag("acceptance:004-75")
  @Tag("acceptance:004-105")
  void acceptanceModelsSurviveWritingAndReading() throws IOException {
    List<Path> files = models(ACCEPTANCE);
    assertThat(files).hasSizeGreaterThan(100);
    files.forEach(SpecWriterTest::check);
  }

  @Test
  void everyKindOfTextSurvives() {
    Spec spec = new Spec();
    spec.root().set("model", "a<b>&\"c'\tñ€\uD83D\uDE00");
    spec.section("custom").add("text").set("name", "t").set("data", "two\nlines\r\n");
    spec.section("custom").add("numeric").set("name", "n").set("data", 0.1, -0.0, 1e-300, 1.0 / 3);
    Spec read = Mjcf.readText(Mjcf.write(spec));
    assertThat(read.same(spec)).isTrue();
    assertThat(read.root().text("model")).isEqualTo("a<b>&\"c'\tñ€\uD83D\uDE00");
    assertThat(read.find("text", "t").text("data")).isEqualTo("two\nlines\r\n");
    double[] n = read.find("numeric", "n").reals("data");
    assertThat(n).containsExactly(0.1, -0.0, 1e-300, 1.0 / 3);
    assertThat(1 / n[1]).isNegative();
  }

  @Test
  void anEmptySpecIsOneTag() {
    assertThat(Mjcf.write(new Spec())).isEqualTo("<mujoco/>\n");
    assertThat(Mjcf.readText("<mujoco/>").same(new Spec())).isTrue();
  }

  @Test
  void onlyWhatIsGivenIsWrittenInTheOrderOfTheGrammar() {
    Spec spec = new Spec();
    spec.option().set("timestep", 0.001).child("flag").set("energy", true);
    Element body = spec.world().add("body").set("pos", 0, 0, 1.5).set("name", "a");
    body.add("freejoint");
    body.add("geom").set("size", 0.1, 0.2, 0.3).set("type", "box");
    spec.root().add("default").add("geom").set("density", 500);
    assertThat(Mjcf.write(spec))
        .isEqualTo(
            """
            <mujoco>

              <option timestep="0.001">
                <flag energy="enable"/>
              </option>

              <default>
                <geom density="500"/>
              </default>

              <worldbody>
                <body name="a" pos="0 0 1.5">
                  <freejoint/>
                  <geom type="box" size="0.1 0.2 0.3"/>
                </body>
              </worldbody>
            </mujoco>
            """);
  }

  private static List<Path> models(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(f -> f.toString().endsWith(".xml")).sorted().toList();
    }
  }

  private static void check(Path file) {
    Resources resources = Resources.folder(file.toAbsolutePath().getParent());
    Spec spec =
        SpecReader.read(file.getFileName().toString(), resources, new Loading(), UrdfReader::read);
    assertThat(spec).as(file.toString()).isNotNull();
    String text = Mjcf.write(spec);
    Spec again =
        SpecReader.readText(
            "again",
            text.getBytes(StandardCharsets.UTF_8),
            resources,
            new Loading(),
            UrdfReader::read);
    assertThat(again.same(spec)).as(file.toString()).isTrue();
    assertThat(Mjcf.write(again)).as(file.toString()).isEqualTo(text);
    assertThat(spec.copy().same(spec)).as(file.toString()).isTrue();
  }
}
