package dev.dynamis.equations.internal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.equations.model.Formula;
import dev.dynamis.equations.model.JacobianKind;
import dev.dynamis.equations.model.Place;
import dev.dynamis.equations.model.Quantity;
import dev.dynamis.equations.model.SimDefaults;
import dev.dynamis.equations.model.SystemKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Parts of models made by code. */
class ModelPartsTest {
  private static final Place PLACE = new Place("here", 3, 4, "[states].x");

  private static ModelParts parts() {
    return new ModelParts(SystemKind.ODE)
        .state("x", 1, PLACE)
        .state("y", 2, Place.NONE)
        .parameter("k", 3, Place.NONE);
  }

  @Test
  void whatIsNotSaidHasADefault() {
    ModelParts b = parts().kernels(() -> null, () -> null);
    assertThat(b.name).isEqualTo("model");
    assertThat(b.sim).isEqualTo(SimDefaults.of(SystemKind.ODE));
    assertThat(b.jacobianKind).isEqualTo(JacobianKind.SYMBOLIC);
    assertThat(b.stop).isEmpty();
    assertThat(b.lagDepth(1)).isZero();
    assertThat(b.fractionalLagDepth(1)).isZero();
    assertThat(b.hasHistory || b.hasInverse || b.autonomous || b.throwing).isFalse();
    // a state without an equation has an empty one, at its own place
    assertThat(b.equations)
        .containsExactly(new Formula("x", "", PLACE), new Formula("y", "", Place.NONE));
  }

  @Test
  void whatIsSaidIsKept() {
    ModelParts b =
        parts()
            .name("n", "s")
            .hash(7)
            .lags(new int[] {2, 0}, new int[] {0, 5})
            .inverse(true)
            .autonomous(true)
            .throwing(true)
            .jacobian(JacobianKind.NONE)
            .stop(new Formula("stop", "x > 1", Place.NONE))
            .equations(List.of(new Formula("x", "y", PLACE), new Formula("y", "x", PLACE)))
            .kernels(() -> null, () -> null);
    assertThat(b.name + b.source + b.hash).isEqualTo("ns7");
    assertThat(b.lagDepth(0)).isEqualTo(2);
    assertThat(b.fractionalLagDepth(1)).isEqualTo(5);
    assertThat(b.hasInverse && b.autonomous && b.throwing).isTrue();
    assertThat(b.stop.orElseThrow().text()).isEqualTo("x > 1");
    assertThat(b.equations.get(1).text()).isEqualTo("x");
    assertThat(b.parameters).containsExactly(new Quantity("k", 3, Place.NONE));
  }

  @Test
  void nothingChangesAfterwards() {
    List<Formula> aux = new ArrayList<>(List.of(new Formula("s", "x", PLACE)));
    int[] depths = {1, 1};
    ModelParts b = parts().aux(aux).lags(depths, depths).kernels(() -> null, () -> null);
    aux.clear();
    depths[0] = 9;
    assertThat(b.aux).hasSize(1);
    assertThat(b.lagDepth(0)).isEqualTo(1);
    assertThatThrownBy(() -> b.state("z", 0, PLACE))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
