package dev.dynamis.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line for a shell as a page or a help text shows it: one command, or several that read what the
 * one before printed, and the file that the last one's output goes to, or null.
 */
record ShownCommand(String text, List<List<String>> commands, String target) {
  private static final Pattern BLOCK =
      Pattern.compile("(?m)^(?: {4}(?:\\$ )?|)\\./dynamis\\b(.*)$");
  private static final Pattern INLINE = Pattern.compile("`(?:\\./)?dynamis ([a-z][^`]*)`");
  private static final Pattern EXAMPLE = Pattern.compile("(?m)^ +dynamis\\b(.*)$");
  private static final Pattern WORD = Pattern.compile("(?:\"[^\"]*\"|'[^']*'|[^\\s\"'])+");
  private static final Pattern FILE =
      Pattern.compile(
          "(?:[\\w/.-]+\\.(?:png|svg|pdf|gif|npz|npy|csv|txt|json|xml|urdf|toml|dyb|snapshot)|results)");

  /** Options that name a file to write. */
  private static final Set<String> WRITTEN =
      Set.of(
          "-o",
          "--output",
          "--out",
          "--record",
          "--plot",
          "--gif",
          "--depth",
          "--segmentation",
          "--autosave");

  /** What a command left behind. */
  record Result(int code, String out, String err) {}

  /** Returns the lines of a page that begin with {@code ./dynamis}, in blocks. */
  static List<ShownCommand> inBlocks(String page) {
    return all(BLOCK, page);
  }

  /** Returns the commands of a page that stand between other words. */
  static List<ShownCommand> inText(String page) {
    return all(INLINE, page);
  }

  /** Returns the examples of a help text. */
  static List<ShownCommand> inHelp(String footer) {
    return all(EXAMPLE, footer);
  }

  private static List<ShownCommand> all(Pattern pattern, String page) {
    List<ShownCommand> all = new ArrayList<>();
    // a backslash at its end goes on with a line
    Matcher line = pattern.matcher(page.replaceAll("\\\\\\R\\s*", ""));
    while (line.find()) {
      all.add(of(line.group(1)));
    }
    return all;
  }

  private static ShownCommand of(String line) {
    List<List<String>> commands = new ArrayList<>(List.of(new ArrayList<>()));
    String target = null;
    // a blank and a hash begin a remark, as do several blanks in a help text
    String text = line.replaceAll("\\s+#.*|\\s{3,}.*", "").strip();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      String w = word.group().replaceAll("[\"']", "");
      if (w.equals("|") && (!word.find() || !word.group().matches("(\\./)?dynamis"))) {
        // what another program does with it is its own matter
        break;
      }
      switch (w) {
        case "|" -> commands.add(new ArrayList<>());
        case ">" -> {
          word.find();
          target = word.group();
        }
        default -> commands.getLast().add(w);
      }
    }
    return new ShownCommand(text, commands, target);
  }

  private static boolean isFile(String word) {
    return !word.contains("://") && FILE.matcher(word).matches();
  }

  /** Runs the line: files that are not below {@code root} are in {@code folder}. */
  Result run(Path root, Path folder) throws IOException {
    InputStream in = System.in;
    PrintStream out = System.out;
    byte[] printed = {};
    try {
      for (List<String> command : commands) {
        Terminal terminal = new Terminal();
        ByteArrayOutputStream raw = new ByteArrayOutputStream();
        System.setIn(new ByteArrayInputStream(printed));
        System.setOut(new PrintStream(raw, true, StandardCharsets.UTF_8));
        int code = terminal.run(command.stream().map(w -> place(w, root, folder)).toArray());
        raw.write(terminal.out.toString().getBytes(StandardCharsets.UTF_8));
        printed = raw.toByteArray();
        if (code != 0) {
          return new Result(code, terminal.out.toString(), terminal.err.toString());
        }
      }
    } finally {
      System.setIn(in);
      System.setOut(out);
    }
    if (target != null) {
      Files.write(folder.resolve(target), printed);
    }
    return new Result(0, new String(printed, StandardCharsets.UTF_8), "");
  }

  /** Returns whether all files that the line reads are there: what it writes follows an option. */
  boolean hasItsFiles(Path folder) {
    for (List<String> command : commands) {
      for (int i = 1; i < command.size(); i++) {
        boolean written = WRITTEN.contains(command.get(i - 1));
        boolean target = command.getFirst().equals("convert") && i == 2;
        boolean there = Files.exists(folder.resolve(command.get(i)));
        boolean ours = command.get(i).startsWith("docs/");
        if (isFile(command.get(i)) && !written && !target && !there && !ours) {
          return false;
        }
      }
    }
    return true;
  }

  private static String place(String word, Path root, Path folder) {
    if (word.startsWith("docs/") && Files.exists(root.resolve(word))) {
      return root.resolve(word).toString();
    }
    return isFile(word) ? folder.resolve(word).toString() : word;
  }
}
