import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Formats all Java sources below the working directory with google-java-format, or checks them. */
final class Format {
  private Format() {}

  public static void main(String[] args) throws IOException {
    // -Dcheck without a value arrives as "true" or as an empty string
    boolean check = args.length > 0 && !args[0].equals("false");
    AtomicInteger wrong = new AtomicInteger();
    List<Path> sources;
    try (Stream<Path> files = Files.walk(Path.of("."))) {
      sources =
          files
              .filter(f -> f.toString().endsWith(".java"))
              .filter(f -> !f.toString().contains("/target/"))
              .sorted()
              .toList();
    }
    sources.parallelStream()
        .forEach(
            f -> {
              try {
                String text = Files.readString(f);
                String formatted =
                    new Formatter().formatSource(RemoveUnusedImports.removeUnusedImports(text));
                if (!text.equals(formatted)) {
                  wrong.incrementAndGet();
                  if (check) {
                    System.err.println("not formatted: " + f);
                  } else {
                    Files.writeString(f, formatted);
                    System.err.println("formatted: " + f);
                  }
                }
              } catch (FormatterException | IOException e) {
                wrong.incrementAndGet();
                System.err.println(f + ": " + e.getMessage());
              }
            });
    if (check && wrong.get() > 0) {
      System.err.println(wrong + " files are not formatted; run: mvn -Pformat");
      System.exit(1);
    }
    System.err.println(sources.size() + " files looked at, " + wrong + " changed");
  }
}
