package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.equations.Models;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bad input is rejected with its place and cause. In each case the text has one mistake, which
 * {@code «} marks.
 */
class ProblemsTest {
  private static final String MODEL = "[model]\ntype = \"ode\"\n";
  private static final String MAP = "[model]\ntype = \"map\"\n";
  private static final String STATES = "[states]\nx = 0.5\nv = 1\n[params]\na = 2.0\n";
  private static final String ODE = MODEL + STATES;
  private static final String WHOLE = "[model]\ntype = \"map\"\ndtype = \"int64\"\n" + STATES;
  private static final String BLOCK = "[equations]\nexpr = \"\"\"\n";

  private static Arguments bad(String code, String says, String text) {
    return Arguments.of(code, says, text);
  }

  /** An expression in the right-hand side of x. */
  private static Arguments expr(String code, String says, String expression) {
    return bad(code, says, ODE + "[equations.rhs]\nx = \"" + expression + "\"\n");
  }

  static Stream<Arguments> files() {
    return Stream.of(
        bad("EQ001", "8/3", ODE + "b = 8«/3\n"),
        bad("EQ001", "end of line", ODE + "b = \"abc«\n"),
        bad("EQ001", "previously defined", ODE + "«a = 3\n"),
        bad("EQ001", "previously defined", ODE + "«[states]\ny = 1\n"),
        bad("EQ001", "Nesting", "a = " + "[".repeat(200)),
        bad("EQ010", "[model]", "«[states]\nx = 1\n"),
        bad("EQ010", "[states]", "«" + MODEL),
        bad("EQ010", "type", "«[model]\nname = \"n\"\n" + STATES),
        bad("EQ011", "did you mean 'model'", ODE + "«[modle]\nk = 1\n"),
        bad("EQ011", "did you mean 'params'", ODE + "«[parms]\nk = 1\n"),
        bad("EQ011", "did you mean 'dtype'", MODEL + "«dtyp = \"float64\"\n" + STATES),
        bad("EQ011", "did you mean 'expr'", ODE + "[equations]\n«exprs = \"dx = 1\"\n"),
        bad("EQ011", "did you mean 'expr'", ODE + "[equations.jacobian]\n«exprs = []\n"),
        bad("EQ011", "rhs", MAP + STATES + "[equations.inverse]\n«foo = 1\n"),
        bad("EQ011", "did you mean 'cond'", ODE + "[events.e]\n«condd = \"1\"\ncond = \"x > 1\"\n"),
        bad("EQ011", "did you mean 'args'", ODE + "[functions.f]\n«arg = [\"u\"]\nexpr = \"1\"\n"),
        bad(
            "EQ011",
            "did you mean 'params'",
            ODE + "[presets.p]\n«param = 1\n[presets.p.params]\na = 1\n"),
        bad("EQ011", "did you mean 'dt'", ODE + "[sim]\ndtt = «3\n"),
        bad("EQ011", "did you mean 'stepper'", ODE + "[sim]\nsteper = \"«rk4\"\n"),
        bad("EQ012", "a table", "«model = 3\n" + STATES),
        bad("EQ012", "a table", "«states = 3\n" + MODEL),
        bad("EQ012", "a string", "[model]\ntype = «3\n" + STATES),
        bad("EQ012", "a string", MODEL + "dtype = «64\n" + STATES),
        bad("EQ012", "a list", MODEL + "[states]\nx = «[1, 2]\n"),
        bad("EQ012", "a date", MODEL + "[states]\nx = «1979-05-27\n"),
        bad("EQ012", "quotes", ODE + "[aux]\nq = «3\n"),
        bad("EQ012", "a boolean", ODE + "[equations.rhs]\nx = «true\n"),
        bad("EQ012", "a table", ODE + "[equations]\n«rhs = 3\n"),
        bad("EQ012", "a string", ODE + "[equations]\nexpr = «3\n"),
        bad("EQ012", "a list of rows", ODE + "[equations.jacobian]\nexpr = «3\n"),
        bad("EQ012", "a list", ODE + "[equations.jacobian]\nexpr = [«3, 4]\n"),
        bad("EQ012", "an expression", ODE + "[equations.jacobian]\nexpr = [[«true, 1], [1, 1]]\n"),
        bad("EQ012", "a list of strings", ODE + "[functions.f]\nargs = \"«u\"\nexpr = \"1\"\n"),
        bad("EQ012", "a string", ODE + "[functions.f]\nexpr = «1\n"),
        bad("EQ012", "a table", ODE + "[functions]\n«f = \"1\"\n"),
        bad("EQ012", "assignments", ODE + "[events.e]\ncond = \"x > 1\"\naction = «3\n"),
        bad("EQ012", "a list of strings", ODE + "[events.e]\ncond = \"x > 1\"\nlog = \"«t\"\n"),
        bad("EQ012", "a list of strings", ODE + "[events.e]\ncond = \"x > 1\"\ntags = [«1]\n"),
        bad("EQ012", "true or false", ODE + "[sim]\nrecord = \"«yes\"\n"),
        bad("EQ012", "a condition", ODE + "[sim]\nstop = «3\n"),
        bad("EQ012", "a number", ODE + "[presets.p.params]\na = \"«2\"\n"),
        bad("EQ013", "'flow'", "[model]\ntype = \"«flow\"\n" + STATES),
        bad("EQ013", "float64", MODEL + "dtype = \"«flaot64\"\n" + STATES),
        bad("EQ013", "whole numbers", MODEL + "dtype = \"«int64\"\n" + STATES),
        bad("EQ013", "complex128", MAP + "dtype = \"«complex128\"\n" + STATES),
        bad("EQ013", "phase", ODE + "[events.e]\ncond = \"x > 1\"\nphase = \"«middle\"\n"),
        bad("EQ013", "above 0", ODE + "[sim]\ndt = «-1\n"),
        bad("EQ013", "whole number", ODE + "[sim]\nmax_steps = «1.5\n"),
        bad("EQ013", "at least 0", ODE + "[sim]\nrtol = «-1e-3\n"),
        bad("EQ013", "did you mean 'all'", ODE + "[sim]\nevents = \"«al\"\n"),
        bad("EQ013", "post", ODE + "[sim.stop]\ncond = \"x > 1\"\nphase = \"«pre\"\n"),
        bad(
            "EQ013",
            "direction",
            ODE + "[events.e]\ncond = \"x > 1\"\nlocate = true\ndirection = \"«left\"\n"),
        bad("EQ014", "start", ODE + "[events.e]\ncond = \"x > 1\"\nphase = \"«pre\"\n"),
        bad("EQ014", "end", ODE + "[events.e]\ncond = \"x > 1\"\nphase = \"«post\"\n"),
        bad("EQ014", "log", ODE + "[events.e]\ncond = \"x > 1\"\n«record = true\n"));
  }

