package dev.dynamis.study;

import dev.dynamis.core.AtomicFile;
import dev.dynamis.core.Json;
import dev.dynamis.core.Progress;
import dev.dynamis.core.SimulationException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of a study's results while it is run: which parts are finished, which cases of others
 * are, and whose folder it is. One process writes to it at a time.
 */
final class StudyFolder implements StudyEngine.Work, AutoCloseable {
  static final String ABOUT = "about.toml";
  static final String TEXT = "study.toml";

  private static final int MOST_PARTS = 100_000_000;
  private static final Pattern PART = Pattern.compile("part-(\\d{6,9})\\.(parquet|blocks)");

  /** Room that is left free for others, in bytes. */
  private static final long SPARE = 16L << 20;

  private final Study study;
  private final Path folder;
  private final ResultPart.Layout layout;
  private final FileChannel lockFile;
  private final int parts;
  private final BitSet finished = new BitSet();
  private final Map<Integer, ResultPart> open = new HashMap<>();
  private int part;
  private int place;
  private long handed;
  private long done;
  private long before;

  private StudyFolder(Study study, Path folder, FileChannel lockFile) {
    this.study = study;
    this.folder = folder;
    this.lockFile = lockFile;
    layout = new ResultPart.Layout(folder);
    long count = (study.cases() + study.partCases() - 1) / study.partCases();
    if (count > MOST_PARTS) {
      throw new SimulationException(
          "the results would be in " + count + " files: keep less of each case");
    }
    parts = (int) count;
  }

  /**
   * Opens a folder for a study.
   *
   * @param resume whether to go on with what is there
   */
  static StudyFolder open(Study study, Path folder, boolean resume) {
    try {
      Path about = folder.resolve(ABOUT);
      boolean known = Files.exists(about);
      boolean begun = false;
      if (Files.isRegularFile(folder)) {
        throw new SimulationException(folder + " is a file; give a folder");
      }
      if (known) {
        StudyResults there = StudyResults.open(folder);
        begun = hasCases(folder);
        if (begun) {
          check(study, there, folder, resume);
        }
      } else if (Files.isDirectory(folder)) {
        try (Stream<Path> files = Files.list(folder)) {
          if (files.anyMatch(f -> !f.endsWith("lock"))) {
            throw new SimulationException(
                folder + " holds other files; give a new folder, or an empty one");
          }
        }
      }
      Files.createDirectories(folder);
      StudyFolder made = new StudyFolder(study, folder, lock(folder));
      try {
        made.scan();
        made.checkRoom();
        if (!begun) {
          AtomicFile.write(
              folder.resolve(TEXT),
              out -> out.write(study.text().getBytes(StandardCharsets.UTF_8)));
          AtomicFile.write(about, out -> out.write(made.about().getBytes(StandardCharsets.UTF_8)));
        }
        return made;
      } catch (RuntimeException e) {
        made.close();
        throw e;
      }
    } catch (IOException e) {
      throw new SimulationException("can't use " + folder + ": " + AtomicFile.reason(e), e);
    }
  }

