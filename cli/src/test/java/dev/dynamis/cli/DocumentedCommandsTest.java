package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** Commands on the first page, in the documentation and in help texts run as they are written. */
class DocumentedCommandsTest {
  private static final Path ROOT = Path.of("..");

  private static final Pattern SAVED =
      Pattern.compile("(?i)save this as\\s+`([^`]+)`:\\s*```\\w+\\n(.*?)```", Pattern.DOTALL);

  /** Commands of pages that are read, but not run, and why. */
  private static final Map<Pattern, String> NOT_RUN =
      Map.of(
          Pattern.compile("^view\\b.*"), "serves pages until Ctrl-C",
          Pattern.compile(".*spark://.*"), "needs a cluster",
          Pattern.compile("^bench --suite.*"), "measures for minutes",
          Pattern.compile(".*--record - .*"), "writes around the streams of this process",
          Pattern.compile(".*--time 36000 .*"), "runs for hours");

  /** Takes some seconds each: run by {@code mvn -Psample test}. */
  private static final Pattern SLOW =
      Pattern.compile(
          "^basins .*duffing.*|linearize .*delayed-balance.*|.* --cycle --switch$|(run|render)"
              + " .*(bolt-in-nut|falling-cloth).*|render .*--(gif|size 1280).*|rollout .*--cases"
              + " 1000 .*|.*--startup.*");

  private static final boolean ALL = Boolean.getBoolean("dynamis.sample");

  /** Examples of these need a browser, a shell that they change, a run that was killed. */
  private static final List<String> NOT_SHOWN = List.of("view", "completion", "recover");

  @TempDir Path folder;

  static List<Path> pagesWithCommands() throws IOException {
    List<Path> all = new ArrayList<>(List.of(ROOT.resolve("README.md")));
    try (Stream<Path> pages = Files.walk(ROOT.resolve("docs"))) {
      for (Path page : pages.filter(p -> p.toString().endsWith(".md")).sorted().toList()) {
        if (!ShownCommand.inBlocks(Files.readString(page)).isEmpty()) {
          all.add(page);
        }
      }
    }
    return all;
  }

  private static boolean isRun(ShownCommand shown) {
    return (ALL || !SLOW.matcher(shown.text()).matches()) && isEverRun(shown);
  }

  private static boolean isEverRun(ShownCommand shown) {
    return NOT_RUN.keySet().stream().noneMatch(p -> p.matcher(shown.text()).matches());
  }

  @ParameterizedTest
  @MethodSource("pagesWithCommands")
  void everyCommandRunsAsItIsWrittenOneAfterTheOther(Path file) throws IOException {
    String page = Files.readString(file);
    Matcher saved = SAVED.matcher(page);
    while (saved.find()) {
      Files.writeString(folder.resolve(saved.group(1)), saved.group(2));
    }
    for (ShownCommand shown : ShownCommand.inBlocks(page)) {
      if (isRun(shown)) {
        ShownCommand.Result result = shown.run(ROOT, folder);
        assertThat(result.code()).as("%s: %s%n%s", file, shown.text(), result).isZero();
      }
    }
  }

  /** What is not run has options that there are, and files of this repository. */
  @Test
  void everyCommandThatIsNotRunIsUnderstood() throws IOException {
    List<String> wrong = new ArrayList<>();
    int count = 0;
    for (Path file : pagesWithCommands()) {
      for (ShownCommand shown : ShownCommand.inBlocks(Files.readString(file))) {
        if (!isEverRun(shown)) {
          count++;
          parse(shown, false, file, wrong);
          for (String word : shown.commands().getFirst()) {
            if (word.startsWith("docs/") && !Files.exists(ROOT.resolve(word))) {
              wrong.add(file + ": there is no " + word);
            }
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(count).isBetween(5, 25);
  }

  /** Such as {@code dynamis lint model.xml} in a sentence, whose files are the reader's. */
  @Test
  void everyCommandInASentenceIsUnderstood() throws IOException {
    List<String> wrong = new ArrayList<>();
    try (Stream<Path> pages = Files.walk(ROOT.resolve("docs"))) {
      List<Path> all = new ArrayList<>(List.of(ROOT.resolve("README.md")));
      pages.filter(p -> p.toString().endsWith(".md")).sorted().forEach(all::add);
      for (Path file : all) {
        for (ShownCommand shown : ShownCommand.inText(Files.readString(file))) {
          parse(shown, true, file, wrong);
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** A command that is only named, without its arguments, may lack them. */
  private static void parse(ShownCommand shown, boolean mayLack, Object where, List<String> wrong) {
    for (List<String> command : shown.commands()) {
      try {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        Dynamis.commands(nowhere, nowhere).parseArgs(command.toArray(String[]::new));
      } catch (CommandLine.MissingParameterException e) {
        if (!mayLack) {
          wrong.add(where + ": " + shown.text() + ": " + e.getMessage());
        }
      } catch (CommandLine.ParameterException e) {
        wrong.add(where + ": " + shown.text() + ": " + e.getMessage());
      }
    }
  }

  static List<String> commandNames() {
    Map<String, CommandLine> all = new TreeMap<>();
    collect("", commands(), all);
    return List.copyOf(all.keySet());
  }

  static CommandLine commands() {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    return Dynamis.commands(nowhere, nowhere);
  }

  private static void collect(String words, CommandLine of, Map<String, CommandLine> all) {
    of.getSubcommands()
        .forEach(
            (name, command) -> {
              all.put(words + name, command);
              collect(words + name + " ", command, all);
            });
  }

  /**
   * Examples whose files are the reader's are understood; of each command at least one runs in
   * every build, all others by {@code mvn -Psample test}.
   */
  @ParameterizedTest
  @MethodSource("commandNames")
  void theExamplesOfEveryHelpTextRunOneAfterTheOther(String name) throws IOException {
    Map<String, CommandLine> all = new TreeMap<>();
    collect("", commands(), all);
    String footer = String.join("\n", all.get(name).getCommandSpec().usageMessage().footer());
    // what is longer, picocli breaks, wherever that is
    assertThat(footer.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    List<String> wrong = new ArrayList<>();
    int run = 0;
    for (ShownCommand shown : ShownCommand.inHelp(footer)) {
      parse(shown, false, name, wrong);
      if ((ALL || run == 0) && isRun(shown) && shown.hasItsFiles(folder)) {
        ShownCommand.Result result = shown.run(ROOT, folder);
        assertThat(result.code()).as("%s%n%s", shown.text(), result).isZero();
        String last = shown.commands().getLast().getFirst();
        run += name.startsWith(last) ? 1 : 0;
      }
    }
    assertThat(wrong).isEmpty();
    if (!NOT_SHOWN.contains(name)) {
      assertThat(run).as("examples of %s that run", name).isPositive();
    }
  }
}
