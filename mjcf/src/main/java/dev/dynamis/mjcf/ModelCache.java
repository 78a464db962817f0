package dev.dynamis.mjcf;

import dev.dynamis.core.AtomicFile;
import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Compiled models in a folder, so that loading a model with large meshes again takes the time of
 * reading its files.
 *
 * <p>An entry knows the SHA-256 of every file that compiling has read, and which files it has
 * looked for in vain. It is used only if all of them are the same, read through the same {@link
 * Resources}, so that a model reads nothing through the cache that it may not read without. Entries
 * that are damaged, cut or of another version are deleted and made anew; what cannot be written is
 * left out. Warnings and notes about a model are kept with it.
 *
 * @since 0.1.0
 */
public final class ModelCache {
  private static final byte[] MAGIC = "DYNAMIS MODEL 2\n".getBytes(StandardCharsets.US_ASCII);
  private static final String ENDING = ".model";
  private static final int HASH = 32;
  private static final int MOST_FILES = 100_000;

  private final Path folder;
  private final long most;
  private final long least;
  private final String version;

  /**
   * Makes a cache.
   *
   * @param folder where entries are; made when the first one is written
   * @param most bytes that all entries together may take; those used last stay
   * @param least bytes that the files of a model have at least for an entry to be made
   * @param version what compiling depends on besides files, such as the version of the program;
   *     entries of others are not used
   */
  public ModelCache(Path folder, long most, long least, String version) {
    this.folder = folder;
    this.most = most;
    this.least = least;
    this.version = version;
  }

  /**
   * A model from a file.
   *
   * @param model the model
   * @param compiled the text with what became of it, or null if the model is from the cache
   * @param notes warnings and notes
   * @since 0.1.0
   */
  public record Loaded(Model model, Compiled compiled, List<Diagnostic> notes) {}

  /**
   * Loads a model, as {@link Mjcf#load(String, Resources, LoadLimits)} does if there is no entry.
   *
   * @throws ModelException with everything that is wrong
   */
  public Loaded load(String path, Resources resources, LoadLimits limits) {
    Path entry = entry(path, resources, limits);
    if (entry != null && Files.exists(entry)) {
      Loaded loaded = read(entry, resources, limits);
      if (loaded != null) {
        return loaded;
      }
    }
    Watched watched = new Watched(resources);
    Compiled compiled = Mjcf.load(path, watched, limits);
    if (entry != null && watched.bytes >= least) {
      write(entry, watched, compiled);
    }
    return new Loaded(compiled.model(), compiled, compiled.notes());
  }

  /** The entry of a model, named by the content of its first file; null if that can't be read. */
  private Path entry(String path, Resources resources, LoadLimits limits) {
    try {
      MessageDigest digest = sha256();
      digest.update(version.getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0);
      digest.update(resources.describe(path).getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0);
      digest.update(resources.read(path, limits.bytes()));
      return folder.resolve(HexFormat.of().formatHex(digest.digest()) + ENDING);
    } catch (IOException | RuntimeException e) {
      // whoever loads the model says what is wrong with its file
      return null;
    }
  }

  /** Returns the model of an entry whose files are unchanged, or null. */
  private Loaded read(Path entry, Resources resources, LoadLimits limits) {
    boolean good = false;
    try (InputStream file = Files.newInputStream(entry);
        DataInputStream in = new DataInputStream(new BufferedInputStream(file, 1 << 16))) {
      byte[] bytes = head(in);
      DataInputStream head =
          new DataInputStream(new ByteArrayInputStream(bytes == null ? new byte[0] : bytes));
      if (bytes != null && isSame(head, resources, limits)) {
        List<Diagnostic> notes = notes(head);
        Model m = Model.load(in, entry.toString());
        good = true;
        touch(entry);
        return new Loaded(m, null, notes);
      }
    } catch (IOException | ModelException e) {
      // damaged: made anew below
      good = false;
    } finally {
      if (!good) {
        delete(entry);
      }
    }
    return null;
  }

  private static void touch(Path entry) throws IOException {
    Files.setLastModifiedTime(entry, FileTime.fromMillis(System.currentTimeMillis()));
  }

  /** Returns the list of files, or null if it is damaged. */
  private static byte[] head(DataInputStream in) throws IOException {
    if (!Arrays.equals(in.readNBytes(MAGIC.length), MAGIC)) {
      return null;
    }
    byte[] hash = in.readNBytes(HASH);
    int length = in.readInt();
    if (length < 0 || length > 1 << 26) {
      return null;
    }
    byte[] head = in.readNBytes(length);
    return head.length == length && Arrays.equals(sha256().digest(head), hash) ? head : null;
  }

