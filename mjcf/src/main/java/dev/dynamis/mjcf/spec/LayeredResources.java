package dev.dynamis.mjcf.spec;

import java.io.IOException;

/** Files of one place, and where it has none, those of another. */
final class LayeredResources implements Resources {
  private final Resources upper;
  private final Resources lower;

  LayeredResources(Resources upper, Resources lower) {
    this.upper = upper;
    this.lower = lower;
  }

  private Resources of(String path) {
    return upper.exists(path) ? upper : lower;
  }

  @Override
  public byte[] read(String path, long limit) throws IOException {
    return of(path).read(path, limit);
  }

  @Override
  public boolean exists(String path) {
    return upper.exists(path) || lower.exists(path);
  }

  @Override
  public String describe(String path) {
    return of(path).describe(path);
  }

  @Override
  public String adviceOutside() {
    return lower.adviceOutside();
  }
}
