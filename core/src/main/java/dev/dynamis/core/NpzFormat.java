package dev.dynamis.core;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * NumPy's archive of arrays: a zip file with an {@code .npy} entry for every column, {@code
 * event/KIND/COLUMN.npy} for events, and {@code recording.json} with the header.
 */
final class NpzFormat implements RecordingFormat {
  private static final String HEADER = "recording.json";
  private static final String ARRAY = ".npy";

  /**
   * The first time that zip files know, for all entries, so that equal recordings are equal files.
   */
  private static final LocalDateTime ENTRY_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  /** A file may expand by this much, or to this many bytes: more is a trap, not a recording. */
  private static final int MAX_EXPANSION = 64;

  private static final long ALWAYS_ALLOWED = 64L << 20;

  private static final int BLOCK = 1 << 13;

  @Override
  public void write(Recording r, Path file) {
    AtomicFile.write(
        file,
        out -> {
          ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
          byte[] header = RecordingHeader.write(r).getBytes(StandardCharsets.UTF_8);
          writeEntry(zip, HEADER, header.length, to -> to.write(header));
          writeColumns(zip, r, "");
          for (String kind : r.eventNames()) {
            writeColumns(zip, r.events(kind), eventPrefix(kind));
          }
          zip.finish();
        });
  }

  private static void writeColumns(ZipOutputStream zip, Recording r, String prefix)
      throws IOException {
    writeColumn(zip, r.times(), prefix);
    for (int c = 0; c < r.columnCount(); c++) {
      writeColumn(zip, r.column(c), prefix);
    }
  }

  private static void writeColumn(ZipOutputStream zip, Recording.Column column, String prefix)
      throws IOException {
    byte[] header = Npy.header(column.size());
    writeEntry(
        zip,
        prefix + column.name() + ARRAY,
        header.length + Double.BYTES * column.size(),
        to -> {
          to.write(header);
          Npy.NumberOutput numbers = new Npy.NumberOutput(to);
          double[] block = new double[BLOCK];
          for (long row = 0; row < column.size(); row += BLOCK) {
            int n = (int) Math.min(BLOCK, column.size() - row);
            column.copy(block, 0, row, n);
            for (int i = 0; i < n; i++) {
              numbers.put(block[i]);
            }
          }
          numbers.flush();
        });
  }

  /** Writes an entry as it is; such entries need their checksum first, so content runs twice. */
  private static void writeEntry(
      ZipOutputStream zip, String name, long size, AtomicFile.Content content) throws IOException {
    CRC32 crc = new CRC32();
    content.writeTo(
        new OutputStream() {
          @Override
          public void write(int b) {
            crc.update(b);
          }

          @Override
          public void write(byte[] b, int offset, int length) {
            crc.update(b, offset, length);
          }
        });
    ZipEntry entry = new ZipEntry(name);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(size);
    entry.setCrc(crc.getValue());
    entry.setTimeLocal(ENTRY_TIME);
    zip.putNextEntry(entry);
    content.writeTo(zip);
    zip.closeEntry();
  }

  private static String eventPrefix(String kind) {
    return Recording.EVENT + "/" + kind + "/";
  }

  @Override
  public Recording read(Path file) {
    try (ZipFile zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8)) {
      return new Archive(zip, file).read();
    } catch (ZipException e) {
      throw problem(file, "", "it is no whole zip file: " + e.getMessage(), "save it again");
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + AtomicFile.reason(e), e);
    }
  }

  private static ModelException problem(Path file, String entry, String problem, String fix) {
    return new ModelException(
        Diagnostic.error("REC09", file.toString(), 0, 0, entry, problem, fix));
  }

  /** Reads all columns side by side, row by row. */
  private record Archive(ZipFile zip, Path file) {
    /** An entry that is being read; its checksum is compared at the end. */
    private record Entry(ZipEntry zip, CheckedInputStream in) {}

    Recording read() throws IOException {
      checkExpansion();
      Recording r;
      ZipEntry header = zip.getEntry(HEADER);
      if (header == null) {
        r = foreign();
      } else {
        Entry entry = open(header);
        String text = new String(entry.in.readAllBytes(), StandardCharsets.UTF_8);
        close(entry);
        r = RecordingHeader.read(new JsonText(file + "!" + HEADER, 1, text));
      }
      readColumns(r, "");
      for (String kind : r.eventNames()) {
        readColumns(r.events(kind), eventPrefix(kind));
      }
      return r;
    }

    private void checkExpansion() throws IOException {
      long allowed = Math.max(ALWAYS_ALLOWED, MAX_EXPANSION * Files.size(file));
      long total = 0;
      for (ZipEntry e : zip.stream().toList()) {
        if (e.getSize() < 0 || e.getSize() > allowed - total) {
          throw problem(
              file,
              e.getName(),
              "the file expands to more than " + allowed + " bytes",
              "save it with numpy.savez instead of numpy.savez_compressed");
        }
        total += e.getSize();
      }
    }

    /** Returns an empty recording with the columns of an archive that another program wrote. */
    private Recording foreign() {
      List<String> names = new ArrayList<>();
      for (ZipEntry e : zip.stream().toList()) {
        if (e.getName().endsWith(ARRAY)) {
          names.add(e.getName().substring(0, e.getName().length() - ARRAY.length()));
        }
      }
      if (names.isEmpty()) {
        throw problem(file, "", "it has no arrays", "save the time and the columns as arrays");
      }
      String time =
          names.contains(Recording.TIME)
              ? Recording.TIME
              : names.contains("t") ? "t" : names.get(0);
      names.remove(time);
      try {
        return new Recording(time, names);
      } catch (IllegalArgumentException e) {
        throw problem(file, "", e.getMessage(), "rename the array");
      }
    }

    private void readColumns(Recording r, String prefix) throws IOException {
      List<String> names = new ArrayList<>();
      names.add(r.timeName());
      names.addAll(r.columns());
      Entry[] entries = new Entry[names.size()];
      NpyInput[] inputs = new NpyInput[names.size()];
      for (int c = 0; c < entries.length; c++) {
        String name = prefix + names.get(c) + ARRAY;
        ZipEntry e = zip.getEntry(name);
        if (e == null) {
          throw problem(
              file, name, "the header names this array, but it is not there", "save again");
        }
        entries[c] = open(e);
        inputs[c] = new NpyInput(entries[c].in, e.getSize(), file.toString(), name);
        if (inputs[c].dimensions() != 1 || inputs[c].count() != inputs[0].count()) {
          throw problem(
              file,
              name,
              "it is no list of " + inputs[0].count() + " numbers, as the time is",
              "save one number for every row");
        }
      }
      double[] row = new double[entries.length];
      for (long i = 0; i < inputs[0].count(); i++) {
        for (int c = 0; c < row.length; c++) {
          row[c] = inputs[c].next();
        }
        r.add(row[0], row, 1);
      }
      for (Entry entry : entries) {
        close(entry);
      }
    }

    private Entry open(ZipEntry e) throws IOException {
      return new Entry(e, new CheckedInputStream(zip.getInputStream(e), new CRC32()));
    }

    private void close(Entry entry) throws IOException {
      boolean more = entry.in.read() >= 0;
      if (more || entry.in.getChecksum().getValue() != entry.zip.getCrc()) {
        throw problem(file, entry.zip.getName(), "its checksum is wrong", "the file was altered");
      }
      entry.in.close();
    }
  }
}
