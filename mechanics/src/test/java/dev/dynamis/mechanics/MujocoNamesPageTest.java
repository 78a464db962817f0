package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.Layout;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The page "If you know MuJoCo" is made from the declared fields. After a change of fields, write
 * it anew with {@code mvn -pl mechanics test -Dtest=MujocoNamesPageTest -Dwrite.docs=true}.
 */
class MujocoNamesPageTest {
  private static final Path PAGE = Path.of("..", "docs", "reference", "mujoco-names.md");

  private static final String HEAD =
      """
      # If you know MuJoCo

      `Model` is `mjModel`, `Data` is `mjData`, and their members keep their names:

      - What stands before the first underscore is a group, the rest is in camelCase:
        `body_mass` is `model.body.mass`, `tendon_solref_lim` is `model.tendon.solrefLim`.
      - A name without an underscore stays: `qpos`, `cvel`, `time`.
      - Where the prefix is itself an array the whole name is in camelCase: `qpos_spring` is
        `qposSpring`, `act_dot` is `actDot`. So are `cfrc_int` and `cfrc_ext`, because `int` is a
        Java keyword.
      - `mjContact`, `mjWarningStat`, `mjTimerStat` and `mjSolverStat` are groups of arrays:
        `contact[i].pos[k]` is `data.contact.pos[3*i + k]`.
      - Names of objects are looked up in `model.names`.

      Arrays are row-major. `double[]` is `mjtNum`, `float[]` is `float`, `boolean[]` and some
      `int[]` are `mjtByte`, `byte[]` is text or pixels.
      """;

  /** C functions, and the method that takes the place of each. */
  private static final String[][] FUNCTIONS = {
    {"mj_step", "sim.Physics.step"},
    {"mj_step1", "sim.Physics.step1"},
    {"mj_step2", "sim.Physics.step2"},
    {"mj_forward", "sim.Physics.forward"},
    {"mj_forwardSkip", "sim.Physics.forwardSkip"},
    {"mj_inverse", "sim.Physics.inverse"},
    {"mj_inverseSkip", "sim.Physics.inverseSkip"},
    {"mj_compareFwdInv", "sim.Physics.compareForwardInverse"},
    {"mj_fwdPosition", "sim.Physics.forwardPosition"},
    {"mj_fwdVelocity", "sim.Physics.forwardVelocity"},
    {"mj_fwdActuation", "sim.Physics.forwardActuation"},
    {"mj_fwdAcceleration", "sim.Physics.forwardAcceleration"},
    {"mj_fwdConstraint", "sim.Physics.forwardConstraint"},
    {"mj_Euler", "sim.Physics.euler"},
    {"mj_RungeKutta", "sim.Physics.rungeKutta"},
    {"mj_implicit", "sim.Physics.implicit"},
    {"mj_checkPos", "sim.Physics.checkPosition"},
    {"mj_checkVel", "sim.Physics.checkVelocity"},
    {"mj_checkAcc", "sim.Physics.checkAcceleration"},
    {"mj_sensorPos", "sim.Physics.sensorPosition"},
    {"mj_sensorVel", "sim.Physics.sensorVelocity"},
    {"mj_sensorAcc", "sim.Physics.sensorAcceleration"},
    {"mj_isSparse", "sim.Physics.isSparse"},
    {"mj_subtreeVel", "sim.Physics.subtreeVel"},
    {"mj_rnePostConstraint", "sim.Physics.rnePostConstraint"},
    {"mj_energyPos", "sim.Physics.energyPos"},
    {"mj_energyVel", "sim.Physics.energyVel"},
    {"mj_contactForce", "sim.Physics.contactForce"},
    {"mj_addContact", "sim.Physics.addContact"},
    {"mj_makeConstraint", "sim.Physics.makeConstraint"},
    {"mj_geomDistance", "sim.Physics.geomDistance"},
    {"mj_setConst", "sim.Physics.setConst"},
    {"mjd_transitionFD", "sim.Derivatives.transition"},
    {"mjd_inverseFD", "sim.Derivatives.inverse"},
    {"mj_setLengthRange", "sim.LengthRange.set"},
    {"mj_jac", "sim.FrameJacobians.point"},
    {"mj_jacDot", "sim.FrameJacobians.pointRate"},
    {"mj_jacBody", "sim.FrameJacobians.body"},
    {"mj_jacBodyCom", "sim.FrameJacobians.bodyCom"},
    {"mj_jacSubtreeCom", "sim.FrameJacobians.subtreeCom"},
    {"mj_jacGeom", "sim.FrameJacobians.geom"},
    {"mj_jacSite", "sim.FrameJacobians.site"},
    {"mj_jacPointAxis", "sim.FrameJacobians.pointAxis"},
    {"mj_angmomMat", "sim.FrameJacobians.angularMomentum"},
    {"mj_mulM", "sim.InertiaMatrix.mul"},
    {"mj_fullM", "sim.InertiaMatrix.full"},
    {"mj_solveM", "sim.InertiaMatrix.solve"},
    {"mj_solveM2", "sim.InertiaMatrix.halfSolve"},
    {"mj_factorM", "sim.InertiaMatrix.factor"},
    {"mj_objectVelocity", "sim.Motion.objectVelocity"},
    {"mj_objectAcceleration", "sim.Motion.objectAcceleration"},
    {"mj_applyFT", "sim.Motion.applyForce"},
    {"mj_local2Global", "sim.Motion.localToGlobal"},
    {"mj_integratePos", "sim.Motion.integratePos"},
    {"mj_differentiatePos", "sim.Motion.differentiatePos"},
    {"mj_normalizeQuat", "sim.Motion.normalizeQuat"},
    {"mj_resetData", "Data.reset"},
    {"mj_resetDataKeyframe", "Data.resetKeyframe"},
    {"mj_setKeyframe", "Data.storeKeyframe"},
    {"mj_copyData", "Data.copyFrom"},
    {"mj_copyModel", "Model.copy"},
    {"mj_saveModel", "Model.save"},
    {"mj_loadModel", "Model.load"},
    {"mj_stateSize", "State.size"},
    {"mj_getState", "State.get"},
    {"mj_setState", "State.set"},
    {"mj_copyState", "State.copy"},
    {"mj_extractState", "State.extract"},
    {"mj_name2id", "ObjectNames.id"},
    {"mj_id2name", "ObjectNames.name"},
  };

