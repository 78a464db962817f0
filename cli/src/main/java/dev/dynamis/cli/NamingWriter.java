package dev.dynamis.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/** Writes a name in place of others, such as one that a user gave for one of a temporary file. */
final class NamingWriter extends FilterWriter {
  private final StringBuilder line = new StringBuilder();
  private final String name;
  private final String[] others;

  /**
   * Makes a writer.
   *
   * @param others what is replaced, longer names before those that are part of them
   */
  NamingWriter(Writer to, String name, String... others) {
    super(to);
    this.name = name;
    this.others = others;
  }

  @Override
  public void write(int c) throws IOException {
    line.append((char) c);
    if (c == '\n') {
      send();
    }
  }

  @Override
  public void write(char[] text, int from, int count) throws IOException {
    write(new String(text, from, count), 0, count);
  }

  /** A name may come in pieces, but not over several lines. */
  @Override
  public void write(String text, int from, int count) throws IOException {
    line.append(text, from, from + count);
    if (text.lastIndexOf('\n', from + count - 1) >= from) {
      send();
    }
  }

  private void send() throws IOException {
    String all = line.toString();
    line.setLength(0);
    for (String other : others) {
      all = all.replace(other, name);
    }
    out.write(all);
  }

  @Override
  public void flush() throws IOException {
    send();
    out.flush();
  }

  @Override
  public void close() throws IOException {
    send();
    out.close();
  }
}
