package dev.dynamis.mechanics.constant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers and keywords of enumerated types; numbers as in MuJoCo 3.5.0. */
class ConstantsTest {
  @Test
  void numbersAreThoseOfMujoco() {
    assertThat(JointType.HINGE).isEqualTo(3);
    assertThat(GeomType.SDF).isEqualTo(8);
    assertThat(ObjType.BODY).isEqualTo(1);
    assertThat(ObjType.JOINT).isEqualTo(3);
    assertThat(ObjType.CAMERA).isEqualTo(7);
    assertThat(ObjType.SENSOR).isEqualTo(20);
    assertThat(ObjType.PLUGIN).isEqualTo(25);
    assertThat(ObjType.MODEL).isEqualTo(102);
    assertThat(SensorType.CAMPROJECTION).isEqualTo(8);
    assertThat(SensorType.BALLQUAT).isEqualTo(18);
    assertThat(SensorType.FRAMEPOS).isEqualTo(26);
    assertThat(SensorType.SUBTREECOM).isEqualTo(35);
    assertThat(SensorType.CONTACT).isEqualTo(42);
    assertThat(SensorType.USER).isEqualTo(48);
    assertThat(SensorType.COUNT).isEqualTo(49);
    assertThat(DisableBit.ISLAND).isEqualTo(1 << 18);
    assertThat(DisableBit.COUNT).isEqualTo(19);
    assertThat(EnableBit.SLEEP).isEqualTo(1 << 5);
    assertThat(StateBit.PLUGIN).isEqualTo(1 << 13);
    assertThat(StateBit.COUNT).isEqualTo(14);
    assertThat(TrnType.UNDEFINED).isEqualTo(1000);
    assertThat(TrnType.COUNT).isEqualTo(6);
    assertThat(SleepState.STATIC).isEqualTo(-1);
    assertThat(ConstraintType.CONTACT_ELLIPTIC).isEqualTo(7);
    assertThat(Timer.COUNT).isEqualTo(15);
    assertThat(TexRole.COUNT).isEqualTo(10);
  }

  @Test
  void everyValueIsFoundByItsKeyword() {
    for (int i = 0; i < SensorType.COUNT; i++) {
      assertThat(SensorType.of(SensorType.name(i))).isEqualTo(i);
    }
    for (int i = 0; i < ObjType.COUNT; i++) {
      assertThat(ObjType.of(ObjType.name(i))).isEqualTo(i);
    }
    assertThat(TexType.of("2d")).isEqualTo(TexType.TWO_D);
    assertThat(Integrator.of("Euler")).isEqualTo(Integrator.EULER);
    assertThat(ColorSpace.of("sRGB")).isEqualTo(ColorSpace.SRGB);
    assertThat(CamOutput.of("segmentation")).isEqualTo(16);
    assertThat(SensorType.of("jointactuatorfrc")).isEqualTo(SensorType.JOINTACTFRC);
  }

  /** Every type has a keyword for each of its numbers, of its own, and finds the number by it. */
  @Test
  void everyTypeKnowsItsNumbersByKeyword() throws ReflectiveOperationException, IOException {
    int types = 0;
    for (Class<?> type : typesWithKeywords()) {
      types++;
      Method name = type.getMethod("name", int.class);
      Set<String> keywords = new HashSet<>();
      for (Field f : type.getFields()) {
        // a set of several bits of the state is no value of its own
        boolean isSet = type == StateBit.class && Integer.bitCount(f.getInt(null)) > 1;
        if (f.getType() == int.class && !f.getName().equals("COUNT") && !isSet) {
          String keyword = (String) name.invoke(null, f.getInt(null));
          assertThat(keywords.add(keyword)).as("%s.%s", type, f.getName()).isTrue();
          assertThat(type.getMethod("of", String.class).invoke(null, keyword))
              .as("%s.%s", type, f.getName())
              .isEqualTo(f.getInt(null));
        }
      }
      assertThat(keywords).as("%s", type).isNotEmpty();
      assertThat(type.getMethod("of", String.class).invoke(null, "no such word")).isEqualTo(-1);
    }
    assertThat(types).isGreaterThan(30);
  }

