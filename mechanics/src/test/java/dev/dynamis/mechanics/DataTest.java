package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Initial values, keyframes, copies and growth of data. */
class DataTest {
  private static final Map<String, Object> RECORD = ReferenceModel.record("walker.json.gz");

  private final Model model = ReferenceModel.model(Json.object(RECORD.get("model")));
  private final Data data = new Data(model);

  @Test
  void newDataIsInTheInitialStateOfMujoco() {
    assertEquals(data, Json.object(RECORD.get("reset")));
  }

  @Test
  void resetBringsBackTheInitialState() {
    long fresh = data.hash();
    scramble(data, 3);
    assertThat(data.hash()).isNotEqualTo(fresh);
    data.reset();
    assertThat(data.hash()).isEqualTo(fresh);
    assertThat(data.difference(new Data(model), 0)).isEmpty();
  }

  @Test
  void resetToAKeyframeGivesTheStateOfMujoco() {
    List<?> keys = (List<?>) RECORD.get("keys");
    for (int k = 0; k < 2; k++) {
      scramble(data, k);
      data.resetKeyframe(k);
      assertEquals(data, Json.object(keys.get(k)));
    }
  }

  @Test
  void aStoredKeyframeIsTheStateThatWasStored() {
    scramble(data, 4);
    double[] qpos = data.qpos.clone();
    double[] mocap = data.mocap.quat.clone();
    data.storeKeyframe(1);
    data.resetKeyframe(0);
    assertThat(data.qpos).isNotEqualTo(qpos);
    data.resetKeyframe(1);
    assertThat(data.qpos).isEqualTo(qpos);
    assertThat(data.mocap.quat).isEqualTo(mocap);
  }

