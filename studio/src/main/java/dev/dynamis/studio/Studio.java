package dev.dynamis.studio;

import dev.dynamis.coupling.Coupling;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.studio.internal.equation.SystemShow;
import dev.dynamis.studio.internal.mechanism.MechanismShow;
import dev.dynamis.studio.internal.show.Show;
import dev.dynamis.studio.internal.show.Stage;
import dev.dynamis.studio.internal.web.WebServer;
import dev.dynamis.studio.source.ModelSource;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;

/**
 * A running studio: a server whose page shows a mechanism, a system of equations or a coupling of
 * these, and lets people touch it.
 *
 * @since 0.1.0
 */
public final class Studio implements AutoCloseable {
  private final Stage stage;
  private final WebServer server;
  private final String host;
  private final CountDownLatch end = new CountDownLatch(1);

  private Studio(StudioOptions options) throws IOException {
    // the server logs through an interface for which there is no logger here, and need not say so
    if (System.getProperty("slf4j.internal.verbosity") == null) {
      System.setProperty("slf4j.internal.verbosity", "ERROR");
    }
    host = options.host();
    stage = new Stage(loaded -> show(loaded, options), options.folder().orElse(null));
    server = new WebServer(stage, host, options.port());
    try {
      if (options.source().isPresent()) {
        ModelSource source = options.source().get();
        stage.show(source, source.load());
      }
      server.start();
    } catch (IOException | RuntimeException e) {
      stage.close();
      throw e;
    }
  }

  private static Show show(ModelSource.Loaded loaded, StudioOptions options) {
    if (loaded.system() instanceof Mechanism || loaded.system() instanceof Coupling) {
      return new MechanismShow(
          loaded.system(), loaded.compiled(), options.recording().orElse(null));
    }
    return new SystemShow(loaded.system());
  }

  /**
   * Loads the model, starts the server and returns.
   *
   * @throws dev.dynamis.core.ModelException if the model is wrong
   * @throws IOException if a file can't be read or the port can't be opened
   */
  public static Studio open(StudioOptions options) throws IOException {
    return new Studio(options);
  }

  /** Returns the address of the page, with its token where one is required. */
  public String address() {
    boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
    String name = everywhere ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
    String token = server.token() == null ? "" : "?token=" + server.token();
    return "http://" + name + ":" + server.port() + "/" + token;
  }

  /** Waits until the studio is closed. */
  public void awaitEnd() throws InterruptedException {
    end.await();
  }

  @Override
  public void close() {
    stage.close();
    server.close();
    end.countDown();
  }
}
