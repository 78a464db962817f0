package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.ModelSpec;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.model.DelayInfo;
import dev.dynamis.equations.model.Dtype;
import dev.dynamis.equations.model.EventInfo;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.Kernel;
import dev.dynamis.equations.model.SystemKind;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a compiled model knows about itself. */
class ModelCompilerTest {
  private static final String HEAD =
      "[model]\ntype='ode'\nname='N'\n[states]\nx=0.5\nv='1/4'\n[params]\nb='2*c'\na=1\n"
          + "[constants]\nc='pi/2'\n";

  private static EquationModel ode(String rest) {
    return Models.parse("test.toml", HEAD + rest);
  }

  @Test
  void orderAndValuesAreThoseOfTheFile() {
    EquationModel m = ode("[aux]\nq='x'\np='v'\n");
    assertThat(m.name()).isEqualTo("N");
    assertThat(m.kind()).isEqualTo(SystemKind.ODE);
    assertThat(m.dtype()).isEqualTo(Dtype.FLOAT64);
    assertThat(m.stateNames()).containsExactly("x", "v");
    assertThat(m.initialState()).containsExactly(0.5, 0.25);
    assertThat(m.parameterNames()).containsExactly("b", "a");
    assertThat(m.parameterValues()).containsExactly(Math.PI, 1);
    assertThat(m.auxNames()).containsExactly("q", "p");
    assertThat(m.states().get(1).place()).hasToString("test.toml:6:4 [states].v");
  }

  @Test
  void aStateWithoutAnEquationKeepsItsValue() {
    EquationModel flow = ode("[equations.rhs]\nx='v'\n");
    double[] dx = {9, 9};
    flow.newKernel().rhs(dx, 0, flow.initialState(), flow.parameterValues(), History.NONE);
    assertThat(dx).containsExactly(0.25, 0);
    assertThat(flow.diagnostics()).extracting(d -> d.code()).containsExactly("EQ046");
    EquationModel map =
        Models.parse("map", HEAD.replace("'ode'", "'map'") + "[equations.rhs]\nx='v'\n");
    map.newKernel().rhs(dx, 0, map.initialState(), map.parameterValues(), History.NONE);
    assertThat(dx).containsExactly(0.25, 0.25);
  }

  @Test
  void derivativesAreWrittenInThreeWays() {
    for (String block :
        new String[] {"dx = v\ndv = -x", "d(x) = v\nd( v ) = -x", "x = v\nv = -x"}) {
      EquationModel m = ode("[equations]\nexpr='''\n" + block + "   # why\n\n# note\n'''\n");
      double[] dx = new double[2];
      m.newKernel().rhs(dx, 0, m.initialState(), m.parameterValues(), History.NONE);
      assertThat(dx).containsExactly(0.25, -0.5);
    }
  }

  @Test
  void aStateNamedLikeADerivativeIsAState() {
    EquationModel m =
        Models.parse(
            "d", "[model]\ntype='map'\n[states]\ndelta=2\n[equations]\nexpr='delta = delta + 1'\n");
    double[] out = new double[1];
    m.newKernel().rhs(out, 0, m.initialState(), m.parameterValues(), History.NONE);
    assertThat(out).containsExactly(3);
  }

  @Test
  void lagDepthIsTheGreatestOfAllExpressions() {
    EquationModel m =
        ode(
            "[equations.rhs]\nx='v + 0.1*lag_x(2)'\nv='-lag_v()'\n[aux]\nq='x - lag_x(5)'\n"
                + "[functions.f]\nargs=['u']\nexpr='u*lag_v(3)'\n[events.e]\ncond='cross_up(v, 1)'\n");
    assertThat(m.lagDepth(0)).isEqualTo(5);
    assertThat(m.lagDepth(1)).isEqualTo(3);
    assertThat(m.fractionalLagDepth(0)).isZero();
    EquationModel fractional = ode("[sim]\nstop='lag_x(2.5) > lag_v(1)'\n");
    assertThat(fractional.lagDepth(0)).isEqualTo(3);
    assertThat(fractional.fractionalLagDepth(0)).isEqualTo(3);
    assertThat(fractional.lagDepth(1)).isEqualTo(1);
    assertThat(ode("[events.e]\ncond='in_interval(x, 0, 1)'\n").lagDepth(0)).isZero();
  }

