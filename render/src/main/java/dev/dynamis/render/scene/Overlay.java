package dev.dynamis.render.scene;

/**
 * What can be drawn over a model to explain it, in the sizes and colors of the model's {@code
 * visual}.
 *
 * @since 0.1.0
 */
public enum Overlay {
  /** A disk at each contact, across its normal. */
  CONTACTS,
  /** The force of each contact on its second geom, as an arrow. */
  FORCES,
  /** Axes of hinges and slides as arrows, balls at ball joints, boxes at free ones. */
  JOINTS,
  /** The center of mass of each body that moves. */
  CENTERS,
  /** The box of even density with the mass and inertia of each body that moves. */
  INERTIA,
  /** The axes of each body: x red, y green, z blue. */
  FRAMES,
  /** The rays of range finders as far as they go; of a camera with many pixels, some of them. */
  RAYS
}
