package dev.dynamis.mechanics.internal.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.ContactForce;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Grids of touch. */
class TouchGridTest {
  private static String text(String size, String channels, String fov) {
    return """
    <mujoco>
      <extension>
        <plugin plugin="mujoco.sensor.touch_grid">
          <instance name="grid">
            <config key="size" value="%s"/>
            <config key="fov" value="%s"/>
            <config key="nchannel" value="%s"/>
          </instance>
        </plugin>
      </extension>
      <worldbody>
        <geom type="plane" size="5 5 1" euler="0 0 30"/>
        <body pos="0 0 .2">
          <freejoint/>
          <geom type="box" size=".2 .3 .2" mass="2"/>
          <site name="s" pos="0 0 .1"/>
        </body>
      </worldbody>
      <sensor><plugin objtype="site" objname="s" instance="grid"/></sensor>
    </mujoco>
    """
        .formatted(size, fov, channels);
  }

  private static Data rest(Model m) {
    Data d = new Data(m);
    for (int i = 0; i < 1000; i++) {
      Physics.step(m, d);
    }
    return d;
  }

  private static Model model(String size, String channels, String fov) {
    return Mjcf.compile(Mjcf.readText(text(size, channels, fov))).model();
  }

  /** The floor carries the box, whose four corners are in four quarters of what the site sees. */
  @Test
  void cornersOfABoxAtRestCarryItsWeight() {
    Model m = model("2 2", "3", "180 90");
    Data d = rest(m);
    assertThat(m.sensor.dim[0]).isEqualTo(12);
    double[] normal = Arrays.copyOf(d.sensordata, 4);
    assertThat(Arrays.stream(normal).sum()).isCloseTo(2 * 9.81, within(1e-6));
    double quarter = 2 * 9.81 / 4;
    assertThat(normal)
        .containsExactly(new double[] {quarter, quarter, quarter, quarter}, within(1e-6));
    assertThat(Arrays.copyOfRange(d.sensordata, 4, 12))
        .containsExactly(new double[8], within(1e-6));
  }

  /** Each cell is the sum over the contacts whose direction is in it. */
  @Test
  void everyCellIsTheSumOfItsContacts() {
    Model m = model("5 7", "1", "60 50");
    Data d = rest(m);
    double[] want = new double[35];
    double[] f = new double[6];
    for (int c = 0; c < d.ncon; c++) {
      double x = d.contact.pos[3 * c] - d.site.xpos[0];
      double y = d.contact.pos[3 * c + 1] - d.site.xpos[1];
      double z = d.contact.pos[3 * c + 2] - d.site.xpos[2];
      double azimuth = Math.toDegrees(StrictMath.atan2(x, -z));
      double elevation = Math.toDegrees(StrictMath.atan2(y, Math.sqrt(x * x + z * z)));
      int i = (int) Math.floor((azimuth + 60) / (120.0 / 5));
      int j = (int) Math.floor((elevation + 50) / (100.0 / 7));
      if (i >= 0 && i < 5 && j >= 0 && j < 7) {
        ContactForce.of(m, d, c, f, 0);
        want[5 * j + i] += f[0];
      }
    }
    assertThat(Arrays.stream(want).sum()).isPositive();
    assertThat(d.sensordata).containsExactly(want, within(1e-6));
  }

  @Test
  void wrongSettingsAreTold() {
    assertThatThrownBy(() -> model("0 2", "9", "180 91"))
        .hasMessageContaining("is \"0 2\", expected two positive whole numbers")
        .hasMessageContaining("is 9, expected 1 to 6");
    assertThatThrownBy(() -> model("2 2", "1", "200 91"))
        .hasMessageContaining("expected two angles up to 180 and 90 degrees");
    assertThatThrownBy(() -> model("100000 100000", "6", "180 90"))
        .hasMessageContaining("expected two positive whole numbers");
    String onBody = text("2 2", "1", "90 45").replace("objtype=\"site\" objname=\"s\"", "");
    assertThatThrownBy(() -> Mjcf.compile(Mjcf.readText(onBody)))
        .hasMessageContaining("is not on a site");
  }
}
