package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.internal.delay.HistoryBuffer;

/**
 * The samples in the histories of actuators and sensors with delays, as components of a tangent
 * vector: those of actuators first, each from the oldest sample to the newest, wherever in its ring
 * that is.
 */
final class HistorySamples {
  private final Model m;

  /** For each number: the buffer's address, samples, numbers per sample, place in time, part. */
  private final int[] sample;

  private final int size;
  private final int ofActuators;

  HistorySamples(Model m) {
    this.m = m;
    sample = new int[5 * m.nhistory];
    int count = 0;
    for (int i = 0; i < m.nu; i++) {
      count = list(count, m.actuator.historyadr[i], m.actuator.history[2 * i], 1);
    }
    ofActuators = count;
    for (int i = 0; i < m.nsensor; i++) {
      int dim = m.sensor.dim[i];
      count = list(count, m.sensor.historyadr[i], m.sensor.history[2 * i], dim);
    }
    size = count;
  }

  private int list(int from, int adr, int samples, int dim) {
    int to = from;
    for (int k = 0; k < samples; k++) {
      for (int j = 0; j < dim; j++, to++) {
        sample[5 * to] = adr;
        sample[5 * to + 1] = samples;
        sample[5 * to + 2] = dim;
        sample[5 * to + 3] = k;
        sample[5 * to + 4] = j;
      }
    }
    return to;
  }

  /** Returns how many numbers there are. */
  int size() {
    return size;
  }

  /** Returns how many of them belong to actuators. */
  int ofActuators() {
    return ofActuators;
  }

  /** Returns where the i-th number is in the array of histories that starts at {@code h[at]}. */
  int address(double[] h, int at, int i) {
    int adr = at + sample[5 * i];
    int samples = sample[5 * i + 1];
    int place = HistoryBuffer.place((int) h[adr + 1], samples, sample[5 * i + 3]);
    return adr + 2 + samples + place * sample[5 * i + 2] + sample[5 * i + 4];
  }

  /** Adds the names of all numbers. */
  Labels name(Labels labels) {
    for (int i = 0; i < m.nu; i++) {
      labels.addNumbered("past." + Labels.of(m, ObjType.ACTUATOR, i), m.actuator.history[2 * i]);
    }
    for (int i = 0; i < m.nsensor; i++) {
      int numbers = m.sensor.history[2 * i] * m.sensor.dim[i];
      labels.addNumbered("past." + Labels.of(m, ObjType.SENSOR, i), numbers);
    }
    return labels;
  }
}
