package dev.dynamis.mechanics.sim;

import dev.dynamis.core.Nearest;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import java.util.List;

/** Parts of a model by their names, for people: a name that is not there gets a suggestion. */
final class PartLookup {
  private PartLookup() {}

  /** Returns the id of a part. */
  static int find(Model m, int type, String name) {
    int id = m.names.id(type, name);
    if (id < 0) {
      List<String> names = m.names.all(type).stream().filter(n -> !n.isEmpty()).toList();
      String hint = Nearest.suggestion(name, names);
      throw new IllegalArgumentException(
          "there is no "
              + ObjType.name(type)
              + " '"
              + name
              + "' in the model"
              + (hint.isEmpty() ? "" : "; " + hint));
    }
    return id;
  }
}
