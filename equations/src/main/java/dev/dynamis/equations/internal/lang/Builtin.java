package dev.dynamis.equations.internal.lang;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The models that come with the library, named as in {@code builtin://ode/lorenz}. */
final class Builtin {
  static final List<String> NAMES =
      List.of(
          "dde/delayed-logistic",
          "dde/mackey-glass",
          "dde/wright",
          "map/delayed-logistic",
          "map/henon",
          "map/henon2",
          "map/ikeda",
          "map/logistic",
          "map/lozi",
          "map/sine",
          "map/standard",
          "ode/duffing",
          "ode/eto-circular",
          "ode/exp-if",
          "ode/expdecay",
          "ode/fitzhugh-nagumo",
          "ode/hodgkin-huxley",
          "ode/izhikevich",
          "ode/leaky-if",
          "ode/lorenz",
          "ode/quadratic-if",
          "ode/resonate-if",
          "ode/vanderpol");

  private Builtin() {}

  /** Returns the text of a model, with or without {@code .toml} in its name. */
  static Optional<String> text(String name) {
    String plain = name.endsWith(".toml") ? name.substring(0, name.length() - 5) : name;
    if (!NAMES.contains(plain)) {
      return Optional.empty();
    }
    String path = "/dev/dynamis/equations/builtin/" + plain + ".toml";
    try (InputStream in = Builtin.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException("the resource " + path + " is missing");
      }
      return Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
