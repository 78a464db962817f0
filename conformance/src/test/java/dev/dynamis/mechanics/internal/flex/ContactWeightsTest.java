package dev.dynamis.mechanics.internal.flex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which bodies count in a contact with a flex. */
class ContactWeightsTest {
  /** The weights of both sides sum up the inverse weights that MuJoCo records. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cloth",
        "block",
        "nodes",
        "rope",
        "radial",
        "explicit",
        "handmade",
        "handmade_nodes",
        "membrane"
      })
  void inertiaSeenByContactsIsMujocos(String model) {
    FlexRecording.of(model).agrees(1e-9, "efc_diagApprox", "efc_R");
  }

  @Test
  void weightsOfAnElementSumUpToOne() {
    FlexRecording cloth = FlexRecording.of("cloth");
    cloth.forEachStep(
        (d, result) -> {
          ContactWeights weights = ContactWeights.of(d);
          for (int c = 0; c < d.ncon; c++) {
            if (d.contact.elem[2 * c + 1] >= 0 && d.contact.geom[2 * c] >= 0) {
              weights.set(cloth.model, d, c, true);
              assertThat(weights.n).isEqualTo(4);
              assertThat(weights.weight[0]).isEqualTo(-1);
              double sum = weights.weight[1] + weights.weight[2] + weights.weight[3];
              assertThat(sum).isCloseTo(1, within(1e-14));
            }
          }
        });
  }
}
