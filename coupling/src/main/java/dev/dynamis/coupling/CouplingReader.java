package dev.dynamis.coupling;

import dev.dynamis.core.ModelException;
import dev.dynamis.core.Nearest;
import dev.dynamis.coupling.Wiring.ControllerPart;
import dev.dynamis.coupling.Wiring.Drive;
import dev.dynamis.coupling.Wiring.InputLink;
import dev.dynamis.coupling.Wiring.Length;
import dev.dynamis.coupling.Wiring.MechanismPart;
import dev.dynamis.coupling.Wiring.Source;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.TomlNode;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** Reads a coupling from TOML: mechanisms, controllers, connections. */
final class CouplingReader {
  /** Greatest size of a file. */
  static final long MAX_BYTES = 2_000_000;

  /** Most time steps between two samples. */
  private static final double MOST_STEPS = 1e9;

  private static final List<String> KEYS =
      List.of("format", "name", "model", "keyframe", "timestep", "mechanism", "controller");

  private static final List<String> LINK_KEYS = List.of("from", "delay", "quantum", "default");
  private static final List<String> DRIVE_KEYS = List.of("expr", "delay", "quantum");

  private final String source;
  private final Path folder;
  private final MechanismReader reader;
  private final Problems problems = new Problems();
  private final Room room = Room.ofMachine();
  private final List<MechanismPart> mechanisms = new ArrayList<>();
  private final List<String> names = new ArrayList<>();
  private final Map<String, ControllerText> texts = new HashMap<>();
  private final List<ControllerPart> controllers = new ArrayList<>();
  private final List<InputLink> inputs = new ArrayList<>();
  private final List<Drive> drives = new ArrayList<>();
  private Endpoints endpoints;

  /** Whether a mechanism could not be read, so that its parts are not known. */
  private boolean unread;

  CouplingReader(String source, Path folder, MechanismReader reader) {
    this.source = source;
    this.folder = folder;
    this.reader = reader;
  }

  CouplingModel read(String toml) {
    TomlNode doc = TomlNode.read(source, toml);
    problems.onlyKeys(doc, KEYS, "");
    TomlNode format = doc.get("format");
    if (format != null && !(format.number().orElse(0) == 1)) {
      problems.error(Code.FORMAT, format, "format", "another format than 1", "write format = 1");
    }
    mechanisms(doc);
    TomlNode table = doc.get("controller");
    for (TomlNode c : table == null ? List.<TomlNode>of() : table.children()) {
      controller(c);
    }
    if (table != null && !table.isTable()) {
      problems.wrongType(table, "[controller]", "a table", "write [controller.NAME]");
    }
    Map<String, EquationModel> models = new HashMap<>();
    texts.forEach((k, t) -> models.put(k, t.model()));
    endpoints = new Endpoints(mechanisms, models, names);
    if (!unread && !mechanisms.isEmpty()) {
      for (String name : names) {
        connect(texts.get(name));
      }
    }
    problems.throwIfErrors();
    for (String name : names) {
      ControllerText t = texts.get(name);
      controllers.add(new ControllerPart(name, t.model(), t.period()));
      rate(t);
    }
    return checked(doc);
  }

  /** Makes an instance, which finds what only shows when all parts are together. */
  private CouplingModel checked(TomlNode doc) {
    String name = problems.text(doc, "name", "name");
    problems.throwIfErrors();
    CouplingModel model =
        new CouplingModel(
            name == null ? source : name,
            source,
            new Wiring(mechanisms, controllers, inputs, drives),
            problems.sorted());
    try {
      model.newInstance();
    } catch (Unfit e) {
      TomlNode at = doc.get("controller");
      problems.errorAtKey(e.code, at == null ? doc : at, "[controller]", e.getMessage(), "");
      problems.throwIfErrors();
    }
    return model;
  }

  // --- mechanisms

  private void mechanisms(TomlNode doc) {
    TomlNode one = doc.get("model");
    TomlNode several = doc.get("mechanism");
    if ((one == null) == (several == null)) {
      problems.errorAtKey(
          Code.MISSING,
          one == null ? doc : several,
          "",
          one == null ? "there is no mechanism" : "both model and [mechanism.NAME] are given",
          "write model = \"robot.xml\", or [mechanism.NAME] with file = \"robot.xml\" for several");
      return;
    }
    if (one != null) {
      mechanism("", one, doc, "model");
    } else if (!several.isTable() || several.children().isEmpty()) {
      problems.wrongType(several, "[mechanism]", "tables", "write [mechanism.NAME]");
    } else {
      for (TomlNode m : several.children()) {
        String element = "[mechanism." + m.key() + "]";
        if (!isName(m, element)) {
          continue;
        }
        problems.onlyKeys(m, List.of("file", "keyframe"), element);
        TomlNode file = m.get("file");
        if (file == null) {
          problems.errorAtKey(
              Code.MISSING, m, element, "the key file is missing", "add file = \"robot.xml\"");
        } else {
          mechanism(m.key(), file, m, element + ".file");
        }
      }
    }
    timestep(doc);
  }

