package dev.dynamis.cluster;

import dev.dynamis.study.EngineOptions;
import dev.dynamis.study.StudyEngine;
import dev.dynamis.study.StudyEngineProvider;
import java.util.List;

/**
 * Finds engines on Spark by their address.
 *
 * @since 0.1.0
 */
public final class SparkEngines implements StudyEngineProvider {
  private static final List<String> BEGINNINGS = List.of("spark://", "k8s://", "local-cluster[");

  /** Made by the service loader. */
  public SparkEngines() {}

  @Override
  public boolean knows(String address) {
    return address.equals(SparkEngine.SUBMITTED)
        || address.equals("yarn")
        || address.equals("local")
        || address.startsWith("local[")
        || BEGINNINGS.stream().anyMatch(address::startsWith);
  }

  @Override
  public StudyEngine open(String address, EngineOptions options) {
    return new SparkEngine(address, options);
  }
}
