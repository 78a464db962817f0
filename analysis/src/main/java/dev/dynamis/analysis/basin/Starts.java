package dev.dynamis.analysis.basin;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.StateProbe;
import java.util.ArrayList;
import java.util.List;

/** Puts a system at starts that differ in two coordinates, and reads where it is. */
final class Starts {
  /** Further coordinates than these are not looked at. */
  private static final int MOST = 6;

  private final DynamicalSystem system;
  private final RightHandSide rhs;
  private final double t;
  private final double[] state;
  private final double[] base;
  private final double[] x;
  private final int[] varied;
  private final List<String> names;
  private final StateProbe probe;

  /** Takes the system's present state for all other coordinates. */
  Starts(DynamicalSystem system, String first, String second) {
    this.system = system;
    rhs = system.rightHandSide();
    t = system.time();
    state = new double[system.stateSize()];
    system.save(state);
    List<String> all = rhs == null ? system.stateNames() : rhs.names();
    base = new double[all.size()];
    x = new double[all.size()];
    if (rhs != null) {
      rhs.coordinates(base);
    }
    varied = new int[] {index(all, first), index(all, second)};
    names = observed(all, first, second);
    probe = system.probe(names.stream().mapToInt(system.stateNames()::indexOf).toArray());
  }

  private static int index(List<String> all, String name) {
    int i = all.indexOf(name);
    if (i < 0) {
      throw new IllegalArgumentException(
          "no coordinate '" + name + "'; " + Nearest.suggestion(name, all));
    }
    return i;
  }

  private List<String> observed(List<String> all, String first, String second) {
    List<String> tangents = system.tangentNames();
    List<String> usable =
        all.stream().filter(n -> system.stateNames().contains(n) && tangents.contains(n)).toList();
    if (!usable.isEmpty() && usable.size() <= MOST) {
      return usable;
    }
    List<String> two = new ArrayList<>(List.of(first));
    if (!second.equals(first)) {
      two.add(second);
    }
    return two;
  }

  /** Returns the names of the coordinates that are looked at. */
  List<String> names() {
    return names;
  }

  /** Goes to a start. */
  void place(double first, double second) {
    if (rhs == null) {
      double[] to = state.clone();
      to[varied[0]] = first;
      to[varied[1]] = second;
      system.load(to);
      return;
    }
    System.arraycopy(base, 0, x, 0, x.length);
    x[varied[0]] = first;
    x[varied[1]] = second;
    rhs.place(t, x);
  }

  /** Reads the coordinates that are looked at. */
  void read(double[] out) {
    probe.read(out);
  }
}
