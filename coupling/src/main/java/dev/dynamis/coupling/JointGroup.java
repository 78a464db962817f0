package dev.dynamis.coupling;

import dev.dynamis.core.math.Lu;
import dev.dynamis.mechanics.constant.Integrator;
import java.util.Arrays;

/**
 * The continuous controllers of one mechanism, integrated with it.
 *
 * <p>With Runge and Kutta's integrator their states go through its stages. With the others they
 * take a linearly implicit step together with the velocities. Let {@code z} be the states, {@code
 * g} their rates, {@code u} what drives the mechanism, {@code v} the velocities, with derivatives
 * {@code G} and {@code C}, all at the beginning of the step, of length {@code h}. Then
 *
 * <pre>
 * dz = h (g + Gz dz + Gv dv)  =  s + S dv,   s = (1 - h Gz)^-1 h g,   S = (1 - h Gz)^-1 h Gv
 * u' = u + Cz dz + Cv dv      =  (u + Cz s) + (Cv + Cz S) dv
 * </pre>
 *
 * An implicit integrator of the mechanism gets {@code u + Cz s} and the slopes {@code Cv + Cz S},
 * so that neither stiff feedback nor fast controllers bound the step. Euler's gets {@code u}.
 */
final class JointGroup {
  private static final double[] A = {0, 0.5, 0.5, 1};

  private final Plant plant;
  private final Joint[] controllers;

  /** Where the states of each controller begin. */
  private final int[] first;

  private final int nz;
  private final int nv;
  private final int width;
  final boolean stages;
  private final boolean implicit;

  /** Rows over (z, v): of inputs and auxiliary quantities of each controller, of rates. */
  private final double[][] inputRows;

  private final double[][] auxRows;
  private final double[] rateRows;
  private final double[] rates;

  /** {@code S} by columns, then {@code s}; the matrix {@code 1 - h Gz}. */
  private final double[] solution;

  private final double[] matrix;
  private final int[] pivot;
  private final double[] velocity;

  /** Whether the matrix could be factored. */
  private boolean regular = true;

  JointGroup(Plant plant, Joint[] controllers) {
    this.plant = plant;
    this.controllers = controllers;
    nv = plant.m.nv;
    first = new int[controllers.length];
    inputRows = new double[controllers.length][];
    auxRows = new double[controllers.length][];
    int count = 0;
    for (int c = 0; c < controllers.length; c++) {
      first[c] = count;
      count += controllers[c].n;
    }
    nz = count;
    width = nz + nv;
    int integrator = plant.m.opt.integrator;
    stages = integrator == Integrator.RK4;
    implicit = integrator == Integrator.IMPLICIT || integrator == Integrator.IMPLICITFAST;
    for (int c = 0; c < controllers.length; c++) {
      inputRows[c] = new double[stages ? 0 : controllers[c].inputs * width];
      auxRows[c] = new double[stages ? 0 : controllers[c].aux * width];
    }
    rateRows = new double[stages ? 0 : nz * width];
    rates = new double[nz];
    solution = new double[stages ? 0 : nz * (nv + 1)];
    matrix = new double[stages ? 0 : nz * nz];
    pivot = new int[nz];
    velocity = new double[nv];
  }

  /** Returns how much of the step has passed at a stage. */
  static double since(int stage) {
    return A[stage];
  }

  boolean isEmpty() {
    return controllers.length == 0;
  }

  Joint[] controllers() {
    return controllers;
  }

  /** Puts the states to a stage of Runge and Kutta's method, from 1. */
  void place(int stage, double h) {
    for (Joint c : controllers) {
      for (int i = 0; i < c.n; i++) {
        c.stage[i] = c.z[i] + A[stage] * h * c.slopes[stage - 1][i];
      }
    }
  }

  /** Keeps the rates of a stage. */
  void keepRates(int stage, double t) {
    for (Joint c : controllers) {
      c.rates(c.slopes[stage], t);
    }
  }

  /**
   * Linearizes the controllers at the beginning of a step and gives the mechanism its slopes.
   *
   * @param exchange tells where inputs come from
   */
  void linearize(Exchange exchange, double t, double h) {
    plant.slopes.clear();
    System.arraycopy(plant.d.qvel, 0, velocity, 0, nv);
    for (int c = 0; c < controllers.length; c++) {
      Joint j = controllers[c];
      j.differentiate(t);
      exchange.inputRows(j, inputRows[c], this);
      rows(c, j);
      j.rates(j.slopes[0], t);
      System.arraycopy(j.slopes[0], 0, rates, first[c], j.n);
    }
    solve(h);
    if (implicit) {
      drives(exchange);
    }
  }

