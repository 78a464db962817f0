package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContinueCommandTest {
  private final Terminal terminal = new Terminal();

  /** Sparrow: rho = 470/19 for the usual sigma and beta, and the pitchfork at 1. */
  @Test
  void lorenzHasItsHopfPointsAndItsBranchPoint(@TempDir Path folder) throws Exception {
    Path picture = folder.resolve("b.png");
    Path table = folder.resolve("b.csv");
    Object[] args = {
      "continue",
      "builtin://ode/lorenz",
      "--param",
      "rho",
      "--from",
      "0",
      "--to",
      "30",
      "--plot",
      picture,
      "--record",
      table
    };
    assertThat(terminal.run(args)).isZero();
    assertThat(terminal.out.toString())
        .contains("hopf at rho = 24.73684210", ", frequency 9.6245", "branch at rho = 1.0");
    assertThat(Files.size(picture)).isGreaterThan(1000);
    assertThat(Files.readString(table)).startsWith("rho,x,y,z,unstable,branch");
  }

  /** The pendulum is let go at 60 degrees; Newton's method from 0.6 ends below the pivot. */
  @Test
  void startsOfMechanismsAreWhereTheyAreSaidToBe() {
    Object[] args = {
      "continue",
      "builtin://mech/pendulum",
      "--param",
      "joint_damping[hinge]=0.1:0.2",
      "--start",
      "hinge=0.6,v.hinge=0"
    };
    assertThat(terminal.run(args)).isZero();
    assertThat(terminal.out.toString()).contains("it came to 0.2");
    terminal.clear();
    assertThat(terminal.run(Stream.concat(Stream.of(args), Stream.of("--json")).toArray()))
        .isZero();
    Matcher hinge = Pattern.compile("\"hinge\":([-0-9.E]+)").matcher(terminal.out.toString());
    assertThat(hinge.find()).isTrue();
    assertThat(Double.parseDouble(hinge.group(1))).isCloseTo(0, within(1e-9));
  }

  /** Two equal masses hang on springs side by side, which stretch by g / k. */
  @Test
  void numbersOfAllObjectsOfAMechanismVaryTogether(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("springs.xml");
    String mass =
        "<body><joint name='%s' type='slide' axis='0 0 1' stiffness='5' damping='1'/>"
            + "<geom size='0.1' mass='1' contype='0' conaffinity='0'/></body>";
    Files.writeString(
        file,
        "<mujoco><worldbody>"
            + mass.formatted("a")
            + mass.formatted("b")
            + "</worldbody></mujoco>");
    assertThat(terminal.run("continue", file, "--param", "joint_stiffness[*]=10:20", "--json"))
        .as(terminal.err.toString())
        .isZero();
    Matcher last =
        Pattern.compile("\"parameter\":20\\.0,\"state\":\\{\"a\":([^,]*),\"b\":([^,]*),")
            .matcher(terminal.out.toString());
    assertThat(last.find()).isTrue();
    for (int k = 1; k <= 2; k++) {
      assertThat(Double.parseDouble(last.group(k))).isCloseTo(-9.81 / 20, within(1e-7));
    }
  }

  /** The search at either end of a delay has states with fewer or more samples of the past. */
  @Test
  void branchesOverADelayOfACouplingAreFoundAtBothEnds(@TempDir Path folder) throws Exception {
    CouplingFilesTest.spring(folder);
    Path file = folder.resolve("late.couple.toml");
    String text =
        """
        model = "mass.xml"
        keyframe = "out"
        [controller.c]
        inputs = { x = { from = "position:slide", delay = "tau" }, v = "velocity:slide" }
        params = { tau = 0.01 }
        outputs = { "joint:slide" = "-4*x - 2*v" }
        """;
    Files.writeString(file, text);
    assertThat(terminal.run("continue", file, "--param", "c.tau=0.005:0.02")).isZero();
    assertThat(terminal.out.toString()).contains("branch 1: ", "it came to 0.02");
  }

  @Test
  void jsonHasPointsAndSpecialPoints() {
    Object[] args = {
      "continue",
      "builtin://map/logistic",
      "--param",
      "r",
      "--from",
      "2.8",
      "--to",
      "3.3",
      "--start",
      "x=0.64",
      "--json"
    };
    assertThat(terminal.run(args)).isZero();
    assertThat(terminal.out.toString())
        .startsWith("{\"points\":[{\"parameter\":2.8,\"state\":{\"x\":0.642857142857142")
        .contains(
            "\"stable\":true", "\"stable\":false", "\"special\":[{\"type\":\"pd\",\"parameter\":");
  }

  @Test
  void whatIsWrongIsSaid() {
    Object[] unknown = {"continue", "builtin://ode/lorenz", "--param", "ro", "--to", "3"};
    assertThat(terminal.run(unknown)).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("no parameter 'ro'", "rho");
    Object[] nowhere = {
      "continue", "builtin://ode/lorenz", "--param", "rho", "--from", "3", "--to", "3"
    };
    assertThat(terminal.run(nowhere)).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("choose two different numbers");
    assertThat(terminal.run("continue", "builtin://ode/lorenz", "--param", "rho,sigma"))
        .isEqualTo(2);
    assertThat(terminal.err.toString()).contains("one parameter varies");
  }

  @Test
  void branchesAreSwitchedAndSpecialPointsFollowedOverASecondParameter() {
    assertThat(
            terminal.run(
                "continue",
                "builtin://map/logistic",
                "--param",
                "r=2.8:3.5",
                "--start",
                "x=0.64",
                "--switch",
                "--json"))
        .isZero();
    assertThat(terminal.out.toString()).contains("\"parameter\":3.44948974278", "\"branch\":2");
    assertThat(
            terminal.run(
                "continue",
                "builtin://ode/fitzhugh-nagumo",
                "--param",
                "I=0:20",
                "--also",
                "a=0.6:0.8"))
        .isZero();
    assertThat(terminal.out.toString()).contains(", curve 1: ", "it came to 0.8");
    assertThat(terminal.run("continue", "builtin://ode/lorenz", "--param", "rho")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("where does rho end?");
  }

  @Test
  void cyclesAreFollowedFromAHopfPointAndFromAnOrbit(@TempDir Path folder) throws Exception {
    Path table = folder.resolve("c.csv");
    Path picture = folder.resolve("c.png");
    Object[] lorenz = {
      "continue",
      "builtin://ode/lorenz",
      "--param",
      "rho=22:26",
      "--start",
      "x=7,y=7,z=21",
      "--switch",
      "--record",
      table,
      "--plot",
      picture
    };
    assertThat(terminal.run(lorenz)).isZero();
    assertThat(terminal.out.toString()).contains("hopf at rho = 24.7368", ", branch 2: ");
    assertThat(Files.readString(table)).startsWith("rho,x,y,z,period,least x,least y,least z,unst");
    assertThat(Files.size(picture)).isGreaterThan(1000);
    Object[] vanDerPol = {
      "continue", "builtin://ode/vanderpol", "--param", "mu=1:1.2", "--cycle", "--json"
    };
    assertThat(terminal.run(vanDerPol)).isZero();
    // the published period
    assertThat(terminal.out.toString()).contains("\"parameter\":1.0", "\"period\":6.66328686");
    Object[] near = {
      "continue",
      "builtin://ode/vanderpol",
      "--param",
      "mu=1:1.2",
      "--cycle",
      "--start",
      "x=2,y=0,period=6.6"
    };
    assertThat(terminal.run(near)).isZero();
    near[near.length - 1] = "x=2,y=0";
    assertThat(terminal.run(near)).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("needs about its period", "period=T");
  }

  /** Hassard, Kazarinoff and Wan: the cycles begin at pi/2 with the period 4. */
  @Test
  void cyclesOfDelayEquationsLeaveTheirHopfPoint() {
    Object[] args = {
      "continue", "builtin://dde/wright", "--param", "alpha=1:1.7", "--start", "x=0", "--switch"
    };
    assertThat(terminal.run(args)).isZero();
    assertThat(terminal.out.toString())
        .contains("hopf at alpha = 1.57079632", "branch 2", "it came to 1.7");
    Object[] cycle = {
      "continue", "builtin://dde/wright", "--param", "alpha=1.6:1.7", "--cycle", "--json"
    };
    assertThat(terminal.run(cycle)).isZero();
    assertThat(terminal.out.toString()).contains("\"period\":4.02").contains("\"stable\":true");
  }
}
