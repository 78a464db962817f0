package dev.dynamis.mjcf.internal.xml;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** From bytes to characters, and which characters may stand where. */
final class XmlText {
  private XmlText() {}

  static String decode(byte[] b) throws XmlException {
    int skip = 0;
    Charset charset = null;
    if (starts(b, 0xEF, 0xBB, 0xBF)) {
      charset = StandardCharsets.UTF_8;
      skip = 3;
    } else if (starts(b, 0xFE, 0xFF)) {
      charset = StandardCharsets.UTF_16BE;
      skip = 2;
    } else if (starts(b, 0xFF, 0xFE)) {
      charset = StandardCharsets.UTF_16LE;
      skip = 2;
    } else if (starts(b, 0, '<')) {
      charset = StandardCharsets.UTF_16BE;
    } else if (starts(b, '<', 0)) {
      charset = StandardCharsets.UTF_16LE;
    } else {
      charset = declared(b);
    }
    try {
      String text =
          charset
              .newDecoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT)
              .decode(ByteBuffer.wrap(b, skip, b.length - skip))
              .toString();
      int nul = text.indexOf(0);
      if (nul >= 0) {
        throw new XmlException(
            XmlException.Kind.ENCODING,
            1 + (int) text.substring(0, nul).chars().filter(c -> c == '\n').count(),
            nul - text.lastIndexOf('\n', nul),
            "found a zero byte, which no text has",
            "save the file in UTF-8; is it a text file at all?");
      }
      return text;
    } catch (CharacterCodingException e) {
      throw new XmlException(
          XmlException.Kind.ENCODING,
          1,
          1,
          "the bytes are not text in " + charset.name(),
          "save the file in UTF-8; is it a text file at all?");
    }
  }

  private static boolean starts(byte[] b, int... with) {
    if (b.length < with.length) {
      return false;
    }
    for (int i = 0; i < with.length; i++) {
      if ((b[i] & 0xFF) != with[i]) {
        return false;
      }
    }
    return true;
  }

  /** Returns the encoding of the XML declaration, or UTF-8 if it has none. */
  private static Charset declared(byte[] b) throws XmlException {
    String head = new String(b, 0, Math.min(b.length, 200), StandardCharsets.ISO_8859_1);
    int end = head.indexOf("?>");
    int at = head.startsWith("<?xml") && end > 0 ? head.substring(0, end).indexOf("encoding") : -1;
    if (at < 0) {
      return StandardCharsets.UTF_8;
    }
    String rest = head.substring(at + 8, end).strip();
    String name = rest.replaceAll("^=\\s*[\"']|[\"'].*$", "").toLowerCase(Locale.ROOT);
    return switch (name) {
      case "utf-8", "utf8", "us-ascii", "ascii" -> StandardCharsets.UTF_8;
      case "iso-8859-1", "latin1", "latin-1", "windows-1252" -> StandardCharsets.ISO_8859_1;
      default ->
          throw new XmlException(
              XmlException.Kind.ENCODING,
              1,
              at + 1,
              "the encoding \"" + name + "\" is not known here",
              "save the file in UTF-8 and declare encoding=\"utf-8\"");
    };
  }

  static boolean isNameChar(char c, boolean first) {
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':') {
      return true;
    }
    if (c >= 0x80) {
      return Character.isLetter(c) || Character.isSurrogate(c);
    }
    return !first && ((c >= '0' && c <= '9') || c == '-' || c == '.');
  }

  /** Returns the character of a numeric reference such as {@code 65} or {@code x41}, or -1. */
  static int codePoint(String digits) {
    boolean hex = digits.startsWith("x");
    String number = hex ? digits.substring(1) : digits;
    if (number.isEmpty() || number.length() > 7) {
      return -1;
    }
    int code = 0;
    for (int i = 0; i < number.length(); i++) {
      int d = Character.digit(number.charAt(i), hex ? 16 : 10);
      if (d < 0) {
        return -1;
      }
      code = code * (hex ? 16 : 10) + d;
    }
    boolean allowed =
        code == '\t'
            || code == '\n'
            || code == '\r'
            || (code >= 0x20 && code <= 0xD7FF)
            || (code >= 0xE000 && code <= 0xFFFD)
            || (code >= 0x10000 && code <= 0x10FFFF);
    return allowed ? code : -1;
  }
}
