package dev.dynamis.mechanics.internal.flex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Replay;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sensors and inverse dynamics of models with flexes. */
class FlexSensorsTest {
  // forces of constraints are solved for to 1e-8 in both engines; seen is less than 1e-10
  private static final double SOLVED = 1e-9;

  @Test
  void sensorsOfBodiesThatFlexesTouchAreMujocos() {
    FlexRecording.of("sensors").agrees(SOLVED, "sensordata");
  }

  @Test
  void inverseDynamicsGivesTheForcesOfMujoco() {
    FlexRecording recording = FlexRecording.of("sensors");
    Data d = new Data(recording.model);
    for (Map<String, Object> frame : Replay.frames(recording.recording)) {
      Replay.load(d, Replay.part(frame, "state"));
      Physics.forward(recording.model, d);
      Arrays.fill(d.qacc, 0);
      Physics.inverse(recording.model, d);
      assertThat(d.qfrc.inverse).containsExactly((double[]) frame.get("inverse"), within(SOLVED));
    }
  }

  @Test
  void inverseDynamicsOfForwardDynamicsFindsWhatWasApplied() {
    FlexRecording recording = FlexRecording.of("sensors");
    Data d = new Data(recording.model);
    for (Map<String, Object> frame : Replay.frames(recording.recording)) {
      Replay.load(d, Replay.part(frame, "state"));
      for (int i = 0; i < recording.model.nv; i++) {
        d.qfrc.applied[i] = 0.01 * (i % 7 - 3);
      }
      Physics.forward(recording.model, d);
      Physics.inverse(recording.model, d);
      assertThat(d.qfrc.inverse).containsExactly(d.qfrc.applied, within(1e-5));
    }
  }
}