  /** Returns whether a case was ever finished; an engine may not have come so far. */
  private static boolean hasCases(Path folder) throws IOException {
    ResultPart.Layout layout = new ResultPart.Layout(folder);
    for (Path in : List.of(layout.cases(0).getParent(), layout.journal(0).getParent())) {
      if (Files.isDirectory(in)) {
        try (Stream<Path> files = Files.list(in)) {
          if (files.anyMatch(f -> PART.matcher(f.getFileName().toString()).matches())) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static void check(Study study, StudyResults there, Path folder, boolean resume) {
    if (there.studyHash() != study.hash()) {
      throw new SimulationException(
          folder
              + " belongs to another study, "
              + there.name()
              + (there.name().equals(study.name())
                  ? " as it was before its text or model changed"
                  : "")
              + "; give another folder");
    }
    if (there.partCases() != study.partCases()) {
      throw new SimulationException(
          folder
              + " was begun by another version of Dynamis, which wrote files of "
              + there.partCases()
              + " cases; go on with that version, or give another folder");
    }
    if (!resume) {
      throw new SimulationException(
          folder + " holds results of this study; go on with --resume, or give another folder");
    }
  }

  private static FileChannel lock(Path folder) throws IOException {
    FileChannel file =
        FileChannel.open(
            folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    FileLock held = null;
    try {
      held = file.tryLock();
    } catch (OverlappingFileLockException e) {
      held = null;
    }
    if (held == null) {
      file.close();
      throw new SimulationException(
          "another process is writing to " + folder + "; wait for it, or give another folder");
    }
    return file;
  }

  private void scan() throws IOException {
    for (int p : numbers(layout.cases(0).getParent())) {
      finished.set(p);
      done += size(p);
    }
    for (int p : numbers(layout.journal(0).getParent())) {
      if (!finished.get(p)) {
        ResultPart begun = new ResultPart(study, layout, p);
        open.put(p, begun);
        done += size(p) - begun.missing();
      }
    }
    before = done;
    handed = done;
  }

  /** Returns the numbers of the parts that have a file in a folder. */
  private int[] numbers(Path in) throws IOException {
    if (!Files.isDirectory(in)) {
      return new int[0];
    }
    try (Stream<Path> files = Files.list(in)) {
      return files
          .map(f -> PART.matcher(f.getFileName().toString()))
          .filter(Matcher::matches)
          .mapToInt(m -> Integer.parseInt(m.group(1)))
          .filter(p -> p < parts)
          .sorted()
          .toArray();
    }
  }

  private long size(int p) {
    return Math.min(study.partCases(), study.cases() - (long) p * study.partCases());
  }

  /** Refuses to begin what the disk can't hold. */
  private void checkRoom() throws IOException {
    double needed = (double) (study.cases() - done) * study.bytesPerCase();
    long free = Files.getFileStore(folder).getUsableSpace();
    if (needed + SPARE > free) {
      throw new SimulationException(
          String.format(
              Locale.ROOT,
              "the results need about %s and %s to spare, %s has %s free; keep less, or give"
                  + " another folder",
              DryRun.bytes(needed),
              DryRun.bytes(SPARE),
              folder,
              DryRun.bytes(free)));
    }
  }

  private String about() {
    StringBuilder b = new StringBuilder("# results of a study, see docs/how-to/studies.md\n");
    b.append("format = 1\nname = ").append(Json.string(study.name()));
    b.append("\nhash = \"").append(Long.toHexString(study.hash()));
    b.append("\"\nmodel = ").append(Json.string(study.model().name()));
    b.append("\nmodel_hash = \"").append(Long.toHexString(study.model().hash()));
    b.append("\"\ncases = ").append(study.cases());
    b.append("\npart_cases = ").append(study.partCases());
    list(b, "axes", study.axes());
    list(b, "measured", study.measured());
    list(b, "recorded", study.recorded());
    return b.append('\n').toString();
  }

  private static void list(StringBuilder b, String name, List<String> all) {
    Json.append(b.append('\n').append(name).append(" = "), all);
  }

  // --- what is to be done

  @Override
  public synchronized StudyEngine.Piece next(int most) {
    while (part < parts) {
      if (!finished.get(part)) {
        ResultPart now = open.computeIfAbsent(part, p -> new ResultPart(study, layout, p));
        StudyEngine.Piece piece = now.missing(place, most);
        if (piece != null) {
          place = (int) (piece.first() - now.first()) + piece.count();
          handed += piece.count();
          return piece;
        }
      }
      part++;
      place = 0;
    }
    return null;
  }

  @Override
  public synchronized long left() {
    return study.cases() - handed;
  }

  // --- what came of it

  /** Runs what is missing. */
  StudySummary run(StudyEngine engine, Progress progress) {
    long began = System.nanoTime();
    Ear ear = new Ear(progress);
    boolean stopped = ear.isStopped();
    if (done < study.cases() && !stopped) {
      engine.run(
          study,
          this,
          block -> {
            accept(block);
            ear.tell();
          },
          ear::isStopped);
    }
    double seconds = (System.nanoTime() - began) * 1e-9;
    // an interrupted thread could not write the end of it
    boolean interrupted = Thread.interrupted();
    try {
      return Closing.of(study, folder, done(), done() - before, seconds, engine.describe());
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Tells the listener of progress, also while no case ends, so that it can stop a long one. */
  private final class Ear {
    private static final long PAUSE = 100_000_000;

    private final Progress progress;
    private volatile boolean stopped;
    private volatile long told;

    private Ear(Progress progress) {
      this.progress = progress;
      tell();
    }

    private synchronized void tell() {
      told = System.nanoTime();
      if (!progress.update(done(), study.cases(), "cases")) {
        stopped = true;
      }
    }

    private boolean isStopped() {
      if (!stopped && System.nanoTime() - told > PAUSE) {
        tell();
      }
      return stopped || Thread.currentThread().isInterrupted();
    }
  }

  private synchronized long done() {
    return done;
  }

  private void accept(CaseBlock block) {
    int p = (int) (block.first() / study.partCases());
    ResultPart to;
    synchronized (this) {
      if (finished.get(p)) {
        return;
      }
      to = open.computeIfAbsent(p, n -> new ResultPart(study, layout, n));
    }
    int missing;
    boolean ended;
    try {
      synchronized (to) {
        missing = to.missing();
        to.accept(block);
        missing -= to.missing();
        ended = to.isDone();
      }
    } catch (IOException e) {
      throw failure(AtomicFile.reason(e), e);
    } catch (SimulationException e) {
      throw failure(e.getMessage(), e);
    }
    synchronized (this) {
      done += missing;
      if (ended) {
        finished.set(p);
        open.remove(p);
      }
    }
  }

  private SimulationException failure(String reason, Exception e) {
    return new SimulationException(
        "results can't be written to "
            + folder
            + ": "
            + reason
            + "; what was written before stays, go on with --resume when there is room",
        e);
  }

  @Override
  public void close() {
    try {
      for (ResultPart p : open.values()) {
        p.close();
      }
      lockFile.close();
      Files.deleteIfExists(folder.resolve("lock"));
    } catch (IOException e) {
      throw new SimulationException("can't close " + folder + ": " + AtomicFile.reason(e), e);
    }
  }
}
