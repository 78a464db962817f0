/**
 * From a {@link dev.dynamis.mjcf.spec.Spec} to a {@link dev.dynamis.mechanics.Model}: one file per
 * kind of object, each with what it reads, checks, computes and stores.
 *
 * <pre>{@code
 * Spec spec = Mjcf.readText("<mujoco><worldbody><geom name='g' size='1'/></worldbody></mujoco>");
 * Compiled compiled = Compiler.compile(spec);
 * int id = compiled.id(spec.find("geom", "g"));
 * double radius = compiled.model().geom.size[3 * id];
 * }</pre>
 *
 * <p>The order of operations is part of the contract: compiled numbers equal those of MuJoCo 3.5 in
 * most cases to the last bit. {@link dev.dynamis.mjcf.internal.compile.Compiler} shows the order of
 * steps.
 */
package dev.dynamis.mjcf.internal.compile;
