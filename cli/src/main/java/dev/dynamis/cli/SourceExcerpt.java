package dev.dynamis.cli;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Shows problems with the line of the file that they are in, and a caret under the place. */
final class SourceExcerpt {
  /** Files that are longer are not read again for a message. */
  private static final long LONGEST = 16L << 20;

  private static final int SHOWN = 100;
  private static final int MOST = 50;

  private final Map<String, List<String>> files = new HashMap<>();

  /** Returns all problems of an exception as text; where they are many, its own message. */
  static String render(ModelException e) {
    if (e.diagnostics().size() > MOST) {
      return e.getMessage();
    }
    SourceExcerpt excerpt = new SourceExcerpt();
    return e.diagnostics().stream().map(excerpt::render).collect(Collectors.joining("\n"));
  }

  /** Returns a problem as text. */
  String render(Diagnostic d) {
    String text = d.render();
    List<String> lines =
        d.line() < 1 || d.problem().contains("\n    | ")
            ? List.of()
            : files.computeIfAbsent(d.source(), SourceExcerpt::read);
    if (d.line() > lines.size() || lines.isEmpty()) {
      return text;
    }
    int end = d.fix().isEmpty() ? text.length() : text.lastIndexOf("\n    fix: ");
    return text.substring(0, end)
        + excerpt(lines.get(d.line() - 1), d.column())
        + text.substring(end);
  }

  private static String excerpt(String line, int column) {
    int at = Math.max(0, Math.min(line.length(), column - 1));
    int from = line.length() <= SHOWN ? 0 : Math.max(0, at - SHOWN / 2);
    int to = Math.min(line.length(), from + SHOWN);
    StringBuilder shown = new StringBuilder();
    line.substring(from, to)
        .codePoints()
        .forEach(c -> shown.appendCodePoint(Diagnostic.directsTerminals(c) ? ' ' : c));
    String caret = column < 1 ? "" : "\n    | " + " ".repeat(line.codePointCount(from, at)) + "^";
    return "\n    | " + shown + caret;
  }

  private static List<String> read(String source) {
    try {
      Path file = Path.of(source);
      boolean text = Files.isRegularFile(file) && Files.size(file) <= LONGEST;
      return text ? Files.readString(file, StandardCharsets.UTF_8).lines().toList() : List.of();
    } catch (IOException | InvalidPathException e) {
      // the message stands without its line, which may be in an archive or no text at all
      return List.of();
    }
  }
}
