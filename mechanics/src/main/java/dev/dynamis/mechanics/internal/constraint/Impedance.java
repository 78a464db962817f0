package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Power;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.data.Constraints;
import dev.dynamis.mechanics.internal.flex.ContactWeights;

/**
 * Softness of constraint rows: from {@code solref} and {@code solimp} to stiffness K, damping B,
 * impedance I and its derivative P, regularization R and its reciprocal D. Counterpart of {@code
 * mj_diagApprox} and {@code mj_makeImpedance}.
 */
final class Impedance {
  private static final double MIN_IMPEDANCE = 0.0001;
  private static final double MAX_IMPEDANCE = 0.9999;
  private static final double DEFAULT_TIMECONST = 0.02;
  private static final double DEFAULT_DAMPRATIO = 1;

  /** Parameters of the constraint at hand. */
  private final double[] solref = new double[Widths.NREF];

  private final double[] solreffriction = new double[Widths.NREF];
  private final double[] solimp = new double[Widths.NIMP];

  /** Value and derivative of the impedance of the constraint at hand. */
  private double imp;

  private double impDerivative;

  Impedance() {}

  /** Sets {@code efc.KBIP, efc.R, efc.D, efc.diagApprox} and {@code contact.mu}. */
  static void run(Model m, Data d) {
    run(m, d, 0, d.nefc);
  }

  /** As {@link #run(Model, Data)} for rows of whole constraints. */
  static void run(Model m, Data d, int from, int to) {
    Impedance work = d.scratch.workspace(Impedance.class, Impedance::new);
    int row = from;
    while (row < to) {
      row += work.constraint(m, d, row);
    }
  }

  /** Treats the constraint that starts at a row; returns the number of its rows. */
  private int constraint(Model m, Data d, int row) {
    Constraints e = d.efc;
    int type = e.type[row];
    int id = e.id[row];
    int dim = 1;
    double pos = e.pos[row];
    if (type == ConstraintType.CONTACT_ELLIPTIC) {
      dim = d.contact.dim[id];
    } else if (type == ConstraintType.CONTACT_PYRAMIDAL) {
      dim = 2 * (d.contact.dim[id] - 1);
    } else if (type == ConstraintType.EQUALITY) {
      // connect and weld soften with the length of the whole violation
      if (m.eq.type[id] == EqType.WELD) {
        dim = 6;
        pos = Dense.norm(e.pos, row, 6);
      } else if (m.eq.type[id] == EqType.CONNECT) {
        dim = 3;
        pos = Dense.norm(e.pos, row, 3);
      }
    }
    approximateInertia(m, d, row, type, id);
    parameters(m, d, type, id);
    impedance(pos - e.margin[row]);
    boolean friction =
        type == ConstraintType.FRICTION_DOF || type == ConstraintType.FRICTION_TENDON;
    stiffness(e.KBIP, 4 * row, solref, friction);
    if (type == ConstraintType.CONTACT_ELLIPTIC && dim > 1) {
      boolean own = solreffriction[0] != 0 || solreffriction[1] != 0;
      stiffness(e.KBIP, 4 * row + 4, own ? solreffriction : solref, true);
      repeat(e.KBIP, 4 * row + 4, dim - 2);
    } else {
      repeat(e.KBIP, 4 * row, dim - 1);
    }
    if (type == ConstraintType.CONTACT_PYRAMIDAL) {
      double r = edgeRegularization(m, d, row, id);
      double inverse = 1 / r;
      double approx = r * imp / (1 - imp);
      for (int i = row; i < row + dim; i++) {
        e.R[i] = r;
        e.D[i] = inverse;
        e.diagApprox[i] = approx;
      }
      return dim;
    }
    for (int i = row; i < row + dim; i++) {
      e.R[i] = regularization(e.diagApprox[i]);
    }
    if (type == ConstraintType.CONTACT_ELLIPTIC) {
      scaleFriction(m, d, row, id, dim);
    }
    for (int i = row; i < row + dim; i++) {
      e.D[i] = 1 / e.R[i];
      e.diagApprox[i] = e.R[i] * imp / (1 - imp);
    }
    return dim;
  }

  /** Copies four numbers {@code count} times behind themselves. */
  private static void repeat(double[] kbip, int o, int count) {
    double k = kbip[o], b = kbip[o + 1], i = kbip[o + 2], p = kbip[o + 3];
    for (int to = o + 4; to <= o + 4 * count; to += 4) {
      kbip[to] = k;
      kbip[to + 1] = b;
      kbip[to + 2] = i;
      kbip[to + 3] = p;
    }
  }

  private double regularization(double inertia) {
    return atLeast((1 - imp) * inertia / imp);
  }

