package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Integrator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which models can take steps side by side. */
class SmoothModelTest {
  private static final String BODIES =
      """
      <worldbody>
        <body><joint name="a"/><geom size=".1" pos=".3 0 0"/>
          <body pos=".6 0 0"><joint name="b" type="ball"/><geom size=".1" pos=".3 0 0"/></body></body>
      </worldbody>
      """;

  private static Model with(String more) {
    return SmoothModels.compile("<mujoco>" + BODIES + more + "</mujoco>");
  }

  @Test
  void bodiesThatAreParentAndChildCanNotTouch() {
    Model m = with("");
    assertThat(SmoothModel.accepts(m)).isTrue();
    m.opt.setDisabled(DisableBit.FILTERPARENT, true);
    assertThat(SmoothModel.accepts(m)).isFalse();
    m.opt.setDisabled(DisableBit.CONTACT, true);
    assertThat(SmoothModel.accepts(m)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<option integrator='RK4'/>",
        "<option density='1'/>",
        "<option><flag sleep='enable'/></option>",
        "<worldbody><geom type='plane' size='0 0 1'/></worldbody>",
        "<worldbody><body mocap='true'/></worldbody>",
        "<worldbody><body gravcomp='1'><joint/><geom size='.1' contype='0' conaffinity='0'/></body>"
            + "</worldbody>",
        "<worldbody><body><joint frictionloss='1'/>"
            + "<geom size='.1' contype='0' conaffinity='0'/></body></worldbody>",
        "<worldbody><body><joint type='ball' stiffness='1'/>"
            + "<geom size='.1' contype='0' conaffinity='0'/></body></worldbody>",
        "<worldbody><body><joint type='ball' range='0 60'/>"
            + "<geom size='.1' contype='0' conaffinity='0'/></body></worldbody>",
        "<equality><joint joint1='a'/></equality>",
        "<tendon><fixed><joint joint='a' coef='1'/></fixed></tendon>",
        "<actuator><motor joint='b'/></actuator>",
        "<actuator><muscle joint='a' lengthrange='0 1'/></actuator>",
        "<actuator><general joint='a' dyntype='filterexact' dynprm='1'/></actuator>",
        "<contact><pair geom1='g' geom2='h'/></contact><worldbody>"
            + "<geom name='g' size='.1' contype='0' conaffinity='0'/>"
            + "<geom name='h' size='.1' contype='0' conaffinity='0'/></worldbody>",
        "<size nuserdata='1'/>"
      })
  void whatTheTraceDoesNotCoverIsRefused(String more) {
    assertThat(SmoothModel.accepts(with(more))).as(more).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<actuator><motor joint='a' ctrlrange='-1 1'/><position joint='a' kp='2' kv='1'/></actuator>",
        "<actuator><intvelocity joint='a' actrange='-1 1'/></actuator>",
        "<actuator><general joint='a' dyntype='filter' dynprm='1'/></actuator>",
        "<worldbody><body pos='3 0 0'><joint type='slide' range='0 1' stiffness='3' damping='2'/>"
            + "<geom size='.1' contype='0' conaffinity='0'/></body></worldbody>"
      })
  void motorsSpringsAndLimitsOfJointsAreAccepted(String more) {
    assertThat(SmoothModel.accepts(with(more))).as(more).isTrue();
  }

  @Test
  void functionsOfTheUserAndRangesWithExchangedEndsAreRefused() {
    Model m = with("<actuator><motor joint='a' ctrlrange='-1 1'/></actuator>");
    assertThat(SmoothModel.accepts(m)).isTrue();
    m.actuator.ctrlrange[0] = 2;
    assertThat(SmoothModel.accepts(m)).isFalse();
    m.actuator.ctrlrange[0] = -0.0;
    assertThat(SmoothModel.accepts(m)).isFalse();
    m.actuator.ctrlrange[0] = -1;
    m.callbacks.passive = (model, data) -> {};
    assertThat(SmoothModel.accepts(m)).isFalse();
    m.callbacks.passive = null;
    m.opt.integrator = Integrator.IMPLICIT;
    assertThat(SmoothModel.accepts(m)).isFalse();
  }
}
