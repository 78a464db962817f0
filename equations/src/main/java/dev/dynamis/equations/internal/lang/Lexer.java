package dev.dynamis.equations.internal.lang;

import java.util.ArrayList;
import java.util.List;

/** Cuts an expression into tokens. */
final class Lexer {
  /** Greatest number of tokens in an expression. */
  static final int MAX_TOKENS = 20_000;

  private static final List<String> OPERATORS =
      List.of(
          "**", "//", "<<", ">>", "<=", ">=", "==", "!=", "+", "-", "*", "/", "%", "(", ")", "[",
          "]", ",", "<", ">", "&", "|", "~", "^", ".", "@", "=", ":");

  /** What a token is. */
  enum Kind {
    NUMBER,
    NAME,
    OPERATOR,
    END
  }

  /** A token and the characters {@code [from, to)} it stands for. */
  record Token(Kind kind, String text, int from, int to) {
    boolean is(String s) {
      return kind != Kind.END && text.equals(s);
    }
  }

  private Lexer() {}

  /**
   * Returns the tokens, the last of which is an END.
   *
   * @throws ExprException if a character belongs to no token
   */
  static List<Token> tokens(Text text) throws ExprException {
    List<Token> tokens = new ArrayList<>();
    String s = text.value();
    int i = 0;
    while (true) {
      while (i < s.length() && (Character.isWhitespace(s.charAt(i)) || s.charAt(i) == '#')) {
        if (s.charAt(i) == '#') {
          while (i < s.length() && s.charAt(i) != '\n') {
            i++;
          }
        } else {
          i++;
        }
      }
      if (i == s.length()) {
        tokens.add(new Token(Kind.END, "", i, i));
        return tokens;
      }
      if (tokens.size() >= MAX_TOKENS) {
        throw new ExprException(
            Code.EXPRESSION_SIZE,
            0,
            1,
            "the expression has more than " + MAX_TOKENS + " parts",
            "split it into auxiliary quantities");
      }
      Token t = token(s, i);
      tokens.add(t);
      i = t.to();
    }
  }

  private static Token token(String s, int i) throws ExprException {
    char c = s.charAt(i);
    if (isDigit(c) || (c == '.' && i + 1 < s.length() && isDigit(s.charAt(i + 1)))) {
      return number(s, i);
    }
    if (isNameStart(c)) {
      int end = i + 1;
      while (end < s.length() && isNamePart(s.charAt(end))) {
        end++;
      }
      return new Token(Kind.NAME, s.substring(i, end), i, end);
    }
    for (String op : OPERATORS) {
      if (s.startsWith(op, i)) {
        return new Token(Kind.OPERATOR, op, i, i + op.length());
      }
    }
    if (c == '"' || c == '\'') {
      throw new ExprException(
          Code.NOT_ARITHMETIC, i, i + 1, "a string in an expression", "use numbers and names only");
    }
    int length = Character.charCount(s.codePointAt(i));
    throw new ExprException(
        Code.SYNTAX,
        i,
        i + length,
        "the character '" + s.substring(i, i + length) + "' has no meaning here",
        c == ';'
            ? "write one assignment on each line"
            : c == '!' ? "use 'not' or '!='" : "remove it");
  }

  private static Token number(String s, int i) throws ExprException {
    int end = i;
    if (s.charAt(i) == '0' && i + 1 < s.length() && "xXoObB".indexOf(s.charAt(i + 1)) >= 0) {
      end = i + 2;
      while (end < s.length() && isNamePart(s.charAt(end))) {
        end++;
      }
      return new Token(Kind.NUMBER, s.substring(i, end), i, end);
    }
    end = digits(s, end);
    if (end < s.length() && s.charAt(end) == '.') {
      end = digits(s, end + 1);
    }
    if (end < s.length() && (s.charAt(end) == 'e' || s.charAt(end) == 'E')) {
      int exponent = end + 1;
      if (exponent < s.length() && (s.charAt(exponent) == '+' || s.charAt(exponent) == '-')) {
        exponent++;
      }
      if (exponent < s.length() && isDigit(s.charAt(exponent))) {
        end = digits(s, exponent);
      }
    }
    if (end < s.length() && isNamePart(s.charAt(end))) {
      int word = end;
      while (word < s.length() && isNamePart(s.charAt(word))) {
        word++;
      }
      String suffix = s.substring(end, word);
      boolean imaginary = suffix.equals("j") || suffix.equals("J");
      throw new ExprException(
          imaginary ? Code.NOT_ARITHMETIC : Code.SYNTAX,
          i,
          word,
          imaginary
              ? "an imaginary number; models are real"
              : "the number '" + s.substring(i, end) + "' runs into '" + suffix + "'",
          imaginary
              ? "use two states for real and imaginary part"
              : "write " + s.substring(i, end) + "*" + suffix + " for a product");
    }
    return new Token(Kind.NUMBER, s.substring(i, end), i, end);
  }

  private static int digits(String s, int i) {
    while (i < s.length()
        && (isDigit(s.charAt(i))
            || (s.charAt(i) == '_'
                && i > 0
                && isDigit(s.charAt(i - 1))
                && i + 1 < s.length()
                && isDigit(s.charAt(i + 1))))) {
      i++;
    }
    return i;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isNameStart(char c) {
    return c == '_' || Character.isLetter(c);
  }

  static boolean isNamePart(char c) {
    return c == '_' || Character.isLetterOrDigit(c);
  }

  /** Returns whether a word can be used as a name in expressions, keywords aside. */
  static boolean isName(String s) {
    return !s.isEmpty()
        && isNameStart(s.charAt(0))
        && s.chars().allMatch(c -> isNamePart((char) c));
  }
}
