package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AbsurdNumbersTest {
  private static List<Diagnostic> notes(String option, String body, String geom) {
    return Mjcf.compile(
            Mjcf.readText(
                "<mujoco><option "
                    + option
                    + "/><worldbody><body name='b'><freejoint/>"
                    + body
                    + "<geom name='g' size='.1' "
                    + geom
                    + "/></body></worldbody></mujoco>"))
        .notes();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "iterations='2147483647' tolerance='0'",
        "ls_iterations='10001'",
        "noslip_iterations='1000000'",
        "ccd_iterations='2147483647'",
        "sdf_iterations='100000'",
        "sdf_initpoints='100000'",
        "timestep='1e-12'",
        "timestep='3600'",
        "gravity='0 0 -9.81e6'"
      })
  void absurdOptionsAreWarnedOfAtTheirPlace(String option) {
    List<Diagnostic> found = notes(option, "", "");
    assertThat(found)
        .singleElement()
        .satisfies(
            d -> {
              assertThat(d.severity()).isEqualTo(Severity.WARNING);
              assertThat(d.code()).isEqualTo("MJ254");
              assertThat(d.element()).isEqualTo("option/@" + option.split("=")[0]);
              assertThat(d.line()).isEqualTo(1);
              assertThat(d.column()).isEqualTo(17);
              assertThat(d.fix()).isNotBlank();
            });
  }

  @Test
  void absurdMassesAreWarnedOf() {
    String inertial = "<inertial pos='0 0 0' mass='1e12' diaginertia='1 1 1'/>";
    assertThat(notes("", inertial, "density='1e10'"))
        .extracting(d -> d.code() + " " + d.element())
        .containsExactlyInAnyOrder(
            "MJ254 body[b]/inertial/@mass", "MJ254 body[b]/geom[g]/@density");
    assertThat(notes("", "", "mass='1e10'"))
        .extracting(Diagnostic::element)
        .containsExactly("body[b]/geom[g]/@mass");
  }

  @Test
  void usualNumbersAreFine() {
    assertThat(notes("", "", "")).isEmpty();
    assertThat(
            notes(
                "iterations='1000' ls_iterations='500' timestep='1e-6' gravity='0 0 -1000'",
                "",
                "mass='1e6'"))
        .isEmpty();
  }
}
