package dev.dynamis.render.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

class ViewpointTest {
  private final Mechanism m =
      new Mechanism(
          Mjcf.compile(
                  Mjcf.readText(
                      "<mujoco><worldbody><camera name='top' pos='0 0 5' fovy='90'/>"
                          + "<body name='b' pos='1 2 3'><freejoint/><geom size='.1'/></body>"
                          + "</worldbody></mujoco>"))
              .model());

  @Test
  void aCameraOfTheModelLooksAlongItsNegativeZ() {
    m.refresh();
    Viewpoint v = Viewpoint.of(m.model(), "top");
    v.update(m.data());
    assertThat(v.isFree()).isFalse();
    assertThat(v.camera()).isZero();
    assertThat(v.pos).containsExactly(0, 0, 5);
    assertThat(v.forward[2]).isCloseTo(-1, within(1e-12));
    assertThat(v.up[1]).isCloseTo(1, within(1e-12));
    assertThat(v.right[0]).isCloseTo(1, within(1e-12));
  }

  @Test
  void theFreeCameraTurnsAroundWhatItLooksAt() {
    m.refresh();
    Viewpoint v = Viewpoint.free(m.model());
    v.lookat[0] = 1;
    v.lookat[1] = 0;
    v.lookat[2] = 0;
    v.distance = 2;
    v.azimuth = 90;
    v.elevation = 0;
    v.update(m.data());
    // azimuth 90 looks along y
    assertThat(v.forward[1]).isCloseTo(1, within(1e-12));
    assertThat(v.pos[0]).isCloseTo(1, within(1e-12));
    assertThat(v.pos[1]).isCloseTo(-2, within(1e-12));
    v.elevation = -90;
    v.update(m.data());
    assertThat(v.pos[2]).isCloseTo(2, within(1e-12));
  }

  @Test
  void aTrackingCameraFollowsItsBody() {
    Viewpoint v = Viewpoint.tracking(m.model(), 1);
    m.refresh();
    v.update(m.data());
    double[] before = v.pos.clone();
    m.data().qpos[0] += 4;
    m.invalidate();
    m.refresh();
    v.update(m.data());
    assertThat(v.pos[0] - before[0]).isCloseTo(4, within(1e-12));
    assertThat(v.pos[1] - before[1]).isCloseTo(0, within(1e-12));
  }

  @Test
  void camerasThatAreNoneAreRefusedByName() {
    assertThat(Viewpoint.of(m.model(), "0").camera()).isZero();
    assertThat(Viewpoint.of(m.model(), Viewpoint.FREE).isFree()).isTrue();
    assertThatThrownBy(() -> Viewpoint.of(m.model(), "tpo")).hasMessageContaining("top");
    assertThatThrownBy(() -> Viewpoint.of(m.model(), "7")).hasMessageContaining("no camera 7");
  }
}
