package dev.dynamis.equations.internal.lang;

import java.util.List;
import java.util.Optional;

/** Reads mods from documents of their own. */
final class ModFile {
  private ModFile() {}

  /** Returns the mod of a document, or nothing after having told what is wrong. */
  static Optional<ModTable> read(Toml.Table doc, String name, Problems problems) {
    TableReader read = new TableReader(problems);
    if (doc.entries().containsKey("mod") && name.isEmpty()) {
      read.onlyKeys(doc, List.of("mod"), "");
      return ModTable.read(read, doc.entries().get("mod"), "mod");
    }
    Toml.Table mods = read.table(doc, "mods", "[mods]");
    if (mods == null) {
      problems.error(
          Code.MOD_NOT_FOUND,
          doc.source().name(),
          "there is no table [mod] or [mods.NAME]",
          "put the changes below [mod]");
      return Optional.empty();
    }
    if (name.isEmpty()) {
      problems.error(
          Code.MOD_NOT_FOUND,
          doc.source().name(),
          "the text has several mods: " + Problems.list(mods.entries().keySet()),
          "say which one with #mod=NAME");
      return Optional.empty();
    }
    Toml.Entry e = mods.entries().get(name);
    if (e == null) {
      problems.error(
          Code.MOD_NOT_FOUND,
          doc.source().name(),
          "there is no mod '" + name + "'; the text has: " + Problems.list(mods.entries().keySet()),
          Problems.nearest(name, mods.entries().keySet(), "add a table [mods." + name + "]"));
      return Optional.empty();
    }
    return ModTable.read(read, e, "mods." + name);
  }
}
