package dev.dynamis.coupling;

import dev.dynamis.coupling.Wiring.Source;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Feedback;
import dev.dynamis.mechanics.ForceSlopes;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.sim.FrameJacobians;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A mechanism in a coupling: what is read from it, and what drives it. */
final class Plant implements Feedback {
  final String prefix;
  final Mechanism mechanism;
  final Model m;
  final Data d;

  /** What drives it: numbers of drives, their targets. */
  final int[] drives;

  private final ForceSlopes.Target[] targets;
  private final int[] ids;

  /** The values that drive it. */
  final double[] values;

  final ForceSlopes slopes;

  /** Which evaluation of the present step comes next, from 0. */
  int stage;

  /**
   * Sensors of accelerations and forces, which belong to the step before: their numbers, and the
   * places of their readings in {@link #late}.
   */
  private final int[] lateSensors;

  private final int[] latePlace;
  final double[] late;

  private final Exchange exchange;
  private final int index;
  private final double[] reading = new double[64];
  private final double[] jacp;
  private final double[] jacr;

  Plant(Exchange exchange, int index, Wiring wiring, Mechanism mechanism) {
    this.exchange = exchange;
    this.index = index;
    this.mechanism = mechanism;
    prefix = wiring.mechanisms().get(index).prefix();
    m = mechanism.model();
    d = mechanism.data();
    List<Wiring.Drive> own = wiring.drives().stream().filter(w -> w.mechanism() == index).toList();
    drives = own.stream().mapToInt(wiring.drives()::indexOf).toArray();
    targets = own.stream().map(Wiring.Drive::target).toArray(ForceSlopes.Target[]::new);
    ids = own.stream().mapToInt(Wiring.Drive::id).toArray();
    values = new double[drives.length];
    slopes = new ForceSlopes(m, drives.length);
    lateSensors =
        wiring.inputs().stream()
            .map(Wiring.InputLink::source)
            .filter(s -> s.kind() == Wiring.SourceKind.SENSOR && s.owner() == index)
            .mapToInt(Source::sensor)
            .filter(s -> m.sensor.needstage[s] == Stage.ACC)
            .distinct()
            .sorted()
            .toArray();
    latePlace = new int[m.nsensor];
    int size = 0;
    for (int s : lateSensors) {
      latePlace[s] = size;
      size += m.sensor.dim[s];
    }
    late = new double[size];
    jacp = new double[3 * m.nv];
    jacr = new double[3 * m.nv];
    d.feedback = this;
  }

  @Override
  public void act(Model model, Data data) {
    exchange.act(index);
  }

  @Override
  public ForceSlopes slopes(Model model, Data data) {
    return slopes;
  }

  /** Returns a number of the mechanism, at the stage that is being evaluated. */
  double read(Source s) {
    return switch (s.kind()) {
      case POSITION -> d.qpos[s.index()];
      case VELOCITY -> d.qvel[s.index()];
      case SENSOR -> sensor(s);
      case CONTROLLER -> throw new IllegalStateException("a controller is no mechanism");
    };
  }

  private double sensor(Source s) {
    int id = s.sensor();
    int k = s.index() - m.sensor.adr[id];
    if (m.sensor.needstage[id] == Stage.ACC) {
      return late[latePlace[id] + k];
    }
    if (stage <= 1 || !isComputable(id)) {
      return d.sensordata[s.index()];
    }
    // further stages of an integrator leave the sensors of the model alone
    Physics.readSensor(m, d, id, reading, 0);
    return reading[k];
  }

  /** Returns whether a sensor follows from the present stage alone. */
  private boolean isComputable(int sensor) {
    return m.sensor.type[sensor] != SensorType.USER
        && m.sensor.type[sensor] != SensorType.PLUGIN
        && m.sensor.history[2 * sensor] == 0
        && m.sensor.dim[sensor] <= reading.length;
  }

  /** Keeps the readings that only the end of forward dynamics gives. */
  void keepLate() {
    for (int s : lateSensors) {
      System.arraycopy(d.sensordata, m.sensor.adr[s], late, latePlace[s], m.sensor.dim[s]);
    }
  }

  /** Returns the names of readings that are kept. */
  List<String> lateNames() {
    List<String> names = new ArrayList<>();
    for (int s : lateSensors) {
      for (int k = 0; k < m.sensor.dim[s]; k++) {
        names.add(prefix + "last " + m.names.name(ObjType.SENSOR, s) + "[" + k + "]");
      }
    }
    return names;
  }