  /** Rows of rates and of auxiliary quantities, from those of inputs. */
  private void rows(int c, Joint j) {
    int slots = j.p.length;
    for (int i = 0; i < j.n; i++) {
      int at = (first[c] + i) * width;
      Arrays.fill(rateRows, at, at + width, 0);
      System.arraycopy(j.byStates, i * j.n, rateRows, at + first[c], j.n);
      addInputs(rateRows, at, j.bySlots, i * slots + j.parameters, j.inputs, inputRows[c]);
    }
    for (int i = 0; i < j.aux; i++) {
      int at = i * width;
      int from = i * (j.n + slots);
      Arrays.fill(auxRows[c], at, at + width, 0);
      System.arraycopy(j.auxByAll, from, auxRows[c], at + first[c], j.n);
      addInputs(auxRows[c], at, j.auxByAll, from + j.n + j.parameters, j.inputs, inputRows[c]);
    }
  }

  private void addInputs(
      double[] rows, int at, double[] slopes, int s, int inputs, double[] inputRow) {
    for (int k = 0; k < inputs; k++) {
      double slope = slopes[s + k];
      if (slope != 0) {
        for (int i = 0; i < width; i++) {
          rows[at + i] += slope * inputRow[k * width + i];
        }
      }
    }
  }

  /** Copies the row of a number of a controller of this group; zeros if it is of another. */
  void controllerRow(Controller of, int index, double[] rows, int at) {
    Arrays.fill(rows, at, at + width, 0);
    for (int c = 0; c < controllers.length; c++) {
      if (controllers[c] == of && index < of.n) {
        rows[at + first[c] + index] = 1;
      } else if (controllers[c] == of) {
        System.arraycopy(auxRows[c], (index - of.n) * width, rows, at, width);
      }
    }
  }

  /** Writes the row of a number of the mechanism. */
  void plantRow(Wiring.Source s, double[] rows, int at) {
    Arrays.fill(rows, at, at + nz, 0);
    plant.velocityRow(s, rows, at + nz);
  }

  int width() {
    return width;
  }

  /** Solves for {@code S} and {@code s}. */
  private void solve(double h) {
    regular = true;
    if (nz == 0) {
      return;
    }
    for (int i = 0; i < nz; i++) {
      for (int k = 0; k < nz; k++) {
        matrix[i * nz + k] = (i == k ? 1 : 0) - h * rateRows[i * width + k];
      }
      for (int k = 0; k < nv; k++) {
        solution[k * nz + i] = h * rateRows[i * width + nz + k];
      }
      solution[nv * nz + i] = h * rates[i];
    }
    regular = Lu.factor(matrix, 0, pivot, 0, nz) != 0;
    for (int k = 0; regular && k <= nv; k++) {
      Lu.solve(solution, k * nz, matrix, 0, pivot, 0, solution, k * nz, nz);
    }
  }

  /** Predicts what drives the mechanism at the end of the step, and its slopes. */
  private void drives(Exchange exchange) {
    for (int k = 0; k < plant.drives.length; k++) {
      int c = exchange.smoothDriver(plant.drives[k], controllers);
      if (c < 0 || !regular) {
        continue;
      }
      int row = exchange.driveAux(plant.drives[k]) * width;
      int at = plant.addSlope(k);
      double[] slopes = plant.slopes.rows();
      System.arraycopy(auxRows[c], row + nz, slopes, at, nv);
      for (int z = 0; z < nz; z++) {
        double slope = auxRows[c][row + z];
        if (slope != 0) {
          plant.values[k] += slope * solution[nv * nz + z];
          for (int i = 0; i < nv; i++) {
            slopes[at + i] += slope * solution[i * nz + z];
          }
        }
      }
    }
  }

  /** Advances the states, once the mechanism has its new velocities; false if they can't be. */
  boolean advance(double h) {
    if (!regular && !stages) {
      return false;
    }
    for (int c = 0; c < controllers.length; c++) {
      Joint j = controllers[c];
      for (int i = 0; i < j.n; i++) {
        j.z[i] = stages ? rungeKutta(j, i, h) : j.z[i] + change(first[c] + i);
        j.stage[i] = j.z[i];
        if (!(Math.abs(j.z[i]) <= Double.MAX_VALUE)) {
          return false;
        }
      }
    }
    return true;
  }

  private static double rungeKutta(Joint j, int i, double h) {
    double sum = j.slopes[0][i] + 2 * j.slopes[1][i] + 2 * j.slopes[2][i] + j.slopes[3][i];
    return j.z[i] + h / 6 * sum;
  }

  private double change(int z) {
    double dz = solution[nv * nz + z];
    for (int i = 0; i < nv; i++) {
      dz += solution[i * nz + z] * (plant.d.qvel[i] - velocity[i]);
    }
    return dz;
  }
}
