package dev.dynamis.conformance;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.FieldKind;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mjcf.spec.Compiled;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Every array of a compiled model against MuJoCo's: integers must be equal, reals within 1e-10 of
 * the field's scale, within 1e-8 where they pass through a factorization.
 */
public final class ModelComparison {
  /** Fields that only become known when the model is complete; they pass through factorizations. */
  private static final Set<String> DERIVED =
      Set.of(
          "actuator_acc0",
          "actuator_biasprm",
          "actuator_length0",
          "body_invweight0",
          "body_subtreemass",
          "cam_mat0",
          "cam_pos0",
          "cam_poscom0",
          "dof_M0",
          "dof_damping",
          "dof_invweight0",
          "dof_length",
          "eq_data",
          "jnt_stiffness",
          "light_dir0",
          "light_pos0",
          "light_poscom0",
          "stat.center",
          "stat.extent",
          "stat.meaninertia",
          "stat.meanmass",
          "stat.meansize",
          "tendon_invweight0",
          "tendon_length0",
          "tendon_lengthspring");

  /** Fields that hold a hull's facets for a mesh that is given by its vertices alone. */
  private static final Set<String> FACETS = Set.of("mesh_face", "mesh_facenormal", "mesh_normal");

  private final List<String> wrong = new ArrayList<>();
  private int fields;
  private double worst;
  private final Map<String, Double> errors = new TreeMap<>();

  private ModelComparison() {}

  /** Compares a model with a recording. */
  public static ModelComparison of(Compiled compiled, Map<String, Object> reference) {
    ModelComparison comparison = new ModelComparison();
    comparison.compare(compiled, reference);
    return comparison;
  }

  /** Returns one line for each field that differs. */
  public List<String> differences() {
    return wrong;
  }

  /** Returns how many fields were compared. */
  public int fields() {
    return fields;
  }

  /** Returns the error of every field of reals that is not equal, by name. */
  public Map<String, Double> errors() {
    return errors;
  }

  /** Returns the greatest error of a field of reals, relative to the field's scale. */
  public double worstError() {
    return worst;
  }

  private void compare(Compiled compiled, Map<String, Object> reference) {
    for (var entry : reference.entrySet()) {
      String name = entry.getKey();
      if (name.equals("object_names")) {
        names(compiled.model(), (Map<?, ?>) entry.getValue());
      } else if (entry.getValue() instanceof Map<?, ?> group) {
        for (var member : group.entrySet()) {
          field(compiled, name + "." + member.getKey(), member.getValue());
        }
      } else if (Reference.isCompared(name)) {
        field(compiled, name, entry.getValue());
      }
    }
  }

  private void field(Compiled c, String name, Object recorded) {
    fields++;
    double[] want = numbers(recorded);
    double[] got = ours(c.model(), name);
    if (want == null || got == null) {
      wrong.add(name + ": missing " + (want == null ? "in the recording" : "in the model"));
      return;
    }
    if (FACETS.contains(name)) {
      want = withoutHulls(c, name, want);
      got = withoutHulls(c, name, got);
    }
    double error = Reference.error(want, got);
    Optional<Field> field = c.model().field(name);
    boolean real =
        field.isPresent()
            && (field.get().kind() == FieldKind.REAL || field.get().kind() == FieldKind.SINGLE);
    double tolerance = !real ? 0 : DERIVED.contains(name) ? 1e-8 : 1e-10;
    if (Double.isFinite(error)) {
      worst = Math.max(worst, error);
    }
    if (real && error > 0) {
      errors.put(name, error);
    }
    if (!(error <= tolerance)) {
      wrong.add(name + ": " + error + describe(want, got));
    }
  }

  private static String describe(double[] want, double[] got) {
    int i = Arrays.mismatch(want, got);
    return want.length != got.length
        ? ", " + got.length + " numbers, expected " + want.length
        : ", [" + i + "] is " + got[i] + ", expected " + want[i];
  }

  /** Returns recorded numbers; 64-bit integers are recorded as text. */
  private static double[] numbers(Object recorded) {
    return switch (recorded) {
      case Double d -> new double[] {d};
      case double[] d -> d;
      case List<?> l -> l.stream().mapToDouble(x -> Double.parseDouble(x.toString())).toArray();
      default -> null;
    };
  }

  private static double[] ours(Model m, String name) {
    Optional<Field> field = m.field(name);
    if (field.isPresent()) {
      return RecordedModel.values(field.get());
    }
    for (Size size : Size.values()) {
      if (size.symbol().equals(name)) {
        return new double[] {m.longSize(size)};
      }
    }
    return null;
  }

  /** Leaves out what belongs to meshes whose faces are those of their hull. */
  private static double[] withoutHulls(Compiled c, String name, double[] all) {
    Model m = c.model();
    double[] kept = all.clone();
    boolean normals = name.equals("mesh_normal");
    for (int i = 0; i < m.nmesh; i++) {
      String builtin = c.element(ObjType.MESH, i).text("builtin");
      if (builtin.equals("cone") || facesAreThoseOfTheHull(m, i)) {
        int from = 3 * (normals ? m.mesh.normaladr[i] : m.mesh.faceadr[i]);
        int count = 3 * (normals ? m.mesh.normalnum[i] : m.mesh.facenum[i]);
        Arrays.fill(kept, from, from + count, 0);
      }
    }
    return kept;
  }

  /** A mesh that came without faces has those of its hull, in the hull's order. */
  private static boolean facesAreThoseOfTheHull(Model m, int mesh) {
    int graph = m.mesh.graphadr[mesh];
    if (graph < 0) {
      return false;
    }
    int vertices = m.mesh.graph[graph];
    int faces = m.mesh.graph[graph + 1];
    int hull = graph + 2 + 3 * vertices + 3 * faces;
    int own = 3 * m.mesh.faceadr[mesh];
    return faces == m.mesh.facenum[mesh]
        && Arrays.equals(m.mesh.graph, hull, hull + 3 * faces, m.mesh.face, own, own + 3 * faces);
  }

  private void names(Model m, Map<?, ?> recorded) {
    for (var entry : recorded.entrySet()) {
      int type = ObjType.of((String) entry.getKey());
      List<?> want = entry.getValue() instanceof List<?> l ? l : List.of();
      if (!m.names.all(type).equals(want)) {
        wrong.add("names of " + entry.getKey() + ": " + m.names.all(type) + ", expected " + want);
      }
    }
  }
}
