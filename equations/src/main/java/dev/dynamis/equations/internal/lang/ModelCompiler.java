package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.internal.kernel.ModelParts;
import dev.dynamis.equations.model.DelayInfo;
import dev.dynamis.equations.model.Formula;
import dev.dynamis.equations.model.InputDelayInfo;
import dev.dynamis.equations.model.JacobianKind;
import dev.dynamis.equations.model.Kernel;
import dev.dynamis.equations.model.PastValue;
import dev.dynamis.equations.model.Place;
import dev.dynamis.equations.model.Preset;
import dev.dynamis.equations.model.SystemKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Checks a spec and makes the model of it: names, terms, derivatives, code. */
final class ModelCompiler {
  private final SpecTree spec;
  private final Problems problems;
  private final Terms terms;
  private final Scope names;
  private final Lags lags;
  private final Resolver resolver;
  private final List<String> states;
  private final List<String> params;
  private final List<String> inputs;
  private Program program;

  ModelCompiler(SpecTree spec) {
    this.spec = spec;
    // what is found here belongs to this attempt: the spec may be corrected and compiled again
    this.problems = spec.problems.copy();
    this.terms = new Terms(spec.dtype);
    this.states = List.copyOf(spec.states.keySet());
    this.params = List.copyOf(spec.parameters.keySet());
    this.inputs = List.copyOf(spec.inputs.keySet());
    this.names = new Scope(states);
    this.lags =
        new Lags(spec.kind, terms, states.size(), params.size(), inputs.size(), spec.lagLimit());
    this.resolver = new Resolver(names, terms, problems, lags);
  }

  ModelParts compile() {
    try {
      return checked();
    } catch (Terms.BudgetException e) {
      problems.error(
          Code.EXPRESSION_SIZE,
          spec.source,
          e.getMessage(),
          "split the model, or write it with fewer and shorter expressions");
      problems.throwIfErrors();
      throw e;
    }
  }

  /** Returns what the compiled model computes. */
  Program program() {
    return program;
  }

  /** Compiles the model and returns it as Java source. */
  String java() {
    return new JavaText(compile(), program).toString();
  }

