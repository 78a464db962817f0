package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

class DofTreeTest {
  private static Model model(String world) {
    return Mjcf.compile(Mjcf.readText("<mujoco><worldbody>" + world + "</worldbody></mujoco>"))
        .model();
  }

  @Test
  void dofsHangOnTheLastDofAbove() {
    Model m =
        model(
            "<body><joint/><joint axis='1 0 0'/><geom size='1' pos='1 0 0'/>"
                + "<body><geom size='1'/><body><joint type='ball'/><geom size='1'/></body></body>"
                + "<body><joint type='slide'/><geom size='1'/></body></body>"
                + "<body><joint/><geom size='1'/></body>");
    assertThat(m.dof.parentid).containsExactly(-1, 0, 1, 2, 3, 1, -1);
    assertThat(m.dof.treeid).containsExactly(0, 0, 0, 0, 0, 0, 1);
    assertThat(m.ntree).isEqualTo(2);
    assertThat(m.tree.dofnum).containsExactly(6, 1);
    // on the diagonal of qM each chain starts after those before: 1, 2, 3, 4, 5, 3, 1 entries
    assertThat(m.dof.Madr).containsExactly(0, 1, 3, 6, 10, 15, 18);
  }

  @Test
  void aFreeBodyAroundItsCenterOfMassIsSimple() {
    assertThat(model("<body><freejoint/><geom size='1'/></body>").body.simple)
        .containsExactly(1, 1);
    assertThat(model("<body><freejoint/><geom size='1' pos='1 0 0'/></body>").body.simple)
        .containsExactly(1, 0);
    assertThat(model("<body><joint type='slide'/><geom size='1'/></body>").body.simple)
        .containsExactly(1, 2);
  }
}