  static Stream<Arguments> namesAndNumbers() {
    return Stream.of(
        bad("EQ020", "'t' is reserved", MODEL + "[states]\nt = «1\n"),
        bad("EQ020", "'pi' is reserved", ODE + "pi = «3.14\n"),
        bad("EQ020", "'e' is reserved", ODE + "[aux]\ne = \"«x\"\n"),
        bad("EQ021", "v (states, params)", ODE + "v = «3\n"),
        bad("EQ021", "a (params, aux)", ODE + "[aux]\na = \"«x\"\n"),
        bad("EQ021", "a (params, constants)", ODE + "[constants]\na = «3\n"),
        bad("EQ021", "x (states, functions)", ODE + "[functions.x]\nexpr = \"«1\"\n"),
        bad("EQ021", "twice", ODE + "[functions.f]\nargs = [\"u\", \"«u\"]\nexpr = \"u\"\n"),
        bad("EQ022", "'a b'", ODE + "\"a b\" = «3\n"),
        bad("EQ022", "'if'", ODE + "if = «3\n"),
        bad("EQ022", "'2u'", ODE + "[functions.f]\nargs = [\"«2u\"]\nexpr = \"1\"\n"),
        bad("EQ023", "q -> q", ODE + "[aux]\nq = \"«q + 1\"\n"),
        bad("EQ023", "q -> r -> q", ODE + "[aux]\nq = \"«r\"\nr = \"q\"\n"),
        bad("EQ023", "f", ODE + "[functions.f]\nargs = [\"u\"]\nexpr = \"«f(u)\"\n"),
        bad(
            "EQ023",
            "q -> f -> q",
            ODE + "[aux]\nq = \"«f(1)\"\n[functions.f]\nargs = [\"u\"]\nexpr = \"q*u\"\n"),
        bad("EQ030", "truth value", ODE + "b = \"«True\"\n"),
        bad("EQ030", "a function", ODE + "b = \"2*«sin(1)\"\n"),
        bad("EQ030", "other than numbers", ODE + "b = \"«1 < 2\"\n"),
        bad("EQ030", "bit operator", ODE + "b = \"1 «| 2\"\n"),
        bad("EQ050", "empty", ODE + "b = \"«\"\n"),
        bad("EQ051", "'q'", ODE + "b = \"2*«q\"\n"),
        bad("EQ051", "'d'", MODEL + "[states]\nx = 1\n[constants]\nc = \"«d\"\nd = 1\n"),
        bad("EQ031", "division by zero", ODE + "b = \"«1/0\"\n"),
        bad("EQ031", "finite", ODE + "b = \"«1e300*1e300\"\n"),
        bad("EQ031", "finite", ODE + "b = «inf\n"),
        bad("EQ032", "does not fit", WHOLE + "b = «1e30\n"),
        bad("EQ032", "does not fit", WHOLE + "b = «9007199254740993\n"),
        bad("EQ032", "too large", MODEL + "dtype = \"float32\"\n[states]\nx = «1e300\n"));
  }

