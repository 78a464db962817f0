package dev.dynamis.core;

import dev.dynamis.core.Quantity.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Predicate;

/** What of a system is recorded: columns by name, by group and by pattern. */
final class ColumnChoice {
  /** Chooses the whole state, all outputs and inputs. */
  static final String EVERYTHING = "*";

  /**
   * One column: a component of one source, under the name that it gets in the recording.
   *
   * @param group the quantity that computes it, or null
   */
  record Pick(Source source, int index, String name, Quantity group) {
    // names are different, and groups are long to compare
    @Override
    public boolean equals(Object other) {
      return other instanceof Pick p && p.name.equals(name);
    }

    @Override
    public int hashCode() {
      return name.hashCode();
    }
  }

  private final DynamicalSystem system;
  private final String timeName;
  private final Map<Source, List<String>> bare = new EnumMap<>(Source.class);
  private final List<Quantity> groups;
  private final List<Pick> all = new ArrayList<>();
  private final Map<Source, List<Pick>> bySource = new EnumMap<>(Source.class);
  private final Map<String, Pick> known = new LinkedHashMap<>();
  private final Map<String, Quantity> groupsByName = new LinkedHashMap<>();
  private final Map<String, List<Pick>> members = new LinkedHashMap<>();
  private final Set<Pick> chosen = new LinkedHashSet<>();

  ColumnChoice(DynamicalSystem system, String timeName) {
    this.system = system;
    this.timeName = timeName;
    groups = system.quantities();
    bare.put(Source.STATE, system.stateNames());
    bare.put(Source.OUTPUT, system.outputNames());
    bare.put(Source.INPUT, system.inputNames());
    List<String> computed = new ArrayList<>();
    for (Quantity g : groups) {
      if (g.source() == Source.COMPUTED) {
        g.components().forEach(c -> computed.add(c.name()));
      }
    }
    bare.put(Source.COMPUTED, computed);
    listAll();
    for (Quantity g : groups) {
      groupsByName.put(g.name(), g);
    }
  }

  /** Lists all there is, with prefixes where a bare name would be ambiguous. */
  private void listAll() {
    Map<String, Integer> uses = new LinkedHashMap<>();
    uses.put(timeName, 1);
    uses.put(Recording.EVENT, 1);
    bare.values().forEach(names -> names.forEach(name -> uses.merge(name, 1, Integer::sum)));
    for (Source source : List.of(Source.STATE, Source.OUTPUT, Source.INPUT)) {
      List<String> names = bare.get(source);
      List<Pick> of = new ArrayList<>();
      for (int i = 0; i < names.size(); i++) {
        of.add(pick(source, i, names.get(i), uses, null));
      }
      bySource.put(source, of);
    }
    for (Quantity g : groups) {
      List<Pick> own = new ArrayList<>();
      for (int i = 0; g.source() == Source.COMPUTED && i < g.size(); i++) {
        own.add(pick(Source.COMPUTED, i, g.components().get(i).name(), uses, g));
      }
      members.put(
          g.name(),
          g.source() == Source.COMPUTED
              ? own
              : bySource.get(g.source()).subList(g.first(), g.first() + g.size()));
    }
  }

  private Pick pick(
      Source source, int index, String name, Map<String, Integer> uses, Quantity group) {
    boolean plain = uses.get(name) == 1 && !name.startsWith(Recording.EVENT + "/");
    Pick p = new Pick(source, index, plain ? name : source.prefix + name, group);
    all.add(p);
    known.putIfAbsent(p.name, p);
    known.putIfAbsent(source.prefix + name, p);
    return p;
  }

  /** Chooses all components of a source. */
  void choose(Source source) {
    chosen.addAll(bySource.get(source));
  }

  /** Chooses everything but what is computed. */
  void chooseEverything() {
    for (Source source : List.of(Source.STATE, Source.OUTPUT, Source.INPUT)) {
      choose(source);
    }
  }

  /**
   * Chooses what a name or pattern stands for.
   *
   * @throws IllegalArgumentException if that is nothing, or may be several things
   */
  void choose(String name) {
    Pick exact = known.get(name);
    if (name.equals(timeName)) {
      // it is always there
      return;
    } else if (name.equals(EVERYTHING)) {
      chooseEverything();
    } else if (exact != null) {
      chosen.add(exact);
    } else if (groupsByName.containsKey(name)) {
      chosen.addAll(members.get(name));
    } else if (!choosePattern(name.indexOf('*') >= 0 ? name : name + ":*")) {
      throw unknown(name);
    }
  }

