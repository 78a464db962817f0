package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** Recordings for tests of file formats. */
final class Recordings {
  private Recordings() {}

  /** Returns names and numbers that are hard to write: rounding, signs, extremes, no numbers. */
  static Recording difficult() {
    Recording r = new Recording(List.of("x", "quote\"d"));
    r.add(0.1, 0.1 + 0.2, -0.0);
    r.add(0.2, Double.MIN_VALUE, Double.MAX_VALUE);
    r.add(0.3, Double.NaN, Double.NEGATIVE_INFINITY);
    r.add(0.4, Double.POSITIVE_INFINITY, 2.2250738585072014E-308);
    r.add(0.5, 2e23, 9007199254740993.0);
    RandomSource random = new RandomSource(17);
    for (int i = 6; i < 3000; i++) {
      r.add(0.1 * i, Double.longBitsToDouble(random.nextLong()), random.nextNormal());
    }
    return r;
  }

  /** Returns a recording with everything that one can have. */
  static Recording complete() {
    Recording r = new Recording("t", List.of("knee/angle", "ünï \uD83D\uDE00", "a\\b"));
    r.add(0, 1, 2, 3);
    r.addEvent("stop", 0.05);
    r.defineEvent("never", List.of("why"));
    r.add(0.1, -1, Double.NaN, 1e-300);
    r.addEvent("hit", 0.15, 4.5, -0.0);
    SequencedMap<String, Integer> sizes = new LinkedHashMap<>();
    sizes.put("nq", 7);
    sizes.put("nv", 6);
    r.setIdentity(new Identity("leg \"left\"", 0xFEDCBA9876543210L, sizes));
    return r;
  }

  static void assertSameNumbers(Recording found, Recording expected) {
    assertThat(found.timeName()).isEqualTo(expected.timeName());
    assertThat(found.columns()).isEqualTo(expected.columns());
    assertThat(found.rows()).isEqualTo(expected.rows());
    assertThat(Hash64.of(found.times().toArray())).isEqualTo(Hash64.of(expected.times().toArray()));
    for (String name : expected.columns()) {
      // the hash tells the two zeros apart
      assertThat(Hash64.of(found.column(name).toArray()))
          .as(name)
          .isEqualTo(Hash64.of(expected.column(name).toArray()));
    }
  }

  static void assertSame(Recording found, Recording expected) {
    assertSameNumbers(found, expected);
    assertThat(found.identity()).isEqualTo(expected.identity());
    assertThat(found.eventNames()).isEqualTo(expected.eventNames());
    for (String kind : expected.eventNames()) {
      assertSameNumbers(found.events(kind), expected.events(kind));
    }
  }
}
