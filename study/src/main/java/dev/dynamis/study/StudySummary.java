package dev.dynamis.study;

import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.Json;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What came of a study.
 *
 * @param name the study's name
 * @param folder where its results are
 * @param cases how many cases it has
 * @param done how many of them are finished
 * @param ran how many of these ran now, and not before an interruption
 * @param status how many of the finished cases ended in each way
 * @param failures the first cases that failed or diverged
 * @param hash 64 bits over all results in the order of the cases, 0 while some are missing
 * @param seconds how long it took now
 * @param engine what ran it
 * @since 0.1.0
 */
public record StudySummary(
    String name,
    Path folder,
    long cases,
    long done,
    long ran,
    Map<CaseStatus, Long> status,
    List<Failure> failures,
    long hash,
    double seconds,
    String engine) {
  /**
   * A case that did not come to its end.
   *
   * @param index its number
   * @param status how it ended
   * @param cause why
   */
  public record Failure(long index, CaseStatus status, String cause) {}

  /** Returns whether all cases are finished. */
  public boolean isComplete() {
    return done == cases;
  }

  /** Returns how many cases failed or diverged. */
  public long failed() {
    return status.getOrDefault(CaseStatus.FAILED, 0L)
        + status.getOrDefault(CaseStatus.DIVERGED, 0L);
  }

  /** Returns this as one JSON object. */
  public String json() {
    return "{\"study\":"
        + Json.string(name)
        + ",\"folder\":"
        + Json.string(folder.toString())
        + ",\"cases\":"
        + cases
        + ",\"done\":"
        + done
        + ",\"ran\":"
        + ran
        + ",\"complete\":"
        + isComplete()
        + ",\"status\":"
        + status.entrySet().stream()
            .map(e -> "\"" + ResultPart.word(e.getKey()) + "\":" + e.getValue())
            .collect(Collectors.joining(",", "{", "}"))
        + ",\"failures\":"
        + failures.stream()
            .map(
                f ->
                    "{\"case\":"
                        + f.index()
                        + ",\"status\":\""
                        + ResultPart.word(f.status())
                        + "\",\"cause\":"
                        + Json.string(f.cause())
                        + "}")
            .collect(Collectors.joining(",", "[", "]"))
        + ",\"hash\":\""
        + Long.toHexString(hash)
        + "\",\"seconds\":"
        + Json.number(seconds)
        + ",\"engine\":"
        + Json.string(engine)
        + "}";
  }
}