  /** Diagonal of the inverse inertia as seen by the rows, from the weights at {@code qpos0}. */
  private static void approximateInertia(Model m, Data d, int row, int type, int id) {
    double[] a = d.efc.diagApprox;
    switch (type) {
      case ConstraintType.EQUALITY -> equalityInertia(m, d, row, id);
      case ConstraintType.FRICTION_DOF -> a[row] = m.dof.invweight0[id];
      case ConstraintType.LIMIT_JOINT -> a[row] = m.dof.invweight0[m.jnt.dofadr[id]];
      case ConstraintType.FRICTION_TENDON, ConstraintType.LIMIT_TENDON ->
          a[row] = m.tendon.invweight0[id];
      case ConstraintType.CONTACT_FRICTIONLESS,
          ConstraintType.CONTACT_PYRAMIDAL,
          ConstraintType.CONTACT_ELLIPTIC ->
          contactInertia(m, d, row, type, id);
      default -> throw Kinds.unknown("constraint type", type);
    }
  }

  private static void equalityInertia(Model m, Data d, int row, int id) {
    double[] a = d.efc.diagApprox;
    int object1 = m.eq.obj1id[id];
    int object2 = m.eq.obj2id[id];
    switch (m.eq.type[id]) {
      case EqType.JOINT -> {
        a[row] = m.dof.invweight0[m.jnt.dofadr[object1]];
        if (object2 >= 0) {
          a[row] += m.dof.invweight0[m.jnt.dofadr[object2]];
        }
      }
      case EqType.TENDON -> {
        a[row] = m.tendon.invweight0[object1];
        if (object2 >= 0) {
          a[row] += m.tendon.invweight0[object2];
        }
      }
      case EqType.FLEX, EqType.FLEXVERT -> {
        // set with the row, which alone knows its edge or vertex
      }
      case EqType.CONNECT, EqType.WELD -> {
        double[] weight = m.body.invweight0;
        int body1 = 2 * EqualityRows.body(m, id, 0);
        int body2 = 2 * EqualityRows.body(m, id, 1);
        int rows = m.eq.type[id] == EqType.WELD ? 6 : 3;
        for (int i = 0; i < rows; i++) {
          int rotation = i / 3;
          a[row + i] = weight[body1 + rotation] + weight[body2 + rotation];
        }
      }
      case EqType.DISTANCE -> throw EqualityRows.noRows(m, id);
      default -> throw Kinds.unknown("equality type", m.eq.type[id]);
    }
  }

  private static void contactInertia(Model m, Data d, int row, int type, int id) {
    double[] a = d.efc.diagApprox;
    double[] weight = m.body.invweight0;
    double translation = 0;
    double rotation = 0;
    if (d.contact.hasFlex(id)) {
      ContactWeights bodies = ContactWeights.of(d);
      bodies.set(m, d, id, false);
      for (int k = 0; k < bodies.n; k++) {
        translation += weight[2 * bodies.body[k]] * bodies.weight[k];
        rotation += weight[2 * bodies.body[k] + 1] * bodies.weight[k];
      }
    } else {
      int body1 = 2 * m.geom.bodyid[d.contact.geom[2 * id]];
      int body2 = 2 * m.geom.bodyid[d.contact.geom[2 * id + 1]];
      translation = weight[body1] + weight[body2];
      rotation = weight[body1 + 1] + weight[body2 + 1];
    }
    int dim = d.contact.dim[id];
    if (type == ConstraintType.CONTACT_PYRAMIDAL) {
      for (int j = 0; j < dim - 1; j++) {
        double mu = d.contact.friction[5 * id + j];
        double edge = translation + mu * mu * (j < 2 ? translation : rotation);
        a[row + 2 * j] = edge;
        a[row + 2 * j + 1] = edge;
      }
      return;
    }
    for (int j = 0; j < dim; j++) {
      a[row + j] = j < 3 ? translation : rotation;
    }
  }

  /** Fetches the parameters of a constraint and makes them safe. */
  private void parameters(Model m, Data d, int type, int id) {
    solreffriction[0] = 0;
    solreffriction[1] = 0;
    switch (type) {
      case ConstraintType.EQUALITY -> take(m.eq.solref, m.eq.solimp, id);
      case ConstraintType.LIMIT_JOINT -> take(m.jnt.solref, m.jnt.solimp, id);
      case ConstraintType.FRICTION_DOF -> take(m.dof.solref, m.dof.solimp, id);
      case ConstraintType.LIMIT_TENDON -> take(m.tendon.solrefLim, m.tendon.solimpLim, id);
      case ConstraintType.FRICTION_TENDON -> take(m.tendon.solrefFri, m.tendon.solimpFri, id);
      case ConstraintType.CONTACT_FRICTIONLESS,
          ConstraintType.CONTACT_PYRAMIDAL,
          ConstraintType.CONTACT_ELLIPTIC -> {
        take(d.contact.solref, d.contact.solimp, id);
        System.arraycopy(
            d.contact.solreffriction, Widths.NREF * id, solreffriction, 0, Widths.NREF);
      }
      default -> throw Kinds.unknown("constraint type", type);
    }
    // (time constant, damping ratio) are positive, (-stiffness, -damping) are not; no mixtures
    if (solref[0] > 0 != solref[1] > 0) {
      solref[0] = DEFAULT_TIMECONST;
      solref[1] = DEFAULT_DAMPRATIO;
    }
    if (solreffriction[0] > 0 != solreffriction[1] > 0) {
      solreffriction[0] = 0;
      solreffriction[1] = 0;
    }
    if (!m.opt.disabled(DisableBit.REFSAFE)) {
      double least = 2 * m.opt.timestep;
      if (solref[0] > 0 && solref[0] < least) {
        solref[0] = least;
      }
      if (solreffriction[0] > 0 && solreffriction[0] < least) {
        solreffriction[0] = least;
      }
    }
    solimp[0] = clamp(solimp[0]);
    solimp[1] = clamp(solimp[1]);
    solimp[2] = solimp[2] > 0 ? solimp[2] : 0;
    solimp[3] = clamp(solimp[3]);
    solimp[4] = solimp[4] > 1 ? solimp[4] : 1;
  }

