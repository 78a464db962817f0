package dev.dynamis.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What an engine that is found by its address is given besides it.
 *
 * @param classes jars and folders with metrics of users
 * @param settings of the engine, by the engine's own names, such as {@code spark.executor.memory}
 * @param log where the engine may write what it has to say, or null
 * @since 0.1.0
 */
public record EngineOptions(List<Path> classes, Map<String, String> settings, Path log) {
  /** Nothing special. */
  public static final EngineOptions NONE = new EngineOptions(List.of(), Map.of(), null);

  /** Copies what it is given. */
  public EngineOptions {
    classes = List.copyOf(classes);
    settings = Map.copyOf(settings);
  }
}
