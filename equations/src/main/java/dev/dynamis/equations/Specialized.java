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
  private final MethodHandle tangents;

  private Specialized(
      Class<? extends Stepper> stepper, Class<?> adapter, Class<?> loop, Class<?> tangents) {
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
      this.tangents =
          lookup.findConstructor(
              tangents, MethodType.methodType(void.class, Engine.class, int.class, int.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Returns the classes for a kernel and a stepper.
   *
   * @param n number of equations
   * @param vectors number of tangent vectors that are carried along, 0 for none
   * @param shared whether other models use the same kernel class, so that a copy would gain nothing
   */
  static Specialized of(Kernel kernel, StepperType type, int n, int vectors, boolean shared) {
    if (shared) {
      return new Specialized(type.type(), BoundKernel.class, StepLoop.class, TangentRhs.class);
    }
    int all = n * (1 + vectors);
    return COPIES
        .get(kernel.getClass())
        .computeIfAbsent(
            type.name() + "/" + all,
            key -> {
              MethodHandles.Lookup lookup = MethodHandles.lookup();
              return new Specialized(
                  type.specialize(all),
                  Specialize.copy(lookup, BoundKernel.class, n),
                  Specialize.copy(lookup, StepLoop.class, all),
                  Specialize.copy(lookup, TangentRhs.class, n));
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

  /** As {@link TangentRhs}'s constructor. */
  Rhs tangents(Engine e, int count, int driven) {
    try {
      return (Rhs) tangents.invoke(e, count, driven);
    } catch (RuntimeException | Error problem) {
      throw problem;
    } catch (Throwable problem) {
      throw new SimulationException("can't make the variational equations", problem);
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
