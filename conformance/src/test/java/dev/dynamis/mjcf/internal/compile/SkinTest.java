package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.conformance.ModelComparison;
import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.internal.skin.SkinRecording;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Skins compile to the arrays of MuJoCo, and what can't be compiled says why. */
class SkinTest {
  private static final String FILE =
      """
      <mujoco>
        <asset>
          <skin file='s.skn' %s
        </asset>
        <worldbody>
          <body name='arm'/>
        </worldbody>
      </mujoco>
      """;

  @ParameterizedTest
  @ValueSource(strings = {"bones", "file", "cable", "attached"})
  void everyArrayIsMujocos(String name) {
    SkinRecording r = SkinRecording.of(name);
    assertThat(r.arrays).hasSizeGreaterThan(25);
    assertThat(ModelComparison.of(r.compiled, r.arrays).differences()).isEmpty();
    assertThat(r.compiled.notes()).isEmpty();
  }

  @Test
  void namesAreThoseOfTheFilesAndOfMujoco() {
    for (String name : new String[] {"bones", "file", "cable"}) {
      SkinRecording r = SkinRecording.of(name);
      assertThat(r.model.names.all(ObjType.SKIN)).isEqualTo(r.names.get("skin"));
    }
    // attached ones get the prefix like everything else; MuJoCo leaves it out
    Model attached = SkinRecording.of("attached").model;
    assertThat(attached.names.all(ObjType.SKIN)).containsExactly("own", "left_sleeve");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bones", "cable"})
  void writtenTextsAndBinariesGiveTheSameModelAgain(String name) {
    SkinRecording r = SkinRecording.of(name);
    Model again = Mjcf.compile(Mjcf.readText(Mjcf.write(r.compiled.source()))).model();
    assertThat(again.hash()).isEqualTo(r.model.hash());
    assertThat(Model.load(r.model.toBytes(), "test").hash()).isEqualTo(r.model.hash());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          face='0 1 2'                          |                                   | has no vertices
          vertex='0 0 0 1 0 0 0 1 0'            |                                   | has no faces
          V F                                   |                                   | has no bones
          V F texcoord='0 0'                    | B vertid='0 1 2' vertweight='1 1 1' | skin[s]/@texcoord
          V face='0 1 3'                        | B vertid='0 1 2' vertweight='1 1 1' | skin[s]/@face
          V F                                   | B vertid='0 1 2' vertweight='1 1' | bone/@vertweight
          V F                                   | B vertid='0 1 -1' vertweight='1 1 1' | bone/@vertid
          V F                                   | B vertid='0 1 3' vertweight='1 1 1' | bone/@vertid
          V F                                   | B vertid='0 1' vertweight='1 1'   | vertex 2
          V F                                   | B vertid='0 1 2' vertweight='1 1 0' | vertex 2
          V F group='6'                         | B vertid='0 1 2' vertweight='1 1 1' | skin[s]/@group
          V F material='none'                   | B vertid='0 1 2' vertweight='1 1 1' | skin[s]/@material
          V F                                   | C vertid='0 1 2' vertweight='1 1 1' | bone/@body
          V F file='a.skn'                      |                                   | skin[s]/@vertex
          file='a.obj'                          |                                   | skin[s]/@file
          file='none.skn'                       |                                   | none.skn
          """)
  void whatDoesNotFitIsNamedWithItsPlace(String skin, String bone, String words) {
    String bones =
        bone == null
            ? ""
            : "<bone "
                + bone.replace("B ", "body='arm' bindpos='0 0 0' bindquat='1 0 0 0' ")
                    .replace("C ", "body='leg' bindpos='0 0 0' bindquat='1 0 0 0' ")
                + "/>";
    String text =
        """
        <mujoco>
          <asset>
            <skin name='s' %s>%s</skin>
          </asset>
          <worldbody>
            <body name='arm'/>
          </worldbody>
        </mujoco>
        """
            .formatted(
                skin.replace("V ", "vertex='0 0 0 1 0 0 0 1 0' ").replace("F", "face='0 1 2'"),
                bones);
    assertThatThrownBy(() -> Mjcf.compile(Mjcf.readText(text)))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining(":3:")
        .hasMessageContaining(words);
  }

  @Test
  void bonesBesideAFileAreRefused() {
    String bone =
        "><bone body='arm' bindpos='0 0 0' bindquat='1 0 0 0' vertid='0' vertweight='1'/></skin>";
    refused(bone, skn("arm", 0), LoadLimits.DEFAULT, "is given beside a file");
  }

  @Test
  void bonesOfFilesNameBodiesAndVerticesOfTheModel() {
    refused("/>", skn("arn", 0), LoadLimits.DEFAULT, "did you mean \"arm\"?");
    refused("/>", skn("arm", 3), LoadLimits.DEFAULT, "bone 0 names vertex 3, there are 3");
  }

  @Test
  void filesCountAgainstTheMemoryOfTheModel() throws IOException {
    byte[] large = new byte[2_000_000];
    refused("/>", large, LoadLimits.DEFAULT.withBytes(1_000_000), "s.skn");
    Path tube = Path.of("src/test/resources/skin/meshes/tube.skn");
    refused("/>", Files.readAllBytes(tube), LoadLimits.DEFAULT, "names body \"base\"");
  }

  private static void refused(String rest, byte[] file, LoadLimits limits, String words) {
    byte[] text = FILE.formatted(rest).getBytes(StandardCharsets.UTF_8);
    Resources files = Resources.memory(Map.of("m.xml", text, "s.skn", file));
    assertThatThrownBy(() -> Mjcf.load("m.xml", files, limits))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("m.xml:3:")
        .hasMessageContaining(words);
  }

  /** A triangle of one bone, whose last vertex may be wrong. */
  private static byte[] skn(String body, int last) {
    ByteBuffer b = ByteBuffer.allocate(200).order(ByteOrder.LITTLE_ENDIAN);
    b.putInt(3).putInt(0).putInt(1).putInt(1);
    for (float x : new float[] {0, 0, 0, 1, 0, 0, 0, 1, 0}) {
      b.putFloat(x);
    }
    b.putInt(0).putInt(1).putInt(2);
    b.put(body.getBytes(StandardCharsets.UTF_8)).position(104);
    for (float x : new float[] {0, 0, 0, 1, 0, 0, 0}) {
      b.putFloat(x);
    }
    b.putInt(3).putInt(1).putInt(2).putInt(last);
    b.putFloat(1).putFloat(1).putFloat(1);
    return java.util.Arrays.copyOf(b.array(), b.position());
  }
}
