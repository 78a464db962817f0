package dev.dynamis.equations;

import dev.dynamis.equations.internal.step.StepperType;
import dev.dynamis.equations.internal.step.StepperTypes;
import dev.dynamis.equations.model.StepperInfo;
import java.util.List;
import java.util.Optional;

/**
 * All stepping methods by name.
 *
 * @since 0.1.0
 */
public final class Steppers {
  private Steppers() {}

  /** Returns all methods: for maps, with fixed steps, with variable steps. */
  public static List<StepperInfo> all() {
    return StepperTypes.infos();
  }

  /** Returns the method with a name or alias. */
  public static Optional<StepperInfo> named(String name) {
    return StepperTypes.named(name).map(StepperType::info);
  }

  /**
   * Returns the method with a name or alias.
   *
   * @throws IllegalArgumentException if there is none; the message lists the names
   */
  public static StepperInfo find(String name) {
    return named(name).orElseThrow(() -> new IllegalArgumentException(unknown(name)));
  }

  static String unknown(String name) {
    return "no stepper '"
        + name
        + "'; the steppers are "
        + String.join(", ", all().stream().map(StepperInfo::name).toList());
  }
}
