package dev.dynamis.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.studio.source.ModelSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudioTest {
  private static final String MODEL =
      """
      <mujoco><worldbody>
        <body name="pendulum"><joint axis="0 1 0"/><geom type="capsule" size=".05" fromto="0 0 0 .5 0 0"/></body>
      </worldbody></mujoco>
      """;

  @TempDir Path temp;
  private Studio studio;
  private Path file;

  @BeforeEach
  void start() throws IOException {
    file = Files.writeString(temp.resolve("model.xml"), MODEL);
    studio = Studio.open(StudioOptions.showing(ModelSource.mechanism(file)).withFolder(temp));
  }

  @AfterEach
  void stop() {
    studio.close();
  }

  private int port() {
    return URI.create(studio.address()).getPort();
  }

  /** Sends a request as it is and returns how the answer begins, or all of it if it ends. */
  private static String raw(int port, String... lines) throws IOException {
    try (Socket s = new Socket("127.0.0.1", port)) {
      String text = String.join("\r\n", lines) + "\r\n\r\n";
      s.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
      s.setSoTimeout(60_000);
      ByteArrayOutputStream all = new ByteArrayOutputStream();
      byte[] some = new byte[65536];
      while (!all.toString(StandardCharsets.UTF_8).startsWith("HTTP/1.1 101")) {
        int n = s.getInputStream().read(some);
        if (n < 0) {
          break;
        }
        all.write(some, 0, n);
      }
      return all.toString(StandardCharsets.UTF_8);
    }
  }

  private String get(String path) throws IOException {
    String host = "Host: localhost:" + port();
    return raw(port(), "GET " + path + " HTTP/1.1", host, "Connection: close");
  }

  private String upgrade(String host, String origin) throws IOException {
    return raw(
        port(),
        "GET /ws HTTP/1.1",
        "Host: " + host,
        "Upgrade: websocket",
        "Connection: Upgrade, close",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        "Origin: " + origin);
  }

  /** A page that keeps what it is sent and confirms frames only if it is told to. */
  private final class Client implements WebSocket.Listener {
    final BlockingQueue<String> texts = new LinkedBlockingQueue<>();
    final AtomicInteger frames = new AtomicInteger();
    final CompletableFuture<String> closed = new CompletableFuture<>();
    final boolean confirms;
    final WebSocket socket;
    private final StringBuilder part = new StringBuilder();
    volatile int lastBytes;
    private int bytes;
    private CompletableFuture<WebSocket> sent = CompletableFuture.completedFuture(null);

    Client(boolean confirms) {
      this.confirms = confirms;
      String here = "127.0.0.1:" + port();
      socket =
          HttpClient.newHttpClient()
              .newWebSocketBuilder()
              .header("Origin", "http://" + here)
              .buildAsync(URI.create("ws://" + here + "/ws"), this)
              .join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket s, CharSequence data, boolean last) {
      part.append(data);
      if (last) {
        texts.add(part.toString());
        part.setLength(0);
      }
      s.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onBinary(WebSocket s, ByteBuffer data, boolean last) {
      bytes += data.remaining();
      if (last) {
        lastBytes = bytes;
        bytes = 0;
        frames.incrementAndGet();
        if (confirms) {
          send(s, "{\"do\":\"seen\"}");
        }
      }
      s.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket s, int code, String reason) {
      closed.complete(code + " " + reason);
      return null;
    }

    @Override
    public void onError(WebSocket s, Throwable e) {
      closed.complete("1006 " + e);
    }

    /** Sends a text after those before it. */
    private synchronized CompletableFuture<WebSocket> send(WebSocket s, String text) {
      sent = sent.handle((done, failed) -> null).thenCompose(x -> s.sendText(text, true));
      return sent;
    }

    void say(String json) {
      send(socket, json.replace('\'', '"')).join();
    }

    /**
     * Sends what ends the connection, perhaps before the whole of it is on its way; returns why it
     * was closed.
     */
    String sayLast(String json) throws Exception {
      try {
        say(json);
      } catch (CompletionException e) {
        assertThat(e).hasCauseInstanceOf(IOException.class);
      }
      return closed.get(60, TimeUnit.SECONDS);
    }

    String await(Predicate<String> is) throws InterruptedException {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
      while (System.nanoTime() < end) {
        String t = texts.poll(1, TimeUnit.SECONDS);
        if (t != null && is.test(t)) {
          return t;
        }
      }
      throw new AssertionError("no such message came");
    }

    void awaitFrames(int n) throws InterruptedException {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
      while (frames.get() < n) {
        assertThat(System.nanoTime()).as("frames: " + frames.get()).isLessThan(end);
        TimeUnit.MILLISECONDS.sleep(5);
      }
    }
  }

  @Test
  void thePageIsServedWithAStrictPolicy() throws IOException {
    String page = get("/");
    assertThat(page).startsWith("HTTP/1.1 200").contains("studio.js");
    assertThat(page).contains("Content-Security-Policy: default-src 'none'");
    assertThat(page).contains("X-Content-Type-Options: nosniff");
    assertThat(page).doesNotContain("Access-Control-Allow-Origin");
    assertThat(get("/model")).contains("\"kind\":\"mechanism\"");
  }

  @Test
  void nothingElseIsServed() throws IOException {
    for (String path :
        new String[] {
          "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/model.xml", "/assets/1/mesh/0",
          "/download/passwd.txt", "/assets/999/mesh/0", "/.git/config", "/Studio.class"
        }) {
      assertThat(get(path)).as(path).matches("(?s)HTTP/1.1 4\\d\\d.*");
    }
    int p = port();
    String host = "Host: localhost:" + p;
    String origin = "Origin: http://localhost:" + p;
    String[] post = {
      "POST /model HTTP/1.1", host, origin, "Content-Length: 0", "Connection: close"
    };
    assertThat(raw(p, post)).startsWith("HTTP/1.1 405");
  }

  @Test
  void wrongHostsAndOriginsAreRefused() throws IOException {
    int p = port();
    String evil = "Host: evil.example:" + p;
    assertThat(raw(p, "GET / HTTP/1.1", evil, "Connection: close")).startsWith("HTTP/1.1 403");
    assertThat(upgrade("localhost:" + p, "http://localhost:" + p)).startsWith("HTTP/1.1 101");
    assertThat(upgrade("localhost:" + p, "http://evil.example")).startsWith("HTTP/1.1 403");
    assertThat(upgrade("evil.example:" + p, "http://evil.example:" + p)).startsWith("HTTP/1.1 403");
    String host = "Host: localhost:" + p;
    assertThat(raw(p, "POST / HTTP/1.1", host, "Content-Length: 0", "Connection: close"))
        .startsWith("HTTP/1.1 403");
  }

  @Test
  void otherMachinesNeedTheToken() throws IOException {
    StudioOptions options = StudioOptions.showing(ModelSource.mechanism(file));
    try (Studio open = Studio.open(options.withHost("0.0.0.0"))) {
      URI address = URI.create(open.address());
      int p = address.getPort();
      String host = "Host: 127.0.0.1:" + p;
      String end = "Connection: close";
      assertThat(raw(p, "GET / HTTP/1.1", host, end)).startsWith("HTTP/1.1 403");
      assertThat(raw(p, "GET /?token=00 HTTP/1.1", host, end)).startsWith("HTTP/1.1 403");
      assertThat(raw(p, "GET /model HTTP/1.1", host, end)).startsWith("HTTP/1.1 403");
      assertThat(raw(p, "GET /?" + address.getQuery() + " HTTP/1.1", host, end))
          .startsWith("HTTP/1.1 200");
    }
  }

  @Test
  void aModelThatIsWrongIsNotOpened() throws IOException {
    Files.writeString(file, "<mujoco><worldbody><geom size='x'/></worldbody></mujoco>");
    StudioOptions options = StudioOptions.showing(ModelSource.mechanism(file));
    assertThatThrownBy(() -> Studio.open(options)).isInstanceOf(ModelException.class);
  }

  @Test
  void framesComeAndAreSmall() throws InterruptedException {
    Client page = new Client(true);
    page.awaitFrames(20);
    assertThat(page.lastBytes).isLessThan(200);
  }

  @Test
  void aSlowPageSkipsFramesAndHoldsUpNobody() throws InterruptedException {
    Client slow = new Client(false);
    Client quick = new Client(true);
    quick.awaitFrames(30);
    assertThat(slow.frames.get()).isLessThanOrEqualTo(2);
    slow.say("{'do':'seen'}");
    slow.awaitFrames(3);
  }

  @Test
  void aMalformedMessageClosesOnlyItsOwnConnection() throws Exception {
    Client good = new Client(true);
    for (String text : new String[] {"hello", "{'do':'explode'}", "{'do':[]}", "[1]"}) {
      Client bad = new Client(true);
      assertThat(bad.sayLast(text)).as(text).matches("100[78] .+");
    }
    Client large = new Client(true);
    // the reason may be lost on the way to a page that is still sending
    assertThat(large.sayLast("{'do':'set','text':'" + "x".repeat(100_000) + "'}"))
        .matches("100[69] .*");
    int before = good.frames.get();
    good.awaitFrames(before + 5);
  }

  @Test
  void tooManyMessagesCloseTheConnection() throws Exception {
    Client flood = new Client(false);
    int sent = 0;
    try {
      while (sent < 100_000 && !flood.closed.isDone()) {
        flood.say("{'do':'seen'}");
        sent++;
      }
    } catch (CompletionException e) {
      // the connection was closed while a message was on its way
      assertThat(e).hasCauseInstanceOf(IOException.class);
    }
    // the reason may be lost on the way to a page that is still sending
    assertThat(flood.closed.get(60, TimeUnit.SECONDS)).matches("1008 too many messages.*|1006 .*");
    assertThat(sent).isBetween(600, 99_999);
  }

  @Test
  void onePageDrivesAndHandsOver() throws InterruptedException {
    Client first = new Client(true);
    first.await(t -> t.contains("\"you\":1") && t.contains("\"driver\":1"));
    Client second = new Client(true);
    second.await(t -> t.contains("\"you\":2"));
    second.say("{'do':'run','on':false}");
    assertThat(second.await(t -> t.contains("\"error\""))).contains("page 1 drives");
    second.say("{'do':'drive'}");
    first.await(t -> t.contains("\"asks\"") && t.contains("\"page\":2"));
    first.say("{'do':'hand','to':2}");
    second.await(t -> t.contains("\"driver\":2"));
    second.say("{'do':'run','on':false}");
    first.await(t -> t.contains("\"running\":false"));
    second.socket.sendClose(WebSocket.NORMAL_CLOSURE, "");
    first.await(t -> t.contains("\"driver\":1"));
  }

  @Test
  void theModelIsLoadedAgainWhenItsFileChanges() throws IOException, InterruptedException {
    Client page = new Client(true);
    page.await(t -> t.contains("\"scene\":1"));
    Files.writeString(file, MODEL.replace("<joint", "<joint colour='red'"));
    String told = page.await(t -> t.contains("colour"));
    assertThat(told).contains("\"scene\":1").contains("\"line\":2").contains("\"fix\":");
    Files.writeString(file, MODEL.replace("pendulum", "swing"));
    page.await(t -> t.contains("\"scene\":2") && t.contains("\"problems\":[]"));
    assertThat(get("/model")).contains("swing");
  }

  @Test
  void aModelWithErrorsIsLoadedAgainWhenTheFileWithTheMistakeChanges() throws Exception {
    Client page = new Client(true);
    page.await(t -> t.contains("\"scene\":1"));
    Files.writeString(file, MODEL.replace("<worldbody>", "<include file='part.xml'/><worldbody>"));
    page.await(t -> t.contains("part.xml") && t.contains("\"scene\":1"));
    // it was missing; now it is there, with a mistake
    Path part = Files.writeString(temp.resolve("part.xml"), "<mujoco><option tempo='1'/></mujoco>");
    page.await(t -> t.contains("part.xml") && t.contains("tempo"));
    Files.writeString(part, "<mujoco><option timestep='0.001'/></mujoco>");
    page.await(t -> t.contains("\"scene\":2") && t.contains("\"timestep\":0.001"));
  }

  @Test
  void pagesOpenOnlyWhatIsBundledOrBelowTheFolder() throws IOException, InterruptedException {
    Path outside = Files.writeString(Files.createTempFile("outside", ".xml"), MODEL);
    Client page = new Client(true);
    page.say("{'do':'open','name':'" + outside + "'}");
    assertThat(page.await(t -> t.contains("\"error\""))).contains("there is no file");
    page.say("{'do':'replay','file':'../run.npz'}");
    assertThat(page.await(t -> t.contains("\"error\""))).contains("there is no file");
    page.say("{'do':'files'}");
    assertThat(page.await(t -> t.contains("\"files\""))).contains("\"models\":[\"model.xml\"]");
    page.say("{'do':'open','name':'builtin://ode/lorenz'}");
    page.await(t -> t.contains("\"name\":\"builtin://ode/lorenz\""));
    assertThat(get("/model")).contains("\"kind\":\"equations\"");
    page.say("{'do':'close'}");
    page.await(t -> t.contains("\"name\":\"\""));
    Files.delete(outside);
  }
}
