package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.constant.DataType;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.Stage;
import java.util.function.BiConsumer;

/** The sensors, with what follows from their type alone: one row each. */
enum SensorKind {
  TOUCH(SensorType.TOUCH, DataType.POSITIVE, Stage.ACC, 1, Link.NAMED, Need.NOTHING),
  ACCELEROMETER(SensorType.ACCELEROMETER, DataType.REAL, Stage.ACC, 3, Link.NAMED, Need.NOTHING),
  VELOCIMETER(SensorType.VELOCIMETER, DataType.REAL, Stage.VEL, 3, Link.NAMED, Need.NOTHING),
  GYRO(SensorType.GYRO, DataType.REAL, Stage.VEL, 3, Link.NAMED, Need.NOTHING),
  FORCE(SensorType.FORCE, DataType.REAL, Stage.ACC, 3, Link.NAMED, Need.NOTHING),
  TORQUE(SensorType.TORQUE, DataType.REAL, Stage.ACC, 3, Link.NAMED, Need.NOTHING),
  MAGNETOMETER(SensorType.MAGNETOMETER, DataType.REAL, Stage.POS, 3, Link.NAMED, Need.NOTHING),
  RANGEFINDER(SensorType.RANGEFINDER, DataType.REAL, Stage.POS, 0, Link.RAYS, Need.NOTHING),
  CAMPROJECTION(SensorType.CAMPROJECTION, DataType.REAL, Stage.POS, 2, Link.NAMED, Need.NOTHING),
  JOINTPOS(SensorType.JOINTPOS, DataType.REAL, Stage.POS, 1, Link.NAMED, Need.SCALAR_JOINT),
  JOINTVEL(SensorType.JOINTVEL, DataType.REAL, Stage.VEL, 1, Link.NAMED, Need.SCALAR_JOINT),
  TENDONPOS(SensorType.TENDONPOS, DataType.REAL, Stage.POS, 1, Link.NAMED, Need.NOTHING),
  TENDONVEL(SensorType.TENDONVEL, DataType.REAL, Stage.VEL, 1, Link.NAMED, Need.NOTHING),
  ACTUATORPOS(SensorType.ACTUATORPOS, DataType.REAL, Stage.POS, 1, Link.NAMED, Need.NOTHING),
  ACTUATORVEL(SensorType.ACTUATORVEL, DataType.REAL, Stage.VEL, 1, Link.NAMED, Need.NOTHING),
  ACTUATORFRC(SensorType.ACTUATORFRC, DataType.REAL, Stage.ACC, 1, Link.NAMED, Need.NOTHING),
  JOINTACTFRC(SensorType.JOINTACTFRC, DataType.REAL, Stage.ACC, 1, Link.NAMED, Need.SCALAR_JOINT),
  TENDONACTFRC(SensorType.TENDONACTFRC, DataType.REAL, Stage.ACC, 1, Link.NAMED, Need.NOTHING),
  BALLQUAT(SensorType.BALLQUAT, DataType.QUATERNION, Stage.POS, 4, Link.NAMED, Need.BALL_JOINT),
  BALLANGVEL(SensorType.BALLANGVEL, DataType.REAL, Stage.VEL, 3, Link.NAMED, Need.BALL_JOINT),
  JOINTLIMITPOS(SensorType.JOINTLIMITPOS, DataType.REAL, Stage.POS, 1, Link.NAMED, Need.LIMIT),
  JOINTLIMITVEL(SensorType.JOINTLIMITVEL, DataType.REAL, Stage.VEL, 1, Link.NAMED, Need.LIMIT),
  JOINTLIMITFRC(SensorType.JOINTLIMITFRC, DataType.REAL, Stage.ACC, 1, Link.NAMED, Need.LIMIT),
  TENDONLIMITPOS(SensorType.TENDONLIMITPOS, DataType.REAL, Stage.POS, 1, Link.NAMED, Need.LIMIT),
  TENDONLIMITVEL(SensorType.TENDONLIMITVEL, DataType.REAL, Stage.VEL, 1, Link.NAMED, Need.LIMIT),
  TENDONLIMITFRC(SensorType.TENDONLIMITFRC, DataType.REAL, Stage.ACC, 1, Link.NAMED, Need.LIMIT),
  FRAMEPOS(SensorType.FRAMEPOS, DataType.REAL, Stage.POS, 3, Link.NAMED, Need.NOTHING),
  FRAMEQUAT(SensorType.FRAMEQUAT, DataType.QUATERNION, Stage.POS, 4, Link.NAMED, Need.NOTHING),
  FRAMEXAXIS(SensorType.FRAMEXAXIS, DataType.AXIS, Stage.POS, 3, Link.NAMED, Need.NOTHING),
  FRAMEYAXIS(SensorType.FRAMEYAXIS, DataType.AXIS, Stage.POS, 3, Link.NAMED, Need.NOTHING),
  FRAMEZAXIS(SensorType.FRAMEZAXIS, DataType.AXIS, Stage.POS, 3, Link.NAMED, Need.NOTHING),
  FRAMELINVEL(SensorType.FRAMELINVEL, DataType.REAL, Stage.VEL, 3, Link.NAMED, Need.NOTHING),
  FRAMEANGVEL(SensorType.FRAMEANGVEL, DataType.REAL, Stage.VEL, 3, Link.NAMED, Need.NOTHING),
  FRAMELINACC(SensorType.FRAMELINACC, DataType.REAL, Stage.ACC, 3, Link.NAMED, Need.NOTHING),
  FRAMEANGACC(SensorType.FRAMEANGACC, DataType.REAL, Stage.ACC, 3, Link.NAMED, Need.NOTHING),
  SUBTREECOM(SensorType.SUBTREECOM, DataType.REAL, Stage.POS, 3, Link.NAMED, Need.NOTHING),
  SUBTREELINVEL(SensorType.SUBTREELINVEL, DataType.REAL, Stage.VEL, 3, Link.NAMED, Need.NOTHING),
  SUBTREEANGMOM(SensorType.SUBTREEANGMOM, DataType.REAL, Stage.VEL, 3, Link.NAMED, Need.NOTHING),
  INSIDESITE(SensorType.INSIDESITE, DataType.POSITIVE, Stage.POS, 1, Link.NAMED, Need.NOTHING),
  GEOMDIST(SensorType.GEOMDIST, DataType.REAL, Stage.POS, 1, Link.DISTANCE, Need.NOTHING),
  GEOMNORMAL(SensorType.GEOMNORMAL, DataType.AXIS, Stage.POS, 3, Link.DISTANCE, Need.NOTHING),
  GEOMFROMTO(SensorType.GEOMFROMTO, DataType.REAL, Stage.POS, 6, Link.DISTANCE, Need.NOTHING),
  CONTACT(SensorType.CONTACT, DataType.REAL, Stage.ACC, 0, Link.CONTACTS, Need.NOTHING),
  E_POTENTIAL(SensorType.E_POTENTIAL, DataType.REAL, Stage.POS, 1, Link.NAMED, Need.NOTHING),
  E_KINETIC(SensorType.E_KINETIC, DataType.REAL, Stage.POS, 1, Link.NAMED, Need.NOTHING),
  CLOCK(SensorType.CLOCK, DataType.REAL, Stage.POS, 1, Link.NAMED, Need.NOTHING),
  TACTILE(SensorType.TACTILE, DataType.REAL, Stage.ACC, 0, Link.MESH, Need.NOTHING),
  USER(SensorType.USER, DataType.REAL, Stage.ACC, 0, Link.GIVEN, Need.NOTHING),
  PLUGIN(SensorType.PLUGIN, DataType.REAL, Stage.ACC, 0, Link.PLUGIN, Need.NOTHING);

