package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.core.MemoryLimitException;
import dev.dynamis.core.Team;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Lanes;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/** What is done for each constraint row, on the threads of a team. */
final class RowTask implements Team.Task {
  /** Contacts, and rows, from which on it pays. */
  private static final int LEAST_CONTACTS = 32;

  private static final int LEAST_ROWS = 256;

  private static final int COUNT = 0;
  private static final int MAKE = 1;
  private static final int REFERENCE = 2;
  private static final int MULTIPLY = 3;

  private Model m;
  private Data d;
  private int kind;
  private int parts;

  /** Rows and elements of each contact, and where those of each part start. */
  private int[] rows;

  private int[] firstRow = {};
  private int[] firstElement = {};

  /** Factor and result of a product. */
  private double[] vector;

  private double[] result;

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

  private static boolean pays(Model m, Data d) {
    return d.lanes() != null && d.nefc >= LEAST_ROWS && Jacobians.isSparse(m);
  }

  private static RowTask of(Model m, Data d) {
    RowTask task = d.scratch.workspace(RowTask.class, RowTask::new);
    task.m = m;
    task.d = d;
    task.parts = d.lanes().parts();
    return task;
  }

  private void run(int what) {
    kind = what;
    d.lanes().run(this, parts);
  }

  private boolean makeContacts(Lanes lanes) {
    if (firstRow.length < parts) {
      firstRow = new int[parts];
      firstElement = new int[parts];
    }
    run(COUNT);
    long nrows = d.nefc;
    long elements = d.nJ;
    for (int part = 0; part < parts; part++) {
      firstRow[part] = (int) nrows;
      firstElement[part] = (int) elements;
      for (int c = start(d.ncon, part); c < start(d.ncon, part + 1); c++) {
        nrows += rows[2 * c];
        elements += rows[2 * c + 1];
      }
    }
    if (elements > Integer.MAX_VALUE || !d.reserveConstraints(nrows, elements)) {
      return false;
    }
    run(MAKE);
    d.nefc = (int) nrows;
    d.nJ = (int) elements;
    return true;
  }

  private int start(int n, int part) {
    return (int) ((long) n * part / parts);
  }

  @Override
  public void part(int thread, int part) {
    Data lane = d.lanes().lane(thread);
    int n = kind == COUNT || kind == MAKE ? d.ncon : d.nefc;
    int from = start(n, part);
    int to = start(n, part + 1);
    switch (kind) {
      case COUNT -> ContactRows.count(m, lane, from, to, rows);
      case MAKE -> {
        lane.nefc = firstRow[part];
        lane.nJ = firstElement[part];
        ContactRows.add(m, lane, from, to);
        Impedance.run(m, lane, firstRow[part], lane.nefc);
      }
      case REFERENCE -> ReferenceAcceleration.run(m, lane, from, to);
      case MULTIPLY -> ConstraintJacobian.multiply(m, lane, result, vector, from, to);
      default -> throw new IllegalStateException("there is no task " + kind);
    }
  }
}
