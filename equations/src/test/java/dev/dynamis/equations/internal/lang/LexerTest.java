package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tokens and where they stand. */
class LexerTest {
  private static List<String> texts(String s) throws ExprException {
    List<Lexer.Token> tokens = Lexer.tokens(Text.of("test", s));
    for (Lexer.Token t : tokens) {
      assertThat(s.substring(t.from(), t.to())).isEqualTo(t.text());
    }
    Lexer.Token end = tokens.getLast();
    assertThat(end.kind()).isEqualTo(Lexer.Kind.END);
    assertThat(end.is("")).isFalse();
    return tokens.subList(0, tokens.size() - 1).stream().map(Lexer.Token::text).toList();
  }

  private static ExprException wrong(String s) {
    return catchThrowableOfType(ExprException.class, () -> Lexer.tokens(Text.of("test", s)));
  }

  @Test
  void theLongestOperatorIsTaken() throws ExprException {
    assertThat(texts("a**b//c<<d<=e!=-f"))
        .containsExactly("a", "**", "b", "//", "c", "<<", "d", "<=", "e", "!=", "-", "f");
    assertThat(texts("a < = b")).containsExactly("a", "<", "=", "b");
  }

  @Test
  void numbersAreWrittenInManyWays() throws ExprException {
    assertThat(texts("1 1.5 .5 2. 1e3 1.5E-3 1_000 0xff 0b101 0o17"))
        .containsExactly("1", "1.5", ".5", "2.", "1e3", "1.5E-3", "1_000", "0xff", "0b101", "0o17");
    assertThat(Lexer.tokens(Text.of("test", "1.5")).getFirst().kind()).isEqualTo(Lexer.Kind.NUMBER);
  }

  @Test
  void namesMayHaveAnyLettersAndBlanksAndCommentsAreSkipped() throws ExprException {
    assertThat(texts(" θ_1 + x2 # the angle\n - _k")).containsExactly("θ_1", "+", "x2", "-", "_k");
    assertThat(Lexer.isName("x_1")).isTrue();
    assertThat(Lexer.isName("1x")).isFalse();
    assertThat(Lexer.isName("a-b")).isFalse();
    assertThat(Lexer.isName("")).isFalse();
  }

  @Test
  void whatBelongsToNoTokenIsNamed() {
    assertThat(wrong("2x")).hasMessageContaining("the number '2' runs into 'x'");
    assertThat(wrong("3j")).hasMessageContaining("an imaginary number");
    assertThat(wrong("'a'")).hasMessageContaining("a string in an expression");
    assertThat(wrong("a ? b")).hasMessageContaining("the character '?' has no meaning here");
    // a character of two units is shown whole
    assertThat(wrong("😀")).hasMessageContaining("the character '😀'");
  }

  @Test
  void theNumberOfTokensIsBounded() throws ExprException {
    assertThat(texts("+".repeat(Lexer.MAX_TOKENS))).hasSize(Lexer.MAX_TOKENS);
    assertThat(wrong("+".repeat(Lexer.MAX_TOKENS + 1)))
        .hasMessageContaining("more than 20000 parts");
  }
}
