package dev.dynamis.mjcf;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.BiasType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.sim.InertiaMatrix;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.DefaultClass;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Place;
import dev.dynamis.mjcf.spec.Spec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Looks for what a valid model will have trouble with: feedback, springs and contacts that are too
 * fast for the time step, bodies whose inertia no real body has, default classes that nothing uses.
 *
 * <p>An oscillation of angular frequency {@code w} with damping rate {@code b}, the derivative of
 * the acceleration by velocity, is stable in steps {@code h} of the semi-implicit Euler method if
 * {@code (w h)² + 2 b h < 4}; if the damping is implicit, as that of joints always is and that of
 * actuators with the implicit integrators, if {@code w h < 2}. Frequencies are those of the model's
 * reference pose with everything else free.
 *
 * @since 0.1.0
 */
public final class Lint {
  /** Stability of Runge and Kutta's method of fourth order on an oscillation without damping. */
  private static final double RK4_LIMIT = 2.8;

  /** A factor of safety: an oscillation this near to its limit is badly wrong already. */
  private static final double NEAR = 0.5;

  /** A principal moment of inertia this much larger than the other two together is told. */
  private static final double TRIANGLE = 1.01;

  /** So much less mass than the rest of the model has, or so little inertia, is told. */
  private static final double LIGHT = 1e-6;

  private final Model m;
  private final Compiled compiled;
  private final String source;
  private final Data d;
  private final List<Diagnostic> found = new ArrayList<>();

  private Lint(Model m, Compiled compiled, String source) {
    this.m = m;
    this.compiled = compiled;
    this.source = source;
    d = new Data(m);
    Physics.forward(m, d);
  }

  /** Returns what is worth a warning, in the order of the kinds of problems. */
  public static List<Diagnostic> of(Compiled compiled) {
    Lint lint = new Lint(compiled.model(), compiled, compiled.source().name());
    lint.model();
    lint.classes(compiled.source());
    return lint.found;
  }

  /**
   * Returns what is worth a warning in a model without text.
   *
   * @param source where the model comes from, for messages
   */
  public static List<Diagnostic> of(Model m, String source) {
    Lint lint = new Lint(m, null, source);
    lint.model();
    return lint.found;
  }

  private void model() {
    actuators();
    springs();
    contacts();
    inertias();
  }

  // --- oscillations

  private void actuators() {
    double[] moment = new double[m.nv];
    double[] x = new double[m.nv];
    boolean implicit =
        m.opt.integrator == Integrator.IMPLICIT || m.opt.integrator == Integrator.IMPLICITFAST;
    for (int i = 0; i < m.nu; i++) {
      if (m.actuator.biastype[i] != BiasType.AFFINE) {
        continue;
      }
      Arrays.fill(moment, 0);
      int adr = d.moment.rowadr[i];
      for (int k = adr; k < adr + d.moment.rownnz[i]; k++) {
        moment[d.moment.colind[k]] = d.actuator.moment[k];
      }
      InertiaMatrix.solve(m, d, x, moment, 1);
      double inverse = dot(moment, x);
      double stiffness = -m.actuator.biasprm[Widths.NBIAS * i + 1];
      double damping = -m.actuator.biasprm[Widths.NBIAS * i + 2];
      oscillation(
          "LT001",
          ObjType.ACTUATOR,
          i,
          stiffness * inverse,
          implicit ? 0 : damping * inverse,
          implicit || damping <= 0 ? "" : ", or let the integrator be implicitfast",
          "feedback of " + number(stiffness) + " and " + number(damping + 0.0));
    }
  }

  private void springs() {
    for (int j = 0; j < m.njnt; j++) {
      double inverse = m.dof.invweight0[m.jnt.dofadr[j]];
      double k = m.jnt.stiffness[j];
      oscillation("LT002", ObjType.JOINT, j, k * inverse, 0, "", "a spring of " + number(k));
    }
    for (int t = 0; t < m.ntendon; t++) {
      double k = m.tendon.stiffness[t];
      double inverse = m.tendon.invweight0[t];
      // the damping of tendons is explicit unless the integrator is implicit
      oscillation("LT002", ObjType.TENDON, t, k * inverse, 0, "", "a spring of " + number(k));
    }
  }

  /**
   * Tells of an oscillation that the time step can't follow.
   *
   * @param squared square of its frequency
   * @param rate explicit damping rate, 1/s
   */
  private void oscillation(
      String code, int type, int id, double squared, double rate, String advice, String what) {
    if (!(squared > 0 || rate > 0)) {
      return;
    }
    double h = m.opt.timestep;
    boolean stages = m.opt.integrator == Integrator.RK4;
    double w = Math.sqrt(Math.max(0, squared));
    double limit =
        stages
            ? RK4_LIMIT / Math.max(w, rate)
            : 4 / (rate + Math.sqrt(rate * rate + 4 * Math.max(0, squared)));
    if (h <= NEAR * limit) {
      return;
    }
    boolean unstable = h >= limit;
    tell(
        code,
        type,
        id,
        what
            + " swings with "
            + number(w / (2 * Math.PI))
            + " Hz"
            + (rate > 0 ? " and is damped with " + number(rate) + " 1/s" : "")
            + "; the time step of "
            + number(h)
            + " s "
            + (unstable ? "makes it explode" : "hardly follows it")
            + ", whose limit is "
            + number(limit)
            + " s",
        "use a time step of at most " + number(NEAR * limit) + " s" + advice);
  }

