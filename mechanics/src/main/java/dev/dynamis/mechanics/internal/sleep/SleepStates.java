package dev.dynamis.mechanics.internal.sleep;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.SleepState;
import dev.dynamis.mechanics.constant.TrnType;

/** Whether objects sleep, as follows from the bodies and trees that they belong to. */
public final class SleepStates {
  private SleepStates() {}

  /** Returns whether some trees sleep. */
  public static boolean anyTree(Model m, Data d) {
    return m.opt.enabled(EnableBit.SLEEP) && d.ntreeAwake < m.ntree;
  }

  /** Returns whether some bodies sleep. */
  public static boolean anyBody(Model m, Data d) {
    return m.opt.enabled(EnableBit.SLEEP) && d.nbodyAwake < m.nbody;
  }

  /** Returns the {@code SleepState} of an object. */
  public static int of(Model m, Data d, int type, int id) {
    return switch (type) {
      case ObjType.BODY, ObjType.XBODY -> d.body.awake[id];
      case ObjType.JOINT -> d.body.awake[m.jnt.bodyid[id]];
      case ObjType.DOF -> d.body.awake[m.dof.bodyid[id]];
      case ObjType.GEOM -> d.body.awake[m.geom.bodyid[id]];
      case ObjType.SITE -> d.body.awake[m.site.bodyid[id]];
      case ObjType.CAMERA -> d.body.awake[m.cam.bodyid[id]];
      case ObjType.LIGHT -> d.body.awake[m.light.bodyid[id]];
      case ObjType.TENDON -> tendon(m, d, id);
      case ObjType.ACTUATOR -> actuatorAsleep(m, d, id) ? SleepState.ASLEEP : SleepState.AWAKE;
      case ObjType.EQUALITY -> equality(m, d, id);
      default -> SleepState.AWAKE;
    };
  }

  /** A tendon of one or two trees sleeps if they do; one of more trees never does. */
  private static int tendon(Model m, Data d, int t) {
    int trees = m.tendon.treenum[t];
    if (trees == 0) {
      return SleepState.STATIC;
    }
    boolean awake =
        trees > 2
            || d.tree.awake[m.tendon.treeid[2 * t]] != 0
            || (trees == 2 && d.tree.awake[m.tendon.treeid[2 * t + 1]] != 0);
    return awake ? SleepState.AWAKE : SleepState.ASLEEP;
  }

  /** An equality sleeps if neither of its objects is awake. */
  private static int equality(Model m, Data d, int e) {
    int type =
        switch (m.eq.type[e]) {
          case EqType.CONNECT, EqType.WELD -> m.eq.objtype[e];
          case EqType.JOINT -> ObjType.JOINT;
          case EqType.TENDON -> ObjType.TENDON;
          case EqType.FLEX, EqType.FLEXVERT, EqType.DISTANCE -> ObjType.UNKNOWN;
          default -> throw Kinds.unknown("equality type", m.eq.type[e]);
        };
    boolean awake =
        of(m, d, type, m.eq.obj1id[e]) == SleepState.AWAKE
            || (m.eq.obj2id[e] >= 0 && of(m, d, type, m.eq.obj2id[e]) == SleepState.AWAKE);
    return awake ? SleepState.AWAKE : SleepState.ASLEEP;
  }

  /** Returns whether what actuator {@code i} acts on sleeps. */
  public static boolean actuatorAsleep(Model m, Data d, int i) {
    int id = m.actuator.trnid[2 * i];
    return switch (m.actuator.trntype[i]) {
      case TrnType.JOINT, TrnType.JOINTINPARENT -> of(m, d, ObjType.JOINT, id) == SleepState.ASLEEP;
      case TrnType.SLIDERCRANK ->
          of(m, d, ObjType.SITE, id) != SleepState.AWAKE
              && of(m, d, ObjType.SITE, m.actuator.trnid[2 * i + 1]) != SleepState.AWAKE;
      case TrnType.TENDON -> tendon(m, d, id) == SleepState.ASLEEP;
      case TrnType.SITE -> of(m, d, ObjType.SITE, id) == SleepState.ASLEEP;
      case TrnType.BODY -> of(m, d, ObjType.BODY, id) == SleepState.ASLEEP;
      default -> throw Kinds.unknown("transmission type", m.actuator.trntype[i]);
    };
  }

  /** Returns whether a sensor sleeps: nothing that it reads is awake, and something sleeps. */
  public static boolean sensorAsleep(Model m, Data d, int i) {
    int objtype = m.sensor.objtype[i];
    int reftype = m.sensor.reftype[i];
    switch (m.sensor.type[i]) {
      case SensorType.USER, SensorType.PLUGIN, SensorType.RANGEFINDER -> {
        return false;
      }
      case SensorType.CONTACT -> {
        // a site is a volume that anything may enter
        if (objtype == ObjType.SITE || reftype == ObjType.SITE) {
          return false;
        }
      }
      default -> {}
    }
    if (objtype == ObjType.UNKNOWN && reftype == ObjType.UNKNOWN) {
      return false;
    }
    if (objtype == ObjType.UNKNOWN) {
      return of(m, d, reftype, m.sensor.refid[i]) == SleepState.ASLEEP;
    }
    int object = of(m, d, objtype, m.sensor.objid[i]);
    if (reftype == ObjType.UNKNOWN) {
      return object == SleepState.ASLEEP;
    }
    return object != SleepState.AWAKE && of(m, d, reftype, m.sensor.refid[i]) != SleepState.AWAKE;
  }
}
