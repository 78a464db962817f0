package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.flex.FlexRecording;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Contacts found through trees of boxes, in their order. */
class FlexTreesTest {
  @ParameterizedTest
  @ValueSource(strings = {"block", "cloth"})
  void contactsAreMujocos(String model) {
    FlexRecording.of(model).agreesInContacts(1e-9);
  }

  /** A second geom, which touches nothing, makes the search descend the tree. */
  @ParameterizedTest
  @ValueSource(strings = {"dim='2' count='9 9 1'", "dim='3' count='6 6 4'"})
  void aSingleGeomMeetsTheElementsThatTheTreeFinds(String grid) {
    Data scanned = ballOn(grid, "");
    Data descended = ballOn(grid, "<geom size='.01' pos='0 0 3' contype='0' conaffinity='0'/>");
    int n = scanned.ncon;
    assertThat(n).isGreaterThan(4);
    assertThat(descended.ncon).isEqualTo(n);
    assertThat(Arrays.copyOf(scanned.contact.elem, 2 * n))
        .isEqualTo(Arrays.copyOf(descended.contact.elem, 2 * n));
    assertThat(Arrays.copyOf(scanned.contact.dist, n))
        .isEqualTo(Arrays.copyOf(descended.contact.dist, n));
  }

  private static Data ballOn(String grid, String second) {
    String text =
        """
        <mujoco>
          <worldbody>
            <geom type='plane' size='1 1 .1' pos='0 0 -3'/>
            <body pos='.02 .01 .09'><freejoint/><geom size='.1' mass='1'/>%s</body>
            <flexcomp name='f' type='grid' spacing='.05 .05 .05' radius='.005' mass='1' %s>
              <contact selfcollide='none'/>
            </flexcomp>
          </worldbody>
        </mujoco>
        """
            .formatted(second, grid);
    Model m = Mjcf.compile(Mjcf.readText(text)).model();
    Data d = new Data(m);
    Physics.forward(m, d);
    return d;
  }

  @Test
  void planesNeedNoTree() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <worldbody>
                        <geom type='plane' size='1 1 .1'/>
                        <flexcomp name='f' dim='2' count='3 3 1' spacing='.1 .1 .1' mass='1'>
                          <contact selfcollide='none'/>
                        </flexcomp>
                      </worldbody>
                    </mujoco>
                    """))
            .model();
    Data d = new Data(m);
    Physics.forward(m, d);
    assertThat(d.ncon).isEqualTo(9);
    assertThat(d.bvh.aabbDyn).containsOnly(0);
  }
}
