package dev.dynamis.cli;

import dev.dynamis.analysis.continuation.Branch;
import dev.dynamis.analysis.continuation.BranchPoint;
import dev.dynamis.analysis.continuation.Continuation;
import dev.dynamis.analysis.continuation.SpecialKind;
import dev.dynamis.analysis.continuation.SpecialPoint;
import dev.dynamis.analysis.continuation.SpecialProblem;
import dev.dynamis.analysis.continuation.Switching;
import dev.dynamis.analysis.equilibria.CollocationProblem;
import dev.dynamis.analysis.equilibria.Cycles;
import dev.dynamis.analysis.equilibria.FixedPoint;
import dev.dynamis.analysis.equilibria.FixedPoints;
import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.core.CaseJournal;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Hash64;
import dev.dynamis.core.Json;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.plot.Chart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Follows states of rest, periodic points and cycles over a parameter. */
@Command(
    name = "continue",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Follows states of rest, periodic points of maps, or cycles, over a parameter, around"
            + " folds, and finds bifurcations.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis continue builtin://ode/lorenz --param rho --from 0 --to 30 \\",
      "      --plot b.png",
      "  dynamis continue builtin://ode/lorenz --param rho --from 28 --to 1 \\",
      "      --start x=8,y=8,z=27",
      "  dynamis continue builtin://map/logistic --param r=3.1:3.5 --period 2 \\",
      "      --start x=0.7646 --json",
      "  dynamis continue builtin://map/logistic --param r=2.8:3.6 --start x=0.6 \\",
      "      --switch",
      "  dynamis continue builtin://ode/fitzhugh-nagumo --param I=0:20 --also a=0.5:0.9",
      "  dynamis continue builtin://ode/lorenz --param rho=20:26 --start x=7,y=7,z=19 \\",
      "      --switch",
      "  dynamis continue builtin://ode/vanderpol --param mu=1:5 --cycle"
    })
final class ContinueCommand extends AnalysisCommand {
  private static final int MOST_BRANCHES = 12;

  private String parameter;

  @Option(
      names = "--from",
      paramLabel = "A",
      description = "Where it begins (default: its present value).")
  private Double from;

  @Option(names = "--to", paramLabel = "B", description = "Where it ends.")
  private Double to;

  @Option(
      names = "--start",
      paramLabel = "NAME=VALUE",
      split = ",",
      description =
          "Near which solution to begin; without it, all that are found at both ends are followed.")
  private List<String> start = new ArrayList<>();

  @Option(
      names = "--period",
      paramLabel = "K",
      description = "Period of points, in iterations of a map (default: 1).")
  private int period = 1;

  @Option(
      names = "--step",
      paramLabel = "H",
      description = "Longest step, as a part of the range (default: 0.02).")
  private double step = 0.02;

  @Option(
      names = "--switch",
      description =
          "Follow branches that cross, cycles from Hopf points, and orbits of twice the period,"
              + " too.")
  private boolean switching;

  @Option(
      names = "--cycle",
      description =
          "Follow the cycle that the orbit ends on, or the one near --start with its period=T.")
  private boolean cycle;

  @Option(
      names = "--also",
      paramLabel = "NAME=FROM:TO",
      description =
          "A second parameter, over which folds, Hopf points, doublings and tori are followed.")
  private String also;

  @Mixin private JournalOptions kept;

  private CaseJournal journal;
  private int branch;

  @Option(names = "--natural", description = "Vary the parameter in one direction only.")
  private boolean natural;

  @Override
  boolean varying() {
    return true;
  }

  @Override
  void prepare() {
    if (varied().isEmpty()) {
      return;
    }
    if (varied().size() > 1) {
      throw new IllegalArgumentException(
          "one parameter varies: give --param NAME --from A --to B, or --param NAME=A:B");
    }
    String text = varied().getFirst();
    parameter = text;
    if (text.indexOf('=') > 0) {
      Range r = Range.parse("--param", text);
      parameter = r.name();
      from = r.from();
      to = r.to();
    }
    if (to == null) {
      throw new IllegalArgumentException("where does " + parameter + " end? give it with --to");
    }
  }

