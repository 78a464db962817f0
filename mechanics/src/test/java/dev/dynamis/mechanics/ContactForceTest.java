package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.layout.Sizes;
import org.junit.jupiter.api.Test;

class ContactForceTest {
  private final Model m = new Model(new Sizes());
  private final Data d = new Data(m);
  private final double[] force = new double[7];

  private void contact(int dim, double... rows) {
    assertThat(d.reserveContacts(1)).isTrue();
    assertThat(d.reserveConstraints(rows.length, 0)).isTrue();
    d.ncon = 1;
    d.nefc = rows.length;
    d.contact.dim[0] = dim;
    d.contact.efcAddress[0] = 0;
    System.arraycopy(new double[] {0.5, 0.25, 0.1, 0.01, 0.02}, 0, d.contact.friction, 0, 5);
    System.arraycopy(rows, 0, d.efc.force, 0, rows.length);
    force[6] = 9;
  }

  @Test
  void edgesOfAPyramidAddUpToTheNormalAndDifferByTheFriction() {
    m.opt.cone = Cone.PYRAMIDAL;
    contact(4, 3, 1, 2, 6, 5, 1);
    ContactForce.of(m, d, 0, force, 0);
    assertThat(force).containsExactly(18, 1, -1, 0.4, 0, 0, 9);
  }

  @Test
  void rowsOfAnEllipticConeAreTheForce() {
    m.opt.cone = Cone.ELLIPTIC;
    contact(3, 7, 1, -2);
    ContactForce.of(m, d, 0, force, 0);
    assertThat(force).containsExactly(7, 1, -2, 0, 0, 0, 9);
  }

  @Test
  void withoutFrictionThereIsOneRow() {
    contact(1, 7);
    ContactForce.of(m, d, 0, force, 0);
    assertThat(force).containsExactly(7, 0, 0, 0, 0, 0, 9);
  }

  @Test
  void aContactThatDoesNotActHasNoForce() {
    contact(3, 7, 7, 7, 7);
    d.contact.efcAddress[0] = -1;
    force[0] = 5;
    ContactForce.of(m, d, 0, force, 0);
    assertThat(force).containsExactly(0, 0, 0, 0, 0, 0, 9);
  }
}
