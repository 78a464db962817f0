package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ViewCommandTest {
  @TempDir Path temp;

  @Test
  void aModelIsServedUntilItIsInterrupted() throws IOException, InterruptedException {
    Path model = temp.resolve("ball.xml");
    Files.writeString(
        model, "<mujoco><worldbody><body><freejoint/><geom size='1'/></body></worldbody></mujoco>");
    Process p = CommandProcess.start(temp, "view", model, "--no-open");
    try {
      String address = address(p);
      assertThat(address).startsWith("http://127.0.0.1:");
      HttpRequest ask = HttpRequest.newBuilder(URI.create(address + "model")).build();
      try (HttpClient client = HttpClient.newHttpClient()) {
        assertThat(client.send(ask, HttpResponse.BodyHandlers.ofString()).body())
            .contains("\"name\":\"ball.xml\"");
      }
      // libraries of the server say nothing of their own
      assertThat(Files.readString(temp.resolve("err"))).isEmpty();
    } finally {
      CommandProcess.kill(p, "TERM");
    }
  }

  @Test
  void programsAreToldTheAddressAsJson() throws IOException, InterruptedException {
    Process p = CommandProcess.start(temp, "view", "--no-open", "--json");
    try {
      assertThat(line(p, "}")).matches("\\{\"address\":\"http://127\\.0\\.0\\.1:\\d+/\"}");
    } finally {
      CommandProcess.kill(p, "TERM");
    }
  }

  private String address(Process p) throws IOException, InterruptedException {
    return line(p, "Ctrl-C");
  }

  /** Returns the first line that is printed, once a text is. */
  private String line(Process p, String text) throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
    while (p.isAlive() && System.nanoTime() < end) {
      String out = Files.readString(temp.resolve("out"));
      if (out.contains(text)) {
        return out.lines().findFirst().orElseThrow();
      }
      TimeUnit.MILLISECONDS.sleep(20);
    }
    throw new AssertionError("no address: " + Files.readString(temp.resolve("err")));
  }

  @Test
  void wrongArgumentsAndModelsAreSaid() throws IOException {
    Path wrong = Files.writeString(temp.resolve("wrong.xml"), "<mujoco><nothing/></mujoco>");
    Terminal t = new Terminal();
    assertThat(t.run("view", wrong, "--no-open")).isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(t.err.toString()).contains("wrong.xml:1:").contains("fix:");
    assertThat(t.run("view", "--replay", "run.npz")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(t.err.toString()).contains("--replay needs a MODEL");
    t.run("view", "builtin://ode/lorenz", "--assets", temp);
    assertThat(t.err.toString()).contains("--assets has no meaning here");
    t.run("view", "builtin://ode/lorenz", "--port", "70000");
    assertThat(t.err.toString()).contains("port 70000");
  }
}
