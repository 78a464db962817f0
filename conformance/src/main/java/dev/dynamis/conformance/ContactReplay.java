package dev.dynamis.conformance;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.collision.Collision;
import dev.dynamis.mechanics.internal.kinematics.ComPos;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mechanics.layout.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Contacts of MuJoCo, found again in the same positions.
 *
 * <p>A frame of a recording has {@code qpos} and may have mocap poses and a {@code margin} that all
 * geoms are given half of. All its other members are fields of contacts, one after the other.
 */
public final class ContactReplay {
  private ContactReplay() {}

  /**
   * Returns what differs from the recorded contacts by more than a tolerance.
   *
   * @param tolerance for distances and positions (m) and parameters; frames may differ by 1e4 times
   *     as much, but not more than 1e-8
   */
  public static List<String> differences(Model m, Map<String, Object> recording, double tolerance) {
    List<String> wrong = new ArrayList<>();
    Data d = new Data(m);
    int index = 0;
    for (Map<String, Object> frame : Replay.frames(recording)) {
      place(m, d, frame);
      String at = "pose " + index++ + " ";
      int contacts = ((double[]) frame.get("dist")).length;
      if (d.ncon != contacts) {
        wrong.add(at + "ncon " + d.ncon + " instead of " + contacts);
        continue;
      }
      frame.forEach(
          (name, value) -> {
            Field field = d.field("contact." + name).orElse(null);
            if (field != null) {
              double[] want = name.equals("exclude") ? early((double[]) value) : (double[]) value;
              double[] got = Arrays.copyOf(RecordedModel.values(field), want.length);
              double error = Reference.error(want, got);
              double limit = name.equals("frame") ? Math.min(1e-8, 1e4 * tolerance) : tolerance;
              if (!(error <= limit)) {
                wrong.add(at + name + " " + error);
              }
            }
          });
    }
    return wrong;
  }

  /** What the collision stage decides; that a contact moves nothing is found out later. */
  private static double[] early(double[] exclude) {
    return Arrays.stream(exclude).map(x -> x == 1 ? 1 : 0).toArray();
  }

  /** Finds the contacts in the position of a frame. */
  public static void place(Model m, Data d, Map<String, Object> frame) {
    for (String name : List.of("qpos", "mocap_pos", "mocap_quat")) {
      if (frame.get(name) instanceof double[] values) {
        RecordedModel.put(d.field(name).orElseThrow(), values);
      }
    }
    if (frame.get("margin") instanceof Double margin) {
      Arrays.fill(m.geom.margin, margin / 2);
      Arrays.fill(m.body.margin, margin / 2);
    }
    Kinematics.run(m, d);
    ComPos.run(m, d);
    Collision.run(m, d);
  }
}
