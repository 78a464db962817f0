package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class NamingWriterTest {
  private final StringWriter written = new StringWriter();
  private final PrintWriter out =
      new PrintWriter(new NamingWriter(written, "-", "/real/folder/x.xml", "/folder/x.xml"), true);

  @Test
  void aNameIsReplacedHoweverItIsWritten() {
    out.print("/folder/");
    out.print("x.xml");
    out.println(":3:1: wrong");
    out.write("/real/folder/x.xml, /folder/y.xml\n");
    out.write('a');
    out.flush();
    assertThat(written)
        .hasToString("-:3:1: wrong" + System.lineSeparator() + "-, /folder/y.xml\na");
  }

  @Test
  void whatIsNotEndedIsWrittenInTheEnd() {
    out.print("no end: /folder/x.xml");
    out.close();
    assertThat(written).hasToString("no end: -");
  }
}
