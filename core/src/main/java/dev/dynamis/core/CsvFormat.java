package dev.dynamis.core;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Comma-separated values after RFC 4180, in UTF-8: a line of names, the time first, then a line of
 * numbers for every row. Numbers have as many digits as are needed to read the same bits again.
 *
 * <p>Every line ends with its line end, so a last line without one, where the other lines end as
 * this format's do, was cut when the process that wrote it was killed; it is left out.
 */
final class CsvFormat implements RecordingFormat {
  private static final String LINE_END = "\r\n";

  @Override
  public RowEncoder encoder(RecordingLayout layout) {
    return new Encoder(layout);
  }

  /** Writes lines. Events have no place in this format. */
  private static final class Encoder implements RowEncoder {
    private final RecordingLayout layout;
    private final StringBuilder line = new StringBuilder();

    Encoder(RecordingLayout layout) {
      this.layout = layout;
    }

    @Override
    public byte[] header(long rows) {
      StringBuilder names = new StringBuilder(quoted(layout.timeName()));
      layout.columns().forEach(name -> names.append(',').append(quoted(name)));
      return names.append(LINE_END).toString().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void row(OutputStream out, double time, double[] values, int offset) throws IOException {
      line.setLength(0);
      line.append(time);
      for (int c = 0; c < layout.columns().size(); c++) {
        line.append(',').append(values[offset + c]);
      }
      out.write(line.append(LINE_END).toString().getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public void event(OutputStream out, int kind, double time, double[] values, int offset) {}
  }

  private static String quoted(String name) {
    boolean plain = name.strip().equals(name);
    for (int i = 0; i < name.length() && plain; i++) {
      char c = name.charAt(i);
      plain = c != ',' && c != '"' && c != '\r' && c != '\n';
    }
    return plain ? name : '"' + name.replace("\"", "\"\"") + '"';
  }

  @Override
  public void read(Path file, RecordingSink to) {
    try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      new Parser(file.toString(), in).parse(to);
    } catch (CharacterCodingException e) {
      throw new ModelException(
          Diagnostic.error(
              "REC01", file.toString(), 0, 0, "", "text is not UTF-8", "save as UTF-8"));
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + AtomicFile.reason(e), e);
    }
  }

  /** Reads cell by cell, knowing where it is. */
  private static final class Parser {
    private static final int BYTE_ORDER_MARK = 0xFEFF;
    private static final int FULL_END = 1;
    private static final int OTHER_END = 0;

    private final String source;
    private final Reader in;
    private final StringBuilder cell = new StringBuilder();
    private int next;
    private int line = 1;
    private int column = 1;

    // where the cell in hand began, whether it had quotes, and whether its line ends after it
    private int cellLine;
    private int cellColumn;
    private boolean quoted;
    private boolean lineEnds;

    // how the lines so far ended: all as this format's, or not; and whether the last one was cut
    private int ends = FULL_END;
    private boolean cut;

    Parser(String source, Reader in) throws IOException {
      this.source = source;
      this.in = in;
      next = in.read();
      if (next == BYTE_ORDER_MARK) {
        next = in.read();
      }
    }

    void parse(RecordingSink to) throws IOException {
      if (next < 0) {
        throw problem("REC02", "the file is empty", "begin with a line of column names");
      }
      List<String> names = new ArrayList<>();
      do {
        readCell();
        names.add(quoted ? cell.toString() : cell.toString().strip());
      } while (!lineEnds);

      try {
        to.begin(RecordingLayout.of(names.get(0), names.subList(1, names.size())));
      } catch (IllegalArgumentException e) {
        cellLine = 1;
        cellColumn = 1;
        throw problem("REC02", e.getMessage(), "give every column a name of its own");
      }

      double[] row = new double[names.size()];
      while (next >= 0) {
        readCell();
        // an empty line, such as the last one, is no row
        if (lineEnds && cell.isEmpty() && !quoted && names.size() > 1) {
          continue;
        }
        if (readRow(row, names)) {
          to.row(row[0], row, 1);
        }
      }
    }

    /** Reads the rest of a row whose first cell is in hand; returns whether it is whole. */
    private boolean readRow(double[] row, List<String> names) throws IOException {
      for (int c = 0; ; c++) {
        if (cut) {
          return false;
        }
        try {
          row[c] = RecordingFormat.number(cell.toString().strip());
        } catch (NumberFormatException e) {
          throw problem(
              "REC03",
              "found "
                  + RecordingFormat.quote(cell)
                  + " in column "
                  + names.get(c)
                  + ", expected a number",
              "write a decimal number with a point, NaN or Infinity");
        }
        if (lineEnds != (c == row.length - 1)) {
          throw problem(
              "REC04",
              lineEnds
                  ? "found " + (c + 1) + " cells in a line, expected " + row.length
                  : "found more than " + row.length + " cells in a line",
              "give every line as many cells as the first one");
        }
        if (lineEnds) {
          return true;
        }
        readCell();
      }
    }

    private void readCell() throws IOException {
      cell.setLength(0);
      cellLine = line;
      cellColumn = column;
      quoted = next == '"';
      if (quoted) {
        readQuoted();
      }
      while (next >= 0 && next != ',' && next != '\n' && next != '\r') {
        if (quoted) {
          throw problem(
              "REC05",
              "found text after a closing quote",
              "double the quotes inside a quoted cell");
        }
        cell.append((char) next);
        advance();
      }
      lineEnds = next != ',';
      cut = next < 0 && ends == FULL_END;
      if (next == '\r') {
        advance();
        boolean full = next == '\n';
        if (full) {
          advance();
        }
        ends &= full ? FULL_END : OTHER_END;
      } else if (next == '\n') {
        ends &= OTHER_END;
        advance();
      } else if (next >= 0) {
        advance();
      }
    }

    private void readQuoted() throws IOException {
      advance();
      while (true) {
        if (next < 0) {
          throw problem("REC05", "the file ends inside quotes", "close the quotes");
        }
        if (next == '"') {
          advance();
          if (next != '"') {
            return;
          }
        }
        cell.append((char) next);
        advance();
      }
    }

    private void advance() throws IOException {
      boolean newLine = next == '\n';
      boolean afterReturn = next == '\r';
      next = in.read();
      if (newLine || afterReturn && next != '\n') {
        line++;
        column = 1;
      } else {
        column++;
      }
    }

    private ModelException problem(String code, String problem, String fix) {
      return new ModelException(
          Diagnostic.error(
              code, source, Math.max(1, cellLine), Math.max(1, cellColumn), "", problem, fix));
    }
  }
}
