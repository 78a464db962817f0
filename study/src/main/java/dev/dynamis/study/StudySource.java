package dev.dynamis.study;

import dev.dynamis.core.ModelException;
import java.io.Serializable;
import java.util.SortedMap;

/**
 * A study as it travels to other machines: its text and the files of its model, from which each
 * machine makes the same system.
 *
 * @param name what messages call the text
 * @param text the study
 * @param files contents of the model's files, by path
 * @param hash of the study that was sent, {@link Study#hash()}
 * @since 0.1.0
 */
public record StudySource(String name, String text, SortedMap<String, byte[]> files, long hash)
    implements Serializable {
  /**
   * Makes the study.
   *
   * @param classes knows the metrics of users
   * @throws ModelException if something is wrong, or the study is another than the one that was
   *     sent, as when two versions of this library meet
   */
  public Study open(ClassLoader classes) {
    Study study = new Study(name, text, new ModelFiles(files), classes);
    if (study.hash() != hash) {
      throw new IllegalStateException(
          "the study "
              + study.name()
              + " became another one on its way: use the same version of dynamis and the same"
              + " metrics everywhere");
    }
    return study;
  }
}
