package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.junit.jupiter.api.Test;

class DiagnosticTest {
  @Test
  void rendersPlaceCodeElementProblemAndFix() {
    assertThat(
            Diagnostic.error(
                    "MJ104",
                    "arm.xml",
                    41,
                    7,
                    "joint[elbow]/@range",
                    "2.5 is greater than -0.5",
                    "swap the two numbers")
                .render())
        .isEqualTo(
            "arm.xml:41:7: [MJ104] joint[elbow]/@range: 2.5 is greater than -0.5\n"
                + "    fix: swap the two numbers");
  }

  @Test
  void leavesOutWhatIsNotKnown() {
    assertThat(Diagnostic.warning("A1", "f", 3, 0, "", "odd", "").toString())
        .isEqualTo("f:3: warning [A1] odd");
    assertThat(Diagnostic.note("A1", "f", 0, 5, "e", "fine", "").render())
        .isEqualTo("f: note [A1] e: fine");
  }

  @Test
  void refusesWhatCannotBeShown() {
    assertThatNullPointerException()
        .isThrownBy(() -> Diagnostic.error("A1", null, 1, 1, "", "p", ""))
        .withMessage("source");
    assertThatNullPointerException()
        .isThrownBy(() -> Diagnostic.error("A1", "f", 1, 1, "", "p", null))
        .withMessage("fix");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Diagnostic.error("A1", "f", -1, 1, "", "p", ""));
  }
}