  private void mechanism(String name, TomlNode file, TomlNode table, String element) {
    if (!file.isString()) {
      problems.wrongType(file, element, "the name of a file", "put it in quotes");
      return;
    }
    Model model;
    try {
      model = reader.read(folder, file.text());
    } catch (ModelException e) {
      problems.addAll(e.diagnostics());
      unread = true;
      return;
    } catch (IOException e) {
      unread = true;
      problems.error(
          Code.FILE,
          file,
          element,
          "the mechanism can't be read: " + ControllerText.reason(e),
          "check the path, which begins at the folder of the coupling");
      return;
    }
    int key = -1;
    TomlNode start = table.get("keyframe");
    String keyframe = problems.text(table, "keyframe", "keyframe");
    if (keyframe != null) {
      key = model.names.keyId(keyframe);
      if (key < 0) {
        List<String> all = model.names.all(ObjType.KEY);
        problems.error(
            Code.SOURCE,
            start,
            "keyframe",
            "there is no keyframe '" + keyframe + "' in the mechanism",
            Nearest.suggestion(keyframe, all));
      }
    }
    mechanisms.add(new MechanismPart(name, model, key));
    try {
      if (mechanisms.size() > 1) {
        room.takeMechanism(mechanisms.getLast());
      }
    } catch (Unfit e) {
      problems.error(e.code, file, element, e.getMessage(), "");
      problems.throwIfErrors();
    }
  }

  private void timestep(TomlNode doc) {
    OptionalDouble timestep = problems.number(doc, "timestep", "timestep", false);
    for (MechanismPart m : mechanisms) {
      timestep.ifPresent(h -> m.model().opt.timestep = h);
    }
    if (mechanisms.isEmpty()) {
      return;
    }
    double h = mechanisms.get(0).model().opt.timestep;
    for (MechanismPart m : mechanisms) {
      if (m.model().opt.timestep != h) {
        problems.errorAtKey(
            Code.TIMESTEP,
            doc.get("mechanism").get(m.name()),
            "[mechanism." + m.name() + "]",
            "its time step is "
                + m.model().opt.timestep
                + " s, that of "
                + mechanisms.get(0).name()
                + " is "
                + h
                + " s",
            "write timestep = " + Math.min(h, m.model().opt.timestep) + " for all of them");
      }
    }
  }

  // --- controllers

  private boolean isName(TomlNode at, String element) {
    boolean fine = at.key().matches("[A-Za-z_][A-Za-z0-9_]{0,63}");
    if (!fine) {
      problems.errorAtKey(
          Code.NAME,
          at,
          element,
          "'" + at.key() + "' can't be used as a name",
          "use letters, digits and _, beginning with a letter");
    } else if (!at.isTable()) {
      problems.wrongType(at, element, "a table", "write " + element + " with keys below it");
    }
    return fine && at.isTable();
  }

  private void controller(TomlNode c) {
    String element = "[controller." + c.key() + "]";
    if (!isName(c, element)) {
      return;
    }
    if (mechanisms.stream().anyMatch(m -> m.name().equals(c.key()))) {
      problems.errorAtKey(
          Code.NAME, c, element, "a mechanism has the same name", "rename one of them");
      return;
    }
    names.add(c.key());
    texts.put(c.key(), new ControllerText(c, folder, reader, problems));
  }

  private void rate(ControllerText t) {
    double h = mechanisms.get(0).model().opt.timestep;
    double steps = t.period() / h;
    if (t.period() > 0 && steps < 1 - 1e-9) {
      problems.error(
          Code.RATE,
          t.periodNode(),
          t.element(),
          "a sample every " + t.period() + " s, but the time step is " + h + " s",
          "let samples be a time step apart or more, or write a shorter timestep");
    } else if (steps > MOST_STEPS) {
      problems.error(
          Code.RATE,
          t.periodNode(),
          t.element(),
          "a sample every " + t.period() + " s is one in more than a billion time steps",
          "write a higher rate, or leave it out for a continuous controller");
    } else if (t.period() > 0 && Math.abs(steps - Math.rint(steps)) > 1e-6 * steps) {
      problems.warning(
          Code.RATE,
          t.periodNode(),
          t.element(),
          "a sample every "
              + t.period()
              + " s is no whole number of time steps of "
              + h
              + " s, so samples come up to a step late",
          "use a time step that divides the period");
    }
  }

  // --- connections

