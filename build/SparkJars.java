import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/**
 * Makes what studies on Apache Spark need, when somebody wants one: {@code java SparkJars.java ROOT
 * FOLDER RESULT [--terminal]}.
 *
 * <p>ROOT is the project, FOLDER that of {@code Build.java}, RESULT the folder of its last build.
 * Maven fetches Spark into its repository and copies it to {@code FOLDER/dynamis-cluster/spark},
 * which can be the SPARK_HOME of masters and workers; {@code RESULT/dynamis-spark.jar} becomes the
 * whole of Dynamis without Spark, for {@code spark-submit} and for the class path of executors.
 */
final class SparkJars {
  private static final int LINES_OF_LOG = 20;

  private SparkJars() {}

  public static void main(String[] args) throws InterruptedException {
    Path root = Path.of(args[0]);
    Path folder = Path.of(args[1]);
    Path jar = Path.of(args[2]).resolve("dynamis-spark.jar");
    try (FileChannel file =
            FileChannel.open(
                folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock _ = file.lock()) {
      if (Files.exists(jar)) {
        return;
      }
      if (maven(root, folder, args.length > 3) != 0) {
        System.err.println(
            "Apache Spark could not be fetched or built with; it needs the network once. The end of"
                + " "
                + folder.resolve("spark-build.log")
                + ":");
        List<String> lines = Files.readAllLines(folder.resolve("spark-build.log"));
        lines
            .subList(Math.max(0, lines.size() - LINES_OF_LOG), lines.size())
            .forEach(System.err::println);
        System.exit(1);
      }
      Path next = folder.resolve("next-spark.jar");
      merge(jars(folder), next);
      Files.move(next, jar, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      System.err.println("dynamis could not be built for Apache Spark: " + e);
      System.exit(1);
    }
  }

  private static int maven(Path root, Path folder, boolean terminal)
      throws IOException, InterruptedException {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    List<String> command = new ArrayList<>(windows ? List.of("cmd", "/c", "mvn") : List.of("mvn"));
    command.addAll(List.of("-B", "-ntp", "-q", "-Dmaven.test.skip=true"));
    command.addAll(List.of("-Ddynamis.build=" + folder, "-Pcluster"));
    command.addAll(List.of("-pl", "cli,cluster", "-am", "package"));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(root.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("spark-build.log").toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    Thread ending = new Thread(() -> process.descendants().forEach(ProcessHandle::destroy));
    Runtime.getRuntime().addShutdownHook(ending);
    String what = "(150 MB, the first time only)";
    if (!terminal) {
      System.err.println("fetching Apache Spark " + what);
    }
    for (int seconds = 0; !process.waitFor(1, TimeUnit.SECONDS); seconds++) {
      if (terminal) {
        System.err.print("\rfetching Apache Spark, " + seconds + " s " + what + " ");
      }
    }
    if (terminal) {
      System.err.print("\r" + " ".repeat(78) + "\r");
    }
    Runtime.getRuntime().removeShutdownHook(ending);
    return process.exitValue();
  }

  private static List<Path> jars(Path folder) throws IOException {
    List<Path> all = new ArrayList<>();
    all.add(folder.resolve("dynamis-cli/dynamis-cli.jar"));
    all.add(folder.resolve("dynamis-cluster/dynamis-cluster.jar"));
    try (Stream<Path> libraries = Files.list(folder.resolve("dynamis-cli/lib"))) {
      libraries.sorted().forEach(all::add);
    }
    return all;
  }

  /** Puts all jars into one; services of the same name are joined. */
  private static void merge(List<Path> jars, Path to) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "dev.dynamis.cli.Dynamis");
    Map<String, ByteArrayOutputStream> services = new TreeMap<>();
    Set<String> seen = new HashSet<>();
    try (OutputStream out = Files.newOutputStream(to);
        JarOutputStream merged = new JarOutputStream(out, manifest)) {
      for (Path jar : jars) {
        String of = jar.getFileName().toString().replaceFirst("\\.jar$", "");
        try (JarFile from = new JarFile(jar.toFile())) {
          Enumeration<JarEntry> entries = from.entries();
          while (entries.hasMoreElements()) {
            JarEntry entry = entries.nextElement();
            String name = entry.getName();
            if (entry.isDirectory() || isLeftOut(name)) {
              continue;
            }
            try (InputStream in = from.getInputStream(entry)) {
              if (name.startsWith("META-INF/services/")) {
                ByteArrayOutputStream one =
                    services.computeIfAbsent(name, n -> new ByteArrayOutputStream());
                in.transferTo(one);
                one.write("\n".getBytes(StandardCharsets.UTF_8));
              } else if (isLicense(name) && !of.startsWith("dynamis-")) {
                // libraries have texts of the same name
                put(merged, name.replaceFirst("/", "/licenses/" + of + "/"), in.readAllBytes());
              } else if (seen.add(name)) {
                put(merged, name, in.readAllBytes());
              }
            }
          }
        }
      }
      for (Map.Entry<String, ByteArrayOutputStream> service : services.entrySet()) {
        put(merged, service.getKey(), service.getValue().toByteArray());
      }
    }
  }

  private static void put(JarOutputStream jar, String name, byte[] bytes) throws IOException {
    JarEntry entry = new JarEntry(name);
    entry.setTime(0);
    jar.putNextEntry(entry);
    jar.write(bytes);
    jar.closeEntry();
  }

  private static boolean isLicense(String name) {
    return name.matches("META-INF/[^/]*(LICENSE|NOTICE)[^/]*");
  }

  private static boolean isLeftOut(String name) {
    return name.endsWith("module-info.class")
        || name.equals("META-INF/MANIFEST.MF")
        || name.startsWith("META-INF/versions/")
        || name.matches("META-INF/[^/]*\\.(SF|RSA|DSA)");
  }
}
