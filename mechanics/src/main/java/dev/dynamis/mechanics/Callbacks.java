package dev.dynamis.mechanics;

import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * User code that the engine calls while it computes. Each member may be null, which is the default.
 *
 * <p>Callbacks belong to a model and are called for all data of it, on the thread that computes. A
 * callback that keeps state of its own must be safe for as many threads as step the model at once.
 *
 * @since 0.1.0
 */
public final class Callbacks {
  private static final int GEOM_TYPES = GeomType.COUNT;

  /** A stage that may write to the data. */
  @FunctionalInterface
  public interface StageCallback {
    /** Runs on the data. */
    void run(Model m, Data d);
  }

  /** A number for an actuator. */
  @FunctionalInterface
  public interface ActuatorCallback {
    /** Returns the number for actuator {@code id}. */
    double value(Model m, Data d, int id);
  }

  /** Values of user sensors. */
  @FunctionalInterface
  public interface SensorCallback {
    /**
     * Writes the values of all user sensors of a stage to {@code d.sensordata}, where they are
     * zero.
     *
     * @param stage a {@link Stage} value
     */
    void run(Model m, Data d, int stage);
  }

  /** Decides which pairs of geoms are left out of collision detection. */
  @FunctionalInterface
  public interface ContactFilter {
    /** Returns whether the two geoms shall not collide. */
    boolean skips(Model m, Data d, int geom1, int geom2);
  }

  /** Finds the contacts of two geoms. */
  @FunctionalInterface
  public interface CollisionFunction {
    /**
     * Appends the contacts of two geoms to {@code found}, which is empty.
     *
     * @param geom1 the geom whose {@link GeomType} comes first
     * @param geom2 the other geom
     * @param margin contacts at a distance up to this are wanted, m
     */
    void collide(Model m, Data d, int geom1, int geom2, double margin, PairContacts found);
  }

  /** Is told of warnings. */
  @FunctionalInterface
  public interface WarningHandler {
    /**
     * Takes a warning, which {@code d.warning} has counted already.
     *
     * @param kind a {@link dev.dynamis.mechanics.constant.Warning} value, whose {@code text} says
     *     what it means
     * @param info what it is about, such as the number of a degree of freedom
     */
    void warn(Model m, Data d, int kind, int info);
  }

  /** A clock for the timers. */
  @FunctionalInterface
  public interface Clock {
    /** Returns the time now, in any unit. */
    double now();
  }

  /**
   * Sets controls and applied forces, called between the velocity stage and actuation. In {@code
   * forward} it is called only if actuation is enabled, in {@code step1} always.
   */
  public StageCallback control;

  /** Adds to {@code qfrc.passive}, after all other passive forces. */
  public StageCallback passive;

  /**
   * Returns the time derivative of the activation of an actuator with user dynamics. An actuator
   * with several activations writes {@code actDot} itself, and what it returns is ignored.
   */
  public ActuatorCallback actDyn;

  /** Returns the gain of an actuator with user gain; without it the gain is 1. */
  public ActuatorCallback actGain;

  /** Returns the bias of an actuator with user bias; without it the bias is 0. */
  public ActuatorCallback actBias;

  /** Writes user sensors, called once for each stage that has some; without it they are 0. */
  public SensorCallback sensor;

  /** Filter that replaces the test of contact masks of two geoms; explicit pairs are not asked. */
  public ContactFilter contactFilter;

  /** Collision functions by the types of the two geoms; null where the engine has its own. */
  private final CollisionFunction[] collision = new CollisionFunction[GEOM_TYPES * GEOM_TYPES];

  /** How many collision functions there are. */
  private int collisions;

  /** Clock for {@code d.timer}; without it no times are taken. */
  public Clock clock;

  /** Is told of every warning; without it, the first of each kind of a data is logged. */
  public WarningHandler warning;

  /** Makes a set without callbacks. */
  public Callbacks() {}

  /** Returns whether there is a collision function of the user for any two types. */
  public boolean hasCollisionFunctions() {
    return collisions > 0;
  }

  /**
   * Returns whether a function of the user may look at the data while accelerations are computed.
   */
  public boolean seeStages() {
    return control != null
        || passive != null
        || actDyn != null
        || actGain != null
        || actBias != null
        || contactFilter != null
        || warning != null
        || hasCollisionFunctions();
  }

  /** Returns the user's collision function for geoms of two types, the lower one first, or null. */
  public CollisionFunction collision(int type1, int type2) {
    return collision[type1 * GEOM_TYPES + type2];
  }

  /**
   * Replaces the collision function for geoms of two types, in either order.
   *
   * @param type1 a {@link GeomType} value
   * @param type2 a {@link GeomType} value
   * @param function the new function, or null for that of the engine
   * @throws IllegalArgumentException if a type is none that collides
   */
  public void setCollision(int type1, int type2, CollisionFunction function) {
    checkType(type1);
    checkType(type2);
    int at = Math.min(type1, type2) * GEOM_TYPES + Math.max(type1, type2);
    collisions += (function == null ? 0 : 1) - (collision[at] == null ? 0 : 1);
    collision[at] = function;
  }

  private static void checkType(int type) {
    if (type < 0 || type >= GEOM_TYPES) {
      throw new IllegalArgumentException(
          "there is no geom type " + type + " that collides, expected 0 to " + (GEOM_TYPES - 1));
    }
  }

  /** Takes over all callbacks of another set. */
  public void copyFrom(Callbacks other) {
    control = other.control;
    passive = other.passive;
    actDyn = other.actDyn;
    actGain = other.actGain;
    actBias = other.actBias;
    sensor = other.sensor;
    clock = other.clock;
    warning = other.warning;
    contactFilter = other.contactFilter;
    System.arraycopy(other.collision, 0, collision, 0, collision.length);
    collisions = other.collisions;
  }
}
