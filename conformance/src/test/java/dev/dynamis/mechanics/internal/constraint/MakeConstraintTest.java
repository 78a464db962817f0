package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.DisableBit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MakeConstraintTest {
  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void rowsAreEqualitiesThenFrictionLossThenLimitsThenContacts(int cone) {
    Model m = ConstraintScene.model(cone, false);
    Data d = ConstraintScene.moving(m);
    assertThat(d.ne).isPositive();
    assertThat(d.nf).isPositive();
    assertThat(d.nl).isPositive();
    assertThat(d.nefc).isGreaterThan(d.ne + d.nf + d.nl);
    for (int r = 1; r < d.nefc; r++) {
      if (r < d.ne + d.nf + d.nl) {
        assertThat(d.efc.type[r]).isGreaterThanOrEqualTo(d.efc.type[r - 1]);
      } else {
        assertThat(d.efc.type[r]).isGreaterThanOrEqualTo(ConstraintType.CONTACT_FRICTIONLESS);
      }
    }
    assertThat(d.nJ).isEqualTo(d.nefc * m.nv);
  }

  @Test
  void eachKindCanBeDisabled() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, true);
    Data all = ConstraintScene.moving(m);
    int[] bits = {
      DisableBit.EQUALITY, DisableBit.FRICTIONLOSS, DisableBit.LIMIT, DisableBit.CONTACT
    };
    int contacts = all.nefc - all.ne - all.nf - all.nl;
    int[] gone = {all.ne, all.nf, all.nl, contacts};
    for (int i = 0; i < 4; i++) {
      m.opt.setDisabled(bits[i], true);
      assertThat(ConstraintScene.moving(m).nefc).isEqualTo(all.nefc - gone[i]);
      m.opt.setDisabled(bits[i], false);
    }
    m.opt.setDisabled(DisableBit.CONSTRAINT, true);
    assertThat(ConstraintScene.moving(m).nefc).isZero();
  }

  @Test
  void forgottenRowsLeaveNoAddress() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, true);
    Data d = ConstraintScene.moving(m);
    int ncon = d.ncon;
    MakeConstraint.forget(d);
    assertThat(d.nefc).isZero();
    assertThat(d.ne + d.nf + d.nl + d.nJ).isZero();
    assertThat(d.ncon).isEqualTo(ncon);
    for (int c = 0; c < ncon; c++) {
      assertThat(d.contact.efcAddress[c]).isEqualTo(-1);
    }
  }
}
