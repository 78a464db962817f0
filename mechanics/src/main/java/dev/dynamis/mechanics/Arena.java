package dev.dynamis.mechanics;

/**
 * How much of a model's memory contacts and constraint rows take. The model's {@code narena} is a
 * limit that MuJoCo shares between these and its stack; here it bounds what is counted below, in
 * the sizes of MuJoCo's structures, so that a limit means the same number of contacts. A limit of 0
 * is none. {@link MemoryLimits} bounds the bytes that there are in fact.
 */
final class Arena {
  /** 65 reals and 13 integers, aligned to reals. */
  private static final int CONTACT = 576;

  /** 14 reals and 6 integers; what islands add is not counted. */
  private static final int ROW = 14 * 8 + 6 * 4;

  /** A real and its column. */
  private static final int ELEMENT = 8 + 4;

  private Arena() {}

  static long bytes(long contacts, long rows, long jacobian, long projection) {
    return CONTACT * contacts + ROW * rows + ELEMENT * jacobian + ELEMENT * projection;
  }

  static boolean fits(Model m, long contacts, long rows, long jacobian, long projection) {
    return m.narena == 0 || bytes(contacts, rows, jacobian, projection) <= m.narena;
  }

  /** Most contacts that the limit allows. */
  static long mostContacts(Model m) {
    return most(m, CONTACT);
  }

  /** Most constraint rows that the limit allows. */
  static long mostRows(Model m) {
    return most(m, ROW);
  }

  /** Most elements of a matrix that the limit allows. */
  static long mostElements(Model m) {
    return most(m, ELEMENT);
  }

  private static long most(Model m, int bytes) {
    return m.narena == 0 ? Long.MAX_VALUE : m.narena / bytes;
  }
}
