package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.conformance.ModelComparison;
import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.internal.flex.FlexRecording;
import dev.dynamis.mjcf.Mjcf;
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
        "rope",
        "radial",
        "explicit",
        "shapes"
      })
  void everyArrayIsMujocos(String name) {
    FlexRecording recording = FlexRecording.of(name);
    assertThat(ModelComparison.of(recording.compiled, recording.arrays).differences()).isEmpty();
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
}
