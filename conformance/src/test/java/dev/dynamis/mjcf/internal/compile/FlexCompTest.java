package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.mjcf.spec.Spec;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a flexcomp becomes, and what it can't become. */
class FlexCompTest {
  private static Model compile(String flexcomp) {
    String text = "<mujoco><worldbody>\n" + flexcomp + "\n</worldbody></mujoco>";
    return Mjcf.compile(Mjcf.readText(text)).model();
  }

  @Test
  void pointsBecomeBodiesOfOneNameAndEqualMass() {
    Model m = compile("<flexcomp name='c' dim='2' count='3 4 1' spacing='.1 .1 .1' mass='6'/>");
    assertThat(m.nbody).isEqualTo(1 + 12);
    assertThat(m.nv).isEqualTo(36);
    assertThat(m.nflexelem).isEqualTo(2 * 2 * 3);
    for (int b = 1; b < m.nbody; b++) {
      assertThat(m.names.name(ObjType.BODY, b)).isEqualTo("c_" + (b - 1));
      assertThat(m.body.mass[b]).isCloseTo(0.5, within(1e-15));
    }
  }

  @Test
  void writtenTextsGiveTheSameModelAgain() {
    String text =
        """
        <mujoco><worldbody>
          <flexcomp name='c' dim='3' type='box' count='3 3 3' spacing='.1 .1 .1' mass='6'>
            <elasticity young='100'/><contact passive='true' vertcollide='true'/><pin id='0 3'/>
          </flexcomp>
        </worldbody></mujoco>
        """;
    var spec = Mjcf.readText(text);
    Model again = Mjcf.compile(Mjcf.readText(Mjcf.write(spec))).model();
    assertThat(again.hash()).isEqualTo(Mjcf.compile(spec).model().hash());
  }

