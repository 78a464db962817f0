package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Seeds;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every small kernel gives the same bits when its result takes the place of an argument. */
class AliasingTest {
  private static final int ROOM = 64;
  private static final int START = 10;

  /** Documented exceptions: method and position of the array argument that may not be aliased. */
  private static final Set<String> EXCEPTIONS =
      Set.of(
          "Quat.nearest 1",
          "Spatial.transformMotion 4",
          "Spatial.transformForce 4",
          "Spatial.mulDofs 1",
          "Spatial.mulDofs 2");

  @Test
  void resultMayTakeThePlaceOfAnyArgument() {
    int checked = 0;
    for (Class<?> type :
        List.of(
            Vec3.class,
            Mat3.class,
            Quat.class,
            Pose.class,
            Spatial.class,
            Inertia.class,
            Frames.class)) {
      checked += checkAll(type, 0);
    }
    assertThat(checked).isGreaterThan(70);
  }

  @Test
  void resultMayOverlapAnArgumentPartly() {
    int checked = 0;
    for (Class<?> type : List.of(Vec3.class, Mat3.class, Quat.class)) {
      for (int shift : new int[] {-5, -2, -1, 1, 2, 3}) {
        checked += checkAll(type, shift);
      }
    }
    assertThat(checked).isGreaterThan(200);
  }

  private static int checkAll(Class<?> type, int shift) {
    int checked = 0;
    List<Method> methods =
        Stream.of(type.getDeclaredMethods())
            .filter(m -> Modifier.isPublic(m.getModifiers()))
            .sorted(Comparator.comparing(Method::toString))
            .toList();
    for (Method method : methods) {
      int arrays =
          (int) Stream.of(method.getParameterTypes()).filter(double[].class::equals).count();
      boolean posAndQuat =
          (type == Pose.class || type == Frames.class)
              && (method.getName().startsWith("mul") || method.getName().equals("inverse"))
              && arrays > 3;
      int results = posAndQuat ? 2 : 1;
      if (method.getReturnType() == double.class && arrays > 1) {
        continue; // only reads
      }
      for (int result = 0; result < results; result++) {
        for (int arg = results; arg < arrays; arg++) {
          String name = type.getSimpleName() + "." + method.getName() + " " + arg;
          boolean otherSize = posAndQuat && arg % 2 != result;
          if (!otherSize && !EXCEPTIONS.contains(name)) {
            int res = result;
            int alias = arg;
            Seeds.forAll(20, random -> check(method, name, arrays, res, alias, shift, random));
            checked++;
          }
        }
      }
    }
    return checked;
  }

  private static void check(
      Method method,
      String name,
      int arrays,
      int result,
      int alias,
      int shift,
      SplittableRandom random) {
    double[][] separate = new double[arrays][];
    double[][] shared = new double[arrays][];
    for (int k = 0; k < arrays; k++) {
      separate[k] = Seeds.vector(random, ROOM);
      shared[k] = separate[k].clone();
    }
    separate[result] = separate[alias].clone();
    shared[result] = shared[alias];
    double scalar = random.nextDouble(0.1, 2);
    call(method, separate, result, shift, scalar);
    call(method, shared, result, shift, scalar);
    assertThat(shared[result]).as(name).containsExactly(separate[result]);
  }

  private static void call(Method method, double[][] arrays, int result, int shift, double scalar) {
    List<Object> arguments = new ArrayList<>();
    int next = 0;
    for (Class<?> type : method.getParameterTypes()) {
      if (type == double[].class) {
        arguments.add(arrays[next++]);
      } else if (type == int.class) {
        arguments.add(next - 1 == result ? START + shift : START);
      } else if (type == double.class) {
        arguments.add(scalar);
      } else {
        arguments.add("xYz");
      }
    }
    try {
      method.invoke(null, arguments.toArray());
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(method + " failed", e);
    }
  }
}
