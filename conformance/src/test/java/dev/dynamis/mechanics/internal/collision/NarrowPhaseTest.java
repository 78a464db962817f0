package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.constant.GeomType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NarrowPhaseTest {
  @Test
  void theGeomWhoseTypeComesFirstIsTheFirstOfTheContact() {
    TwoGeoms s = TwoGeoms.of("type='box' size='.1 .1 .1'", "type='sphere' size='.1' pos='.15 0 0'");
    NarrowPhase.geoms(s.m, s.d, 0, 1);
    NarrowPhase.geoms(s.m, s.d, 1, 0);
    assertThat(s.d.ncon).isEqualTo(2);
    for (int i = 0; i < 2; i++) {
      assertThat(s.d.contact.geom[2 * i]).isEqualTo(1);
      assertThat(s.d.contact.geom[2 * i + 1]).isEqualTo(0);
      // from the sphere to the box
      assertThat(s.d.contact.frame[9 * i]).isEqualTo(-1);
    }
  }

  @ParameterizedTest
  @CsvSource({"1 1 1 1, 1", "1 0 0 1, 1", "0 1 1 0, 1", "1 0 1 0, 0", "2 4 4 1, 1", "2 4 8 1, 0"})
  void masksDecideWhetherGeomsMeet(String masks, int contacts) {
    String[] bits = masks.split(" ");
    TwoGeoms s =
        TwoGeoms.of(
            "size='.1' contype='" + bits[0] + "' conaffinity='" + bits[1] + "'",
            "size='.1' pos='.1 0 0' contype='" + bits[2] + "' conaffinity='" + bits[3] + "'");
    NarrowPhase.geoms(s.m, s.d, 0, 1);
    assertThat(s.d.ncon).isEqualTo(contacts);
  }

  /** Planes and height fields can't move against each other. */
  @Test
  void everyPairButOfPlanesAndHeightFieldsIsTestable() {
    String field = "<hfield name='h' nrow='2' ncol='2' size='1 1 1 1'/>";
    String mesh = "<mesh name='m' vertex='0 0 0 1 0 0 0 1 0 0 0 1'/>";
    TwoGeoms s =
        TwoGeoms.withAssets(
            field + mesh,
            "type='plane' size='1 1 1'",
            "type='hfield' hfield='h'",
            "type='sphere' size='1'",
            "type='capsule' size='1 1'",
            "type='ellipsoid' size='1 1 1'",
            "type='cylinder' size='1 1'",
            "type='box' size='1 1 1'",
            "type='mesh' mesh='m'");
    for (int g2 = 0; g2 < s.m.ngeom; g2++) {
      assertThat(s.m.geom.type[g2]).isEqualTo(g2);
      for (int g1 = 0; g1 <= g2; g1++) {
        assertThat(NarrowPhase.isTestable(s.m, g1, g2)).isEqualTo(g2 > GeomType.HFIELD);
      }
    }
  }

  @Test
  void boundingSpheresAreApartBeyondTheMargin() {
    TwoGeoms s = TwoGeoms.of("size='.1'", "size='.2' pos='.3 .4 0'");
    assertThat(NarrowPhase.spheresApart(s.m, s.d, 0, 1, .2 - 1e-12)).isTrue();
    assertThat(NarrowPhase.spheresApart(s.m, s.d, 0, 1, .2 + 1e-12)).isFalse();
    TwoGeoms p = TwoGeoms.of("type='plane' size='1 1 1' euler='0 90 0'", "size='.2' pos='.3 5 5'");
    assertThat(NarrowPhase.spheresApart(p.m, p.d, 0, 1, .1 - 1e-12)).isTrue();
    assertThat(NarrowPhase.spheresApart(p.m, p.d, 0, 1, .1 + 1e-12)).isFalse();
  }
}
