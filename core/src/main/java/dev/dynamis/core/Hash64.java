package dev.dynamis.core;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * A 64-bit hash over a sequence of numbers and strings, the same on every platform.
 *
 * <p>The algorithm is xxHash64 with seed 0 over a byte stream: numbers enter in little-endian
 * order, strings as their length in bytes followed by UTF-8. It is quick and spreads well, and is
 * no protection against an adversary. Adding makes no garbage, except for strings.
 *
 * @since 0.1.0
 */
public final class Hash64 {
  private static final long PRIME1 = 0x9E3779B185EBCA87L;
  private static final long PRIME2 = 0xC2B2AE3D27D4EB4FL;
  private static final long PRIME3 = 0x165667B19E3779F9L;
  private static final long PRIME4 = 0x85EBCA77C2B2AE63L;
  private static final long PRIME5 = 0x27D4EB2F165667C5L;

  /** How many bytes are mixed at once, eight into each of four lanes. */
  private static final int STRIPE = 32;

  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private final long seed;
  private long lane1;
  private long lane2;
  private long lane3;
  private long lane4;

  /** Bytes that do not fill a stripe yet; wider than a stripe so that a number always fits. */
  private final byte[] pending = new byte[STRIPE + Long.BYTES];

  private int pendingSize;
  private long total;

  /** Makes the hash of nothing. */
  public Hash64() {
    this(0);
  }

  /** Makes the hash of nothing that depends on {@code seed}. */
  Hash64(long seed) {
    this.seed = seed;
    reset();
  }

  /** Returns the hash of the numbers' bits in order; for tests that expect exact results. */
  public static long of(double[] values) {
    return new Hash64().add(values).value();
  }

  /** Forgets all that was added. */
  public Hash64 reset() {
    lane1 = seed + PRIME1 + PRIME2;
    lane2 = seed + PRIME2;
    lane3 = seed;
    lane4 = seed - PRIME1;
    pendingSize = 0;
    total = 0;
    return this;
  }

  /** Adds four bytes. */
  public Hash64 add(int value) {
    INT.set(pending, pendingSize, value);
    return added(Integer.BYTES);
  }

  /** Adds eight bytes. */
  public Hash64 add(long value) {
    LONG.set(pending, pendingSize, value);
    return added(Long.BYTES);
  }

  /** Adds the eight bytes of the number's bits; all NaN are one, 0.0 and -0.0 are two. */
  public Hash64 add(double value) {
    return add(Double.doubleToLongBits(value));
  }

  /** Adds one byte, 1 or 0. */
  public Hash64 add(boolean value) {
    pending[pendingSize] = (byte) (value ? 1 : 0);
    return added(1);
  }

  /** Adds the length in bytes as four bytes, then the text in UTF-8. */
  public Hash64 add(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return add(bytes.length).add(bytes, 0, bytes.length);
  }

  /** Adds all numbers, without their count. */
  public Hash64 add(double[] values) {
    return add(values, 0, values.length);
  }

  /** Adds {@code values[offset .. offset + count)}, without their count. */
  public Hash64 add(double[] values, int offset, int count) {
    for (int i = offset; i < offset + count; i++) {
      add(values[i]);
    }
    return this;
  }

  /** Adds all numbers, without their count. */
  public Hash64 add(int[] values) {
    for (int value : values) {
      add(value);
    }
    return this;
  }

  /** Adds {@code bytes[offset .. offset + count)}, without their count. */
  public Hash64 add(byte[] bytes, int offset, int count) {
    int i = offset;
    int end = offset + count;

    // fill a stripe that has begun
    if (pendingSize > 0) {
      int n = Math.min(STRIPE - pendingSize, count);
      System.arraycopy(bytes, i, pending, pendingSize, n);
      i += n;
      added(n);
    }

    // whole stripes need no copy
    for (; end - i >= STRIPE; i += STRIPE) {
      mix(bytes, i);
      total += STRIPE;
    }
    if (i < end) {
      System.arraycopy(bytes, i, pending, 0, end - i);
      added(end - i);
    }
    return this;
  }

  /** Returns the hash of all that was added so far; more may be added afterwards. */
  public long value() {
    long h;
    if (total >= STRIPE) {
      h =
          Long.rotateLeft(lane1, 1)
              + Long.rotateLeft(lane2, 7)
              + Long.rotateLeft(lane3, 12)
              + Long.rotateLeft(lane4, 18);
      h = merge(h, lane1);
      h = merge(h, lane2);
      h = merge(h, lane3);
      h = merge(h, lane4);
    } else {
      h = seed + PRIME5;
    }
    h += total;

    // the rest: by eight bytes, by four, by one
    int i = 0;
    for (; i + Long.BYTES <= pendingSize; i += Long.BYTES) {
      h ^= round(0, (long) LONG.get(pending, i));
      h = Long.rotateLeft(h, 27) * PRIME1 + PRIME4;
    }
    if (i + Integer.BYTES <= pendingSize) {
      h ^= Integer.toUnsignedLong((int) INT.get(pending, i)) * PRIME1;
      h = Long.rotateLeft(h, 23) * PRIME2 + PRIME3;
      i += Integer.BYTES;
    }
    for (; i < pendingSize; i++) {
      h ^= (pending[i] & 0xFF) * PRIME5;
      h = Long.rotateLeft(h, 11) * PRIME1;
    }

    // every input bit reaches every output bit
    h = (h ^ h >>> 33) * PRIME2;
    h = (h ^ h >>> 29) * PRIME3;
    return h ^ h >>> 32;
  }

  /** Accounts for {@code n} bytes put behind the pending ones. */
  private Hash64 added(int n) {
    total += n;
    pendingSize += n;
    if (pendingSize >= STRIPE) {
      mix(pending, 0);
      pendingSize -= STRIPE;
      LONG.set(pending, 0, (long) LONG.get(pending, STRIPE));
    }
    return this;
  }

  private void mix(byte[] b, int i) {
    lane1 = round(lane1, (long) LONG.get(b, i));
    lane2 = round(lane2, (long) LONG.get(b, i + 8));
    lane3 = round(lane3, (long) LONG.get(b, i + 16));
    lane4 = round(lane4, (long) LONG.get(b, i + 24));
  }

  private static long round(long lane, long input) {
    return Long.rotateLeft(lane + input * PRIME2, 31) * PRIME1;
  }

  private static long merge(long h, long lane) {
    return (h ^ round(0, lane)) * PRIME1 + PRIME4;
  }
}
