package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.sim.Mechanism;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MemoryTest {
  @Test
  void numbersOfAnArrayAreSavedAndLoadedInPlace() {
    double[] x = {1, 2};
    Memory m = Memory.of(x, true, List.of("a", "b"));
    double[] out = new double[4];
    m.save(out, 1);
    assertThat(out).containsExactly(0, 1, 2, 0);
    m.load(new double[] {7, 8, 9}, 1);
    assertThat(x).containsExactly(8, 9);
    m.plus(out, 1, new double[] {0.5, 0.25}, 0);
    assertThat(out).containsExactly(0, 1.5, 2.25, 0);
    double[] dx = new double[2];
    m.minus(dx, 0, new double[] {3, 3}, new double[] {1, 2}, 0);
    assertThat(dx).containsExactly(2, 1);
  }

  @Test
  void whatIsNotSmoothHasNoDirections() {
    Memory m = Memory.of(new double[] {1}, false, List.of("samples"));
    assertThat(m.size()).isEqualTo(1);
    assertThat(m.tangentSize()).isZero();
    List<String> names = new ArrayList<>();
    m.tangentNames(names);
    assertThat(names).isEmpty();
    m.names(names);
    assertThat(names).containsExactly("samples");
  }

  @Test
  void aDelayLineIsNamedFromItsNewestValue() {
    DelayLine line = new DelayLine();
    line.resize(1);
    line.fill(4);
    line.push(5);
    Memory m = Memory.of(line, "u");
    double[] out = new double[m.size()];
    m.save(out, 0);
    assertThat(out).containsExactly(5, 4, 4);
    List<String> names = new ArrayList<>();
    m.names(names);
    assertThat(names).containsExactly("past u[1]", "past u[2]", "past u[3]");
  }

  @Test
  void aSystemKeepsItsOwnGeometryUnderAPrefix() {
    Mechanism ball =
        new Mechanism(
            Texts.mechanism(
                "<mujoco><worldbody><body><joint name='b' type='ball'/><geom size='.1'/></body>"
                    + "</worldbody></mujoco>"));
    Memory m = Memory.of(ball, "left.");
    assertThat(m.size()).isEqualTo(ball.stateSize());
    assertThat(m.tangentSize()).isEqualTo(6);
    double[] x = new double[m.size()];
    m.save(x, 0);
    double[] moved = x.clone();
    double[] turn = {0.1, 0, 0, 0, 0, 0};
    m.plus(moved, 0, turn, 0);
    double[] back = new double[6];
    m.minus(back, 0, moved, x, 0);
    assertThat(back[0]).isCloseTo(0.1, org.assertj.core.api.Assertions.within(1e-15));
    List<String> names = new ArrayList<>();
    m.names(names);
    assertThat(names).allMatch(n -> n.startsWith("left."));
  }
}
