package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.equations.model.StepperInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The list of methods. */
class SteppersTest {
  @Test
  void methodsAreFoundByNameAndAlias() {
    assertThat(Steppers.all())
        .extracting(StepperInfo::name)
        .doesNotHaveDuplicates()
        .contains("rk4");
    for (StepperInfo s : Steppers.all()) {
      assertThat(Steppers.named(s.name())).contains(s);
      assertThat(Steppers.find(s.name())).isEqualTo(s);
      for (String alias : s.aliases()) {
        assertThat(Steppers.named(alias)).contains(s);
      }
    }
    assertThat(Steppers.named("rk44")).isEmpty();
    assertThatThrownBy(() -> Steppers.find("rk44"))
        .hasMessageStartingWith("no stepper 'rk44'; the steppers are ")
        .hasMessageContaining("dop853");
  }

  /** Orders as published: Dormand and Prince 5(4), Tsitouras 5(4), Hairer 8(5,3), Radau IIA 5. */
  @ParameterizedTest
  @CsvSource({
    "rk45, 5, 4",
    "tsit5, 5, 4",
    "dop853, 8, 7",
    "rodas5p, 5, 4",
    "rk4, 4, 0",
    "euler, 1, 0"
  })
  void ordersAreThePublishedOnes(String name, int order, int errorOrder) {
    StepperInfo s = Steppers.find(name);
    assertThat(s.order()).isEqualTo(order);
    assertThat(s.errorOrder()).isEqualTo(errorOrder);
    assertThat(s.adaptive()).isEqualTo(errorOrder > 0);
  }
}
