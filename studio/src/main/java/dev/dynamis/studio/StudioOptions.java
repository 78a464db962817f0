package dev.dynamis.studio;

import dev.dynamis.studio.source.ModelSource;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What a studio shows and where it listens.
 *
 * @param source the model, or nothing to begin with the gallery
 * @param host address to listen at; {@link #LOOPBACK} keeps other machines out
 * @param port port, 0 for any free one
 * @param folder folder below which pages may name recordings to replay, or nothing
 * @param recording a recording to begin with, or nothing
 * @since 0.1.0
 */
public record StudioOptions(
    Optional<ModelSource> source,
    String host,
    int port,
    Optional<Path> folder,
    Optional<Path> recording) {
  /** The address that only this machine can reach. */
  public static final String LOOPBACK = "127.0.0.1";

  /** Checks the port. */
  public StudioOptions {
    if (port < 0 || port > 65535) {
      throw new IllegalArgumentException("port " + port + " is not a number from 0 to 65535");
    }
  }

  /** Returns options that show a model on any free port of this machine. */
  public static StudioOptions showing(ModelSource source) {
    return new StudioOptions(Optional.of(source), LOOPBACK, 0, Optional.empty(), Optional.empty());
  }

  /** Returns options that begin with the gallery of bundled models. */
  public static StudioOptions gallery() {
    return new StudioOptions(Optional.empty(), LOOPBACK, 0, Optional.empty(), Optional.empty());
  }

  /** Returns the same options with another address; others than loopback require a token. */
  public StudioOptions withHost(String name) {
    return new StudioOptions(source, name, port, folder, recording);
  }

  /** Returns the same options with a port. */
  public StudioOptions withPort(int number) {
    return new StudioOptions(source, host, number, folder, recording);
  }

  /** Returns the same options with a folder below which pages may name recordings. */
  public StudioOptions withFolder(Path path) {
    return new StudioOptions(source, host, port, Optional.of(path), recording);
  }

  /** Returns the same options with a recording to begin with. */
  public StudioOptions withRecording(Path file) {
    return new StudioOptions(source, host, port, folder, Optional.of(file));
  }
}
