package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import org.junit.jupiter.api.Test;

/** Which stages are compiled. */
class CompiledCodeTest {
  private static Model chain(int links) {
    StringBuilder text = new StringBuilder("<mujoco><worldbody>");
    for (int i = 0; i < links; i++) {
      text.append("<body pos='.1 .2 .3'><joint axis='1 2 3'/><geom size='.1' pos='.1 .1 0'/>");
    }
    text.append("</body>".repeat(links)).append("</worldbody></mujoco>");
    return SmoothModels.compile(text.toString());
  }

  private static CompiledCode of(Model m) {
    return CompiledCode.of(new Data(m));
  }

  @Test
  void smallModelsAreCompiledMiddleOnesWithoutInertiaLargeOnesNotAtAll() {
    CompiledCode small = of(chain(6));
    assertThat(small.position).isNotNull();
    assertThat(small.withInertia).isTrue();
    assertThat(small.velocity).isNotNull();
    CompiledCode middle = of(chain(16));
    assertThat(middle.position).isNotNull();
    assertThat(middle.withInertia).isFalse();
    CompiledCode large = of(chain(60));
    assertThat(large.position).isNull();
    assertThat(large.velocity).isNull();
    assertThat(of(chain(110)).position).isNull();
  }

  @Test
  void tinyMassesDontFit() {
    Model m = chain(3);
    Data d = new Data(m);
    double[][] reals = new double[Reals.values().length][];
    for (Reals array : Reals.values()) {
      reals[array.ordinal()] = array.of(d);
    }
    int[][] ints = new int[Ints.values().length][];
    for (Ints array : Ints.values()) {
      ints[array.ordinal()] = array.of(m);
    }
    CompiledCode code = CompiledCode.of(d);
    assertThat(code.fits(m, reals, ints)).isTrue();
    m.body.subtreemass[3] = 1e-16;
    assertThat(code.fits(m, reals, ints)).isFalse();
    assertThat(code.stillFits(m, reals)).isFalse();
    m.body.subtreemass[3] = 1;
    assertThat(code.fits(m, reals, ints)).isTrue();
    m.body.parentid[3] = 1;
    assertThat(code.fits(m, reals, ints)).isFalse();
  }
}
