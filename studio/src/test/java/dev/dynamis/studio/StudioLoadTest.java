package dev.dynamis.studio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.studio.source.ModelSource;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * How much a server does for its pages: {@code mvn -pl studio -am test -Dtest=StudioLoadTest
 * -Ddynamis.load=true}, on a machine with nothing else to do. It measures time, so no build runs
 * it.
 */
@EnabledIfSystemProperty(named = "dynamis.load", matches = "true")
class StudioLoadTest {
  private static final double SECONDS = 8;

  @TempDir Path temp;

  /** A page that confirms every frame, and notes the time of the run in it. */
  private static final class Watcher implements WebSocket.Listener {
    private final HttpClient client = HttpClient.newHttpClient();
    private final WebSocket socket;
    private ByteBuffer all = ByteBuffer.allocate(1 << 20).order(ByteOrder.LITTLE_ENDIAN);
    volatile int frames;
    volatile int bytes;
    volatile double time;

    Watcher(Studio studio) {
      URI page = URI.create(studio.address());
      String here = page.getHost() + ":" + page.getPort();
      socket =
          client
              .newWebSocketBuilder()
              .header("Origin", "http://" + here)
              .buildAsync(URI.create("ws://" + here + "/ws"), this)
              .join();
    }

    @Override
    public CompletionStage<?> onBinary(WebSocket s, ByteBuffer part, boolean last) {
      all.put(part);
      CompletionStage<?> answered = null;
      if (last) {
        bytes = all.position();
        time = all.getDouble(8);
        frames++;
        all.clear();
        answered = s.sendText("{\"do\":\"seen\"}", true);
      }
      s.request(1);
      return answered;
    }
  }

  private record Load(double frames, double pace, double cores, int bytes) {}

  private static Load watch(ModelSource source, int pages) throws Exception {
    try (Studio studio = Studio.open(StudioOptions.showing(source))) {
      List<Watcher> all = new ArrayList<>();
      for (int i = 0; i < pages; i++) {
        all.add(new Watcher(studio));
      }
      // until code is compiled and what falls lies
      TimeUnit.SECONDS.sleep(10);
      double time = all.getFirst().time;
      int frames = all.stream().mapToInt(w -> w.frames).sum();
      long processor = serverNanos();
      long begin = System.nanoTime();
      TimeUnit.MILLISECONDS.sleep((long) (1000 * SECONDS));
      double seconds = (System.nanoTime() - begin) * 1e-9;
      Load load =
          new Load(
              (all.stream().mapToInt(w -> w.frames).sum() - frames) / seconds / pages,
              (all.getFirst().time - time) / seconds,
              (serverNanos() - processor) * 1e-9 / seconds,
              all.getFirst().bytes);
      System.out.printf(
          "%s, %d pages: %.1f frames a second for each, pace %.3f, %.2f cores, %d bytes%n",
          source.name(), pages, load.frames, load.pace, load.cores, load.bytes);
      return load;
    }
  }

  /** Processor time of the threads of the server, without those of the pages. */
  private static long serverNanos() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long sum = 0;
    for (ThreadInfo t : threads.getThreadInfo(threads.getAllThreadIds())) {
      if (t != null && t.getThreadName().matches("(studio|qtp|Session-|Scheduler).*")) {
        sum += Math.max(0, threads.getThreadCpuTime(t.getThreadId()));
      }
    }
    return sum;
  }

  @Test
  void aHumanoidAtSixtyFramesTakesLessThanHalfACore() throws Exception {
    Load load = watch(ModelSource.library("builtin://mech/humanoid"), 1);
    assertThat(load.cores).isLessThan(0.5);
    assertThat(load.frames).isGreaterThan(55);
    assertThat(load.pace).isBetween(0.97, 1.03);
    assertThat(load.bytes).isLessThan(4096);
  }

  @Test
  void aThousandGeomsStream() throws Exception {
    Load load = watch(ModelSource.mechanism(balls(1000)), 1);
    assertThat(load.frames).isGreaterThanOrEqualTo(30);
  }

  @Test
  void tenPagesDoNotSlowARun() throws Exception {
    Load load = watch(ModelSource.library("builtin://mech/humanoid"), 10);
    assertThat(load.pace).isBetween(0.97, 1.03);
    assertThat(load.frames).isGreaterThan(30);
  }

  /** Balls that lie side by side on a floor. */
  private Path balls(int count) throws IOException {
    StringBuilder xml = new StringBuilder("<mujoco><size memory='200M'/><worldbody>");
    xml.append("<geom type='plane' size='20 20 1'/>");
    for (int i = 0; i < count; i++) {
      xml.append("<body pos='").append(0.25 * (i % 32)).append(' ').append(0.25 * (i / 32));
      xml.append(" 0.11'><freejoint/><geom size='.1'/></body>");
    }
    return Files.writeString(temp.resolve("balls.xml"), xml + "</worldbody></mujoco>");
  }
}
