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
import java.util.Arrays;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class AnalysesTest {
  private final PageForTests page = new PageForTests();

  private void say(SystemShow s, String json) {
    try {
      s.receive(page.page(), Message.read(json.replace('\'', '"')));
    } catch (Message.MalformedException e) {
      throw new AssertionError(e);
    }
  }

  private static String head(ByteBuffer bytes) {
    ByteBuffer b = bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    byte[] text = new byte[b.getInt(4)];
    b.position(8).get(text);
    return new String(text, StandardCharsets.UTF_8);
  }

  private static float[] numbers(ByteBuffer bytes) {
    ByteBuffer b = bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    b.position(8 + (b.getInt(4) + 3) / 4 * 4);
    float[] x = new float[b.remaining() / 4];
    b.asFloatBuffer().get(x);
    return x;
  }

  /** Waits for the message in which all is done. */
  private void awaitWhole(int done) {
    String mark = "\"done\":" + done + ",";
    while (page.binaries().stream().noneMatch(b -> head(b).contains(mark))) {
      Thread.onSpinWait();
    }
  }

  @Test
  void anOrbitDiagramComesInPartsThatAreSpreadOverTheWhole() {
    SystemShow s = new SystemShow(new EquationSystem(Models.load("builtin://map/logistic")));
    say(s, "{'do':'bifurcation','parameter':0,'coordinate':0,'range':[2.8,3.4],'count':61}");
    awaitWhole(61);
    assertThat(page.binaries()).hasSize(4);
    float[] first = numbers(page.binaries().getFirst());
    assertThat(first[0]).isEqualTo(2.8f);
    assertThat(first[first.length - 2]).isGreaterThan(3.2f);
    // r = 2.9 has the fixed point 1 - 1/r, r = 3.3 a cycle of two
    TreeSet<Float> one = new TreeSet<>();
    TreeSet<Float> two = new TreeSet<>();
    for (ByteBuffer b : page.binaries()) {
      float[] x = numbers(b);
      for (int i = 0; i < x.length; i += 2) {
        if (Math.abs(x[i] - 2.9f) < 1e-6) {
          one.add(x[i + 1]);
        } else if (Math.abs(x[i] - 3.3f) < 1e-6) {
          two.add(x[i + 1]);
        }
      }
    }
    assertThat(one).hasSize(1);
    assertThat((double) one.first()).isCloseTo(1 - 1 / 2.9, within(1e-6));
    assertThat(two).hasSize(2);
    // the cycle of two: (r + 1 -+ sqrt((r - 3)(r + 1))) / 2r
    double root = Math.sqrt((3.3 - 3) * (3.3 + 1));
    assertThat((double) two.first()).isCloseTo((3.3 + 1 - root) / 6.6, within(1e-6));
    assertThat((double) two.last()).isCloseTo((3.3 + 1 + root) / 6.6, within(1e-6));
  }

  @Test
  void basinsComeOnGridsThatContainEachOther() {
    SystemShow s = new SystemShow(new EquationSystem(Models.load("builtin://map/henon")));
    say(s, "{'do':'basins','x':0,'y':1,'box':[-2,2,-2,2]}");
    awaitWhole(256);
    assertThat(page.binaries()).hasSize(5);
    float[] coarse = numbers(page.binaries().getFirst());
    float[] fine = numbers(page.binaries().getLast());
    assertThat(coarse).hasSize(17 * 17);
    assertThat(fine).hasSize(257 * 257);
    for (int i = 0; i < 17; i++) {
      for (int j = 0; j < 17; j++) {
        assertThat(fine[16 * i * 257 + 16 * j]).isEqualTo(coarse[i * 17 + j]);
      }
    }
    assertThat(head(page.binaries().getLast())).contains("\"attractors\":[{");
  }

  @Test
  void anEndedAnalysisSendsNothingMore() throws InterruptedException {
    SystemShow s = new SystemShow(new EquationSystem(Models.load("builtin://ode/lorenz")));
    say(s, "{'do':'bifurcation','parameter':1,'coordinate':2,'range':[20,200],'count':1600}");
    while (page.binaries().isEmpty()) {
      Thread.onSpinWait();
    }
    say(s, "{'do':'stop'}");
    int sent = page.binaries().size();
    Thread work =
        Thread.getAllStackTraces().keySet().stream()
            .filter(t -> t.getName().equals("studio-analysis"))
            .findAny()
            .orElse(null);
    if (work != null) {
      work.join();
    }
    assertThat(page.binaries().size()).isBetween(sent, sent + 1);
    assertThat(head(page.binaries().getLast())).doesNotContain("\"done\":1600");
  }

  @Test
  void wishesWithoutMeaningAreAnswered() {
    SystemShow s = new SystemShow(new EquationSystem(Models.load("builtin://map/henon")));
    for (String wish :
        new String[] {
          "{'do':'bifurcation','parameter':9,'coordinate':0,'range':[0,1],'count':10}",
          "{'do':'bifurcation','parameter':0,'coordinate':0,'range':[1,1],'count':10}",
          "{'do':'bifurcation','parameter':0,'coordinate':0,'range':[0,1],'count':100000}",
          "{'do':'basins','x':0,'y':0,'box':[0,1,0,1]}",
          "{'do':'basins','x':0,'y':1,'box':[0,1,1,0]}"
        }) {
      assertThatThrownBy(() -> say(s, wish)).isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void everyBeginningOfTheOrderIsSpread() {
    int[] order = Analyses.inRounds(33);
    assertThat(Arrays.copyOf(order, 5)).containsExactly(0, 32, 16, 8, 24);
    assertThat(Arrays.stream(order).sorted().toArray())
        .containsExactly(java.util.stream.IntStream.range(0, 33).toArray());
  }
}
