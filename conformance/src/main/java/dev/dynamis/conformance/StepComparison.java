package dev.dynamis.conformance;

import dev.dynamis.mechanics.ContactForce;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Single steps of a model compared with those of MuJoCo: for each group of fields the worst error
 * and where it was.
 *
 * <p>Errors are those of {@link Reference#error}, but distances and positions of contacts are
 * relative to the size of the model.
 */
public final class StepComparison {
  /** Fields that are judged together. */
  public enum Group {
    /** Poses, inertia, tendons and transmissions. */
    POSITION("positions"),
    /** Velocities and all forces but those of constraints. */
    SMOOTH("smooth forces"),
    /** Contacts: geoms, distances, positions, frames, parameters. */
    CONTACTS("contacts"),
    /** Constraint rows: kinds, positions, impedance, reference accelerations. */
    ROWS("rows"),
    /** Accelerations. */
    ACCELERATION("qacc"),
    /** Forces of constraints, and between bodies. */
    FORCES("forces"),
    /** The state after the step. */
    STATE("state"),
    /** Sensors and energy. */
    SENSORS("sensors");

    final String title;

    Group(String title) {
      this.title = title;
    }
  }

  private static final double EXACT = 1e-10;
  private static final double SOLVED = 1e-6;
  private static final double DISTANCE = 1e-9;
  private static final double FRAME = 1e-8;

  private static final Set<String> SMOOTH_FIELDS =
      Set.of(
          "ten_velocity",
          "actuator_velocity",
          "cvel",
          "cdof_dot",
          "qfrc_bias",
          "qfrc_spring",
          "qfrc_damper",
          "qfrc_gravcomp",
          "qfrc_fluid",
          "qfrc_passive",
          "subtree_linvel",
          "subtree_angmom",
          "actuator_force",
          "qfrc_actuator",
          "act_dot",
          "qfrc_smooth",
          "qacc_smooth");

  private static final Set<String> FORCE_FIELDS =
      Set.of("efc_force", "qfrc_constraint", "cacc", "cfrc_int", "cfrc_ext", "solver_fwdinv");

  private static final Set<String> STATE_FIELDS =
      Set.of("time", "qpos", "qvel", "act", "history", "qacc_warmstart");

  /**
   * Which rows act can differ where a force is nearly zero; how long a tree rests is not part of
   * the recorded state.
   */
  private static final Set<String> NOT_JUDGED =
      Set.of(
          "efc_state",
          "tree_asleep",
          // one may store a zero where the other stores nothing: compared as full matrix
          "moment_rownnz",
          "moment_rowadr",
          "moment_colind",
          "actuator_moment",
          "ten_J_rownnz",
          "ten_J_rowadr",
          "ten_J_colind");

  private final Map<Group, Double> worst = new EnumMap<>(Group.class);
  private final Map<Group, Double> excess = new EnumMap<>(Group.class);
  private final Map<Group, String> where = new EnumMap<>(Group.class);
  private boolean smooth;

  private StepComparison() {}

  /**
   * Loads the state of each frame, steps once and compares.
   *
   * @param m the model, to which the edits of the trace are applied
   * @param trace what MuJoCo did
   */
  public static StepComparison of(Model m, Map<String, Object> trace) {
    if (((Map<?, ?>) trace.get("args")).get("set") instanceof Collection<?> edits) {
      edits.forEach(e -> Edit.parse(e.toString()).apply(m));
    }
    StepComparison c = new StepComparison();
    c.smooth = m.opt.disabled(DisableBit.CONSTRAINT);
    Data d = new Data(m);
    for (Map<String, Object> frame : Replay.frames(trace)) {
      d.reset();
      Map<String, Object> result = Replay.part(frame, "result");
      Map<String, Object> state = Replay.part(frame, "state");
      Replay.start(d, state);
      Physics.step(m, d);
      String step = "step " + ((Double) frame.get("step")).longValue();
      result.keySet().forEach(name -> c.field(d, result, name, step));
      if (result.containsKey("actuator_moment")) {
        c.matrix("actuator_moment", "moment_", m.nu, d, result, step);
      }
      if (hasSparseTendons(d, result)) {
        c.matrix("ten_J", "ten_J_", m.ntendon, d, result, step);
      }
    }
    return c;
  }

  /** Returns the worst error of a group, 0 if it has no fields. */
  public double worst(Group group) {
    return worst.getOrDefault(group, 0.0);
  }

  /** Says whether all fields of a group are within their tolerances. */
  public boolean passed(Group group) {
    return excess.getOrDefault(group, 0.0) <= 1;
  }

  /** Says whether all fields are within their tolerances. */
  public boolean passed() {
    return excess.values().stream().allMatch(x -> x <= 1);
  }

  /** Says whether no number of any group differs at all. */
  public boolean isExact() {
    return worst.values().stream().allMatch(x -> x == 0);
  }

  /** Returns the field that is most beyond its tolerance, and the step, for people. */
  public String where(Group group) {
    return where.getOrDefault(group, "");
  }

  private void field(Data d, Map<String, Object> result, String name, String step) {
    Object value = result.get(name);
    if (name.equals("contact")) {
      contacts(d, (Collection<?>) (value instanceof double[] ? List.of() : value), step);
      return;
    }
    if (name.equals("contact_force")) {
      double error = Reference.error(numbers(value), forces(d));
      note(Group.FORCES, name, error, tolerance(Group.FORCES), step);
      return;
    }
    Group group = name.equals("ten_J") && hasSparseTendons(d, result) ? null : group(name);
    if (group != null) {
      boolean known = d.field(name).isPresent();
      double error = known ? Replay.error(d, result, name) : Double.POSITIVE_INFINITY;
      note(group, name, error, tolerance(group), step);
    }
  }

  /** Compares a sparse matrix as a full one; {@code prefix} is that of its pattern's fields. */
  private void matrix(
      String name, String prefix, int rows, Data d, Map<String, Object> result, String step) {
    double[] want = full(rows, d.model.nv, prefix, name, field -> (double[]) result.get(field));
    double[] got =
        full(
            rows,
            d.model.nv,
            prefix,
            name,
            field -> RecordedModel.values(d.field(field).orElseThrow()));
    note(Group.POSITION, name, Reference.error(want, got), EXACT, step);
  }

  private static double[] full(
      int rows, int nv, String prefix, String name, Function<String, double[]> field) {
    double[] nnz = field.apply(prefix + "rownnz");
    double[] adr = field.apply(prefix + "rowadr");
    double[] column = field.apply(prefix + "colind");
    double[] value = field.apply(name);
    double[] full = new double[rows * nv];
    for (int i = 0; i < rows; i++) {
      for (int k = (int) adr[i]; k < adr[i] + nnz[i]; k++) {
        full[i * nv + (int) column[k]] = value[k];
      }
    }
    return full;
  }

  private static boolean hasSparseTendons(Data d, Map<String, Object> result) {
    return result.containsKey("ten_J_rownnz") && Physics.isSparse(d.model);
  }

  private static double[] forces(Data d) {
    double[] forces = new double[6 * d.ncon];
    for (int i = 0; i < d.ncon; i++) {
      ContactForce.of(d.model, d, i, forces, 6 * i);
    }
    return forces;
  }

  /** All numbers of a recorded array or array of arrays. */
  private static double[] numbers(Object value) {
    return value instanceof double[] a
        ? a
        : ((List<?>) value).stream().flatMapToDouble(x -> Arrays.stream((double[]) x)).toArray();
  }

  private static Group group(String name) {
    if (NOT_JUDGED.contains(name) || !Reference.isCompared(name)) {
      return null;
    }
    if (SMOOTH_FIELDS.contains(name)) {
      return Group.SMOOTH;
    }
    if (FORCE_FIELDS.contains(name)) {
      return Group.FORCES;
    }
    if (STATE_FIELDS.contains(name)) {
      return Group.STATE;
    }
    return switch (name) {
      case "qacc" -> Group.ACCELERATION;
      case "sensordata", "energy" -> Group.SENSORS;
      case "ncon" -> Group.CONTACTS;
      case "nefc", "ne", "nf", "nl", "nisland" -> Group.ROWS;
      default -> name.startsWith("efc_") ? Group.ROWS : Group.POSITION;
    };
  }

  private double tolerance(Group group) {
    if (smooth) {
      return EXACT;
    }
    return switch (group) {
      case POSITION, SMOOTH -> EXACT;
      case CONTACTS -> 0;
      case ROWS -> FRAME;
      case ACCELERATION, FORCES, STATE, SENSORS -> SOLVED;
    };
  }

  private void contacts(Data d, Collection<?> want, String step) {
    if (want.size() != d.ncon) {
      note(
          Group.CONTACTS,
          d.ncon + " contacts instead of " + want.size(),
          Double.POSITIVE_INFINITY,
          0,
          step);
      return;
    }
    double size = Math.max(1e-3, d.model.stat.extent);
    int i = 0;
    for (Object o : want) {
      Map<?, ?> c = (Map<?, ?>) o;
      int[] geom = {d.contact.geom[2 * i], d.contact.geom[2 * i + 1]};
      double[] recorded = (double[]) c.get("geom");
      if (recorded[0] != geom[0] || recorded[1] != geom[1]) {
        String found = "contact " + i + " of geoms " + geom[0] + " and " + geom[1];
        note(Group.CONTACTS, found, Double.POSITIVE_INFINITY, 0, step);
      }
      member(c, "dist", d.contact.dist, i, 1, DISTANCE, size, step);
      member(c, "pos", d.contact.pos, i, 3, DISTANCE, size, step);
      member(c, "frame", d.contact.frame, i, 9, FRAME, 1, step);
      member(c, "includemargin", d.contact.includemargin, i, 1, EXACT, 1, step);
      member(c, "friction", d.contact.friction, i, 5, EXACT, 1, step);
      member(c, "solref", d.contact.solref, i, 2, EXACT, 1, step);
      member(c, "solreffriction", d.contact.solreffriction, i, 2, EXACT, 1, step);
      member(c, "solimp", d.contact.solimp, i, 5, EXACT, 1, step);
      member(c, "mu", d.contact.mu, i, 1, FRAME, 1, step);
      whole(c, "dim", d.contact.dim[i], step);
      whole(c, "exclude", d.contact.exclude[i], step);
      whole(c, "efc_address", d.contact.efcAddress[i], step);
      i++;
    }
  }

  private void member(
      Map<?, ?> want,
      String name,
      double[] got,
      int contact,
      int width,
      double tolerance,
      double unit,
      String step) {
    double[] w = want.get(name) instanceof Double x ? new double[] {x} : (double[]) want.get(name);
    double error = 0;
    double scale = unit == 1 ? 1 : unit;
    for (int k = 0; k < width; k++) {
      if (unit == 1) {
        scale = Math.max(scale, Math.abs(w[k]));
      }
      double e = Math.abs(w[k] - got[width * contact + k]);
      error = Math.max(error, Double.isNaN(e) ? Double.POSITIVE_INFINITY : e);
    }
    note(Group.CONTACTS, "contact." + name, error / scale, tolerance, step);
  }

  private void whole(Map<?, ?> want, String name, int got, String step) {
    if (((Double) want.get(name)).intValue() != got) {
      note(Group.CONTACTS, "contact." + name, Double.POSITIVE_INFINITY, 0, step);
    }
  }

  private void note(Group group, String name, double error, double tolerance, String step) {
    worst.merge(group, error, Math::max);
    double beyond = error == 0 ? 0 : tolerance == 0 ? Double.POSITIVE_INFINITY : error / tolerance;
    if (beyond > excess.getOrDefault(group, -1.0)) {
      excess.put(group, beyond);
      where.put(
          group,
          Double.isInfinite(error)
              ? name + ", " + step
              : String.format(Locale.ROOT, "%s %.1e, %s", name, error, step));
    }
  }
}
