package dev.dynamis.studio.internal.show;

import dev.dynamis.core.SimulationException;
import dev.dynamis.studio.source.ModelSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

/** Loads models on a thread of its own, and again when one of their files has changed. */
final class ModelWatch implements AutoCloseable {
  private static final long MILLISECONDS = 300;

  private final BiConsumer<ModelSource, ModelSource.Loaded> loaded;
  private final BiConsumer<ModelSource, Exception> failed;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("studio-loader").daemon().factory());
  private ModelSource source;
  private List<Path> files = List.of();
  private List<String> stamps = List.of();

  ModelWatch(
      BiConsumer<ModelSource, ModelSource.Loaded> loaded,
      BiConsumer<ModelSource, Exception> failed) {
    this.loaded = loaded;
    this.failed = failed;
    thread.scheduleWithFixedDelay(this::look, MILLISECONDS, MILLISECONDS, TimeUnit.MILLISECONDS);
  }

  /** Watches the files of a model from now on; of none if it is null. */
  void follow(ModelSource model, ModelSource.Loaded read) {
    List<Path> all = read == null ? List.of() : read.files();
    List<String> now = stamps(all);
    thread.execute(
        () -> {
          source = model;
          files = all;
          stamps = now;
        });
  }

  /** Loads another model. */
  void open(ModelSource model) {
    thread.execute(
        () -> {
          source = model;
          files = List.of();
          stamps = List.of();
          load();
        });
  }

  private void look() {
    List<String> now = stamps(files);
    if (!now.equals(stamps)) {
      stamps = now;
      load();
    }
  }

  private void load() {
    ModelSource model = source;
    try {
      ModelSource.Loaded read = model.load();
      files = read.files();
      stamps = stamps(files);
      loaded.accept(model, read);
    } catch (IOException | RuntimeException e) {
      // the mistake may be in a file that is new, or that is missing
      Set<Path> more = new LinkedHashSet<>(files);
      more.addAll(model.asked());
      files = List.copyOf(more);
      stamps = stamps(files);
      failed.accept(model, e);
    } catch (OutOfMemoryError | StackOverflowError e) {
      failed.accept(model, new SimulationException("the model is too large: " + e.getMessage(), e));
    }
  }

  /** What tells whether a file is another one than before: size and time of change. */
  private static List<String> stamps(List<Path> all) {
    List<String> stamps = new ArrayList<>();
    for (Path f : all) {
      try {
        stamps.add(Files.size(f) + " " + Files.getLastModifiedTime(f));
      } catch (IOException e) {
        stamps.add("missing");
      }
    }
    return stamps;
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
