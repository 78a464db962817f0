package dev.dynamis.coupling;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Identity;
import dev.dynamis.coupling.Wiring.ControllerPart;
import dev.dynamis.coupling.Wiring.Drive;
import dev.dynamis.coupling.Wiring.InputLink;
import dev.dynamis.coupling.Wiring.MechanismPart;
import dev.dynamis.coupling.Wiring.SourceKind;
import dev.dynamis.equations.model.SystemKind;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.sim.DivergencePolicy;
import dev.dynamis.mechanics.sim.Mechanism;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * Mechanisms and equations with their connections: checked, and shared by any number of {@linkplain
 * Coupling instances}.
 *
 * @since 0.1.0
 */
public final class CouplingModel {
  private final String name;
  private final String source;
  private final Wiring wiring;
  private final List<Diagnostic> diagnostics;

  /** The mechanism whose integrator takes each controller along; -1 if it is sampled. */
  private final int[] hosts;

  CouplingModel(String name, String source, Wiring wiring, List<Diagnostic> diagnostics) {
    this.name = name;
    this.source = source;
    this.wiring = wiring;
    this.diagnostics = List.copyOf(diagnostics);
    hosts = hosts(wiring);
  }

  /** Returns the name of the coupling. */
  public String name() {
    return name;
  }

  /** Returns where it came from, as the user named it. */
  public String source() {
    return source;
  }

  /** Returns the models of its mechanisms, in the order of the file. */
  public List<Model> mechanisms() {
    return wiring.mechanisms().stream().map(MechanismPart::model).toList();
  }

  /** Returns the names of its controllers, in the order of the file. */
  public List<String> controllerNames() {
    return wiring.controllers().stream().map(ControllerPart::name).toList();
  }

  /**
   * Returns how a controller steps, in words: with the mechanism, by its own stepper, or at a rate.
   *
   * @param controller its number in {@link #controllerNames}
   */
  public String timing(int controller) {
    ControllerPart c = wiring.controllers().get(controller);
    if (c.isSampled()) {
      return "every " + c.period() + " s, held in between";
    }
    if (hosts[controller] < 0) {
      return "continuous, by its own stepper";
    }
    int integrator = wiring.mechanisms().get(hosts[controller]).model().opt.integrator;
    return "continuous, with the mechanism (" + Integrator.name(integrator) + ")";
  }

  /** Returns what is connected with what, one line for each connection, for people. */
  public List<String> connections() {
    List<String> lines = new ArrayList<>();
    for (InputLink l : wiring.inputs()) {
      lines.add(source(l.source()) + " -> " + l.name() + path(l.delay(), l.quantum()));
    }
    for (Drive d : wiring.drives()) {
      String to = d.name().substring(d.name().indexOf('.') + 1);
      String expression =
          wiring.controllers().get(d.controller()).model().aux().get(d.aux()).text();
      String from = wiring.controllers().get(d.controller()).name();
      lines.add(from + ": " + expression + " -> " + to + path(d.delay(), d.quantum()));
    }
    return lines;
  }

  private String source(Wiring.Source s) {
    if (s.kind() == SourceKind.CONTROLLER) {
      ControllerPart c = wiring.controllers().get(s.owner());
      int n = c.model().states().size();
      return c.name()
          + "."
          + (s.index() < n
              ? c.model().stateNames().get(s.index())
              : c.model().auxNames().get(s.index() - n));
    }
    MechanismPart part = wiring.mechanisms().get(s.owner());
    Mechanism m = new Mechanism(part.model());
    List<String> names = m.stateNames();
    return part.prefix()
        + switch (s.kind()) {
          case SENSOR -> "sensor:" + m.outputNames().get(s.index());
          case POSITION -> "position:" + names.get(1 + s.index());
          default -> "velocity:" + names.get(1 + part.model().nq + s.index()).substring(2);
        };
  }

  private String path(Wiring.Length delay, double quantum) {
    String late =
        delay.controller() >= 0
            ? wiring
                .controllers()
                .get(delay.controller())
                .model()
                .parameterNames()
                .get(delay.parameter())
            : delay.value() + " s";
    return (delay.isZero() ? "" : ", " + late + " late")
        + (quantum == 0 ? "" : ", in steps of " + quantum);
  }

