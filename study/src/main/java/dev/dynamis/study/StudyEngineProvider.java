package dev.dynamis.study;

/**
 * Makes engines of another module, which is on the class path only where somebody wants it. Found
 * as a service by {@link StudyEngine#at}.
 *
 * @since 0.1.0
 */
public interface StudyEngineProvider {
  /** Returns whether an address is one of its engines. */
  boolean knows(String address);

  /**
   * Makes an engine; nothing is connected before it runs.
   *
   * @throws IllegalArgumentException if the address or a setting makes no sense
   */
  StudyEngine open(String address, EngineOptions options);
}
