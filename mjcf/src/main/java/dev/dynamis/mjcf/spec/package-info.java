/**
 * MJCF as a typed tree: the grammar, the spec that programs read, build and edit, and where files
 * come from.
 *
 * <pre>{@code
 * Spec spec = new Spec();
 * Element torso = spec.world().add("body").set("name", "torso").set("pos", 0, 0, 1);
 * torso.add("freejoint");
 * torso.add("geom").set("type", "box").set("size", 0.1, 0.2, 0.3);
 * double[] solref = torso.child("geom").reals("solref"); // 0.02 1, from the grammar
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.mjcf.spec;