  private ModelParts checked() {
    new NameChecks(spec, problems).check();
    defineNames();
    new DefinitionOrder(spec, names, terms, resolver, problems).resolveAll();
    List<Term> rhs = sides(spec.rhs, spec.kind == SystemKind.MAP);
    List<Term> inverse = spec.inverse.isEmpty() ? List.of() : sides(spec.inverse, true);
    List<Term> aux = new ArrayList<>();
    for (String name : spec.aux.keySet()) {
      aux.add(terms.store(names.lookup(name)));
    }
    for (Definition d : spec.outputs.values()) {
      d.parse(problems).ifPresent(e -> aux.add(terms.store(resolver.resolve(d, e))));
    }
    EventCompiler events = new EventCompiler(spec, names, terms, resolver, problems);
    List<Program.Event> eventPrograms = events.compile();
    Optional<Term> stop =
        Optional.ofNullable(spec.sim.stop)
            .flatMap(d -> d.parse(problems).map(e -> terms.toBool(resolver.resolve(d, e))));
    List<Term> past = past();
    List<Term> declared = declaredJacobian();
    values();
    Set<Term> delays = delays(rhs, aux, eventPrograms, stop, declared);
    history(delays);
    SimCompiler sim = new SimCompiler(spec, problems);
    sim.check();
    problems.throwIfErrors();

    program = program(rhs, inverse, aux, eventPrograms, stop, declared, delays, past);
    new StartCheck(spec, terms, program, sim.defaults(), problems).check(delays, lags);
    problems.throwIfErrors();
    Supplier<Kernel> kernel = kernel();
    if (!declared.isEmpty() && program.hasJacobian()) {
      new JacobianCheck(spec, terms, rhs, program, problems).check();
    }
    for (String s : states) {
      if (!spec.rhs.containsKey(s) && !events.assigns(s)) {
        Toml.Value at = spec.states.get(s).at();
        problems.warning(
            Code.NO_EQUATION,
            at,
            "[states]." + s,
            "the state '" + s + "' has no equation and keeps its value",
            "add one to [equations.rhs], or make it a parameter");
      }
    }
    ModelParts b = new ModelParts(spec.kind);
    spec.states.forEach((k, v) -> b.state(k, stored(v.value()), place(v.at(), "[states]." + k)));
    spec.parameters.forEach(
        (k, v) -> b.parameter(k, stored(v.value()), place(v.at(), "[params]." + k)));
    spec.inputs.forEach((k, v) -> b.input(k, stored(v.value()), place(v.at(), "[inputs]." + k)));
    for (Lags.InputDelay d : lags.inputDelays()) {
      b.inputDelays.add(new InputDelayInfo(d.input(), d.text()));
    }
    for (Term t : inputs.isEmpty() ? List.<Term>of() : aux) {
      b.auxOfInputs.add(Terms.reachable(List.of(t)).stream().anyMatch(lags::isInput));
    }
    b.name(spec.name.orElse(spec.source), spec.source)
        .hash(ModelHash.of(spec))
        .dtype(spec.dtype)
        .equations(equations())
        .aux(
            Stream.concat(spec.aux.values().stream(), outputs())
                .map(ModelCompiler::formula)
                .toList())
        .events(events.infos())
        .lags(lags.depths(), lags.fractionalDepths())
        .delays(delayInfos(delays), !spec.history.isEmpty())
        .pastValues(pastValues(rhs, delays))
        .inverse(!inverse.isEmpty())
        .autonomous(Terms.reachable(rhs).stream().noneMatch(t -> t.op == Op.TIME))
        .throwing(
            spec.dtype.isInteger() || Terms.reachable(rhs).stream().anyMatch(Schedule::isLoop))
        .jacobian(
            !program.hasJacobian()
                ? JacobianKind.NONE
                : declared.isEmpty() ? JacobianKind.SYMBOLIC : JacobianKind.DECLARED)
        .sim(sim.defaults())
        .presets(presets())
        .diagnostics(problems.sorted());
    if (spec.sim.stop != null) {
      b.stop(formula(spec.sim.stop));
    }
    if (spec.kind == SystemKind.MAP) {
      b.moduli = rhs.stream().mapToDouble(ModelCompiler::modulus).toArray();
    }
    b.auxDerivatives = program.auxJacobian().isPresent();
    b.auxLooksBack = !pastTerms(aux).isEmpty();
    Program interpreted = program;
    CompiledVariants variants = new CompiledVariants(program);
    b.lanes = variants::lanes;
    b.variational = variants::variational;
    return b.kernels(kernel, () -> new Interpreter(interpreted));
  }

  /** Returns of what a term is the remainder, which a constant may follow; 0 if of nothing. */
  private static double modulus(Term t) {
    return switch (t.op) {
      case MOD -> t.arg(1).isConst() ? Math.abs(t.arg(1).constant()) : 0;
      case ADD -> t.arg(0).isConst() ? modulus(t.arg(1)) : shifted(t);
      case SUB -> shifted(t);
      default -> 0;
    };
  }

  private static double shifted(Term t) {
    return t.arg(1).isConst() ? modulus(t.arg(0)) : 0;
  }

  private Supplier<Kernel> kernel() {
    try {
      return KernelCompiler.compile(program);
    } catch (Terms.BudgetException e) {
      if (inputs.isEmpty() && program.auxJacobian().isPresent()) {
        // code is worth more than derivatives of what is only looked at
        program = program.withoutAuxJacobian();
        return kernel();
      }
      problems.warning(
          Code.EXPRESSION_SIZE,
          new Place(spec.source, 0, 0, ""),
          e.getMessage() + ", so the model is interpreted, which is slow",
          "split it into smaller expressions");
      Program interpreted = program;
      return () -> new Interpreter(interpreted);
    }
  }

  private double stored(double v) {
    return spec.dtype.store(v);
  }

  private static Place place(Toml.Value at, String element) {
    return at.source().place(at.offset(), element);
  }

  static Formula formula(Definition d) {
    Place place = d.text().source().place(d.text().offset(0), d.element());
    return new Formula(d.name(), d.text().value(), place);
  }

