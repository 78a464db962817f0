package dev.dynamis.coupling;

import dev.dynamis.core.DynamicalSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a coupling shows to the outside: inputs of controllers and actuators that nothing is
 * connected to, sensors and auxiliary quantities, parameters of controllers.
 */
final class Ports {
  private final Plant[] plants;
  private final Controller[] controllers;

  /** Inputs of controllers that nothing is connected to: controller, input. */
  private final int[] freeInputs;

  /** Actuators that nothing is connected to: mechanism, actuator. */
  private final int[] freeActuators;

  Ports(Plant[] plants, Controller[] controllers, int[][] inputsOf, Wiring wiring) {
    this.plants = plants;
    this.controllers = controllers;
    IntStream.Builder inputs = IntStream.builder();
    for (int c = 0; c < controllers.length; c++) {
      for (int i = 0; i < controllers[c].inputs; i++) {
        int input = i;
        if (Arrays.stream(inputsOf[c]).noneMatch(k -> wiring.inputs().get(k).input() == input)) {
          inputs.add(c).add(i);
        }
      }
    }
    freeInputs = inputs.build().toArray();
    IntStream.Builder actuators = IntStream.builder();
    for (int p = 0; p < plants.length; p++) {
      for (int a = 0; a < plants[p].m.nu; a++) {
        if (plants[p].isFree(a)) {
          actuators.add(p).add(a);
        }
      }
    }
    freeActuators = actuators.build().toArray();
  }

  List<String> inputNames() {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < freeInputs.length; i += 2) {
      Controller c = controllers[freeInputs[i]];
      names.add(c.name + "." + c.model.inputs().get(freeInputs[i + 1]).name());
    }
    for (int i = 0; i < freeActuators.length; i += 2) {
      Plant p = plants[freeActuators[i]];
      names.add(p.prefix + p.mechanism.inputNames().get(freeActuators[i + 1]));
    }
    return List.copyOf(names);
  }

  void inputs(double[] u) {
    int n = freeInputs.length / 2;
    DynamicalSystem.requireLength("inputs of the coupling", u, n + freeActuators.length / 2);
    for (int i = 0; i < n; i++) {
      u[i] = controllers[freeInputs[2 * i]].u[freeInputs[2 * i + 1]];
    }
    for (int i = 0; i < freeActuators.length / 2; i++) {
      u[n + i] = plants[freeActuators[2 * i]].d.ctrl[freeActuators[2 * i + 1]];
    }
  }

  /** Sets all inputs, or none if one is not finite. */
  void setInputs(double[] u) {
    int n = freeInputs.length / 2;
    DynamicalSystem.requireLength("inputs of the coupling", u, n + freeActuators.length / 2);
    for (int i = 0; i < n + freeActuators.length / 2; i++) {
      if (!Double.isFinite(u[i])) {
        throw new IllegalArgumentException(
            "the input " + inputNames().get(i) + " shall be a finite number, found " + u[i]);
      }
    }
    for (int i = 0; i < n; i++) {
      controllers[freeInputs[2 * i]].u[freeInputs[2 * i + 1]] = u[i];
    }
    for (int i = 0; i < freeActuators.length / 2; i++) {
      plants[freeActuators[2 * i]].d.ctrl[freeActuators[2 * i + 1]] = u[n + i];
    }
  }

  List<String> outputNames() {
    List<String> names = new ArrayList<>();
    for (Plant p : plants) {
      p.mechanism.outputNames().forEach(s -> names.add(p.prefix + s));
    }
    for (Controller c : controllers) {
      c.model.auxNames().forEach(a -> names.add(c.name + "." + a));
    }
    return List.copyOf(names);
  }

  void outputs(double[] y) {
    int count = 0;
    for (Plant p : plants) {
      count += p.m.nsensordata;
    }
    for (Controller c : controllers) {
      count += c.aux;
    }
    DynamicalSystem.requireLength("outputs of the coupling", y, count);
    int at = 0;
    for (Plant p : plants) {
      System.arraycopy(p.d.sensordata, 0, y, at, p.m.nsensordata);
      at += p.m.nsensordata;
    }
    for (Controller c : controllers) {
      System.arraycopy(c.out, c.n, y, at, c.aux);
      at += c.aux;
    }
  }

  List<String> parameterNames() {
    List<String> names = new ArrayList<>();
    for (Controller c : controllers) {
      c.model.parameterNames().forEach(p -> names.add(c.name + "." + p));
    }
    return List.copyOf(names);
  }

  void parameters(double[] p) {
    DynamicalSystem.requireLength("parameters of the coupling", p, parameterNames().size());
    int at = 0;
    for (Controller c : controllers) {
      for (int i = 0; i < c.parameters; i++) {
        p[at++] = c.parameter(i);
      }
    }
  }

  /** Sets all parameters, or none if one is not finite. */
  void setParameters(double[] p) {
    List<String> names = parameterNames();
    DynamicalSystem.requireLength("parameters of the coupling", p, names.size());
    for (int i = 0; i < names.size(); i++) {
      if (!Double.isFinite(p[i])) {
        throw new IllegalArgumentException(
            "the parameter " + names.get(i) + " shall be a finite number, found " + p[i]);
      }
    }
    int at = 0;
    for (Controller c : controllers) {
      c.setParameters(p, at);
      at += c.parameters;
    }
  }
}
