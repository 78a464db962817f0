package dev.dynamis.conformance.support;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.SystemOptions;

/** Systems of equations in a line or two. */
public final class Equations {
  private Equations() {}

  /**
   * Makes a flow.
   *
   * @param states such as {@code x = 1, y = 2}
   * @param params likewise, may be empty
   * @param rhs name and right-hand side of each state in turn
   */
  public static EquationSystem flow(String states, String params, String... rhs) {
    return system("ode", states, params, rhs);
  }

  /** Makes a flow that is stepped by the method of Runge and Kutta with a length. */
  public static EquationSystem flow(double dt, String states, String params, String... rhs) {
    EquationModel model = flow(states, params, rhs).model();
    return new EquationSystem(model, SystemOptions.of(model).withStepper("rk4").withDt(dt));
  }

  /** Makes a map. */
  public static EquationSystem map(String states, String params, String... rhs) {
    return system("map", states, params, rhs);
  }

  private static EquationSystem system(String type, String states, String params, String... rhs) {
    StringBuilder text = new StringBuilder("[model]\ntype = \"" + type + "\"\n[states]\n");
    text.append(states.replace(", ", "\n")).append("\n[params]\n");
    text.append(params.replace(", ", "\n")).append("\n[equations.rhs]\n");
    for (int i = 0; i < rhs.length; i += 2) {
      text.append(rhs[i]).append(" = \"").append(rhs[i + 1]).append("\"\n");
    }
    if (type.equals("ode")) {
      text.append("[sim]\ndt = 0.01\n");
    }
    return new EquationSystem(Models.parse("test.toml", text.toString()));
  }
}
