package dev.dynamis.studio.internal.mechanism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Recording;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.studio.internal.show.Message;
import dev.dynamis.studio.internal.show.PageForTests;
import dev.dynamis.studio.source.ModelSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ControllersTest {
  private static final String CART =
      """
      <mujoco>
        <option timestep="0.01" gravity="0 0 0"/>
        <worldbody>
          <body name="cart"><joint name="slide" type="slide" axis="1 0 0"/><geom size="0.1" mass="2"/></body>
        </worldbody>
        <actuator><motor name="push" joint="slide"/></actuator>
        <keyframe><key name="away" qpos="3"/></keyframe>
      </mujoco>
      """;

  private static final String COUPLING =
      """
      format = 1
      model = "cart.xml"
      [controller.c]
      inputs = { x = "position:slide" }
      states = { s = 0.0 }
      params = { k = 1.0, tau = 0.05 }
      equations.rhs.s = "x"
      aux.wanted = "2*t"
      outputs."actuator:push" = "k*(wanted - delay(s, tau))"
      """;

  @TempDir Path temp;
  private Coupling coupling;
  private MechanismShow show;
  private final PageForTests page = new PageForTests().wanting(0xffff);

  @BeforeEach
  void load() throws IOException {
    Files.writeString(temp.resolve("cart.xml"), CART);
    Path file = temp.resolve("cart.couple.toml");
    Files.writeString(file, COUPLING);
    ModelSource.Loaded loaded = ModelSource.coupling(file).load();
    assertThat(loaded.files()).contains(file, temp.resolve("cart.xml"));
    assertThat(loaded.compiled()).isNotNull();
    coupling = (Coupling) loaded.system();
    show = new MechanismShow(coupling, loaded.compiled(), null);
  }

  private String say(String json) {
    try {
      return show.receive(page.page(), Message.read(json.replace('\'', '"')));
    } catch (Message.MalformedException e) {
      throw new AssertionError(e);
    }
  }

  private float value(String name) {
    String head = show.description();
    String list = head.substring(head.indexOf("\"values\":[") + 10);
    String[] names = list.substring(0, list.indexOf(']')).replace("\"", "").split(",");
    int i = java.util.Arrays.asList(names).indexOf(name);
    return FrameForTests.read(show.frame(page.page())).number(Parts.P_CONTROLLERS, i);
  }

  @Test
  void equationsDriveTheMechanismThatIsShown() {
    say("{'do':'step','count':50}");
    assertThat(coupling.time()).isCloseTo(0.5, within(1e-12));
    assertThat(value("c.wanted")).isCloseTo(1f, within(0.03f));
    assertThat(coupling.mechanisms().getFirst().data().qpos[0]).isPositive();
    assertThat(value("c.s")).isPositive();
    double[] there = new double[coupling.stateSize()];
    coupling.save(there);
    say("{'do':'step','count':5}");
    say("{'do':'back','count':5}");
    double[] again = new double[coupling.stateSize()];
    coupling.save(again);
    assertThat(again).containsExactly(there);
    say("{'do':'reset','key':0}");
    assertThat(coupling.mechanisms().getFirst().data().qpos[0]).isEqualTo(3);
    say("{'do':'reset'}");
    assertThat(coupling.mechanisms().getFirst().data().qpos[0]).isZero();
    assertThat(value("c.s")).isZero();
  }

  @Test
  void parametersActAtOnceLengthsOfDelaysAmongThem() {
    say("{'do':'step','count':10}");
    say("{'do':'parameter','index':0,'value':-3}");
    say("{'do':'parameter','index':1,'value':0.2}");
    assertThat(show.status()).contains("\"parameters\":[-3,0.2]");
    double before = coupling.mechanisms().getFirst().data().qvel[0];
    say("{'do':'step','count':10}");
    assertThat(coupling.mechanisms().getFirst().data().qvel[0]).isLessThan(before);
    say("{'do':'back','count':3}");
    assertThatThrownBy(() -> say("{'do':'parameter','index':2,'value':0}"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> say("{'do':'parameter','index':1,'value':-1}"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aRecordingHasTheControllersToo() throws IOException {
    say("{'do':'record','on':true}");
    say("{'do':'step','count':20}");
    say("{'do':'record','on':false}");
    Path file = temp.resolve("run.npz");
    Files.write(file, show.download("recording.npz").orElseThrow());
    Recording r = Recording.read(file);
    assertThat(r.columns()).contains("c.s", "c.wanted");
    say("{'do':'replay','on':true}");
    say("{'do':'scrub','at':0}");
    assertThat(coupling.mechanisms().getFirst().data().qpos[0])
        .isEqualTo(r.get(0, r.columns().getFirst()));
  }
}
