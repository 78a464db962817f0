/**
 * MJCF and URDF: reading, compiling to a model, writing.
 *
 * <pre>{@code
 * Spec spec = Mjcf.read(Path.of("arm.xml"));
 * spec.find("joint", "elbow").set("damping", 0.5);
 * String text = Mjcf.write(spec);
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.mjcf;
