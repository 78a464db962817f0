package dev.dynamis.equations.internal.lang;

import java.util.LinkedHashMap;
import java.util.Map;

/** The table {@code [sim]} as it was read: values by key, checked, with their places. */
final class SimSpec {
  final Map<String, Double> numbers = new LinkedHashMap<>();
  final Map<String, Toml.Value> places = new LinkedHashMap<>();
  final Map<String, Boolean> flags = new LinkedHashMap<>();
  final Map<String, Toml.Value> options = new LinkedHashMap<>();
  Toml.Str stepper;
  String events = "first";
  Definition stop;
}
