package dev.dynamis.mechanics.internal.sleep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SleepPolicy;
import org.junit.jupiter.api.Test;

class SleepPoliciesTest {
  private static final String BODIES =
      """
      <mujoco>
        <worldbody>
          <body><joint name="a" type="slide"/><geom size="0.1"/><site name="a"/>
            <body pos="0 0 1"><joint name="a2"/><geom size="0.1"/></body></body>
          <body><joint name="b" type="slide"/><geom size="0.1"/><site name="b"/></body>
          <body><joint name="c" type="slide"/><geom size="0.1"/><site name="c"/></body>
          <body SLEEP><joint name="d" type="slide"/><geom size="0.1"/></body>
        </worldbody>
        MORE
      </mujoco>
      """;

  private static int[] policies(String sleep, String more) {
    return SleepScene.compile(BODIES.replace("SLEEP", sleep).replace("MORE", more))
        .tree
        .sleepPolicy;
  }

  private static final int MAY = SleepPolicy.AUTO_ALLOWED;
  private static final int NOT = SleepPolicy.AUTO_NEVER;

  @Test
  void treesMaySleepUnlessTheySaySomethingElse() {
    assertThat(policies("", "")).containsExactly(MAY, MAY, MAY, MAY);
    assertThat(policies("sleep='never'", "")).containsExactly(MAY, MAY, MAY, SleepPolicy.NEVER);
    assertThat(policies("sleep='init'", "")).containsExactly(MAY, MAY, MAY, SleepPolicy.INIT);
  }

  @Test
  void actuatedTreesNeverSleep() {
    assertThat(policies("", "<actuator><motor joint='a2'/></actuator>"))
        .containsExactly(NOT, MAY, MAY, MAY);
    assertThat(policies("", "<actuator><general site='c'/></actuator>"))
        .containsExactly(MAY, MAY, NOT, MAY);
    String fixed =
        "<tendon><fixed name='t'><joint joint='a' coef='1'/>"
            + "<joint joint='b' coef='1'/></fixed></tendon>";
    assertThat(policies("", fixed)).containsExactly(MAY, MAY, MAY, MAY);
    assertThat(policies("", fixed + "<actuator><motor tendon='t'/></actuator>"))
        .containsExactly(NOT, NOT, MAY, MAY);
  }

  @Test
  void tendonsThatPullBetweenTreesKeepThemAwake() {
    String sites = "><site site='a'/><site site='b'/></spatial></tendon>";
    assertThat(policies("", "<tendon><spatial" + sites)).containsExactly(MAY, MAY, MAY, MAY);
    assertThat(policies("", "<tendon><spatial stiffness='1'" + sites))
        .containsExactly(NOT, NOT, MAY, MAY);
    assertThat(policies("", "<tendon><spatial damping='1'" + sites))
        .containsExactly(NOT, NOT, MAY, MAY);
    String three = "><site site='a'/><site site='b'/><site site='c'/></spatial></tendon>";
    assertThat(policies("", "<tendon><spatial" + three)).containsExactly(NOT, NOT, NOT, MAY);
  }

  @Test
  void treesKnowTheirBodiesAndDofs() {
    Model m = SleepScene.compile(BODIES.replace("SLEEP", "").replace("MORE", ""));
    assertThat(m.tree.bodyadr).containsExactly(1, 3, 4, 5);
    assertThat(m.tree.bodynum).containsExactly(2, 1, 1, 1);
    assertThat(m.tree.dofadr).containsExactly(0, 2, 3, 4);
    assertThat(m.tree.dofnum).containsExactly(2, 1, 1, 1);
    assertThat(m.body.treeid).containsExactly(-1, 0, 0, 1, 2, 3);
  }
}
