package dev.dynamis.mjcf.internal.macro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Skins of cables of boxes; their arrays are compared with MuJoCo's elsewhere. */
class CableSkinTest {
  private static Model cable(String count, String skin) {
    String text =
        """
        <mujoco><worldbody>
        <composite prefix='c' type='cable' curve='s' count='%s 1 1' size='1' initial='none'>
        <joint kind='main'/><geom type='box' size='.1 .05 .01'/><skin %s/>
        </composite></worldbody></mujoco>
        """;
    return Mjcf.compile(Mjcf.readText(text.formatted(count, skin))).model();
  }

  @Test
  void thereIsABoneForEachPointOnBothEdges() {
    Model m = cable("5", "");
    assertThat(m.nskinbone).isEqualTo(2 * 5);
    assertThat(m.nskinvert).isEqualTo(2 * 2 * 5);
    // two triangles for each quad of two sides and of a rim of 2 (4 + 1) edges
    assertThat(m.nskinface).isEqualTo(2 * (2 * 4 + 2 * 5));
    assertThat(m.skin.inflate[0]).isEqualTo(.02f);
  }

  @Test
  void aCableOfTwoPointsHasOneBody() {
    assertThat(cable("2", "").skin.bonebodyid).containsOnly(1);
  }

  @Test
  void interpolatedPlacesAreWhereALineIs() {
    // bicubic interpolation is exact for a straight line of points
    Model m = cable("6", "subgrid='3'");
    double[] along = new double[m.nskinvert];
    double[] total = new double[m.nskinvert];
    for (int b = 0; b < m.nskinbone; b++) {
      for (int k = 0; k < m.skin.bonevertnum[b]; k++) {
        int at = m.skin.bonevertadr[b] + k;
        along[m.skin.bonevertid[at]] += m.skin.bonevertweight[at] * (double) (b / 3);
        total[m.skin.bonevertid[at]] += m.skin.bonevertweight[at];
      }
    }
    int columns = 3 + 2 * 3;
    for (int v = 0; v < m.nskinvert; v++) {
      int row = v % (m.nskinvert / 2) / columns;
      assertThat(total[v]).isEqualTo(1, within(1e-6));
      assertThat(along[v]).isEqualTo(row / 4.0, within(1e-6));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2      | subgrid='1'          | needs three points or more, the cable has 2
          5      | subgrid='-1'         | subgrid
          5      | subgrid='2000000000' | needs
          5      | group='9'            | 9 is not a group of skins
          5      | material='none'      | none
          """)
  void whatCantBeMadeIsRefused(String count, String skin, String words) {
    assertThatThrownBy(() -> cable(count, skin))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining(words);
  }
}
