package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How long it takes from text to a system that steps. */
class CompileTimeTest {
  /** Ten coupled equations with functions, auxiliaries, an event and, by itself, a Jacobian. */
  private static String model(int number) {
    StringBuilder b = new StringBuilder("[model]\ntype = \"ode\"\n[states]\n");
    for (int i = 0; i < 10; i++) {
      b.append("x").append(i).append(" = ").append(0.1 * (i + 1)).append('\n');
    }
    b.append("[params]\na = 0.5\nb = ").append(number).append(".25\n[aux]\n");
    b.append("mean = \"(x0 + x1 + x2 + x3 + x4 + x5 + x6 + x7 + x8 + x9)/10\"\n");
    b.append("[equations.rhs]\n");
    for (int i = 0; i < 10; i++) {
      int next = (i + 1) % 10;
      int last = (i + 9) % 10;
      b.append(
          "x%1$d = \"-a*x%1$d + b*tanh(x%2$d - x%3$d) + sin(t)*x%1$d*x%2$d/(1 + x%3$d**2) - mean\"\n"
              .formatted(i, next, last));
    }
    b.append("[events.reset]\ncond = \"x0 > 10\"\naction.x0 = \"0\"\n");
    return b.toString();
  }

  @Test
  @Tag("contract")
  void aModelOfTenStatesIsReadyInTwentyMilliseconds() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long[] nanos = new long[60];
    for (int k = 0; k < nanos.length; k++) {
      String text = model(k);
      long before = threads.getCurrentThreadCpuTime();
      EquationSystem system = new EquationSystem(Models.parse("ten", text));
      system.step();
      nanos[k] = threads.getCurrentThreadCpuTime() - before;
      assertThat(system.stateNames()).contains("x9");
    }
    // the first ones warm up the compiler; the rest tells
    long[] warm = Arrays.copyOfRange(nanos, 30, nanos.length);
    Arrays.sort(warm);
    assertThat(warm[warm.length / 2] / 1e6).as("median, ms").isLessThan(20);
  }
}
