package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.core.MemoryLimitException;
import dev.dynamis.core.Team;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Lanes;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/**
 * What is done for each constraint row, on the threads of a team.
 *
 * <p>A part has two pieces of the contacts, as in the search for them: those of the world with the
 * bodies of a grove, and those of these bodies with others, so that a thread finds in its cache
 * what it has made. All pieces of the first kind precede those of the second.
 */
final class RowTask implements Team.Task {
  /** Contacts, and rows, from which on it pays. */
  private static final int LEAST_CONTACTS = 32;

  private static final int LEAST_ROWS = 256;

  private static final int COUNT = 0;
  private static final int MAKE = 1;
  private static final int REFERENCE = 2;
  private static final int MULTIPLY = 3;
  private static final int MULTIPLY_TWICE = 4;

  private Model m;
  private Data d;
  private int kind;
  private int parts;

  /** Rows and elements of each contact, and where contacts and those of each piece start. */
  private int[] rows;

  private int[] firstContact = {};
  private int[] firstRow = {};
  private int[] firstElement = {};

  /** Factors and results of products. */
  private double[] vector;

  private double[] result;
  private double[] otherVector;
  private double[] otherResult;

  RowTask() {}

  /**
   * Makes the rows of all contacts, with their impedance.
   *
   * @return false if nothing was done: it would not pay, or there is no memory
   */
  static boolean contacts(Model m, Data d) {
    if (d.lanes() == null
        || d.ncon < LEAST_CONTACTS
        || m.nflex > 0
        || m.opt.disabled(DisableBit.CONTACT)
        || m.nv == 0) {
      return false;
    }
    RowTask task = of(m, d);
    long mark = d.scratch.mark();
    task.rows = d.scratch.ints(2L * d.ncon);
    try {
      return task.makeContacts(d.lanes());
    } catch (MemoryLimitException e) {
      d.lanes().dropWorkspaces();
      return false;
    } finally {
      d.scratch.release(mark);
    }
  }

  /** Sets {@code efc.vel} and {@code efc.aref}; false if nothing was done. */
  static boolean references(Model m, Data d) {
    if (!pays(m, d)) {
      return false;
    }
    of(m, d).run(REFERENCE);
    return true;
  }

  /** {@code res = J v}; false if nothing was done. */
  static boolean multiply(Model m, Data d, double[] res, double[] v) {
    if (!pays(m, d)) {
      return false;
    }
    RowTask task = of(m, d);
    task.result = res;
    task.vector = v;
    task.run(MULTIPLY);
    return true;
  }

  /** {@code res = J v}, {@code also = J w}; false if nothing was done. */
  static boolean multiplyTwice(
      Model m, Data d, double[] res, double[] v, double[] also, double[] w) {
    if (!pays(m, d)) {
      return false;
    }
    RowTask task = of(m, d);
    task.result = res;
    task.vector = v;
    task.otherResult = also;
    task.otherVector = w;
    task.run(MULTIPLY_TWICE);
    return true;
  }

  private static boolean pays(Model m, Data d) {
    return d.lanes() != null && d.nefc >= LEAST_ROWS && Jacobians.isSparse(m);
  }

  private static RowTask of(Model m, Data d) {
    RowTask task = d.scratch.workspace(RowTask.class, RowTask::new);
    task.m = m;
    task.d = d;
    int groves = d.lanes().groves();
    task.parts = groves > 0 ? groves : d.lanes().parts();
    return task;
  }

  private void run(int what) {
    kind = what;
    d.lanes().run(this, parts);
  }

  private boolean makeContacts(Lanes lanes) {
    if (firstRow.length <= 2 * parts) {
      firstContact = new int[2 * parts + 1];
      firstRow = new int[2 * parts + 1];
      firstElement = new int[2 * parts + 1];
    }
    divideContacts(lanes);
    firstRow[2 * parts] = -1;
    run(COUNT);
    long nrows = d.nefc;
    long elements = d.nJ;
    for (int i = 0; i < 2 * parts; i++) {
      firstRow[i] = (int) nrows;
      firstElement[i] = (int) elements;
      for (int c = firstContact[i]; c < firstContact[i + 1]; c++) {
        nrows += rows[2 * c];
        elements += rows[2 * c + 1];
      }
    }
    if (elements > Integer.MAX_VALUE || !d.reserveConstraints(nrows, elements)) {
      return false;
    }
    firstRow[2 * parts] = (int) nrows;
    run(MAKE);
    d.nefc = (int) nrows;
    d.nJ = (int) elements;
    return true;
  }

  /** Contacts are in the order of their bodies. */
  private void divideContacts(Lanes lanes) {
    boolean groves = lanes.groves() > 0;
    for (int p = 0; p < parts; p++) {
      if (groves) {
        int body = lanes.firstBody(p);
        firstContact[p] = firstContact(0, body);
        firstContact[parts + p] = firstContact(Math.max(1, body), 0);
      } else {
        firstContact[p] = start(d.ncon, p, 2 * parts);
        firstContact[parts + p] = start(d.ncon, parts + p, 2 * parts);
      }
    }
    firstContact[2 * parts] = d.ncon;
    for (int i = 1; i < 2 * parts; i++) {
      firstContact[i] = Math.max(firstContact[i - 1], firstContact[i]);
    }
  }

  /** Returns the first contact of a lower body that is greater, or as great with such a higher. */
  private int firstContact(int lower, int higher) {
    int low = 0;
    int high = d.ncon;
    while (low < high) {
      int middle = (low + high) >>> 1;
      int body1 = m.geom.bodyid[d.contact.geom[2 * middle]];
      int body2 = m.geom.bodyid[d.contact.geom[2 * middle + 1]];
      int least = Math.min(body1, body2);
      if (least < lower || (least == lower && Math.max(body1, body2) < higher)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static int start(int n, int part, int parts) {
    return (int) ((long) n * part / parts);
  }

  @Override
  public void part(int thread, int part) {
    Data lane = d.lanes().lane(thread);
    if (kind == COUNT || kind == MAKE) {
      contacts(lane, part);
      contacts(lane, parts + part);
      return;
    }
    // rows of contacts as they were made, if they were made here; the others are ordered by trees
    boolean made = firstRow.length > 2 * parts && firstRow[2 * parts] == d.nefc;
    int others = made ? firstRow[0] : d.nefc;
    rows(lane, start(others, part, parts), start(others, part + 1, parts));
    if (made) {
      rows(lane, firstRow[part], firstRow[part + 1]);
      rows(lane, firstRow[parts + part], firstRow[parts + part + 1]);
    }
  }

  private void contacts(Data lane, int piece) {
    int from = firstContact[piece];
    int to = firstContact[piece + 1];
    if (kind == COUNT) {
      ContactRows.count(m, lane, from, to, rows);
    } else {
      lane.nefc = firstRow[piece];
      lane.nJ = firstElement[piece];
      ContactRows.add(m, lane, from, to);
      Impedance.run(m, lane, firstRow[piece], lane.nefc);
    }
  }

  private void rows(Data lane, int from, int to) {
    switch (kind) {
      case REFERENCE -> ReferenceAcceleration.run(m, lane, from, to);
      case MULTIPLY -> ConstraintJacobian.multiply(m, lane, result, vector, from, to);
      case MULTIPLY_TWICE ->
          ConstraintJacobian.multiplyTwice(
              lane, result, vector, otherResult, otherVector, from, to);
      default -> throw new IllegalStateException("there is no task " + kind);
    }
  }
}
