import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Builds what the launchers {@code dynamis} and {@code dynamis.cmd} start: {@code java Build.java
 * ROOT FOLDER SEEN [--terminal]}.
 *
 * <p>ROOT is the project, FOLDER receives the result: a folder with jars, an argument file for the
 * class path, one for the ahead-of-time cache, and the file {@code current} that names it. That
 * file is written last, by renaming, and carries the time at which the build began, so that sources
 * which change meanwhile count as newer. SEEN is what the caller read in it, or {@code none}.
 *
 * <p>One process builds at a time; others wait for it, say so, and leave what they find then to the
 * caller. The lock is one of the operating system, so that it ends with its process. Maven writes
 * into FOLDER too, never into the folders of the modules: a {@code mvn verify} in the same checkout
 * does not get in the way.
 */
final class Build {
  /**
   * How the cache is used: without the profiles in it, with which stepping at full speed begins
   * half a second later, as measured on a humanoid. Other Java machines may not know the option.
   */
  private static final String TRAINED =
      "-XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockDiagnosticVMOptions -XX:-AOTReplayTraining"
          + " -Xlog:aot=off -Xlog:cds=off";

  private static final String MAIN = "dev.dynamis.cli.Dynamis";
  private static final int LINES_OF_LOG = 20;

  private final Path root;
  private final Path folder;
  private final boolean terminal;
  private final boolean windows = System.getProperty("os.name").startsWith("Windows");
  private final String jdk = System.getProperty("java.home");

  private Build(Path root, Path folder, boolean terminal) {
    this.root = root;
    this.folder = folder;
    this.terminal = terminal;
  }

  public static void main(String[] args) throws InterruptedException {
    Path folder = Path.of(args[1]).toAbsolutePath();
    Build build = new Build(Path.of(args[0]), folder, args.length > 3);
    try {
      Files.createDirectories(folder);
      build.underLock(args[2]);
    } catch (FileSystemException e) {
      System.err.println(
          "dynamis can't write to "
              + e.getFile()
              + ": set DYNAMIS_BUILD to a folder that it may fill ("
              + e.getClass().getSimpleName()
              + ")");
      System.exit(1);
    } catch (IOException e) {
      System.err.println("dynamis could not be built: " + e.getMessage());
      System.exit(1);
    }
  }

