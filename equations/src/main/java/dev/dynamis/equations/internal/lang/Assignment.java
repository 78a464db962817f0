package dev.dynamis.equations.internal.lang;

/**
 * An assignment of a block or a table.
 *
 * @param target its left side, as it is written
 * @param value its right side, named after the target
 */
record Assignment(Text target, Definition value) {
  /** Makes the assignment that an entry of a table is. */
  static Assignment of(Toml.Entry e, Definition value) {
    SourceText source = e.value().source();
    int at = source.text().indexOf(e.key(), e.keyOffset());
    int[] offsets = new int[e.key().length() + 1];
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] = at < 0 ? e.keyOffset() : at + i;
    }
    return new Assignment(new Text(source, e.key(), offsets), value);
  }
}
