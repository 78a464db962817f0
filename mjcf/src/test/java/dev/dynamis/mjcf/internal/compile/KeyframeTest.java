package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.robot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import org.junit.jupiter.api.Test;

class KeyframeTest {
  @Test
  void refusesKeyframeThatIsTooLong() {
    refused(
        "MJ231",
        "key[k]/@qpos",
        "has 7 numbers, the model needs 5",
        robot("<keyframe><key name='k' qpos='0 1 2 3 4 5 6'/></keyframe>"));
  }

  @Test
  void shortKeyframesAreFilledUpWithAWarning() {
    Compiled c =
        Mjcf.compile(Mjcf.readText(robot("<keyframe><key name='k' qpos='0.5'/></keyframe>")));
    assertThat(c.model().key.qpos).containsExactly(0.5, 1, 0, 0, 0);
    assertThat(c.notes().get(0).problem()).contains("has 1 numbers, the model needs 5");
  }
}
