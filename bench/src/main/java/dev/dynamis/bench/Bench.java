package dev.dynamis.bench;

import dev.dynamis.cli.Dynamis;
import java.util.stream.Stream;

/** Times models, alone or against another engine: the command {@code dynamis bench}. */
public final class Bench {
  private Bench() {}

  /** Takes the arguments of {@code dynamis bench}. */
  public static void main(String[] args) {
    Dynamis.main(Stream.concat(Stream.of("bench"), Stream.of(args)).toArray(String[]::new));
  }
}