  /** All types, dofs, pins and files that the recorded models have, and flexes written by hand. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cloth",
        "strain",
        "membrane",
        "block",
        "nodes",
        "rope",
        "radial",
        "explicit",
        "handmade",
        "handmade_nodes",
        "sensors",
        "shapes",
        "gmsh",
        "plate",
        "islands",
        "touch"
      })
  void recordedModelsAreTheSameAfterWritingAndReading(String name) {
    Path folder = Path.of("src/test/resources/flex");
    Spec spec = Mjcf.read(folder.resolve(name + ".xml"));
    String written = Mjcf.write(spec);
    Spec again = Mjcf.readText(name + ".xml", written, spec.resources(), LoadLimits.DEFAULT);
    assertThat(Mjcf.compile(again).model().hash()).isEqualTo(Mjcf.compile(spec).model().hash());
  }

  @Test
  void aSpecThatIsEditedGivesTheModelOfTheEditedText() {
    Spec spec =
        Mjcf.readText(
            "<mujoco><worldbody><flexcomp name='c' dim='2' count='3 3 1' spacing='.1 .1 .1'>"
                + "<edge equality='true'/></flexcomp></worldbody></mujoco>");
    Model before = Mjcf.compile(spec.copy()).model();
    Element cloth = spec.world().child("flexcomp");
    cloth.set("count", 4, 3, 1).set("mass", 2);
    cloth.child("edge").remove();
    cloth.add("elasticity").set("young", 50).set("thickness", 0.01).set("elastic2d", "stretch");
    cloth.add("pin").set("id", 0, 3);
    Model edited = Mjcf.compile(spec).model();
    Model written =
        compile(
            "<flexcomp name='c' dim='2' count='4 3 1' spacing='.1 .1 .1' mass='2'>"
                + "<elasticity young='50' thickness='.01' elastic2d='stretch'/><pin id='0 3'/>"
                + "</flexcomp>");
    assertThat(edited.hash()).isEqualTo(written.hash());
    assertThat(before.nv).isEqualTo(27);
    assertThat(before.neq).isEqualTo(1);
    assertThat(edited.nv).isEqualTo(3 * (12 - 2));
    assertThat(edited.neq).isZero();
  }

  @Test
  void aFlexIsBuiltByCode() {
    Spec spec = new Spec();
    for (int i = 0; i < 3; i++) {
      Element body = spec.world().add("body").set("name", "b" + i).set("pos", i, 0, 0);
      body.add("joint").set("type", "slide");
      body.add("geom").set("size", 0.1);
    }
    Element flex = spec.section("deformable").add("flex").set("name", "rope").set("dim", 1);
    flex.set("body", "b0 b1 b2").set("element", 0, 1, 1, 2);
    flex.add("edge").set("stiffness", 7);
    Model m = Mjcf.compile(spec).model();
    assertThat(m.nflexedge).isEqualTo(2);
    assertThat(m.flex.edgestiffness).containsExactly(7);
    assertThat(m.flexedge.length0).containsExactly(1, 1);

    spec.delete(spec.find("flex", "rope"));
    assertThat(Mjcf.compile(spec).model().nflex).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dim='4'                                               | @dim
          dim='2' count='0 3 1'                                 | @count
          dim='2' count='3 3 3'                                 | @count
          dim='2' count='3 3 1' spacing='.1 .1 .001'            | @spacing
          dim='2' count='3 3 1' spacing='.1 .1 .1' mass='0'     | @mass
          type='direct' dim='2' point='0 0 0' element='0 1 2'   | @element
          type='direct' dim='2'                                 | no points
          type='direct' dim='1' point='0 0 0 1 0 0' element='0 1 1 1' | element 1 has point 1 twice
          dof='trilinear' dim='3' count='3 4 4' spacing='1 1 1' | collides with itself unless told not to
          type='mesh' dim='2'                                   | has no file
          type='mesh' dim='3' file='none.obj'                   | none.obj
          dim='3' count='20000 20000 20000' spacing='1 1 1'     | @count
          """)
  void whatCantBeMadeIsNamedWithItsPlace(String attributes, String words) {
    assertThatThrownBy(() -> compile("<flexcomp name='c' " + attributes + "/>"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining(":2:")
        .hasMessageContaining(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          id='9'            | names point 9, there are 9
          range='0 12'      | names point 12, there are 9
          grid='3 0'        | names place 3 of 3
          grid='1'          | expected a multiple of 2
          gridrange='0 0 1' | expected a multiple of 4
          """)
  void pinsNameWhatExists(String pin, String words) {
    String comp =
        "<flexcomp name='c' dim='2' count='3 3 1' spacing='.1 .1 .1'><pin %s/></flexcomp>";
    assertThatThrownBy(() -> compile(comp.formatted(pin)))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining(words);
  }

  /** Also where there is no stiffness yet, as in MuJoCo. */
  @ParameterizedTest
  @ValueSource(strings = {"0", "1e3"})
  void whatBendsHasNoPins(String young) {
    assertThatThrownBy(
            () ->
                compile(
                    "<flexcomp name='c' dim='2' count='3 3 1' spacing='.1 .1 .1'><elasticity"
                        + " young='"
                        + young
                        + "' thickness='.01' elastic2d='bend'/><pin id='4'/></flexcomp>"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("bends, but the body of vertex 4 has 0 joints");
  }

  @Test
  void trianglesThatTheOriginSeesFromBehindAreNamed() {
    assertThat(solid(".2 .2 .2").notes()).isEmpty();
    var notes = solid("2 2 2").notes();
    assertThat(notes).hasSize(1);
    assertThat(notes.getFirst().line()).isEqualTo(2);
    assertThat(notes.getFirst().problem()).contains("is behind 1 of 4 triangles");
  }

  /** A tetrahedron whose faces look outward, around an origin or not. */
  private static Compiled solid(String origin) {
    String obj = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n";
    String text =
        "<mujoco><worldbody>\n<flexcomp name='c' type='mesh' dim='3' file='m.obj' origin='%s'/>"
            + "</worldbody></mujoco>";
    Map<String, byte[]> files =
        Map.of(
            "m.xml",
            text.formatted(origin).getBytes(StandardCharsets.UTF_8),
            "m.obj",
            obj.getBytes(StandardCharsets.UTF_8));
    return Mjcf.load("m.xml", Resources.memory(files));
  }

  @Test
  void aSmallTextGetsNoMoreVerticesThanTheLimitOfElementsAllows() {
    String text =
        "<mujoco><worldbody><flexcomp name='c' dim='2' count='%s 1' spacing='1 1"
            + " 1'/></worldbody></mujoco>";
    LoadLimits limits = new LoadLimits(1 << 20, 2000, 100_000, 50, 10, 1000);
    assertThat(Mjcf.compile(Mjcf.readText(text.formatted("5 5")), limits).model().nflexvert)
        .isEqualTo(25);
    assertThatThrownBy(() -> Mjcf.compile(Mjcf.readText(text.formatted("60 60")), limits))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("asks for 3600 points");
  }
}
