package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.Simulation;
import dev.dynamis.equations.SystemOptions;
import dev.dynamis.equations.model.Dtype;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.JacobianKind;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What generated classes are made of. */
class KernelCompilerTest {
  /** A ring of oscillators, each with a long equation. */
  private static String ring(int n) {
    StringBuilder b = new StringBuilder("[model]\ntype = 'ode'\n[states]\n");
    for (int i = 0; i < n; i++) {
      b.append("x").append(i).append(" = 0.").append(100 + i).append('\n');
    }
    b.append("[params]\nk = 0.3\n[aux]\nmean = '(x0 + x1 + x2)/3'\n[equations.rhs]\n");
    for (int i = 0; i < n; i++) {
      String next = "x" + (i + 1) % n;
      String last = "x" + (i + n - 1) % n;
      b.append("x").append(i).append(" = 'k*sin(").append(next).append(" - x").append(i);
      b.append(") + sin(").append(last).append(" - x").append(i).append(")*mean - x");
      b.append(i).append("^3*exp(-mean^2) + (1 if ").append(next).append(" > k else ");
      b.append(last).append(")'\n");
    }
    return b.toString();
  }

  @Test
  void noMethodIsLargerThanTheVirtualMachineOptimizes() {
    ClassModel c = generated(ring(400));
    List<String> parts = new ArrayList<>();
    for (MethodModel m : c.methods()) {
      Optional<CodeAttribute> code = m.findAttribute(Attributes.code());
      assertThat(code).isPresent();
      assertThat(code.get().codeLength()).as(m.methodName().stringValue()).isLessThan(8000);
      if (m.methodName().stringValue().startsWith("rhs")) {
        parts.add(m.methodName().stringValue());
      }
    }
    assertThat(parts).hasSizeGreaterThan(3);
  }

  @Test
  void aLargeModelGivesTheSameBitsAsTheInterpreter() {
    EquationModel m = Models.parse("ring", ring(400));
    double[] x = m.initialState();
    double[] p = m.parameterValues();
    double[][] out = new double[2][400];
    m.newKernel().rhs(out[0], 0, x, p, History.NONE);
    m.newInterpreter().rhs(out[1], 0, x, p, History.NONE);
    assertThat(out[0]).isEqualTo(out[1]);
    double[][] jac = new double[2][400 * 400];
    m.newKernel().jacobian(jac[0], 0, x, p, History.NONE);
    m.newInterpreter().jacobian(jac[1], 0, x, p, History.NONE);
    assertThat(jac[0]).isEqualTo(jac[1]);
  }

  @Test
  @Tag("contract")
  @Tag("acceptance:002-53")
  void generatedCodeCallsNothingButArithmetic() {
    StringBuilder model =
        new StringBuilder(ring(5)).append("[events.e]\ncond = 'x0 > lag_x1(2)'\n");
    model.append("action.x0 = 'delay(x1, k) + x2 % 3 // 2 + x3**x4 + lag_x2(1.5)'\n");
    model.append("[functions.all]\nargs = ['u']\nexpr = '0");
    for (String f : new TreeSet<>(Fn.names())) {
      model.append(" + math.").append(f).append(Fn.named(f).arity() == 1 ? "(u)" : "(u, 2)");
    }
    model.append("'\n[sim]\nstop = 'all(x0) > sum(i for i in range(3))'\n");
    ClassModel c = generated(model.toString());
    Set<String> owners = new TreeSet<>();
    c.methods()
        .forEach(
            m ->
                m.code()
                    .ifPresent(
                        code ->
                            code.forEach(
                                e -> {
                                  if (e instanceof InvokeInstruction i) {
                                    owners.add(i.owner().asInternalName());
                                  }
                                })));
    assertThat(owners)
        .containsExactly(
            "dev/dynamis/core/math/Trig",
            "dev/dynamis/equations/internal/lang/CompiledKernel",
            "dev/dynamis/equations/model/Functions",
            "dev/dynamis/equations/model/History",
            "dev/dynamis/equations/model/WholeNumbers",
            "java/lang/IndexOutOfBoundsException",
            "java/lang/Math",
            "java/lang/Object",
            "java/lang/StrictMath",
            "java/lang/UnsupportedOperationException",
            "java/util/Arrays");
  }

  private static ClassModel generated(String toml) {
    ModelCompiler compiler = new ModelCompiler(ModelTexts.read("model", toml));
    compiler.compile();
    return ClassFile.of().parse(KernelCompiler.classFile(compiler.program()));
  }

