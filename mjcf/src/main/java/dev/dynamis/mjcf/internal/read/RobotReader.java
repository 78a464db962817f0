package dev.dynamis.mjcf.internal.read;

import dev.dynamis.mjcf.internal.xml.XmlElement;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.mjcf.spec.Spec;

/** Reads texts whose root is {@code robot}. */
@FunctionalInterface
public interface RobotReader {
  /**
   * Reads a text.
   *
   * @param root its root element
   * @param source the file as the user named it
   * @param folder folder of the file, relative to the root of {@code resources}
   * @param resources where files that it mentions come from
   * @param loading gets everything that is wrong
   * @return the spec, incomplete if there are errors
   */
  Spec read(XmlElement root, String source, String folder, Resources resources, Loading loading);
}
