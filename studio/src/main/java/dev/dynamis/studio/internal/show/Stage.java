package dev.dynamis.studio.internal.show;

import dev.dynamis.core.ModelException;
import dev.dynamis.core.SimulationException;
import dev.dynamis.coupling.Couplings;
import dev.dynamis.studio.source.ModelSource;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/**
 * Shows one system at a time to several pages. One thread does everything: it steps the system at
 * its own pace, does what pages wish, and sends frames to those that have drawn the ones before. So
 * no page, however slow, holds up the system or another page.
 */
public final class Stage implements AutoCloseable {
  /** Most pages at a time: each costs a connection and its frames. */
  public static final int MOST_PAGES = 32;

  private static final System.Logger LOGGER = System.getLogger(Stage.class.getName());

  /** Nanoseconds between two frames. */
  private static final long FRAME = 1_000_000_000L / 60;

  private static final long STATUS = 250_000_000L;
  private static final int DOWNLOAD_SECONDS = 60;
  private static final String MODELS = ".*\\.(xml|mjcf|urdf|dyb|toml)";
  private static final String RECORDINGS = ".*\\.(npz|csv|jsonl|npy|parquet)";

  private final Function<ModelSource.Loaded, Show> maker;
  private final FolderFiles files;
  private final List<Page> pages = new CopyOnWriteArrayList<>();
  private final ConcurrentLinkedQueue<Runnable> wishes = new ConcurrentLinkedQueue<>();
  private final ModelWatch watch;
  private final Thread thread;
  private volatile boolean closed;
  private volatile Scene scene = new Scene(0, "", null);
  private int lastPage;
  private volatile int driver;
  private String problems = "[]";
  private String lastStatus = "";

  /** What is shown now: a show, or null for the gallery, and a number that grows with each. */
  private record Scene(int number, String name, Show show) {}

  /**
   * Makes a stage and starts its thread.
   *
   * @param maker makes a show of a model that was loaded
   * @param folder folder below which pages may name files, or null
   */
  public Stage(Function<ModelSource.Loaded, Show> maker, Path folder) {
    this.maker = maker;
    files = new FolderFiles(folder);
    watch = new ModelWatch(this::loaded, this::failed);
    thread = Thread.ofPlatform().name("studio").daemon().unstarted(this::loop);
    thread.start();
  }

  /** Shows a model that was loaded already. */
  public void show(ModelSource source, ModelSource.Loaded loaded) {
    watch.follow(source, loaded);
    loaded(source, loaded);
  }

  private void loaded(ModelSource source, ModelSource.Loaded loaded) {
    Show next = maker.apply(loaded);
    wish(
        () -> {
          Scene before = scene;
          if (before.show() != null && before.name().equals(source.name())) {
            next.takeOver(before.show());
          }
          scene = new Scene(before.number() + 1, source.name(), next);
          end(before);
          problems = Problems.json(loaded.notes());
          pages.forEach(p -> p.want(0, List.of()));
          announce();
        });
  }

  private static void end(Scene before) {
    if (before.show() != null) {
      before.show().close();
    }
  }

  private void failed(ModelSource source, Exception e) {
    wish(
        () -> {
          problems = Problems.json(e);
          announce();
        });
  }

  // --- pages

  /** Lets a page in; the first one drives. Returns nothing if there are {@link #MOST_PAGES}. */
  public Optional<Page> join(Page.Line line) {
    CompletableFuture<Optional<Page>> made = new CompletableFuture<>();
    wish(
        () -> {
          if (pages.size() >= MOST_PAGES) {
            made.complete(Optional.empty());
            return;
          }
          Page page = new Page(++lastPage, line);
          pages.add(page);
          driver = driver == 0 ? page.id : driver;
          announce();
          made.complete(Optional.of(page));
        });
    return made.join();
  }

  /** Lets a page go; if it drove, the one that has been there longest drives now. */
  public void leave(Page page) {
    wish(
        () -> {
          pages.remove(page);
          if (driver == page.id) {
            driver = pages.isEmpty() ? 0 : pages.getFirst().id;
          }
          announce();
        });
  }

