package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.constant.Solver;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class EditTest {
  private final Model m =
      ReferenceModel.model(Json.object(ReferenceModel.record("walker.json.gz").get("model")));
  private final Data d = new Data(m);

  private void edit(String text) {
    Edit e = Edit.parse(text);
    e.apply(m);
    e.apply(d);
  }

  @Test
  void optionsTakeNumbersListsAndKeywordsOfAnyCase() {
    edit("option.timestep=0.001");
    assertThat(m.opt.timestep).isEqualTo(0.001);
    edit("opt.gravity=1,2 -3");
    assertThat(m.opt.gravity).containsExactly(1, 2, -3);
    edit("option.gravity[1]=7");
    assertThat(m.opt.gravity).containsExactly(1, 7, -3);
    edit("option.cone=elliptic");
    assertThat(m.opt.cone).isEqualTo(Cone.ELLIPTIC);
    edit("option.integrator=rk4");
    assertThat(m.opt.integrator).isEqualTo(Integrator.RK4);
    edit("option.integrator=Euler");
    assertThat(m.opt.integrator).isEqualTo(Integrator.EULER);
    edit("option.solver=cg");
    assertThat(m.opt.solver).isEqualTo(Solver.CG);
    edit("option.jacobian=1");
    assertThat(m.opt.jacobian).isEqualTo(Jacobian.SPARSE);
    edit("option.o_margin=0.5");
    assertThat(m.opt.oMargin).isEqualTo(0.5);
    edit("stat.meaninertia=4");
    assertThat(m.stat.meaninertia).isEqualTo(4);
  }

  @Test
  void anEditThatIsHalfWrongChangesNothing() {
    edit("option.gravity=1,2,3");
    assertThatThrownBy(() -> edit("option.gravity=7,x,9")).hasMessageContaining("'x'");
    assertThat(m.opt.gravity).containsExactly(1, 2, 3);
  }

  @Test
  void itIsKnownWhetherAStateOrAModelIsChanged() {
    assertThat(Edit.parse("data.qvel[0]=1").changesData()).isTrue();
    assertThat(Edit.parse("model.body_mass[1]=1").changesData()).isFalse();
    assertThat(Edit.parse("option.timestep=1").changesData()).isFalse();
  }

  @Test
  void flagsAreSwitchedWhetherTheyAreOnOrOffByDefault() {
    edit("flag.energy=enable");
    edit("flag.contact=disable");
    assertThat(m.opt.enabled(EnableBit.ENERGY)).isTrue();
    assertThat(m.opt.disabled(DisableBit.CONTACT)).isTrue();
    edit("flag.energy=0");
    edit("flag.contact=on");
    assertThat(m.opt.enabled(EnableBit.ENERGY)).isFalse();
    assertThat(m.opt.disabled(DisableBit.CONTACT)).isFalse();
  }

  @Test
  void arraysOfModelAndStateAreEdited() {
    edit("model.body_mass[1]=2.5");
    assertThat(m.body.mass[1]).isEqualTo(2.5);
    edit("data.qvel=1,NaN");
    assertThat(d.qvel[0]).isEqualTo(1);
    assertThat(d.qvel[1]).isNaN();
    edit("data.time=3");
    assertThat(d.time).isEqualTo(3);
  }

  @Test
  void anEditOfAStateLeavesTheModelAloneAndTheOtherWayRound() {
    long hash = m.hash();
    Edit.parse("data.qpos[0]=9").apply(m);
    assertThat(m.hash()).isEqualTo(hash);
    hash = d.hash();
    Edit.parse("option.timestep=9").apply(d);
    assertThat(d.hash()).isEqualTo(hash);
  }

  @Test
  void numbersThatWouldBreakTheModelAreTakenBack() {
    int[] parents = m.body.parentid.clone();
    refused("model.body_parentid[1]=1000000", "would break the model");
    assertThat(m.body.parentid).isEqualTo(parents);
  }

  @Test
  void whatMatterCannotHaveIsRefusedAndTakenBack() {
    double mass = m.body.mass[1];
    refused("model.body_mass[1]=-1", "body_mass of -1.0; give zero or more");
    refused("model.body_inertia[4]=-0.5", "body_inertia of -0.5");
    refused("model.dof_armature[0]=-1", "dof_armature of -1.0");
    refused("model.geom_size[0]=-1", "geom_size of -1.0");
    refused("model.body_mass[1]=nan", "body_mass of NaN; give a number");
    refused("option.gravity=0,nan,0", "opt.gravity of NaN");
    assertThat(m.body.mass[1]).isEqualTo(mass);
    edit("model.body_mass[1]=0");
    edit("model.dof_damping[0]=-1");
    edit("data.qpos=nan");
  }

  @Test
  void whatDoesNotFitIsNamed() {
    refused("qpos=1", "is not an edit");
    refused("data.qpos", "is not an edit");
    refused("data.qposs=1", "did you mean \"qpos\"");
    refused("data.ncon=1", "there is no field 'ncon'");
    refused("option.timestp=1", "did you mean \"timestep\"");
    refused("option.iterations=1.5", "1.5 is not a whole number");
    refused("option.iterations=1e12", "is not a whole number from");
    refused("option.cone=conical", "'conical' is not a number");
    refused("option.timestep=", "a number is missing");
    refused("option.gravity[3]=1", "gravity has 3 elements");
    refused("option.gravity[1]=1,2", "2 numbers for one element");
    refused("option.gravity=1,2,3,4", "4 numbers, but gravity has 3");
    refused("flag.sleeep=enable", "did you mean \"sleep\"");
  }

  @Test
  void longTextsAreReadSoon() {
    String gap = " ".repeat(20_000);
    assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> {
          assertThat(Edit.isOne("model.body_mass[" + gap)).isFalse();
          edit("model.body_mass[" + gap + "1" + gap + "]=2");
        });
    assertThat(m.body.mass[1]).isEqualTo(2);
  }

  private void refused(String text, String message) {
    assertThatThrownBy(() -> edit(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(text)
        .hasMessageContaining(message);
  }
}
