package dev.dynamis.equations.step;

import dev.dynamis.core.SimulationException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;

/**
 * What a stepping method is, and a factory of its steppers.
 *
 * @param name its name
 * @param aliases other names
 * @param map whether it is for maps; otherwise for differential equations
 * @param adaptive whether it chooses its step length
 * @param implicit whether it solves equations in each step
 * @param stiff whether it is meant for stiff equations
 * @param order its order
 * @param errorOrder order of the solution that gives the error estimate, 0 if it has none
 * @param denseOrder order of its interpolant
 * @param family its family
 * @param options names of the {@link StepOptions} that it reads
 * @param type its class
 */
public record StepperInfo(
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

  private static final MethodType CONSTRUCTOR =
      MethodType.methodType(void.class, int.class, StepOptions.class);

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
