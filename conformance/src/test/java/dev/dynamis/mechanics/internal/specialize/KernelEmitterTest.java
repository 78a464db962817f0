package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mechanics.internal.specialize.Trace.Effect;
import dev.dynamis.mechanics.internal.specialize.Trace.Node;
import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Bytecode against the trace that it is made of. */
class KernelEmitterTest {
  private static double[][] arrays(int n, int spilled) {
    double[][] arrays = new double[Reals.values().length][n];
    arrays[Reals.SPILL.ordinal()] = new double[spilled];
    return arrays;
  }

  /** Some thousand values over several methods, which use those of earlier ones. */
  @Test
  void everyValueIsTheOneOfTheTrace() {
    SplittableRandom random = new SplittableRandom(3);
    Trace t = new Trace();
    for (int i = 0; i < 50; i++) {
      t.load(Reals.QPOS, i);
    }
    int stores = 0;
    for (int i = 0; i < 3000; i++) {
      int n = t.nodes().size();
      int a = random.nextInt(n);
      int b = random.nextInt(Math.max(0, n - 100), n);
      switch (random.nextInt(7)) {
        case 0 -> t.add(a, b);
        case 1 -> t.sub(a, b);
        case 2 -> t.neg(b);
        case 3 -> t.div(b, t.add(t.two, t.mul(a, a)));
        case 4 -> t.min(a, b);
        case 5 -> t.max(a, b);
        default -> t.mul(t.constant(0.5), t.mul(a, b));
      }
      if (i % 5 == 0) {
        t.store(Reals.XPOS, stores++, t.nodes().size() - 1);
      }
    }
    KernelEmitter emitter = new KernelEmitter(t);
    double[][] arrays = arrays(stores, emitter.spilled());
    for (int i = 0; i < 50; i++) {
      arrays[Reals.QPOS.ordinal()][i] = random.nextDouble(-1, 1);
    }
    assertThat(emitter.spilled()).isPositive();
    assertThat(emitter.compile().run(arrays)).isTrue();
    double[] values = values(t, arrays[Reals.QPOS.ordinal()]);
    for (Effect e : t.effects()) {
      assertThat(arrays[Reals.XPOS.ordinal()][e.index()]).isEqualTo(values[e.value()] + 0.0);
    }
  }

  private static double[] values(Trace t, double[] qpos) {
    double[] x = new double[t.nodes().size()];
    for (int i = 0; i < x.length; i++) {
      Node n = t.nodes().get(i);
      x[i] =
          switch (n.op()) {
            case CONSTANT -> n.constant();
            case LOAD -> qpos[n.a()];
            case ADD -> x[n.a()] + x[n.b()];
            case SUB -> x[n.a()] - x[n.b()];
            case MUL -> x[n.a()] * x[n.b()];
            case DIV -> x[n.a()] / x[n.b()];
            case NEG -> -x[n.a()];
            case MIN -> Math.min(x[n.a()], x[n.b()]);
            case MAX -> Math.max(x[n.a()], x[n.b()]);
            case UNIT_SCALE -> Kinematics.unitScale(x[n.a()]);
          };
    }
    return x;
  }

  @Test
  void methodsAreShortEnoughToBeCompiled() {
    Trace t = new Trace();
    int sum = t.load(Reals.QPOS, 0);
    for (int i = 1; i < 4000; i++) {
      sum = t.add(sum, t.mul(t.load(Reals.QPOS, i), sum));
      t.store(Reals.XPOS, i, sum);
    }
    int methods = 0;
    for (MethodModel method : ClassFile.of().parse(new KernelEmitter(t).bytes()).methods()) {
      int length =
          method.findAttribute(java.lang.classfile.Attributes.code()).orElseThrow().codeLength();
      assertThat(length).as(method.methodName().stringValue()).isLessThan(8000);
      methods++;
    }
    assertThat(methods).isGreaterThan(5);
  }

  @Test
  void aGuardThatFailsEndsTheCode() {
    Trace t = new Trace();
    t.store(Reals.XPOS, 0, t.unitScale(t.load(Reals.QPOS, 0)));
    KernelEmitter emitter = new KernelEmitter(t);
    Kernel kernel = emitter.compile();
    double[][] arrays = arrays(1, emitter.spilled());
    for (double wrong : new double[] {0, 1e-30, Double.NaN}) {
      arrays[Reals.QPOS.ordinal()][0] = wrong;
      assertThat(kernel.run(arrays)).as("%s", wrong).isFalse();
    }
    arrays[Reals.QPOS.ordinal()][0] = 4;
    assertThat(kernel.run(arrays)).isTrue();
    assertThat(arrays[Reals.XPOS.ordinal()][0]).isEqualTo(0.5);
  }

  @Test
  void zerosThatAreStoredArePositive() {
    Trace t = new Trace();
    t.store(Reals.XPOS, 0, t.neg(t.load(Reals.QPOS, 0)));
    KernelEmitter emitter = new KernelEmitter(t);
    double[][] arrays = arrays(1, emitter.spilled());
    assertThat(emitter.compile().run(arrays)).isTrue();
    assertThat(Double.doubleToRawLongBits(arrays[Reals.XPOS.ordinal()][0])).isZero();
  }
}
