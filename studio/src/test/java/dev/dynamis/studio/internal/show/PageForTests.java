package dev.dynamis.studio.internal.show;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A page that keeps what it is sent. */
public final class PageForTests implements Page.Line {
  private final Page page = new Page(1, this);
  private final List<String> texts = new CopyOnWriteArrayList<>();
  private final List<ByteBuffer> binaries = new CopyOnWriteArrayList<>();

  public Page page() {
    return page;
  }

  public PageForTests wanting(int parts, String... watched) {
    page.want(parts, List.of(watched));
    return this;
  }

  public List<String> texts() {
    return texts;
  }

  public List<ByteBuffer> binaries() {
    return binaries;
  }

  public ByteBuffer lastBytes() {
    return binaries.getLast();
  }

  @Override
  public void text(String json) {
    texts.add(json);
  }

  @Override
  public void binary(ByteBuffer bytes) {
    binaries.add(bytes);
  }
}