  @Test
  @Tag("acceptance:002-22")
  void theLimitOfLagsCanBeRaised() {
    String deep = HEAD + "[equations.rhs]\nx='lag_x(5000)'\n";
    assertThatThrownBy(() -> Models.parse("deep", deep)).isInstanceOf(ModelException.class);
    assertThat(Models.read("deep", deep).lagLimit(10_000).compile().lagDepth(0)).isEqualTo(5000);
  }

  @Test
  void delaysAreListedOnceWithTheirLengths() {
    EquationModel m =
        ode(
            "[equations.rhs]\nx='delay(x, a) + delay(v, 2*b + 1)'\nv='delay(x, a) - lag_v(t - 3)'\n"
                + "[history]\nx='cos(t) + a'\n");
    assertThat(m.delays()).extracting(DelayInfo::state).containsExactly(0, 1, 1);
    assertThat(m.delays()).extracting(d -> d.tau().text()).containsExactly("a", "2*b + 1", "3");
    assertThat(m.delays()).extracting(DelayInfo::constant).containsExactly(false, false, true);
    double[] tau = new double[3];
    m.newKernel().delayTimes(tau, new double[] {10, 7});
    assertThat(tau).containsExactly(7, 21, 3);
    double[] past = new double[2];
    m.newKernel().past(past, -1, new double[] {5, 6}, new double[] {10, 7});
    assertThat(past).containsExactly(StrictMath.cos(-1) + 7, 6);
    assertThat(m.hasHistory()).isTrue();
  }

  @Test
  void eventsKnowWhatTheyDo() {
    EquationModel m =
        ode(
            "[events.up]\ncond='x > a'\nphase='start'\nlog=['t','param:a','x']\ntags=['z','b','z']\n"
                + "action.x='x - 1'\naction.a='a + x'\nlocate=true\ndirection='either'\nterminal=true\n"
                + "[events.plain]\ncond='v == 0'\n");
    EventInfo up = m.events().get(0);
    assertThat(up.phase()).isEqualTo(EventInfo.Phase.START);
    assertThat(up.log()).containsExactly("t", "a", "x");
    assertThat(up.tags()).containsExactly("b", "z");
    assertThat(up.states()).containsExactly(0);
    assertThat(up.parameters()).containsExactly(1);
    assertThat(up.locate()).isTrue();
    assertThat(up.locatable()).isTrue();
    assertThat(up.direction()).isEqualTo(EventInfo.Direction.EITHER);
    assertThat(up.terminal()).isTrue();
    assertThat(m.events().get(1).phase()).isEqualTo(EventInfo.Phase.END);
    assertThat(m.events().get(1).locatable()).isFalse();

    double[] x = {3, 0};
    double[] p = {0, 2};
    Kernel k = m.newKernel();
    assertThat(k.condition(0, 0, x, p, History.NONE)).isTrue();
    assertThat(k.conditionValue(0, 0, x, p, History.NONE)).isEqualTo(1);
    k.act(0, 0, x, p, History.NONE);
    // the second assignment sees the first
    assertThat(x).containsExactly(2, 0);
    assertThat(p).containsExactly(0, 4);
    double[] log = new double[3];
    k.log(log, 0, 1.5, x, p, History.NONE);
    assertThat(log).containsExactly(1.5, 4, 2);
  }

  @Test
  void actionsSeeAuxWithWhatWasAssigned() {
    EquationModel m =
        ode("[aux]\nq='10*x'\n[events.e]\ncond='x > 0'\naction='''\nx = 2\nv = q\nx = v\n'''\n");
    double[] x = {1, 0};
    m.newKernel().act(0, 0, x, m.parameterValues(), History.NONE);
    assertThat(x).containsExactly(20, 20);
  }

