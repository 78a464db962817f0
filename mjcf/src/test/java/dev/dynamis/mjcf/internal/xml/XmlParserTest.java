package dev.dynamis.mjcf.internal.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class XmlParserTest {
  private static XmlElement parse(String text) throws XmlException {
    return parse(text, 100, 1000);
  }

  private static XmlElement parse(String text, int depth, int elements) throws XmlException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return XmlParser.parse(bytes, depth, elements, new ArrayList<>());
  }

  @Test
  void realFilesHaveCommentsInstructionsAndBothQuotes() throws XmlException {
    XmlElement root =
        parse(
            """
            <?xml version="1.0" encoding="utf-8"?>
            <!-- a -- b -->
            <mujoco model='it&apos;s &quot;x&quot; &#65;&#x42; &lt;&gt;&amp;'>
              <!-- first -->
              <?pi data?>
              <![CDATA[ <not><elements> ]]>
              <a b = "1
              2"
                 c="3"/>
            </mujoco>
            <!-- end -->
            """);
    assertThat(root.attribute("model")).isEqualTo("it's \"x\" AB <>&");
    assertThat(root.comment()).isEqualTo(" first ");
    assertThat(root.children()).hasSize(1);
    XmlElement a = root.children().get(0);
    assertThat(a.attribute("b")).isEqualTo("1\n  2");
    assertThat(a.attributes().get(1).line()).isEqualTo(9);
    assertThat(a.attributes().get(1).column()).isEqualTo(6);
  }

  @Test
  void allUnicodeEncodingsGiveTheSame() throws XmlException {
    String text = "<mujoco model=\"Größe €\"/>";
    for (String name : new String[] {"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE"}) {
      XmlElement e =
          XmlParser.parse(text.getBytes(Charset.forName(name)), 10, 10, new ArrayList<>());
      assertThat(e.attribute("model")).as(name).isEqualTo("Größe €");
    }
    byte[] marked = ("\uFEFF" + text).getBytes(StandardCharsets.UTF_8);
    XmlElement e = XmlParser.parse(marked, 10, 10, new ArrayList<>());
    assertThat(e.attribute("model")).isEqualTo("Größe €");
    assertThat(e.column()).isEqualTo(1);
    byte[] latin =
        "<?xml version='1.0' encoding='iso-8859-1'?><a b='é'/>"
            .getBytes(StandardCharsets.ISO_8859_1);
    assertThat(XmlParser.parse(latin, 10, 10, new ArrayList<>()).attribute("b")).isEqualTo("é");
  }

  @Test
  void windowsLineEndsCountAsOne() throws XmlException {
    XmlElement root = parse("<a>\r\n<b\r\nc='1\r\n2'/>\r\n</a>");
    assertThat(root.children().get(0).line()).isEqualTo(2);
    assertThat(root.children().get(0).attributes().get(0).line()).isEqualTo(3);
    assertThat(root.children().get(0).attribute("c")).isEqualTo("1\n2");
  }

  @Test
  void textBetweenTagsIsNoted() throws XmlException {
    XmlElement root = parse("<a>\n hello <b/></a>");
    assertThat(root.text().value()).isEqualTo("hello");
    assertThat(root.text().line()).isEqualTo(2);
    assertThat(root.text().column()).isEqualTo(2);
  }

  @Test
  void limitsHold() {
    assertThatThrownBy(() -> parse("<a><b><c/></b></a>", 2, 100))
        .isInstanceOfSatisfying(
            XmlException.class, e -> assertThat(e.kind()).isEqualTo(XmlException.Kind.DEPTH));
    assertThatThrownBy(() -> parse("<a><b/><b/></a>", 9, 2))
        .isInstanceOfSatisfying(
            XmlException.class, e -> assertThat(e.kind()).isEqualTo(XmlException.Kind.SIZE));
  }

  @Test
  void whatIsHarmlessIsAcceptedAndNoted() throws XmlException {
    List<XmlException> accepted = new ArrayList<>();
    String text = "<a b='1'c='R&D & co'>\n</a>\n<d/>";
    XmlElement root = XmlParser.parse(text.getBytes(StandardCharsets.UTF_8), 10, 10, accepted);
    assertThat(root.name()).isEqualTo("a");
    assertThat(root.attribute("c")).isEqualTo("R&D & co");
    assertThat(accepted)
        .extracting(e -> e.line() + ":" + e.column() + " " + e.getMessage())
        .containsExactly(
            "1:9 no space between two attributes",
            "1:13 a literal &",
            "1:16 a literal &",
            "3:1 a second root element, which is ignored");
  }

  @Test
  void aZeroByteIsRefusedWithItsPlace() {
    assertThatThrownBy(() -> parse("<a>\n<b c='x\0y'/></a>"))
        .isInstanceOfSatisfying(
            XmlException.class,
            e -> {
              assertThat(e.kind()).isEqualTo(XmlException.Kind.ENCODING);
              assertThat(e.line()).isEqualTo(2);
              assertThat(e.column()).isEqualTo(8);
            });
  }
}
