package dev.dynamis.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Runs commands and keeps what they print. */
final class Terminal {
  final StringWriter out = new StringWriter();
  final StringWriter err = new StringWriter();

  /** Runs a command and returns its exit code. */
  int run(Object... args) {
    String[] text = Arrays.stream(args).map(Object::toString).toArray(String[]::new);
    return Dynamis.run(new PrintWriter(out, true), new PrintWriter(err, true), text);
  }

  /** Runs a command that begins with {@code first}. */
  int runWith(List<?> first, Object... args) {
    return run(Stream.concat(first.stream(), Arrays.stream(args)).toArray());
  }

  /** Forgets what was printed. */
  void clear() {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
  }
}
