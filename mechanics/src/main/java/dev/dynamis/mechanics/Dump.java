package dev.dynamis.mechanics;

import java.io.IOException;
import java.util.Set;

/**
 * Writes models and states as one JSON object, everything under its C name, for comparison with
 * other engines.
 *
 * <pre>{@code
 * Dump dump = new Dump(out).model(m).beginFrames();
 * dump.frame(0, d, Set.of("qpos", "qvel"));
 * dump.end();
 * }</pre>
 *
 * <p>Reals have the shortest form that reads back as the same double, the sign of zero is kept, and
 * numbers that are not finite are strings.
 *
 * @since 0.1.0
 */
public final class Dump {
  private final JsonWriter json;
  private boolean inFrames;

  /** Begins an object. */
  public Dump(Appendable out) throws IOException {
    json = new JsonWriter(out);
    json.begin();
  }

  /** Writes all sizes, settings and arrays of a model as member {@code model_arrays}. */
  public Dump model(Model m) throws IOException {
    return model(m, Set.of());
  }

  /**
   * Writes sizes, settings and arrays of a model as member {@code model_arrays}.
   *
   * @param without C names of arrays that are left out, such as {@code tex_data}
   */
  public Dump model(Model m, Set<String> without) throws IOException {
    ModelDump.write(m, json, without);
    return this;
  }

  /** Begins the member {@code frames}. */
  public Dump beginFrames() throws IOException {
    json.beginArray("frames");
    inFrames = true;
    return this;
  }

  /**
   * Writes a state as one frame: the number of the step and the fields.
   *
   * @param only C names of the fields to write, or an empty set for all
   */
  public void frame(long step, Data d, Set<String> only) throws IOException {
    json.begin().member("step", step);
    DataDump.members(d, json, only);
    json.end();
  }

  /**
   * Writes a state as one frame, and in the member {@code inv_qfrc_inverse} what inverse dynamics
   * gave for it.
   *
   * @param inverse generalized forces [nv]
   */
  public void frame(long step, Data d, Set<String> only, double[] inverse) throws IOException {
    json.begin().member("step", step);
    DataDump.members(d, json, only);
    json.elements("inv_qfrc_inverse", inverse, 0, inverse.length);
    json.end();
  }

  /** Writes what a step gave as one frame: its number, and the fields in member {@code result}. */
  public void result(long step, Data d, Set<String> only) throws IOException {
    json.begin().member("step", step);
    json.begin("result");
    DataDump.members(d, json, only);
    json.end();
    json.end();
  }

  /** Ends the object. */
  public void end() throws IOException {
    if (inFrames) {
      json.endArray();
    }
    json.end();
  }
}
