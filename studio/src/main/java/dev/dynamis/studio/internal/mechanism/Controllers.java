package dev.dynamis.studio.internal.mechanism;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.studio.internal.show.JsonText;
import java.util.ArrayList;
import java.util.List;

/** The equations that drive a mechanism: their parameters, and what they compute, by name. */
final class Controllers {
  private final Coupling coupling;
  private final double[] parameters;
  private final double[] outputs;
  private double[] state;
  private int[] shown;

  /** Takes what is stepped; there are no controllers if it is a mechanism alone. */
  Controllers(DynamicalSystem system) {
    coupling = system instanceof Coupling c ? c : null;
    parameters = new double[coupling == null ? 0 : coupling.parameterNames().size()];
    outputs = new double[coupling == null ? 0 : coupling.outputNames().size()];
    find();
  }

  /** Looks up the states of the controllers among all numbers of the state. */
  private void find() {
    state = new double[coupling == null ? 0 : coupling.stateSize()];
    if (coupling == null) {
      shown = new int[0];
      return;
    }
    List<String> all = coupling.stateNames();
    shown = coupling.controllerStateNames().stream().mapToInt(all::indexOf).toArray();
  }

  /** Writes what a page must know, if there are controllers. */
  void describe(JsonText t) {
    if (coupling == null) {
      return;
    }
    List<String> values = new ArrayList<>(coupling.outputNames());
    values.addAll(coupling.controllerStateNames());
    t.key("coupling").open().put("mechanisms", coupling.mechanisms().size());
    t.put("parameters", coupling.parameterNames()).put("values", values);
    t.put("connections", coupling.model().connections()).close();
  }

  /** Writes the parameters of now. */
  void status(JsonText t) {
    if (coupling != null) {
      coupling.parameters(parameters);
    }
    t.put("parameters", parameters, 0, parameters.length);
  }

  /** Changes a parameter; delays whose length it is get another length. */
  void setParameter(int index, double value) {
    if (coupling == null) {
      throw new IllegalArgumentException("a mechanism alone has no parameters of equations");
    }
    coupling.parameters(parameters);
    parameters[index] = value;
    coupling.setParameters(parameters);
    find();
  }

  int parameterCount() {
    return parameters.length;
  }

  /** Writes outputs and states of the controllers. */
  void write(Bytes b) {
    coupling.outputs(outputs);
    coupling.save(state);
    b.float32(outputs, 0, outputs.length);
    for (int i : shown) {
      b.float32(i < 0 ? Double.NaN : state[i]);
    }
  }

  boolean isEmpty() {
    return coupling == null;
  }
}
