package dev.dynamis.mjcf.internal.xml;

import dev.dynamis.mjcf.internal.xml.XmlException.Kind;
import java.util.ArrayList;
import java.util.List;

/** Reads a text to a tree of elements. */
public final class XmlParser {
  /** More than any element of a known language has. */
  private static final int MAX_ATTRIBUTES = 200;

  /** How many harmless things are worth mentioning. */
  private static final int MOST_ACCEPTED = 20;

  private final String text;
  private final int maxDepth;
  private final int maxElements;
  private int at;
  private int line = 1;
  private int lineStart;
  private int elements;
  private final List<XmlException> accepted = new ArrayList<>();

  private XmlParser(String text, int maxDepth, int maxElements) {
    this.text = text;
    this.maxDepth = maxDepth;
    this.maxElements = maxElements;
  }

  /**
   * Reads a file.
   *
   * @param bytes its content in UTF-8, UTF-16 or Latin-1, with or without byte order mark
   * @param maxDepth greatest depth of elements in elements
   * @param maxElements greatest number of elements
   * @param accepted gets what does not follow the rules of XML but is harmless
   * @return the root
   */
  public static XmlElement parse(
      byte[] bytes, int maxDepth, int maxElements, List<XmlException> accepted)
      throws XmlException {
    XmlParser parser = new XmlParser(XmlText.decode(bytes), maxDepth, maxElements);
    XmlElement root = parser.document();
    accepted.addAll(parser.accepted);
    return root;
  }

  private XmlElement document() throws XmlException {
    XmlElement root = null;
    List<XmlElement> open = new ArrayList<>();
    while (true) {
      skipText(open.isEmpty() ? null : open.getLast(), root != null);
      if (at == text.length()) {
        break;
      }
      if (text.startsWith("<!--", at)) {
        comment(open.isEmpty() ? null : open.getLast());
      } else if (text.startsWith("<![CDATA[", at)) {
        cdata(open.isEmpty());
      } else if (text.startsWith("<!", at)) {
        throw error(
            Kind.FORBIDDEN,
            "a document type or entity declaration is refused",
            "remove the <!...> declaration and write out what its entities stand for");
      } else if (text.startsWith("<?", at)) {
        instruction();
      } else if (text.startsWith("</", at)) {
        endTag(open);
      } else {
        if (root != null && open.isEmpty()) {
          accept("a second root element, which is ignored", "put everything into one root element");
        }
        XmlElement e = startTag(open);
        root = root == null ? e : root;
      }
    }
    if (!open.isEmpty()) {
      XmlElement e = open.getLast();
      throw new XmlException(
          Kind.UNBALANCED,
          e.line(),
          e.column(),
          "<" + e.name() + "> is never closed",
          "add </" + e.name() + ">");
    }
    if (root == null) {
      throw error(Kind.EMPTY, "the text has no element", "write a <mujoco> element");
    }
    return root;
  }

  /** Skips to the next tag; text that is not white is noted, or refused outside of the root. */
  private void skipText(XmlElement parent, boolean rootSeen) throws XmlException {
    while (at < text.length() && text.charAt(at) != '<') {
      char c = text.charAt(at);
      if (c == '\n') {
        newLine();
      } else if (c > ' ' || !isSpace(c)) {
        if (parent == null) {
          throw error(
              rootSeen ? Kind.SYNTAX : Kind.EMPTY,
              rootSeen ? "text after the root element" : "the text does not start with an element",
              rootSeen ? "remove it" : "is this an MJCF file? it starts with <mujoco>");
        }
        if (parent.text() == null) {
          int end = at;
          while (end < text.length() && text.charAt(end) != '<' && text.charAt(end) != '\n') {
            end++;
          }
          String stray = text.substring(at, Math.min(end, at + 40)).strip();
          parent.setText(new XmlElement.Attribute("", stray, line, column()));
        }
      }
      at++;
    }
  }

  private void comment(XmlElement parent) throws XmlException {
    int end = text.indexOf("-->", at + 4);
    if (end < 0) {
      throw error(Kind.UNBALANCED, "a comment that never ends", "add -->");
    }
    if (parent != null && parent.children().isEmpty() && parent.comment().isEmpty()) {
      parent.setComment(text.substring(at + 4, end).replace("\r\n", "\n"));
    }
    advance(end + 3);
  }

