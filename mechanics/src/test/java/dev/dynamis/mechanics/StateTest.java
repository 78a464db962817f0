package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mechanics.constant.StateBit;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The state as a vector. */
class StateTest {
  private final Model model =
      ReferenceModel.model(Json.object(ReferenceModel.record("walker.json.gz").get("model")));
  private final Data data = new Data(model);

  @Test
  void sizesAreThoseOfTheComponents() {
    assertThat(State.size(model, 0)).isZero();
    assertThat(State.size(model, StateBit.TIME)).isEqualTo(1);
    assertThat(State.size(model, StateBit.PHYSICS))
        .isEqualTo(model.nq + model.nv + model.na + model.nhistory);
    // time, qpos 13, qvel 11, act 1, history 62, warm start 11, ctrl 3, qfrc 11, xfrc 36, eq 2,
    // mocap 3 + 4, user data 3
    assertThat(State.size(model, StateBit.INTEGRATION))
        .isEqualTo(1 + 13 + 11 + 1 + 62 + 11 + 3 + 11 + 36 + 2 + 3 + 4 + 3);
  }

  @Test
  void componentsFollowEachOtherInTheOrderOfTheirBits() {
    data.time = 1.5;
    data.qvel[10] = 2.5;
    data.ctrl[0] = 3.5;
    double[] state = new double[1 + model.nv + model.nu];
    State.get(data, StateBit.CTRL | StateBit.QVEL | StateBit.TIME, state);
    assertThat(state).isEqualTo(new double[] {1.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.5, 3.5, 0, 0});
  }

  @Test
  void whatIsSetIsGot() {
    int n = State.size(model, StateBit.INTEGRATION);
    double[] state = new double[n];
    Arrays.setAll(state, i -> 100 + i);
    State.set(data, StateBit.INTEGRATION, state);
    double[] back = new double[n];
    State.get(data, StateBit.INTEGRATION, back);
    // flags become 1, all other numbers are kept
    int flags = State.size(model, StateBit.EQ_ACTIVE - 1);
    state[flags] = 1;
    state[flags + 1] = 1;
    assertThat(back).isEqualTo(state);

    Data other = new Data(model);
    State.copy(data, other, StateBit.INTEGRATION);
    State.get(other, StateBit.INTEGRATION, back);
    assertThat(back).isEqualTo(state);
  }

  @Test
  void partsAreTakenOutOfALongerVector() {
    double[] state = new double[State.size(model, StateBit.INTEGRATION)];
    Arrays.setAll(state, i -> i);
    double[] part = new double[model.nv + model.nu];
    State.extract(model, state, StateBit.INTEGRATION, part, StateBit.QVEL | StateBit.CTRL);
    assertThat(part[0]).isEqualTo(1 + model.nq);
    assertThat(part[model.nv])
        .isEqualTo(State.size(model, StateBit.FULLPHYSICS & ~StateBit.PLUGIN) + model.nv);
    assertThatThrownBy(() -> State.extract(model, state, StateBit.QPOS, part, StateBit.QVEL))
        .hasMessage("the source has no qvel");
  }

  @Test
  void bitsThatMeanNothingAreRefused() {
    assertThatThrownBy(() -> State.size(model, 1 << 14)).hasMessageContaining("0 to 16383");
    assertThatThrownBy(() -> State.size(model, -1)).isInstanceOf(IllegalArgumentException.class);
  }
}