  static Stream<Arguments> equations() {
    return Stream.of(
        bad("EQ040", "'z'", ODE + "[equations.rhs]\n«z = \"1\"\n"),
        bad("EQ040", "'dz'", ODE + BLOCK + "dx = v\n«dz = 1\n\"\"\"\n"),
        bad("EQ041", "'x'", ODE + BLOCK + "«dx = v\n\"\"\"\n[equations.rhs]\nx = \"v\"\n"),
        bad("EQ042", "without '='", ODE + BLOCK + "dx = v\n«v + 1\n\"\"\"\n"),
        bad("EQ042", "'+='", ODE + BLOCK + "«v += 1\n\"\"\"\n"),
        bad("EQ042", "without a value", ODE + BLOCK + "«dv =\n\"\"\"\n"),
        bad("EQ042", "without a target", ODE + BLOCK + "«= 3\n\"\"\"\n"),
        bad("EQ043", "'dx'", MAP + STATES + BLOCK + "«dx = v\n\"\"\"\n"),
        bad("EQ043", "'d(x)'", MAP + STATES + BLOCK + "«d(x) = v\n\"\"\"\n"),
        bad("EQ044", "1 rows", ODE + "[equations.jacobian]\nexpr = «[[1, 2]]\n"),
        bad("EQ044", "3 columns", ODE + "[equations.jacobian]\nexpr = [[1, 2], «[1, 2, 3]]\n"),
        bad("EQ045", "inverse", ODE + "«[equations.inverse.rhs]\nx = \"1\"\n"),
        bad("EQ051", "'q'", ODE + "[equations.jacobian]\nexpr = [[\"1\", \"«q\"], [1, 1]]\n"),
        bad("EQ051", "'qq'", MAP + STATES + "[equations.inverse.rhs]\nx = \"«qq\"\n"),
        bad("EQ065", "no state 'y'", ODE + "[history]\n«y = \"1\"\n"),
        bad("EQ065", "a map", MAP + STATES + "[history]\nx = \"«1\"\n"),
        bad(
            "EQ065",
            "refers to the past",
            ODE + "[equations.rhs]\nx = \"delay(x, a)\"\n[history]\nx = \"«lag_x()\"\n"),
        bad("EQ070", "'q'", ODE + "[events.e]\ncond = \"x > 1\"\naction.«q = \"1\"\n"),
        bad(
            "EQ070",
            "auxiliary quantity",
            ODE + "[aux]\nq = \"x\"\n[events.e]\ncond = \"x > 1\"\naction = \"«q = 1\"\n"),
        bad("EQ042", "'+='", ODE + "[events.e]\ncond = \"x > 1\"\naction = \"«x += 1\"\n"),
        bad("EQ050", "';'", ODE + "[events.e]\ncond = \"x > 1\"\naction = \"x = 1«; v = 2\"\n"),
        bad("EQ051", "True", ODE + "[events.e]\ncond = \"«true\"\n"),
        bad("EQ010", "cond", ODE + "«[events.e]\nphase = \"end\"\n"),
        bad("EQ071", "'zzz'", ODE + "[events.e]\ncond = \"x > 1\"\nlog = [\"t\", \"«zzz\"]\n"),
        bad("EQ071", "'foo:'", ODE + "[events.e]\ncond = \"x > 1\"\nlog = [\"«foo:x\"]\n"),
        bad("EQ071", "'a'", ODE + "[events.e]\ncond = \"x > 1\"\nlog = [\"«state:a\"]\n"),
        bad("EQ072", "'1a'", ODE + "[events.e]\ncond = \"x > 1\"\ntags = [\"ok\", \"«1a\"]\n"),
        bad("EQ072", "empty", ODE + "[events.e]\ncond = \"x > 1\"\ntags = [\"«\"]\n"),
        bad("EQ072", "tag@x", ODE + "[events.e]\ncond = \"x > 1\"\ntags = [\"«tag@x\"]\n"),
        bad("EQ073", "located", ODE + "[events.e]\ncond = \"«x == 1\"\nlocate = true\n"),
        bad("EQ073", "locate = true", ODE + "[events.e]\ncond = \"x > 1\"\n«direction = \"up\"\n"),
        bad("EQ080", "'z'", ODE + "[presets.p.params]\nz = «1\n"),
        bad("EQ080", "'z'", ODE + "[presets.p.states]\nz = «1\n"),
        bad("EQ080", "without values", ODE + "«[presets.p]\n"),
        bad("EQ010", "cond", ODE + "«[sim.stop]\nphase = \"post\"\n"),
        bad("EQ100", "did you mean 'rk2'", ODE + "[sim]\nstepper = \"«rk3\"\n"),
        bad("EQ100", "is a map", MAP + STATES + "[sim]\nstepper = \"«rk4\"\n"),
        bad("EQ100", "for maps", ODE + "[sim]\nstepper = \"«map\"\n"),
        bad("EQ101", "safety", ODE + "[sim]\nsafety = «7\n"),
        bad("EQ101", "jacobian_mode", ODE + "[sim]\njacobian_mode = \"«magic\"\n"));
  }

