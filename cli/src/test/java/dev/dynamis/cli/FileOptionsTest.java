package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Model;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Which files a model may read, and how much memory it may take. */
class FileOptionsTest {
  /** A command that has nothing but these options. */
  @Command
  private static final class Taker {}

  @TempDir Path folder;
  private Path model;
  private final Terminal terminal = new Terminal();
  private final StringWriter out = terminal.out;
  private final StringWriter err = terminal.err;

  @BeforeEach
  void writeModel() throws IOException {
    model = Files.writeString(folder.resolve("pendulum.xml"), Samples.PENDULUM);
  }

  private int run(Object... args) {
    return terminal.run(args);
  }

  @Test
  void meshesOfAPackageComeFromItsFolder() throws IOException {
    Path meshes = Files.createDirectories(folder.resolve("parts").resolve("meshes"));
    Files.writeString(
        meshes.resolve("t.obj"),
        "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n");
    Path robot = Files.createDirectories(folder.resolve("robots")).resolve("r.urdf");
    Files.writeString(
        robot,
        "<robot name='r'><link name='a'><collision><geometry>"
            + "<mesh filename='package://parts/meshes/t.obj'/></geometry></collision></link>"
            + "<transmission/></robot>");
    assertThat(run("check", robot)).isEqualTo(1);
    assertThat(out.toString()).contains("[MJ074]", "--package parts=DIR");
    String given = "parts=" + folder.resolve("parts");
    assertThat(run("check", "--package", given, robot)).isZero();
    assertThat(out.toString()).contains("robot/transmission is not read");
    Path text = robot.resolveSibling("r.xml");
    assertThat(run("convert", "--package", given, robot, text)).isZero();
    assertThat(run("info", "--package", given, text)).isZero();
    assertThat(out.toString()).contains("1 geom, 1 mesh");
  }

  @Test
  void filesOutsideTheModelsFolderComeFromFoldersThatAreAllowed() throws IOException {
    Path meshes = Files.createDirectories(folder.resolve("meshes"));
    Files.writeString(
        meshes.resolve("t.obj"),
        "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n");
    Path shared = Files.createDirectories(folder.resolve("shared"));
    Files.writeString(shared.resolve("body.xml"), "<x><option timestep='0.5'/></x>");
    Path robot = Files.createDirectories(folder.resolve("robots")).resolve("r.xml");
    Files.writeString(
        robot,
        "<mujoco><include file='../shared/body.xml'/><asset><mesh file='../meshes/t.obj'/></asset>"
            + "<worldbody><geom type='mesh' mesh='t'/></worldbody></mujoco>");
    assertThat(run("check", robot)).isEqualTo(1);
    assertThat(out.toString()).contains("[MJ051]", "allow its folder with --assets DIR");
    out.getBuffer().setLength(0);
    assertThat(run("check", "--assets", shared, robot)).isEqualTo(1);
    assertThat(out.toString())
        .contains("[MJ237]", "t.obj leads out of the folder", "--assets DIR")
        .doesNotContain("[MJ051]");
    for (String command : new String[] {"check", "info", "dump"}) {
      Object[] all = {command, robot, "--assets", shared, "--assets", meshes, "--model"};
      int n = command.equals("dump") ? all.length : all.length - 1;
      assertThat(run(Arrays.copyOf(all, n))).as(err.toString()).isZero();
    }
    assertThat(out.toString()).contains("timestep 0.5 s");
    Path binary = folder.resolve("r.dyb");
    assertThat(run("convert", robot, binary, "--assets", folder)).isZero();
    assertThat(Model.load(binary).nmesh).isEqualTo(1);
  }

  @Test
  void foldersThatAreMissingAreNamed() {
    for (String command : new String[] {"check", "info", "run", "bench"}) {
      err.getBuffer().setLength(0);
      assertThat(run(command, model, "--assets", folder.resolve("meshs"))).isEqualTo(2);
      assertThat(err.toString())
          .contains("--assets: there is no folder", "meshs", "'dynamis " + command + " --help'");
    }
    err.getBuffer().setLength(0);
    assertThat(run("dump", model, "--model", "--assets", folder.resolve("meshs"))).isEqualTo(2);
    assertThat(err.toString()).contains("--assets: there is no folder");
    assertThat(run("info", model, "--package", "parts=" + model)).isEqualTo(2);
    assertThat(err.toString()).contains("--package: there is no folder", "pendulum.xml");
    assertThat(run("info", model, "--asset", folder)).isEqualTo(2);
    assertThat(err.toString()).contains("--assets");
  }

  @Test
  void memoryIsASize() {
    assertThat(bytes("3")).isEqualTo(3);
    assertThat(bytes("4K")).isEqualTo(4096);
    assertThat(bytes("5m")).isEqualTo(5L << 20);
    assertThat(bytes("6G")).isEqualTo(6L << 30);
    assertThat(bytes("7T")).isEqualTo(7L << 40);
    for (String wrong : new String[] {"", "G", "4GB", "-1", "1.5G", "9999999T"}) {
      err.getBuffer().setLength(0);
      assertThat(run("info", model, "--load-memory", wrong)).as(wrong).isEqualTo(2);
      assertThat(err.toString())
          .contains("--load-memory: '" + wrong + "' is no size; give bytes, or a number with K");
    }
    assertThat(run("info", model, "--load-memory", "1")).isEqualTo(1);
  }

  private static long bytes(String size) {
    FileOptions options = new FileOptions();
    new CommandLine(new Taker()).addMixin("files", options).parseArgs("--load-memory", size);
    return options.limits().bytes();
  }

  @Test
  void theFirstOptionThatWasGivenIsTold() {
    FileOptions options = new FileOptions();
    CommandLine line = new CommandLine(new Taker()).addMixin("files", options);
    assertThat(options.given()).isNull();
    line.parseArgs("--load-memory", "1");
    assertThat(options.given()).isEqualTo("--load-memory");
    line.parseArgs("--package", "a=b");
    assertThat(options.given()).isEqualTo("--package");
    line.parseArgs("--package", "a=b", "--assets", "c");
    assertThat(options.given()).isEqualTo("--assets");
  }
}
