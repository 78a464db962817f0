package dev.dynamis.cli;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Json;
import dev.dynamis.coupling.CouplingModel;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.ObjType;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a summary of a model that a person can read. */
@Command(
    name = "info",
    mixinStandardHelpOptions = true,
    description =
        "Prints a summary of a model: sizes, masses, the tree of bodies; equations, parameters and"
            + " events; warnings.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis info builtin://mech/humanoid",
      "  dynamis info builtin://ode/lorenz",
      "  dynamis info robots/arm.xml --assets meshes",
    })
final class InfoCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "MODEL",
      description = "Model of a mechanism, equations (.toml), builtin://KIND/NAME; coupling.")
  private String file;

  @Option(
      names = "--bodies",
      paramLabel = "N",
      defaultValue = "60",
      description = "How many bodies of the tree to show (default: ${DEFAULT-VALUE}).")
  private int bodies;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Mixin private FileOptions fileOptions;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    List<Diagnostic> notes;
    if (CouplingFiles.isCoupling(file)) {
      CouplingModel coupling = CouplingFiles.load(Path.of(file), fileOptions, m -> {});
      notes = coupling.diagnostics();
      if (json) {
        out.println(json(coupling));
      } else {
        out.println(coupling.name());
        for (int c = 0; c < coupling.controllerNames().size(); c++) {
          out.println("  " + coupling.controllerNames().get(c) + ": " + coupling.timing(c));
        }
        coupling.connections().forEach(line -> out.println("    " + line));
        coupling.mechanisms().forEach(m -> mechanism(m, out));
      }
    } else if (!MechanismFiles.isMechanism(file)) {
      EquationModel model = Models.load(file);
      notes = model.diagnostics();
      out.print(json ? EquationInfo.json(model) + "\n" : EquationInfo.text(model));
      out.flush();
    } else {
      MechanismFiles.Loaded loaded = MechanismFiles.loadModel(file, fileOptions);
      notes = loaded.notes();
      if (json) {
        out.println(json(loaded.model()));
      } else {
        mechanism(loaded.model(), out);
      }
    }
    for (Diagnostic note : notes) {
      (json ? spec.commandLine().getErr() : out).println(note.render());
    }
    return Dynamis.OK;
  }

  /** Returns the controllers of a coupling, its connections, and what is told of mechanisms. */
  private static String json(CouplingModel coupling) {
    StringBuilder b = new StringBuilder("{\"name\":").append(Json.string(coupling.name()));
    StringJoiner controllers = new StringJoiner(",", ",\"controllers\":{", "}");
    for (int c = 0; c < coupling.controllerNames().size(); c++) {
      controllers.add(
          Json.string(coupling.controllerNames().get(c)) + ":" + Json.string(coupling.timing(c)));
    }
    Json.append(b.append(controllers).append(",\"connections\":"), coupling.connections());
    StringJoiner mechanisms = new StringJoiner(",", ",\"mechanisms\":[", "]");
    coupling.mechanisms().forEach(m -> mechanisms.add(json(m)));
    return b.append(mechanisms).append('}').toString();
  }

  /** Returns the sizes of a mechanism, its mass and its time step. */
  private static String json(Model m) {
    StringBuilder b = new StringBuilder("{\"name\":").append(Json.string(m.names.model()));
    m.identity()
        .sizes()
        .forEach((k, n) -> b.append(',').append(Json.string(k)).append(':').append(n));
    double mass = 0;
    for (double x : m.body.mass) {
      mass += x;
    }
    b.append(",\"mass\":").append(Json.number(mass));
    b.append(",\"timestep\":").append(Json.number(m.opt.timestep));
    return b.append('}').toString();
  }

  private void mechanism(Model m, PrintWriter out) {
    out.println(m.names.model());
    sizes(m, out);
    masses(m, out);
    options(m, out);
    tree(m, out);
  }

  private static void sizes(Model m, PrintWriter out) {
    out.println("  " + count(m.nq, "position") + ", " + count(m.nv, "degree") + " of freedom");
    StringJoiner parts = new StringJoiner(", ", "  ", "");
    add(parts, m.nbody - 1, "body", "bodies");
    add(parts, m.njnt, "joint", "joints");
    add(parts, m.ngeom, "geom", "geoms");
    add(parts, m.nsite, "site", "sites");
    add(parts, m.ncam, "camera", "cameras");
    add(parts, m.nlight, "light", "lights");
    add(parts, m.nmesh, "mesh", "meshes");
    add(parts, m.nhfield, "height field", "height fields");
    add(parts, m.ntendon, "tendon", "tendons");
    add(parts, m.nu, "actuator", "actuators");
    add(parts, m.nsensor, "sensor", "sensors");
    add(parts, m.neq, "equality", "equalities");
    add(parts, m.npair, "contact pair", "contact pairs");
    add(parts, m.nexclude, "exclusion", "exclusions");
    add(parts, m.nkey, "keyframe", "keyframes");
    out.println(parts);
  }

  private static void add(StringJoiner parts, int n, String one, String many) {
    if (n > 0) {
      parts.add(n + " " + (n == 1 ? one : many));
    }
  }

  private static String count(int n, String what) {
    return n + " " + what + (n == 1 ? "" : "s");
  }

  private static void masses(Model m, PrintWriter out) {
    out.printf(
        Locale.ROOT,
        "  mass %s kg, extent %s m, mean inertia %s%n",
        number(m.body.subtreemass[0]),
        number(m.stat.extent),
        number(m.stat.meaninertia));
  }

  private static void options(Model m, PrintWriter out) {
    out.printf(
        Locale.ROOT,
        "  timestep %s s, gravity %s %s %s m/s^2%n",
        number(m.opt.timestep),
        number(m.opt.gravity[0]),
        number(m.opt.gravity[1]),
        number(m.opt.gravity[2]));
  }

  private void tree(Model m, PrintWriter out) {
    int[] depth = new int[m.nbody];
    for (int b = 0; b < Math.min(m.nbody, bodies); b++) {
      depth[b] = b == 0 ? 0 : depth[m.body.parentid[b]] + 1;
      StringBuilder line = new StringBuilder("  ".repeat(depth[b] + 1));
      String name = m.names.name(ObjType.BODY, b);
      line.append(name == null || name.isEmpty() ? "body " + b : name);
      if (m.body.mass[b] > 0) {
        line.append("  ").append(number(m.body.mass[b])).append(" kg");
      }
      append(line, m.body.jntadr[b], m.body.jntnum[b], j -> joint(m, j));
      append(line, m.body.geomadr[b], m.body.geomnum[b], g -> GeomType.name(m.geom.type[g]));
      out.println(line);
    }
    if (m.nbody > bodies) {
      out.println("  ... and " + (m.nbody - bodies) + " more bodies (--bodies N shows more)");
    }
  }

  private static String joint(Model m, int j) {
    String name = m.names.name(ObjType.JOINT, j);
    String type = JointType.name(m.jnt.type[j]);
    return name == null || name.isEmpty() ? type : type + " " + name;
  }

  /** Appends what a range of objects is, alike neighbors counted. */
  private static void append(
      StringBuilder line, int start, int n, java.util.function.IntFunction<String> describe) {
    if (n == 0) {
      return;
    }
    StringJoiner parts = new StringJoiner(", ", "  [", "]");
    int i = 0;
    while (i < n) {
      String what = describe.apply(start + i);
      int same = 1;
      while (i + same < n && describe.apply(start + i + same).equals(what)) {
        same++;
      }
      parts.add(same == 1 ? what : same + " x " + what);
      i += same;
    }
    line.append(parts);
  }

  /** A number for people: at most six digits, without zeros at the end. */
  static String number(double x) {
    if (x == Math.rint(x) && Math.abs(x) < 1e6) {
      return Long.toString((long) x);
    }
    String[] parts = String.format(Locale.ROOT, "%.6g", x).split("e");
    String digits = parts[0].contains(".") ? parts[0].replaceFirst("\\.?0+$", "") : parts[0];
    return parts.length == 1 ? digits : digits + "e" + parts[1];
  }
}
