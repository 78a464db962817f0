package dev.dynamis.render.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

class SoftFacesTest {
  private static Mechanism flex(String attributes) {
    Mechanism m =
        new Mechanism(
            Mjcf.compile(
                    Mjcf.readText(
                        "<mujoco><worldbody><flexcomp name='f' type='grid' "
                            + attributes
                            + "><contact internal='false'/></flexcomp></worldbody></mujoco>"))
                .model());
    m.refresh();
    return m;
  }

  private static SoftFaces faces(Mechanism m) {
    SoftFaces s = new SoftFaces(m.model());
    s.update(m.data(), 7);
    return s;
  }

  /** A cloth of one cell: two triangles on either side, and a rim of two for each of four edges. */
  @Test
  void aClothHasTwoSidesAndARim() {
    SoftFaces s = faces(flex("count='2 2 1' spacing='.2 .2 .2' dim='2' radius='.01' mass='1'"));
    assertThat(s.count(0)).isEqualTo(2 * 2 + 2 * 4);
    double most = 0;
    for (int i = 9 * s.first(0); i < 9 * (s.first(0) + s.count(0)); i += 3) {
      most = Math.max(most, Math.abs(s.pos[i + 2]));
    }
    assertThat(most).isCloseTo(0.01, within(1e-6));
  }

  /** A solid of one cell shows its shell only: six squares of two triangles. */
  @Test
  void aSolidShowsItsShell() {
    SoftFaces s = faces(flex("count='2 2 2' spacing='.2 .2 .2' dim='3' radius='.001' mass='1'"));
    assertThat(s.count(0)).isEqualTo(12);
    for (int i = 9 * s.first(0); i < 9 * (s.first(0) + s.count(0)); i += 3) {
      double n =
          s.normal[i] * s.normal[i]
              + s.normal[i + 1] * s.normal[i + 1]
              + s.normal[i + 2] * s.normal[i + 2];
      assertThat(n).isCloseTo(1, within(1e-5));
    }
  }

  @Test
  void aLineHasNoFaces() {
    SoftFaces s = faces(flex("count='3 1 1' spacing='.2 .2 .2' dim='1' radius='.01' mass='1'"));
    assertThat(s.count(0)).isZero();
  }
}
