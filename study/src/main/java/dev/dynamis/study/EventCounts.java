package dev.dynamis.study;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Nearest;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.model.EventInfo;
import java.util.List;

/** How often events of equations fire while they are measured. */
final class EventCounts implements Metric {
  private final List<String> names;
  private final int[] events;
  private final long[] before;

  /**
   * Makes the metric.
   *
   * @param wanted names of events; empty for all
   * @throws IllegalArgumentException if the system has no such events
   */
  EventCounts(DynamicalSystem system, List<String> wanted) {
    if (!(system instanceof EquationSystem e)) {
      throw new IllegalArgumentException(
          "only equations have events; count crossings = [{ of = \"x\", level = 0 }] instead");
    }
    List<String> known = e.model().events().stream().map(EventInfo::name).toList();
    if (known.isEmpty()) {
      throw new IllegalArgumentException("the model " + e.model().name() + " has no events");
    }
    for (String name : wanted) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "the model has no event '" + name + "'; " + Nearest.suggestion(name, known));
      }
    }
    names = wanted.isEmpty() ? known : List.copyOf(wanted);
    events = names.stream().mapToInt(known::indexOf).toArray();
    before = new long[events.length];
  }

  @Override
  public List<String> columns() {
    return names.stream().map(n -> n + "_events").toList();
  }

  @Override
  public boolean looks() {
    return false;
  }

  @Override
  public void begin(DynamicalSystem system) {
    for (int i = 0; i < events.length; i++) {
      before[i] = ((EquationSystem) system).fired(events[i]);
    }
  }

  @Override
  public void end(DynamicalSystem system, double[] values, double[] out, int at) {
    for (int i = 0; i < events.length; i++) {
      out[at + i] = ((EquationSystem) system).fired(events[i]) - before[i];
    }
  }
}
