package dev.dynamis.mjcf.spec;

/**
 * What the meaning of an element's values depends on besides the element: the compiler settings and
 * the folder of the model that it was written in. Elements that were attached from another model
 * keep that model's.
 *
 * @param compiler the {@code compiler} element: angle, eulerseq, autolimits, asset folders, ...
 * @param folder folder of the model's file, relative to the resources' root; may be empty
 * @since 0.1.0
 */
public record Context(Element compiler, String folder) {}