  @Test
  void rootFunctionsArePositiveWhereTheConditionHolds() {
    String[] conditions = {
      "x > 1",
      "x < 1",
      "not (x >= 1)",
      "0 < x < 1",
      "x > 1 or v > 1",
      "x > 1 and v == 0.25",
      "v != 0.25 or x > 2",
      "cross_up(x, 1)",
      "in_interval(x, 0, 1)",
      "leaves_interval(x, 0, 1)"
    };
    for (String c : conditions) {
      EquationModel m = ode("[events.e]\ncond='" + c + "'\nlocate=true\n");
      Kernel k = m.newKernel();
      for (double x = -0.95; x < 2.5; x += 0.1) {
        double[] state = {x, 0.25};
        boolean holds = k.condition(0, 0, state, m.parameterValues(), new Past());
        double value = k.conditionValue(0, 0, state, m.parameterValues(), new Past());
        assertThat(value > 0).as("%s at %s", c, x).isEqualTo(holds);
      }
    }
  }

  @Test
  void simDefaultsAreRead() {
    EquationModel m =
        ode(
            "[sim]\nt0=1\nt_end='2*pi'\ndt=0.1\nstepper='rk45'\nrecord=false\natol=1e-9\nrtol='1e-6'\n"
                + "max_steps=10\nrecord_interval=5\ntransient=3\nevents='all'\nlegacy_lags=true\n"
                + "stop='x > 2'\nsafety=0.5\njacobian_mode='external'\n");
    assertThat(m.sim().t0()).isEqualTo(1);
    assertThat(m.sim().tEnd()).isEqualTo(2 * Math.PI);
    assertThat(m.sim().dt()).isEqualTo(0.1);
    assertThat(m.sim().stepper()).isEqualTo("rk45");
    assertThat(m.sim().record()).isFalse();
    assertThat(m.sim().atol()).isEqualTo(1e-9);
    assertThat(m.sim().rtol()).isEqualTo(1e-6);
    assertThat(m.sim().maxSteps()).isEqualTo(10);
    assertThat(m.sim().recordInterval()).isEqualTo(5);
    assertThat(m.sim().transientSpan()).isEqualTo(3);
    assertThat(m.sim().allEvents()).isTrue();
    assertThat(m.sim().legacyLags()).isTrue();
    assertThat(m.sim().option("safety").orElseThrow().value()).isEqualTo(0.5);
    assertThat(m.sim().option("jacobian_mode").orElseThrow().value()).isEqualTo("external");
    assertThat(m.stopText().orElseThrow().text()).isEqualTo("x > 2");
    assertThat(m.newKernel().stop(0, new double[] {3, 0}, m.parameterValues(), History.NONE))
        .isTrue();
    assertThat(ode("").sim().stepper()).isEqualTo("rk4");
    assertThat(ode("").sim().dt()).isEqualTo(0.01);
  }

  @Test
  void notesAreIgnored() {
    EquationModel m = ode("[meta]\nauthor='A'\n[x_mine]\nk=1\n");
    assertThat(m.diagnostics()).allMatch(d -> d.code().equals("EQ046"));
  }

  @Test
  void theHashDependsOnWhatDecidesAndOnNothingElse() {
    String base = HEAD + "[equations.rhs]\nx='v*a'\nv='-x'\n[events.e]\ncond='x > 1'\n";
    long hash = Models.parse("one", base).hash();
    assertThat(Models.parse("two", base.replace("'v*a'", "' v * a # note'")).hash())
        .isEqualTo(hash);
    assertThat(Models.parse("two", base + "tags=[]\n").hash()).isEqualTo(hash);
    assertThat(Models.parse("two", base + "tags=['k']\n").hash()).isNotEqualTo(hash);
    assertThat(Models.parse("two", base.replace("v*a", "a*v")).hash()).isNotEqualTo(hash);
    assertThat(Models.parse("two", base.replace("x=0.5", "x=0.51")).hash()).isNotEqualTo(hash);
    assertThat(Models.parse("two", base + "[sim]\nsafety=0.45\n").hash()).isNotEqualTo(hash);
    assertThat(hash).isEqualTo(Models.parse("one", base).hash());
  }