  /** Returns whether a wish is one that pages may have; others are malformed. */
  public boolean knows(String verb) {
    Show show = scene.show();
    return switch (verb) {
      case "seen", "want", "drive", "hand", "open", "close", "files" -> true;
      default -> show != null && show.knows(verb) || Verbs.ALL.contains(verb);
    };
  }

  /** Takes a wish of a page. */
  public void receive(Page page, Message wish) {
    if (wish.verb().equals("seen")) {
      page.confirmed();
      return;
    }
    wish(() -> answer(page, wish));
  }

  private void answer(Page page, Message wish) {
    try {
      String answer = perform(page, wish);
      if (answer != null) {
        page.text(answer);
      }
    } catch (IllegalArgumentException | SimulationException e) {
      page.text(
          new JsonText()
              .open()
              .put("type", "error")
              .put("about", wish.verb())
              .put("text", e.getMessage())
              .close()
              .toString());
    }
  }

  private String perform(Page page, Message wish) {
    Show show = scene.show();
    switch (wish.verb()) {
      case "want" -> {
        List<String> watched = wish.texts("watch");
        if (show != null) {
          show.checkWatched(watched);
        }
        page.want((int) wish.number("parts"), watched);
      }
      case "drive" -> drive(page);
      case "hand" -> hand(page, wish.index("to", 1, Integer.MAX_VALUE));
      case "files" -> {
        return listFiles();
      }
      case "open" -> {
        requireDriver(page);
        open(wish.text("name"));
      }
      case "close" -> {
        requireDriver(page);
        watch.follow(null, null);
        Scene before = scene;
        scene = new Scene(before.number() + 1, "", null);
        end(before);
        announce();
      }
      default -> {
        if (show == null || !show.knows(wish.verb())) {
          throw new IllegalArgumentException(wish.verb() + " has no meaning for what is shown");
        }
        if (show.changes(wish.verb())) {
          requireDriver(page);
        }
        return show.receive(page, named(wish));
      }
    }
    return null;
  }

  /** A file that a wish names is looked for below the folder of the server. */
  private Message named(Message wish) {
    return wish.has("file") ? wish.withPath(files.find(wish.text("file"))) : wish;
  }

  private void open(String name) {
    ModelSource source =
        Gallery.source(name)
            .orElseGet(
                () -> {
                  Path file = files.find(name);
                  if (Couplings.isCoupling(name)) {
                    return ModelSource.coupling(file);
                  }
                  return name.endsWith(".toml")
                      ? ModelSource.equations(file.toString())
                      : ModelSource.mechanism(file);
                });
    watch.open(source);
  }

  private String listFiles() {
    JsonText t = new JsonText().open().put("type", "files");
    t.put("models", files.list(MODELS)).put("recordings", files.list(RECORDINGS));
    t.key("gallery").openList();
    for (Gallery.Entry e : Gallery.entries()) {
      t.open().put("name", e.name()).put("title", e.title());
      t.put("kind", e.kind()).put("note", e.note()).close();
    }
    return t.closeList().close().toString();
  }

  private void requireDriver(Page page) {
    if (page.id != driver) {
      throw new IllegalArgumentException("page " + driver + " drives; ask it to hand over");
    }
  }

  /** A page asks the driver to hand over. */
  private void drive(Page page) {
    for (Page p : pages) {
      if (p.id == driver && p != page) {
        p.text(new JsonText().open().put("type", "asks").put("page", page.id).close().toString());
      }
    }
  }

  private void hand(Page page, int to) {
    requireDriver(page);
    if (pages.stream().noneMatch(p -> p.id == to)) {
      throw new IllegalArgumentException("there is no page " + to);
    }
    driver = to;
    announce();
  }

  // --- what web requests read

  /** Returns the description of what is shown, as JSON. */
  public String description() {
    Scene s = scene;
    JsonText t = new JsonText().open().put("scene", s.number()).put("name", s.name());
    if (s.show() != null) {
      t.key("model").raw(s.show().description());
    }
    return t.close().toString();
  }

