package dev.dynamis.mjcf.internal.xml;

/** A text that is not XML, or uses a part of XML that is refused. */
public final class XmlException extends Exception {
  private static final long serialVersionUID = 1;

  /** What is wrong. */
  public enum Kind {
    /** The bytes are not text in the encoding that they claim. */
    ENCODING,
    /** There is no element at all. */
    EMPTY,
    /** The text does not follow the rules of XML. */
    SYNTAX,
    /** A start tag without its end tag, or the reverse. */
    UNBALANCED,
    /** An attribute stands twice in one tag. */
    REPEATED_ATTRIBUTE,
    /** A DTD or an entity that is not predefined. */
    FORBIDDEN,
    /** Elements are nested too deeply. */
    DEPTH,
    /** There are too many elements. */
    SIZE
  }

  private final Kind kind;
  private final int line;
  private final int column;
  private final String fix;

  XmlException(Kind kind, int line, int column, String problem, String fix) {
    super(problem, null, false, false);
    this.kind = kind;
    this.line = line;
    this.column = column;
    this.fix = fix;
  }

  /** Returns what is wrong. */
  public Kind kind() {
    return kind;
  }

  /** Returns the line from 1. */
  public int line() {
    return line;
  }

  /** Returns the column from 1. */
  public int column() {
    return column;
  }

  /** Returns what to do. */
  public String fix() {
    return fix;
  }
}