  static Stream<Arguments> expressions() {
    return Stream.of(
        expr("EQ050", "empty", "«"),
        expr("EQ050", "end of the text", "a +«"),
        expr("EQ050", "')' was expected", "(a + 1«"),
        expr("EQ050", "')'", "a + 1«)"),
        expr("EQ050", "write * between", "2 «a"),
        expr("EQ050", "runs into", "«2a"),
        expr("EQ050", "'=='", "a «= 1"),
        expr("EQ050", "'$'", "a «$ 1"),
        expr("EQ050", "'else' was expected", "1 if a > 2«"),
        expr("EQ050", "without arguments", "«sin"),
        expr("EQ050", "not a number", "«0xfg"),
        expr("EQ050", "a tuple", "(a«, 1)"),
        expr("EQ051", "did you mean 'v'", "«V + 1"),
        expr("EQ051", "'nothing'", "a*«nothing"),
        expr("EQ051", "'math.foo'", "«math.foo"),
        expr("EQ052", "did you mean 'sin'", "«sinn(x)"),
        expr("EQ052", "randn", "«randn()"),
        expr("EQ052", "not a function (parameter)", "«a(1)"),
        expr("EQ053", "takes 1 argument", "«sin(x, 2)"),
        expr("EQ053", "takes 2 arguments", "«atan2(x)"),
        expr("EQ053", "takes 3 arguments", "«clip(x, 1)"),
        expr("EQ053", "at least 2", "«min(x)"),
        expr("EQ053", "keyword", "clip(x, «lo=1, hi=2)"),
        expr("EQ053", "written out", "round(x, «a)"),
        expr("EQ054", "a string", "«'abc'"),
        expr("EQ054", "an index", "x«[0]"),
        expr("EQ054", "an attribute", "(x)«.real"),
        expr("EQ054", "os.system", "«os.system(1)"),
        expr("EQ054", "matrix", "x «@ v"),
        expr("EQ054", "imaginary", "«2j"),
        expr("EQ054", "a list", "1 + «[1, 2]"),
        expr("EQ055", "levels deep", "(".repeat(256) + "«x"),
        expr("EQ055", "levels deep", "-".repeat(255) + "«-x"),
        expr("EQ056", "20000", "«x" + " + x".repeat(20_000)),
        expr("EQ057", "bit operator", "x «& 1"),
        expr("EQ057", "bit operator", "«~x"),
        bad("EQ057", "not whole", WHOLE + "[equations.rhs]\nx = \"(x/2) «| 1\"\n"),
        expr("EQ058", "range", "sum(i for i in «[1, 2])"),
        expr("EQ058", "outside", "(i «for i in range(3))"),
        expr("EQ058", "another meaning", "sum(«x for x in range(3))"),
        expr("EQ058", "two loops", "sum(i*j for i in range(3) «for j in range(3))"),
        expr("EQ058", "single variable", "sum(i for «2 in range(3))"),
        expr("EQ058", "100000", "sum(i for i in «range(1000000))"),
        expr("EQ058", "no values", "sum(i for i in «range(0, 5, 0))"),
        expr("EQ058", "single number", "sum(«x)"),
        expr("EQ053", "1, 2 or 3", "sum(i for i in «range())"),
        expr(
            "EQ055",
            "loops nested",
            "sum(sum(sum(«1 for k in range(2)) for j in range(2)) for i in range(2))"),
        expr("EQ060", "'a' is a parameter", "«lag_a(1)"),
        expr("EQ060", "no state 'zz'", "«lag_zz(1)"),
        bad(
            "EQ060",
            "lagged states",
            ODE + "[aux]\nE = \"v^2\"\n[equations.rhs]\nx = \"1 - «lag_E(1)\"\n"),
        expr("EQ061", "without parentheses", "«lag_x"),
        expr("EQ061", "a number", "lag_x(«a)"),
        expr("EQ061", "a number", "lag_x(«2 + 1)"),
        expr("EQ061", "a number", "lag_x(«-1)"),
        expr("EQ061", "a number", "«lag_x(1, 2)"),
        bad("EQ061", "whole numbers", WHOLE + "[equations.rhs]\nx = \"lag_x(«1.5)\"\n"),
        expr("EQ062", "at least 1", "lag_x(«0)"),
        expr("EQ062", "limit is 999", "lag_x(«1000)"),
        expr("EQ062", "limit is 999", "lag_x(«1001)"),
        expr("EQ062", "at least 1", "lag_x(«0.5)"),
        expr("EQ063", "name of a state", "delay(«a, 1)"),
        expr("EQ063", "name of a state", "delay(«x + 1, 1)"),
        expr("EQ063", "more than parameters", "delay(x, «v)"),
        expr("EQ063", "more than parameters", "delay(x, «t)"),
        expr("EQ063", "at least 0", "delay(x, «-1)"),
        bad("EQ064", "map", MAP + STATES + "[equations.rhs]\nx = \"«delay(x, 1)\"\n"),
        expr("EQ066", "name of a state", "1 if cross_up(«a, 1) else 0"),
        expr("EQ066", "name of a state", "1 if changed(«x + 1) else 0"),
        bad(
            "EQ053",
            "takes 1 argument",
            ODE
                + "[functions.f]\nargs = [\"u\"]\nexpr = \"u\"\n[equations.rhs]\nx = \"«f(1, 2)\"\n"),
        bad("EQ051", "'w'", ODE + "[functions.f]\nargs = [\"u\"]\nexpr = \"u*«w\"\n"));
  }

