package dev.dynamis.equations;

import dev.dynamis.core.Nearest;
import dev.dynamis.core.Recording;
import dev.dynamis.equations.model.EventInfo;
import java.util.ArrayList;
import java.util.List;

/** Writes chosen states, auxiliary quantities and events of a system to a recording. */
final class Sampler implements EventSink {
  private static final String AUX = "aux.";

  private final Engine engine;
  private final Recording recording;
  private final List<EventInfo> events;

  /** For each column the index of a state, or {@code -1 -} that of an auxiliary quantity. */
  private final int[] source;

  private final boolean needsAux;
  private final double[] aux;
  private final double[] row;

  /** What is subtracted from times: the length of the transient. */
  private double shift;

  /**
   * Prepares a recording.
   *
   * @param variables what to record, {@code null} for all states
   */
  Sampler(EquationSystem system, List<String> variables) {
    engine = system.engine();
    EquationModel model = system.model();
    List<String> stateNames = model.stateNames();
    List<String> auxNames = model.auxNames();
    List<String> wanted = variables == null ? stateNames : variables;
    List<String> columns = new ArrayList<>();
    source = new int[wanted.size()];
    boolean anyAux = false;
    for (int i = 0; i < source.length; i++) {
      String name = wanted.get(i);
      int state = stateNames.indexOf(name);
      String plain = name.startsWith(AUX) ? name.substring(AUX.length()) : name;
      int a = auxNames.indexOf(plain);
      if (state < 0 && a < 0) {
        List<String> all = new ArrayList<>(stateNames);
        all.addAll(auxNames);
        throw new IllegalArgumentException(
            "nothing to record is named '" + name + "'; " + Nearest.suggestion(plain, all));
      }
      source[i] = state >= 0 ? state : -1 - a;
      anyAux |= state < 0;
      columns.add(label(state >= 0 ? name : plain));
    }
    needsAux = anyAux;
    aux = new double[auxNames.size()];
    row = new double[source.length];
    recording = new Recording("t", columns);
    recording.setIdentity(system.identity());
    events = model.events();
    for (EventInfo e : events) {
      recording.defineEvent(
          e.name(), e.log().stream().filter(n -> !n.equals("t")).map(Sampler::label).toList());
    }
  }

  /** Recordings keep some names for themselves. */
  private static String label(String name) {
    boolean kept =
        name.equals(Recording.SAMPLE) || name.equals("event") || name.startsWith("event/");
    return kept ? "state:" + name : name;
  }

  Recording recording() {
    return recording;
  }

  void shift(double span) {
    shift = span;
  }

  double shift() {
    return shift;
  }

  /** Adds a row with the present state. */
  void sample() {
    row(engine.t, engine.x);
  }

  /** Adds a row with the state {@code x}, committed at time {@code t}. */
  void row(double t, double[] x) {
    if (needsAux) {
      engine.aux(aux, t, x);
    }
    for (int i = 0; i < row.length; i++) {
      int from = source[i];
      row[i] = from >= 0 ? x[from] : aux[-1 - from];
    }
    recording.add(t - shift, row, 0);
  }

  /** Returns whether the last row is the present time's. */
  boolean sampled() {
    long n = recording.rows();
    return n > 0 && recording.time(n - 1) == engine.t - shift;
  }

  @Override
  public void fired(int event, double t, double[] values) {
    EventInfo info = events.get(event);
    if (info.log().isEmpty()) {
      return;
    }
    int at = info.log().indexOf("t");
    double[] logged = values;
    if (at >= 0) {
      logged = new double[values.length - 1];
      System.arraycopy(values, 0, logged, 0, at);
      System.arraycopy(values, at + 1, logged, at, values.length - at - 1);
    }
    recording.addEvent(info.name(), t - shift, logged);
  }
}
