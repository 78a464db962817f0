package dev.dynamis.mjcf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LintTest {
  /** A mass of 1 kg on a slide, with things on it. */
  private static String slide(String option, String joint, String rest) {
    return "<mujoco><option gravity='0 0 0' timestep='0.01' "
        + option
        + "/><worldbody>\n<body name='b'><joint name='j' type='slide' "
        + joint
        + "/><geom size='.1' mass='1' contype='0' conaffinity='0'/></body></worldbody>\n"
        + rest
        + "</mujoco>";
  }

  private static List<Diagnostic> lint(String xml) {
    return Lint.of(Mjcf.compile(Mjcf.readText(xml)));
  }

  /** A frequency of 30 Hz is 188 rad/s: in steps of 10 ms 1.88, near the limit of 2. */
  @Test
  void aServoThatIsTooFastIsToldWithItsNumbersAndPlace() {
    String servo = "<actuator>\n<position name='servo' joint='j' kp='35530' kv='0'/></actuator>";
    List<Diagnostic> found = lint(slide("", "", servo));
    assertThat(found).hasSize(1);
    Diagnostic d = found.get(0);
    assertThat(d.code()).isEqualTo("LT001");
    assertThat(d.line()).isEqualTo(4);
    assertThat(d.element()).contains("servo");
    assertThat(d.problem()).contains("30 Hz").contains("hardly follows").contains("0.01061 s");
    assertThat(d.fix()).contains("0.005305 s");
    assertThat(lint(slide("", "", servo.replace("35530", "3553")))).isEmpty();
  }

  /** What lint calls unstable grows, and what it does not, does not. */
  @ParameterizedTest
  @CsvSource({
    "Euler, 39000, 0, false",
    "Euler, 41000, 0, true",
    "Euler, 10000, 140, false",
    "Euler, 10000, 160, true",
    "implicitfast, 39000, 0, false",
    "implicitfast, 41000, 0, true",
    "implicitfast, 10000, 1600, false",
    "RK4, 75000, 0, false",
    "RK4, 82000, 0, true"
  })
  void theLimitIsWhereSimulationsExplode(
      String integrator, double kp, double kv, boolean explodes) {
    String servo =
        "<actuator><general name='s' joint='j' biastype='affine' biasprm='0 "
            + -kp
            + " "
            + -kv
            + "'/></actuator>";
    String xml = slide("integrator='" + integrator + "'", "", servo);
    boolean told = lint(xml).stream().anyMatch(d -> d.problem().contains("makes it explode"));
    Model m = Mjcf.compile(Mjcf.readText(xml)).model();
    Data data = new Data(m);
    data.qpos[0] = 1e-6;
    double most = 0;
    for (int i = 0; i < 200; i++) {
      Physics.step(m, data);
      most = Math.max(most, Math.abs(data.qpos[0]));
    }
    assertThat(most > 1e-3).isEqualTo(explodes);
    assertThat(told).isEqualTo(explodes);
  }

  @Test
  void springsAndContactsAreLookedAt() {
    assertThat(lint(slide("", "stiffness='45000'", "")))
        .extracting(Diagnostic::code)
        .containsExactly("LT002");
    String floor =
        "<mujoco><option timestep='0.01'/><worldbody>"
            + "<geom name='f' type='plane' size='1 1 1' solref='0.005 1'/>"
            + "<body><freejoint/><geom size='.1' solref='-50000 -10'/></body></worldbody></mujoco>";
    assertThat(lint(floor)).extracting(Diagnostic::code).containsExactly("LT003", "LT003");
    assertThat(lint(floor).get(0).problem()).contains("acts with 0.02 s");
    assertThat(lint(floor).get(1).problem()).contains("makes it explode");
  }

  @Test
  void impossibleAndTinyInertiasAreTold() {
    String xml =
        """
        <mujoco><compiler balanceinertia="false" boundinertia="0"/><worldbody>
          <body><freejoint/><geom size=".1" mass="10"/></body>
          <body pos="1 0 0"><freejoint/><geom size=".001" mass="1e-6"/></body>
        </worldbody></mujoco>
        """;
    assertThat(lint(xml)).extracting(Diagnostic::code).containsExactly("LT004");
    Model m = Mjcf.compile(Mjcf.readText(xml)).model();
    m.body.inertia[3] *= 3;
    List<Diagnostic> found = Lint.of(m, "model.dyb");
    assertThat(found).hasSize(2);
    assertThat(found.get(0).render()).startsWith("model.dyb: warning [LT004] body[1]: no body has");
  }

  @Test
  void classesThatNothingUsesAreToldAndParentsOfUsedOnesAreNot() {
    String xml =
        """
        <mujoco>
          <default>
            <default class="used"><geom rgba="1 0 0 1"/>
              <default class="inner"><geom size="1"/></default>
            </default>
            <default class="spare"><geom size="2"/></default>
          </default>
          <worldbody><body><geom class="inner"/></body></worldbody>
        </mujoco>
        """;
    List<Diagnostic> found = lint(xml);
    assertThat(found).hasSize(1);
    assertThat(found.get(0).problem()).contains("'spare'");
    assertThat(found.get(0).line()).isEqualTo(6);
  }
}
