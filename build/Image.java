import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Makes an image that runs where there is no Java: a runtime by jlink, the jars, and a script.
 *
 * <p>Arguments: the jar of the command line, the folder with the jars that it needs, the folder of
 * the image. The jars stay jars: some of the libraries are no modules, which jlink can't link.
 */
final class Image {
  /** Modules of the JDK that Dynamis and its libraries use. */
  private static final String MODULES =
      "java.base,java.desktop,java.logging,java.management,java.naming,java.xml,jdk.unsupported,"
          + "jdk.zipfs,jdk.crypto.ec";

  private Image() {}

  public static void main(String[] args) throws IOException {
    Path jar = Path.of(args[0]);
    Path libraries = Path.of(args[1]);
    Path image = Path.of(args[2]);
    delete(image);
    ToolProvider jlink = ToolProvider.findFirst("jlink").orElseThrow();
    int code =
        jlink.run(
            new PrintWriter(System.out, true),
            new PrintWriter(System.err, true),
            "--add-modules",
            MODULES,
            "--strip-debug",
            "--no-header-files",
            "--no-man-pages",
            "--output",
            image.toString());
    if (code != 0) {
      throw new IllegalStateException("jlink failed");
    }
    Path lib = Files.createDirectories(image.resolve("dynamis"));
    Files.copy(jar, lib.resolve("dynamis-cli.jar"), StandardCopyOption.REPLACE_EXISTING);
    try (Stream<Path> all = Files.list(libraries)) {
      for (Path p : all.sorted().toList()) {
        Files.copy(p, lib.resolve(p.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    Path script = image.resolve("bin/dynamis");
    Files.writeString(
        script,
        """
        #!/bin/sh
        # the folder of this script, through symbolic links
        self=$0
        while [ -h "$self" ]; do
          link=$(readlink "$self")
          case $link in /*) self=$link ;; *) self=$(dirname "$self")/$link ;; esac
        done
        home=$(CDPATH='' cd -- "$(dirname -- "$self")/.." && pwd)
        # shellcheck disable=SC2086 # several options in one variable are meant to be split
        exec "$home/bin/java" -XX:+UseSerialGC ${DYNAMIS_JAVA_OPTS:-} \\
          -cp "$home/dynamis/*" dev.dynamis.cli.Dynamis "$@"
        """);
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    System.out.println("The image is " + image + "; start it by bin/dynamis");
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes a) throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path dir, IOException e) throws IOException {
            Files.delete(dir);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
