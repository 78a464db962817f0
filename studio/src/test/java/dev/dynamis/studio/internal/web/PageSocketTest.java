package dev.dynamis.studio.internal.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.studio.internal.show.Stage;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PageSocketTest {
  // the stage's thread sends too
  private final Deque<Callback> unsent = new ConcurrentLinkedDeque<>();
  private final AtomicInteger messages = new AtomicInteger();
  private final Stage stage = new Stage(loaded -> null, null);
  private final PageSocket socket = new PageSocket(stage);
  private volatile boolean open = true;

  /** A session whose messages stay where they are until {@link #unsent} is told of them. */
  private final Session session =
      (Session)
          Proxy.newProxyInstance(
              getClass().getClassLoader(),
              new Class<?>[] {Session.class},
              (proxy, method, arguments) ->
                  switch (method.getName()) {
                    case "isOpen" -> open;
                    case "disconnect" -> {
                      open = false;
                      yield null;
                    }
                    case "sendText", "sendBinary" -> {
                      messages.incrementAndGet();
                      unsent.add((Callback) arguments[1]);
                      yield null;
                    }
                    case "demand" -> null;
                    default -> throw new UnsupportedOperationException(method.getName());
                  });

  @BeforeEach
  void open() {
    socket.onWebSocketOpen(session);
  }

  @AfterEach
  void close() {
    stage.close();
  }

  @Test
  void aPageThatReadsIsSentWhatThereIs() {
    for (int i = 0; i < 3 * PageSocket.MOST_WAITING; i++) {
      socket.text("{}");
      while (!unsent.isEmpty()) {
        unsent.poll().succeed();
      }
    }
    assertThat(messages.get()).isGreaterThanOrEqualTo(3 * PageSocket.MOST_WAITING);
    assertThat(open).isTrue();
  }

  @Test
  void aPageThatReadsNothingIsCutOff() {
    for (int i = 0; i < 2 * PageSocket.MOST_WAITING; i++) {
      if (i % 2 == 0) {
        socket.text("{}");
      } else {
        socket.binary(ByteBuffer.allocate(8));
      }
    }
    assertThat(open).isFalse();
    assertThat(messages.get()).isEqualTo(PageSocket.MOST_WAITING);
  }
}
