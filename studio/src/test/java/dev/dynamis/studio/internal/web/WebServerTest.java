package dev.dynamis.studio.internal.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.studio.internal.show.Stage;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WebServerTest {
  private final Stage stage = new Stage(loaded -> null, null);
  private final WebServer server = new WebServer(stage, "127.0.0.1", 0);
  private final HttpClient client = HttpClient.newHttpClient();

  @BeforeEach
  void start() throws IOException {
    server.start();
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
    stage.close();
  }

  private HttpResponse<String> get(String path) throws Exception {
    URI uri = URI.create("http://127.0.0.1:" + server.port() + path);
    return client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void thePageMayLoadNothingFromElsewhere() throws Exception {
    HttpResponse<String> page = get("/");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'none'", "frame-ancestors 'none'");
    assertThat(page.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    assertThat(page.headers().firstValue("Server")).isEmpty();
  }

  @Test
  void pathsThatAreNoneOfThePageAreNotFound() throws Exception {
    for (String path :
        new String[] {
          "/none",
          "/assets/0/mesh/0",
          "/assets/99999999999/mesh/0",
          "/download/state.snapshot",
          "/%2e%2e/%2e%2e/etc/passwd"
        }) {
      assertThat(get(path).statusCode()).as(path).isIn(400, 404);
    }
    assertThat(get("/model").body()).contains("\"scene\":0");
  }

  @Test
  void nothingButReadingIsKnown() throws Exception {
    URI uri = URI.create("http://127.0.0.1:" + server.port() + "/model");
    HttpRequest post =
        HttpRequest.newBuilder(uri)
            .header("Origin", "http://127.0.0.1:" + server.port())
            .POST(HttpRequest.BodyPublishers.ofString("x"))
            .build();
    assertThat(client.send(post, HttpResponse.BodyHandlers.ofString()).statusCode()).isEqualTo(405);
    HttpRequest foreign =
        HttpRequest.newBuilder(uri).POST(HttpRequest.BodyPublishers.ofString("x")).build();
    assertThat(client.send(foreign, HttpResponse.BodyHandlers.ofString()).statusCode())
        .isEqualTo(403);
  }

  @Test
  void aPortThatIsInUseIsToldAsSuch() {
    WebServer second = new WebServer(stage, "127.0.0.1", server.port());
    assertThatThrownBy(second::start).isInstanceOf(IOException.class);
    second.close();
  }
}