  @ParameterizedTest
  @MethodSource({"files", "namesAndNumbers", "equations", "expressions"})
  @Tag("acceptance:002-20")
  @Tag("acceptance:002-21")
  @Tag("acceptance:002-22")
  @Tag("acceptance:002-23")
  @Tag("acceptance:002-24")
  @Tag("acceptance:002-25")
  @Tag("acceptance:002-28")
  @Tag("acceptance:002-50")
  void badInputIsRejectedAtItsPlace(String code, String says, String marked) {
    int at = marked.indexOf('«');
    String text = marked.replace("«", "");
    ModelException e =
        catchThrowableOfType(ModelException.class, () -> Models.parse("bad.toml", text));
    assertThat(e).as("nothing was wrong with:%n%s", text).isNotNull();
    List<Diagnostic> errors =
        e.diagnostics().stream().filter(d -> d.severity() == Severity.ERROR).toList();
    assertThat(errors).extracting(Diagnostic::code).as(e.getMessage()).containsOnly(code);
    Diagnostic d = errors.get(0);
    assertThat(d.render().toLowerCase(java.util.Locale.ROOT))
        .contains(says.toLowerCase(java.util.Locale.ROOT));
    assertThat(d.source()).isEqualTo("bad.toml");
    assertThat(d.fix()).isNotEmpty();
    if (at >= 0) {
      SourceText source = new SourceText("bad.toml", text);
      assertThat(d.line() + ":" + d.column())
          .as(e.getMessage())
          .isEqualTo(source.line(at) + ":" + source.column(at));
    }
  }