  private void defineNames() {
    for (int i = 0; i < states.size(); i++) {
      names.define(states.get(i), "state", terms.state(i));
    }
    for (int i = 0; i < params.size(); i++) {
      names.define(params.get(i), "parameter", terms.param(i));
    }
    for (int i = 0; i < inputs.size(); i++) {
      names.define(inputs.get(i), "input", terms.param(params.size() + i));
    }
    names.define("t", "time", terms.time());
    spec.constants.forEach((k, v) -> names.define(k, "constant", constant(v.value())));
    names.define("pi", "constant", constant(Math.PI));
    names.define("e", "constant", constant(Math.E));
    names.define("math.pi", "constant", terms.constant(Math.PI));
    names.define("math.e", "constant", terms.constant(Math.E));
    names.define("math.tau", "constant", terms.constant(2 * Math.PI));
    names.define("math.inf", "constant", terms.constant(Double.POSITIVE_INFINITY));
    names.define("math.nan", "constant", terms.constant(Double.NaN));
  }

  /** Makes a constant; in a model of whole numbers it loses its fraction. */
  private Term constant(double v) {
    if (spec.dtype.isInteger()) {
      return terms.constant((long) v);
    }
    return terms.constant(spec.dtype.store(v));
  }

  /** Resolves one equation for each state; a state without one keeps its value. */
  private List<Term> sides(Map<String, Definition> equations, boolean next) {
    List<Term> sides = new ArrayList<>();
    for (int i = 0; i < states.size(); i++) {
      Definition d = equations.get(states.get(i));
      Optional<Expr> e = d == null ? Optional.empty() : d.parse(problems);
      if (e.isPresent()) {
        sides.add(terms.store(resolver.resolve(d, e.get())));
      } else {
        sides.add(next ? terms.store(terms.state(i)) : terms.constant(0.0));
      }
    }
    return sides;
  }

  private List<Term> declaredJacobian() {
    List<Term> entries = new ArrayList<>();
    for (List<Definition> row : spec.jacobian) {
      for (Definition d : row) {
        entries.add(
            d.parse(problems)
                .map(e -> terms.toDouble(resolver.resolve(d, e)))
                .orElse(terms.constant(0.0)));
      }
    }
    return entries;
  }

  /** Resolves the past: expressions of t, parameters and the values at the start. */
  private List<Term> past() {
    Map<Term, Term> atStart = new HashMap<>();
    for (int i = 0; i < states.size(); i++) {
      atStart.put(terms.state(i), terms.initial(i));
    }
    List<Term> past = new ArrayList<>();
    for (int i = 0; i < states.size(); i++) {
      Definition d = spec.history.get(states.get(i));
      Optional<Expr> e = d == null ? Optional.empty() : d.parse(problems);
      if (e.isEmpty()) {
        past.add(terms.toDouble(terms.initial(i)));
        continue;
      }
      Term t = resolver.resolve(d, e.get());
      for (Term part : Terms.reachable(List.of(t))) {
        if (part.op == Op.LAG || part.op == Op.FRACTIONAL_LAG || part.op == Op.DELAY) {
          problems.error(
              Code.HISTORY,
              d.text(),
              d.element(),
              "the past refers to the past",
              "write it as a formula of t, parameters and initial values");
          break;
        }
      }
      past.add(terms.store(terms.substitute(t, atStart)));
    }
    return past;
  }

  private Set<Term> delays(
      List<Term> rhs,
      List<Term> aux,
      List<Program.Event> events,
      Optional<Term> stop,
      List<Term> declared) {
    List<Term> roots = new ArrayList<>(rhs);
    roots.addAll(aux);
    roots.addAll(declared);
    for (Program.Event e : events) {
      roots.add(e.condition());
      e.actions().forEach(a -> roots.add(a.value()));
    }
    stop.ifPresent(roots::add);
    Set<Term> delays = new LinkedHashSet<>();
    for (Term t : Terms.reachable(roots)) {
      if (t.op == Op.DELAY) {
        delays.add(t);
      }
    }
    return delays;
  }

  private void history(Set<Term> delays) {
    if (spec.history.isEmpty()) {
      return;
    }
    Definition first = spec.history.values().iterator().next();
    if (spec.kind == SystemKind.MAP) {
      problems.error(
          Code.HISTORY,
          first.text(),
          first.element(),
          "a map has no past in time",
          "remove [history]; before the first step a lag is the initial value");
    } else if (delays.isEmpty()) {
      problems.warning(
          Code.HISTORY,
          formula(first).place(),
          "the past is given, but no delay(x, tau) looks at it",
          "remove [history]; before the first step a lag is the initial value");
    }
  }

