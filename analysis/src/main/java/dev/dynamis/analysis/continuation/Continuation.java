package dev.dynamis.analysis.continuation;

import dev.dynamis.analysis.equilibria.Spectrum;
import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.core.CaseJournal;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Progress;
import dev.dynamis.core.SimulationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Follows a solution over a parameter, around folds (pseudo-arclength, Keller 1977), and finds the
 * points where its stability or the number of solutions changes.
 *
 * <p>Lengths along a branch are measured relative to the range of the parameter and to the size of
 * the unknowns. Steps grow where Newton's method converges fast and shrink where it does not or
 * where the branch bends.
 *
 * <p>Options change this object and return it.
 *
 * @since 0.1.0
 */
public final class Continuation {
  private static final double SMALLEST = 1e-9;
  private static final int QUICK = 4;
  private static final double STRAIGHT = 0.9;

  private final SteadyProblem problem;
  private int parameter = -1;
  private double from;
  private double to;
  private double[] start;
  private boolean natural;
  private double largest = 0.02;
  private int most = 2000;
  private Progress progress = Progress.NONE;
  private CaseJournal journal;
  private long branch;
  private Curve curve;

  private Continuation(SteadyProblem problem) {
    this.problem = problem;
    start = problem.present();
  }

  /** Begins to follow states of rest of a flow, or fixed points of a map or of steps. */
  public static Continuation of(DynamicalSystem system) {
    return of(SteadyProblem.of(system.copy(), 1));
  }

  /** Begins to follow solutions of a problem, whose system's parameter is changed. */
  public static Continuation of(SteadyProblem problem) {
    return new Continuation(problem);
  }

  /** Sets near which unknowns the solution is that is followed; the present state by default. */
  public Continuation from(double... x) {
    DynamicalSystem.requireLength("start", x, problem.size());
    start = x.clone();
    return this;
  }

  /**
   * Sets what is varied.
   *
   * @param name a parameter
   * @param begin where the branch begins
   * @param end where it ends, if it comes there
   * @throws IllegalArgumentException if there is no such parameter, or no way between the values
   */
  public Continuation vary(String name, double begin, double end) {
    parameter = problem.parameter(name);
    if (!(Math.abs(end - begin) > 0) || !Double.isFinite(end - begin)) {
      throw new IllegalArgumentException(
          name + " is varied from " + begin + " to " + end + "; choose two different numbers");
    }
    from = begin;
    to = end;
    return this;
  }

  /** Varies the parameter in one direction only: the branch ends at a fold. */
  public Continuation natural() {
    natural = true;
    return this;
  }

  /** Sets the longest step, as a part of the range; 0.02 by default. */
  public Continuation largestStep(double share) {
    if (!(share > SMALLEST && share <= 1)) {
      throw new IllegalArgumentException("the longest step is " + share + ", expected 1e-9 to 1");
    }
    largest = share;
    return this;
  }

  /** Sets how many points a branch has at most; 2000 by default. */
  public Continuation points(int number) {
    most = number;
    return this;
  }

  /** Sets who hears of progress; when it asks to stop, the branch ends there. */
  public Continuation progress(Progress listener) {
    progress = listener;
    return this;
  }

  /**
   * Keeps the points of the branch in a journal while it is followed, and goes on where the journal
   * ends: what it has is not computed again, and the branch is the same, to the last bit.
   *
   * @param kept the journal, in which several branches of a computation may be
   * @param number of the branch among them, from 0
   */
  public Continuation keep(CaseJournal kept, int number) {
    journal = kept;
    branch = number;
    return this;
  }

  /**
   * Follows the branch.
   *
   * @throws IllegalArgumentException if nothing is varied
   * @throws SimulationException if there is no solution where it should begin, or if the journal
   *     has another branch
   */
  public Branch run() {
    if (parameter < 0) {
      throw new IllegalArgumentException("no parameter is varied");
    }
    double kept = problem.parameter(parameter);
    try {
      return follow();
    } finally {
      problem.setParameter(parameter, kept);
    }
  }

