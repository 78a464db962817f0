package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mechanics.layout.Difference;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Copies, equality, hash, identity and dump of models. */
class ModelTest {
  private final Map<String, Object> recorded =
      Json.object(ReferenceModel.record("walker.json.gz").get("model"));
  private final Model walker = ReferenceModel.model(recorded);

  @Test
  @Tag("acceptance:004-8")
  void aCopyIsEqualAndIndependent() {
    Model model = RandomModel.make(7);
    Model copy = model.copy();
    assertThat(copy.difference(model, 0)).isEmpty();
    assertThat(copy.hash()).isEqualTo(model.hash());
    copy.opt.gravity[1] = 3;
    copy.opt.timestep = 5;
    copy.vis.rgba.fog[0] = 0.5f;
    copy.body.mass[0] = 1;
    assertThat(model.opt.gravity[1]).isNotEqualTo(3);
    assertThat(model.opt.timestep).isNotEqualTo(5);
    assertThat(model.vis.rgba.fog[0]).isNotEqualTo(0.5f);
    assertThat(model.body.mass[0]).isNotEqualTo(1);
  }

  @Test
  @Tag("acceptance:004-89")
  void everyFieldCountsInComparisonAndHash() {
    Model model = RandomModel.make(8);
    long hash = model.hash();
    for (Field f : model.fields()) {
      Model copy = model.copy();
      Field changed = copy.field(f.name()).orElseThrow();
      int last = f.length() - 1;
      change(changed, last);
      Difference difference = copy.difference(model, 0).orElseThrow();
      assertThat(difference.field()).isEqualTo(f.name());
      assertThat(difference.index()).isEqualTo(last);
      assertThat(copy.hash()).as(f.name()).isNotEqualTo(hash);
    }
  }

  @Test
  void everySizeCountsInComparison() {
    Model empty = new Model(new Sizes());
    for (Size s : Size.values()) {
      Model other = new Model(new Sizes().set(s, 1));
      assertThat(empty.difference(other, 0)).contains(new Difference(s.symbol(), -1, 0, 1));
      assertThat(other.hash()).as(s.symbol()).isNotEqualTo(empty.hash());
    }
  }

  @Test
  void realsMayDifferByTheToleranceTimesTheScaleOfTheirField() {
    Model copy = walker.copy();
    double scale = 0;
    for (double x : walker.body.pos) {
      scale = Math.max(scale, Math.abs(x));
    }
    copy.body.pos[5] += 0.9e-10 * scale;
    assertThat(copy.difference(walker, 1e-10)).isEmpty();
    assertThat(copy.difference(walker, 0).orElseThrow().toString()).startsWith("body_pos[5]: ");
    copy.body.pos[5] += 0.2e-10 * scale;
    assertThat(copy.difference(walker, 1e-10)).isPresent();
    copy.body.pos[5] = Double.NaN;
    assertThat(copy.difference(walker, 1e300)).isPresent();
    assertThat(copy.difference(copy.copy(), 0)).isEmpty();
    copy = walker.copy();
    copy.body.contype[1]++;
    assertThat(copy.difference(walker, 1e300).orElseThrow().field()).isEqualTo("body_contype");
  }

  @Test
  void hashAndIdentityAreTheSameEverywhere() {
    assertThat(RandomModel.make(9).hash()).isEqualTo(HASH_OF_SEED_9);
    assertThat(walker.identity().name()).isEqualTo("walker");
    assertThat(walker.identity().hash()).isEqualTo(walker.hash());
    assertThat(walker.identity().sizes().get("nq")).isEqualTo(13);
    assertThat(walker.identity().sizes().sequencedKeySet().getFirst()).isEqualTo("nq");
  }

  private static final long HASH_OF_SEED_9 = 6421306657068184591L;

  @Test
  void sizesThatCanNotBeAreRefused() {
    assertThatThrownBy(() -> new Sizes().set(Size.NBODY, -1)).hasMessageContaining("nbody is -1");
    assertThatThrownBy(() -> new Sizes().set(Size.NV, 1L << 31)).hasMessageContaining("nv is");
    assertThat(new Sizes().set(Size.NJMAX, -1).get(Size.NJMAX)).isEqualTo(-1);
    Sizes huge = new Sizes().set(Size.NKEY, 1 << 20).set(Size.NQ, 1 << 20);
    assertThatThrownBy(() -> new Model(huge))
        .hasMessageContaining("key_qpos (nkey x nq) has 1099511627776 elements");
  }

  @Test
  void dumpHasWhatMujocoDumps() throws IOException {
    StringBuilder out = new StringBuilder();
    walker.dump(out);
    Map<String, Object> dump =
        Json.object(Json.object(Json.parse(out.toString())).get("model_arrays"));
    Map<String, Object> expected = new TreeMap<>(recorded);
    // names by type, and a signature that only MuJoCo has
    expected.keySet().removeAll(java.util.Set.of("object_names", "signature", "tex_adr"));
    assertThat(dump.keySet()).containsAll(expected.keySet());
    expected.forEach((name, value) -> assertThat(dump.get(name)).as(name).isEqualTo(value));
  }

  @Test
  void dumpOfAnyModelIsJson() throws IOException {
    Model model = RandomModel.make(10);
    model.body.mass[0] = Double.NaN;
    model.body.mass[1] = -0.0;
    model.opt.density = Double.POSITIVE_INFINITY;
    StringBuilder out = new StringBuilder();
    model.dump(out);
    Map<String, Object> dump =
        Json.object(Json.object(Json.parse(out.toString())).get("model_arrays"));
    for (Field f : model.fields()) {
      if (!f.isSetting()) {
        double[] numbers = Json.numbers(dump.get(f.name()));
        for (int i = 0; i < numbers.length; i++) {
          assertThat(Double.doubleToLongBits(numbers[i]))
              .as(f.name())
              .isEqualTo(Double.doubleToLongBits(f.value(i)));
        }
      }
    }
    assertThat(Json.object(dump.get("opt")).get("density")).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Json.object(dump.get("opt")).get("ls_tolerance")).isEqualTo(model.opt.lsTolerance);
  }

  private static void change(Field f, int i) {
    Object values = f.array();
    switch (values) {
      case double[] a -> a[i] += 1;
      case float[] a -> a[i] += 1;
      case int[] a -> a[i]++;
      case boolean[] a -> a[i] = !a[i];
      case byte[] a -> a[i]++;
      default -> throw new IllegalArgumentException(f.name());
    }
    f.set(values);
  }
}
