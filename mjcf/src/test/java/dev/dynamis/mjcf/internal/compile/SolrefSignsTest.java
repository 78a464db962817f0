package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import org.junit.jupiter.api.Test;

class SolrefSignsTest {
  private static List<Diagnostic> notes(String option, String joint, String geom) {
    return Mjcf.compile(
            Mjcf.readText(
                "<mujoco><option "
                    + option
                    + "/><worldbody><body name='b'><joint name='j' "
                    + joint
                    + "/><geom name='g' size='.1' pos='.1 0 0' "
                    + geom
                    + "/></body></worldbody></mujoco>"))
        .notes();
  }

  @Test
  void aMixtureOfSignsIsAWarning() {
    List<Diagnostic> found =
        notes("o_solref='-1 1'", "solreflimit='.02 -1' solreffriction='-100 2'", "solref='-100 1'");
    assertThat(found).allMatch(d -> d.severity() == Severity.WARNING && d.code().equals("MJ250"));
    assertThat(found)
        .extracting(Diagnostic::element)
        .containsExactlyInAnyOrder(
            "option/@o_solref",
            "body[b]/joint[j]/@solreflimit",
            "body[b]/joint[j]/@solreffriction",
            "body[b]/geom[g]/@solref");
  }

  @Test
  void bothFormsAreFine() {
    assertThat(notes("", "", "solref='.01 .5'")).isEmpty();
    assertThat(notes("", "", "solref='-100 -1'")).isEmpty();
  }
}
