package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepperInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All stepping methods by name. */
public final class StepperTypes {
  private static final List<String> NONE = List.of();

  private static final List<String> NEWTON =
      List.of("newton_tol", "newton_max_iter", "jac_eps", "jacobian_mode");

  private static final List<String> CONTROL =
      List.of(
          "atol", "rtol", "safety", "min_factor", "max_factor", "max_tries", "min_step", "dt_max");

  private static final List<String> BOTH = concat(CONTROL, NEWTON);

  private static final List<StepperType> ALL =
      List.of(
          type(
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
          type(
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
          type(
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

  private StepperTypes() {}

  /** Returns all methods: for maps, with fixed steps, with variable steps. */
  public static List<StepperType> all() {
    return ALL;
  }

  /** Returns what all methods are. */
  public static List<StepperInfo> infos() {
    return ALL.stream().map(StepperType::info).toList();
  }

  /** Returns the method with a name or alias. */
  public static Optional<StepperType> named(String name) {
    return ALL.stream()
        .filter(s -> s.name().equals(name) || s.info().aliases().contains(name))
        .findFirst();
  }

  private static StepperType fixed(
      String name,
      List<String> aliases,
      int order,
      int denseOrder,
      String family,
      Class<? extends Stepper> type) {
    return type(
        name, aliases, false, false, false, false, order, 0, denseOrder, family, NONE, type);
  }

  private static StepperType explicit(
      String name,
      List<String> aliases,
      int order,
      int errorOrder,
      int denseOrder,
      Class<? extends Stepper> type) {
    return type(
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

  private static StepperType stiff(
      String name,
      List<String> aliases,
      int order,
      int errorOrder,
      int denseOrder,
      String family,
      List<String> options,
      Class<? extends Stepper> type) {
    return type(
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

  private static StepperType type(
      String name,
      List<String> aliases,
      boolean map,
      boolean adaptive,
      boolean implicit,
      boolean stiff,
      int order,
      int errorOrder,
      int denseOrder,
      String family,
      List<String> options,
      Class<? extends Stepper> type) {
    return new StepperType(
        new StepperInfo(
            name,
            aliases,
            map,
            adaptive,
            implicit,
            stiff,
            order,
            errorOrder,
            denseOrder,
            family,
            options),
        type);
  }

  private static List<String> concat(List<String> a, List<String> b) {
    List<String> all = new ArrayList<>(a);
    all.addAll(b);
    return List.copyOf(all);
  }
}