  /** The same on every platform and in every version that gives the same numbers. */
  @Test
  void theHashOfAModelIsFixed() {
    assertThat(Models.load("builtin://ode/lorenz").hash()).isEqualTo(5126406189153652799L);
  }

  @Test
  void aStateThatOnlyEventsChangeIsNotWarnedAbout() {
    EquationModel m = ode("[equations.rhs]\nx='v'\n[events.e]\ncond='x > 1'\naction.v='v + 1'\n");
    assertThat(m.diagnostics()).isEmpty();
  }

  @Test
  void aSumOverTooManyValuesIsAnErrorOfTheRun() {
    EquationModel m = ode("[equations.rhs]\nx='sum(i for i in range(a))'\n");
    double[] dx = new double[2];
    m.newKernel().rhs(dx, 0, m.initialState(), new double[] {0, 100_000}, History.NONE);
    assertThat(dx[0]).isEqualTo(4_999_950_000.0);
    assertThatThrownBy(
            () ->
                m.newKernel().rhs(dx, 0, m.initialState(), new double[] {0, 100_001}, History.NONE))
        .isInstanceOf(ArithmeticException.class)
        .hasMessageContaining("100001");
  }

  @Test
  void inverseMapsAreEvaluated() {
    EquationModel m = Models.load("builtin://map/henon");
    assertThat(m.hasInverse()).isTrue();
    double[] x = {0.3, -0.2};
    double[] next = new double[2];
    double[] back = new double[2];
    m.newKernel().rhs(next, 0, x, m.parameterValues(), History.NONE);
    m.newKernel().inverse(back, 0, next, m.parameterValues(), History.NONE);
    assertThat(back[0]).isCloseTo(0.3, org.assertj.core.api.Assertions.within(1e-15));
    assertThat(back[1]).isCloseTo(-0.2, org.assertj.core.api.Assertions.within(1e-15));
  }

  @Test
  void whetherTimeMattersIsKnown() {
    assertThat(Models.load("builtin://ode/lorenz").isAutonomous()).isTrue();
    assertThat(Models.load("builtin://ode/duffing").isAutonomous()).isFalse();
  }

  @Test
  void specsCanBeChangedBeforeTheyAreCompiled() {
    ModelSpec spec = Models.read("spec", HEAD + "[equations.rhs]\nx='v'\nv='-x'\n");
    spec.setParameter("a", 3).setState("x", 2).putAux("q", "g(x)").setEquation("v", "-q - k");
    spec.putFunction("g", java.util.List.of("u"), "a*u")
        .putParameter("k", 0.5)
        .removeParameter("b");
    EquationModel m = spec.compile();
    double[] dx = new double[2];
    m.newKernel().rhs(dx, 0, m.initialState(), m.parameterValues(), History.NONE);
    assertThat(dx).containsExactly(0.25, -6.5);
    assertThatThrownBy(() -> spec.setParameter("aa", 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("did you mean 'a'");
  }

  @Test
  void descriptiveKeysAreAccepted() {
    EquationModel m =
        Models.parse(
            "m",
            """
            [model]
            type = "map"
            label = "Delayed Logistic Map"
            description = "A population with memory"
            author = "N. N."
            version = 2
            tags = ["map", "lag"]
            [states]
            x = 0.1
            [equations.rhs]
            x = "3.8*x*(1 - lag_x())"
            """);
    assertThat(m.name()).isEqualTo("Delayed Logistic Map");
    assertThat(m.diagnostics()).isEmpty();
  }
}