  private void cdata(boolean outside) throws XmlException {
    int end = text.indexOf("]]>", at);
    if (end < 0) {
      throw error(Kind.UNBALANCED, "a CDATA section that never ends", "add ]]>");
    }
    if (outside) {
      throw error(Kind.SYNTAX, "a CDATA section outside of the root element", "remove it");
    }
    advance(end + 3);
  }

  private void instruction() throws XmlException {
    int end = text.indexOf("?>", at);
    if (end < 0) {
      throw error(Kind.UNBALANCED, "a processing instruction that never ends", "add ?>");
    }
    advance(end + 2);
  }

  private void endTag(List<XmlElement> open) throws XmlException {
    int tagLine = line;
    int tagColumn = column();
    at += 2;
    String name = name("the name of an end tag");
    skipSpace();
    if (at == text.length() || text.charAt(at) != '>') {
      throw error(Kind.SYNTAX, "the end tag </" + name + " is not closed", "add >");
    }
    at++;
    if (open.isEmpty() || !open.getLast().name().equals(name)) {
      String expected =
          open.isEmpty()
              ? "nothing is open"
              : "<" + open.getLast().name() + "> of line " + open.getLast().line() + " is open";
      throw new XmlException(
          Kind.UNBALANCED,
          tagLine,
          tagColumn,
          "</" + name + "> where " + expected,
          open.isEmpty() ? "remove it" : "close elements in the reverse order of opening");
    }
    open.removeLast();
  }

  private XmlElement startTag(List<XmlElement> open) throws XmlException {
    int tagLine = line;
    int tagColumn = column();
    at++;
    XmlElement e = new XmlElement(name("the name of an element"), tagLine, tagColumn);
    if (++elements > maxElements) {
      throw new XmlException(
          Kind.SIZE,
          tagLine,
          tagColumn,
          "more than " + maxElements + " elements",
          "split the model, or raise the limit of elements");
    }
    if (open.size() >= maxDepth) {
      throw new XmlException(
          Kind.DEPTH,
          tagLine,
          tagColumn,
          "elements are nested more than " + maxDepth + " deep",
          "flatten the model, or raise the limit of depth");
    }
    if (!open.isEmpty()) {
      open.getLast().add(e);
    }
    while (true) {
      boolean gap = skipSpace();
      if (at == text.length()) {
        throw new XmlException(
            Kind.UNBALANCED,
            tagLine,
            tagColumn,
            "the tag <" + e.name() + " is never closed",
            "add > or />");
      }
      char c = text.charAt(at);
      if (c == '>') {
        at++;
        open.add(e);
        return e;
      }
      if (text.startsWith("/>", at)) {
        at += 2;
        return e;
      }
      if (!gap && (e.attributes().isEmpty() || !XmlText.isNameChar(c, true))) {
        throw error(
            Kind.SYNTAX,
            "found " + show(c) + " where a space, > or /> belongs",
            "separate attributes by spaces");
      }
      if (!gap) {
        accept("no space between two attributes", "separate attributes by spaces");
      }
      attribute(e);
    }
  }

  private void attribute(XmlElement e) throws XmlException {
    int nameLine = line;
    int nameColumn = column();
    String name = name("the name of an attribute");
    skipSpace();
    if (at == text.length() || text.charAt(at) != '=') {
      throw new XmlException(
          Kind.SYNTAX,
          nameLine,
          nameColumn,
          "the attribute " + name + " has no value",
          "write " + name + "=\"...\"");
    }
    at++;
    skipSpace();
    char quote = at < text.length() ? text.charAt(at) : ' ';
    if (quote != '"' && quote != '\'') {
      throw error(
          Kind.SYNTAX, "the value of " + name + " is not in quotes", "write " + name + "=\"...\"");
    }
    at++;
    String value = value(name, quote, nameLine, nameColumn);
    if (e.attributes().size() >= MAX_ATTRIBUTES) {
      throw new XmlException(
          Kind.SIZE,
          nameLine,
          nameColumn,
          "<" + e.name() + "> has more than " + MAX_ATTRIBUTES + " attributes",
          "remove the surplus attributes");
    }
    if (e.attribute(name) != null) {
      throw new XmlException(
          Kind.REPEATED_ATTRIBUTE,
          nameLine,
          nameColumn,
          "the attribute " + name + " stands twice in <" + e.name() + ">",
          "remove one of them");
    }
    e.add(new XmlElement.Attribute(name, value, nameLine, nameColumn));
  }

