package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnChoiceTest {
  /** An oscillator that also has groups: position and velocity, their squares, two places. */
  private static DynamicalSystem grouped() {
    DelayedOscillator system = new DelayedOscillator(0.1, 4, 0.2, 3);
    double[] x = new double[system.stateSize()];
    Quantity motion =
        new Quantity(
            "motion",
            Quantity.Source.STATE,
            1,
            List.of(
                new Quantity.Component("x", "m", "mass"),
                new Quantity.Component("v", "m/s", "mass")),
            null);
    Quantity left = place("place:left", system, x, -1);
    Quantity right = place("place:right", system, x, 1);
    return (DynamicalSystem)
        Proxy.newProxyInstance(
            DynamicalSystem.class.getClassLoader(),
            new Class<?>[] {DynamicalSystem.class},
            (proxy, method, args) ->
                switch (method.getName()) {
                  case "quantities" -> List.of(motion, left, right);
                  case "recordedColumns" -> List.of("motion");
                  default -> method.invoke(system, args);
                });
  }

  private static Quantity place(String name, DynamicalSystem system, double[] x, double by) {
    return Quantity.computed(
        name,
        List.of(
            new Quantity.Component(name + ".x", "m", "wall"),
            new Quantity.Component(name + ".y", "m", "wall")),
        (out, at) -> {
          system.save(x);
          out[at] = x[1] + by;
          out[at + 1] = 2 * by;
        });
  }

  private static RecordingLayout layout(String... columns) {
    Recorder.Builder b = Recorder.of(grouped());
    return (columns.length == 0 ? b : b.columns(columns)).start().layout();
  }

  @Test
  void withoutAChoiceTheSystemSaysWhatIsRecorded() {
    RecordingLayout r = layout();
    assertThat(r.columns()).containsExactly("x", "v");
    assertThat(r.groups()).containsOnlyKeys("motion");
    assertThat(r.note("v")).isEqualTo(new RecordingLayout.Note("m/s", "mass"));
  }

  @Test
  void everythingIsThereOnRequest() {
    assertThat(Recorder.of(grouped()).everything().start().layout().columns())
        .containsExactly("state:time", "x", "v", "v[-3]", "v[-2]", "v[-1]", "energy", "force");
    assertThat(layout("*").columns()).hasSize(8);
  }

  @Test
  void groupsAndPatternsChoose() {
    assertThat(layout("place:*").columns())
        .containsExactly("place:left.x", "place:left.y", "place:right.x", "place:right.y");
    assertThat(layout("place").groups()).containsOnlyKeys("place:left", "place:right");
    assertThat(layout("v*").columns()).containsExactly("v", "v[-3]", "v[-2]", "v[-1]");
    assertThat(layout("force", "motion", "x").columns()).containsExactly("force", "x", "v");
    assertThat(layout("*.y").groups()).isEmpty();
  }

  @Test
  void aGroupThatIsNotWholeIsNone() {
    assertThat(layout("v", "x").groups()).isEmpty();
    assertThat(layout("x").groups()).isEmpty();
  }

  @Test
  void computedNumbersBelongToTheRow() {
    Recorder recorder = Recorder.of(grouped()).columns("x", "place:right").start();
    recorder.run(5);
    Recording r = recorder.recording();
    for (int i = 0; i <= 5; i++) {
      assertThat(r.get(i, "place:right.x")).isEqualTo(r.get(i, "x") + 1);
    }
  }

  @Test
  void whatIsNotThereIsSaidWithTheNearestName() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> layout("place:lef"))
        .withMessageContaining("nothing to record is named \"place:lef\"")
        .withMessageContaining("place:left");
    assertThatIllegalArgumentException().isThrownBy(() -> layout("nothing*"));
  }

  /** Names and patterns of strangers: time grows with the product of their lengths at most. */
  @Test
  void longPatternsAreMatchedSoon() {
    String name = "a".repeat(20_000);
    assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> {
          assertThat(ColumnChoice.pattern("*a".repeat(50) + "b").test(name)).isFalse();
          assertThat(ColumnChoice.pattern("*a".repeat(50) + "*").test(name)).isTrue();
        });
  }

  @ParameterizedTest
  @CsvSource({
    "a*a, a, false",
    "a*a, aa, true",
    "a*b*b, ab, false",
    "a*b*b, abcb, true",
    "*ab, aab, true",
    "ab*, ab, true",
    "*, '', true",
    "a**b, ab, true",
    "*b*, abc, true",
    "a*bc*c, abcc, true",
    "a*bc*c, abc, false",
    "ab, abc, false",
  })
  void starsStandForAnyLetters(String pattern, String name, boolean fits) {
    assertThat(ColumnChoice.pattern(pattern).test(name)).isEqualTo(fits);
  }
}
