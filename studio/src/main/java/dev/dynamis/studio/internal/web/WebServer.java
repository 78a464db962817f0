package dev.dynamis.studio.internal.web;

import dev.dynamis.studio.internal.show.Stage;
import dev.dynamis.studio.internal.show.Thumbnails;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;

/** The server: the page and its data by GET, one WebSocket for each page, and nothing else. */
public final class WebServer implements AutoCloseable {
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
          + " connect-src 'self'; media-src blob:; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  private static final int LARGEST_MESSAGE = 64 * 1024;
  private static final Pattern ASSET = Pattern.compile("/assets/(\\d{1,9})/([a-z]+/\\d{1,9})");
  private static final Pattern DOWNLOAD = Pattern.compile("/download/([a-z]+\\.[a-z]+)");

  private static final Pattern THUMBNAIL = Pattern.compile("/thumbnail/(\\d{1,4})");

  private final Thumbnails thumbnails = new Thumbnails();
  private final Server server;
  private final ServerConnector connector;
  private final Gate gate;
  private final Stage stage;

  /** Makes a server; {@link #start} opens its port. */
  public WebServer(Stage stage, String host, int port) {
    this.stage = stage;
    gate = new Gate(host);
    QueuedThreadPool threads = new QueuedThreadPool(24, 2);
    threads.setDaemon(true);
    threads.setName("studio-web");
    server = new Server(threads);
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(8 * 1024);
    connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    connector.setHost(host);
    connector.setPort(port);
    server.addConnector(connector);
    WebSocketUpgradeHandler sockets =
        WebSocketUpgradeHandler.from(
            server,
            container -> {
              container.setMaxTextMessageSize(LARGEST_MESSAGE);
              container.setMaxBinaryMessageSize(LARGEST_MESSAGE);
              container.setMaxFrameSize(LARGEST_MESSAGE);
              container.setIdleTimeout(Duration.ofHours(1));
              container.addMapping("/ws", (request, response, done) -> new PageSocket(stage));
            });
    sockets.setHandler(new Files());
    server.setHandler(new Guard(sockets));
  }

  /**
   * Opens the port.
   *
   * @throws IOException if it is in use, or the address is none of this machine
   */
  public void start() throws IOException {
    try {
      server.start();
    } catch (IOException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException("the server can't be started: " + e.getMessage(), e);
    }
  }

  /** Returns the port that was opened. */
  public int port() {
    return connector.getLocalPort();
  }

  /** Returns the token that addresses carry, or null where none is required. */
  public String token() {
    return gate.token();
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the server can't be stopped", e);
    }
  }

  /** Refuses what the gate refuses, before anything else looks at it. */
  private final class Guard extends Handler.Wrapper {
    private Guard(Handler next) {
      super(next);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
      response.getHeaders().put("Content-Security-Policy", POLICY);
      response.getHeaders().put("X-Content-Type-Options", "nosniff");
      response.getHeaders().put("Referrer-Policy", "no-referrer");
      response.getHeaders().put("Cross-Origin-Resource-Policy", "same-origin");
      response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
      String path = Request.getPathInContext(request);
      String host = request.getHeaders().get(HttpHeader.HOST);
      boolean reads = request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
      String refusal = gate.refuseHost(host, port());
      if (refusal == null && (!reads || path.equals("/ws"))) {
        refusal = gate.refuseOrigin(request.getHeaders().get(HttpHeader.ORIGIN), host);
      }
      // script and style are the same for everybody and say nothing about the model
      if (refusal == null && !path.matches("/(studio\\.(js|css)|icon\\.svg|LICENSES\\.txt)")) {
        refusal = gate.refuseToken(token(request));
      }
      if (refusal != null) {
        answer(response, callback, 403, "text/plain; charset=utf-8", bytes(refusal));
        return true;
      }
      if (!reads) {
        answer(response, callback, 405, "text/plain; charset=utf-8", bytes("only GET is known"));
        return true;
      }
      return super.handle(request, response, callback);
    }

    private String token(Request request) {
      Fields query = Request.extractQueryParameters(request);
      return query.getValue("token");
    }
  }

  /** The page, the description of what is shown, its assets, and downloads. */
  private final class Files extends Handler.Abstract {
    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
      String path = Request.getPathInContext(request);
      if (path.equals("/model")) {
        answer(response, callback, 200, "application/json", bytes(stage.description()));
        return true;
      }
      Matcher asset = ASSET.matcher(path);
      if (asset.matches()) {
        send(response, callback, stage.asset(Integer.parseInt(asset.group(1)), asset.group(2)));
        return true;
      }
      Matcher download = DOWNLOAD.matcher(path);
      if (download.matches()) {
        String name = download.group(1);
        response.getHeaders().put("Content-Disposition", "attachment; filename=\"" + name + "\"");
        send(response, callback, stage.download(name));
        return true;
      }
      Matcher thumbnail = THUMBNAIL.matcher(path);
      if (thumbnail.matches()) {
        Optional<Thumbnails.Picture> found = thumbnails.find(Integer.parseInt(thumbnail.group(1)));
        if (found.isPresent()) {
          answer(response, callback, 200, found.get().type(), found.get().bytes());
          return true;
        }
      }
      Optional<PageFiles.PageFile> file = PageFiles.find(path);
      if (file.isPresent()) {
        answer(response, callback, 200, file.get().type(), file.get().bytes());
      } else {
        answer(
            response, callback, 404, "text/plain; charset=utf-8", bytes("there is no such page"));
      }
      return true;
    }

    private void send(Response response, Callback callback, Optional<byte[]> found) {
      if (found.isPresent()) {
        answer(response, callback, 200, "application/octet-stream", found.get());
      } else {
        response.getHeaders().remove("Content-Disposition");
        answer(response, callback, 404, "text/plain; charset=utf-8", bytes("there is none"));
      }
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void answer(
      Response response, Callback callback, int status, String type, byte[] body) {
    response.setStatus(status);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, Integer.toString(body.length));
    response.write(true, ByteBuffer.wrap(body), callback);
  }
}