  private List<DelayInfo> delayInfos(Set<Term> delays) {
    List<DelayInfo> infos = new ArrayList<>();
    for (Term d : delays) {
      Formula text = lags.delayText(d);
      boolean constant =
          Terms.reachable(List.of(d.arg(0))).stream().noneMatch(t -> t.op == Op.PARAM);
      infos.add(new DelayInfo((int) d.index, text, constant));
    }
    return infos;
  }

  /** Returns the number of parameters, inputs and past values of inputs. */
  private int slots() {
    return params.size() + inputs.size() + lags.inputDelays().size();
  }

  private Program program(
      List<Term> rhs,
      List<Term> inverse,
      List<Term> aux,
      List<Program.Event> events,
      Optional<Term> stop,
      List<Term> declared,
      Set<Term> delays,
      List<Term> past) {
    List<Program.Entry> jacobian = new ArrayList<>();
    List<Program.Entry> paramJacobian = List.of();
    Program.PastDerivatives pastDerivatives = Program.PastDerivatives.NONE;
    Optional<List<Program.Entry>> auxJacobian = Optional.empty();
    boolean hasJacobian = !spec.dtype.isInteger();
    if (hasJacobian) {
      List<Term> stateTerms = new ArrayList<>();
      for (int i = 0; i < states.size(); i++) {
        stateTerms.add(terms.state(i));
      }
      List<Term> paramTerms = new ArrayList<>();
      for (int i = 0; i < slots(); i++) {
        paramTerms.add(terms.param(i));
      }
      for (int i = 0; i < declared.size(); i++) {
        if (!declared.get(i).is(0)) {
          jacobian.add(new Program.Entry(i, declared.get(i)));
        }
      }
      try {
        if (declared.isEmpty()) {
          jacobian = new Differentiator(terms).jacobian(rhs, stateTerms);
        }
        paramJacobian = new Differentiator(terms).jacobian(rhs, paramTerms);
        pastDerivatives = pastDerivatives(rhs, delays, past, paramTerms);
        if (!inputs.isEmpty()) {
          auxJacobian = Optional.of(auxJacobian(aux, stateTerms, paramTerms));
        }
        if (inputs.isEmpty() && !aux.isEmpty()) {
          auxJacobian = affordable(aux, stateTerms, paramTerms);
        }
      } catch (Terms.BudgetException e) {
        problems.warning(
            Code.EXPRESSION_SIZE,
            new Place(spec.source, 0, 0, ""),
            "the derivatives of the equations are not formed: " + e.getMessage(),
            "use an explicit stepper; implicit ones take differences");
        jacobian = List.of();
        paramJacobian = List.of();
        pastDerivatives = Program.PastDerivatives.NONE;
        auxJacobian = Optional.empty();
        hasJacobian = false;
      }
    }
    return new Program(
        spec.dtype,
        states.size(),
        slots(),
        terms.count(),
        rhs,
        inverse,
        aux,
        events,
        stop,
        jacobian,
        paramJacobian,
        pastDerivatives,
        auxJacobian,
        Stream.concat(
                delays.stream().map(d -> d.arg(0)),
                lags.inputDelays().stream().map(Lags.InputDelay::tau))
            .toList(),
        past,
        hasJacobian);
  }

  /** Finds what formulas look back at. */
  private static List<Term> pastTerms(List<Term> formulas) {
    return Terms.reachable(formulas).stream()
        .filter(t -> t.op == Op.LAG || t.op == Op.FRACTIONAL_LAG || t.op == Op.DELAY)
        .toList();
  }

  private static List<PastValue> pastValues(List<Term> rhs, Set<Term> delays) {
    List<Term> known = List.copyOf(delays);
    return pastTerms(rhs).stream()
        .map(t -> new PastValue((int) t.index, t.op == Op.DELAY ? 0 : t.value, known.indexOf(t)))
        .toList();
  }

  private Program.PastDerivatives pastDerivatives(
      List<Term> rhs, Set<Term> delays, List<Term> past, List<Term> parameters) {
    List<Term> looked = pastTerms(rhs);
    if (looked.isEmpty()) {
      return Program.PastDerivatives.NONE;
    }
    Differentiator by = new Differentiator(terms);
    List<Term> parametersAndTime = new ArrayList<>(parameters);
    parametersAndTime.add(terms.time());
    return new Program.PastDerivatives(
        looked.size(),
        delays.size(),
        by.jacobian(rhs, looked),
        by.jacobian(delays.stream().map(d -> d.arg(0)).toList(), parameters),
        by.jacobian(past, parametersAndTime));
  }

