package dev.dynamis.studio.internal.equation;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** A message of numbers: the letter D, the length of a JSON text, that text, and the numbers. */
final class DataMessage {
  private static final int HEAD = 8;

  private DataMessage() {}

  static ByteBuffer of(String json, float[] numbers) {
    byte[] text = json.getBytes(StandardCharsets.UTF_8);
    int padded = (text.length + 3) / 4 * 4;
    ByteBuffer b =
        ByteBuffer.allocate(HEAD + padded + 4 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
    b.put((byte) 'D').put((byte) 1).putShort((short) 0).putInt(text.length).put(text);
    b.position(HEAD + padded);
    b.asFloatBuffer().put(numbers);
    return b.rewind();
  }
}
