package dev.dynamis.mjcf.spec;

import dev.dynamis.core.math.Frames;
import dev.dynamis.mjcf.internal.text.NearestName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Between the text of an attribute and its value. Numbers never depend on the locale. */
final class ValueText {
  private ValueText() {}

  /**
   * Returns the data of {@code text}, or {@code null} if the text is empty and the attribute
   * therefore counts as missing.
   */
  static Object read(Attribute a, String text, int budget) throws BadValue {
    return switch (a.kind) {
      case REAL, INT -> numbers(a, text, budget);
      case BOOL -> word(a, text, "true", "false");
      case FLAG -> word(a, text, "enable", "disable");
      case KEYWORD -> keyword(a, text);
      case KEYWORDS -> keywords(a, text);
      case REFERENCES -> List.of(plain(text).strip().split("\\s+"));
      case TEXT, FILE, NAME, CLASS, REFERENCE -> plain(text);
    };
  }

  /** Returns a text without control characters: they mislead who reads a list of names. */
  private static String plain(String text) throws BadValue {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isISOControl(c) && c != '\t' && c != '\n' && c != '\r') {
        throw new BadValue(
            Code.BAD_TEXT,
            "character " + (i + 1) + " is the control character " + (int) c,
            "remove it");
      }
    }
    return text;
  }

  private static Boolean word(Attribute a, String text, String yes, String no) throws BadValue {
    if (text.equals(yes)) {
      return true;
    }
    if (text.equals(no)) {
      return false;
    }
    throw new BadValue(
        Code.BAD_KEYWORD,
        "found \"" + text + "\" where " + yes + " or " + no + " is expected",
        "write " + a.name + "=\"" + yes + "\" or " + a.name + "=\"" + no + "\"");
  }

  private static String keyword(Attribute a, String text) throws BadValue {
    int i = a.keywords.indexOf(text);
    if (i < 0) {
      throw unknown(a, text);
    }
    return a.keywords.get(i);
  }

  private static List<String> keywords(Attribute a, String text) throws BadValue {
    List<String> words = new ArrayList<>();
    for (String word : text.strip().split("\\s+")) {
      if (word.isEmpty()) {
        continue;
      }
      if (!a.keywords.contains(word)) {
        throw unknown(a, word);
      }
      if (words.contains(word)) {
        throw new BadValue(Code.BAD_KEYWORD, "\"" + word + "\" stands twice", "remove one of them");
      }
      words.add(word);
    }
    return words.isEmpty() ? null : List.copyOf(words);
  }

  private static BadValue unknown(Attribute a, String word) {
    return new BadValue(
        Code.BAD_KEYWORD,
        "unknown keyword \"" + word + "\"",
        NearestName.oneOf(word, a.keywords, "use one of " + String.join(", ", a.keywords)));
  }

  private static Object numbers(Attribute a, String text, int budget) throws BadValue {
    boolean real = a.kind == Kind.REAL;
    double[] reals = new double[Math.max(4, Math.min(a.max, text.length() / 8 + 1))];
    int n = 0;
    int i = 0;
    int length = text.length();
    while (true) {
      while (i < length && isSpace(text.charAt(i))) {
        i++;
      }
      if (i == length) {
        break;
      }
      int start = i;
      while (i < length && !isSpace(text.charAt(i))) {
        i++;
      }
      if (n == budget) {
        throw new BadValue(
            Code.TOO_LARGE,
            "more than " + budget + " numbers",
            "put the data into a file, or raise the limit of numbers");
      }
      if (n == reals.length) {
        reals = java.util.Arrays.copyOf(reals, 2 * n);
      }
      String token = text.substring(start, i);
      reals[n++] = real ? real(a, token) : integer(a, token);
    }
    if (n == 0) {
      return null;
    }
    return real ? java.util.Arrays.copyOf(reals, n) : toInts(reals, n);
  }

  private static int[] toInts(double[] reals, int n) {
    int[] r = new int[n];
    for (int i = 0; i < n; i++) {
      r[i] = (int) reals[i];
    }
    return r;
  }

  private static boolean isSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }

  private static double real(Attribute a, String token) throws BadValue {
    if (isDecimal(token)) {
      double d = Double.parseDouble(token);
      if (Double.isInfinite(d)) {
        throw new BadValue(
            Code.NUMBER_OUT_OF_RANGE,
            token + " is too large for a number",
            "use a number below 1.8e308");
      }
      return d;
    }
    if (isHexadecimal(token)) {
      return Double.parseDouble(
          token.indexOf('p') >= 0 || token.indexOf('P') >= 0 ? token : token + "p0");
    }
    boolean signed = token.startsWith("-") || token.startsWith("+");
    switch (token.substring(signed ? 1 : 0).toLowerCase(Locale.ROOT)) {
      case "inf", "infinity" -> {
        return token.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
      }
      case "nan" -> {
        return Double.NaN;
      }
      default -> throw notNumber(a, token);
    }
  }

  private static double integer(Attribute a, String token) throws BadValue {
    int digits = token.startsWith("-") || token.startsWith("+") ? 1 : 0;
    boolean whole = token.length() > digits;
    for (int i = digits; i < token.length(); i++) {
      whole &= token.charAt(i) >= '0' && token.charAt(i) <= '9';
    }
    if (!whole) {
      if (isDecimal(token)) {
        throw new BadValue(
            Code.NOT_A_NUMBER, token + " is not a whole number", "write it without a fraction");
      }
      throw notNumber(a, token);
    }
    double d = token.length() - digits > 18 ? Double.NaN : Long.parseLong(token);
    if (!(d >= Integer.MIN_VALUE && d <= Integer.MAX_VALUE)) {
      throw new BadValue(
          Code.NUMBER_OUT_OF_RANGE,
          token + " is outside the whole numbers of 32 bits",
          "use a number from -2147483648 to 2147483647");
    }
    return d;
  }

  /** Returns whether it is digits with an optional point, sign and exponent. */
  private static boolean isDecimal(String s) {
    int i = 0;
    int n = s.length();
    if (i < n && (s.charAt(i) == '-' || s.charAt(i) == '+')) {
      i++;
    }
    int digits = 0;
    while (i < n && isDigit(s.charAt(i))) {
      i++;
      digits++;
    }
    if (i < n && s.charAt(i) == '.') {
      i++;
      while (i < n && isDigit(s.charAt(i))) {
        i++;
        digits++;
      }
    }
    if (digits == 0) {
      return false;
    }
    if (i < n && (s.charAt(i) == 'e' || s.charAt(i) == 'E')) {
      i++;
      if (i < n && (s.charAt(i) == '-' || s.charAt(i) == '+')) {
        i++;
      }
      int exponent = i;
      while (i < n && isDigit(s.charAt(i))) {
        i++;
      }
      if (i == exponent) {
        return false;
      }
    }
    return i == n;
  }

  /** Returns whether it is a number such as {@code 0x1.8p3}, which the C library reads. */
  static boolean isHexadecimal(String s) {
    return s.matches(
        "[-+]?0[xX]([0-9a-fA-F]+(\\.[0-9a-fA-F]*)?|\\.[0-9a-fA-F]+)([pP][-+]?[0-9]{1,4})?");
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static BadValue notNumber(Attribute a, String token) {
    String shown = token.length() > 40 ? token.substring(0, 40) + "..." : token;
    if (token.indexOf(',') >= 0) {
      String points = token.replace(',', '.');
      if (token.indexOf(',') == token.lastIndexOf(',') && isDecimal(points)) {
        return new BadValue(
            Code.DECIMAL_COMMA,
            "\"" + shown + "\" has a decimal comma",
            "write " + points + "; if two numbers are meant, separate them by a space");
      }
      return new BadValue(
          Code.DECIMAL_COMMA,
          "\"" + shown + "\" has commas between numbers",
          "separate numbers by spaces");
    }
    return new BadValue(
        Code.NOT_A_NUMBER,
        "\"" + shown + "\" is not a number",
        a.kind == Kind.INT ? "write whole numbers such as 3" : "write numbers such as 0.5 or 1e-3");
  }

  /** Checks count, bounds and zero of data of the right class. */
  static void check(Attribute a, Object data) throws BadValue {
    if (!a.kind.isNumeric()) {
      return;
    }
    double[] reals = data instanceof double[] d ? d : null;
    int[] ints = data instanceof int[] i ? i : null;
    int n = reals != null ? reals.length : ints.length;
    checkCount(a, n);
    double square = 0;
    for (int i = 0; i < n; i++) {
      double x = reals != null ? reals[i] : ints[i];
      square += x * x;
      if (a.bound == Attribute.Bound.POSITIVE && x <= 0) {
        throw new BadValue(
            Code.NUMBER_OUT_OF_RANGE,
            number(x) + " is not greater than 0",
            "use a number greater than 0");
      }
      if (a.bound == Attribute.Bound.NONNEGATIVE && x < 0) {
        throw new BadValue(
            Code.NUMBER_OUT_OF_RANGE, number(x) + " is negative", "use 0 or a greater number");
      }
    }
    // what is not normalized by then is used as it is
    if (a.nonzero && !(square >= Frames.EPS && square < Double.POSITIVE_INFINITY)) {
      throw new BadValue(
          Code.ZERO_QUATERNION,
          square < Frames.EPS
              ? "a zero quaternion has no orientation"
              : "the length of the quaternion is not a number",
          "use 1 0 0 0 for no rotation");
    }
  }

  private static void checkCount(Attribute a, int n) throws BadValue {
    if (n < a.min || n > a.max) {
      String wanted =
          a.min == a.max
              ? "exactly " + a.max
              : a.max == Integer.MAX_VALUE ? "at least " + a.min : a.min + " to " + a.max;
      throw new BadValue(
          n < a.min ? Code.TOO_FEW_NUMBERS : Code.TOO_MANY_NUMBERS,
          "found " + n + (n == 1 ? " number" : " numbers") + " where " + wanted + " belong",
          n < a.min ? "add the missing numbers" : "remove the surplus numbers");
    }
    if (n % a.multiple != 0) {
      throw new BadValue(
          Code.TOO_FEW_NUMBERS,
          "found " + n + " numbers where a multiple of " + a.multiple + " belongs",
          "give " + a.multiple + " numbers per item");
    }
  }

  /** Returns the text of a value, such that reading it gives the same value. */
  static String write(Value v) {
    StringBuilder b = new StringBuilder();
    switch (v.data()) {
      case double[] d -> {
        for (int i = 0; i < d.length; i++) {
          b.append(i == 0 ? "" : " ").append(number(d[i]));
        }
      }
      case int[] d -> {
        for (int i = 0; i < d.length; i++) {
          b.append(i == 0 ? "" : " ").append(d[i]);
        }
      }
      case Boolean x ->
          b.append(
              v.attribute().kind == Kind.FLAG
                  ? (x ? "enable" : "disable")
                  : (x ? "true" : "false"));
      case List<?> l -> b.append(String.join(" ", v.list()));
      default -> b.append(v.text());
    }
    return b.toString();
  }

  /** Returns the shortest text that reads as the same number. */
  static String number(double d) {
    if (d == Math.rint(d) && Math.abs(d) < 1e15) {
      return d == 0 && 1 / d < 0 ? "-0" : Long.toString((long) d);
    }
    if (Double.isNaN(d)) {
      return "nan";
    }
    if (Double.isInfinite(d)) {
      return d > 0 ? "inf" : "-inf";
    }
    return Double.toString(d).replace("E", "e");
  }
}
