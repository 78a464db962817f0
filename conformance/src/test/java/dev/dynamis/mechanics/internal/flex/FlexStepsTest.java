package dev.dynamis.mechanics.internal.flex;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole steps of models with flexes: what all stages together leave behind. */
class FlexStepsTest {
  private static final String[] POSITIONS = {
    "flexvert_xpos", "flexedge_length", "flexedge_velocity", "flexedge_J", "energy"
  };

  private static final String[] FORCES = {
    "qfrc_spring", "qfrc_damper", "qfrc_passive", "qacc_smooth"
  };

  private static final String[] CONSTRAINTS = {
    "ncon", "nefc", "ne", "nisland", "efc_type", "efc_id", "efc_pos", "efc_aref", "efc_R"
  };

  private static final String[] SOLUTION = {"efc_force", "qfrc_constraint", "qacc", "qvel", "qpos"};

  /** Solutions are those of Newton's method and of PGS after the same iterations. */
  @ParameterizedTest
  @CsvSource({"gmsh, 1e-10", "plate, 1e-10", "islands, 1e-10", "asleep, 1e-10", "touch, 1e-8"})
  void stepsAreMujocos(String model, double tolerance) {
    FlexRecording recording = FlexRecording.of(model);
    recording.agrees(1e-12, POSITIONS);
    recording.agrees(1e-11, FORCES);
    recording.agrees(1e-11, CONSTRAINTS);
    recording.agrees(tolerance, SOLUTION);
    recording.agreesInContacts(1e-12);
  }

  @Test
  void whatRestsBesideAFlexFallsAsleepWhenItDoesInMujoco() {
    FlexRecording.of("asleep").agrees(0, "tree_asleep", "nisland");
  }
}
