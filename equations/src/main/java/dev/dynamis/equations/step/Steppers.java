package dev.dynamis.equations.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All stepping methods by name. */
public final class Steppers {
  private static final List<String> NONE = List.of();

  private static final List<String> NEWTON =
      List.of("newton_tol", "newton_max_iter", "jac_eps", "jacobian_mode");

  private static final List<String> CONTROL =
      List.of(
          "atol", "rtol", "safety", "min_factor", "max_factor", "max_tries", "min_step", "dt_max");

  private static final List<String> BOTH = concat(CONTROL, NEWTON);

  private static final List<StepperInfo> ALL =
      List.of(
          new StepperInfo(
              "map",
              List.of("iter", "discrete"),
              true,
              false,
              false,
              false,
              1,
              0,
              1,
              "iteration",
              NONE,
              Iterate.class),
          fixed("euler", List.of("fwd_euler", "forward_euler"), 1, 1, "euler", Euler.class),
          fixed("rk2", List.of("rk2_midpoint"), 2, 2, "runge-kutta", Rk2.class),
          fixed("rk4", List.of("rk4_classic", "classical_rk4"), 4, 3, "runge-kutta", Rk4.class),
          fixed("ab2", List.of("adams_bashforth_2"), 2, 3, "adams-bashforth", Ab2.class),
          fixed("ab3", List.of("adams_bashforth_3"), 3, 3, "adams-bashforth", Ab3.class),
          new StepperInfo(
              "bdf2",
              List.of("bdf2_jit"),
              false,
              false,
              true,
              true,
              2,
              0,
              3,
              "bdf",
              NEWTON,
              Bdf2.class),
          new StepperInfo(
              "sdirk2",
              List.of("sdirk2_jit", "alexander2"),
              false,
              false,
              true,
              true,
              2,
              0,
              3,
              "dirk",
              NEWTON,
              Sdirk2.class),
          explicit("rk45", List.of("dopri5", "dormand_prince"), 5, 4, 4, Rk45.class),
          explicit("tsit5", List.of("tsitouras5"), 5, 4, 4, Tsit5.class),
          explicit("dop853", List.of("dopri853"), 8, 7, 7, Dop853.class),
          stiff("bdf2a", List.of("bdf2a_jit"), 2, 1, 3, "bdf", BOTH, Bdf2a.class),
          stiff("tr-bdf2a", List.of("trbdf2a"), 2, 1, 3, "tr-bdf2", BOTH, TrBdf2a.class),
          stiff("rodas5p", List.of("rodas"), 5, 4, 4, "rosenbrock", CONTROL, Rodas5p.class),
          stiff("radau5", List.of("radau"), 5, 3, 3, "radau", CONTROL, Radau5.class));

  private Steppers() {}

  /** Returns all methods: for maps, with fixed steps, with variable steps. */
  public static List<StepperInfo> all() {
    return ALL;
  }

  /** Returns the method with a name or alias. */
  public static Optional<StepperInfo> named(String name) {
    return ALL.stream()
        .filter(s -> s.name().equals(name) || s.aliases().contains(name))
        .findFirst();
  }

  /**
   * Returns the method with a name or alias.
   *
   * @throws IllegalArgumentException if there is none; the message lists the names
   */
  public static StepperInfo find(String name) {
    return named(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no stepper '"
                        + name
                        + "'; the steppers are "
                        + String.join(", ", ALL.stream().map(StepperInfo::name).toList())));
  }

  private static StepperInfo fixed(
      String name,
      List<String> aliases,
      int order,
      int denseOrder,
      String family,
      Class<? extends Stepper> type) {
    return new StepperInfo(
        name, aliases, false, false, false, false, order, 0, denseOrder, family, NONE, type);
  }

  private static StepperInfo explicit(
      String name,
      List<String> aliases,
      int order,
      int errorOrder,
      int denseOrder,
      Class<? extends Stepper> type) {
    return new StepperInfo(
        name,
        aliases,
        false,
        true,
        false,
        false,
        order,
        errorOrder,
        denseOrder,
        "runge-kutta",
        CONTROL,
        type);
  }

  private static StepperInfo stiff(
      String name,
      List<String> aliases,
      int order,
      int errorOrder,
      int denseOrder,
      String family,
      List<String> options,
      Class<? extends Stepper> type) {
    return new StepperInfo(
        name,
        aliases,
        false,
        true,
        true,
        true,
        order,
        errorOrder,
        denseOrder,
        family,
        options,
        type);
  }

  private static List<String> concat(List<String> a, List<String> b) {
    List<String> all = new ArrayList<>(a);
    all.addAll(b);
    return List.copyOf(all);
  }
}