  private void take(double[] refs, double[] imps, int id) {
    System.arraycopy(refs, Widths.NREF * id, solref, 0, Widths.NREF);
    System.arraycopy(imps, Widths.NIMP * id, solimp, 0, Widths.NIMP);
  }

  private static double clamp(double x) {
    double least = x > MIN_IMPEDANCE ? x : MIN_IMPEDANCE;
    return least < MAX_IMPEDANCE ? least : MAX_IMPEDANCE;
  }

  /**
   * Impedance at a violation: from {@code solimp[0]} at zero to {@code solimp[1]} at the width, by
   * two arcs of a power that meet at the midpoint.
   */
  private void impedance(double violation) {
    double first = solimp[0], last = solimp[1], width = solimp[2];
    impDerivative = 0;
    if (first == last || width <= Scalar.MINVAL) {
      imp = 0.5 * (first + last);
      return;
    }
    double signed = violation / width;
    double x = Math.abs(signed);
    if (x >= 1 || x <= 0) {
      imp = x >= 1 ? last : first;
      return;
    }
    double midpoint = solimp[3], power = solimp[4];
    double y;
    double slope;
    if (power == 1) {
      y = x;
      slope = 1;
    } else if (x <= midpoint) {
      double a = 1 / pow(midpoint, power - 1);
      y = a * pow(x, power);
      slope = power * a * pow(x, power - 1);
    } else {
      double b = 1 / pow(1 - midpoint, power - 1);
      y = 1 - b * pow(1 - x, power);
      slope = power * b * pow(1 - x, power - 1);
    }
    imp = first + y * (last - first);
    impDerivative = slope * (signed < 0 ? -1 : 1) * (last - first) / width;
  }

  private static double pow(double x, double power) {
    return power == 1 ? x : power == 2 ? x * x : Power.pow(x, power);
  }

  /** Writes K, B, I and P of a row; dry friction has no stiffness. */
  private void stiffness(double[] kbip, int o, double[] ref, boolean friction) {
    double last = solimp[1];
    if (friction) {
      kbip[o] = 0;
    } else if (ref[0] > 0) {
      kbip[o] = 1 / atLeast(last * last * ref[0] * ref[0] * ref[1] * ref[1]);
    } else {
      kbip[o] = -ref[0] / atLeast(last * last);
    }
    kbip[o + 1] = ref[1] > 0 ? 2 / atLeast(last * ref[0]) : -ref[1] / atLeast(last);
    kbip[o + 2] = imp;
    kbip[o + 3] = impDerivative;
  }

  private static double atLeast(double x) {
    return x > Scalar.MINVAL ? x : Scalar.MINVAL;
  }

  /** One R for all edges of a pyramid, which gives the friction of the elliptic cone. */
  private double edgeRegularization(Model m, Data d, int row, int id) {
    double normal = regularization(d.efc.diagApprox[row]);
    double mu = coneFriction(d, id, normal, normal / atLeast(m.opt.impratio));
    return 2 * mu * mu * normal;
  }

  /** Sets R of friction from that of the normal so that R mu^2 is the same in all directions. */
  private static void scaleFriction(Model m, Data d, int row, int id, int dim) {
    double[] R = d.efc.R;
    double[] friction = d.contact.friction;
    int o = 5 * id;
    double tangential = R[row] / atLeast(m.opt.impratio);
    coneFriction(d, id, R[row], tangential);
    R[row + 1] = tangential;
    for (int j = 1; j < dim - 1; j++) {
      R[row + j + 1] = tangential * friction[o] * friction[o] / (friction[o + j] * friction[o + j]);
    }
  }

  /** Sets and returns the friction of the regularized cone. */
  private static double coneFriction(Data d, int id, double normal, double tangential) {
    double mu = d.contact.friction[5 * id] * Math.sqrt(tangential / normal);
    d.contact.mu[id] = mu;
    return mu;
  }
}
