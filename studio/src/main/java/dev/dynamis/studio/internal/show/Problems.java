package dev.dynamis.studio.internal.show;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import java.util.List;
import java.util.Locale;

/** Problems of files and runs, as pages show them. */
final class Problems {
  private Problems() {}

  static String json(List<Diagnostic> all) {
    JsonText t = new JsonText().openList();
    for (Diagnostic d : all) {
      t.open().put("severity", d.severity().name().toLowerCase(Locale.ROOT));
      t.put("code", d.code()).put("source", d.source()).put("line", d.line());
      t.put("column", d.column()).put("element", d.element());
      t.put("problem", d.problem()).put("fix", d.fix()).close();
    }
    return t.closeList().toString();
  }

  static String json(Throwable e) {
    if (e instanceof ModelException m) {
      return json(m.diagnostics());
    }
    JsonText t = new JsonText().openList().open().put("severity", "error");
    String text = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    return t.put("problem", text).close().closeList().toString();
  }
}