  private void connect(ControllerText t) {
    for (TomlNode in : t.inputs()) {
      TomlNode from = in;
      if (in.isTable()) {
        problems.onlyKeys(in, LINK_KEYS, t.element() + ".inputs." + in.key());
        from = in.get("from");
      }
      if (from != null && from.isString() && from.number().isEmpty()) {
        input(t, in, from);
      } else if (from != null && from.number().isEmpty()) {
        problems.wrongType(
            from,
            t.element() + ".inputs." + in.key(),
            "what is read, or a number",
            "write \"sensor:NAME\", for example");
      }
    }
    for (TomlNode out : t.outputs()) {
      if (out.isTable()) {
        problems.onlyKeys(out, DRIVE_KEYS, t.element() + ".outputs");
      }
      output(t, out);
    }
  }

  private void input(ControllerText t, TomlNode in, TomlNode from) {
    String element = t.element() + ".inputs." + in.key();
    int input = t.input(in.key());
    try {
      Source s = endpoints.source(from.text());
      if (s != null && input >= 0 && t.model() != null) {
        inputs.add(
            new InputLink(
                t.name() + "." + in.key(),
                s,
                names.indexOf(t.name()),
                input,
                delay(t, in, element),
                quantum(in, element)));
      }
    } catch (Endpoints.Trouble e) {
      problems.error(Code.SOURCE, from, element, e.getMessage(), e.fix);
    }
  }

  private void output(ControllerText t, TomlNode out) {
    String element = t.element() + ".outputs." + out.key();
    int aux = t.model() == null ? -1 : t.model().auxNames().indexOf(out.key());
    String name = t.name() + "." + out.key();
    if (!Endpoints.isOfMechanism(out.key())) {
      toInput(t, out, aux, element);
      return;
    }
    try {
      Endpoints.Target to = endpoints.target(out.key());
      if (t.model() == null) {
        return;
      }
      drives.add(
          new Drive(
              name,
              names.indexOf(t.name()),
              aux,
              to.mechanism(),
              to.kind(),
              to.id(),
              delay(t, out, element),
              quantum(out, element)));
    } catch (Endpoints.Trouble e) {
      problems.errorAtKey(Code.TARGET, out, element, e.getMessage(), e.fix);
    }
  }

  /** Connects an output with an input of another controller. */
  private void toInput(ControllerText t, TomlNode out, int aux, String element) {
    int dot = out.key().indexOf('.');
    String name = dot < 0 ? out.key() : out.key().substring(0, dot);
    ControllerText other = texts.get(name);
    if (dot < 0 || other == null) {
      problems.errorAtKey(
          Code.TARGET,
          out,
          element,
          "there is no controller '" + name + "'",
          "write actuator:NAME, joint:NAME, force:BODY.x, torque:BODY.x or CONTROLLER.INPUT");
      return;
    }
    int input = other.input(out.key().substring(dot + 1));
    if (other.model() == null || t.model() == null) {
      return;
    }
    if (input < 0) {
      problems.errorAtKey(
          Code.INPUT,
          out,
          element,
          "the controller '" + name + "' has no input '" + out.key().substring(dot + 1) + "'",
          Nearest.suggestion(out.key().substring(dot + 1), other.inputNames()));
      return;
    }
    int to = names.indexOf(name);
    if (inputs.stream().anyMatch(l -> l.controller() == to && l.input() == input)) {
      problems.errorAtKey(
          Code.TWO_SOURCES,
          out,
          element,
          "the input '" + out.key() + "' is connected already",
          "remove one of the two, or add them in an expression");
      return;
    }
    int from = names.indexOf(t.name());
    inputs.add(
        new InputLink(
            out.key(),
            new Source(Wiring.SourceKind.CONTROLLER, from, t.model().states().size() + aux, -1),
            to,
            input,
            delay(t, out, element),
            quantum(out, element)));
  }

  private double quantum(TomlNode link, String element) {
    return link.isTable()
        ? problems.number(link, "quantum", element + ".quantum", true).orElse(0)
        : 0;
  }

  /** Returns a delay: a time, or the name of a parameter of the controller. */
  private Length delay(ControllerText t, TomlNode link, String element) {
    TomlNode d = link.isTable() ? link.get("delay") : null;
    if (d == null) {
      return Length.ZERO;
    }
    if (d.isString() && t.model().parameterNames().contains(d.text())) {
      return new Length(0, names.indexOf(t.name()), t.model().parameterNames().indexOf(d.text()));
    }
    OptionalDouble tau = d.number();
    if (tau.isEmpty() || !(tau.getAsDouble() >= 0 && tau.getAsDouble() < 1e9)) {
      problems.error(
          Code.DELAY,
          d,
          element + ".delay",
          "neither a time of at least 0, in seconds, nor a parameter of '" + t.name() + "'",
          d.isString() ? Nearest.suggestion(d.text(), t.model().parameterNames()) : "");
      return Length.ZERO;
    }
    return new Length(tau.getAsDouble(), -1, -1);
  }
}
