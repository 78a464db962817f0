package dev.dynamis.equations;

import dev.dynamis.core.AtomicFile;
import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.internal.lang.PresetFile;
import dev.dynamis.equations.model.Place;
import dev.dynamis.equations.model.Preset;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * Named sets of parameters and states: those of the model, those of a session, and files of them.
 *
 * @since 0.1.0
 */
public final class PresetBank {
  /** What happens to a preset of a file whose name is taken. */
  public enum OnConflict {
    /** Nothing is loaded. */
    ERROR,
    /** The old one stays. */
    KEEP,
    /** The new one replaces it. */
    REPLACE
  }

  private final EquationModel model;
  private final SequencedMap<String, Preset> presets = new LinkedHashMap<>();

  PresetBank(EquationModel model) {
    this.model = model;
    model.presets().forEach(p -> presets.put(p.name(), p));
  }

  /** Returns the names, those of the model first. */
  public List<String> names() {
    return List.copyOf(presets.keySet());
  }

  /** Returns a preset. */
  public Preset get(String name) {
    Preset p = presets.get(name);
    if (p == null) {
      throw new IllegalArgumentException(
          "no preset '" + name + "'; " + Nearest.suggestion(name, presets.keySet()));
    }
    return p;
  }

  /** Adds a preset made from a system's present parameters and states. */
  public void add(String name, EquationSystem system) {
    SequencedMap<String, Double> parameters = new LinkedHashMap<>();
    for (String p : model.parameterNames()) {
      parameters.put(p, system.parameter(p));
    }
    SequencedMap<String, Double> states = new LinkedHashMap<>();
    for (String s : model.stateNames()) {
      states.put(s, system.state(s));
    }
    add(new Preset(name, parameters, states, Place.NONE), false);
  }

  /** Adds a preset. */
  public void add(Preset preset, boolean overwrite) {
    if (!overwrite && presets.containsKey(preset.name())) {
      throw new IllegalArgumentException("there is a preset '" + preset.name() + "'");
    }
    List<String> problems = problems(preset);
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException(
          "preset '" + preset.name() + "': " + String.join("; ", problems));
    }
    presets.put(preset.name(), preset);
  }

  private List<String> problems(Preset preset) {
    List<String> problems = new ArrayList<>();
    check(problems, preset.parameters(), model.parameterNames(), "parameter");
    check(problems, preset.states(), model.stateNames(), "state");
    if (preset.parameters().isEmpty() && preset.states().isEmpty()) {
      problems.add("it has neither parameters nor states");
    }
    return problems;
  }

  private static void check(
      List<String> problems, Map<String, Double> values, List<String> known, String what) {
    for (String name : values.keySet()) {
      if (!known.contains(name)) {
        problems.add("no " + what + " '" + name + "'; " + Nearest.suggestion(name, known));
      }
    }
  }

  /**
   * Writes presets to a file, which is replaced when the new one is complete; all if none named.
   */
  public void save(Path file, String... names) {
    List<Preset> chosen = new ArrayList<>();
    for (String name : names.length == 0 ? names().toArray(String[]::new) : names) {
      chosen.add(get(name));
    }
    byte[] text = PresetFile.write(chosen).getBytes(StandardCharsets.UTF_8);
    AtomicFile.write(file, out -> out.write(text));
  }

  /**
   * Reads presets from a file.
   *
   * @return how many were added or replaced
   * @throws ModelException if the content is not what the format asks for or does not fit the
   *     model, with all problems; nothing is loaded then
   * @throws SimulationException if the file can't be read
   */
  public int load(Path file, OnConflict onConflict) {
    List<Preset> found;
    try {
      found = PresetFile.read(file.toString(), Files.readString(file, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + e.getMessage(), e);
    }
    List<Diagnostic> problems = new ArrayList<>();
    for (Preset p : found) {
      for (String problem : problems(p)) {
        problems.add(diagnostic(p, problem, ""));
      }
      if (onConflict == OnConflict.ERROR && presets.containsKey(p.name())) {
        problems.add(
            diagnostic(
                p, "there is a preset of this name", "rename it, or keep or replace on conflict"));
      }
    }
    if (!problems.isEmpty()) {
      throw new ModelException(problems);
    }
    int count = 0;
    for (Preset p : found) {
      if (onConflict != OnConflict.KEEP || !presets.containsKey(p.name())) {
        presets.put(p.name(), p);
        count++;
      }
    }
    return count;
  }

  private static Diagnostic diagnostic(Preset p, String problem, String fix) {
    Place at = p.place();
    return Diagnostic.error(
        "EQ310", at.source(), at.line(), at.column(), at.element(), problem, fix);
  }
}