  /** Returns an asset of what is shown under a number. */
  public Optional<byte[]> asset(int number, String path) {
    Scene s = scene;
    return s.number() == number && s.show() != null ? s.show().asset(path) : Optional.empty();
  }

  /** Returns a file to download, made by the thread of the stage. */
  public Optional<byte[]> download(String name) throws InterruptedException {
    CompletableFuture<Optional<byte[]>> made = new CompletableFuture<>();
    wish(
        () -> {
          try {
            Show show = scene.show();
            made.complete(show == null ? Optional.empty() : show.download(name));
          } catch (RuntimeException | OutOfMemoryError e) {
            made.completeExceptionally(e);
          }
        });
    try {
      return made.get(DOWNLOAD_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      LOGGER.log(Level.WARNING, "download of " + name + " failed", e);
      return Optional.empty();
    }
  }

  // --- the thread

  private void wish(Runnable r) {
    wishes.add(r);
    LockSupport.unpark(thread);
  }

  private void loop() {
    long nextFrame = System.nanoTime();
    long nextStatus = nextFrame;
    while (!closed || !wishes.isEmpty()) {
      for (Runnable r = wishes.poll(); r != null; r = wishes.poll()) {
        guarded(r);
      }
      long now = System.nanoTime();
      long[] idle = {FRAME};
      Show show = scene.show();
      if (show != null && !pages.isEmpty()) {
        // nothing runs while nobody watches, so that the first page sees the beginning
        guarded(() -> idle[0] = show.advance(now));
      }
      long after = System.nanoTime();
      if (after >= nextFrame) {
        guarded(this::sendFrames);
        nextFrame = Math.max(nextFrame + FRAME, after);
      }
      if (after >= nextStatus) {
        nextStatus = after + STATUS;
        guarded(this::announceIfNew);
      }
      long sleep = Math.min(idle[0], Math.min(nextFrame, nextStatus) - System.nanoTime());
      if (sleep > 0 && wishes.isEmpty()) {
        LockSupport.parkNanos(this, sleep);
      }
    }
  }

  /** Runs something; what it throws is told to all pages, and the thread goes on. */
  private void guarded(Runnable r) {
    try {
      r.run();
    } catch (ModelException | SimulationException | IllegalArgumentException e) {
      problems = Problems.json(e);
      announce();
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError | AssertionError e) {
      // without this thread all pages would wait for ever
      LOGGER.log(Level.ERROR, "the studio goes on after a failure", e);
      problems = Problems.json(e);
      announce();
    }
  }

  private void sendFrames() {
    Scene s = scene;
    if (s.show() == null) {
      return;
    }
    long version = s.show().version();
    Map<Integer, ByteBuffer> made = new HashMap<>();
    for (Page p : pages) {
      if (p.seen == version || !p.isReady()) {
        continue;
      }
      p.seen = version;
      boolean shared = s.show().sharesFrames() && p.watched().isEmpty();
      ByteBuffer bytes =
          shared ? made.computeIfAbsent(p.wants(), w -> s.show().frame(p)) : s.show().frame(p);
      if (bytes != null) {
        p.frame(bytes.duplicate());
      }
    }
  }

  private void announceIfNew() {
    if (!status().equals(lastStatus)) {
      announce();
    }
  }

  private String status() {
    Scene s = scene;
    JsonText t = new JsonText().open().put("type", "status").put("scene", s.number());
    t.put("name", s.name()).put("driver", driver);
    t.key("pages").openList();
    pages.forEach(p -> t.value(p.id));
    t.closeList().key("problems").raw(problems);
    if (s.show() != null) {
      t.key("run").raw(s.show().status());
    }
    return t.close().toString();
  }

  private void announce() {
    lastStatus = status();
    for (Page p : pages) {
      p.text(lastStatus.replaceFirst("\\{", "{\"you\":" + p.id + ","));
    }
  }

  @Override
  public void close() {
    closed = true;
    watch.close();
    wish(() -> end(scene));
    LockSupport.unpark(thread);
  }
}
