package dev.dynamis.study;

import dev.dynamis.mjcf.spec.ResourceException;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The files that a model was made from. Read from elsewhere, they remember what was read; what they
 * remember makes the same model on a machine that has none of the files.
 */
final class ModelFiles implements Resources {
  private final Resources from;
  private final SortedMap<String, byte[]> read = new TreeMap<>();

  /** Makes files that are read from elsewhere and remembered. */
  ModelFiles(Resources from) {
    this.from = from;
  }

  /** Makes files that were remembered. */
  ModelFiles(SortedMap<String, byte[]> read) {
    from = null;
    this.read.putAll(read);
  }

  /** Returns what was read so far, by path. */
  SortedMap<String, byte[]> read() {
    return Collections.unmodifiableSortedMap(read);
  }

  @Override
  public byte[] read(String path, long limit) throws IOException {
    String key = Resources.resolve(path);
    byte[] known = read.get(key);
    if (known == null) {
      if (from == null) {
        throw new NoSuchFileException(path);
      }
      known = from.read(path, limit);
      read.put(key, known);
    } else if (known.length > limit) {
      throw new ResourceException(
          ResourceException.Reason.TOO_LARGE,
          path + " has " + known.length + " bytes, the limit is " + limit);
    }
    return known.clone();
  }

  @Override
  public boolean exists(String path) {
    return read.containsKey(Resources.resolve(path)) || from != null && from.exists(path);
  }

  @Override
  public String describe(String path) {
    return from == null ? path : from.describe(path);
  }

  @Override
  public String adviceOutside() {
    return from == null ? Resources.super.adviceOutside() : from.adviceOutside();
  }
}
