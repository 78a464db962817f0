package dev.dynamis.cluster;

import dev.dynamis.core.SimulationException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says in a sentence what Spark says in pages. */
final class SparkTrouble {
  /** Class files of Java N have the version N + 44. */
  private static final int FIRST_VERSION = 44;

  private static final Pattern OTHER_JAVA =
      Pattern.compile("UnsupportedClassVersionError.*?up to (\\d+)", Pattern.DOTALL);
  private static final Pattern OTHER_STUDY =
      Pattern.compile("the study [^\\n]* became another one on its way[^\\n]*");
  private static final Pattern FAILURE =
      Pattern.compile("most recent failure: Lost task [^:]*:\\s*([^\\n]*)");

  private final String master;
  private final Path log;

  /**
   * Makes a translator.
   *
   * @param log the file with the pages, or null
   */
  SparkTrouble(String master, Path log) {
    this.master = master;
    this.log = log;
  }

  /** Spark could not be started, or is not what is needed. */
  SimulationException atStart(Exception e) {
    String text = text(e);
    if (text.contains("Could not parse Master URL")) {
      return say(
          "this Spark can't go to "
              + master
              + ": set SPARK_HOME to an installation that can, or use its spark-submit",
          e);
    }
    return say("Spark could not be started for " + master + ": " + reason(text), e);
  }

  /** No executor has come. */
  SimulationException noExecutors(int seconds) {
    return say(
        "the master at "
            + master
            + " gave no executor within "
            + seconds
            + " s: it needs a worker with a free core and enough memory"
            + " (spark.executor.memory, 1g unless set)",
        null);
  }

  /** The application has ended while cases were missing. */
  SimulationException ended() {
    return say(
        "Spark at "
            + master
            + " ended the application, as when its executors can't start or the master is gone;"
            + " what was brought back stays, go on with --resume",
        null);
  }

  /** A job has failed. */
  SimulationException inJob(Throwable e) {
    String text = text(e);
    Matcher java = OTHER_JAVA.matcher(text);
    if (java.find()) {
      int other = Integer.parseInt(java.group(1)) - FIRST_VERSION;
      return say(
          "executors at "
              + master
              + " run Java "
              + other
              + ", and this is Java "
              + Runtime.version().feature()
              + ": start the workers with JAVA_HOME set to a JDK 25 or newer, or set"
              + " spark.executorEnv.JAVA_HOME to where they have one",
          e);
    }
    Matcher study = OTHER_STUDY.matcher(text);
    if (study.find()) {
      return say(study.group(), e);
    }
    return say("a job failed at " + master + ": " + reason(text), e);
  }

  private static String reason(String text) {
    Matcher m = FAILURE.matcher(text);
    String first = m.find() ? m.group(1) : text.lines().findFirst().orElse("");
    return first.strip();
  }

  private static String text(Throwable e) {
    StringBuilder all = new StringBuilder();
    for (Throwable t = e; t != null; t = t.getCause()) {
      all.append(t.getMessage() == null ? t.getClass().getName() : t.getMessage()).append('\n');
      for (Throwable s : t.getSuppressed()) {
        all.append(s.getMessage()).append('\n');
      }
    }
    return all.toString();
  }

  private SimulationException say(String what, Throwable cause) {
    String where = log == null ? "" : "; Spark's own words are in " + log;
    return new SimulationException(what + where, cause);
  }
}
