package dev.dynamis.studio.internal.mechanism;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ModelDescriptionTest {
  private static String describe(String xml) {
    Model m = Mjcf.compile(Mjcf.readText(xml)).model();
    return ModelDescription.of(m, new Data(m).fields(), new Controllers(new Mechanism(m)));
  }

  /** Counts the items of the lists of the outermost object; fails if the text is no JSON. */
  private static Map<String, Integer> lists(String json) throws IOException {
    Map<String, Integer> counts = new HashMap<>();
    try (JsonParser in = new JsonFactory().createParser(json)) {
      int depth = 0;
      String list = null;
      for (JsonToken t = in.nextToken(); t != null; t = in.nextToken()) {
        if (t.isStructEnd()) {
          depth--;
        }
        if (depth == 1 && t == JsonToken.START_ARRAY) {
          list = in.currentName();
          counts.put(list, 0);
        }
        if (depth == 2 && list != null && (t.isStructStart() || t.isScalarValue())) {
          counts.merge(list, 1, Integer::sum);
        }
        if (depth == 1 && t == JsonToken.END_ARRAY) {
          list = null;
        }
        if (t.isStructStart()) {
          depth++;
        }
      }
    }
    return counts;
  }

  @Test
  void everyObjectOfAModelIsListed() throws IOException {
    String json =
        describe(
            """
            <mujoco model="a &quot;quoted&quot; name">
              <asset>
                <texture name="t" type="2d" builtin="flat" width="4" height="4"/>
                <material name="mat" texture="t" rgba="1 0 0 1"/>
              </asset>
              <worldbody>
                <light/><camera name="c"/>
                <geom type="plane" size="1 1 1" material="mat"/>
                <body name="b" pos="0 0 1">
                  <joint name="j" range="-1 1" limited="true"/><geom size=".1"/><site name="s"/>
                </body>
                <body name="m" mocap="true"/>
              </worldbody>
              <tendon><fixed name="f"><joint joint="j" coef="1"/></fixed></tendon>
              <actuator><motor name="u" joint="j" ctrlrange="-2 2" ctrllimited="true"/></actuator>
              <sensor><jointpos joint="j"/><framepos objtype="site" objname="s"/></sensor>
              <keyframe><key name="k"/></keyframe>
            </mujoco>
            """);
    assertThat(lists(json))
        .containsEntry("bodies", 3)
        .containsEntry("geoms", 2)
        .containsEntry("sites", 1)
        .containsEntry("cameras", 1)
        .containsEntry("lights", 1)
        .containsEntry("materials", 1)
        .containsEntry("textures", 1)
        .containsEntry("joints", 1)
        .containsEntry("actuators", 1)
        .containsEntry("sensors", 2)
        .containsEntry("tendons", 1)
        .containsEntry("keys", 1);
    assertThat(json).contains("a \\\"quoted\\\" name");
  }

  @Test
  void theColorOfAMaterialIsThatOfAGeomWithoutItsOwn() {
    String asset = "<mujoco><asset><material name='mat' rgba='1 0 0 1'/></asset><worldbody>";
    String end = "</worldbody></mujoco>";
    assertThat(describe(asset + "<geom size='.1' material='mat'/>" + end))
        .contains("\"material\":0,\"rgba\":[1,0,0,1]");
    assertThat(describe(asset + "<geom size='.1' material='mat' rgba='0 1 0 1'/>" + end))
        .contains("\"material\":0,\"rgba\":[0,1,0,1]");
  }

  @Test
  void whatIsWeldedToTheWorldDoesNotMove() {
    String json =
        describe(
            "<mujoco><worldbody><body name='still'><geom size='.1'/></body>"
                + "<body name='free'><freejoint/><geom size='.1'/></body></worldbody></mujoco>");
    assertThat(json).contains("{\"name\":\"still\",\"parent\":0,\"moves\":false");
    assertThat(json).contains("{\"name\":\"free\",\"parent\":0,\"moves\":true");
  }

  @Test
  void softThingsKnowTheBodiesThatCarryThem() {
    String json =
        describe(
            """
            <mujoco>
              <worldbody>
                <body name="cloth">
                  <flexcomp name="f" type="grid" count="2 2 1" spacing=".1 .1 .1" dim="2" mass="1"/>
                </body>
              </worldbody>
            </mujoco>
            """);
    assertThat(json).contains("\"bodies\":[2,3,4,5]");
  }

  @Test
  void actuatorsSayWhatTheyActOnAndWhichActivationActs() {
    String json =
        describe(
            """
            <mujoco>
              <worldbody>
                <body><joint name="j"/><geom size=".1"/><site name="s"/></body>
              </worldbody>
              <actuator>
                <motor joint="j"/>
                <general site="s" dyntype="filter" actlimited="true" actrange="-3 3"/>
              </actuator>
            </mujoco>
            """);
    assertThat(json).contains("\"transmission\":\"joint\",\"act\":-1");
    assertThat(json)
        .contains("\"transmission\":\"site\",\"act\":0,\"actlimited\":true,\"actrange\":[-3,3]");
  }
}
