package dev.dynamis.mjcf.spec;

import dev.dynamis.mjcf.internal.text.ResourcePath;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Reads a zip archive into memory, bounded by what comes out of it, not by what it claims. */
final class ZipFiles {
  private ZipFiles() {}

  static Resources read(byte[] archive, long limit) throws IOException {
    Map<String, byte[]> files = new HashMap<>();
    long left = limit;
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
      for (ZipEntry e = zip.getNextEntry(); e != null; e = zip.getNextEntry()) {
        if (e.isDirectory()) {
          continue;
        }
        String path =
            ResourcePath.isAbsolute(e.getName()) ? null : ResourcePath.normalize(e.getName());
        if (path == null) {
          throw new ResourceException(
              ResourceException.Reason.OUTSIDE, e.getName() + " leads out of the archive");
        }
        byte[] bytes = zip.readNBytes((int) Math.min(left + 1, Integer.MAX_VALUE - 16));
        left -= bytes.length;
        if (left < 0) {
          throw new ResourceException(
              ResourceException.Reason.TOO_LARGE,
              "the archive holds more than " + limit + " bytes");
        }
        files.put(path, bytes);
      }
    }
    return new MemoryResources(files);
  }
}
