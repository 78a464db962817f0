package dev.dynamis.equations;

import dev.dynamis.core.Nearest;
import dev.dynamis.core.Recorder;
import dev.dynamis.core.Recording;
import dev.dynamis.equations.model.EventInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** What equations record: states, auxiliary quantities, and the events that have a log. */
final class EventRows implements EventSink {
  private static final String AUX = "aux.";

  /** The time in expressions and logs; its column is {@link Recording#TIME}. */
  private static final String TIME = "t";

  private final List<EventInfo> events;
  private final Recorder recorder;

  EventRows(EquationSystem system, Recorder recorder) {
    events = system.model().events();
    this.recorder = recorder;
  }

  /**
   * Returns the settings of a recorder.
   *
   * @param variables what to record, {@code null} for all states
   * @throws IllegalArgumentException if the model has no such quantity
   */
  static Recorder.Builder recorder(EquationSystem system, List<String> variables) {
    List<String> states = system.model().stateNames();
    List<String> aux = system.model().auxNames();
    List<String> columns = new ArrayList<>();
    for (String name : variables == null ? states : variables) {
      String plain = name.startsWith(AUX) ? name.substring(AUX.length()) : name;
      if (name.indexOf('*') >= 0) {
        columns.addAll(fitting(name, states, aux));
      } else if (states.contains(name)) {
        columns.add("state:" + name);
      } else if (aux.contains(plain)) {
        columns.add("output:" + plain);
      } else {
        List<String> all = new ArrayList<>(states);
        all.addAll(aux);
        throw new IllegalArgumentException(
            "nothing to record is named '" + name + "'; " + Nearest.suggestion(plain, all));
      }
    }
    Recorder.Builder b = Recorder.of(system).columns(columns.toArray(String[]::new));
    for (EventInfo e : system.model().events()) {
      b.event(
          e.name(), e.log().stream().filter(n -> !n.equals(TIME)).map(EventRows::label).toList());
    }
    return b;
  }

  /** Returns what fits a pattern: states by their names, the others with or without a prefix. */
  private static List<String> fitting(String pattern, List<String> states, List<String> aux) {
    Predicate<String> fits = Recorder.pattern(pattern);
    List<String> columns = new ArrayList<>();
    states.stream().filter(fits).forEach(n -> columns.add("state:" + n));
    aux.stream()
        .filter(n -> fits.test(n) || fits.test(AUX + n))
        .forEach(n -> columns.add("output:" + n));
    if (columns.isEmpty()) {
      throw new IllegalArgumentException("nothing to record fits '" + pattern + "'");
    }
    return columns;
  }

  /** Recordings keep some names for themselves. */
  private static String label(String name) {
    boolean kept =
        name.equals(Recording.SAMPLE) || name.equals("event") || name.startsWith("event/");
    return kept ? "state:" + name : name;
  }

  @Override
  public void fired(int event, double t, double[] values) {
    EventInfo info = events.get(event);
    if (info.log().isEmpty()) {
      return;
    }
    int at = info.log().indexOf(TIME);
    double[] logged = values;
    if (at >= 0) {
      logged = new double[values.length - 1];
      System.arraycopy(values, 0, logged, 0, at);
      System.arraycopy(values, at + 1, logged, at, values.length - at - 1);
    }
    recorder.event(info.name(), t, logged);
  }
}