  @Test
  @Tag("contract")
  void kernelsAllocateNothing() {
    EquationModel m = Models.parse("ring", ring(100));
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    double[] x = m.initialState();
    double[] p = m.parameterValues();
    double[] dx = new double[100];
    double[] jac = new double[100 * 100];
    var k = m.newKernel();
    for (int i = 0; i < 2000; i++) {
      k.rhs(dx, i, x, p, History.NONE);
      k.jacobian(jac, i, x, p, History.NONE);
    }
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < 1000; i++) {
      k.rhs(dx, i, x, p, History.NONE);
      k.jacobian(jac, i, x, p, History.NONE);
    }
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isZero();
  }

  @ParameterizedTest
  @EnumSource(Fn.class)
  @Tag("contract")
  void functionsAllocateNothing(Fn f) {
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    double sum = 0;
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (double x = -400; x < 400; x += 0.37) {
        sum += f.arity() == 1 ? f.apply(x) : f.apply(x, 1.5);
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).as("bytes, sum %s", sum).isZero();
  }

  @Test
  void aConditionTooLargeToCompileIsInterpreted() {
    StringBuilder b =
        new StringBuilder("[model]\ntype='map'\ndtype='int64'\n[states]\nn = 7\n[aux]\n");
    b.append("c0 = 'n'\n");
    for (int i = 1; i < 40; i++) {
      b.append("c").append(i).append(" = '(c").append(i - 1).append(" % 5 if c").append(i - 1);
      b.append(" > n else c").append(i - 1).append(" + 1)'\n");
    }
    b.append("[equations.rhs]\nn = 'c39 if n > 3 else 2'\n");
    EquationModel m = Models.parse("conditions", b.toString());
    assertThat(m.dtype()).isEqualTo(Dtype.INT64);
    assertThat(m.diagnostics()).extracting(d -> d.code()).containsExactly("EQ056");
    double[] out = new double[1];
    m.newKernel().rhs(out, 0, new double[] {7}, new double[0], History.NONE);
    long c = 7;
    for (int i = 1; i < 40; i++) {
      c = c > 7 ? c % 5 : c + 1;
    }
    assertThat(out[0]).isEqualTo(c);
  }

  private static void sameBits(EquationModel m) {
    int n = m.states().size();
    double[] x = m.initialState();
    double[] p = m.parameterValues();
    double[] compiled = new double[n];
    double[] interpreted = new double[n];
    m.newKernel().rhs(compiled, 0.5, x, p, History.NONE);
    m.newInterpreter().rhs(interpreted, 0.5, x, p, History.NONE);
    assertThat(compiled).isEqualTo(interpreted);
  }

  /** A class file has a table of 65,535 entries; a number takes two. */
  @Test
  void moreConstantsThanAClassFileHoldsAreCompiled() {
    for (String type : new String[] {"float64", "int64"}) {
      StringBuilder states =
          new StringBuilder("[model]\ntype='map'\ndtype='" + type + "'\n[states]\n");
      StringBuilder rhs = new StringBuilder("[equations.rhs]\n");
      for (int i = 0; i < 340; i++) {
        states.append("s").append(i).append(" = ").append(i).append("\n");
        rhs.append("s").append(i).append(" = 's").append(i);
        for (int k = 0; k < 100; k++) {
          int c = 100 * i + k + 7;
          rhs.append(" + ").append(type.equals("int64") ? c : c + 0.25).append("*s").append(k);
        }
        rhs.append("'\n");
      }
      EquationModel m = Models.parse("many", states.toString() + rhs);
      assertThat(m.diagnostics()).isEmpty();
      sameBits(m);
    }
  }

  @Test
  void moreEventsThanAClassHoldsAreCompiled() {
    StringBuilder text =
        new StringBuilder("[model]\ntype='map'\n[states]\nx=0\n[equations.rhs]\nx='x + 1'\n");
    int events = 6100;
    for (int i = 0; i < events; i++) {
      text.append("[events.e").append(i).append("]\ncond='x == ").append(i).append("'\n");
      text.append("action.x='x + ").append(i).append(" - ").append(i).append("'\nlog=['t','x']\n");
    }
    EquationModel m = Models.parse("events", text.toString());
    assertThat(m.diagnostics()).isEmpty();
    Simulation sim = new Simulation(m);
    Recording r = sim.run(sim.defaults().iterations(6000).recording(true)).recording();
    for (int i : new int[] {1, 255, 256, 257, 511, 512, 5999}) {
      assertThat(sim.system().fired(i)).isEqualTo(1);
      assertThat(r.events("e" + i).get(0, "x")).isEqualTo(i);
    }
    assertThat(sim.system().fired(6001)).isZero();
  }

  /** The derivatives of a ring are three in a row; a full table of them would take gigabytes. */
  @Test
  void manyStatesNeedMemoryForTheDerivativesThatTheyHave() {
    int n = 20_000;
    StringBuilder text = new StringBuilder("[model]\ntype='ode'\n[states]\n");
    for (int i = 0; i < n; i++) {
      text.append("s").append(i).append("=").append(i % 10).append("\n");
    }
    text.append("[equations.rhs]\n");
    for (int i = 0; i < n; i++) {
      text.append("s").append(i).append("='s").append((i + 1) % n).append(" - 2*s").append(i);
      text.append(" + s").append((i + n - 1) % n).append("'\n");
    }
    EquationModel m = Models.parse("ring", text.toString());
    assertThat(m.diagnostics()).isEmpty();
    assertThat(m.jacobianKind()).isEqualTo(JacobianKind.SYMBOLIC);
    sameBits(m);
    Simulation sim = new Simulation(m);
    assertThat(sim.run(sim.defaults().until(0.02).recording(false)).ok()).isTrue();
    assertThatThrownBy(() -> new Simulation(m, SystemOptions.of(m).withStepper("radau5")))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("stepper radau5 for 20000 states would take 15264 MB")
        .hasMessageContaining("more memory");
  }

  @Test
  void derivativesThatWouldBeTooManyAreLeftOut() {
    int n = 2_500;
    StringBuilder text = new StringBuilder("[model]\ntype='ode'\n[states]\n");
    StringBuilder sum = new StringBuilder();
    for (int i = 0; i < n; i++) {
      text.append("s").append(i).append("=").append(i % 10).append("\n");
      sum.append(i == 0 ? "" : " + ").append("s").append(i);
    }
    text.append("[aux]\nmean='(").append(sum).append(")/").append(n).append("'\n[equations.rhs]\n");
    for (int i = 0; i < n; i++) {
      text.append("s").append(i).append("='sin(mean - s").append(i).append(")'\n");
    }
    EquationModel m = Models.parse("mean field", text.toString());
    assertThat(m.jacobianKind()).isEqualTo(JacobianKind.NONE);
    assertThat(m.diagnostics()).hasSize(1);
    assertThat(m.diagnostics().get(0).render()).contains("EQ056", "derivatives");
    sameBits(m);
  }
}
