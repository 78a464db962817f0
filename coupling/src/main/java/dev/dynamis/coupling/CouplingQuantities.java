package dev.dynamis.coupling;

import dev.dynamis.core.Quantity;
import dev.dynamis.core.Quantity.Component;
import dev.dynamis.core.Quantity.Source;
import dev.dynamis.mechanics.sim.Mechanism;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What can be recorded of a coupling: that of its mechanisms, and what controllers compute. */
final class CouplingQuantities {
  private CouplingQuantities() {}

  /**
   * Returns the groups.
   *
   * @param prefixes what stands before the names of each mechanism
   */
  static List<Quantity> of(Coupling coupling, List<String> prefixes) {
    Map<String, Integer> states = places(coupling.stateNames());
    Map<String, Integer> outputs = places(coupling.outputNames());
    List<Quantity> all = new ArrayList<>();
    int sensors = 0;
    for (int i = 0; i < prefixes.size(); i++) {
      String prefix = prefixes.get(i);
      Mechanism mechanism = coupling.mechanisms().get(i);
      sensors += mechanism.model().nsensordata;
      for (Quantity q : mechanism.quantities()) {
        List<Component> named =
            q.components().stream()
                .map(c -> new Component(prefix + c.name(), c.unit(), prefix + c.part()))
                .toList();
        Map<String, Integer> places = q.source() == Source.STATE ? states : outputs;
        if (q.source() == Source.COMPUTED) {
          all.add(
              Quantity.computed(
                  prefix + q.name(),
                  named,
                  (out, at) -> {
                    coupling.refresh();
                    q.reader().read(out, at);
                  }));
        } else if (q.source() != Source.INPUT && !named.isEmpty()) {
          // controls are what controllers drive, which are outputs of theirs
          int first = places.get(named.getFirst().name());
          all.add(new Quantity(prefix + q.name(), q.source(), first, named, null));
        }
      }
    }
    List<String> computed = coupling.outputNames();
    List<Component> rest =
        computed.subList(sensors, computed.size()).stream()
            .map(n -> new Component(n, "", n.replaceAll("\\..*", "")))
            .toList();
    all.add(new Quantity("controllers", Source.OUTPUT, sensors, rest, null));
    return List.copyOf(all);
  }

  private static Map<String, Integer> places(List<String> names) {
    Map<String, Integer> at = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      at.put(names.get(i), i);
    }
    return at;
  }
}
