package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.Snapshot;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.FieldKind;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mechanics.sim.SkinSurface;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.render.Camera;
import dev.dynamis.render.scene.Viewpoint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Binary models in which one integer was changed: they are refused, or they step without reading
 * beyond their arrays. Each build tries a sample from a seed, {@code -Ddynamis.seed=7} another one;
 * {@code mvn -Pforged test} tries every field, with all hostile numbers at many of its places.
 */
class ForgedModelTest {
  private static final Path FOLDER = Path.of("src/test/resources");
  private static final boolean ALL = Boolean.getBoolean("dynamis.forged");
  private static final long SEED = Long.getLong("dynamis.seed", 1);

  /** How many changes of a model are tried in each build. */
  private static final int SAMPLE = 240;

  /** At how many places of a field all hostile numbers are tried. */
  private static final int PLACES = 48;

  private static final int KINDS = 12;

  private static final List<String> MODELS =
      List.of(
          "smooth/sensors",
          "smooth/tendons",
          "smooth/delays",
          "smooth/actuators",
          "smooth/muscles",
          "smooth/rays",
          "contact/sensing",
          "contact/equality",
          "contact/terrain",
          "contact/sleep",
          "contact/pairs",
          "contact/limits",
          "contact/choices",
          "collision/convex/shapes",
          "flex/rope",
          "flex/cloth",
          "flex/strain",
          "flex/block",
          "flex/nodes_implicit",
          "skin/bones",
          "compile/keyframes_custom",
          "forged/assets");

  private record Forgery(Field field, int index, int value) {
    @Override
    public String toString() {
      return field.name()
          + "["
          + index
          + "] from "
          + ((int[]) field.array())[index]
          + " to "
          + value;
    }
  }

  private static Model load(String name) {
    return Mjcf.load(FOLDER.resolve(name + ".xml")).model();
  }

  static List<String> models() {
    return MODELS;
  }

  @ParameterizedTest
  @MethodSource("models")
  @Timeout(value = 60, unit = TimeUnit.MINUTES)
  void oneWrongIntegerIsRefusedOrHarmless(String name) {
    Model m = load(name);
    assertThat(m.check()).isEmpty();
    long hash = m.hash();
    List<Forgery> forgeries = forgeries(m);
    List<String> unexpected = new ArrayList<>();
    int refused = 0;
    for (Forgery forgery : forgeries) {
      Field field = forgery.field;
      int[] values = (int[]) field.array();
      int old = values[forgery.index];
      String label = forgery.toString();
      values[forgery.index] = forgery.value;
      field.set(values);
      try {
        if (m.check().isEmpty()) {
          step(m);
        } else {
          refused++;
        }
      } catch (SimulationException e) {
        // said in words
      } catch (RuntimeException | Error e) {
        unexpected.add(label + ": " + e);
      }
      values[forgery.index] = old;
      field.set(values);
    }
    if (ALL) {
      System.out.printf(
          "%s: %d forged, %d refused, %d unexpected%n",
          name, forgeries.size(), refused, unexpected.size());
    }
    assertThat(unexpected).as("seed " + SEED).isEmpty();
    assertThat(refused).isGreaterThan(forgeries.size() / 4);
    assertThat(m.hash()).isEqualTo(hash);
  }

  @Test
  void everyIntegerFieldIsForgedInSomeModel() {
    Set<String> missing = new TreeSet<>();
    Set<String> forged = new TreeSet<>();
    for (String name : MODELS) {
      for (Field f : load(name).fields()) {
        if (f.kind() == FieldKind.INT) {
          (f.length() > 0 ? forged : missing).add(f.name());
        }
      }
    }
    missing.removeAll(forged);
    // MuJoCo's table of hashed names, which is empty here and which nothing reads
    assertThat(missing).containsExactly("names_map");
  }

  private static List<Forgery> forgeries(Model m) {
    List<Field> fields = new ArrayList<>();
    for (Field f : m.fields()) {
      // how often a solver tries costs time, not safety
      if (f.kind() == FieldKind.INT
          && f.length() > 0
          && !f.name().matches(".*iterations|.*initpoints")) {
        fields.add(f);
      }
    }
    Random random = new Random(SEED);
    List<Forgery> forgeries = new ArrayList<>();
    for (int k = 0; !ALL && k < SAMPLE; k++) {
      Field field = fields.get(k % fields.size());
      add(forgeries, field, random.nextInt(field.length()), random.nextInt(KINDS), random);
    }
    for (Field field : ALL ? fields : List.<Field>of()) {
      int places = Math.min(PLACES, field.length());
      for (int k = 0; k < places; k++) {
        int index = (int) ((long) k * field.length() / places);
        for (int kind = 0; kind < KINDS; kind++) {
          add(forgeries, field, index, kind, random);
        }
      }
    }
    return forgeries;
  }

  private static void add(List<Forgery> to, Field field, int index, int kind, Random random) {
    int old = ((int[]) field.array())[index];
    to.add(new Forgery(field, index, hostile(kind, old, random)));
  }

  private static int hostile(int kind, int old, Random random) {
    return switch (kind) {
      case 0 -> Integer.MIN_VALUE;
      case 1 -> -1000;
      case 2 -> -2;
      case 3 -> -1;
      case 4 -> 0;
      case 5 -> old - 1;
      case 6 -> old + 1;
      case 7 -> 2 * old + 5;
      case 8 -> random.nextInt(8);
      case 9 -> 1 << 20;
      case 10 -> Integer.MAX_VALUE;
      default -> random.nextInt();
    };
  }

