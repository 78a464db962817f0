package dev.dynamis.analysis.basin;

import java.util.List;
import java.util.function.IntConsumer;

/** Tells attractors apart: from stretches of orbits finds them, and knows them again. */
interface Recognizer {
  /** Does something for each number below a count, in any order or at once. */
  @FunctionalInterface
  interface Each {
    /** One after the other. */
    Each IN_TURN =
        (count, body) -> {
          for (int i = 0; i < count; i++) {
            body.accept(i);
          }
        };

    /** Does it. */
    void run(int count, IntConsumer body);
  }

  /** Returns the number of the attractor that each stretch is on, from 0. */
  int[] find(List<double[]> stretches, Each each);

  /** Gives attractors other numbers: {@code i} becomes {@code numbers[i]}. */
  void renumber(int[] numbers);

  /**
   * Returns the box that all attractors lie in, its lower corner and then its upper one, or null if
   * every state counts. An orbit that is outside of it has begun anew.
   */
  double[] box();

  /** Makes a memory for one orbit. */
  Watch watch();

  /** Returns how it is done, in words. */
  String method();

  /** Follows one orbit. */
  interface Watch {
    /** Begins anew. */
    void start();

    /** Looks at a state; returns the attractor that the orbit is on, or -1 while that is open. */
    int look(double[] x);

    /** Returns the attractor at the end of the orbit's time, or -1. */
    int end();
  }
}
