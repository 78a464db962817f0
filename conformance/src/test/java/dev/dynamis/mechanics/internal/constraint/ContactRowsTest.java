package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.sim.Motion;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows of contacts, judged by the velocities of the two bodies where they touch. */
class ContactRowsTest {
  @ParameterizedTest
  @CsvSource({"true, true", "true, false", "false, true", "false, false"})
  void rowsAreRelativeVelocitiesInTheFrameOfTheContact(boolean elliptic, boolean sparse) {
    Model m = ConstraintScene.model(elliptic ? Cone.ELLIPTIC : Cone.PYRAMIDAL, sparse);
    Data d = ConstraintScene.moving(m);
    assertThat(d.ncon).isGreaterThan(4);
    boolean[] seen = new boolean[7];
    for (int c = 0; c < d.ncon; c++) {
      int dim = d.contact.dim[c];
      int row = d.contact.efcAddress[c];
      seen[dim] = true;
      double[] along = relative(m, d, c);
      for (int i = 0; i < (dim == 1 || elliptic ? dim : 2 * (dim - 1)); i++) {
        double want;
        if (dim == 1 || elliptic) {
          want = along[i];
        } else {
          // edges of the pyramid: the normal plus and minus friction times a tangent
          double mu = d.contact.friction[5 * c + i / 2];
          want = along[0] + (i % 2 == 0 ? mu : -mu) * along[1 + i / 2];
        }
        assertThat(d.efc.vel[row + i]).as("contact %d row %d", c, i).isCloseTo(want, within(1e-14));
        assertThat(d.efc.id[row + i]).isEqualTo(c);
      }
    }
    assertThat(seen[1] && seen[3] && seen[4] && seen[6]).isTrue();
  }

  /** Velocity of the second body against the first, then angular velocity, along the frame. */
  private static double[] relative(Model m, Data d, int c) {
    double[] rate = new double[6];
    for (int side = 0; side < 2; side++) {
      int body = m.geom.bodyid[d.contact.geom[2 * c + side]];
      double sign = side == 0 ? -1 : 1;
      double[] v = new double[6];
      double[] arm = new double[3];
      double[] turn = new double[3];
      Motion.objectVelocity(m, d, v, ObjType.BODY, body, false);
      Vec3.sub(arm, 0, d.contact.pos, 3 * c, d.xipos, 3 * body);
      Vec3.cross(turn, 0, v, 0, arm, 0);
      for (int k = 0; k < 3; k++) {
        rate[k] += sign * (v[3 + k] + turn[k]);
        rate[3 + k] += sign * v[k];
      }
    }
    double[] along = new double[6];
    for (int i = 0; i < 6; i++) {
      along[i] = Vec3.dot(d.contact.frame, 9 * c + 3 * (i % 3), rate, i < 3 ? 0 : 3);
    }
    return along;
  }
}
