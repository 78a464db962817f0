package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dynamis.core.ModelException;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.model.EventInfo;
import dev.dynamis.equations.model.Kernel;
import org.junit.jupiter.api.Test;

/** Conditions, root functions, actions and logs of events, by hand. */
class EventCompilerTest {
  private static EquationModel model(String event) {
    return Models.parse(
        "test.toml",
        "[model]\ntype = 'ode'\n[states]\nx = 2\ny = 3\n[params]\nk = 5\n"
            + "[aux]\ns = 'x + y'\n[equations.rhs]\nx = '1'\ny = 'k'\n[events.e]\n"
            + event);
  }

  private static String problem(String event) {
    return catchThrowableOfType(ModelException.class, () -> model(event)).getMessage();
  }

  /** The number is positive where the condition holds, at x = 2, y = 3, k = 5. */
  private static double root(String condition) {
    EquationModel m = model("cond = '" + condition + "'\n");
    assertThat(m.events().getFirst().locatable()).isTrue();
    Kernel k = m.newKernel();
    double v = k.conditionValue(0, 0, m.initialState(), m.parameterValues(), new Past());
    assertThat(k.condition(0, 0, m.initialState(), m.parameterValues(), new Past()))
        .isEqualTo(v > 0);
    return v;
  }

  @Test
  void rootFunctionsAreDifferences() {
    assertThat(root("x > 0.5")).isEqualTo(1.5);
    assertThat(root("x <= 0.5")).isEqualTo(-1.5);
    assertThat(root("not x < 0.5")).isEqualTo(1.5);
    assertThat(root("x > 0.5 and y > 1")).isEqualTo(1.5);
    assertThat(root("x > 0.5 or y > 1")).isEqualTo(2);
    // a condition without a root opens or closes the way for the other
    assertThat(root("k == 5 and x > 0.5")).isEqualTo(1.5);
    assertThat(root("k == 4 and x > 0.5")).isEqualTo(-1);
    assertThat(root("k == 5 or x < 0.5")).isEqualTo(1);
    assertThat(root("k == 4 or x < 0.5")).isEqualTo(-1.5);
    assertThat(model("cond = 'x == 2'\n").events().getFirst().locatable()).isFalse();
  }

  @Test
  void assignmentsSeeThoseBeforeThem() {
    EquationModel m = model("cond = 'x > 1'\naction = '''\nx = 2*y\nk = x + s\ny = k\n'''\n");
    EventInfo e = m.events().getFirst();
    assertThat(e.states()).containsExactly(0, 1);
    assertThat(e.parameters()).containsExactly(0);
    double[] x = m.initialState();
    double[] p = m.parameterValues();
    m.newKernel().act(0, 0, x, p, new Past());
    // x = 6, k = 6 + (6 + 3), y = 15
    assertThat(x).containsExactly(6, 15);
    assertThat(p).containsExactly(15);
  }

  @Test
  void ofTwoAssignmentsTheLastCounts() {
    EquationModel m = model("cond = 'x > 1'\naction = '''\nx = 7\nx = x + 1\n'''\n");
    double[] x = m.initialState();
    m.newKernel().act(0, 0, x, m.parameterValues(), new Past());
    assertThat(x[0]).isEqualTo(8);
  }

  @Test
  void logsAreStatesParametersAuxiliariesAndTheTime() {
    EquationModel m = model("cond = 'x > 1'\nlog = ['t', 'state:y', 'param:k', 'aux:s', 'x']\n");
    assertThat(m.events().getFirst().log()).containsExactly("t", "y", "k", "s", "x");
    double[] out = new double[5];
    m.newKernel().log(out, 0, 0.5, m.initialState(), m.parameterValues(), new Past());
    assertThat(out).containsExactly(0.5, 3, 5, 5, 2);
  }

  @Test
  void whatIsWrongIsNamed() {
    assertThat(problem("cond = '1 < 2'\nlocate = true\n"))
        .contains("can't be located: the condition is the same all the time");
    assertThat(problem("cond = 'x == 2'\nlocate = true\n"))
        .contains("can't be located: no comparison in it changes its sign");
    assertThat(problem("cond = 'x > 1'\naction.s = '1'\n"))
        .contains("an action can't assign 's': it is of the kind");
    assertThat(problem("cond = 'x > 1'\naction.xx = '1'\n"))
        .contains("an action can't assign 'xx'", "did you mean 'x'");
    assertThat(problem("cond = 'x > 1'\nlog = ['x', 'state:x']\n")).contains("'x' is logged twice");
    assertThat(problem("cond = 'x > 1'\nlog = ['input:x']\n"))
        .contains("'input:' is not known here");
    assertThat(problem("cond = 'x > 1'\nlog = ['param:x']\n"))
        .contains("nothing of the name 'x' can be logged");
  }
}
