package dev.dynamis.mjcf.internal.asset;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Arrays of little-endian numbers inside a file. The caller has checked the file's length. */
final class LittleEndian {
  private LittleEndian() {}

  static int int32(byte[] file, int offset) {
    return ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(offset);
  }

  static float[] floats(byte[] file, int offset, int count) {
    float[] result = new float[count];
    slice(file, offset, count).asFloatBuffer().get(result);
    return result;
  }

  static int[] ints(byte[] file, int offset, int count) {
    int[] result = new int[count];
    slice(file, offset, count).asIntBuffer().get(result);
    return result;
  }

  private static ByteBuffer slice(byte[] file, int offset, int count) {
    return ByteBuffer.wrap(file).slice(offset, 4 * count).order(ByteOrder.LITTLE_ENDIAN);
  }
}
