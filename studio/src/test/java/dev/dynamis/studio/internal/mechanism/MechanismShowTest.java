package dev.dynamis.studio.internal.mechanism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Recording;
import dev.dynamis.core.Snapshot;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.studio.internal.show.Message;
import dev.dynamis.studio.internal.show.PageForTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MechanismShowTest {
  private static final long MS = 1_000_000;

  private static final String MODEL =
      """
      <mujoco model="test">
        <option timestep="0.01"/>
        <worldbody>
          <geom name="floor" type="plane" size="0 0 1"/>
          <body name="ball" pos="1 0 0.1">
            <freejoint/>
            <geom size="0.1"/>
          </body>
          <body name="arm" pos="-1 0 1">
            <joint name="hinge" axis="0 1 0" damping="0.1"/>
            <geom type="capsule" size="0.05" fromto="0 0 0 0.5 0 0"/>
            <site name="tip" pos="0.5 0 0"/>
          </body>
        </worldbody>
        <actuator><motor name="motor" joint="hinge" ctrlrange="-5 5" ctrllimited="true"/></actuator>
        <sensor><jointpos name="angle" joint="hinge"/></sensor>
        <keyframe><key name="up" time="2" qpos="1 0 0.1 1 0 0 0 0.5"/></keyframe>
      </mujoco>
      """;

  @TempDir Path temp;
  private final Compiled compiled = Mjcf.compile(Mjcf.readText(MODEL));
  private final Mechanism mechanism = new Mechanism(compiled.model());
  private final long begun = System.nanoTime();
  private final MechanismShow show = new MechanismShow(mechanism, compiled, null);
  private final PageForTests page = new PageForTests().wanting(0xffff);

  private String say(String json) {
    return say(show, json);
  }

  private String say(MechanismShow to, String json) {
    try {
      return to.receive(page.page(), Message.read(json.replace('\'', '"')));
    } catch (Message.MalformedException e) {
      throw new AssertionError(e);
    }
  }

  private FrameForTests frame() {
    return FrameForTests.read(show.frame(page.page()));
  }

  private double angle() {
    return mechanism.data().qpos[7];
  }

  @Test
  void itRunsWithTheClockAndPauseHolds() {
    long now = System.nanoTime();
    for (int i = 1; i <= 10; i++) {
      show.advance(now + i * 20 * MS);
    }
    // the clock runs from the beginning of the show, which a busy machine makes earlier
    assertThat(mechanism.time()).isBetween(0.1899, 0.2101 + 1e-9 * (now - begun));
    say("{'do':'run','on':false}");
    double held = mechanism.time();
    show.advance(now + 5000 * MS);
    assertThat(mechanism.time()).isEqualTo(held);
  }

  @Test
  void stepsGoForthAndBackThroughTheSameStates() {
    say("{'do':'step','count':20}");
    double[] there = mechanism.save();
    say("{'do':'step','count':5}");
    say("{'do':'back','count':5}");
    assertThat(mechanism.save()).containsExactly(there);
    say("{'do':'back','count':10000}");
    assertThat(mechanism.time()).isZero();
    say("{'do':'step','count':20}");
    assertThat(mechanism.save()).containsExactly(there);
    // what was undone is forgotten once the run goes another way
    say("{'do':'back','count':10}");
    say("{'do':'run','on':true}");
    show.advance(System.nanoTime() + 30 * MS);
    assertThat(show.status()).contains("\"back\":0");
  }

  @Test
  void controlsAndJointsAreSet() {
    say("{'do':'run','on':false}");
    say("{'do':'joint','index':7,'value':0.25}");
    assertThat(frame().number(Parts.P_STATE, 7)).isEqualTo(0.25f);
    say("{'do':'control','index':0,'value':4}");
    say("{'do':'step','count':1}");
    assertThat(mechanism.data().actuator.force[0]).isEqualTo(4);
    say("{'do':'run','on':true}");
    assertThatThrownBy(() -> say("{'do':'joint','index':7,'value':0}"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> say("{'do':'control','index':1,'value':0}"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void keyframesAndResetsAreLoaded() {
    say("{'do':'reset','key':0}");
    assertThat(mechanism.time()).isEqualTo(2);
    assertThat(angle()).isEqualTo(0.5);
    say("{'do':'reset'}");
    assertThat(angle()).isZero();
  }

  @Test
  void pullingMovesABodyToTheHandWithoutOscillation() {
    say("{'do':'set','text':'flag.gravity=disable'}");
    say("{'do':'pull','body':1,'point':[0,0,0],'to':[1,0,0.6]}");
    double highest = 0;
    for (int i = 0; i < 200; i++) {
      say("{'do':'step','count':1}");
      highest = Math.max(highest, mechanism.data().qpos[2]);
      if (i == 5) {
        assertThat(mechanism.data().qvel[2]).isGreaterThan(0.1);
      }
    }
    assertThat(mechanism.data().qpos[2]).isCloseTo(0.6, within(1e-3));
    assertThat(highest).isLessThan(0.61);
    assertThat(frame().parts()).containsKey(Parts.P_PULL);
    say("{'do':'release'}");
    assertThat(mechanism.data().xfrc.applied).containsOnly(0);
    assertThat(frame().parts()).doesNotContainKey(Parts.P_PULL);
  }

  @Test
  void turningTurnsABodyToTheOrientation() {
    say("{'do':'set','text':'flag.gravity=disable'}");
    double half = Math.sqrt(0.5);
    say("{'do':'turn','body':1,'quat':[" + half + ",0,0," + half + "]}");
    say("{'do':'step','count':200}");
    mechanism.refresh();
    assertThat(mechanism.data().xquat[4]).isCloseTo(half, within(1e-3));
    assertThat(mechanism.data().xquat[7]).isCloseTo(half, within(1e-3));
  }

  @Test
  void aBodyThatFloatsIsPutWhereTheHandIsWhileTheRunIsPaused() {
    say("{'do':'run','on':false}");
    say("{'do':'pull','body':1,'point':[0.1,0,0],'to':[2,3,4]}");
    double[] q = mechanism.data().qpos;
    assertThat(q).startsWith(1.9, 3, 4, 1, 0, 0, 0);
    double half = Math.sqrt(0.5);
    say("{'do':'turn','body':1,'quat':[" + half + ",0,0," + half + "]}");
    assertThat(q).startsWith(1.9, 3, 4);
    assertThat(q[6]).isCloseTo(half, within(1e-15));
    assertThat(frame().number(Parts.P_BODIES, 0)).isEqualTo(1.9f);
    // the arm hangs on a hinge, so nothing but a force can move it
    double before = angle();
    say("{'do':'pull','body':2,'point':[0.5,0,0],'to':[0,0,0]}");
    assertThat(angle()).isEqualTo(before);
    say("{'do':'release'}");
    say("{'do':'run','on':true}");
    say("{'do':'pull','body':1,'point':[0,0,0],'to':[0,0,0]}");
    assertThat(q).as("a running body is pulled by a force").startsWith(1.9, 3, 4);
  }

  @Test
  void aMocapBodyFollowsTheHandAlways() {
    Mechanism held =
        new Mechanism(
            Mjcf.compile(
                    Mjcf.readText(
                        """
                        <mujoco><worldbody><body name="hand" mocap="true"><geom size=".1"/></body>
                        </worldbody></mujoco>
                        """))
                .model());
    MechanismShow hand = new MechanismShow(held, null, null);
    for (String on : new String[] {"true", "false"}) {
      for (String wish :
          new String[] {
            "{'do':'run','on':" + on + "}",
            "{'do':'pull','body':1,'point':[0,0,0],'to':[1,2,3]}",
            "{'do':'step','count':2}",
            "{'do':'turn','body':1,'quat':[0,0,0,1]}",
            "{'do':'release'}"
          }) {
        say(hand, wish);
      }
      assertThat(held.data().mocap.pos).containsExactly(1, 2, 3);
      assertThat(held.data().xpos).containsExactly(0, 0, 0, 1, 2, 3);
      assertThat(held.data().mocap.quat).containsExactly(0, 0, 0, 1);
      assertThat(held.data().xfrc.applied).containsOnly(0);
      held.reset();
    }
  }

  @Test
  void aJointThatTurnsFreelyKeepsAQuaternionOfLengthOne() {
    say("{'do':'run','on':false}");
    say("{'do':'joint','index':4,'value':1}");
    double half = Math.sqrt(0.5);
    assertThat(mechanism.data().qpos[3]).isCloseTo(half, within(1e-15));
    assertThat(mechanism.data().qpos[4]).isCloseTo(half, within(1e-15));
    say("{'do':'joint','index':2,'value':7}");
    assertThat(mechanism.data().xpos[5]).isEqualTo(7);
  }

  @Test
  void framesHaveWhatThePageWants() {
    say("{'do':'step','count':3}");
    FrameForTests f = frame();
    for (int i = 0; i < 3; i++) {
      assertThat(f.number(Parts.P_BODIES, 7 + i)).isEqualTo((float) mechanism.data().xpos[6 + i]);
    }
    assertThat(f.time()).isEqualTo(mechanism.time());
    assertThat(f.number(Parts.P_SENSORS, 0)).isEqualTo((float) angle());
    // the ball rests on the floor: one contact, whose normal points up
    assertThat(f.parts().get(Parts.P_CONTACTS).limit()).isEqualTo(56);
    assertThat(f.number(Parts.P_CONTACTS, 5)).isEqualTo(1f);
    assertThat(f.number(Parts.P_STATS, 3)).isEqualTo(1f);
    FrameForTests little = FrameForTests.read(show.frame(new PageForTests().wanting(0).page()));
    assertThat(little.parts()).containsOnlyKeys(Parts.P_BODIES, Parts.P_LINES);
    assertThat(little.bytes()).isLessThan(120);
  }

  @Test
  void anyFieldIsWatchedByName() {
    page.wanting(0, "qpos[7]", "body_mass", "opt.gravity");
    var watched = frame().parts().get(Parts.P_WATCHED);
    assertThat(watched.getInt(4)).isEqualTo(1);
    assertThat(watched.getDouble(8)).isEqualTo(angle());
    assertThat(watched.getInt(16)).isEqualTo(3);
    assertThatThrownBy(() -> show.checkWatched(List.of("qpox")))
        .hasMessageContaining("there is no field 'qpox'");
  }

  @Test
  void optionsActAtOnceAndWrongOnesChangeNothing() {
    say("{'do':'set','text':'option.gravity=0,0,-1'}");
    assertThat(mechanism.model().opt.gravity[2]).isEqualTo(-1);
    assertThatThrownBy(() -> say("{'do':'set','text':'option.timestep=0'}"))
        .hasMessageContaining("time step");
    assertThat(mechanism.model().opt.timestep).isEqualTo(0.01);
    assertThatThrownBy(() -> say("{'do':'set','text':'model.geom_bodyid[0]=99'}"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void detailsNameTheLineOfTheFile() {
    String d = say("{'do':'details','kind':'joint','id':1}");
    assertThat(d).contains("\"name\":\"hinge\"").contains("(text):10:");
    assertThat(d).contains("\"jnt_axis\":[0,1,0]").contains("\"xanchor\":[-1,0,1]");
    assertThat(d).contains("\"name\":\"damping\",\"value\":\"0.1\"");
    assertThatThrownBy(() -> say("{'do':'details','kind':'joint','id':9}"))
        .hasMessageContaining("there is no joint 9");
  }

  @Test
  void aRunIsRecordedReplayedAndDownloaded() throws IOException {
    say("{'do':'record','on':true}");
    say("{'do':'step','count':30}");
    double[] last = mechanism.data().qpos.clone();
    say("{'do':'record','on':false}");
    byte[] npz = show.download("recording.npz").orElseThrow();
    Path file = Files.write(temp.resolve("run.npz"), npz);
    assertThat(Recording.read(file).rows()).isEqualTo(31);
    say("{'do':'reset'}");
    say("{'do':'replay','on':true}");
    say("{'do':'scrub','at':30}");
    assertThat(mechanism.data().qpos).containsExactly(last);
    say("{'do':'scrub','at':0}");
    assertThat(mechanism.time()).isZero();
    long before = System.nanoTime();
    say("{'do':'run','on':true}");
    long now = System.nanoTime();
    show.advance(now + 55 * MS);
    assertThat(mechanism.time()).isBetween(0.0399, 0.0601 + 1e-9 * (now - before));
    // the same from the file, as a studio is started with it
    MechanismShow again = new MechanismShow(new Mechanism(compiled.model()), compiled, file);
    assertThat(again.status()).contains("\"replaying\":true").contains("\"rows\":31");
  }

  @Test
  void aRecordingOfAnotherModelIsRefused() {
    Recording other = new Recording(List.of("x"));
    other.add(0, 1);
    Path file = temp.resolve("other.csv");
    other.write(file);
    assertThatThrownBy(() -> new MechanismShow(mechanism, compiled, file))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("lacks 8 positions");
  }

  @Test
  void stateIsSavedAsSnapshotAndKeyframe() throws IOException {
    say("{'do':'step','count':7}");
    byte[] bytes = show.download("state.snapshot").orElseThrow();
    Mechanism other = new Mechanism(compiled.model());
    Snapshot.read(Files.write(temp.resolve("s.snapshot"), bytes)).restore(other);
    assertThat(other.save()).containsExactly(mechanism.save());
    assertThat(say("{'do':'keyframe'}")).contains("<key time=");
    String xml = KeyframeText.of(mechanism.data());
    String text = MODEL.replace("<key ", xml + "<key ");
    Mechanism keyed = new Mechanism(Mjcf.compile(Mjcf.readText(text)).model());
    keyed.data().resetKeyframe(0);
    assertThat(keyed.data().qpos).containsExactly(mechanism.data().qpos);
    assertThat(keyed.data().qvel).containsExactly(mechanism.data().qvel);
  }

  @Test
  void aModelThatWasEditedGoesOnWhereItWas() {
    say("{'do':'speed','value':0.5}");
    say("{'do':'step','count':12}");
    String text = MODEL.replace("damping=\"0.1\"", "damping=\"9\"");
    Compiled edited = Mjcf.compile(Mjcf.readText(text));
    Mechanism next = new Mechanism(edited.model());
    MechanismShow after = new MechanismShow(next, edited, null);
    after.takeOver(show);
    assertThat(next.data().qpos).containsExactly(mechanism.data().qpos);
    assertThat(next.time()).isEqualTo(mechanism.time());
    assertThat(after.status()).contains("\"speed\":0.5").contains("\"running\":false");
    String more = MODEL.replace("<key ", "<!--").replace("0.5\"/></keyframe>", "--></keyframe>");
    String body = "<body><joint/><geom size='1'/></body><site";
    Compiled larger = Mjcf.compile(Mjcf.readText(more.replace("<site", body)));
    Mechanism fresh = new Mechanism(larger.model());
    new MechanismShow(fresh, larger, null).takeOver(show);
    assertThat(fresh.time()).isZero();
  }

  @Test
  void aRecordingOutlivesTheModelItIsOf() throws IOException {
    say("{'do':'record','on':true}");
    say("{'do':'step','count':20}");
    MechanismShow next =
        new MechanismShow(
            new Mechanism(Mjcf.compile(Mjcf.readText(MODEL)).model()), compiled, null);
    next.takeOver(show);
    assertThat(next.status()).contains("\"recording\":false", "\"recorded\":21");
    assertThat(next.status()).contains("the recording ended at 0.2 s");
    assertThat(next.download("recording.npz")).isPresent();
    say(next, "{'do':'replay','on':true}");
    assertThat(next.status()).contains("\"replaying\":true", "\"rows\":21");
  }

  @Test
  void divergenceIsToldAndTheRunGoesOn() {
    say("{'do':'set','text':'data.qvel[0]=1e30'}");
    say("{'do':'step','count':3}");
    assertThat(show.status()).contains("\"trouble\":\"").doesNotContain("\"trouble\":\"\"");
    assertThat(show.status()).containsIgnoringCase("badqvel");
    assertThat(mechanism.data().qpos).doesNotContain(Double.NaN);
  }
}
