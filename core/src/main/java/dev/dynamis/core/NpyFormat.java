package dev.dynamis.core;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One matrix without names: a row for every row, the time first. */
final class NpyFormat implements RecordingFormat {
  @Override
  public void write(Recording r, Path file) {
    AtomicFile.write(
        file,
        out -> {
          out.write(Npy.header(r.rows(), 1 + r.columnCount()));
          Npy.NumberOutput numbers = new Npy.NumberOutput(out);
          for (long row = 0; row < r.rows(); row++) {
            numbers.put(r.time(row));
            for (int c = 0; c < r.columnCount(); c++) {
              numbers.put(r.get(row, c));
            }
          }
          numbers.flush();
        });
  }

  /** Reads a matrix; its columns after the time are named {@code c1}, {@code c2} and so on. */
  @Override
  public Recording read(Path file) {
    String source = file.toString();
    try (InputStream in = Files.newInputStream(file)) {
      NpyInput input = new NpyInput(in, Files.size(file), source, "");
      if (input.dimensions() != 2 || input.length(1) < 1 || input.length(1) > 1 << 20) {
        throw new ModelException(
            Diagnostic.error(
                "REC08",
                source,
                0,
                0,
                "",
                "it is no matrix with a time column",
                "save an array of two dimensions, with the time in its first column"));
      }
      int width = (int) input.length(1);
      List<String> names = new ArrayList<>();
      for (int c = 1; c < width; c++) {
        names.add("c" + c);
      }
      Recording r = new Recording(names);
      if (input.fortranOrder()) {
        double[] values = Npy.read(input, source).values();
        for (int i = 0; i < values.length; i += width) {
          r.add(values[i], values, i + 1);
        }
      } else {
        double[] row = new double[width];
        for (long i = 0; i < input.length(0); i++) {
          for (int c = 0; c < width; c++) {
            row[c] = input.next();
          }
          r.add(row[0], row, 1);
        }
      }
      return r;
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + AtomicFile.reason(e), e);
    }
  }
}
