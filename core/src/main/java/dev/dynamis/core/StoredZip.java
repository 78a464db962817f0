package dev.dynamis.core;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * A zip file without compression whose entries are written side by side. Their sizes are known
 * before, so each has its place; checksums are filled in at the end.
 *
 * <p>Follows APPNOTE.TXT 6.3: local headers, central directory, and the records of large files
 * (Zip64) only where a number does not fit 32 bits.
 */
final class StoredZip {
  private static final long FITS_32_BITS = 0xFFFF_FFFFL;
  private static final int FITS_16_BITS = 0xFFFF;
  private static final int LOCAL = 0x04034b50;
  private static final int CENTRAL = 0x02014b50;
  private static final int LARGE_END = 0x06064b50;
  private static final int LARGE_END_LOCATOR = 0x07064b50;
  private static final int END = 0x06054b50;
  private static final short VERSION = 20;
  private static final short LARGE_VERSION = 45;
  private static final short LARGE_EXTRA = 1;

  /** Names are UTF-8. */
  private static final short FLAGS = 0x0800;

  /** The first day that zip files know, for all entries, so that equal content is an equal file. */
  private static final short FIRST_DAY = 0x0021;

  private static final class Entry {
    final byte[] name;
    final long size;
    final CRC32 crc = new CRC32();
    long header;
    long next;

    Entry(String name, long size) {
      this.name = name.getBytes(StandardCharsets.UTF_8);
      this.size = size;
    }
  }

  private final RandomAccessFile out;
  private final long limit;
  private final List<Entry> entries = new ArrayList<>();
  private long length;

  StoredZip(RandomAccessFile out) {
    this(out, FITS_32_BITS);
  }

  /** Makes an archive that takes numbers from {@code limit} on for large. */
  StoredZip(RandomAccessFile out, long limit) {
    this.out = out;
    this.limit = limit;
  }

  /** Adds an entry of {@code size} bytes; returns its number. */
  int add(String name, long size) {
    Entry e = new Entry(name, size);
    if (e.name.length > FITS_16_BITS) {
      throw new IllegalArgumentException(
          "the name " + RecordingFormat.quote(name) + " is too long for an archive");
    }
    e.header = length;
    e.next = length + 30 + e.name.length + (isLarge(e) ? 20 : 0);
    length = e.next + size;
    entries.add(e);
    return entries.size() - 1;
  }

  private boolean isLarge(Entry e) {
    return e.size >= limit;
  }

  /** Writes the next bytes of an entry; all entries have been added. */
  void write(int entry, byte[] bytes, int count) throws IOException {
    Entry e = entries.get(entry);
    out.seek(e.next);
    out.write(bytes, 0, count);
    e.crc.update(bytes, 0, count);
    e.next += count;
  }

  /** Writes headers and directory; all entries are complete. */
  void finish() throws IOException {
    for (Entry e : entries) {
      ByteBuffer b = buffer(30 + e.name.length + 20);
      boolean large = isLarge(e);
      b.putInt(LOCAL).putShort(large ? LARGE_VERSION : VERSION);
      common(b, e, large);
      b.putShort((short) e.name.length).putShort((short) (large ? 20 : 0));
      b.put(e.name);
      if (large) {
        b.putShort(LARGE_EXTRA).putShort((short) 16).putLong(e.size).putLong(e.size);
      }
      out.seek(e.header);
      out.write(b.array(), 0, b.position());
    }
    out.seek(length);
    long end = length;
    for (Entry e : entries) {
      ByteBuffer b = central(e);
      out.write(b.array(), 0, b.position());
      end += b.position();
    }
    ByteBuffer b = end(end);
    out.write(b.array(), 0, b.position());
  }

  /** Flags, method, time, checksum and sizes, which both kinds of headers have. */
  private static void common(ByteBuffer b, Entry e, boolean large) {
    int size = large ? -1 : (int) e.size;
    b.putShort(FLAGS).putShort((short) 0).putShort((short) 0).putShort(FIRST_DAY);
    b.putInt((int) e.crc.getValue()).putInt(size).putInt(size);
  }

  private ByteBuffer central(Entry e) {
    boolean large = isLarge(e);
    boolean far = e.header >= limit;
    int extra = (large ? 16 : 0) + (far ? 8 : 0);
    short version = large || far ? LARGE_VERSION : VERSION;
    ByteBuffer b = buffer(46 + e.name.length + 4 + extra);
    b.putInt(CENTRAL).putShort(version).putShort(version);
    common(b, e, large);
    b.putShort((short) e.name.length).putShort((short) (extra == 0 ? 0 : 4 + extra));
    // no comment, one disk, no attributes
    b.putShort((short) 0).putShort((short) 0).putShort((short) 0).putInt(0);
    b.putInt(far ? -1 : (int) e.header).put(e.name);
    if (extra > 0) {
      b.putShort(LARGE_EXTRA).putShort((short) extra);
      if (large) {
        b.putLong(e.size).putLong(e.size);
      }
      if (far) {
        b.putLong(e.header);
      }
    }
    return b;
  }

  private ByteBuffer end(long end) {
    long directory = end - length;
    int count = entries.size();
    boolean large = count >= Math.min(limit, FITS_16_BITS) || length >= limit || directory >= limit;
    ByteBuffer b = buffer(56 + 20 + 22);
    if (large) {
      b.putInt(LARGE_END).putLong(44).putShort(LARGE_VERSION).putShort(LARGE_VERSION);
      b.putInt(0).putInt(0).putLong(count).putLong(count).putLong(directory).putLong(length);
      b.putInt(LARGE_END_LOCATOR).putInt(0).putLong(end).putInt(1);
    }
    short shown = (short) (large ? FITS_16_BITS : count);
    b.putInt(END).putShort((short) 0).putShort((short) 0).putShort(shown).putShort(shown);
    b.putInt(large ? -1 : (int) directory).putInt(large ? -1 : (int) length);
    return b.putShort((short) 0);
  }

  private static ByteBuffer buffer(int size) {
    return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
  }
}
