package dev.dynamis.mjcf.internal.asset;

/** How mass is distributed over a mesh. */
public enum MeshInertiaMode {
  /** Solid; every pyramid between a face and the center counts as positive. */
  LEGACY,
  /** Solid; pyramids count with their sign, which needs faces that are consistently oriented. */
  EXACT,
  /** The solid convex hull. */
  CONVEX,
  /** A thin shell: mass is proportional to the area. */
  SHELL
}
