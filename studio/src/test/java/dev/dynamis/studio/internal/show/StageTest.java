package dev.dynamis.studio.internal.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.studio.source.ModelSource;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StageTest {
  private volatile LongSupplier advance = () -> 1_000_000;
  private final Stage stage = new Stage(loaded -> new Shown(), null);

  /** A show that does what a test says. */
  private final class Shown implements Show {
    @Override
    public String description() {
      return "{\"kind\":\"test\"}";
    }

    @Override
    public Optional<byte[]> asset(String path) {
      return path.equals("mesh/0") ? Optional.of(new byte[] {7}) : Optional.empty();
    }

    @Override
    public long advance(long now) {
      return advance.getAsLong();
    }

    @Override
    public long version() {
      return 1;
    }

    @Override
    public ByteBuffer frame(Page page) {
      return ByteBuffer.wrap(new byte[] {1, 2});
    }

    @Override
    public String receive(Page page, Message wish) {
      if (wish.verb().equals("set")) {
        throw new IllegalArgumentException("no such thing");
      }
      return "{\"answer\":\"" + wish.verb() + "\"}";
    }

    @Override
    public boolean changes(String verb) {
      return verb.equals("run");
    }

    @Override
    public boolean knows(String verb) {
      return List.of("run", "set", "details").contains(verb);
    }

    @Override
    public String status() {
      return "{}";
    }

    @Override
    public Optional<byte[]> download(String name) {
      return name.equals("a.csv") ? Optional.of(new byte[] {3}) : Optional.empty();
    }

    @Override
    public void takeOver(Show before) {}
  }

  private static final class Line implements Page.Line {
    private final BlockingQueue<String> texts = new LinkedBlockingQueue<>();

    @Override
    public void text(String json) {
      texts.add(json);
    }

    @Override
    public void binary(ByteBuffer bytes) {
      texts.add("frame of " + bytes.remaining());
    }

    /** Returns the next text that holds a part. */
    private String next(String part) throws InterruptedException {
      while (true) {
        String text = texts.poll(60, TimeUnit.SECONDS);
        assertThat(text).as("a text with " + part).isNotNull();
        if (text.contains(part)) {
          return text;
        }
      }
    }
  }

  private void open() {
    EquationSystem system = new EquationSystem(Models.load("builtin://map/logistic"));
    stage.show(
        ModelSource.equations("builtin://map/logistic"),
        new ModelSource.Loaded(system, null, List.of(), List.of()));
  }

  private void say(Page page, String json) throws Message.MalformedException {
    stage.receive(page, Message.read(json.replace('\'', '"')));
  }

  @AfterEach
  void close() {
    stage.close();
  }

  @Test
  void theFirstPageDrivesAndMayHandOver() throws Exception {
    open();
    Line first = new Line();
    Line second = new Line();
    Page one = stage.join(first).orElseThrow();
    Page two = stage.join(second).orElseThrow();
    say(two, "{'do':'run'}");
    assertThat(second.next("\"type\":\"error\"")).contains("page " + one.id + " drives");
    say(two, "{'do':'drive'}");
    first.next("\"type\":\"asks\",\"page\":" + two.id);
    say(one, "{'do':'hand','to':" + two.id + "}");
    second.next("\"driver\":" + two.id);
    say(two, "{'do':'run'}");
    assertThat(second.next("answer")).contains("run");
    stage.leave(two);
    first.next("\"driver\":" + one.id);
  }

  @Test
  void wishesThatCantBeMetAreAnsweredWithTheReason() throws Exception {
    open();
    Line line = new Line();
    Page page = stage.join(line).orElseThrow();
    say(page, "{'do':'set'}");
    assertThat(line.next("\"type\":\"error\"")).contains("no such thing");
    say(page, "{'do':'open','name':'../../etc/passwd'}");
    assertThat(line.next("\"type\":\"error\"")).contains("open");
    assertThat(stage.knows("set")).isTrue();
    assertThat(stage.knows("format the disk")).isFalse();
  }

  @Test
  void whatFailsInAShowIsToldAndTheStageGoesOn() throws Exception {
    for (Throwable trouble :
        List.of(
            new IllegalStateException("first"),
            new StackOverflowError("second"),
            new OutOfMemoryError("third"),
            new AssertionError("fourth"))) {
      advance =
          () -> {
            advance = () -> 1_000_000;
            StageTest.<RuntimeException>raise(trouble);
            return 0;
          };
      open();
      Line line = new Line();
      Page page = stage.join(line).orElseThrow();
      line.next(trouble.getMessage());
      say(page, "{'do':'details'}");
      assertThat(line.next("answer")).contains("details");
      stage.leave(page);
    }
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void raise(Throwable e) throws T {
    throw (T) e;
  }

  @Test
  void aPageThatConfirmsNothingIsSentTwoFramesAtMost() throws Exception {
    open();
    Line line = new Line();
    Page page = stage.join(line).orElseThrow();
    line.next("frame of 2");
    say(page, "{'do':'want','parts':0,'watch':[]}");
    line.next("frame of 2");
    say(page, "{'do':'want','parts':0,'watch':[]}");
    say(page, "{'do':'details'}");
    line.next("answer");
    assertThat(line.texts).noneMatch(t -> t.startsWith("frame"));
    say(page, "{'do':'seen'}");
    line.next("frame of 2");
  }

  @Test
  void assetsBelongToWhatIsShownAndDownloadsAreMade() throws Exception {
    assertThat(stage.description()).doesNotContain("kind");
    open();
    Line line = new Line();
    stage.join(line);
    line.next("\"name\":\"builtin");
    assertThat(stage.description()).contains("\"model\":{\"kind\":\"test\"}");
    assertThat(stage.asset(1, "mesh/0")).hasValue(new byte[] {7});
    assertThat(stage.asset(0, "mesh/0")).isEmpty();
    assertThat(stage.download("a.csv")).hasValue(new byte[] {3});
    assertThat(stage.download("b.csv")).isEmpty();
  }

  @Test
  void aPageTooManyIsNotLetInUntilAnotherLeaves() {
    Page last = null;
    for (int i = 0; i < Stage.MOST_PAGES; i++) {
      last = stage.join(new PageForTests()).orElseThrow();
    }
    assertThat(stage.join(new PageForTests())).isEmpty();
    stage.leave(last);
    assertThat(stage.join(new PageForTests())).isPresent();
  }
}