  private static void step(Model m) {
    Data d = new Data(m);
    d.memory().setLimit(100_000_000);
    for (int k = 0; k < 4; k++) {
      Physics.step(m, d);
    }
    Physics.inverse(m, d);
    Physics.rnePostConstraint(m, d);
    Physics.subtreeVel(m, d);
    for (int key = 0; key < m.nkey; key++) {
      d.resetKeyframe(key);
      d.storeKeyframe(key);
    }
    if (m.nskin > 0) {
      new SkinSurface(m).update(d);
    }
    if (m.ntex > 0 || m.nskin > 0) {
      Camera.of(m, Viewpoint.free(m)).size(12, 8).build().color(d, new int[12 * 8]);
    }
  }

  @Test
  void aForgedFileIsRefusedWithTheField() {
    Model m = load("smooth/tendons");
    m.tendon.num[0]++;
    byte[] bytes = m.toBytes();
    assertThatThrownBy(() -> Model.load(bytes, "forged.dyb"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("forged.dyb: [MB002] ");
  }

  /** Pictures divide by these sizes. */
  @Test
  void texturesWithoutPixelsAreRefused() {
    Model wide = load("forged/assets");
    wide.tex.width[0] = 0;
    assertThat(wide.check().toString()).contains("tex_width[0]");
    Model high = load("forged/assets");
    high.tex.height[1] = 0;
    assertThat(high.check().toString()).contains("tex_height[1]");
  }

  @Test
  void aFileThatAsksForMuchIsRefusedBeforeMemoryIsTaken() throws IOException {
    // sizes that no array of the model has, only an instance
    for (Size size : List.of(Size.NUSERDATA, Size.NHISTORY, Size.NPLUGINSTATE)) {
      Model m = load("smooth/tendons");
      Model large = new Model(m.sizes().set(size, Integer.MAX_VALUE - 8));
      assertThatThrownBy(() -> Model.load(large.toBytes(), "forged.dyb"))
          .isInstanceOf(ModelException.class)
          .hasMessageContaining("the model with an instance of it takes")
          .hasMessageContaining("that a model may take");
    }
    Path file = Files.createTempFile("model", ".dyb");
    try {
      load("smooth/tendons").save(file);
      assertThat(Model.load(file, 1 << 20).nv).isPositive();
      assertThatThrownBy(() -> Model.load(file, 20_000))
          .isInstanceOf(ModelException.class)
          .hasMessageContaining("more than the 20000 that a model may take");
    } finally {
      Files.delete(file);
    }
  }

  @Test
  void anOrientationWithoutLengthIsRefused() {
    Model m = load("smooth/rays");
    m.site.quat[0] = 0;
    m.site.quat[1] = 0;
    m.site.quat[2] = 0;
    m.site.quat[3] = 0;
    byte[] bytes = m.toBytes();
    assertThatThrownBy(() -> Model.load(bytes, "forged.dyb"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("site_quat[0]: a quaternion of length 0.0, expected 1");
  }

  @Test
  void inputsThatAMechanismDoesNotTakeLeaveItAsItWas() {
    Mechanism forged = new Mechanism(load("smooth/delays"));
    forged.step();
    forged.data().ctrl[0] = Double.POSITIVE_INFINITY;
    Snapshot snapshot = Snapshot.of(forged);
    Mechanism mechanism = new Mechanism(load("smooth/delays"));
    double[] state = mechanism.save();
    assertThatThrownBy(() -> snapshot.restore(mechanism))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("shall be a finite number, found Infinity");
    assertThat(mechanism.save()).containsExactly(state);
  }

  @Test
  void cursorsOfHistoriesAreCheckedWhenAStateIsLoaded() {
    Mechanism mechanism = new Mechanism(load("smooth/delays"));
    double[] state = mechanism.save();
    List<String> names = mechanism.stateNames();
    int history = names.indexOf("history[0]");
    assertThat(history).isPositive();
    for (double bad : new double[] {-1, 1e6, 0.5, Double.NaN, Double.POSITIVE_INFINITY}) {
      double[] forged = state.clone();
      forged[history + 1] = bad;
      assertThatThrownBy(() -> mechanism.restore(forged))
          .isInstanceOf(SimulationException.class)
          .hasMessageContaining("cursor of the history of actuator")
          .hasMessageContaining("expected a whole number from 0 to");
    }
    double[] backwards = state.clone();
    backwards[history + 2] = Double.NaN;
    assertThatThrownBy(() -> mechanism.restore(backwards)).hasMessageContaining("don't ascend");
    assertThat(mechanism.save()).containsExactly(state);
    mechanism.restore(state);
    mechanism.step();
  }

  @Test
  void treesThatSleepAreCheckedWhenAStateIsLoaded() {
    Mechanism mechanism = new Mechanism(load("contact/sleep"));
    double[] state = mechanism.save();
    int trees = mechanism.model().ntree;
    int first = -1;
    for (int i = 0; i < state.length && first < 0; i++) {
      first = mechanism.stateNames().get(i).startsWith("asleep.") ? i : -1;
    }
    assertThat(first).isPositive();
    for (double bad : new double[] {trees, -100, 1.5, Double.NaN, 1e300}) {
      double[] forged = state.clone();
      forged[first] = bad;
      assertThatThrownBy(() -> mechanism.restore(forged))
          .isInstanceOf(SimulationException.class)
          .hasMessageContaining("the sleep of the tree of body");
    }
    // a tree that says it sleeps with another one, which does not
    double[] alone = state.clone();
    alone[first] = 1;
    alone[first + 1] = -5;
    assertThatThrownBy(() -> mechanism.restore(alone)).hasMessageContaining("the sleep of");
    assertThat(mechanism.save()).containsExactly(state);
  }
}