  /** Returns the outputs, under the names that they were given. */
  private Stream<Definition> outputs() {
    return spec.outputs.entrySet().stream()
        .map(e -> new Definition(e.getKey(), e.getValue().text(), e.getValue().element()));
  }

  /** Derivatives of auxiliary quantities that only reports need may be too many. */
  private Optional<List<Program.Entry>> affordable(
      List<Term> aux, List<Term> stateTerms, List<Term> paramTerms) {
    try {
      return Optional.of(auxJacobian(aux, stateTerms, paramTerms));
    } catch (Terms.BudgetException e) {
      return Optional.empty();
    }
  }

  /** Returns the derivatives of auxiliary quantities by states and then by parameters. */
  private List<Program.Entry> auxJacobian(
      List<Term> aux, List<Term> stateTerms, List<Term> paramTerms) {
    int width = stateTerms.size() + paramTerms.size();
    List<Program.Entry> entries = new ArrayList<>();
    for (Program.Entry e : new Differentiator(terms).jacobian(aux, stateTerms)) {
      int row = e.index() / stateTerms.size();
      entries.add(new Program.Entry(row * width + e.index() % stateTerms.size(), e.value()));
    }
    for (Program.Entry e : new Differentiator(terms).jacobian(aux, paramTerms)) {
      int row = e.index() / paramTerms.size();
      int column = stateTerms.size() + e.index() % paramTerms.size();
      entries.add(new Program.Entry(row * width + column, e.value()));
    }
    return entries;
  }

  private List<Formula> equations() {
    List<Formula> list = new ArrayList<>();
    spec.states.forEach(
        (k, v) -> {
          Definition d = spec.rhs.get(k);
          list.add(d == null ? new Formula(k, "", place(v.at(), "[states]." + k)) : formula(d));
        });
    return list;
  }

  // ---- numbers

  private void values() {
    spec.states.forEach((k, v) -> fits(v, "[states]." + k));
    spec.parameters.forEach((k, v) -> fits(v, "[params]." + k));
    spec.constants.forEach((k, v) -> fits(v, "[constants]." + k));
    spec.inputs.forEach((k, v) -> fits(v, "[inputs]." + k));
    for (SpecTree.PresetSpec p : spec.presets.values()) {
      preset(p, p.parameters(), spec.parameters.keySet(), "params", "parameter");
      preset(p, p.states(), spec.states.keySet(), "states", "state");
    }
  }

  private void preset(
      SpecTree.PresetSpec p,
      Map<String, SpecTree.Value> values,
      Set<String> known,
      String table,
      String what) {
    values.forEach(
        (k, v) -> {
          String element = "[presets." + p.name() + "]." + table + "." + k;
          if (!known.contains(k)) {
            problems.error(
                Code.PRESET,
                v.at(),
                element,
                "there is no " + what + " '" + k + "'",
                Problems.nearest(k, known, "known are: " + Problems.list(known)));
          } else {
            fits(v, element);
          }
        });
  }

  private void fits(SpecTree.Value v, String element) {
    try {
      double stored = spec.dtype.store(v.value());
      if (spec.dtype.isInteger() && v.at() instanceof Toml.Int i) {
        // a whole number may have more digits than the number that was made of it
        spec.dtype.store(i.value());
      }
      if (Double.isInfinite(stored) || Double.isNaN(stored)) {
        throw new ArithmeticException(
            Double.isNaN(stored) || Double.isInfinite(v.value())
                ? v.value() + " where a finite number was expected"
                : v.value() + " is too large for " + spec.dtype);
      }
      if (spec.dtype.isInteger() && stored != v.value()) {
        problems.warning(
            Code.CUT,
            v.at(),
            element,
            v.value() + " is stored as " + (long) stored + " in a model of " + spec.dtype,
            "write a whole number, or use float64");
      }
    } catch (ArithmeticException e) {
      problems.error(
          Code.DOES_NOT_FIT, v.at(), element, e.getMessage(), "use a smaller number or float64");
    }
  }

  private List<Preset> presets() {
    List<Preset> presets = new ArrayList<>();
    for (SpecTree.PresetSpec p : spec.presets.values()) {
      presets.add(
          new Preset(
              p.name(),
              PresetFile.values(p.parameters()),
              PresetFile.values(p.states()),
              PresetFile.place(p.at(), p.name())));
    }
    return presets;
  }
}
