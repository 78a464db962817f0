package dev.dynamis.equations.internal.step;

import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.model.StepOptions;
import dev.dynamis.equations.model.StepperInfo;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * A stepping method and its class.
 *
 * @param info what the method is
 * @param type its class, with a constructor of a dimension and options
 */
public record StepperType(StepperInfo info, Class<? extends Stepper> type) {
  private static final MethodType CONSTRUCTOR =
      MethodType.methodType(void.class, int.class, StepOptions.class);

  /** Returns the method's name. */
  public String name() {
    return info.name();
  }

  /** Returns about how many bytes a stepper for {@code dim} equations takes. */
  public long bytes(int dim) {
    // at most 16 stages and what surrounds them; implicit methods have up to five matrices
    return Double.BYTES * (40L * dim + (info.implicit() ? 5L * dim * dim : 0));
  }

  /** Makes a stepper for {@code dim} equations. */
  public Stepper make(int dim, StepOptions options) {
    return make(type, dim, options);
  }

  /**
   * Returns a copy of the method's class for the steppers of one model with {@code dim} equations;
   * see {@link Specialize}.
   */
  public Class<? extends Stepper> specialize(int dim) {
    return Specialize.copy(MethodHandles.lookup(), type, dim).asSubclass(Stepper.class);
  }

  /** Makes a stepper of a class that {@link #specialize} gave. */
  public static Stepper make(Class<? extends Stepper> type, int dim, StepOptions options) {
    try {
      MethodHandle constructor = MethodHandles.lookup().findConstructor(type, CONSTRUCTOR);
      return (Stepper) constructor.invoke(dim, options);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new SimulationException("can't make a stepper of " + type.getName(), e);
    }
  }
}
