package dev.dynamis.mjcf.internal.memory;

/**
 * The bytes that one model may take while it is loaded: files, elements, assets, the model and a
 * first instance of it. They are taken before they are allocated, so that no file, however small,
 * ends in an OutOfMemoryError.
 */
public final class MemoryBudget {
  /** There are not enough bytes left. */
  public static final class Exceeded extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Exceeded(String message) {
      super(message, null, false, false);
    }

    /** Returns what to do. */
    public String fix() {
      return "make the model smaller, or raise the limit of bytes";
    }
  }

  private final long limit;
  private long used;

  /** Makes a budget of {@code limit} bytes. */
  public MemoryBudget(long limit) {
    this.limit = limit;
  }

  /** Returns how many bytes are left. */
  public long left() {
    return limit - used;
  }

  /**
   * Takes bytes for good.
   *
   * @param bytes how many; not negative
   * @throws Exceeded if there are not enough left; then nothing is taken
   */
  public void take(long bytes) {
    if (bytes < 0 || bytes > limit - used) {
      throw new Exceeded(
          "needs "
              + (bytes < 0 ? "more memory than there is" : size(bytes))
              + ", but "
              + size(used)
              + " of the "
              + size(limit)
              + " that a model may take are in use");
    }
    used += bytes;
  }

  /** Returns a holder of bytes that are given back when it is closed. */
  public Hold hold() {
    return new Hold();
  }

  /** Bytes that are needed for a while. */
  public final class Hold implements AutoCloseable {
    private long held;

    private Hold() {}

    /** Returns how many bytes are left. */
    public long left() {
      return MemoryBudget.this.left();
    }

    /** Takes bytes until this is closed. */
    public void take(long bytes) {
      MemoryBudget.this.take(bytes);
      held += bytes;
    }

    @Override
    public void close() {
      used -= held;
      held = 0;
    }
  }

  /** Returns bytes in a unit that people read. */
  static String size(long bytes) {
    if (bytes < 10_000) {
      return bytes + " bytes";
    }
    return bytes < 10_000_000_000L ? bytes / 1_000_000 + " MB" : bytes / 1_000_000_000 + " GB";
  }
}
