package dev.dynamis.mjcf.internal.macro;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.internal.read.Loading;
import dev.dynamis.mjcf.spec.Spec;
import org.junit.jupiter.api.Test;

class MacrosTest {
  @Test
  void aSpecWithoutMacrosIsNotCopied() {
    Spec spec = Mjcf.readText("<mujoco><worldbody><frame><geom/></frame></worldbody></mujoco>");
    assertThat(Macros.expand(spec, new Loading())).isSameAs(spec);
  }
}
