package dev.dynamis.studio.internal.equation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.studio.internal.show.Message;
import dev.dynamis.studio.internal.show.PageForTests;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SystemShowTest {
  private final PageForTests page = new PageForTests();

  private static SystemShow show(String uri) {
    SystemShow s = new SystemShow(new EquationSystem(Models.load(uri)));
    s.advance(0);
    return s;
  }

  private void say(SystemShow s, String json) {
    try {
      s.receive(page.page(), Message.read(json.replace('\'', '"')));
    } catch (Message.MalformedException e) {
      throw new AssertionError(e);
    }
    s.advance(0);
  }

  /** Head and numbers of a message. */
  private record Data(String head, float[] numbers) {
    static Data read(ByteBuffer bytes) {
      ByteBuffer b = bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN);
      assertThat(b.get(0)).isEqualTo((byte) 'D');
      byte[] text = new byte[b.getInt(4)];
      b.position(8).get(text);
      b.position(8 + (text.length + 3) / 4 * 4);
      float[] x = new float[b.remaining() / 4];
      b.asFloatBuffer().get(x);
      return new Data(new String(text, StandardCharsets.UTF_8), x);
    }
  }

  private Data run(SystemShow s) {
    return Data.read(s.frame(page.page()));
  }

  @Test
  void slidersActAtOnce() {
    SystemShow s = show("builtin://ode/expdecay");
    say(s, "{'do':'span','value':2}");
    say(s, "{'do':'parameter','index':0,'value':1.5}");
    say(s, "{'do':'initial','index':0,'value':3}");
    float[] x = run(s).numbers();
    // the solution is 3 exp(-1.5 t); the method is of fourth order with a step of 0.01
    int last = x.length - 2;
    assertThat(x[last]).isCloseTo(2, within(1e-5f));
    assertThat(x[last + 1]).isCloseTo((float) (3 * StrictMath.exp(-3)), within(1e-5f));
    say(s, "{'do':'reset'}");
    assertThat(run(s).numbers()[1]).isNotEqualTo(3f);
  }

  @Test
  void theFieldIsThatOfTheEquations() {
    SystemShow s = show("builtin://ode/vanderpol");
    say(s, "{'do':'parameter','index':0,'value':2}");
    say(s, "{'do':'plane','x':0,'y':1,'count':3,'box':[-1,1,-2,2]}");
    float[] f = Data.read(page.lastBytes()).numbers();
    assertThat(f).hasSize(18);
    for (int j = 0; j < 3; j++) {
      for (int i = 0; i < 3; i++) {
        double x = i - 1;
        double y = 2 * (j - 1);
        assertThat(f[2 * (3 * j + i)]).isEqualTo((float) y);
        assertThat(f[2 * (3 * j + i) + 1]).isEqualTo((float) (2 * (1 - x * x) * y - x));
      }
    }
  }

  @Test
  void theGraphOfAMapIsTheMap() {
    SystemShow s = show("builtin://map/logistic");
    say(s, "{'do':'parameter','index':0,'value':3.5}");
    say(s, "{'do':'map','range':[0,1],'count':5}");
    float[] g = Data.read(page.lastBytes()).numbers();
    assertThat(g[4]).isEqualTo(0.5f);
    assertThat(g[5]).isEqualTo(0.875f);
    SystemShow lorenz = show("builtin://ode/lorenz");
    assertThatThrownBy(() -> say(lorenz, "{'do':'map','range':[0,1],'count':5}"))
        .hasMessageContaining("maps of one state");
  }

  @Test
  void eventsAreTold() {
    assertThat(run(show("builtin://ode/izhikevich")).head()).contains("\"events\":[[0,");
  }

  @Test
  void aRunThatDivergesSaysSo() {
    SystemShow s = show("builtin://map/logistic");
    say(s, "{'do':'parameter','index':0,'value':9}");
    assertThat(s.status()).contains("\"note\":\"").doesNotContain("\"note\":\"\"");
  }

  @Test
  void manyRowsAreThinnedEvenly() {
    Trajectory t = new Trajectory(2);
    for (int i = 0; i <= 100_000; i++) {
      t.add(new double[] {i, 2 * i});
    }
    assertThat(t.count()).isBetween(Trajectory.MOST_ROWS / 2, Trajectory.MOST_ROWS);
    float step = t.get(1, 0) - t.get(0, 0);
    for (int r = 0; r < t.count(); r++) {
      assertThat(t.get(r, 0)).isEqualTo(r * step);
      assertThat(t.get(r, 1)).isEqualTo(2 * r * step);
    }
    assertThat(t.get(t.count() - 1, 0)).isGreaterThan(100_000 - 2 * step);
  }
}
