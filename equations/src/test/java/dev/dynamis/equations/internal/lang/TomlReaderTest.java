package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import org.junit.jupiter.api.Test;

/** Values and where they stand. */
class TomlReaderTest {
  private final Problems problems = new Problems();

  private Toml.Table read(String text) {
    return TomlReader.read(new SourceText("test.toml", text), problems).orElse(null);
  }

  private static void assertAt(Toml.Value v, String text, String at) {
    assertThat(v.offset()).isEqualTo(text.indexOf(at));
  }

  @Test
  void everyTypeOfValueHasItsPlace() {
    String text =
        """
        a = 17
        b = 2.5 # note
        c = true
        d = "text"
        e = [1, 'two']
        f = 1979-05-27
        g = { h = 3 }
        [t.u]
        v = -4
        """;
    Toml.Table doc = read(text);
    Toml.Int a = (Toml.Int) doc.get("a");
    assertThat(a.value()).isEqualTo(17);
    assertAt(a, text, "17");
    assertThat(a.length()).isEqualTo(2);
    Toml.Real b = (Toml.Real) doc.get("b");
    assertThat(b.value()).isEqualTo(2.5);
    assertThat(b.length()).isEqualTo(3);
    assertThat(((Toml.Bool) doc.get("c")).value()).isTrue();
    assertAt(doc.get("d"), text, "text");
    Toml.Array e = (Toml.Array) doc.get("e");
    assertAt(e.items().get(0), text, "1, 'two'");
    assertAt(e.items().get(1), text, "two");
    assertThat(doc.get("f")).isInstanceOf(Toml.Date.class);
    assertThat(((Toml.Int) ((Toml.Table) doc.get("g")).get("h")).value()).isEqualTo(3);
    Toml.Table u = (Toml.Table) ((Toml.Table) doc.get("t")).get("u");
    assertAt(u.get("v"), text, "-4");
    assertThat(doc.entries().keySet()).containsExactly("a", "b", "c", "d", "e", "f", "g", "t");
    assertThat(problems.hasErrors()).isFalse();
  }

  @Test
  void anInlineTableThatBreaksOffIsToldOf() {
    assertThat(read("p = { a = 1,&#x0; d = 2 }\n")).isNull();
    assertThat(problems.hasErrors()).isTrue();
  }

  /** Each character of a string leads to where it was written, also behind escapes. */
  @Test
  void charactersOfStringsHaveTheirPlaces() {
    String text = "s = \"a\\tb\\u00e9c\"\nm = '''\none\n two'''\n";
    Toml.Table doc = read(text);
    Text s = ((Toml.Str) doc.get("s")).text();
    assertThat(s.value()).isEqualTo("a\tbéc");
    assertThat(s.offset(2)).isEqualTo(text.indexOf('b'));
    assertThat(s.offset(3)).isEqualTo(text.indexOf("\\u"));
    assertThat(s.offset(4)).isEqualTo(text.indexOf("c\""));
    Text m = ((Toml.Str) doc.get("m")).text();
    assertThat(m.value()).isEqualTo("one\n two");
    assertThat(m.offset(0)).isEqualTo(text.indexOf("one"));
    assertThat(m.offset(5)).isEqualTo(text.indexOf("two"));
  }

  @Test
  void aBackslashAtTheEndOfALineJoinsItWithTheNext() {
    String text = "m = \"\"\"one\\\n   two\"\"\"\n";
    Text m = ((Toml.Str) read(text).get("m")).text();
    assertThat(m.value()).isEqualTo("onetwo");
    assertThat(m.offset(2)).isEqualTo(text.indexOf("e\\"));
    assertThat(m.offset(4)).isEqualTo(text.indexOf("two") + 1);
  }

  @Test
  void keysMayBeQuotedAndHaveEqualSigns() {
    String text = "\"a = b\" = 5\n'c\"=' = 6\n";
    Toml.Table doc = read(text);
    assertAt(doc.get("a = b"), text, "5");
    assertAt(doc.get("c\"="), text, "6");
  }

  @Test
  void syntaxIsToldWithItsPlaceAndAFix() {
    assertThat(read("a = 1\nb = 8/3\n")).isNull();
    Diagnostic d = problems.sorted().getFirst();
    assertThat(d.line()).isEqualTo(2);
    assertThat(d.column()).isEqualTo(6);
    assertThat(d.fix()).contains("put expressions in quotes");
  }

  @Test
  void aTextThatIsTooLongIsNotRead() {
    assertThat(read("#".repeat(TomlReader.MAX_CHARACTERS + 1))).isNull();
    assertThat(problems.sorted().getFirst().problem())
        .isEqualTo("the text has 2000001 characters, a model may have 2000000");
  }
}