  @Test
  void thereAreMoreThanAHundredCases() {
    long cases =
        Stream.of(files(), namesAndNumbers(), equations(), expressions())
            .flatMap(s -> s)
            .map(a -> a.get()[2])
            .distinct()
            .count();
    assertThat(cases).isGreaterThan(180);
  }

  @Test
  void allProblemsAreToldAtOnceInTheOrderOfTheFile() {
    ModelException e =
        catchThrowableOfType(
            ModelException.class,
            () ->
                Models.parse(
                    "many.toml",
                    """
                    [model]
                    type = "ode"
                    [states]
                    x = "1/0"
                    [params]
                    a = 1
                    [equations.rhs]
                    x = "b + sinn(x) + lag_a()"
                    [events.e]
                    cond = "y > "
                    action.q = "2"
                    [odd]
                    [sim]
                    stepper = "rk5"
                    """));
    assertThat(e.diagnostics())
        .extracting(Diagnostic::code)
        .containsExactly("EQ031", "EQ051", "EQ052", "EQ060", "EQ050", "EQ070", "EQ011", "EQ100");
    assertThat(e.diagnostics()).extracting(Diagnostic::line).isSorted();
  }

  @Test
  void placesAreFoundInsideEscapedAndMultiLineStrings() {
    ModelException e =
        catchThrowableOfType(
            ModelException.class,
            () ->
                Models.parse(
                    "strings.toml",
                    "[model]\ntype = \"map\"\n[states]\nx = 1\ny = 1\n\"é\" = 1\n[equations]\n"
                        + "expr = \"\"\"\n  x = 1 + \\\n      bad1\n\ty = \\u0031 + bad2\n\"\"\"\n"
                        + "[equations.rhs]\n\"é\"   =   '''\n(1 +\n  bad3)'''\n"));
    assertThat(e.diagnostics())
        .extracting(d -> d.line() + ":" + d.column())
        .containsExactly("10:7", "11:15", "16:3");
  }

  @Test
  void theExcerptShowsTheLineAndACaretBelowTheOffendingText() {
    ModelException e =
        catchThrowableOfType(
            ModelException.class,
            () -> Models.parse("caret.toml", ODE + "[equations.rhs]\nx = \"a*foo + 1\"\n"));
    assertThat(e.getMessage())
        .isEqualTo(
            """
            caret.toml:9:8: [EQ051] [equations.rhs.x]: unknown name 'foo'
                | x = "a*foo + 1"
                |        ^~~
                fix: declare it in [params], [constants], [aux] or [states]""");
  }

  @Test
  void everyCodeIsUnique() {
    Set<String> ids = new TreeSet<>();
    for (Code c : Code.values()) {
      assertThat(ids.add(c.id())).as(c.id()).isTrue();
    }
  }

  @Test
  void functionsThatDoubleThemselvesEndInAnErrorNotInALongWait() {
    StringBuilder b = new StringBuilder(ODE);
    b.append("[functions.f0]\nargs = ['u']\nexpr = 'u + 1'\n");
    for (int i = 1; i < 60; i++) {
      b.append("[functions.f").append(i).append("]\nargs = ['u']\nexpr = 'f");
      b.append(i - 1).append("(u) + f").append(i - 1).append("(u + ").append(i).append(")'\n");
    }
    b.append("[equations.rhs]\nx = 'f59(x)'\n");
    ModelException e =
        catchThrowableOfType(ModelException.class, () -> Models.parse("bomb", b.toString()));
    assertThat(e.diagnostics()).extracting(Diagnostic::code).containsOnly("EQ056");
  }

  @Test
  void aFileThatIsTooLargeIsNotParsed() {
    String text = "#".repeat(TomlReader.MAX_CHARACTERS + 1);
    ModelException e = catchThrowableOfType(ModelException.class, () -> Models.parse("big", text));
    assertThat(e.diagnostics()).extracting(Diagnostic::code).containsExactly("EQ003");
  }
}
