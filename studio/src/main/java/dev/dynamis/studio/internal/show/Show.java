package dev.dynamis.studio.internal.show;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;

/**
 * One system that is shown. All methods but {@link #description} and {@link #asset} are called by
 * the thread of the {@link Stage} alone.
 */
public interface Show {
  /** Returns what a page must know once, as JSON; the same for the life of the show. */
  String description();

  /** Returns a mesh, texture or the like, by its path below {@code assets/}; from any thread. */
  Optional<byte[]> asset(String path);

  /**
   * Advances the system to where it should be now, for a few milliseconds at most.
   *
   * @param now {@code System.nanoTime()}
   * @return how many nanoseconds until there is something to do again
   */
  long advance(long now);

  /** Returns a number that changes whenever there is something new to see. */
  long version();

  /**
   * Makes sure that fields can be watched.
   *
   * @throws IllegalArgumentException if there is none of a name
   */
  default void checkWatched(List<String> fields) {}

  /** Returns the next frame for a page. */
  ByteBuffer frame(Page page);

  /**
   * Returns whether frames for pages that want the same are the same, so that one serves all of
   * them.
   */
  default boolean sharesFrames() {
    return true;
  }

  /**
   * Does what a page wishes.
   *
   * @param page who wishes
   * @return an answer to that page, as JSON, or null for none
   * @throws IllegalArgumentException if the wish can't be met, with the reason
   */
  String receive(Page page, Message wish);

  /** Returns whether a wish changes what all pages see, so that only the driver may have it. */
  boolean changes(String verb);

  /** Returns whether a wish is known. */
  boolean knows(String verb);

  /** Returns what all pages shall know about the run, as the inside of a JSON object. */
  String status();

  /** Returns a file that people may download, by name; empty if there is none of that name. */
  Optional<byte[]> download(String name);

  /** Ends what the show does beside the thread of the stage. */
  default void close() {}

  /** Goes on where another show was, as far as the two have the same sizes. */
  void takeOver(Show before);
}
