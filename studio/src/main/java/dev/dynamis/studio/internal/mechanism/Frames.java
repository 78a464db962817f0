package dev.dynamis.studio.internal.mechanism;

import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.ContactForce;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.Timer;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mechanics.sim.RangeRays;
import dev.dynamis.render.scene.Overlay;
import dev.dynamis.render.scene.Scene;
import dev.dynamis.render.scene.SceneGeom;
import dev.dynamis.render.scene.SceneOptions;
import dev.dynamis.render.scene.Viewpoint;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Writes states as frames. A frame is a head (letter F, version, flags, number, time, speed) and
 * parts, each with its number and its length in bytes; see docs/reference/studio-protocol.md.
 */
final class Frames {
  static final int VERSION = 1;
  private static final int ALL_GROUPS = 0x3f;

  private final Model m;
  private final Data d;
  private final Controllers controllers;
  private final Scene decor;
  private final Viewpoint eye;
  private final boolean decorated;
  private final double[] quat = new double[4];
  private final double[] force = new double[6];
  private final double[] before = new double[Timer.COUNT];
  private final int[] countBefore = new int[Timer.COUNT];
  private final double[] times = new double[Timer.COUNT];
  private final double[] point = new double[3];

  Frames(Model m, Data d, Controllers controllers) {
    this.controllers = controllers;
    this.m = m;
    this.d = d;
    SceneOptions soft = new SceneOptions(0, 0, ALL_GROUPS, ALL_GROUPS, ALL_GROUPS, false, 0);
    decor = new Scene(m, soft.withOverlays(Set.of(Overlay.RAYS)));
    eye = Viewpoint.free(m);
    boolean sees = IntStream.range(0, m.nsensor).anyMatch(i -> RangeRays.count(m, i) > 0);
    decorated = sees || m.ntendon > 0 || m.nu > 0 || m.nflex > 0 || m.nskin > 0;
  }

  /** What a frame says besides the state. */
  record Head(int flags, long number, double time, double speed) {}

  ByteBuffer write(Head head, int wants, List<WatchedField> watched, Pull pull) {
    Bytes b = new Bytes(64 + 40 * m.nbody);
    b.int8('F').int8(VERSION).int16(head.flags());
    b.int32((int) head.number()).float64(head.time()).float32(head.speed()).int32(0);
    bodies(b);
    if (decorated) {
      eye.update(d);
      decor.update(d, eye);
      lines(b);
      soft(b);
    }
    if ((wants & Parts.STATE) != 0) {
      state(b);
    }
    if ((wants & Parts.SENSORS) != 0 && m.nsensordata > 0) {
      int at = begin(b, Parts.P_SENSORS);
      end(b.float32(d.sensordata, 0, m.nsensordata), at);
    }
    if ((wants & Parts.STATS) != 0) {
      stats(b);
    }
    if ((wants & Parts.CONTACTS) != 0) {
      contacts(b);
    }
    overlays(b, wants);
    if ((wants & Parts.TIMERS) != 0) {
      timers(b);
    }
    if ((wants & Parts.CONTROLLERS) != 0 && !controllers.isEmpty()) {
      int at = begin(b, Parts.P_CONTROLLERS);
      controllers.write(b);
      end(b, at);
    }
    if (!watched.isEmpty()) {
      int at = begin(b, Parts.P_WATCHED);
      watched.forEach(w -> w.write(b));
      end(b, at);
    }
    if (pull.isActive()) {
      int at = begin(b, Parts.P_PULL);
      pull.anchor(d, point);
      b.int32(pull.body()).float32(point, 0, 3).float32(pull.target(), 0, 3);
      end(b.int32(pull.turns() ? 1 : 0).float32(pull.goal(), 0, 4), at);
    }
    return b.flip();
  }

  private static int begin(Bytes b, int part) {
    return b.int16(part).int16(0).int32(0).position();
  }

  private static void end(Bytes b, int at) {
    b.int32At(at - 4, b.position() - at);
  }

