package dev.dynamis.mjcf.internal.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Spec;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoadingTest {
  @Test
  void elementsAreTakenUpToTheLimit() {
    Loading loading = new Loading(new LoadLimits(1, 10, 1, 1, 1, 1), new Problems());
    assertThat(loading.takeElements(2, 3)).isNull();
    assertThat(loading.takeElements(1, 5))
        .isEqualTo("5 elements, with 6 others, are more than the limit of 10");
    assertThat(loading.takeElements(Long.MAX_VALUE, 7)).contains("copies of 7 elements");
    assertThat(loading.takeElements(1, 4)).isNull();
  }

  @Test
  void elementsTakeMemory() {
    LoadLimits limits = LoadLimits.DEFAULT.withBytes(10_000);
    Loading loading = new Loading(limits, new Problems());
    assertThat(loading.takeElements(6, 1)).isNull();
    assertThat(loading.takeElements(1, 1)).contains("that a model may take are in use");
  }

  @Test
  void aModelIsReadOnceEvenIfThatFails() {
    Loading loading = new Loading();
    List<String> read = new ArrayList<>();
    Spec spec = new Spec();
    for (int i = 0; i < 3; i++) {
      assertThat(
              loading.model(
                  "a",
                  () -> {
                    read.add("a");
                    return spec;
                  }))
          .isSameAs(spec);
      assertThat(
              loading.model(
                  "b",
                  () -> {
                    read.add("b");
                    return null;
                  }))
          .isNull();
    }
    assertThat(read).containsExactly("a", "b");
  }

  @Test
  void aTreeIsCountedWithItsRoot() {
    Spec spec = new Spec();
    spec.world().add("body").add("geom");
    assertThat(Loading.count(spec.world())).isEqualTo(3);
  }
}
