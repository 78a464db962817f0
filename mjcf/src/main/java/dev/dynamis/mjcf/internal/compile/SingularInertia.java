package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Warns of joints that move the same body the same way, such as two hinges with one axis: their
 * inertia matrix is singular, so that forces on them have no finite answer.
 */
final class SingularInertia {
  /**
   * For a dof, the diagonal of M times that of its inverse is 1 or more, and grows without bound as
   * other dofs can do its motion. Rounding leaves about 1e15 of a singular matrix.
   */
  private static final double SINGULAR = 1e12;

  private SingularInertia() {}

  static void check(Compilation c, Model m) {
    Map<Integer, List<Joint>> byTree = new LinkedHashMap<>();
    for (Joint j : c.joints) {
      if (isSingular(j, m)) {
        byTree.computeIfAbsent(m.dof.treeid[j.dofadr], t -> new ArrayList<>()).add(j);
      }
    }
    for (List<Joint> joints : byTree.values()) {
      List<String> names = joints.stream().limit(5).map(j -> j.element.path()).toList();
      c.problems.warning(
          Rule.SINGULAR_INERTIA,
          joints.getLast().element,
          null,
          "the inertia is singular: "
              + String.join(", ", names)
              + (joints.size() > 5 ? ", ..." : "")
              + " can't be told apart by what they move",
          "remove one of the joints, give them armature, or different axes");
    }
  }

  private static boolean isSingular(Joint j, Model m) {
    for (int d = j.dofadr; d < j.dofadr + j.nv(); d++) {
      double ratio = m.dof.M0[d] * m.dof.invweight0[d];
      if (!(ratio >= 0 && ratio < SINGULAR)) {
        return true;
      }
    }
    return false;
  }
}
