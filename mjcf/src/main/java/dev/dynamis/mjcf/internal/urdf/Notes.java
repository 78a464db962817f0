package dev.dynamis.mjcf.internal.urdf;

import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.internal.read.Problems;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Place;
import java.util.LinkedHashMap;
import java.util.Map;

/** What there is to say about one file: problems at once, and at the end what was not read. */
final class Notes {
  /** Parts with one name that are not read. */
  private static final class Unread {
    final Place first;
    final String path;
    final String fix;
    int count;

    Unread(Place first, String path, String fix) {
      this.first = first;
      this.path = path;
      this.fix = fix;
    }
  }

  final String source;
  final Problems problems;
  private final Map<String, Unread> unread = new LinkedHashMap<>();

  Notes(String source, Problems problems) {
    this.source = source;
    this.problems = problems;
  }

  /** Remembers that a part is not read, such as {@code transmission} or {@code limit/@velocity}. */
  void unread(String what, Place where, String path, String fix) {
    unread.computeIfAbsent(what, w -> new Unread(where, path, fix)).count++;
  }

  /** Notes what was not read, each kind once. */
  void report() {
    unread.forEach(
        (what, u) ->
            problems.add(
                Severity.NOTE,
                Code.NOT_READ,
                u.first,
                u.path,
                u.count == 1
                    ? what + " is not read"
                    : what + " is not read, here and in " + (u.count - 1) + " more places",
                u.fix));
  }
}
