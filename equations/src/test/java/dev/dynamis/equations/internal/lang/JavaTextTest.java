package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.Kernel;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Java source of a model compiles and computes the same bits. */
class JavaTextTest {
  @TempDir Path dir;

  private static final String EXTRA =
      """
      [model]
      type = "map"
      name = "if class Größe 3"
      [states]
      x = 0.3
      class = 0.7
      out = 0.2
      [params]
      t1 = 2.0
      int = 0.5
      [aux]
      big = "x*class + sin(x*class)"
      [equations.rhs]
      x = "sum(sin(i*x)/int for i in range(1, 6) if i % 2 == 1) - (-2)*big + -(-x)"
      class = "prod(1 + class/i for i in range(1, 4)) - (x - (out - class)) / (x / (out / class))"
      out = "(x > 0.5 and not class < 1 or out == 0.2) + (1 if x < class < 3 else -1) + lag_x(2) % 3"
      [events.a-b]
      cond = "not (x > 1 or class >= 2)"
      action = \"""
      x = class
      class = x + t1
      int = x // 2
      \"""
      """;

  private static final String WHOLE =
      """
      [model]
      type = "map"
      dtype = "int32"
      [states]
      n = 27
      m = 5
      [equations.rhs]
      n = "n//2 if n % 2 == 0 else 3*n + 1"
      m = "(m << 1 | 1) & ~n + abs(n - m)**2 % 7 + int(sum(i*n for i in range(3)))"
      """;

  @Test
  void theSourceComputesTheSameBits() throws Exception {
    List<String> models =
        List.of(
            Models.builtinText("ode/lorenz"),
            Models.builtinText("ode/hodgkin-huxley"),
            Models.builtinText("map/standard"),
            Models.builtinText("dde/mackey-glass"),
            EXTRA,
            EXTRA.replace("type = \"map\"", "type = \"map\"\ndtype = \"float32\""),
            WHOLE);
    for (int i = 0; i < models.size(); i++) {
      compare(models.get(i), "p" + i);
    }
  }

  private void compare(String toml, String pkg) throws Exception {
    String source = Models.explainJava(Models.read("model", toml));
    Matcher name = Pattern.compile("final class (\\w+)").matcher(source);
    assertThat(name.find()).isTrue();
    Class<?> c = compile(pkg + "." + name.group(1), "package " + pkg + ";\n" + source);
    EquationModel m = Models.parse("model", toml);
    Kernel k = m.newKernel();
    Random random = new Random(5);
    for (int r = 0; r < 20; r++) {
      double[] x = m.initialState();
      double[] p = m.parameterValues();
      for (int i = 0; i < x.length; i++) {
        x[i] = m.dtype().store(x[i] + (m.dtype().isInteger() ? r : random.nextDouble()));
      }
      double[] a = new double[x.length];
      double[] b = new double[x.length];
      k.rhs(a, 0.5, x, p, new Past());
      fill(c, "rhs", b, x, p);
      assertThat(b).isEqualTo(a);
      if (!m.dtype().isInteger()) {
        double[] ja = new double[x.length * x.length];
        double[] jb = new double[x.length * x.length];
        k.jacobian(ja, 0.5, x, p, new Past());
        fill(c, "jacobian", jb, x, p);
        assertThat(jb).isEqualTo(ja);
      }
      if (!m.events().isEmpty()) {
        double[] y = x.clone();
        double[] q = p.clone();
        Method act =
            method(c, "act_a_b", double.class, double[].class, double[].class, History.class);
        act.invoke(null, 0.5, y, q, new Past());
        k.act(0, 0.5, x, p, new Past());
        assertThat(y).isEqualTo(x);
        assertThat(q).isEqualTo(p);
      }
    }
  }

  private static void fill(Class<?> c, String name, double[] out, double[] x, double[] p)
      throws Exception {
    method(c, name, double[].class, double.class, double[].class, double[].class, History.class)
        .invoke(null, out, 0.5, x, p, new Past());
  }

  private static Method method(Class<?> c, String name, Class<?>... types) throws Exception {
    Method m = c.getDeclaredMethod(name, types);
    m.setAccessible(true);
    return m;
  }

  private Class<?> compile(String name, String source) throws Exception {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    SimpleJavaFileObject file =
        new SimpleJavaFileObject(
            URI.create("string:///" + name.replace('.', '/') + ".java"),
            javax.tools.JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignore) {
            return source;
          }
        };
    List<String> options =
        List.of("-d", dir.toString(), "-proc:none", "-cp", System.getProperty("java.class.path"));
    StringBuilder errors = new StringBuilder();
    boolean ok =
        javac
            .getTask(null, null, d -> errors.append(d).append('\n'), options, null, List.of(file))
            .call();
    assertThat(ok).as("%s%n%s", errors, source).isTrue();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {dir.toUri().toURL()}, getClass().getClassLoader())) {
      return loader.loadClass(name);
    }
  }
}
