package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The reference page of the command line names every command and every option, and no other. */
class CommandLinePageTest {
  private static final Path PAGE = Path.of("../docs/reference/command-line.md");

  /** Sections whose options several commands share. */
  private static final List<String> SHARED = List.of("Files of a model");

  private static final Pattern OPTION = Pattern.compile("(?<![-\\w])--[a-z][-a-z0-9]*");

  private static String page;

  @BeforeAll
  static void read() throws IOException {
    page = Files.readString(PAGE);
  }

  @Test
  void everyCommandHasItsRow() {
    List<String> missing = new ArrayList<>();
    for (String name : commands().keySet()) {
      if (row(name).isEmpty()) {
        missing.add(name);
      }
    }
    assertThat(missing).as("commands without a row in %s", PAGE).isEmpty();
  }

  @Test
  void everyOptionOfACommandIsInItsRowOrItsSection() {
    List<String> missing = new ArrayList<>();
    commands()
        .forEach(
            (name, command) -> {
              StringBuilder text = new StringBuilder(row(name)).append(section(name));
              SHARED.forEach(s -> text.append(section(s)));
              Set<String> written = options(text.toString());
              for (OptionSpec option : command.getCommandSpec().options()) {
                boolean help = option.usageHelp() || option.versionHelp() || option.hidden();
                if (!help && Stream.of(option.names()).noneMatch(written::contains)) {
                  missing.add(name + " " + option.longestName());
                }
              }
            });
    assertThat(missing).as("options that %s does not have", PAGE).isEmpty();
  }

  @Test
  void noOptionIsWrittenThatNoCommandHas() {
    Set<String> known = new TreeSet<>(Set.of("--help", "--version"));
    for (CommandLine command : commands().values()) {
      command.getCommandSpec().options().forEach(o -> known.addAll(List.of(o.names())));
    }
    Set<String> unknown = options(page);
    unknown.removeAll(known);
    assertThat(unknown).as("options in %s that no command has", PAGE).isEmpty();
  }

  /** Looks at compiled classes: an annotation can be written in many ways. */
  @Test
  void everyCommandOfTheModuleIsASubcommand() throws IOException, URISyntaxException {
    Set<String> registered = new TreeSet<>();
    for (CommandLine command : commands().values()) {
      registered.add(command.getCommandSpec().userObject().getClass().getName());
    }
    Path classes =
        Path.of(Dynamis.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Set<String> written = annotated(classes);
    written.remove(Dynamis.class.getName());
    assertThat(written).as("classes that are commands").containsAll(registered);
    written.removeAll(registered);
    assertThat(written).as("commands that the COMMANDS of Dynamis lack").isEmpty();
  }

  @picocli.CommandLine.Command(name = "forgotten")
  private static final class Forgotten {}

  @Test
  void aCommandIsNoticedHoweverItsAnnotationIsWritten() throws IOException, URISyntaxException {
    Path classes =
        Path.of(
            CommandLinePageTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    assertThat(annotated(classes)).contains(Forgotten.class.getName());
  }

  /** Classes below a folder that are commands. */
  private static Set<String> annotated(Path classes) throws IOException {
    Set<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
        String name = classes.relativize(file).toString().replaceFirst("\\.class$", "");
        if (name.endsWith("-info")) {
          continue;
        }
        try {
          Class<?> type =
              Class.forName(
                  name.replace(file.getFileSystem().getSeparator(), "."),
                  false,
                  CommandLinePageTest.class.getClassLoader());
          if (type.isAnnotationPresent(CommandLine.Command.class)) {
            found.add(type.getName());
          }
        } catch (ClassNotFoundException e) {
          throw new IllegalStateException(e);
        }
      }
    }
    return found;
  }

  /** All commands, those of commands too, by the words that start them. */
  private static Map<String, CommandLine> commands() {
    Map<String, CommandLine> all = new TreeMap<>();
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    collect("", Dynamis.commands(nowhere, nowhere), all);
    return all;
  }

  private static void collect(String words, CommandLine of, Map<String, CommandLine> all) {
    of.getSubcommands()
        .forEach(
            (name, command) -> {
              all.put(words + name, command);
              collect(words + name + " ", command, all);
            });
  }

  private static String row(String command) {
    Matcher row = Pattern.compile("(?m)^\\| `" + command + "\\b.*$").matcher(page);
    return row.find() ? row.group() : "";
  }

  private static String section(String title) {
    int start = page.indexOf("\n## " + title + "\n");
    int end = start < 0 ? -1 : page.indexOf("\n## ", start + 1);
    return start < 0 ? "" : page.substring(start, end < 0 ? page.length() : end);
  }

  private static Set<String> options(String text) {
    Set<String> names = new TreeSet<>();
    Matcher option = OPTION.matcher(text);
    while (option.find()) {
      names.add(option.group());
    }
    return names;
  }
}
