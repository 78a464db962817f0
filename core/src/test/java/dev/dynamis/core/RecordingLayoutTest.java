package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

class RecordingLayoutTest {
  private static RecordingLayout withEvent(String name, String... values) {
    SequencedMap<String, List<String>> events = new LinkedHashMap<>();
    events.put(name, List.of(values));
    return new RecordingLayout("t", List.of("x"), events, Optional.empty());
  }

  @Test
  void anEventHasItsRowBeforeItsValues() {
    RecordingLayout layout = withEvent("hit", "speed", "angle");
    assertThat(layout.eventWidth(0)).isEqualTo(3);
    assertThat(layout.ofEvent(0).columns()).containsExactly("sample", "speed", "angle");
    assertThat(layout.ofEvent(0).timeName()).isEqualTo("t");
  }

  @Test
  void aRecordingIsMadeFromItsLayoutAndTellsIt() {
    RecordingLayout layout = Recordings.complete().layout();
    assertThat(new Recording(layout).layout()).isEqualTo(layout);
    assertThat(layout.events().get("hit")).containsExactly("value1", "value2");
  }

  @Test
  void namesThatFilesCannotTellApartAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RecordingLayout.of(List.of("x", "x")))
        .withMessage("two columns are named \"x\"");
    assertThatIllegalArgumentException().isThrownBy(() -> RecordingLayout.of(List.of("time")));
    assertThatIllegalArgumentException().isThrownBy(() -> RecordingLayout.of(List.of("event/a")));
    assertThatIllegalArgumentException().isThrownBy(() -> RecordingLayout.of(List.of("")));
    assertThatIllegalArgumentException().isThrownBy(() -> withEvent("a/b"));
    assertThatIllegalArgumentException().isThrownBy(() -> withEvent("hit", "sample"));
  }
}
