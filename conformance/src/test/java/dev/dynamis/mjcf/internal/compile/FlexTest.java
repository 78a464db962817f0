package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.conformance.ModelComparison;
import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.internal.flex.FlexRecording;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Flexes compile to the arrays of MuJoCo, and what can't be compiled says why. */
class FlexTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cloth",
        "strain",
        "membrane",
        "block",
        "nodes",
        "nodes_damping",
        "rope",
        "radial",
        "explicit",
        "handmade",
        "handmade_nodes",
        "attached",
        "sensors",
        "shapes",
        "gmsh",
        "plate",
        "islands",
        "asleep",
        "touch"
      })
  void everyArrayIsMujocos(String name) {
    FlexRecording recording = FlexRecording.of(name);
    assertThat(ModelComparison.of(recording.compiled, recording.arrays).differences()).isEmpty();
  }

  @Test
  void attachedFlexesMoveLikeMujocos() {
    FlexRecording.of("attached").agrees(1e-10, "flexvert_xpos", "qacc", "efc_force", "qvel");
  }

  @Test
  void attachedFlexesAndTheirEqualitiesGetThePrefix() {
    String text =
        """
        <mujoco>
          <asset><model name='net' file='net.xml'/></asset>
          <worldbody>
            <attach model='net' body='frame' prefix='a_'/>
            <attach model='net' prefix='b_'/>
          </worldbody>
        </mujoco>
        """;
    Map<String, byte[]> files =
        Map.of("m.xml", text.getBytes(StandardCharsets.UTF_8), "net.xml", net());
    Model m = Mjcf.load("m.xml", Resources.memory(files)).model();
    // a body of the third flex is not in the first copy
    assertThat(m.names.all(ObjType.FLEX))
        .containsExactly("a_string", "b_string", "b_elsewhere", "a_sheet", "b_sheet");
    assertThat(m.eq.obj1id).containsExactly(0, 1, 2, 3, 4);
  }

  private static byte[] net() {
    try {
      return Files.readAllBytes(Path.of("src/test/resources/flex/parts/net.xml"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dim='4' body='a b' element='0 1'                                  | flex[f]/@dim
          dim='2' body='a b' element='0 1'                                  | flex[f]/@element
          dim='1' body='a b' element='0 2'                                  | flex[f]/@element
          dim='1' body='a b' element='0 0'                                  | flex[f]/@element
          dim='1' body='a b' vertex='0 0 0' element='0 1'                   | flex[f]/@body
          dim='1' body='a b' element='0 1' texcoord='0 0'                   | flex[f]/@texcoord
          dim='1' body='a b' element='0 1' node='a b'                       | flex[f]/@node
          dim='1' body='a nobody' element='0 1'                             | flex[f]/@body
          """)
  void whatDoesNotFitIsNamedWithItsPlace(String attributes, String place) {
    String text =
        """
        <mujoco>
          <worldbody>
            <body name='a'><freejoint/><geom size='.1'/></body>
            <body name='b'><freejoint/><geom size='.1'/></body>
          </worldbody>
          <deformable>
            <flex name='f' %s/>
          </deformable>
        </mujoco>
        """
            .formatted(attributes);
    assertThatThrownBy(() -> Mjcf.compile(Mjcf.readText(text)))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining(":7:")
        .hasMessageContaining(place);
  }

  private static final String ELASTIC =
      """
      <mujoco>
        <worldbody>
          <body name='a'><joint type='slide' axis='1 0 0'/><joint type='slide'/><joint type='slide' axis='0 1 0'/><geom size='.1'/></body>
          <body name='b' pos='1 0 0'><joint type='slide' axis='1 0 0'/><joint type='slide'/><joint type='slide' axis='0 1 0'/><geom size='.1'/></body>
          <body name='c' pos='%s'><joint type='slide' axis='1 0 0'/><joint type='slide'/><joint type='slide' axis='0 1 0'/><geom size='.1'/></body>
          <body name='d' pos='%s'><joint type='slide' axis='1 0 0'/><joint type='slide'/><joint type='slide' axis='0 1 0'/><geom size='.1'/></body>
        </worldbody>
        <deformable>
          <flex name='f' body='a b c d' dim='%s' element='%s'>%s</flex>
        </deformable>
        %s
      </mujoco>
      """;

  private static Model elastic(
      String c, String d, int dim, String element, String inside, String rest) {
    String text = ELASTIC.formatted(c, d, dim, element, inside, rest);
    return Mjcf.compile(Mjcf.readText(text)).model();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2 0 0 | 0 1 0 | 2 | 0 1 2 0 1 3 | stretch | element 0 has no area
          2 0 0 | 0 1 0 | 2 | 0 1 2 0 1 3 | bend    | has no area
          0 1 0 | 1 1 0 | 3 | 0 1 2 3     | none    | element 0 has no volume
          0 1 0 | 0 1 0 | 3 | 0 1 2 3     | none    | element 0 has no volume
          """)
  void elementsWithoutExtentCantBeElastic(
      String c, String d, int dim, String element, String mode, String words) {
    String inside = "<elasticity young='1e3' thickness='.1' elastic2d='%s'/>".formatted(mode);
    assertThatThrownBy(() -> elastic(c, d, dim, element, inside, ""))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining(":9:")
        .hasMessageContaining("flex[f]/@element")
        .hasMessageContaining(words);
  }

  @Test
  void tetrahedraThatAreInsideOutAreTurned() {
    String young = "<elasticity young='1e3' poisson='.2'/>";
    Model m = elastic("0 1 0", "0 0 1", 3, "0 1 2 3", young, "");
    Model inverted = elastic("0 1 0", "0 0 1", 3, "0 2 1 3", young, "");
    assertThat(inverted.flex.elem).isEqualTo(m.flex.elem);
    assertThat(inverted.flex.stiffness).isEqualTo(m.flex.stiffness);
  }

  @Test
  void elementsThatAreInsideOutBesideOthersAreNoted() {
    String points = "point='0 0 0 1 0 0 0 1 0 0 0 1 1 1 1'";
    assertThat(
            notes(
                "<flexcomp name='c' type='direct' dim='3' " + points + " element='%s'/>",
                "0 1 2 3 1 3 2 4"))
        .isEqualTo("2element 1 is inside out beside the others, and is turned");
    assertThat(
            notes(
                "<flexcomp name='c' type='direct' dim='3' " + points + " element='%s'/>",
                "0 1 2 3 1 2 3 4"))
        .isEmpty();
    assertThat(notes("<flexcomp name='c' type='box' dim='3' count='%s'/>", "3 3 3")).isEmpty();
  }

  private static String notes(String comp, String value) {
    String text = "<mujoco><worldbody>\n" + comp.formatted(value) + "\n</worldbody></mujoco>";
    return Mjcf.compile(Mjcf.readText(text)).notes().stream()
        .map(n -> n.line() + n.problem())
        .collect(java.util.stream.Collectors.joining("\n"));
  }

  @Test
  void strainIsKeptInAPlaneOnly() {
    String equality = "<equality><flexvert flex='f'/></equality>";
    assertThat(elastic("0 1 0", "1 1 0", 2, "0 1 2 1 3 2", "", equality).neq).isEqualTo(1);
    assertThatThrownBy(() -> elastic("0 1 0", "1 1 .5", 2, "0 1 2 1 3 2", "", equality))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining(":11:")
        .hasMessageContaining("vertex 3 of f is 0.5 m above vertex");
  }
}
