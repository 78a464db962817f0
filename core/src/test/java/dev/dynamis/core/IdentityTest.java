package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

class IdentityTest {
  private static Identity identity(Object... sizes) {
    SequencedMap<String, Integer> map = new LinkedHashMap<>();
    for (int i = 0; i < sizes.length; i += 2) {
      map.put((String) sizes[i], (Integer) sizes[i + 1]);
    }
    return new Identity("m", 1, map);
  }

  @Test
  void listsSizesThatChangedAppearedOrWent() {
    assertThat(identity("nq", 7, "nv", 6, "na", 2).sizeChanges(identity("nv", 6, "nq", 8, "nu", 1)))
        .containsExactly("nq 7 -> 8", "na 2 -> absent", "nu absent -> 1");
    assertThat(identity("nq", 7).sizeChanges(identity("nq", 7))).isEmpty();
  }

  @Test
  void keepsTheModelsOrderAndCannotBeChanged() {
    SequencedMap<String, Integer> sizes = new LinkedHashMap<>();
    sizes.put("z", 1);
    sizes.put("a", 2);
    Identity identity = new Identity("m", 1, sizes);
    sizes.put("b", 3);
    assertThat(identity.sizes().keySet()).containsExactly("z", "a");
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> identity.sizes().put("c", 4));
  }
}
