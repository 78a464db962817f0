package dev.dynamis.cluster;

import dev.dynamis.core.SimulationException;
import dev.dynamis.study.CaseBlock;
import dev.dynamis.study.EngineOptions;
import dev.dynamis.study.Study;
import dev.dynamis.study.StudyEngine;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Runs the cases of a study on Apache Spark.
 *
 * <p>The study's text, the files of its model and their hash travel; every executor makes the model
 * once and keeps it. What came of the cases is brought back in bounded pieces, which are written
 * here. Tasks of executors that are lost run again elsewhere; since a case depends on its number
 * alone, that changes no bit.
 *
 * @since 0.1.0
 */
public final class SparkEngine implements StudyEngine {
  /** The address that means: the master that {@code spark-submit} was given. */
  static final String SUBMITTED = "spark";

  private final String address;
  private final EngineOptions options;
  private final JavaSparkContext given;
  private volatile SparkJobs last;

  /**
   * Makes an engine; nothing is connected before it runs.
   *
   * @param address a master as Spark writes it, or {@code spark} under {@code spark-submit}
   * @throws IllegalArgumentException if a setting is none of Spark's
   */
  SparkEngine(String address, EngineOptions options) {
    this.address = Objects.requireNonNull(address);
    this.options = options;
    given = null;
    SparkSettings.check(address, options);
  }

  private SparkEngine(JavaSparkContext given) {
    address = given.master();
    options = EngineOptions.NONE;
    this.given = given;
  }

  /**
   * Returns an engine on a context of the caller, who has put this library and the metrics of users
   * on the executors' class path, and who closes the context.
   */
  public static SparkEngine on(JavaSparkContext context) {
    return new SparkEngine(context);
  }

  @Override
  public String describe() {
    SparkJobs jobs = last;
    return "Spark at "
        + (jobs == null ? address : jobs.master())
        + (jobs == null ? "" : jobs.slots() == 1 ? ", 1 core" : ", " + jobs.slots() + " cores");
  }

  /** Returns how many executors made the model in the last run: each of them once. */
  int compiled() {
    return last.compiled();
  }

  /** Returns how many tasks the last run had. */
  int tasks() {
    return last.tasks();
  }

  @Override
  public void run(Study study, Work work, Consumer<CaseBlock> sink, BooleanSupplier cancelled) {
    if (given != null) {
      run(given, study, work, sink, cancelled);
      return;
    }
    SparkSettings settings = new SparkSettings(address, options);
    settings.checkReachable();
    SparkTrouble trouble = new SparkTrouble(settings.master(), options.log());
    boolean interrupted = false;
    try (Shipment shipment = new Shipment(options.classes());
        JavaSparkContext context = connect(settings, study, shipment, trouble)) {
      if (context == null) {
        return;
      }
      try {
        run(context, study, work, sink, cancelled);
      } finally {
        // Spark would not end in good order
        interrupted = Thread.interrupted();
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Returns a context, or null if the thread was interrupted, as it is then again. */
  private static JavaSparkContext connect(
      SparkSettings settings, Study study, Shipment shipment, SparkTrouble trouble) {
    CompletableFuture<JavaSparkContext> made = new CompletableFuture<>();
    // an interrupt would break classes of Spark while they are initialized
    Thread starter =
        new Thread(
            () -> {
              try {
                made.complete(new JavaSparkContext(settings.conf(study.name(), shipment)));
              } catch (Throwable e) {
                made.completeExceptionally(e);
              }
            },
            "spark-start");
    starter.start();
    boolean interrupted = false;
    while (starter.isAlive()) {
      try {
        starter.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      if (!made.isCompletedExceptionally()) {
        made.join().close();
      }
      Thread.currentThread().interrupt();
      return null;
    }
    try {
      return made.join();
    } catch (CompletionException e) {
      switch (e.getCause()) {
        case SimulationException told -> throw told;
        case Exception other -> throw trouble.atStart(other);
        default -> throw e;
      }
    }
  }

  private void run(
      JavaSparkContext context,
      Study study,
      Work work,
      Consumer<CaseBlock> sink,
      BooleanSupplier cancelled) {
    SparkTrouble trouble = new SparkTrouble(context.master(), options.log());
    SparkJobs jobs = new SparkJobs(context, study, work, sink, cancelled, trouble);
    last = jobs;
    jobs.run();
  }
}