  @Override
  void analyse(DynamicalSystem system, Progress progress) {
    long key = key(system);
    kept.apply(
        file -> journal = CaseJournal.begin(file, key),
        file -> journal = CaseJournal.resume(file, key));
    try {
      follow(system, progress);
    } finally {
      if (journal != null) {
        journal.close();
      }
    }
  }

  /** Returns 64 bits over model, start and parameters; branches know the rest themselves. */
  private static long key(DynamicalSystem system) {
    double[] start = new double[system.stateSize()];
    system.save(start);
    double[] p = new double[system.parameterNames().size()];
    system.parameters(p);
    double[] u = new double[system.inputNames().size()];
    system.inputs(u);
    return new Hash64()
        .add("continue")
        .add(system.identity().hash())
        .add(start)
        .add(p)
        .add(u)
        .value();
  }

  /** Sets what all branches have in common. */
  private Continuation options(Continuation c, Progress progress) {
    c.progress(progress);
    return journal == null ? c : c.keep(journal, branch++);
  }

  private void follow(DynamicalSystem loaded, Progress progress) {
    DynamicalSystem system = loaded;
    if (parameter == null) {
      Range usual = VaryOptions.usual(system);
      parameter = usual.name();
      from = from == null ? usual.from() : from;
      to = to == null ? usual.to() : to;
    }
    List<String> known = system.parameterNames();
    if (system instanceof Mechanism mechanism && !known.contains(parameter)) {
      if (known.size() == 1) {
        // the number that was asked for, under the name of its array
        parameter = known.getFirst();
      } else {
        system = mechanism.withCommonParameter(parameter);
      }
    }
    SteadyProblem problem =
        cycle
            ? CollocationProblem.of(system, CollocationProblem.INTERVALS)
            : SteadyProblem.of(system, period);
    int index = problem.parameter(parameter);
    double begin = from == null ? problem.parameter(index) : from;
    List<Branch> branches = new ArrayList<>();
    if (problem instanceof CollocationProblem cycles) {
      double[] first = cycleOf(system, cycles, index, begin, progress);
      branches.add(follow(problem, first, begin, to, progress));
    } else if (!start.isEmpty()) {
      branches.add(follow(problem, startOf(problem), begin, to, progress));
    } else {
      everywhere(branches, system, problem, index, begin, progress);
    }
    if (branches.isEmpty()) {
      throw new SimulationException(
          "no solution was found at "
              + parameter
              + " = "
              + begin
              + " nor at "
              + to
              + "; give one with --start");
    }
    List<Branch> curves = new ArrayList<>();
    if (also != null) {
      curves(curves, branches, problem, progress);
    }
    if (switching) {
      switched(branches, problem, begin, progress);
    }
    List<Branch> shown = curves.isEmpty() ? branches : curves;
    String name = system.identity().name();
    results.write(table(shown), () -> chart(shown, name));
    print(branches, curves, name);
  }

  /** Follows special points over the second parameter, in both directions. */
  private void curves(
      List<Branch> curves, List<Branch> branches, SteadyProblem problem, Progress progress) {
    Range r = Range.parse("--also", also);
    double present = problem.parameter(problem.parameter(r.name()));
    for (Branch b : branches) {
      for (SpecialPoint s : b.special()) {
        if (s.kind() == SpecialKind.BRANCH || curves.size() >= MOST_BRANCHES) {
          continue;
        }
        for (double end : new double[] {r.to(), r.from()}) {
          if (end != present) {
            SpecialProblem special = new SpecialProblem(problem, s, parameter);
            try {
              Continuation c =
                  Continuation.of(special).vary(r.name(), present, end).largestStep(step);
              curves.add(options(c, progress).run());
            } catch (SimulationException e) {
              spec.commandLine()
                  .getErr()
                  .println("the curve of " + s + " can't be followed: " + e.getMessage());
            }
          }
        }
      }
    }
    if (curves.isEmpty()) {
      throw new SimulationException(
          "no fold, Hopf point, doubling or torus was found to follow over " + r.name());
    }
  }

