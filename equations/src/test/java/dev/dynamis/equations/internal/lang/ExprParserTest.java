package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which operators bind more strongly, as Python's grammar says. */
class ExprParserTest {
  /** Returns an expression with all its parentheses. */
  private static String shape(Expr e) {
    return switch (e) {
      case Expr.Num n -> n.isWhole() ? Long.toString(n.whole()) : Double.toString(n.value());
      case Expr.Truth t -> Boolean.toString(t.value());
      case Expr.Name n -> n.name();
      case Expr.Unary u -> "(" + u.op() + " " + shape(u.operand()) + ")";
      case Expr.Binary b -> "(" + shape(b.left()) + " " + b.op() + " " + shape(b.right()) + ")";
      case Expr.Compare c -> {
        StringBuilder s = new StringBuilder("(" + shape(c.operands().getFirst()));
        for (int i = 0; i < c.ops().size(); i++) {
          s.append(' ').append(c.ops().get(i)).append(' ').append(shape(c.operands().get(i + 1)));
        }
        yield s + ")";
      }
      case Expr.Logic l ->
          "(" + shape(l.left()) + (l.and() ? " and " : " or ") + shape(l.right()) + ")";
      case Expr.IfElse i ->
          "(" + shape(i.yes()) + " if " + shape(i.test()) + " else " + shape(i.no()) + ")";
      case Expr.Call c -> c.name() + "(" + list(c.args()) + ")";
      case Expr.Items i -> "[" + list(i.items()) + "]";
      case Expr.Generator g ->
          shape(g.body())
              + " for "
              + g.variable()
              + " in "
              + shape(g.range())
              + g.filters().stream().map(f -> " if " + shape(f)).collect(Collectors.joining());
    };
  }

  private static String list(List<Expr> all) {
    return all.stream().map(ExprParserTest::shape).collect(Collectors.joining(", "));
  }

  private static Expr parse(String s) throws ExprException {
    return ExprParser.parse(Text.of("test", s));
  }

  private static ExprException wrong(String s) {
    return catchThrowableOfType(ExprException.class, () -> parse(s));
  }

  /** The right sides are those of Python's module ast. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a + b*c; (a + (b * c))",
        "a - b - c; ((a - b) - c)",
        "a/b*c; ((a / b) * c)",
        "-a**2; (- (a ** 2))",
        "a**-b; (a ** (- b))",
        "a**b**c; (a ** (b ** c))",
        "a^2; (a ** 2)",
        "-a*b; ((- a) * b)",
        "a // b % c; ((a // b) % c)",
        "a << b + c; (a << (b + c))",
        "a | b & c; (a | (b & c))",
        "~a & b; ((~ a) & b)",
        "a < b <= c; (a < b <= c)",
        "not a < b; (not (a < b))",
        "a or b and c; (a or (b and c))",
        "not a or b; ((not a) or b)",
        "a if b else c if d else e; (a if b else (c if d else e))",
        "a + b if c else d; ((a + b) if c else d)",
        "f(a, g(), b + 1); f(a, g(), (b + 1))",
        "math.sin(x); math.sin(x)",
        "sum(i**2 for i in range(n) if i > 2 if i < 9);"
            + " sum((i ** 2) for i in range(n) if (i > 2) if (i < 9))",
        "max([a, b]); max([a, b])",
        "True and False; (true and false)",
        "(a + b)*c; ((a + b) * c)"
      })
  void operatorsBindAsInPython(String text, String expected) throws ExprException {
    assertThat(shape(parse(text))).isEqualTo(expected);
  }

  @Test
  void nodesKnowTheirCharacters() throws ExprException {
    Expr.Binary sum = (Expr.Binary) parse(" ab + c * (d)");
    assertThat(sum.from()).isEqualTo(1);
    assertThat(sum.opFrom()).isEqualTo(4);
    assertThat(sum.right().from()).isEqualTo(6);
    Expr.Call call = (Expr.Call) parse("f ( x )");
    assertThat(call.nameTo()).isEqualTo(1);
    assertThat(call.to()).isEqualTo(7);
  }

  @Test
  void numbersHaveTheirValue() throws ExprException {
    assertThat(((Expr.Num) parse("0xFf")).whole()).isEqualTo(255);
    assertThat(((Expr.Num) parse("1_000")).whole()).isEqualTo(1000);
    assertThat(((Expr.Num) parse("0b101")).whole()).isEqualTo(5);
    Expr.Num large = (Expr.Num) parse("9223372036854775808");
    assertThat(large.isWhole()).isFalse();
    assertThat(large.value()).isEqualTo(0x1p63);
    assertThat(((Expr.Num) parse("1.5e-3")).value()).isEqualTo(0.0015);
  }

  @Test
  void whatIsNoExpressionIsNamed() {
    assertThat(wrong(" ")).hasMessageContaining("the expression is empty");
    assertThat(wrong("a +")).hasMessageContaining("the end of the text where a number, a name");
    assertThat(wrong("a b")).hasMessageContaining("'b' where the end of the expression");
    assertThat(wrong("(a, b)")).hasMessageContaining("a tuple in an expression");
    assertThat(wrong("a = b")).hasMessageContaining("'=' inside an expression");
    assertThat(wrong("x[0]")).hasMessageContaining("an index");
    assertThat(wrong("x.real")).hasMessageContaining("'x.real'");
    assertThat(wrong("a @ b")).hasMessageContaining("a matrix product");
    assertThat(wrong("f(x=1)")).hasMessageContaining("keyword argument");
    assertThat(wrong("f(*a)")).hasMessageContaining("an unpacked argument");
    assertThat(wrong("(a)(b)")).hasMessageContaining("only names can be called");
    assertThat(wrong("a if b")).hasMessageContaining("where 'else' was expected");
    assertThat(wrong("0x")).hasMessageContaining("'0x' is not a number");
    assertThat(wrong("sum(i for i in a for j in b)")).hasMessageContaining("two loops in one sum");
  }

  @Test
  void nestingIsBounded() throws ExprException {
    int most = ExprParser.MAX_NESTING - 1;
    assertThat(shape(parse("(".repeat(most) + "1" + ")".repeat(most)))).isEqualTo("1");
    assertThat(wrong("(".repeat(most + 1) + "1" + ")".repeat(most + 1)))
        .hasMessageContaining("nested more than 256 levels");
    assertThat(wrong("-".repeat(300) + "1")).hasMessageContaining("nested more than");
    assertThat(wrong("1" + " and 1".repeat(300))).hasMessageContaining("nested more than");
  }
}
