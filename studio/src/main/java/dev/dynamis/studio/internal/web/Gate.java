package dev.dynamis.studio.internal.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Decides which requests are let in.
 *
 * <p>A page of another site must not reach the server through the browser of its user. So the name
 * that the browser connected to must be one of this server (a name of the site's own that it lets
 * lead here is refused), and whatever changes something must come from a page of this server. Where
 * other machines can connect, a token is required besides.
 */
final class Gate {
  private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");
  private static final Pattern ADDRESS =
      Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]{2,45}]");
  private static final int TOKEN_BYTES = 16;

  private final String host;
  private final String token;

  /** Makes a gate for an address; where others can connect, with a new token. */
  Gate(String host) {
    this.host = host.toLowerCase(Locale.ROOT);
    token = isLocal() ? null : newToken();
  }

  private static String newToken() {
    byte[] bytes = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  private boolean isLocal() {
    return LOCAL.contains(host) || host.equals("::1");
  }

  /** Returns the token, or null where none is required. */
  String token() {
    return token;
  }

  /** Returns why a request is refused whose host header is given, or null. */
  String refuseHost(String header, int port) {
    if (header == null) {
      return "the request names no host";
    }
    String name = header.toLowerCase(Locale.ROOT);
    int colon = name.lastIndexOf(':');
    boolean hasPort = colon > name.lastIndexOf(']');
    String bare = hasPort ? name.substring(0, colon) : name;
    String given = hasPort ? name.substring(colon + 1) : "80";
    if (!given.equals(Integer.toString(port)) || !isName(bare)) {
      return "this server has another name";
    }
    return null;
  }

  private boolean isName(String name) {
    if (LOCAL.contains(name)) {
      return true;
    }
    return !isLocal() && (name.equals(host) || ADDRESS.matcher(name).matches() || isThis(name));
  }

  private static boolean isThis(String name) {
    try {
      return name.equals(InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT));
    } catch (UnknownHostException e) {
      return false;
    }
  }

  /** Returns why a request that may change something is refused, or null. */
  String refuseOrigin(String origin, String hostHeader) {
    return ("http://" + hostHeader).equalsIgnoreCase(origin)
        ? null
        : "the request comes from a page of another site";
  }

  /** Returns why a request is refused that brings a token, or null. */
  String refuseToken(String given) {
    if (token == null) {
      return null;
    }
    byte[] own = token.getBytes(StandardCharsets.UTF_8);
    boolean same =
        given != null && MessageDigest.isEqual(own, given.getBytes(StandardCharsets.UTF_8));
    return same ? null : "the address lacks the token that the server printed at its start";
  }
}
