package dev.dynamis.conformance.fuzz;

import java.util.random.RandomGenerator;

/**
 * One reader, and what is done with what it read.
 *
 * @param name names findings and the folder of regression files
 * @param source makes an input, a function of the random numbers alone
 * @param reader reads an input and uses the result; throws what the reader throws
 */
record Target(String name, Source source, Reader reader) {
  @FunctionalInterface
  interface Source {
    byte[] make(RandomGenerator random);
  }

  @FunctionalInterface
  interface Reader {
    void read(byte[] input) throws Exception;
  }
}