  // --- contacts and constraints

  private void contacts() {
    for (int g = 0; g < m.ngeom; g++) {
      if (m.geom.contype[g] != 0 || m.geom.conaffinity[g] != 0) {
        reference("LT003", ObjType.GEOM, g, m.geom.solref, g, m.geom.solimp[Widths.NIMP * g + 1]);
      }
    }
    for (int e = 0; e < m.neq; e++) {
      if (m.eq.type[e] >= EqType.CONNECT) {
        reference("LT003", ObjType.EQUALITY, e, m.eq.solref, e, m.eq.solimp[Widths.NIMP * e + 1]);
      }
    }
    for (int j = 0; j < m.njnt; j++) {
      if (m.jnt.limited[j]) {
        reference("LT003", ObjType.JOINT, j, m.jnt.solref, j, m.jnt.solimp[Widths.NIMP * j + 1]);
      }
    }
  }

  private void reference(String code, int type, int id, double[] solref, int at, double impedance) {
    double first = solref[Widths.NREF * at];
    double second = solref[Widths.NREF * at + 1];
    double h = m.opt.timestep;
    if (first > 0) {
      boolean raised = !m.opt.disabled(DisableBit.REFSAFE);
      if (first < 2 * h * (1 - 1e-9)) {
        tell(
            code,
            type,
            id,
            "solref asks for a time constant of "
                + number(first)
                + " s, less than two time steps of "
                + number(h)
                + " s; "
                + (raised ? "it acts with " + number(2 * h) + " s" : "it is unstable"),
            "use a time constant of at least "
                + number(2 * h)
                + " s, or a time step of at most "
                + number(first / 2)
                + " s");
      }
      return;
    }
    // the acceleration is -K r - B v, whatever the impedance
    double k = -first;
    double b = -second;
    double limit = k > 0 ? (Math.sqrt(b * b + 4 * k) - b) / k : b > 0 ? 2 / b : h * 1e9;
    if (h > NEAR * limit) {
      tell(
          code,
          type,
          id,
          "solref gives "
              + number(Math.sqrt(k) / (2 * Math.PI))
              + " Hz, damped with "
              + number(b)
              + " 1/s, with impedance "
              + number(impedance)
              + "; the time step of "
              + number(h)
              + " s "
              + (h >= limit ? "makes it explode" : "hardly follows it")
              + ", whose limit is "
              + number(limit)
              + " s",
          "use a time step of at most " + number(NEAR * limit) + " s, or dynamis contact");
    }
  }

  // --- inertias

  private void inertias() {
    for (int b = 1; b < m.nbody; b++) {
      if (m.body.weldid[b] == 0) {
        continue;
      }
      double[] i = {m.body.inertia[3 * b], m.body.inertia[3 * b + 1], m.body.inertia[3 * b + 2]};
      Arrays.sort(i);
      if (i[2] > TRIANGLE * (i[0] + i[1])) {
        tell(
            "LT004",
            ObjType.BODY,
            b,
            "no body has the principal inertias "
                + number(i[0])
                + ", "
                + number(i[1])
                + ", "
                + number(i[2])
                + ": the largest is more than the other two together",
            "correct the inertia, or let it follow from geoms");
      }
      double total = m.body.subtreemass[0];
      double carried = m.body.subtreemass[b];
      if (carried > 0 && carried < LIGHT * total) {
        tell(
            "LT004",
            ObjType.BODY,
            b,
            "the body and what it carries have "
                + number(carried)
                + " kg of "
                + number(total)
                + " kg in the model, so that forces on it cause huge accelerations",
            "check the units of its size and density, or give its joint armature");
      }
    }
  }

  // --- default classes

  private void classes(Spec spec) {
    Set<String> used = new HashSet<>();
    for (Element e : spec.root().subtree()) {
      for (String attribute : List.of("class", "childclass")) {
        if (!e.tag().equals("default")
            && e.type().attribute(attribute) != null
            && e.has(attribute)) {
          used.add(e.text(attribute));
        }
      }
    }
    for (DefaultClass c : spec.defaultClasses()) {
      if (used.contains(c.name())) {
        // what a class takes over from others is used with it
        for (DefaultClass p = c.parent(); p != null; p = p.parent()) {
          used.add(p.name());
        }
      }
    }
    for (DefaultClass c : spec.defaultClasses()) {
      if (c.parent() != null && !used.contains(c.name()) && !c.steps().isEmpty()) {
        Place at = c.steps().get(0).place();
        found.add(
            Diagnostic.warning(
                "LT005",
                at.source(),
                at.line(),
                at.column(),
                "default[" + c.name() + "]",
                "nothing uses the default class '" + c.name() + "'",
                "remove it, or name it in class or childclass"));
      }
    }
  }

  // --- telling

  private void tell(String code, int type, int id, String problem, String fix) {
    Element e = compiled == null ? null : compiled.element(type, id);
    if (e != null) {
      Place p = e.place();
      found.add(Diagnostic.warning(code, p.source(), p.line(), p.column(), e.path(), problem, fix));
      return;
    }
    String name = m.names.name(type, id);
    String element = ObjType.name(type) + "[" + (name.isEmpty() ? id : name) + "]";
    found.add(Diagnostic.warning(code, source, 0, 0, element, problem, fix));
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private static String number(double x) {
    String text = String.format(Locale.ROOT, "%.4g", x);
    return text.contains(".") ? text.replaceFirst("\\.?0+(?=e|$)", "") : text;
  }
}
