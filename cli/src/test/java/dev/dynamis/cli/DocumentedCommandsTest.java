package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Commands on the first page and in the documentation are what the command line understands. */
class DocumentedCommandsTest {
  private static final Path ROOT = Path.of("..");

  private static final Pattern COMMAND = Pattern.compile("(?m)^ {4}\\./dynamis (.*)$");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");
  private static final Pattern SAVED =
      Pattern.compile("(?i)save this as `([^`]+)`:\\s*```\\w+\\n(.*?)```", Pattern.DOTALL);
  private static final Pattern FILE =
      Pattern.compile("[\\w/.-]+\\.(png|svg|pdf|gif|npz|csv|xml|toml|dyb|snapshot)");

  /** Opens a browser, or takes a file of the reader's. */
  private static final List<String> NOT_RUN = List.of("view");

  @TempDir Path folder;

  /** A command as it stands on a page, and where its output goes, or null. */
  private record Shown(List<String> words, String to) {}

  private static List<Shown> commands(String page) {
    List<Shown> all = new ArrayList<>();
    // a backslash at its end goes on with a line
    Matcher line = COMMAND.matcher(page.replaceAll("\\\\\\R\\s*", ""));
    while (line.find()) {
      List<String> words = new ArrayList<>();
      String to = null;
      // two blanks and a hash begin a remark
      Matcher word = WORD.matcher(line.group(1).replaceAll("\\s+#.*", ""));
      while (word.find()) {
        String w = word.group(1) != null ? word.group(1) : word.group(2);
        w = w != null ? w : word.group(3);
        if (w.equals("|")) {
          break;
        }
        if (w.equals(">")) {
          word.find();
          to = word.group();
          break;
        }
        words.add(w);
      }
      if (!words.isEmpty()) {
        all.add(new Shown(words, to));
      }
    }
    return all;
  }

  /** Files that a page makes are in the test's folder, others in that of the repository. */
  private String place(String word) {
    if (word.startsWith("builtin://") || !FILE.matcher(word).matches()) {
      return word;
    }
    Path ours = ROOT.resolve(word);
    return (Files.exists(ours) ? ours : folder.resolve(word)).toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "README.md",
        "docs/tutorial.md",
        "docs/how-to/plots.md",
        "docs/how-to/environments.md"
      })
  void everyCommandRunsAsItIsWrittenOneAfterTheOther(String name) throws IOException {
    String page = Files.readString(ROOT.resolve(name));
    Matcher saved = SAVED.matcher(page);
    while (saved.find()) {
      Files.writeString(folder.resolve(saved.group(1)), saved.group(2));
    }
    List<Shown> commands = commands(page);
    assertThat(commands).isNotEmpty();
    for (Shown shown : commands) {
      if (NOT_RUN.contains(shown.words.getFirst())) {
        continue;
      }
      Terminal terminal = new Terminal();
      int code = terminal.run(shown.words.stream().map(this::place).toArray());
      assertThat(code).as("%s: %s%n%s%s", name, shown, terminal.out, terminal.err).isZero();
      if (shown.to != null) {
        Files.writeString(folder.resolve(shown.to), terminal.out.toString());
      }
    }
  }

  @Test
  void everyCommandOfEveryPageHasOptionsThatThereAre() throws IOException {
    List<String> wrong = new ArrayList<>();
    try (Stream<Path> pages = Files.walk(ROOT.resolve("docs"))) {
      for (Path page : pages.filter(p -> p.toString().endsWith(".md")).toList()) {
        for (Shown shown : commands(Files.readString(page))) {
          String text = String.join(" ", shown.words);
          if (text.contains("...") || text.matches(".*\\b[A-Z]{3,}\\b.*")) {
            continue;
          }
          try {
            PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
            Dynamis.commands(nowhere, nowhere).parseArgs(shown.words.toArray(String[]::new));
          } catch (CommandLine.ParameterException e) {
            wrong.add(ROOT.relativize(page) + ": " + text + ": " + e.getMessage());
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
  }
}
