package dev.dynamis.mechanics;

/**
 * How much of a model's memory contacts and constraint rows take. The model's {@code narena} is a
 * limit that MuJoCo shares between these and its stack; here it bounds only what is counted below,
 * in the sizes of MuJoCo's structures, so that a limit means the same number of contacts. A limit
 * of 0 is none.
 */
final class Arena {
  /** 65 reals and 13 integers, aligned to reals. */
  private static final int CONTACT = 576;

  /** 14 reals and 6 integers; what islands add is not counted. */
  private static final int ROW = 14 * 8 + 6 * 4;

  /** A real and its column. */
  private static final int ELEMENT = 8 + 4;

  private Arena() {}

  static long bytes(int contacts, int rows, int jacobian, int projection) {
    return (long) CONTACT * contacts
        + (long) ROW * rows
        + (long) ELEMENT * jacobian
        + (long) ELEMENT * projection;
  }

  static boolean fits(Model m, int contacts, int rows, int jacobian, int projection) {
    return m.narena == 0 || bytes(contacts, rows, jacobian, projection) <= m.narena;
  }
}
