package dev.dynamis.mjcf.internal.asset;

/** Shapes of geoms, numbered as in the compiled model. */
public enum GeomShape {
  /** Half space below z = 0. */
  PLANE,
  /** Height field. */
  HFIELD,
  /** Sphere of radius {@code size[0]}. */
  SPHERE,
  /** Capsule along z: radius {@code size[0]}, half length of the cylinder {@code size[1]}. */
  CAPSULE,
  /** Ellipsoid with half axes {@code size}. */
  ELLIPSOID,
  /** Cylinder along z: radius {@code size[0]}, half length {@code size[1]}. */
  CYLINDER,
  /** Box with half sizes {@code size}. */
  BOX,
  /** Mesh. */
  MESH,
  /** Mesh with a signed distance field. */
  SDF
}