  /** Chooses the groups that a pattern names, else the columns; says whether there are any. */
  private boolean choosePattern(String pattern) {
    Predicate<String> fits = pattern(pattern);
    boolean any = false;
    for (Quantity g : groups) {
      if (fits.test(g.name())) {
        any = true;
        chosen.addAll(members.get(g.name()));
      }
    }
    if (any) {
      return true;
    }
    for (Pick p : all) {
      if (fits.test(p.name)) {
        any = true;
        chosen.add(p);
      }
    }
    return any;
  }

  /** Returns what names fit a pattern, in which {@code *} stands for any letters. */
  static Predicate<String> pattern(String text) {
    String[] parts = text.split("\\*", -1);
    return name -> fits(parts, name);
  }

  /** Finds each part at its first place behind the one before, so that nothing is tried twice. */
  private static boolean fits(String[] parts, String name) {
    String last = parts[parts.length - 1];
    if (parts.length == 1) {
      return name.equals(last);
    }
    int end = name.length() - last.length();
    int at = parts[0].length();
    if (at > end || !name.startsWith(parts[0]) || !name.endsWith(last)) {
      return false;
    }
    for (int i = 1; i < parts.length - 1; i++) {
      int found = name.indexOf(parts[i], at, end);
      if (found < 0) {
        return false;
      }
      at = found + parts[i].length();
    }
    return true;
  }

  private IllegalArgumentException unknown(String name) {
    List<String> prefixed =
        Arrays.stream(Source.values())
            .map(s -> s.prefix + name)
            .filter(known::containsKey)
            .toList();
    if (!prefixed.isEmpty()) {
      return new IllegalArgumentException(
          "\"" + name + "\" needs a prefix; use one of: " + String.join(", ", prefixed));
    }
    // clocks and counters, which no motion changes, come last
    Set<String> candidates = new LinkedHashSet<>(groupsByName.keySet());
    system.tangentNames().stream().filter(known::containsKey).forEach(candidates::add);
    candidates.addAll(known.keySet());
    return new IllegalArgumentException(
        "nothing to record is named \"" + name + "\"; " + Nearest.suggestion(name, candidates));
  }

  /** Returns what was chosen, or what the system records otherwise. */
  List<Pick> picks(boolean usual) {
    if (usual) {
      system.recordedColumns().forEach(this::choose);
    }
    return List.copyOf(chosen);
  }

  /** Returns the groups that were chosen as a whole, the largest first where they overlap. */
  SequencedMap<String, List<String>> groups(List<Pick> picks) {
    List<String> columns = picks.stream().map(Pick::name).toList();
    Map<String, Integer> at = RecordingLayout.places(columns);
    Set<String> free = new LinkedHashSet<>(columns);
    List<Quantity> largest = new ArrayList<>(groups);
    largest.sort(Comparator.comparingInt(Quantity::size).reversed());
    SequencedMap<String, List<String>> whole = new LinkedHashMap<>();
    for (Quantity g : largest) {
      List<String> names = members.get(g.name()).stream().map(Pick::name).toList();
      boolean single = names.size() == 1 && names.getFirst().equals(g.name());
      boolean clash = known.containsKey(g.name()) && !names.contains(g.name());
      if (!single
          && !clash
          && RecordingLayout.isTogether(names, columns, at)
          && free.containsAll(names)) {
        names.forEach(free::remove);
        whole.put(g.name(), names);
      }
    }
    return whole;
  }

  /** Returns what is known about the chosen columns. */
  SequencedMap<String, RecordingLayout.Note> notes(List<Pick> picks) {
    Map<Pick, RecordingLayout.Note> of = new LinkedHashMap<>();
    for (Quantity g : groups) {
      List<Pick> own = members.get(g.name());
      for (int i = 0; i < own.size(); i++) {
        Quantity.Component c = g.components().get(i);
        if (!c.unit().isEmpty() || !c.part().isEmpty()) {
          of.putIfAbsent(own.get(i), new RecordingLayout.Note(c.unit(), c.part()));
        }
      }
    }
    SequencedMap<String, RecordingLayout.Note> notes = new LinkedHashMap<>();
    for (Pick p : picks) {
      if (of.containsKey(p)) {
        notes.put(p.name, of.get(p));
      }
    }
    return notes;
  }
}
