package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
  private static final List<String> NAMES =
      List.of("shoulder", "elbow", "wrist", "wrist2", "x", "y", "stiffness", "springref");

  @ParameterizedTest
  @CsvSource({
    "elbwo, elbow",
    "Elbow, elbow",
    "WRIST, wrist",
    "sholder, shoulder",
    "stifness, stiffness",
    "wrists, wrist",
    "wrist3, wrist",
    "X, x"
  })
  void findsTheNameThatWasMeant(String typed, String meant) {
    assertThat(Nearest.to(typed, NAMES)).contains(meant);
  }

  @ParameterizedTest
  @CsvSource({"knee", "z", "''", "q", "completelydifferent"})
  void offersNothingWhenAllAreFar(String typed) {
    assertThat(Nearest.to(typed, NAMES)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "kitten, sitting, 3",
    "saturday, sunday, 3",
    "ab, ba, 1",
    "ca, abc, 3",
    "'', abc, 3",
    "abc, '', 3",
    "abcdef, abcdef, 0",
    "abcd, badc, 2"
  })
  void countsEditsAsTheLiteratureDoes(String a, String b, int expected) {
    assertThat(Nearest.distance(a, b, 10)).isEqualTo(expected);
    assertThat(Nearest.distance(b, a, 10)).isEqualTo(expected);
    if (expected > 0) {
      assertThat(Nearest.distance(a, b, expected - 1)).isGreaterThan(expected - 1);
    }
  }

  @Test
  void neverOffersTheNameItself() {
    assertThat(Nearest.to("elbow", List.of("elbow", "elbows"))).contains("elbows");
  }

  @Test
  void takesTheFirstAmongEquals() {
    assertThat(Nearest.to("arm0", List.of("arm2", "arm1"))).contains("arm2");
  }

  @Test
  void aSuggestionListsNamesWhenNoneIsNear() {
    assertThat(Nearest.suggestion("elbw", NAMES)).isEqualTo("did you mean \"elbow\"?");
    assertThat(Nearest.suggestion("knee", List.of("a", "b"))).isEqualTo("use one of: a, b");
    assertThat(Nearest.suggestion("knee", List.of())).isEmpty();
    List<String> many = IntStream.range(0, 30).mapToObj(i -> "n" + i).toList();
    assertThat(Nearest.suggestion("something", many))
        .isEqualTo("use one of: n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, ... (30 in all)");
  }

  @Test
  void longTextFromAFileCostsNothing() {
    String huge = "x".repeat(10_000_000);
    assertThat(Nearest.to(huge, List.of(huge + "y"))).isEmpty();
  }
}
