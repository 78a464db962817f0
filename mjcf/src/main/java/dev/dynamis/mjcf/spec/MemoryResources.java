package dev.dynamis.mjcf.spec;

import dev.dynamis.mjcf.internal.text.ResourcePath;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.HashMap;
import java.util.Map;

/** Files in memory. */
final class MemoryResources implements Resources {
  private final Map<String, byte[]> files = new HashMap<>();

  MemoryResources(Map<String, byte[]> files) {
    files.forEach(
        (path, bytes) -> {
          String normal = ResourcePath.normalize(path);
          if (normal == null || normal.isEmpty()) {
            throw new IllegalArgumentException("a file cannot be called \"" + path + "\"");
          }
          this.files.put(normal, bytes.clone());
        });
  }

  @Override
  public byte[] read(String path, long limit) throws IOException {
    String normal = ResourcePath.isAbsolute(path) ? null : ResourcePath.normalize(path);
    if (normal == null) {
      throw new ResourceException(
          ResourceException.Reason.OUTSIDE, path + " leads outside the files of the model");
    }
    byte[] bytes = files.get(normal);
    if (bytes == null) {
      throw new NoSuchFileException(path);
    }
    if (bytes.length > limit) {
      throw new ResourceException(
          ResourceException.Reason.TOO_LARGE,
          path + " has " + bytes.length + " bytes, the limit is " + limit);
    }
    return bytes.clone();
  }

  @Override
  public boolean exists(String path) {
    String normal = ResourcePath.isAbsolute(path) ? null : ResourcePath.normalize(path);
    return normal != null && files.containsKey(normal);
  }
}