  private void bodies(Bytes b) {
    int at = begin(b, Parts.P_BODIES);
    for (int i = 1; i < m.nbody; i++) {
      b.float32(d.xpos, 3 * i, 3).float32(d.xquat, 4 * i, 4);
    }
    end(b, at);
    if (m.ncam > 0) {
      at = begin(b, Parts.P_CAMERAS);
      for (int i = 0; i < m.ncam; i++) {
        Quat.fromMat(quat, 0, d.cam.xmat, 9 * i);
        b.float32(d.cam.xpos, 3 * i, 3).float32(quat, 0, 4);
      }
      end(b, at);
    }
    if (m.nlight > 0) {
      at = begin(b, Parts.P_LIGHTS);
      for (int i = 0; i < m.nlight; i++) {
        b.float32(d.light.xpos, 3 * i, 3).float32(d.light.xdir, 3 * i, 3);
      }
      end(b, at);
    }
  }

  /** Tendons, flexes of lines, slider-cranks and rays: type, object, ends, radius and color. */
  private void lines(Bytes b) {
    int at = begin(b, Parts.P_LINES);
    for (int i = 0; i < decor.geoms(); i++) {
      SceneGeom g = decor.geom(i);
      if (g.type != GeomType.CAPSULE && g.type != GeomType.CYLINDER) {
        continue;
      }
      b.int8(g.type).int8(kind(g.objType)).int16(g.objId);
      for (int end = -1; end <= 1; end += 2) {
        for (int k = 0; k < 3; k++) {
          b.float32(g.pos[k] + end * g.size[2] * g.mat[3 * k + 2]);
        }
      }
      b.float32(g.size[0]);
      for (int k = 0; k < 4; k++) {
        b.int8(Math.round(255 * Math.clamp(g.rgba[k], 0, 1)));
      }
    }
    end(b, at);
  }

  private static int kind(int objType) {
    return switch (objType) {
      case ObjType.TENDON -> 0;
      case ObjType.FLEX -> 1;
      case ObjType.SENSOR -> 3;
      default -> 2;
    };
  }

  private void soft(Bytes b) {
    if (m.nflexvert > 0) {
      int at = begin(b, Parts.P_FLEXES);
      end(b.float32(d.flexvert.xpos, 0, 3 * m.nflexvert), at);
    }
    if (m.nskinvert > 0) {
      int at = begin(b, Parts.P_SKINS);
      end(b.float32(decor.skins.vert, 0, 3 * m.nskinvert), at);
    }
  }

  private void state(Bytes b) {
    int at = begin(b, Parts.P_STATE);
    b.float32(d.qpos, 0, m.nq).float32(d.qvel, 0, m.nv);
    b.float32(d.act, 0, m.na).float32(d.ctrl, 0, m.nu);
    end(b.float32(d.actuator.force, 0, m.nu), at);
  }

  private void stats(Bytes b) {
    Physics.energyPos(m, d);
    Physics.energyVel(m, d);
    int iterations = 0;
    for (int i = 0; i < Math.max(1, Math.min(d.nisland, d.solver.niter.length)); i++) {
      iterations = Math.max(iterations, d.solver.niter[i]);
    }
    int at = begin(b, Parts.P_STATS);
    b.float32(d.energy[0]).float32(d.energy[1]).float32(iterations);
    end(b.float32(d.ncon).float32(d.nefc).float32(d.nisland), at);
  }

  private void contacts(Bytes b) {
    int at = begin(b, Parts.P_CONTACTS);
    for (int c = 0; c < d.ncon; c++) {
      ContactForce.of(m, d, c, force, 0);
      b.float32(d.contact.pos, 3 * c, 3).float32(d.contact.frame, 9 * c, 3);
      for (int k = 0; k < 3; k++) {
        double f = 0;
        for (int j = 0; j < 3; j++) {
          f += d.contact.frame[9 * c + 3 * j + k] * force[j];
        }
        b.float32(f);
      }
      b.float32(d.contact.dist[c]).int32(d.contact.exclude[c] == 0 ? 1 : 0);
      b.float32(d.contact.frame, 9 * c + 3, 3);
    }
    end(b, at);
  }