  private Branch follow() {
    curve = new Curve(problem, parameter, Math.abs(to - from), natural);
    double[] u = Arrays.copyOf(start, problem.size() + 1);
    u[problem.size()] = from;
    if (journal != null) {
      checkJournal(u);
      curve.keep(journal, (branch << 32) + 1);
    }
    problem.setParameter(parameter, from);
    problem.accepted(start);
    Curve.Node node = curve.begin(u, to > from ? 1 : -1);
    List<BranchPoint> points = new ArrayList<>();
    List<SpecialPoint> special = new ArrayList<>();
    points.add(point(node));
    double h = largest / 4;
    String end = "it has " + most + " points";
    while (points.size() < most) {
      double step = Math.min(h, largest);
      Curve.Node next = curve.next(node, step);
      boolean bad =
          next == null
              || curve.alignment(node, next) < STRAIGHT
              || Math.abs(next.spectrum().unstable() - node.spectrum().unstable()) > 2;
      if (bad) {
        h = step / 2;
        if (h < SMALLEST) {
          if (next == null) {
            end =
                "Newton's method finds no further point at "
                    + node.parameter()
                    + ": "
                    + curve.trouble();
            break;
          }
        } else {
          continue;
        }
      }
      h =
          next.iterations() <= QUICK
              ? step * 1.5
              : next.iterations() > 2 * QUICK ? step / 1.5 : step;
      double[] bounds = {Math.min(from, to), Math.max(from, to)};
      boolean out = next.parameter() > bounds[1] || next.parameter() < bounds[0];
      if (out) {
        double at = next.parameter() > bounds[1] ? bounds[1] : bounds[0];
        Curve.Node last = curve.at(node, next, at);
        if (last == null) {
          end = "it leaves the range at " + at;
          break;
        }
        next = last;
      }
      Specials.between(special, curve, node, next);
      points.add(point(next));
      problem.accepted(next.unknowns());
      node = next;
      if (out) {
        end = "it came to " + node.parameter();
        break;
      }
      node = curve.renewed(next);
      if (node == null) {
        end = "no solution on a new mesh at " + next.parameter() + ": " + curve.trouble();
        break;
      }
      if (closed(points, node)) {
        end = "it came back to where it began";
        break;
      }
      if (!progress.update(points.size(), most, "branch")
          || Thread.currentThread().isInterrupted()) {
        end = "it was stopped";
        break;
      }
    }
    return new Branch(
        problem.system().parameterNames().get(parameter),
        problem.names(),
        List.copyOf(points),
        List.copyOf(special),
        end,
        (natural ? "natural" : "pseudo-arclength") + " continuation, " + problem.method());
  }

  /** Makes sure that the branch of the journal began and was to end like this one. */
  private void checkJournal(double[] u) {
    double[] plan = Arrays.copyOf(u, u.length + 5);
    plan[u.length] = to;
    plan[u.length + 1] = parameter;
    plan[u.length + 2] = largest;
    plan[u.length + 3] = most;
    plan[u.length + 4] = natural ? 1 : 0;
    double[] known = journal.get(branch << 32);
    if (known == null) {
      journal.put(branch << 32, plan);
    } else if (!Arrays.equals(known, plan)) {
      throw new SimulationException(
          "the journal has another branch: model, parameters, start and options have to be those of"
              + " before");
    }
  }

  private boolean closed(List<BranchPoint> points, Curve.Node node) {
    BranchPoint first = points.getFirst();
    return points.size() > 10
        && curve.distance(first.x(), first.parameter(), node) < largest / 4
        && Math.abs(first.parameter() - node.parameter()) < 0.1 * largest * Math.abs(to - from);
  }

  private BranchPoint point(Curve.Node node) {
    double[] x = node.unknowns();
    Spectrum spectrum = node.spectrum();
    return new BranchPoint(node.parameter(), x, problem.values(x), spectrum);
  }
}