  private boolean isSame(DataInputStream in, Resources resources, LoadLimits limits)
      throws IOException {
    if (!in.readUTF().equals(version)) {
      return false;
    }
    int files = in.readInt();
    if (files < 0 || files > MOST_FILES) {
      return false;
    }
    for (int i = 0; i < files; i++) {
      String path = in.readUTF();
      byte[] hash = in.readNBytes(HASH);
      if (!Arrays.equals(hash, sha256().digest(resources.read(path, limits.bytes())))) {
        return false;
      }
    }
    int looks = in.readInt();
    for (int i = 0; i < looks; i++) {
      String path = in.readUTF();
      if (in.readBoolean() != resources.exists(path)) {
        return false;
      }
    }
    return true;
  }

  private static List<Diagnostic> notes(DataInputStream in) throws IOException {
    List<Diagnostic> notes = new ArrayList<>();
    Severity[] severities = Severity.values();
    for (int rest = in.readInt(); rest > 0; rest--) {
      int severity = in.readUnsignedByte();
      if (severity >= severities.length) {
        throw new IOException("there is no severity " + severity);
      }
      notes.add(
          new Diagnostic(
              severities[severity],
              in.readUTF(),
              in.readUTF(),
              in.readInt(),
              in.readInt(),
              in.readUTF(),
              in.readUTF(),
              in.readUTF()));
    }
    return notes;
  }

  private static void write(DataOutputStream out, List<Diagnostic> notes) throws IOException {
    out.writeInt(notes.size());
    for (Diagnostic d : notes) {
      out.writeByte(d.severity().ordinal());
      out.writeUTF(d.code());
      out.writeUTF(d.source());
      out.writeInt(d.line());
      out.writeInt(d.column());
      out.writeUTF(d.element());
      out.writeUTF(d.problem());
      out.writeUTF(d.fix());
    }
  }

  private void write(Path entry, Watched watched, Compiled compiled) {
    byte[] model;
    try {
      model = compiled.model().toBytes();
    } catch (ModelException e) {
      // larger than a file can be
      return;
    }
    if (model.length > most / 2) {
      return;
    }
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream head = new DataOutputStream(bytes);
      head.writeUTF(version);
      head.writeInt(watched.hashes.size());
      for (Map.Entry<String, byte[]> file : watched.hashes.entrySet()) {
        head.writeUTF(file.getKey());
        head.write(file.getValue());
      }
      head.writeInt(watched.looks.size());
      for (Map.Entry<String, Boolean> look : watched.looks.entrySet()) {
        head.writeUTF(look.getKey());
        head.writeBoolean(look.getValue());
      }
      write(head, compiled.notes());
      Files.createDirectories(folder);
      AtomicFile.write(
          entry,
          out -> {
            DataOutputStream data = new DataOutputStream(out);
            data.write(MAGIC);
            data.write(sha256().digest(bytes.toByteArray()));
            data.writeInt(bytes.size());
            bytes.writeTo(data);
            data.write(model);
          });
      shrink();
    } catch (IOException | SimulationException e) {
      // a folder that can't be written to, a full disk: loading goes on without an entry
      delete(entry);
    }
  }

  /** Deletes the entries that were not used for the longest time, until the others fit. */
  private void shrink() throws IOException {
    List<Path> entries = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      files.filter(f -> f.toString().endsWith(ENDING)).forEach(entries::add);
    }
    Map<Path, Long> age = new LinkedHashMap<>();
    long sum = 0;
    for (Path p : entries) {
      age.put(p, Files.getLastModifiedTime(p).toMillis());
      sum += Files.size(p);
    }
    entries.sort(Comparator.comparing(age::get));
    for (Path p : entries) {
      if (sum <= most) {
        return;
      }
      sum -= Files.size(p);
      delete(p);
    }
  }

  private static void delete(Path entry) {
    try {
      Files.deleteIfExists(entry);
    } catch (IOException e) {
      // another process has it, or the folder is not ours: it is checked again next time
      return;
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** Notes what is read and looked for. */
  private static final class Watched implements Resources {
    private final Resources files;
    final Map<String, byte[]> hashes = new LinkedHashMap<>();
    final Map<String, Boolean> looks = new LinkedHashMap<>();
    long bytes;

    Watched(Resources files) {
      this.files = files;
    }

    @Override
    public synchronized byte[] read(String path, long limit) throws IOException {
      byte[] content = files.read(path, limit);
      if (hashes.put(path, sha256().digest(content)) == null) {
        bytes += content.length;
      }
      return content;
    }

    @Override
    public synchronized boolean exists(String path) {
      boolean found = files.exists(path);
      looks.put(path, found);
      return found;
    }

    @Override
    public String describe(String path) {
      return files.describe(path);
    }

    @Override
    public String adviceOutside() {
      return files.adviceOutside();
    }
  }
}