  private void underLock(String seen) throws IOException, InterruptedException {
    try (FileChannel file =
            FileChannel.open(
                folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock _ = lock(file)) {
      if (current().equals(seen)) {
        run();
      }
    }
  }

  private static FileLock lock(FileChannel file) throws IOException {
    FileLock free = file.tryLock();
    if (free != null) {
      return free;
    }
    System.err.println("another dynamis is building; waiting for it");
    return file.lock();
  }

  private String current() throws IOException {
    try {
      return Files.readString(folder.resolve("current")).strip();
    } catch (NoSuchFileException e) {
      return "none";
    }
  }

  private void run() throws IOException, InterruptedException {
    FileTime began = FileTime.fromMillis(System.currentTimeMillis());
    Path log = folder.resolve("log");
    if (maven(log) != 0) {
      System.err.println("dynamis could not be built; the end of " + log + ":");
      List<String> lines = Files.readAllLines(log);
      lines
          .subList(Math.max(0, lines.size() - LINES_OF_LOG), lines.size())
          .forEach(System.err::println);
      System.exit(1);
    }

    // a folder of its own for every build: what an older one started goes on with its jars
    String name = Long.toString(began.toMillis());
    Path result = Files.createDirectories(folder.resolve(name));
    String classPath = copyJars(result);
    train(result, classPath, log);
    Path next = folder.resolve("next");
    Files.writeString(next, name + "\n");
    Files.setLastModifiedTime(next, began);
    String before = current();
    Files.move(
        next,
        folder.resolve("current"),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
    deleteOthers(name, before);
  }

  private int maven(Path log) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(windows ? List.of("cmd", "/c", "mvn") : List.of("mvn"));
    command.addAll(
        List.of("-B", "-ntp", "-q", "-Dmaven.test.skip=true", "-Ddynamis.build=" + folder));
    command.addAll(List.of("-pl", "cli", "-am", "package"));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(root.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().put("JAVA_HOME", jdk);
    Process process = builder.start();
    Thread ending = new Thread(() -> process.descendants().forEach(ProcessHandle::destroy));
    Runtime.getRuntime().addShutdownHook(ending);

    String what = "(a first build fetches libraries and takes a minute or more)";
    if (!terminal) {
      System.err.println("building dynamis " + what);
    }
    for (int seconds = 0; !process.waitFor(1, TimeUnit.SECONDS); seconds++) {
      if (terminal) {
        System.err.print("\rbuilding dynamis, " + seconds + " s " + what + " ");
      }
    }
    if (terminal) {
      System.err.print("\r" + " ".repeat(90) + "\r");
    }
    Runtime.getRuntime().removeShutdownHook(ending);
    return process.exitValue();
  }

  /** Returns the class path, in a fixed order, on which the cache depends. */
  private String copyJars(Path result) throws IOException {
    Path cli = folder.resolve("dynamis-cli");
    List<Path> jars = new ArrayList<>();
    try (Stream<Path> libraries = Files.list(cli.resolve("lib"))) {
      libraries.sorted().forEach(jars::add);
    }
    jars.addFirst(cli.resolve("dynamis-cli.jar"));
    List<String> entries = new ArrayList<>();
    for (Path jar : jars) {
      Path copy = result.resolve(jar.getFileName());
      if (isOld(jar)) {
        renew(jar, copy);
      } else {
        Files.copy(jar, copy, StandardCopyOption.REPLACE_EXISTING);
      }
      entries.add(copy.toString());
    }
    String classPath = String.join(System.getProperty("path.separator"), entries);
    Files.writeString(result.resolve("classpath"), "-cp " + quoted(classPath) + "\n");
    return classPath;
  }

  /**
   * Says whether a jar is picocli's, whose classes have the format of Java 5: no cache can hold
   * them, and a third of the time that a short command took went into loading them.
   */
  private static boolean isOld(Path jar) {
    return jar.getFileName().toString().startsWith("picocli");
  }

  /** Copies a jar with its old classes in the format of Java 8: the same code, with stack maps. */
  private static void renew(Path jar, Path copy) throws IOException {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()});
        ZipFile from = new ZipFile(jar.toFile());
        ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(copy))) {
      ClassFile format =
          ClassFile.of(
              ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
              ClassFile.ClassHierarchyResolverOption.of(
                  ClassHierarchyResolver.ofResourceParsing(loader)));
      for (ZipEntry entry : Collections.list(from.entries())) {
        byte[] bytes = from.getInputStream(entry).readAllBytes();
        boolean isClass = entry.getName().endsWith(".class");
        ZipEntry same = new ZipEntry(entry.getName());
        same.setTime(entry.getTime());
        to.putNextEntry(same);
        to.write(isClass ? renewed(format, bytes) : bytes);
        to.closeEntry();
      }
    }
  }

  private static byte[] renewed(ClassFile format, byte[] bytes) {
    ClassModel old = format.parse(bytes);
    if (old.majorVersion() >= ClassFile.JAVA_6_VERSION) {
      return bytes;
    }
    return format.transformClass(
        old,
        (made, element) -> {
          switch (element) {
            case ClassFileVersion _ -> made.withVersion(ClassFile.JAVA_8_VERSION, 0);
            case MethodModel m ->
                made.transformMethod(m, MethodTransform.transformingCode(CodeTransform.ACCEPT_ALL));
            default -> made.with(element);
          }
        });
  }

  /**
   * A training run for the cache, which holds classes, linked as they were used; without it
   * everything works, only slower to start.
   */
  private void train(Path result, String classPath, Path log)
      throws IOException, InterruptedException {
    Path cache = result.resolve("cache.aot");
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(jdk, "bin", "java").toString(),
            "-XX:AOTCacheOutput=" + cache,
            "-XX:+UseSerialGC",
            "-cp",
            classPath,
            MAIN,
            "train");
    builder
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
    boolean trained = builder.start().waitFor() == 0 && Files.exists(cache);
    String options = trained ? quoted("-XX:AOTCache=" + cache) + " " + TRAINED + "\n" : "";
    Files.writeString(result.resolve("cache"), options);
    Files.writeString(result.resolve("jdk"), jdk + "\n");
  }

  /** An argument file takes a backslash for the beginning of an escape. */
  private static String quoted(String argument) {
    return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private void deleteOthers(String name, String before) throws IOException {
    List<Path> old;
    try (Stream<Path> entries = Files.list(folder)) {
      old = entries.filter(e -> e.getFileName().toString().matches("\\d+")).toList();
    }
    for (Path result : old) {
      String its = result.getFileName().toString();
      if (!its.equals(name) && !its.equals(before)) {
        deleteTree(result);
      }
    }
  }

  private static void deleteTree(Path tree) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(tree)) {
      files = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : files) {
      try {
        Files.delete(file);
      } catch (FileSystemException e) {
        // Windows keeps a jar that a running process reads: the next build deletes it
        return;
      }
    }
  }
}
