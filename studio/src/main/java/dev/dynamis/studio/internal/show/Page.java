package dev.dynamis.studio.internal.show;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** One page that is connected, and how much it has been sent that it has not seen yet. */
public final class Page {
  /** Frames on their way to a page; a page that is slower than that skips frames. */
  private static final int MOST_ON_THE_WAY = 2;

  /** The way to a page. Calls may come from any thread and return at once. */
  public interface Line {
    /** Sends a text. */
    void text(String json);

    /** Sends bytes. */
    void binary(ByteBuffer bytes);
  }

  /** Number of the page, from 1. */
  public final int id;

  private final Line line;
  private final AtomicInteger onTheWay = new AtomicInteger();

  /** Which parts of frames the page wants, a set of bits. */
  private volatile int wants;

  /** Names of fields that the page watches. */
  private volatile List<String> watched = List.of();

  /** Version of the show that the page was sent last. */
  long seen = -1;

  Page(int id, Line line) {
    this.id = id;
    this.line = line;
  }

  /** Returns which parts of frames the page wants. */
  public int wants() {
    return wants;
  }

  /** Returns the names of fields that the page watches. */
  public List<String> watched() {
    return watched;
  }

  void want(int bits, List<String> fields) {
    wants = bits;
    watched = List.copyOf(fields);
    seen = -1;
  }

  /** Sends a text. */
  public void text(String json) {
    line.text(json);
  }

  /** Sends bytes that the page need not confirm. */
  public void binary(ByteBuffer bytes) {
    line.binary(bytes);
  }

  boolean isReady() {
    return onTheWay.get() < MOST_ON_THE_WAY;
  }

  void frame(ByteBuffer bytes) {
    onTheWay.incrementAndGet();
    line.binary(bytes);
  }

  /** Notes that the page has drawn a frame. */
  void confirmed() {
    onTheWay.updateAndGet(n -> Math.max(0, n - 1));
  }
}
