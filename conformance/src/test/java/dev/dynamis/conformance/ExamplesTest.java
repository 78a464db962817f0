package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs among the examples do what their pages say. */
class ExamplesTest {
  private static final Path EXAMPLES = Path.of("../docs/examples");

  @TempDir Path folder;

  /** Compiles and runs an example in this process; returns what it printed. */
  private String run(String name, Object... args) throws Exception {
    int compiled =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-Xlint:all",
                "-Werror",
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                folder.toString(),
                EXAMPLES.resolve(name + ".java").toString());
    assertThat(compiled).isZero();
    String[] texts = Arrays.stream(args).map(Object::toString).toArray(String[]::new);
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        PrintStream to = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
      System.setOut(to);
      Method main = loader.loadClass(name).getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) texts);
    } finally {
      System.setOut(before);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void thePoleStandsThroughADelayThatItsGainKnows() throws Exception {
    Path picture = folder.resolve("balance.png");
    String printed = run("Balance", EXAMPLES.resolve("cart-pole.xml"), picture);
    assertThat(printed)
        .contains("bears a delay of 0.0143 s", "ignores the delay: falls")
        .containsPattern("knows the delay: at -?\\d\\.\\de-0[2-9] rad");
    assertThat(picture).isNotEmptyFile();
  }

  /** The law of cosines gives the elbow; a target beyond the arm's 0.7 m is missed by the rest. */
  @Test
  void theArmReachesWhatItCanAndStretchesTowardsTheRest() throws Exception {
    String printed = run("Reach", EXAMPLES.resolve("arm.xml"));
    double square = 0.45 * 0.45 + 0.25 * 0.25;
    double elbow = -StrictMath.acos((square - 0.4 * 0.4 - 0.3 * 0.3) / (2 * 0.4 * 0.3));
    assertThat(printed)
        .containsPattern("within reach: off by \\d\\.\\d{3}e-1\\d m")
        .contains(String.format(Locale.ROOT, "%.4f", elbow))
        .contains("too far away: off by 3.000e-01 m, joints at 1.5708 -0.0000");
  }

  /** The pole hangs at 3.14; five seconds later it stands, moved a little by the noise of plans. */
  @Test
  void thePoleSwingsUpAndStaysThere() throws Exception {
    Path picture = folder.resolve("swing-up.png");
    String printed = run("SwingUp", EXAMPLES.resolve("cart-pole.xml"), picture);
    assertThat(printed).containsPattern("after 5\\.0 s the angle is -?0\\.[0-2]\\d+ rad");
    assertThat(picture).isNotEmptyFile();
  }

  /** The head of one who stands is at 1.65 m, that of one who lies at 0.11 m. */
  @Test
  void theHumanoidStaysOnItsFeetIfItPlans() throws Exception {
    Path picture = folder.resolve("stand.png");
    String printed = run("Stand", EXAMPLES.resolve("humanoid.xml"), picture);
    assertThat(printed)
        .containsPattern(
            "after 3\\.0 s the head is at 1\\.6\\d m with plans, at 0\\.1\\d m without");
    assertThat(picture).isNotEmptyFile();
  }
}