  @Test
  void everyFunctionOnThePageIsThere() throws ClassNotFoundException {
    for (String[] f : FUNCTIONS) {
      int dot = f[1].lastIndexOf('.');
      Class<?> type = Class.forName("dev.dynamis.mechanics." + f[1].substring(0, dot));
      String method = f[1].substring(dot + 1);
      assertThat(type.getMethods()).as(f[1]).anyMatch(m -> m.getName().equals(method));
    }
  }

  @Test
  void thePageListsAllSizesAndFields() throws IOException {
    String page = page();
    if (Boolean.getBoolean("write.docs")) {
      Files.createDirectories(PAGE.getParent());
      Files.writeString(PAGE, page);
    }
    assertThat(PAGE).content().isEqualTo(page);
  }

  private static String page() {
    StringBuilder b = new StringBuilder(HEAD);
    b.append("\n## Functions\n\nClasses of `dev.dynamis.mechanics`; `Mechanism` has the same by ");
    b.append("names of parts. `mj_loadXML` is `Mjcf.load`.\n\n| C | Java |\n|---|---|\n");
    for (String[] f : FUNCTIONS) {
      b.append("| `").append(f[0]).append("` | `").append(f[1]).append("` |\n");
    }
    b.append("\nCallbacks (`mjcb_control`, `mjCOLLISIONFUNC` and others) are members of ");
    b.append("`model.callbacks`.\n");
    Model model = new Model(new Sizes());
    b.append("\n## Sizes\n\nMembers of `Model`, by the same names:\n\n");
    for (Size s : Size.values()) {
      b.append(s.ordinal() == 0 ? "" : s.ordinal() % 10 == 0 ? ",\n" : ", ");
      b.append('`').append(s.symbol()).append('`');
    }
    b.append(".\n");
    table(b, "mjModel", "model", model);
    table(b, "mjData", "data", new Data(model));
    return b.toString();
  }

  private static void table(StringBuilder b, String struct, String member, Layout layout) {
    b.append("\n## ").append(struct).append("\n\n| C | Java | type | shape |\n|---|---|---|---|\n");
    for (Field f : layout.fields()) {
      b.append("| `").append(f.name()).append("` | `");
      b.append(member).append('.').append(f.path()).append("` | ");
      b.append(type(f)).append(" | ").append(shape(f)).append(" |\n");
    }
  }

  private static String type(Field f) {
    String element =
        switch (f.kind()) {
          case REAL -> "double";
          case SINGLE -> "float";
          case INT -> "int";
          case LONG -> "long";
          case FLAG -> "boolean";
          case BYTE -> "byte";
        };
    return f.isScalar() ? element : element + "[]";
  }

  private static String shape(Field f) {
    if (f.isScalar()) {
      return "";
    }
    String shape = f.isSetting() ? Integer.toString(f.length()) : f.shape().toString();
    return shape.endsWith(" x 1") ? shape.substring(0, shape.length() - 4) : shape;
  }
}
