package dev.dynamis.study;

import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.parquet.Column;
import dev.dynamis.core.parquet.ColumnType;
import dev.dynamis.core.parquet.ParquetReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseResult;

/**
 * The results of a study in their folder, whole or as far as they have come.
 *
 * @since 0.1.0
 */
public final class StudyResults {
  private final Path folder;
  private final TomlParseResult about;
  private final List<Path> parts;

  private StudyResults(Path folder, TomlParseResult about, List<Path> parts) {
    this.folder = folder;
    this.about = about;
    this.parts = parts;
  }

  /**
   * Opens a folder.
   *
   * @throws SimulationException if it holds no results
   */
  public static StudyResults open(Path folder) {
    Path file = folder.resolve(StudyFolder.ABOUT);
    try {
      if (!Files.exists(file)) {
        throw new SimulationException(folder + " holds no results of a study");
      }
      TomlParseResult about = Toml.parse(file);
      if (about.hasErrors()
          || !(about.get("hash") instanceof String)
          || !(about.get("cases") instanceof Long cases)
          || cases < 0) {
        throw new SimulationException(file + " was altered: it says nothing about a study");
      }
      Path tables = folder.resolve("cases");
      List<Path> parts = List.of();
      if (Files.isDirectory(tables)) {
        try (Stream<Path> files = Files.list(tables)) {
          parts = files.filter(f -> f.toString().endsWith(".parquet")).sorted().toList();
        }
      }
      return new StudyResults(folder, about, parts);
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + e.getMessage(), e);
    }
  }

  /** Returns the study's name. */
  public String name() {
    return text("name");
  }

  /** Returns the name of its model. */
  public String model() {
    return text("model");
  }

  private String text(String key) {
    return about.get(key) instanceof String s ? s : "";
  }

  /** Returns the folder. */
  public Path folder() {
    return folder;
  }

  /** Returns the hash of the study, {@link Study#hash()}. */
  long studyHash() {
    try {
      return Long.parseUnsignedLong(about.getString("hash"), 16);
    } catch (NumberFormatException e) {
      throw new SimulationException(folder.resolve(StudyFolder.ABOUT) + " was altered", e);
    }
  }

  /** Returns how many cases the study has, finished or not. */
  public long cases() {
    return about.getLong("cases");
  }

  /** Returns how many cases are in a file. */
  long partCases() {
    return about.get("part_cases") instanceof Long n ? n : 0;
  }

  /** Returns the names of what varied. */
  public List<String> axes() {
    return names("axes");
  }

  /** Returns the names of what was measured. */
  public List<String> measured() {
    return names("measured");
  }

  private List<String> names(String key) {
    List<String> all = new ArrayList<>();
    if (about.get(key) instanceof TomlArray list) {
      for (int i = 0; i < list.size(); i++) {
        all.add(list.get(i).toString());
      }
    }
    return all;
  }

  /** Returns the files of finished parts, in the order of the cases. */
  List<Path> parts() {
    return parts;
  }

  /** Returns how many cases are in files. */
  public long rows() {
    long[] sum = {0};
    each(reader -> sum[0] += reader.rows());
    return sum[0];
  }

  /** Returns how many cases ended in each way. */
  public Map<CaseStatus, Long> status() {
    Map<CaseStatus, Long> all = new EnumMap<>(CaseStatus.class);
    each(
        reader -> {
          String counts = reader.notes().getOrDefault(ResultPart.STATUS, "");
          try {
            for (String pair : counts.split(" ")) {
              int at = pair.indexOf('=');
              if (at > 0) {
                CaseStatus s = CaseStatus.valueOf(pair.substring(0, at).toUpperCase(Locale.ROOT));
                all.merge(s, Long.parseLong(pair.substring(at + 1)), Long::sum);
              }
            }
          } catch (IllegalArgumentException e) {
            throw new SimulationException(
                "a part of " + folder + " was altered: it counts '" + counts + "'", e);
          }
        });
    all.values().removeIf(n -> n == 0);
    return all;
  }

  /**
   * Returns a column of numbers, of every {@code n}-th case.
   *
   * @throws SimulationException if there is none of this name
   */
  public double[] column(String name, long n) {
    double[][] found = {new double[1024]};
    int[] count = {0};
    long[] index = {0};
    each(
        reader -> {
          if (!reader.names().contains(name)) {
            throw new SimulationException(folder + " has no column " + name);
          }
          Column read = reader.column(name);
          if (read.type() == ColumnType.TEXT) {
            throw new SimulationException("column " + name + " has texts, not numbers");
          }
          double[] part = read.doubles();
          for (double v : part) {
            if (index[0]++ % n == 0) {
              if (count[0] == found[0].length) {
                found[0] = Arrays.copyOf(found[0], 2 * count[0]);
              }
              found[0][count[0]++] = v;
            }
          }
        });
    return Arrays.copyOf(found[0], count[0]);
  }

  /** What is done with the file of a part. */
  interface PartReader {
    void read(ParquetReader reader) throws IOException;
  }

  /** Reads all parts, in the order of the cases. */
  void each(PartReader action) {
    for (Path part : parts) {
      try (ParquetReader reader = new ParquetReader(part)) {
        action.read(reader);
      } catch (IOException e) {
        throw new SimulationException(
            e.getMessage() + "; delete it, and the study makes it again with --resume", e);
      }
    }
  }
}