  private void overlays(Bytes b, int wants) {
    if ((wants & Parts.JOINTS) != 0) {
      int at = begin(b, Parts.P_JOINTS);
      for (int j = 0; j < m.njnt; j++) {
        b.float32(d.xanchor, 3 * j, 3).float32(d.xaxis, 3 * j, 3);
      }
      end(b, at);
    }
    if ((wants & Parts.CENTERS) != 0) {
      int at = begin(b, Parts.P_CENTERS);
      end(b.float32(d.subtree.com, 3, 3 * (m.nbody - 1)), at);
    }
    if ((wants & Parts.ISLANDS) != 0) {
      islands(b);
    }
    if ((wants & Parts.CONSTRAINTS) != 0) {
      constraints(b);
    }
    if ((wants & Parts.FORCES) != 0) {
      forces(b);
    }
  }

  /** Bodies to which a force is applied from outside, with that force. */
  private void forces(Bytes b) {
    int at = begin(b, Parts.P_FORCES);
    for (int i = 1; i < m.nbody; i++) {
      double[] f = d.xfrc.applied;
      if (f[6 * i] != 0 || f[6 * i + 1] != 0 || f[6 * i + 2] != 0) {
        b.int32(i).float32(f, 6 * i, 3);
      }
    }
    end(b, at);
  }

  /** Island of each body, -1 for none, -2 if it sleeps, -3 if it can't move. */
  private void islands(Bytes b) {
    int at = begin(b, Parts.P_ISLANDS);
    for (int i = 1; i < m.nbody; i++) {
      int tree = m.body.treeid[i];
      int value = tree < 0 ? -3 : d.tree.asleep[tree] >= 0 ? -2 : -1;
      if (value == -1 && d.nisland > 0) {
        value = d.tree.island[tree];
      }
      b.int32(value);
    }
    end(b, at);
  }

  /** The two points that each active connection or weld holds together. */
  private void constraints(Bytes b) {
    int at = begin(b, Parts.P_CONSTRAINTS);
    for (int e = 0; e < m.neq; e++) {
      boolean holds = m.eq.type[e] == EqType.CONNECT || m.eq.type[e] == EqType.WELD;
      if (!holds || !d.eq.active[e]) {
        continue;
      }
      if (m.eq.objtype[e] == ObjType.SITE) {
        b.float32(d.site.xpos, 3 * m.eq.obj1id[e], 3);
        b.float32(d.site.xpos, 3 * m.eq.obj2id[e], 3);
        continue;
      }
      // a connection begins with the anchor in the first body, a weld with that in the second
      int data = e * (m.eq.data.length / m.neq);
      boolean weld = m.eq.type[e] == EqType.WELD;
      held(b, m.eq.obj1id[e], data + (weld ? 3 : 0));
      held(b, m.eq.obj2id[e], data + (weld ? 0 : 3));
    }
    end(b, at);
  }

  private void held(Bytes b, int body, int anchor) {
    Quat.rotate(point, 0, m.eq.data, anchor, d.xquat, 4 * body);
    Vec3.add(point, 0, point, 0, d.xpos, 3 * body);
    b.float32(point, 0, 3);
  }

  /** Microseconds of each stage for each time that it ran since the last frame with times. */
  private void timers(Bytes b) {
    int at = begin(b, Parts.P_TIMERS);
    for (int i = 0; i < Timer.COUNT; i++) {
      int n = d.timer.number[i] - countBefore[i];
      if (n > 0) {
        times[i] = Math.max(0, d.timer.duration[i] - before[i]) / n;
      }
      before[i] = d.timer.duration[i];
      countBefore[i] = d.timer.number[i];
      b.float32(times[i]);
    }
    end(b, at);
  }
}
