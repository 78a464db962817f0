package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelCommandsTest {
  private static final String PENDULUM =
      """
      <mujoco model="pendulum">
        <worldbody>
          <body name="arm" pos="0 0 1">
            <joint name="swing" axis="0 1 0"/>
            <geom type="capsule" size="0.05" fromto="0 0 0 0 0 -0.5"/>
            <geom type="sphere" size="0.1" pos="0 0 -0.5"/>
            <geom type="sphere" size="0.1" pos="0 0 -0.7"/>
          </body>
        </worldbody>
      </mujoco>
      """;

  @TempDir Path folder;
  private Path model;
  private final Terminal terminal = new Terminal();
  private final StringWriter out = terminal.out;
  private final StringWriter err = terminal.err;

  @BeforeEach
  void writeModel() throws IOException {
    model = Files.writeString(folder.resolve("pendulum.xml"), PENDULUM);
  }

  private int run(Object... args) {
    return terminal.run(args);
  }

  @Test
  void infoShowsSizesMassAndTheTreeOfBodies() {
    assertThat(run("info", model)).isZero();
    assertThat(out.toString())
        .contains("pendulum", "1 position, 1 degree of freedom", "1 body, 1 joint, 3 geoms")
        .contains("arm", "[hinge swing]", "[capsule, 2 x sphere]");
  }

  @Test
  void infoCutsLongTrees() {
    assertThat(run("info", "--bodies", "1", model)).isZero();
    assertThat(out.toString()).contains("and 1 more bodies").doesNotContain("arm");
  }

  @Test
  void checkFindsNothingInAGoodModel() {
    assertThat(run("check", model)).isZero();
    assertThat(out.toString()).contains("1 file: no errors");
  }

  @Test
  void checkListsTheProblemsOfAllFilesAndExitsWithOne() throws IOException {
    Path bad = folder.resolve("bad.xml");
    Files.writeString(bad, PENDULUM.replace("capsule", "capsul").replace("0.05", "0,05"));
    assertThat(run("check", model, bad)).isEqualTo(1);
    assertThat(out.toString())
        .contains("bad.xml:5:")
        .contains("capsul", "fix:")
        .contains("2 files: 2 errors");
  }

  @Test
  void checkWritesJsonForPrograms() throws IOException {
    Path bad = folder.resolve("bad.xml");
    Files.writeString(bad, PENDULUM.replace("capsule", "\"capsul"));
    assertThat(run("check", "--json", bad)).isEqualTo(1);
    assertThat(out.toString().lines())
        .isNotEmpty()
        .allMatch(line -> line.startsWith("{\"severity\":\"error\",\"code\":\"MJ"));
  }

  @Test
  void checkExitsWithTwoWithoutAFile() {
    assertThat(run("check")).isEqualTo(2);
  }

  @Test
  void aMissingFileIsNamed() {
    assertThat(run("info", folder.resolve("nothing.xml"))).isEqualTo(1);
    assertThat(err.toString()).contains("nothing.xml");
    assertThat(err.toString()).doesNotContain("Exception");
  }

  @Test
  void convertKeepsTheModelThroughTextAndBinary() throws IOException {
    Path text = folder.resolve("again.xml");
    Path binary = folder.resolve("again.dyb");
    assertThat(run("convert", model, text)).isZero();
    assertThat(run("convert", text, binary)).isZero();
    Model original = Mjcf.load(model).model();
    assertThat(original.difference(Model.load(binary), 0)).isEmpty();
    assertThat(run("info", binary)).isZero();
    assertThat(out.toString()).contains("pendulum");
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
  void convertRefusesTargetsThatItCantWrite() throws IOException {
    assertThat(run("convert", model, folder.resolve("model.obj"))).isEqualTo(2);
    assertThat(err.toString()).contains("must end with .xml or .dyb");
    assertThat(Files.exists(folder.resolve("model.obj"))).isFalse();
  }

  @Test
  void dumpWritesTheArraysUnderTheirReferenceNames() throws IOException {
    Path file = folder.resolve("dump.json");
    assertThat(run("dump", model, "--model", "--out", file)).isZero();
    assertThat(Files.readString(file))
        .startsWith("{")
        .contains("\"model_arrays\"", "\"nq\"", "\"body_mass\"", "\"jnt_axis\"", "\"opt\"");
  }

  @Test
  void numbersForPeopleHaveNoZerosAtTheEnd() {
    assertThat(InfoCommand.number(14.0000001)).isEqualTo("14");
    assertThat(InfoCommand.number(0.005)).isEqualTo("0.005");
    assertThat(InfoCommand.number(-9.81)).isEqualTo("-9.81");
    assertThat(InfoCommand.number(120)).isEqualTo("120");
    assertThat(InfoCommand.number(123450.3)).isEqualTo("123450");
    assertThat(InfoCommand.number(1.25e-7)).isEqualTo("1.25e-07");
  }
}