  /** Returns warnings and notes; none of them is an error. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  /** Makes an instance in the initial state. */
  public Coupling newInstance() {
    return new Coupling(this);
  }

  Wiring wiring() {
    return wiring;
  }

  Mechanism mechanism(int i) {
    Mechanism m = new Mechanism(wiring.mechanisms().get(i).model());
    m.onDivergence(DivergencePolicy.STOP);
    reset(i, m);
    return m;
  }

  /** Takes a mechanism to its initial state. */
  void reset(int i, Mechanism m) {
    MechanismPart part = wiring.mechanisms().get(i);
    m.reset();
    if (part.key() >= 0) {
      m.data().resetKeyframe(part.key());
      m.invalidate();
    }
  }

  Controller controller(int c, double start, Room room) {
    ControllerPart part = wiring.controllers().get(c);
    if (hosts[c] >= 0) {
      room.takeJoint(part.name(), part.model());
      return new Joint(c, part.name(), part.model(), hosts[c]);
    }
    double timestep = wiring.mechanisms().get(0).model().opt.timestep;
    double period = part.isSampled() ? part.period() : timestep;
    return new Sampled(c, part.name(), part.model(), period, start);
  }

  /**
   * Finds which mechanism takes each continuous controller along: the first that it drives or, if
   * it drives none, the first that it reads from. Equations to which nothing is connected step by
   * themselves, unless that mechanism has the stages of Runge and Kutta.
   */
  private static int[] hosts(Wiring w) {
    int n = w.controllers().size();
    int[] hosts = new int[n];
    Arrays.fill(hosts, -1);
    for (int c = 0; c < n; c++) {
      ControllerPart part = w.controllers().get(c);
      if (part.isSampled() || part.model().kind() == SystemKind.MAP) {
        continue;
      }
      int host = host(w, c);
      boolean stages = w.mechanisms().get(host).model().opt.integrator == Integrator.RK4;
      int own = c;
      boolean alone = w.inputs().stream().noneMatch(link -> link.controller() == own);
      if (!alone || stages) {
        hosts[c] = host;
      }
    }
    return hosts;
  }

  private static int host(Wiring w, int c) {
    for (Drive d : w.drives()) {
      if (d.controller() == c) {
        return d.mechanism();
      }
    }
    for (InputLink link : w.inputs()) {
      if (link.controller() == c && link.source().kind() != SourceKind.CONTROLLER) {
        return link.source().owner();
      }
    }
    return 0;
  }

  Identity identity(int states) {
    SequencedMap<String, Integer> sizes = new LinkedHashMap<>();
    sizes.put("mechanisms", wiring.mechanisms().size());
    sizes.put("controllers", wiring.controllers().size());
    sizes.put("connections", wiring.inputs().size() + wiring.drives().size());
    sizes.put("states", states);
    long hash = 0xcbf29ce484222325L;
    for (MechanismPart m : wiring.mechanisms()) {
      hash = mix(hash, m.model().identity().hash());
    }
    for (ControllerPart c : wiring.controllers()) {
      hash = mix(mix(hash, c.model().hash()), Double.doubleToLongBits(c.period()));
    }
    for (InputLink l : wiring.inputs()) {
      hash = mix(hash, l.source().kind().ordinal());
      hash = mix(mix(hash, l.source().owner()), l.source().index());
      hash = mix(mix(hash, l.controller()), l.input());
      hash = mix(mix(hash, length(l.delay())), Double.doubleToLongBits(l.quantum()));
    }
    for (Drive d : wiring.drives()) {
      hash = mix(mix(mix(hash, d.controller()), d.aux()), d.mechanism());
      hash = mix(mix(hash, d.target().ordinal()), d.id());
      hash = mix(mix(hash, length(d.delay())), Double.doubleToLongBits(d.quantum()));
    }
    return new Identity(name, hash, sizes);
  }

  private static long length(Wiring.Length l) {
    return mix(mix(Double.doubleToLongBits(l.value()), l.controller()), l.parameter());
  }

  private static long mix(long hash, long more) {
    long h = (hash ^ more) * 0x9e3779b97f4a7c15L;
    return h ^ (h >>> 32);
  }
}