  /** How a sensor finds what it measures. */
  enum Link {
    /** By attributes that name one object and perhaps a second one. */
    NAMED(Sensor::named),
    /** Rays of a site, or of the pixels of a camera. */
    RAYS(Sensor::rays),
    /** Two geoms or bodies. */
    DISTANCE(Sensor::distance),
    /** Contacts between two objects. */
    CONTACTS(Sensor::contacts),
    /** Vertices of a mesh. */
    MESH(Sensor::mesh),
    /** A plugin, which knows the number of values and the stage. */
    PLUGIN(Sensor::plugin),
    /** A callback; everything is given. */
    GIVEN(Sensor::given);

    /** Finds it. */
    final BiConsumer<Sensor, Compilation> find;

    Link(BiConsumer<Sensor, Compilation> find) {
      this.find = find;
    }
  }

  /** What the measured object must be. */
  enum Need {
    /** Anything. */
    NOTHING,
    /** A joint with one degree of freedom. */
    SCALAR_JOINT,
    /** A ball joint. */
    BALL_JOINT,
    /** A joint or tendon with limits. */
    LIMIT
  }

  /** One of the {@link SensorType} values. */
  final int type;

  /** Kind of numbers, a {@link DataType} value. */
  final int datatype;

  /** What must be computed before, a {@link Stage} value. */
  final int stage;

  /** Number of values, 0 where that depends on attributes. */
  final int dim;

  final Link link;
  final Need need;

  SensorKind(int type, int datatype, int stage, int dim, Link link, Need need) {
    this.type = type;
    this.datatype = datatype;
    this.stage = stage;
    this.dim = dim;
    this.link = link;
    this.need = need;
  }

  /** Returns the kind of a tag of the section {@code sensor}. */
  static SensorKind of(String tag) {
    int type = SensorType.of(tag);
    for (SensorKind kind : values()) {
      if (kind.type == type) {
        return kind;
      }
    }
    throw new IllegalStateException("SensorKind has no row for sensor/" + tag);
  }
}
