package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.internal.kernel.LaneKernel;
import dev.dynamis.equations.internal.kernel.LaneMethod;
import dev.dynamis.equations.model.Dtype;
import dev.dynamis.equations.model.Kernel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Further forms of a program, compiled when they are first asked for and then kept. */
final class CompiledVariants {
  /** States, tangent vectors included, above which straight code is not worth while. */
  private static final int MOST_STATES = 64;

  private static final int MOST_TERMS = 3000;

  private record LaneKey(LaneMethod method, int vectors) {}

  private final Program program;
  private final Map<LaneKey, Optional<LaneKernel>> lanes = new ConcurrentHashMap<>();
  private final Map<Integer, Optional<Supplier<Kernel>>> variational = new ConcurrentHashMap<>();

  CompiledVariants(Program program) {
    this.program = program;
  }

  /** Returns steps of many instances that carry so many tangent vectors each. */
  Optional<LaneKernel> lanes(LaneMethod method, int vectors) {
    return lanes.computeIfAbsent(
        new LaneKey(method, vectors), k -> LaneCompiler.compile(program, method, vectors));
  }

  /** Returns kernels whose right-hand sides are those of the states and of so many vectors. */
  Optional<Supplier<Kernel>> variational(int vectors) {
    return variational.computeIfAbsent(vectors, k -> compile(vectors));
  }

  private Optional<Supplier<Kernel>> compile(int vectors) {
    if (program.dtype() != Dtype.FLOAT64
        || !program.hasJacobian()
        || program.states() * (1L + vectors) > MOST_STATES) {
      return Optional.empty();
    }
    List<Term> rhs = VariationalTerms.of(program, vectors);
    if (Terms.reachable(rhs).size() > MOST_TERMS) {
      return Optional.empty();
    }
    return Optional.of(KernelCompiler.compile(program.onlyRightHandSides(rhs)));
  }
}
