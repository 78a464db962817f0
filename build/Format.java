import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions.Style;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Formats all Java sources below the working directory with google-java-format, or checks them.
 *
 * <p>Texts that are known to be formatted are remembered in the target folder, so that a second run
 * looks only at what changed.
 */
final class Format {
  private static final Path KNOWN = Path.of("target", "formatted");

  private Format() {}

  public static void main(String[] args) throws IOException {
    // -Dcheck without a value arrives as "true" or as an empty string
    boolean check = args.length > 0 && !args[0].equals("false");
    AtomicInteger wrong = new AtomicInteger();
    Set<String> known =
        Files.exists(KNOWN) ? Set.copyOf(Files.readAllLines(KNOWN)) : Set.<String>of();
    Set<String> formatted = new ConcurrentSkipListSet<>();
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
                if (known.contains(hash(text))) {
                  formatted.add(hash(text));
                  return;
                }
                String imports = RemoveUnusedImports.removeUnusedImports(text);
                String result =
                    new Formatter()
                        .formatSource(ImportOrderer.reorderImports(imports, Style.GOOGLE));
                formatted.add(hash(result));
                if (!text.equals(result)) {
                  wrong.incrementAndGet();
                  if (check) {
                    System.err.println("not formatted: " + f);
                  } else {
                    Files.writeString(f, result);
                    System.err.println("formatted: " + f);
                  }
                }
              } catch (FormatterException | IOException e) {
                wrong.incrementAndGet();
                System.err.println(f + ": " + e.getMessage());
              }
            });
    Files.createDirectories(KNOWN.getParent());
    Files.write(KNOWN, formatted);
    if (check && wrong.get() > 0) {
      System.err.println(wrong + " files are not formatted; run: mvn -Pformat");
      System.exit(1);
    }
    System.err.println(sources.size() + " files looked at, " + wrong + " changed");
  }

  private static String hash(String text) {
    return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
  }
}
