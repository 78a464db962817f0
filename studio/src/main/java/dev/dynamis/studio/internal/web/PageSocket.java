package dev.dynamis.studio.internal.web;

import dev.dynamis.studio.internal.show.Message;
import dev.dynamis.studio.internal.show.Page;
import dev.dynamis.studio.internal.show.Stage;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;

/**
 * The WebSocket of one page. A message that is none, or one too many, closes it with a reason and
 * matters to nobody else.
 */
public final class PageSocket extends Session.Listener.AbstractAutoDemanding implements Page.Line {
  /** Messages that may wait for a page that does not read them. */
  static final int MOST_WAITING = 256;

  private final Stage stage;
  private final AtomicInteger waiting = new AtomicInteger();
  private final Callback sent =
      Callback.from(waiting::decrementAndGet, failure -> waiting.decrementAndGet());
  private final MessageBudget budget = new MessageBudget(System.nanoTime());
  private Page page;

  PageSocket(Stage stage) {
    this.stage = stage;
  }

  @Override
  public void onWebSocketOpen(Session session) {
    super.onWebSocketOpen(session);
    page = stage.join(this).orElse(null);
    if (page == null) {
      end(StatusCode.TRY_AGAIN_LATER, Stage.MOST_PAGES + " pages are open already; close one");
    }
  }

  @Override
  public void onWebSocketText(String text) {
    if (page == null) {
      return;
    }
    if (!budget.take(System.nanoTime())) {
      end(StatusCode.POLICY_VIOLATION, "too many messages");
      return;
    }
    try {
      Message message = Message.read(text);
      if (!stage.knows(message.verb())) {
        String verb = message.verb();
        String shown = verb.substring(0, Math.min(verb.length(), 30));
        end(StatusCode.POLICY_VIOLATION, "there is no message '" + shown + "'");
        return;
      }
      stage.receive(page, message);
    } catch (Message.MalformedException e) {
      end(StatusCode.BAD_PAYLOAD, e.getMessage());
    }
  }

  @Override
  public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
    callback.succeed();
    end(StatusCode.SHUTDOWN, "messages are texts");
  }

  @Override
  public void onWebSocketClose(int code, String reason, Callback callback) {
    if (page != null) {
      stage.leave(page);
    }
    callback.succeed();
  }

  private void end(int code, String reason) {
    Session session = getSession();
    if (session != null) {
      session.close(code, reason, Callback.NOOP);
    }
  }

  @Override
  public void text(String json) {
    Session session = ready();
    if (session != null) {
      session.sendText(json, sent);
    }
  }

  @Override
  public void binary(ByteBuffer bytes) {
    Session session = ready();
    if (session != null) {
      session.sendBinary(bytes, sent);
    }
  }

  /** The session if it can take one more message; one that takes none for long is cut off. */
  private Session ready() {
    Session session = getSession();
    if (session == null || !session.isOpen()) {
      return null;
    }
    if (waiting.incrementAndGet() > MOST_WAITING) {
      // a farewell would wait behind the rest
      session.disconnect();
      return null;
    }
    return session;
  }
}
