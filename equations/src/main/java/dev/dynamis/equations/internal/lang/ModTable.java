package dev.dynamis.equations.internal.lang;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A variation of a model as it was read: what to remove, replace, add and set, in that order. */
public final class ModTable {
  private static final Map<String, List<String>> TARGETS = new LinkedHashMap<>();

  static {
    TARGETS.put("remove", List.of("events", "params", "aux", "functions"));
    TARGETS.put("replace", List.of("events", "aux", "functions"));
    TARGETS.put("add", List.of("events", "params", "aux", "functions"));
    TARGETS.put("set", List.of("states", "params", "aux", "functions", "sim"));
  }

  private final String name;
  private final String group;
  private final boolean exclusive;
  private final Toml.Table table;

  private ModTable(String name, String group, boolean exclusive, Toml.Table table) {
    this.name = name;
    this.group = group;
    this.exclusive = exclusive;
    this.table = table;
  }

  /** Returns its name. */
  public String name() {
    return name;
  }

  /** Reads a mod from a table, or tells what is wrong with it. */
  static Optional<ModTable> read(TableReader read, Toml.Entry e, String path) {
    Toml.Table t = read.table(e, "[" + path + "]");
    if (t == null) {
      return Optional.empty();
    }
    List<String> keys = new ArrayList<>(List.of("name", "group", "exclusive"));
    keys.addAll(TARGETS.keySet());
    read.onlyKeys(t, keys, "[" + path + "]");
    for (String verb : TARGETS.keySet()) {
      Toml.Table v = read.table(t, verb, "[" + path + "." + verb + "]");
      if (v == null) {
        continue;
      }
      for (Toml.Entry target : v.entries().values()) {
        if (!TARGETS.get(verb).contains(target.key())) {
          read.problems()
              .error(
                  Code.MOD_FORM,
                  target,
                  "[" + path + "." + verb + "." + target.key() + "]",
                  "a mod can't "
                      + verb
                      + " "
                      + target.key()
                      + "; it can "
                      + verb
                      + ": "
                      + Problems.list(TARGETS.get(verb)),
                  Problems.nearest(target.key(), TARGETS.get(verb), "change the model itself"));
        }
      }
    }
    String fallback = e.key().equals("mod") ? "mod" : e.key();
    return Optional.of(
        new ModTable(
            read.string(t, "name", "[" + path + "].name").map(Text::value).orElse(fallback),
            read.string(t, "group", "[" + path + "].group").map(Text::value).orElse(""),
            read.bool(t, "exclusive", "[" + path + "].exclusive").orElse(false),
            t));
  }

  /** Tells if more than one mod of an exclusive group is active. */
  static void checkGroups(List<ModTable> active, Problems problems) {
    Map<String, List<ModTable>> groups = new TreeMap<>();
    for (ModTable m : active) {
      if (!m.group.isEmpty()) {
        groups.computeIfAbsent(m.group, k -> new ArrayList<>()).add(m);
      }
    }
    groups.forEach(
        (group, members) -> {
          if (members.size() > 1 && members.stream().anyMatch(m -> m.exclusive)) {
            problems.error(
                Code.MOD_GROUP,
                members.getLast().table,
                "group " + group,
                "only one mod of the group '"
                    + group
                    + "' can be active, but these are: "
                    + Problems.list(members.stream().map(ModTable::name).toList()),
                "apply one of them");
          }
        });
  }

  /** Changes a spec; problems go to it. */
  void apply(SpecTree spec) {
    TableReader read = new TableReader(spec.problems);
    for (String verb : TARGETS.keySet()) {
      if (table.get(verb) instanceof Toml.Table t) {
        for (Toml.Entry target : t.entries().values()) {
          if (TARGETS.get(verb).contains(target.key())) {
            apply(spec, read, verb, target);
          }
        }
      }
    }
  }

  private void apply(SpecTree spec, TableReader read, String verb, Toml.Entry target) {
    String path = "[" + name + "." + verb + "." + target.key();
    Toml.Table t = read.table(target, path + "]");
    if (t == null) {
      return;
    }
    Map<String, ?> existing =
        switch (target.key()) {
          case "events" -> spec.events;
          case "params" -> spec.parameters;
          case "aux" -> spec.aux;
          case "functions" -> spec.functions;
          case "states" -> spec.states;
          default -> Map.of();
        };
    if (verb.equals("remove")) {
      read.onlyKeys(t, List.of("names"), path + "]");
      for (Text n : read.strings(t, "names", path + "].names")) {
        if (existing.remove(n.value()) == null) {
          spec.problems.error(
              Code.MOD_TARGET,
              n,
              path + "]",
              "there is nothing to remove: '" + n + "' is not in " + target.key(),
              Problems.nearest(n.value(), existing.keySet(), "remove it from the list"));
        }
      }
      return;
    }
    if (target.key().equals("sim")) {
      ModelReader.sim(spec, read, t);
      return;
    }
    for (Toml.Entry e : t.entries().values()) {
      boolean exists = existing.containsKey(e.key());
      boolean numeric = target.key().equals("params") || target.key().equals("states");
      boolean mustExist = verb.equals("replace") || (verb.equals("set") && numeric);
      String element = path + "." + e.key() + "]";
      if (mustExist && !exists) {
        spec.problems.error(
            Code.MOD_TARGET,
            e,
            element,
            "there is nothing to " + verb + ": '" + e.key() + "' is not in " + target.key(),
            Problems.nearest(e.key(), existing.keySet(), "use the verb add"));
      } else if (verb.equals("add") && exists) {
        spec.problems.error(
            Code.MOD_TARGET,
            e,
            element,
            "'" + e.key() + "' is in " + target.key() + " already",
            "use the verb " + (numeric ? "set" : "replace"));
      } else {
        put(spec, read, target.key(), e, element);
      }
    }
  }

  private static void put(
      SpecTree spec, TableReader read, String target, Toml.Entry e, String element) {
    switch (target) {
      case "events" ->
          new EventReader(read).read(e, element).ifPresent(v -> spec.events.put(e.key(), v));
      case "aux" -> ModelReader.aux(read, e, element).ifPresent(v -> spec.aux.put(e.key(), v));
      case "functions" ->
          ModelReader.function(read, e, element).ifPresent(v -> spec.functions.put(e.key(), v));
      default -> {
        Map<String, Double> constants = new LinkedHashMap<>();
        spec.constants.forEach((k, v) -> constants.put(k, v.value()));
        SpecTree.Value value =
            new SpecTree.Value(read.number(e.value(), element, constants).orElse(0.0), e.value());
        (target.equals("params") ? spec.parameters : spec.states).put(e.key(), value);
      }
    }
  }
}
