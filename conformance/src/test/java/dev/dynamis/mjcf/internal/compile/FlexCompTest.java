package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
}
