package dev.dynamis.studio.internal.mechanism;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Collects numbers in the order of bytes that pages read, little end first. */
final class Bytes {
  private ByteBuffer to;

  Bytes(int size) {
    to = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
  }

  private void reserve(int more) {
    if (to.remaining() < more) {
      byte[] longer = Arrays.copyOf(to.array(), Math.max(2 * to.capacity(), to.position() + more));
      int at = to.position();
      to = ByteBuffer.wrap(longer).order(ByteOrder.LITTLE_ENDIAN).position(at);
    }
  }

  int position() {
    return to.position();
  }

  Bytes int8(int x) {
    reserve(1);
    to.put((byte) x);
    return this;
  }

  Bytes int16(int x) {
    reserve(2);
    to.putShort((short) x);
    return this;
  }

  Bytes int32(int x) {
    reserve(4);
    to.putInt(x);
    return this;
  }

  Bytes int32At(int at, int x) {
    to.putInt(at, x);
    return this;
  }

  Bytes float32(double x) {
    reserve(4);
    to.putFloat((float) x);
    return this;
  }

  Bytes float64(double x) {
    reserve(8);
    to.putDouble(x);
    return this;
  }

  Bytes float32(double[] x, int from, int n) {
    reserve(4 * n);
    for (int i = from; i < from + n; i++) {
      to.putFloat((float) x[i]);
    }
    return this;
  }

  Bytes float32(float[] x, int from, int n) {
    reserve(4 * n);
    for (int i = from; i < from + n; i++) {
      to.putFloat(x[i]);
    }
    return this;
  }

  Bytes int32(int[] x, int from, int n) {
    reserve(4 * n);
    for (int i = from; i < from + n; i++) {
      to.putInt(x[i]);
    }
    return this;
  }

  /** Returns what was collected, ready to be read. */
  ByteBuffer flip() {
    return to.flip();
  }

  byte[] array() {
    return Arrays.copyOf(to.array(), to.position());
  }
}
