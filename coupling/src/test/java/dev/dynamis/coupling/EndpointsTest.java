package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dynamis.coupling.Wiring.MechanismPart;
import dev.dynamis.coupling.Wiring.SourceKind;
import dev.dynamis.equations.Models;
import dev.dynamis.mechanics.ForceSlopes;
import dev.dynamis.mechanics.Model;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EndpointsTest {
  private final Model m =
      Texts.mechanism(
          """
          <mujoco>
            <worldbody>
              <body name="ball"><freejoint name="free"/><geom size=".1"/></body>
              <body name="arm"><joint name="hinge"/><geom size=".1"/></body>
            </worldbody>
            <actuator><motor name="motor" joint="hinge"/></actuator>
            <sensor>
              <jointpos name="angle" joint="hinge"/><framepos name="place" objtype="body" objname="ball"/>
            </sensor>
          </mujoco>
          """);

  private final Endpoints one =
      new Endpoints(
          List.of(new MechanismPart("", m, -1)),
          Map.of("lorenz", Models.load("builtin://ode/lorenz")),
          List.of("lorenz"));

  private final Endpoints two =
      new Endpoints(
          List.of(new MechanismPart("left", m, -1), new MechanismPart("right", m, -1)),
          Map.of(),
          List.of());

  private static String trouble(Endpoints ends, String text, boolean target) {
    Endpoints.Trouble e =
        catchThrowableOfType(
            Endpoints.Trouble.class,
            () -> {
              Object found = target ? ends.target(text) : ends.source(text);
              assertThat(found).as(text).isNull();
            });
    return e.getMessage() + " | " + e.fix;
  }

  @Test
  void numbersOfMechanismsAndControllersAreFoundByName() throws Exception {
    assertThat(one.source("sensor:angle")).isEqualTo(new Wiring.Source(SourceKind.SENSOR, 0, 0, 0));
    assertThat(one.source("sensor:place[2]"))
        .isEqualTo(new Wiring.Source(SourceKind.SENSOR, 0, 3, 1));
    assertThat(one.source("position:hinge"))
        .isEqualTo(new Wiring.Source(SourceKind.POSITION, 0, 7, -1));
    assertThat(one.source("velocity:free[5]"))
        .isEqualTo(new Wiring.Source(SourceKind.VELOCITY, 0, 5, -1));
    assertThat(one.source("lorenz.y"))
        .isEqualTo(new Wiring.Source(SourceKind.CONTROLLER, 0, 1, -1));
    assertThat(two.source("right.position:hinge").owner()).isEqualTo(1);
  }

  @Test
  void forcesGoToActuatorsJointsAndBodies() throws Exception {
    assertThat(one.target("actuator:motor"))
        .isEqualTo(new Endpoints.Target(0, ForceSlopes.Target.CONTROL, 0));
    assertThat(one.target("joint:hinge"))
        .isEqualTo(new Endpoints.Target(0, ForceSlopes.Target.DOF, 6));
    assertThat(one.target("force:arm.z"))
        .isEqualTo(new Endpoints.Target(0, ForceSlopes.Target.BODY, 14));
    assertThat(two.target("right.torque:ball.x"))
        .isEqualTo(new Endpoints.Target(1, ForceSlopes.Target.BODY, 9));
  }

  @Test
  void whatDoesNotExistIsToldWithWhatDoes() {
    assertThat(trouble(one, "sensor:angel", false)).contains("no sensor 'angel'").contains("angle");
    assertThat(trouble(one, "sensor:place", false))
        .contains("has 3 numbers")
        .contains("[0] to [2]");
    assertThat(trouble(one, "sensor:place[3]", false)).contains("has 3 numbers");
    assertThat(trouble(one, "positon:hinge", false)).contains("did you mean 'position'?");
    assertThat(trouble(one, "lorenz.w", false)).contains("known are: x, y, z");
    assertThat(trouble(one, "lorentz.x", false)).contains("did you mean 'lorenz'?");
    assertThat(trouble(one, "force:arm", true)).contains("names no axis");
    assertThat(trouble(one, "sensor:angle", true)).contains("nothing that can be driven");
    assertThat(trouble(two, "sensor:angle", false)).contains("which mechanism");
    assertThat(trouble(two, "middle.sensor:angle", false)).contains("left, right");
  }
}