  /** Returns the cycle to begin with. */
  private double[] cycleOf(
      DynamicalSystem system,
      CollocationProblem cycles,
      int index,
      double begin,
      Progress progress) {
    cycles.setParameter(index, begin);
    Cycles search = Cycles.of(system).progress(progress);
    if (!start.isEmpty()) {
      RightHandSide rhs = system.rightHandSide();
      List<String> names = new ArrayList<>(rhs.names());
      double[] x = new double[names.size() + 1];
      rhs.coordinates(x);
      names.add("period");
      setStart(x, names);
      double about = x[names.size() - 1];
      if (!(about > 0)) {
        throw new IllegalArgumentException(
            "the start of a cycle needs about its period: --start "
                + start.getFirst()
                + ",period=T");
      }
      search.near(Arrays.copyOf(x, names.size() - 1), about);
    }
    return search.unknowns(cycles);
  }

  /** Adds the branches that leave crossings, doublings and Hopf points. */
  private void switched(
      List<Branch> branches, SteadyProblem problem, double begin, Progress progress) {
    for (Branch b : List.copyOf(branches)) {
      for (SpecialPoint s : b.special()) {
        boolean leaves = s.kind() != SpecialKind.FOLD && s.kind() != SpecialKind.NEIMARK_SACKER;
        if (leaves && branches.size() < MOST_BRANCHES) {
          try {
            branches.addAll(
                Switching.follow(
                    problem, period, s, parameter, begin, to, c -> options(c, progress)));
          } catch (IllegalArgumentException e) {
            spec.commandLine()
                .getErr()
                .println("nothing is followed from " + s + ": " + e.getMessage());
          }
        }
      }
    }
  }

  private double[] startOf(SteadyProblem problem) {
    double[] x = problem.values(problem.present());
    setStart(x, problem.names());
    return problem.unknowns(problem.names(), x);
  }

  private void setStart(double[] x, List<String> names) {
    for (String text : start) {
      Range r = Range.parse("--start", text);
      int i = names.indexOf(r.name());
      if (i < 0) {
        throw new IllegalArgumentException(
            "--start " + text + ": no coordinate '" + r.name() + "'; there are " + names);
      }
      x[i] = r.from();
    }
  }

  private Branch follow(SteadyProblem problem, double[] x, double a, double b, Progress progress) {
    Continuation c = Continuation.of(problem).from(x).vary(parameter, a, b).largestStep(step);
    return options(natural ? c.natural() : c, progress).run();
  }

  /** Follows what is found at both ends, each branch once. */
  private void everywhere(
      List<Branch> branches,
      DynamicalSystem system,
      SteadyProblem problem,
      int index,
      double begin,
      Progress progress) {
    double[] state = new double[system.stateSize()];
    system.save(state);
    double[] then = new double[system.parameterNames().size()];
    system.parameters(then);
    double kept = problem.parameter(index);
    double[][] ends = {{begin, to}, {to, begin}};
    for (double[] end : ends) {
      double[] now = then.clone();
      now[index] = end[0];
      system.load(state, then, now);
      List<FixedPoint> points =
          FixedPoints.of(system).period(period).progress(progress).run().points();
      for (FixedPoint p : points) {
        problem.setParameter(index, end[0]);
        double[] x = problem.unknowns(p.names(), p.x());
        double[] values = problem.values(x);
        boolean known =
            branches.stream()
                .flatMap(b -> b.points().stream())
                .anyMatch(q -> q.parameter() == end[0] && same(values, q.values()));
        if (!known && branches.size() < MOST_BRANCHES) {
          branches.add(follow(problem, x, end[0], end[1], progress));
        }
      }
    }
    problem.setParameter(index, kept);
  }

  private static boolean same(double[] a, double[] b) {
    for (int i = 0; i < a.length; i++) {
      if (Math.abs(a[i] - b[i]) > 1e-5 * (1 + Math.abs(a[i]))) {
        return false;
      }
    }
    return true;
  }

  /** All branches; what only some have, such as the period of cycles, is no number in others. */
  private static Recording table(List<Branch> branches) {
    Set<String> union = new LinkedHashSet<>();
    branches.forEach(b -> union.addAll(b.names()));
    List<String> names = List.copyOf(union);
    List<String> columns = new ArrayList<>(names);
    columns.addAll(List.of("unstable", "branch"));
    Recording table = new Recording(branches.getFirst().parameter(), columns);
    double[] row = new double[columns.size()];
    for (int b = 0; b < branches.size(); b++) {
      List<String> own = branches.get(b).names();
      for (BranchPoint p : branches.get(b).points()) {
        Arrays.fill(row, Double.NaN);
        for (int i = 0; i < own.size(); i++) {
          row[names.indexOf(own.get(i))] = p.values()[i];
        }
        row[columns.size() - 2] = p.spectrum().unstable();
        row[columns.size() - 1] = b + 1;
        table.add(p.parameter(), row);
      }
    }
    return table;
  }

