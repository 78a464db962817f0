package dev.dynamis.core;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * JSON lines: a header, then an object for every row with the columns' names as keys and one for
 * every event, with its kind under the key {@code event}. NaN and infinities are strings.
 *
 * <p>A last line that ends neither with its brace nor with a line end was cut when the process that
 * wrote it was killed; it is left out.
 */
final class JsonLinesFormat implements RecordingFormat {
  @Override
  public RowEncoder encoder(RecordingLayout layout) {
    return new Encoder(layout);
  }

  /** Writes lines. */
  private static final class Encoder implements RowEncoder {
    private final RecordingLayout layout;
    private final String[] keys;
    private final String[][] eventKeys;
    private final StringBuilder line = new StringBuilder();

    Encoder(RecordingLayout layout) {
      this.layout = layout;
      keys = keys(layout, "{");
      List<String> kinds = List.copyOf(layout.events().keySet());
      eventKeys = new String[kinds.size()][];
      for (int k = 0; k < eventKeys.length; k++) {
        StringBuilder start = Json.append(new StringBuilder("{\"event\":"), kinds.get(k));
        eventKeys[k] = keys(layout.ofEvent(k), start.append(',').toString());
      }
    }

    /** The keys with the punctuation before them are the same in every line. */
    private static String[] keys(RecordingLayout layout, String start) {
      String[] keys = new String[1 + layout.columns().size()];
      for (int c = 0; c < keys.length; c++) {
        StringBuilder key = new StringBuilder(c == 0 ? start : ",");
        keys[c] = Json.append(key, c == 0 ? layout.timeName() : layout.columns().get(c - 1)) + ":";
      }
      return keys;
    }

    @Override
    public byte[] header(long rows) {
      return (RecordingHeader.write(layout) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void row(OutputStream out, double time, double[] values, int offset) throws IOException {
      line(out, keys, time, values, offset);
    }

    @Override
    public void event(OutputStream out, int kind, double time, double[] values, int offset)
        throws IOException {
      line(out, eventKeys[kind], time, values, offset);
    }

    private void line(OutputStream out, String[] keys, double time, double[] values, int offset)
        throws IOException {
      line.setLength(0);
      Json.append(line.append(keys[0]), time);
      for (int c = 1; c < keys.length; c++) {
        Json.append(line.append(keys[c]), values[offset + c - 1]);
      }
      out.write(line.append("}\n").toString().getBytes(StandardCharsets.UTF_8));
    }
  }

  @Override
  public void read(Path file, RecordingSink to) {
    String source = file.toString();
    try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      String header = in.readLine();
      RecordingLayout layout =
          RecordingHeader.read(new JsonText(source, 1, header == null ? "" : header));
      to.begin(layout);
      LineReader reader = new LineReader(layout, to);
      boolean ended = endsWithLineEnd(file);
      int number = 1;
      String next = in.readLine();
      while (next != null) {
        String line = next;
        next = in.readLine();
        number++;
        boolean cut = next == null && !ended && !line.stripTrailing().endsWith("}");
        if (!line.isBlank() && !cut) {
          reader.read(new JsonText(source, number, line));
        }
      }
    } catch (CharacterCodingException e) {
      throw new ModelException(
          Diagnostic.error("REC01", source, 0, 0, "", "text is not UTF-8", "save as UTF-8"));
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + AtomicFile.reason(e), e);
    }
  }

  private static boolean endsWithLineEnd(Path file) throws IOException {
    try (SeekableByteChannel channel = Files.newByteChannel(file)) {
      ByteBuffer last = ByteBuffer.allocate(1);
      channel.position(Math.max(0, channel.size() - 1)).read(last);
      return last.get(0) == '\n';
    }
  }

  /** Reads lines after the header. */
  private static final class LineReader {
    private final RecordingSink to;

    /** Empty; knows the places of columns. */
    private final Recording shape;

    LineReader(RecordingLayout layout, RecordingSink to) {
      this.to = to;
      shape = new Recording(layout);
    }

    void read(JsonText in) {
      in.expect('{');
      String key = in.key();
      if (!key.equals(Recording.EVENT)) {
        double[] row = readRow(shape, in, key);
        to.row(row[0], row, 1);
        return;
      }
      String name = in.string();
      in.expect(',');
      key = in.key();
      int kind = shape.eventNames().indexOf(name);
      if (kind < 0) {
        throw in.problem("the header has no event " + RecordingFormat.quote(name));
      }
      double[] row = readRow(shape.events(name), in, key);
      to.event(kind, row[0], row, 1);
    }

    /** Reads a row up to its end; the first key has been read. */
    private static double[] readRow(Recording r, JsonText in, String key) {
      double[] row = new double[1 + r.columnCount()];
      boolean[] seen = new boolean[row.length];
      int expected = 0;
      while (true) {
        // keys come in the order of the columns, or else are looked up
        int c = expected;
        if (c == row.length || !key.equals(name(r, c))) {
          try {
            c = 1 + r.indexOf(key);
          } catch (IllegalArgumentException e) {
            throw in.keyProblem(e.getMessage());
          }
        }
        if (seen[c]) {
          throw in.keyProblem("the key " + RecordingFormat.quote(key) + " is there twice");
        }
        seen[c] = true;
        row[c] = in.number();
        expected = c + 1;
        if (!in.take(',')) {
          break;
        }
        key = in.key();
      }
      in.expect('}');
      in.expectEnd();
      for (int c = 0; c < seen.length; c++) {
        if (!seen[c]) {
          throw in.problem("the line has no key " + RecordingFormat.quote(name(r, c)));
        }
      }
      return row;
    }

    private static String name(Recording r, int c) {
      return c == 0 ? r.timeName() : r.columns().get(c - 1);
    }
  }
}
