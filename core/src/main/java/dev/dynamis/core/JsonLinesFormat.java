package dev.dynamis.core;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * JSON lines: a header, then an object for every row with the columns' names as keys, then one for
 * every event, with its kind under the key {@code event}. NaN and infinities are strings.
 */
final class JsonLinesFormat implements RecordingFormat {
  @Override
  public void write(Recording r, Path file) {
    AtomicFile.write(
        file,
        out -> {
          Writer w = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
          w.append(RecordingHeader.write(r)).append('\n');
          writeRows(w, r, "{");
          for (String name : r.eventNames()) {
            String start = Json.append(new StringBuilder("{\"event\":"), name) + ",";
            writeRows(w, r.events(name), start);
          }
          w.flush();
        });
  }

  private static void writeRows(Writer w, Recording r, String start) throws IOException {
    // the keys with the punctuation before them are the same in every line
    String[] keys = new String[1 + r.columnCount()];
    for (int c = 0; c < keys.length; c++) {
      StringBuilder key = new StringBuilder(c == 0 ? start : ",");
      keys[c] = Json.append(key, c == 0 ? r.timeName() : r.columns().get(c - 1)) + ":";
    }
    StringBuilder line = new StringBuilder();
    for (long row = 0; row < r.rows(); row++) {
      line.setLength(0);
      Json.append(line.append(keys[0]), r.time(row));
      for (int c = 1; c < keys.length; c++) {
        Json.append(line.append(keys[c]), r.get(row, c - 1));
      }
      w.append(line.append("}\n"));
    }
  }

  @Override
  public Recording read(Path file) {
    String source = file.toString();
    try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      String header = in.readLine();
      Recording r = RecordingHeader.read(new JsonText(source, 1, header == null ? "" : header));
      int number = 1;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        number++;
        if (!line.isBlank()) {
          readLine(r, new JsonText(source, number, line));
        }
      }
      return r;
    } catch (CharacterCodingException e) {
      throw new ModelException(
          Diagnostic.error("REC01", source, 0, 0, "", "text is not UTF-8", "save as UTF-8"));
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + AtomicFile.reason(e), e);
    }
  }

  private static void readLine(Recording r, JsonText in) {
    in.expect('{');
    String key = in.key();
    if (key.equals(Recording.EVENT)) {
      String kind = in.string();
      in.expect(',');
      key = in.key();
      if (!r.eventNames().contains(kind)) {
        throw in.problem("the header has no event " + RecordingFormat.quote(kind));
      }
      readRow(r.events(kind), in, key);
    } else {
      readRow(r, in, key);
    }
  }

  /** Reads a row up to its end; the first key has been read. */
  private static void readRow(Recording r, JsonText in, String key) {
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
    r.add(row[0], row, 1);
  }

  private static String name(Recording r, int c) {
    return c == 0 ? r.timeName() : r.columns().get(c - 1);
  }
}