  /** Sets controls and applied forces; several that drive one thing are added. */
  void drive() {
    for (int k = 0; k < drives.length; k++) {
      array(k)[ids[k]] = 0;
    }
    for (int k = 0; k < drives.length; k++) {
      array(k)[ids[k]] += values[k];
    }
  }

  private double[] array(int k) {
    return switch (targets[k]) {
      case CONTROL -> d.ctrl;
      case DOF -> d.qfrc.applied;
      case BODY -> d.xfrc.applied;
    };
  }

  /** Adds a row for the target of drive {@code k}; returns where it begins. */
  int addSlope(int k) {
    return slopes.add(targets[k], ids[k]);
  }

  /** Returns whether a control is set from outside. */
  boolean isFree(int actuator) {
    for (int k = 0; k < drives.length; k++) {
      if (targets[k] == ForceSlopes.Target.CONTROL && ids[k] == actuator) {
        return false;
      }
    }
    return true;
  }

  /**
   * Writes the derivative of a number by {@code qvel} to {@code row[at .. at + nv)}: exact for
   * velocities of joints, tendons, actuators and frames in world axes or their own; zero for
   * others.
   */
  void velocityRow(Source s, double[] row, int at) {
    Arrays.fill(row, at, at + m.nv, 0);
    if (s.kind() == Wiring.SourceKind.VELOCITY) {
      row[at + s.index()] = 1;
    }
    if (s.kind() != Wiring.SourceKind.SENSOR) {
      return;
    }
    int id = s.sensor();
    int k = s.index() - m.sensor.adr[id];
    if (m.sensor.needstage[id] != Stage.VEL
        || m.sensor.history[2 * id] > 0
        || m.sensor.cutoff[id] > 0
        || m.sensor.refid[id] >= 0) {
      return;
    }
    int object = m.sensor.objid[id];
    switch (m.sensor.type[id]) {
      case SensorType.JOINTVEL -> row[at + m.jnt.dofadr[object]] = 1;
      case SensorType.BALLANGVEL -> row[at + m.jnt.dofadr[object] + k] = 1;
      case SensorType.ACTUATORVEL -> {
        int adr = d.moment.rowadr[object];
        for (int i = adr; i < adr + d.moment.rownnz[object]; i++) {
          row[at + d.moment.colind[i]] = d.actuator.moment[i];
        }
      }
      case SensorType.TENDONVEL -> tendon(object, row, at);
      case SensorType.GYRO, SensorType.VELOCIMETER -> {
        FrameJacobians.site(m, d, jacp, jacr, object);
        double[] of = m.sensor.type[id] == SensorType.GYRO ? jacr : jacp;
        // into the axes of the site
        for (int i = 0; i < m.nv; i++) {
          row[at + i] =
              d.site.xmat[9 * object + k] * of[i]
                  + d.site.xmat[9 * object + 3 + k] * of[m.nv + i]
                  + d.site.xmat[9 * object + 6 + k] * of[2 * m.nv + i];
        }
      }
      case SensorType.FRAMELINVEL, SensorType.FRAMEANGVEL -> {
        boolean turns = m.sensor.type[id] == SensorType.FRAMEANGVEL;
        if (frame(m.sensor.objtype[id], object)) {
          System.arraycopy(turns ? jacr : jacp, k * m.nv, row, at, m.nv);
        }
      }
      default -> {}
    }
  }

  private void tendon(int t, double[] row, int at) {
    if (!Physics.isSparse(m)) {
      System.arraycopy(d.ten.J, t * m.nv, row, at, m.nv);
      return;
    }
    int adr = d.ten.JRowadr[t];
    for (int i = adr; i < adr + d.ten.JRownnz[t]; i++) {
      row[at + d.ten.JColind[i]] = d.ten.J[i];
    }
  }

  private boolean frame(int type, int object) {
    switch (type) {
      case ObjType.BODY -> FrameJacobians.bodyCom(m, d, jacp, jacr, object);
      case ObjType.XBODY -> FrameJacobians.body(m, d, jacp, jacr, object);
      case ObjType.GEOM -> FrameJacobians.geom(m, d, jacp, jacr, object);
      case ObjType.SITE -> FrameJacobians.site(m, d, jacp, jacr, object);
      default -> {
        return false;
      }
    }
    return true;
  }
}