  private static List<Class<?>> typesWithKeywords() throws IOException {
    Path sources = Path.of("src/main/java/dev/dynamis/mechanics/constant");
    try (Stream<Path> files = Files.list(sources)) {
      List<Class<?>> found = new ArrayList<>();
      for (Path f : files.sorted().toList()) {
        if (Files.readString(f).contains("static int of(String")) {
          String name = f.getFileName().toString().replace(".java", "");
          try {
            found.add(Class.forName("dev.dynamis.mechanics.constant." + name));
          } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
          }
        }
      }
      return found;
    }
  }

  /** Keywords in the order of their numbers, from MuJoCo's XML reference and its header files. */
  @ParameterizedTest
  @CsvSource({
    "Integrator, Euler RK4 implicit implicitfast",
    "Jacobian, dense sparse auto",
    "CamLightMode, fixed track trackcom targetbody targetbodycom",
    "LightType, spot directional point image",
    "Projection, perspective orthographic",
    "FlexSelf, none narrow bvh sap auto",
    "LengthRangeMode, none muscle muscleuser all",
    "TrnType, joint jointinparent slidercrank tendon site body",
    "WrapType, none joint pulley site sphere cylinder",
    "GainType, fixed affine muscle user",
    "BiasType, none affine muscle user",
    "DynType, none integrator filter filterexact muscle user",
    "JointType, free ball slide hinge",
    "EqType, connect weld joint tendon flex flexvert distance",
    "Stage, none pos vel acc",
    "SameFrame, none body inertia bodyrot inertiarot",
    "ConstraintState, satisfied quadratic linearneg linearpos cone",
    "DataType, real positive axis quaternion",
    "ContactField, found force torque dist pos normal tangent",
    "ContactReduction, none mindist maxforce netforce",
    "Interpolation, zoh linear cubic",
    "RayField, dist dir origin point normal depth",
    "TexRole, user rgb occlusion roughness metallic normal opacity emissive rgba orm",
    "SleepPolicy, auto auto_never auto_allowed never allowed init"
  })
  void keywordsAreThoseOfMujoco(String type, String keywords) throws ReflectiveOperationException {
    Class<?> c = Class.forName("dev.dynamis.mechanics.constant." + type);
    String[] words = keywords.split(" ");
    for (int i = 0; i < words.length; i++) {
      assertThat(c.getMethod("name", int.class).invoke(null, i)).isEqualTo(words[i]);
    }
  }

  @Test
  void fieldsOfRaysHaveTheirSizes() {
    assertThat(RayField.size(RayField.DIST)).isEqualTo(1);
    assertThat(RayField.size(RayField.NORMAL)).isEqualTo(3);
    assertThat(RayField.width(1 << RayField.DIST | 1 << RayField.POINT)).isEqualTo(4);
  }

  @Test
  void unknownKeywordsAndValuesAreNotTakenForOthers() {
    assertThat(GeomType.of("Sphere")).isEqualTo(-1);
    assertThatThrownBy(() -> GeomType.name(9)).hasMessage("GeomType has no value 9");
  }

  @Test
  void optionsSwitchFeatures() {
    var opt = new dev.dynamis.mechanics.model.Option();
    opt.setDisabled(DisableBit.CONTACT, true);
    opt.setEnabled(EnableBit.ENERGY, true);
    assertThat(opt.disabled(DisableBit.CONTACT)).isTrue();
    assertThat(opt.disabled(DisableBit.LIMIT)).isFalse();
    assertThat(opt.enabled(EnableBit.ENERGY)).isTrue();
    opt.setDisabled(DisableBit.CONTACT, false);
    opt.setEnabled(EnableBit.ENERGY, false);
    assertThat(opt.disableflags | opt.enableflags).isZero();
  }
}
