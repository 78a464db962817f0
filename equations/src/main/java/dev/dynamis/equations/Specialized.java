package dev.dynamis.equations;

import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.internal.history.RunHistory;
import dev.dynamis.equations.internal.step.Rhs;
import dev.dynamis.equations.internal.step.Specialize;
import dev.dynamis.equations.internal.step.Stepper;
import dev.dynamis.equations.internal.step.StepperType;
import dev.dynamis.equations.model.Kernel;
import dev.dynamis.equations.model.StepOptions;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The classes that run one model with one stepper: copies of the loop, the stepper and the kernel's
 * adapter, so that the just-in-time compiler can join all four to one loop. They live as long as
 * the model's kernel class.
 */
final class Specialized {
  private static final ClassValue<Map<String, Specialized>> COPIES =
      new ClassValue<>() {
        @Override
        protected Map<String, Specialized> computeValue(Class<?> kernel) {
          return new ConcurrentHashMap<>();
        }
      };

  private final Class<? extends Stepper> stepper;
  private final MethodHandle bind;
  private final MethodHandle loop;

  private Specialized(Class<? extends Stepper> stepper, Class<?> adapter, Class<?> loop) {
    this.stepper = stepper;
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    try {
      bind =
          lookup.findConstructor(
              adapter,
              MethodType.methodType(
                  void.class,
                  Kernel.class,
                  double[].class,
                  RunHistory.class,
                  boolean.class,
                  boolean.class));
      this.loop = lookup.findConstructor(loop, MethodType.methodType(void.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Returns the classes for a kernel and a stepper.
   *
   * @param shared whether other models use the same kernel class, so that a copy would gain nothing
   */
  static Specialized of(Kernel kernel, StepperType type, int n, boolean shared) {
    if (shared) {
      return new Specialized(type.type(), BoundKernel.class, StepLoop.class);
    }
    return COPIES
        .get(kernel.getClass())
        .computeIfAbsent(
            type.name() + "/" + n,
            key -> {
              MethodHandles.Lookup lookup = MethodHandles.lookup();
              return new Specialized(
                  type.specialize(n),
                  Specialize.copy(lookup, BoundKernel.class, n),
                  Specialize.copy(lookup, StepLoop.class, n));
            });
  }

  Stepper stepper(int n, StepOptions options) {
    return StepperType.make(stepper, n, options);
  }

  Rhs bind(Kernel kernel, double[] p, RunHistory history, boolean jacobian, boolean autonomous) {
    try {
      return (Rhs) bind.invoke(kernel, p, history, jacobian, autonomous);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new SimulationException("can't bind the kernel", e);
    }
  }

  Loop loop() {
    try {
      return (Loop) loop.invoke();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new SimulationException("can't make the loop", e);
    }
  }
}