  /** The first coordinate over the parameter: stable and unstable parts, and special points. */
  private static Chart chart(List<Branch> branches, String name) {
    Branch first = branches.getFirst();
    String y = first.names().getFirst();
    Recording lines = new Recording(first.parameter(), List.of("stable", "unstable", "special"));
    for (Branch b : branches) {
      line(lines, b, 0);
      int least = b.names().indexOf("least " + y);
      if (least >= 0) {
        line(lines, b, least);
      }
    }
    for (Branch b : branches) {
      for (SpecialPoint s : b.special()) {
        lines.add(s.parameter(), Double.NaN, Double.NaN, s.values()[0]);
        lines.add(s.parameter(), Double.NaN, Double.NaN, Double.NaN);
      }
    }
    return Chart.branches(lines, "stable", "unstable", "special")
        .verticalLabel(y)
        .title("Branches of " + name);
  }

  private static void line(Recording lines, Branch b, int column) {
    BranchPoint before = null;
    for (BranchPoint p : b.points()) {
      boolean changed = before != null && before.stable() != p.stable();
      double value = p.values()[column];
      lines.add(
          p.parameter(),
          p.stable() || changed ? value : Double.NaN,
          !p.stable() || changed ? value : Double.NaN,
          Double.NaN);
      before = p;
    }
    lines.add(b.points().getFirst().parameter(), Double.NaN, Double.NaN, Double.NaN);
  }

  private void print(List<Branch> branches, List<Branch> curves, String name) {
    if (results.json()) {
      String text = json(branches);
      if (!curves.isEmpty()) {
        text = text.substring(0, text.length() - 1) + ",\"curves\":" + json(curves) + "}";
      }
      out().println(text);
      return;
    }
    print(branches, name, "branch");
    print(curves, name, "curve");
    out().println("  " + branches.getFirst().method());
  }

  private void print(List<Branch> branches, String name, String what) {
    for (int i = 0; i < branches.size(); i++) {
      Branch b = branches.get(i);
      out()
          .println(
              name
                  + ", "
                  + what
                  + " "
                  + (i + 1)
                  + ": "
                  + b.points().size()
                  + (b.points().size() == 1 ? " point, " : " points, ")
                  + b.end());
      for (SpecialPoint s : b.special()) {
        String at = coordinates(b.names(), s.values());
        out()
            .println(
                "  "
                    + s.kind().word()
                    + " at "
                    + b.parameter()
                    + " = "
                    + s.parameter()
                    + (s.frequency() == 0 ? "" : ", frequency " + s.frequency())
                    + ": "
                    + at);
      }
    }
  }

  private static String json(List<Branch> branches) {
    StringBuilder b = new StringBuilder("{\"points\":[");
    StringBuilder special = new StringBuilder();
    for (int i = 0; i < branches.size(); i++) {
      Branch branch = branches.get(i);
      for (BranchPoint p : branch.points()) {
        b.append(b.charAt(b.length() - 1) == '[' ? "" : ",").append("{\"parameter\":");
        Json.append(b, p.parameter())
            .append(",\"state\":")
            .append(Json.numbers(branch.names(), p.values(), 0))
            .append(",\"stable\":")
            .append(p.stable())
            .append(",\"branch\":")
            .append(i + 1)
            .append('}');
      }
      for (SpecialPoint s : branch.special()) {
        special
            .append(special.isEmpty() ? "" : ",")
            .append("{\"type\":")
            .append(Json.string(s.kind().word()))
            .append(",\"parameter\":")
            .append(Json.number(s.parameter()))
            .append(",\"state\":")
            .append(Json.numbers(branch.names(), s.values(), 0))
            .append(",\"frequency\":")
            .append(Json.number(s.frequency()))
            .append(",\"branch\":")
            .append(i + 1)
            .append('}');
      }
    }
    return b.append("],\"special\":[")
        .append(special)
        .append("],\"end\":")
        .append(Json.string(branches.getLast().end()))
        .append('}')
        .toString();
  }
}
