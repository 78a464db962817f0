/** Mechanisms and equations in the browser: a server and its page. */
module dev.dynamis.studio {
  requires com.fasterxml.jackson.core;
  requires dev.dynamis.analysis;
  requires transitive dev.dynamis.core;
  requires dev.dynamis.coupling;
  requires dev.dynamis.equations;
  requires dev.dynamis.mechanics;
  requires transitive dev.dynamis.mjcf;
  requires dev.dynamis.render;
  requires org.eclipse.jetty.server;
  requires org.eclipse.jetty.websocket.api;
  requires org.eclipse.jetty.websocket.server;

  exports dev.dynamis.studio;
  exports dev.dynamis.studio.source;
}