  @Test
  void keyframesThatDoNotExistAreNamed() {
    assertThatThrownBy(() -> data.resetKeyframe(2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no keyframe 2, the model has 2");
    assertThatThrownBy(() -> data.storeKeyframe(-1)).hasMessageContaining("no keyframe -1");
  }

  @Test
  void delaysNeedAPositiveTimeStep() {
    model.opt.timestep = 0;
    assertThatThrownBy(data::reset)
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("opt.timestep is 0.0");
  }

  @Test
  void aCopyIsEqualAndIndependent() {
    data.reserveContacts(3);
    data.ncon = 3;
    data.reserveConstraints(7, 50);
    data.nefc = 7;
    data.nJ = 50;
    scramble(data, 5);
    Data copy = data.copy();
    assertThat(copy.difference(data, 0)).isEmpty();
    assertThat(copy.hash()).isEqualTo(data.hash());
    copy.contact.pos[8] += 1;
    copy.efc.J[49] += 1;
    copy.qpos[0] += 1;
    assertThat(copy.difference(data, 0).orElseThrow().field()).isEqualTo("qpos");
    copy.qpos[0] = data.qpos[0];
    assertThat(copy.difference(data, 0).orElseThrow().field()).isEqualTo("efc_J");
    copy.efc.J[49] = data.efc.J[49];
    assertThat(copy.difference(data, 0).orElseThrow().toString()).startsWith("contact.pos[8]");
  }

  @Test
  void dataOfAnotherModelCanNotBeCopied() {
    Data other = new Data(new Model(new Sizes()));
    assertThatThrownBy(() -> data.copyFrom(other)).hasMessageContaining("different sizes");
  }

  @Test
  void contactsAndRowsAreKeptWhenTheirArraysGrow() {
    assertThat(data.reserveContacts(1)).isTrue();
    data.contact.pos[2] = 5;
    double[] before = data.contact.pos;
    assertThat(data.reserveContacts(100)).isTrue();
    assertThat(data.contact.pos).isNotSameAs(before).hasSizeGreaterThanOrEqualTo(300);
    assertThat(data.contact.pos[2]).isEqualTo(5);
    assertThat(data.contact.H).hasSizeGreaterThanOrEqualTo(3600);
    double[] grown = data.contact.pos;
    assertThat(data.reserveContacts(100)).isTrue();
    assertThat(data.contact.pos).isSameAs(grown);

    data.ncon = 100;
    assertThat(data.reserveConstraints(400, 4000)).isTrue();
    assertThat(data.efc.KBIP).hasSizeGreaterThanOrEqualTo(1600);
    assertThat(data.iefc.J).hasSizeGreaterThanOrEqualTo(4000);
    assertThat(data.map.efc2iefc).hasSizeGreaterThanOrEqualTo(400);
    assertThat(data.reserveProjection(160)).isTrue();
    assertThat(data.efc.AR).hasSizeGreaterThanOrEqualTo(160);
  }

  @Test
  void theMostThatWasInUseIsNoted() {
    data.ncon = 100;
    data.nefc = 400;
    data.nJ = 4000;
    data.noteUse();
    data.ncon = 10;
    data.noteUse();
    assertThat(data.maxuse.con).isEqualTo(100);
    assertThat(data.maxuse.efc).isEqualTo(400);
    assertThat(data.maxuse.arena).isEqualTo(100 * 576 + 400 * 136 + 4000 * 12);
  }

  @Test
  void copyingBackAndForthDoesNotGrowArrays() {
    data.reserveContacts(8);
    data.ncon = 8;
    Data other = data.copy();
    double[] ours = data.contact.pos;
    double[] theirs = other.contact.pos;
    for (int i = 0; i < 10; i++) {
      data.copyFrom(other);
      other.copyFrom(data);
    }
    assertThat(data.contact.pos).isSameAs(ours);
    assertThat(other.contact.pos).isSameAs(theirs);
  }

  @Test
  @Tag("acceptance:004-91")
  void theMemoryOfTheModelLimitsContactsAndRows() {
    Sizes sizes = new Sizes().set(Size.NARENA, 10 * 576 + 2000);
    Data small = new Data(new Model(sizes));
    assertThat(small.reserveContacts(13)).isTrue();
    double[] pos = small.contact.pos;
    assertThat(small.reserveContacts(14)).isFalse();
    assertThat(small.contact.pos).isSameAs(pos);
    small.ncon = 10;
    assertThat(small.reserveConstraints(10, 53)).isTrue();
    assertThat(small.reserveConstraints(10, 54)).isFalse();
    small.nefc = 10;
    small.nJ = 53;
    assertThat(small.reserveProjection(1)).isFalse();
  }

  @Test
  void dumpHoldsWhatIsInUseUnderItsCNames() throws IOException {
    data.reserveContacts(2);
    data.ncon = 2;
    data.contact.frame[9 + 2] = 0.25;
    data.contact.geom[3] = 4;
    data.contact.efcAddress[1] = 6;
    data.reserveConstraints(3, 0);
    data.nefc = 3;
    data.efc.force[2] = Double.NEGATIVE_INFINITY;
    data.qvel[0] = -0.0;
    data.flg.rnepost = true;
    data.solver.niter[0] = 2;
    data.solver.neval[1] = 9;
    data.warning.raise(Warning.BADQVEL, 7);
    StringBuilder out = new StringBuilder();
    data.dump(out, Set.of());
    Map<String, Object> json = Json.object(Json.parse(out.toString()));
    assertThat(json.get("efc_force")).isEqualTo(List.of(0.0, 0.0, Double.NEGATIVE_INFINITY));
    assertThat(Double.doubleToLongBits(Json.numbers(json.get("qvel"))[0]))
        .isEqualTo(Double.doubleToLongBits(-0.0));
    assertThat(json.get("flg_rnepost")).isEqualTo(1.0);
    assertThat(json.get("nv_awake")).isEqualTo((double) data.nvAwake);
    List<?> contacts = (List<?>) json.get("contact");
    assertThat(contacts).hasSize(2);
    Map<String, Object> second = Json.object(contacts.get(1));
    assertThat(second.get("frame"))
        .isEqualTo(List.of(0.0, 0.0, 0.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0));
    assertThat(second.get("geom")).isEqualTo(List.of(0.0, 4.0));
    assertThat(second.get("efc_address")).isEqualTo(6.0);
    Map<String, Object> warnings = Json.object(json.get("warning"));
    assertThat(warnings.get("BADQVEL")).isEqualTo(Map.of("lastinfo", 7.0, "number", 1.0));
    List<?> iterations = (List<?>) ((List<?>) json.get("solver")).get(0);
    assertThat(iterations).hasSize(2);
    assertThat(Json.object(iterations.get(1)).get("neval")).isEqualTo(9.0);

    StringBuilder part = new StringBuilder();
    data.dump(part, Set.of("qpos", "time"));
    assertThat(Json.object(Json.parse(part.toString()))).containsOnlyKeys("qpos", "time");
  }

  /** Fills all arrays that are in use and some numbers with random values. */
  private static void scramble(Data d, long seed) {
    Random random = new Random(seed);
    for (Field f : d.fields()) {
      switch (f.array()) {
        case double[] a when !f.isScalar() -> {
          for (int i = 0; i < f.length(); i++) {
            a[i] = random.nextGaussian();
          }
        }
        case int[] a when !f.isScalar() -> {
          for (int i = 0; i < f.length(); i++) {
            a[i] = random.nextInt(100);
          }
        }
        default -> {}
      }
    }
    d.time = random.nextDouble();
    d.flg.subtreevel = true;
    d.maxuse.stack = 1000;
    d.eq.active[0] = true;
  }

  private static void assertEquals(Data d, Map<String, Object> recorded) {
    for (Map.Entry<String, Object> e : recorded.entrySet()) {
      if (e.getKey().equals("step")) {
        continue;
      }
      Field f = d.field(e.getKey()).orElseThrow();
      double[] ours = new double[f.length()];
      for (int i = 0; i < ours.length; i++) {
        ours[i] = f.value(i);
      }
      assertThat(ours).as(e.getKey()).isEqualTo(Json.numbers(e.getValue()));
    }
  }
}
