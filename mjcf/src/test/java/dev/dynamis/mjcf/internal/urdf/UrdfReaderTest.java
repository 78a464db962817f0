package dev.dynamis.mjcf.internal.urdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.mjcf.spec.Spec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UrdfReaderTest {
  private static final String INERTIAL =
      "<inertial><mass value='1'/>"
          + "<inertia ixx='0.1' iyy='0.1' izz='0.1' ixy='0' ixz='0' iyz='0'/></inertial>";

  private static final String TETRAHEDRON =
      """
      v 0 0 0
      v 1 0 0
      v 0 1 0
      v 0 0 1
      f 1 3 2
      f 1 2 4
      f 2 3 4
      f 3 1 4
      """;

  /** A link, and a joint of this type with this content from the link base to it. */
  private static String arm(String type, String inJoint) {
    return "<robot name='r'><link name='base'/><link name='arm'>"
        + INERTIAL
        + "</link><joint name='j' type='"
        + type
        + "'><parent link='base'/><child link='arm'/>"
        + inJoint
        + "</joint></robot>";
  }

  private static String withMesh(String attributes) {
    return "<robot name='r'><link name='a'><collision><geometry><mesh "
        + attributes
        + "/></geometry></collision></link></robot>";
  }

  private static Resources files(String... paths) {
    Map<String, byte[]> files = new HashMap<>();
    for (String path : paths) {
      files.put(path, TETRAHEDRON.getBytes(StandardCharsets.UTF_8));
    }
    return Resources.memory(files);
  }

  private static String meshFile(String text, Resources resources) {
    Spec spec = Mjcf.readText("r.urdf", text, resources, LoadLimits.DEFAULT);
    assertThat(Mjcf.compile(spec).model().nmesh).isEqualTo(1);
    return spec.section("asset").child("mesh").text("file");
  }

  // ---- what becomes what

  @Test
  void linksBecomeBodiesAndKeepTheirPlaces() {
    Spec spec = Mjcf.readText(arm("continuous", "<origin xyz='1 2 3'/>"));
    assertThat(spec.name()).isEqualTo("r");
    Element base = spec.world().child("body");
    Element arm = base.child("body");
    assertThat(List.of(base.name(), arm.name())).containsExactly("base", "arm");
    assertThat(arm.reals("pos")).containsExactly(1, 2, 3);
    assertThat(arm.place().column()).isEqualTo("<robot name='r'><link name='base'/>".length() + 1);
    assertThat(arm.child("joint").name()).isEqualTo("j");
  }

  @Test
  void theAxisOfAJointIsXUnlessGiven() {
    Spec spec = Mjcf.readText(arm("continuous", ""));
    assertThat(spec.find("joint", "j").reals("axis")).containsExactly(1, 0, 0);
  }

  @Test
  void rollPitchAndYawTurnAboutFixedAxes() {
    Spec spec =
        Mjcf.readText(arm("fixed", "<origin rpy='1.5707963267948966 0 1.5707963267948966'/>"));
    // a quarter turn about x, then one about z: the axes x, y, z go to y, z, x
    assertThat(spec.find("body", "arm").reals("quat"))
        .containsExactly(new double[] {0.5, 0.5, 0.5, 0.5}, within(1e-15));
  }

  @Test
  void anInertialFrameMayBeTurned() {
    // half the example of a body whose x and y moments swap
    String turned =
        arm("continuous", "")
            .replace("<mass", "<origin xyz='0 0 1' rpy='0 0 1.5707963267948966'/><mass")
            .replace("iyy='0.1'", "iyy='0.15'");
    double[] full =
        Mjcf.readText(turned).find("body", "arm").child("inertial").reals("fullinertia");
    assertThat(full).containsExactly(new double[] {0.15, 0.1, 0.1, 0, 0, 0}, within(1e-15));
  }

  @Test
  void aFusedLinkMovesTheCenterOfMass() {
    String hand =
        "<link name='hand'><inertial><origin xyz='0 0 0.1'/><mass value='3'/>"
            + "<inertia ixx='0.1' iyy='0.3' izz='0.2' ixy='0' ixz='0' iyz='0'/></inertial></link>"
            + "<joint name='f' type='fixed'><origin xyz='0.4 0.8 0' rpy='3.141592653589793 0 0'/>"
            + "<parent link='arm'/><child link='hand'/></joint></robot>";
    Model m = Mjcf.compile(Mjcf.readText(arm("continuous", "").replace("</robot>", hand))).model();
    assertThat(m.nbody).isEqualTo(2);
    assertThat(m.body.mass[1]).isEqualTo(4);
    assertThat(List.of(m.body.ipos[3], m.body.ipos[4], m.body.ipos[5]))
        .usingElementComparator((a, b) -> Math.abs(a - b) < 1e-15 ? 0 : 1)
        .containsExactly(0.3, 0.6, -0.075);
  }

  @Test
  void theLinkWorldIsTheWorld() {
    Compiled c = Mjcf.compile(Mjcf.readText(arm("floating", "").replace("'base'", "'world'")));
    assertThat(c.model().nbody).isEqualTo(2);
    assertThat(c.model().jnt.type).containsExactly(JointType.FREE);
  }

  @Test
  void aMeshOfAnotherScaleIsAnotherMesh() {
    String two =
        "<robot name='r'><link name='a'>"
            + "<collision><geometry><mesh filename='t.obj'/></geometry></collision>"
            + "<collision><geometry><mesh filename='t.obj' scale='2 2 2'/></geometry></collision>"
            + "<collision><geometry><mesh filename='t.obj' scale='2 2 2'/></geometry></collision>"
            + "</link></robot>";
    Spec spec = Mjcf.readText("r.urdf", two, files("t.obj"), LoadLimits.DEFAULT);
    assertThat(spec.all("geom").stream().map(g -> g.text("mesh"))).containsExactly("t", "t1", "t1");
  }

  @Test
  void meshesOfOneNameInTwoFoldersAreTwo() {
    String two =
        "<robot name='r'><mujoco><compiler strippath='false'/></mujoco><link name='a'>"
            + "<collision><geometry><mesh filename='x/t.obj'/></geometry></collision>"
            + "<collision><geometry><mesh filename='y/t.obj'/></geometry></collision>"
            + "</link></robot>";
    Spec spec = Mjcf.readText("r.urdf", two, files("x/t.obj", "y/t.obj"), LoadLimits.DEFAULT);
    assertThat(spec.all("geom").stream().map(g -> g.text("mesh"))).containsExactly("t", "t1");
  }

  @Test
  void writtenAsMjcfItGivesTheSameModel() {
    String text =
        arm("planar", "<axis xyz='1 2 3'/><limit lower='-1' upper='1' effort='3'/>")
            .replace(
                "</robot>",
                "<link name='n'>"
                    + INERTIAL
                    + "</link>"
                    + "<joint name='k' type='prismatic'><parent link='arm'/><child link='n'/>"
                    + "<origin xyz='0 0.1 0' rpy='0.1 0.2 0.3'/><limit upper='1'/></joint>"
                    + "<link name='o'>"
                    + INERTIAL
                    + "</link>"
                    + "<joint name='l' type='revolute'><parent link='n'/><child link='o'/>"
                    + "<limit lower='-0.3' upper='0.7'/><mimic joint='k' offset='0.1'/></joint>"
                    + "</robot>");
    Spec spec = Mjcf.readText(text);
    Spec again = Mjcf.readText(Mjcf.write(spec));
    assertThat(again.same(spec)).isTrue();
    Model first = Mjcf.compile(spec).model();
    assertThat(Mjcf.compile(again).model().difference(first, 0)).isEmpty();
    assertThat(first.nv).isEqualTo(5);
    assertThat(first.neq).isEqualTo(1);
  }

  @Test
  void aUrdfFileCanBeAttached() {
    Map<String, byte[]> files = new HashMap<>();
    files.put("arm.urdf", arm("continuous", "").getBytes(StandardCharsets.UTF_8));
    String scene =
        "<mujoco><asset><model name='m' file='arm.urdf'/></asset><worldbody>"
            + "<attach model='m' body='base' prefix='left_'/></worldbody></mujoco>";
    Spec spec = Mjcf.readText("s.xml", scene, Resources.memory(files), LoadLimits.DEFAULT);
    Compiled c = Mjcf.compile(spec);
    assertThat(c.model().names.all(dev.dynamis.mechanics.constant.ObjType.BODY))
        .containsExactly("world", "left_base", "left_arm");
  }

  @Test
  void visualsAreKeptOnDemand() {
    String text =
        "<robot name='r'><mujoco><compiler discardvisual='false'/></mujoco>"
            + "<link name='a'><visual name='v'><geometry><sphere radius='1'/></geometry>"
            + "<material name='m'><color rgba='1 0 0 1'/></material></visual></link></robot>";
    Element geom = Mjcf.readText(text).find("geom", "v");
    assertThat(geom.reals("rgba")).containsExactly(1, 0, 0, 1);
    assertThat(geom.integer("contype")).isZero();
    assertThat(Mjcf.readText(text.replace("false", "true")).find("geom", "v")).isNull();
  }

  // ---- files

  @Test
  void foldersOfMeshesAreLeftOutIfTheFileIsBesideTheModel() {
    assertThat(meshFile(withMesh("filename='a/b/t.obj'"), files("t.obj"))).isEqualTo("t.obj");
    assertThat(meshFile(withMesh("filename='file:///a/t.obj'"), files("t.obj"))).isEqualTo("t.obj");
    assertThat(meshFile(withMesh("filename='package://p/t.obj'"), files("t.obj")))
        .isEqualTo("t.obj");
  }

  @Test
  void foldersOfMeshesAreFollowedIfTheFileIsThere() {
    assertThat(meshFile(withMesh("filename='a/t.obj'"), files("a/t.obj"))).isEqualTo("a/t.obj");
    assertThat(meshFile(withMesh("filename='package://p/a/t.obj'"), files("p/a/t.obj")))
        .isEqualTo("p/a/t.obj");
    assertThat(meshFile(withMesh("filename='package://p/a/t.obj'"), files("a/t.obj")))
        .isEqualTo("a/t.obj");
  }

  @Test
  void aModelInsideOfItsPackageFindsItsMeshes() {
    Map<String, byte[]> all = new HashMap<>();
    all.put("src/p/meshes/t.obj", TETRAHEDRON.getBytes(StandardCharsets.UTF_8));
    all.put(
        "src/p/urdf/r.urdf",
        withMesh("filename='package://p/meshes/t.obj'").getBytes(StandardCharsets.UTF_8));
    Spec spec = Mjcf.read("src/p/urdf/r.urdf", Resources.memory(all), LoadLimits.DEFAULT);
    assertThat(spec.section("asset").child("mesh").text("file")).isEqualTo("../meshes/t.obj");
    assertThat(Mjcf.compile(spec).model().nmesh).isEqualTo(1);
  }

  @Test
  void packagesHaveFoldersOfTheirOwn(@TempDir Path folder) throws IOException {
    Path model = Files.createDirectories(folder.resolve("models")).resolve("r.urdf");
    Path meshes = Files.createDirectories(folder.resolve("parts").resolve("m"));
    Files.writeString(meshes.resolve("t.obj"), TETRAHEDRON);
    Files.writeString(folder.resolve("secret.obj"), TETRAHEDRON);
    Files.writeString(model, withMesh("filename='package://p/m/t.obj'"));
    Map<String, Path> packages = Map.of("p", folder.resolve("parts"));
    Spec spec = Mjcf.read(model, model.getParent(), packages);
    assertThat(Mjcf.compile(spec).model().nmesh).isEqualTo(1);

    Files.writeString(model, withMesh("filename='package://p/../secret.obj'"));
    assertThatThrownBy(() -> Mjcf.read(model, model.getParent(), packages))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("MJ074");
  }

  @Test
  void whatIsNotReadIsReportedOnceForEachKind() {
    String text =
        arm("continuous", "<limit effort='1' velocity='2'/><safety_controller/>")
            .replace(
                "</robot>",
                "<transmission name='a'/><transmission name='b'/><gazebo/>"
                    + "<mujoco><visual/></mujoco></robot>");
    List<Diagnostic> notes = Mjcf.readText(text).notes();
    assertThat(notes).allMatch(d -> d.severity() == Severity.NOTE && d.code().equals("MJ071"));
    assertThat(notes)
        .extracting(Diagnostic::problem)
        .containsExactlyInAnyOrder(
            "limit/@velocity is not read",
            "joint/safety_controller is not read",
            "robot/transmission is not read, here and in 1 more places",
            "robot/gazebo is not read",
            "mujoco/visual is not read");
  }
}