  private String value(String name, char quote, int nameLine, int nameColumn) throws XmlException {
    int start = at;
    StringBuilder b = null;
    while (true) {
      if (at == text.length()) {
        throw new XmlException(
            Kind.UNBALANCED,
            nameLine,
            nameColumn,
            "the value of " + name + " never ends",
            "add the closing quote " + quote);
      }
      char c = text.charAt(at);
      if (c == quote) {
        String value = b == null ? text.substring(start, at) : b.append(text, start, at).toString();
        at++;
        return value;
      }
      switch (c) {
        case '<' ->
            throw error(
                Kind.SYNTAX,
                "found < inside the value of " + name,
                "is a quote missing? write &lt; for a literal <");
        case '&' -> {
          b = b == null ? new StringBuilder() : b;
          b.append(text, start, at);
          reference(b);
          start = at;
        }
        case '\r' -> {
          b = b == null ? new StringBuilder() : b;
          b.append(text, start, at);
          at++;
          start = at;
        }
        case '\n' -> {
          newLine();
          at++;
        }
        default -> at++;
      }
    }
  }

  private void reference(StringBuilder b) throws XmlException {
    int end = at + 1;
    while (end < text.length()
        && end - at <= 12
        && (XmlText.isNameChar(text.charAt(end), false) || text.charAt(end) == '#')) {
      end++;
    }
    if (end == at + 1 || end == text.length() || text.charAt(end) != ';') {
      accept("a literal &", "write &amp; for it");
      b.append('&');
      at++;
      return;
    }
    String name = text.substring(at + 1, end);
    switch (name) {
      case "lt" -> b.append('<');
      case "gt" -> b.append('>');
      case "amp" -> b.append('&');
      case "quot" -> b.append('"');
      case "apos" -> b.append('\'');
      default -> {
        int code = name.startsWith("#") ? XmlText.codePoint(name.substring(1)) : -1;
        if (code < 0) {
          throw error(
              name.startsWith("#") ? Kind.SYNTAX : Kind.FORBIDDEN,
              "&" + name + "; stands for nothing",
              "use &lt; &gt; &amp; &quot; &apos; or a number such as &#65;");
        }
        b.appendCodePoint(code);
      }
    }
    at = end + 1;
  }

  private String name(String what) throws XmlException {
    int start = at;
    while (at < text.length() && XmlText.isNameChar(text.charAt(at), at == start)) {
      at++;
    }
    if (at == start) {
      String found = at < text.length() ? show(text.charAt(at)) : "the end of the text";
      throw error(Kind.SYNTAX, "found " + found + " where " + what + " belongs", "correct the tag");
    }
    return text.substring(start, at);
  }

  private boolean skipSpace() {
    int start = at;
    while (at < text.length() && isSpace(text.charAt(at))) {
      if (text.charAt(at) == '\n') {
        newLine();
      }
      at++;
    }
    return at > start;
  }

  private void advance(int to) {
    for (; at < to; at++) {
      if (text.charAt(at) == '\n') {
        newLine();
      }
    }
  }

  private void newLine() {
    line++;
    lineStart = at + 1;
  }

  private int column() {
    return at - lineStart + 1;
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  private static String show(char c) {
    return c < ' ' ? "a control character" : "'" + c + "'";
  }

  /** Notes what other readers accept as well, and what can be understood in one way only. */
  private void accept(String problem, String fix) {
    if (accepted.size() < MOST_ACCEPTED) {
      accepted.add(error(Kind.SYNTAX, problem, fix));
    }
  }

  private XmlException error(Kind kind, String problem, String fix) {
    return new XmlException(kind, line, column(), problem, fix);
  }
}
