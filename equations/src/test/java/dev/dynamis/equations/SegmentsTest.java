package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** Segments have names of their own. */
class SegmentsTest {
  @Test
  void namesThatAreTakenGetANumber() {
    Segments s = new Segments();
    s.add("", 0, 5, 0, 1, false);
    s.add("warm", 5, 5, 5, 1, true);
    s.add("warm", 10, 5, 10, 1, true);
    s.add("empty", 15, 0, 15, 1, true);
    assertThat(s.all()).extracting(Segment::name).containsExactly("run#0", "warm", "warm-2");
    s.rename("run#0", "warm");
    assertThat(s.get("warm-3").firstRow()).isZero();
    s.rename("warm-3", "warm-3");
    assertThat(s.all().get(0).name()).isEqualTo("warm-3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> s.get("worm"))
        .withMessageContaining("warm");
  }
}
