package dev.dynamis.studio.internal.mechanism;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;

/** A frame as a page reads it. */
record FrameForTests(int flags, double time, int bytes, Map<Integer, ByteBuffer> parts) {
  static FrameForTests read(ByteBuffer from) {
    ByteBuffer b = from.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    if (b.get(0) != 'F' || b.get(1) != Frames.VERSION) {
      throw new IllegalArgumentException("no frame");
    }
    Map<Integer, ByteBuffer> parts = new HashMap<>();
    int at = 24;
    while (at < b.limit()) {
      int length = b.getInt(at + 4);
      parts.put((int) b.getShort(at), b.slice(at + 8, length).order(ByteOrder.LITTLE_ENDIAN));
      at += 8 + length;
    }
    return new FrameForTests(b.getShort(2), b.getDouble(8), b.limit(), parts);
  }

  float number(int part, int index) {
    return parts.get(part).getFloat(4 * index);
  }
}
