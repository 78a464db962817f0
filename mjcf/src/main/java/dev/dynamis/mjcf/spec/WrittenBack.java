package dev.dynamis.mjcf.spec;

import java.util.List;

/**
 * What came of writing the edited parameters of a model back to its spec.
 *
 * @param spec a copy of the spec with the edits; macros are expanded
 * @param lost C names of fields whose edits could not be written, in the model's order
 * @since 0.1.0
 */
public record WrittenBack(Spec spec, List<String> lost) {}
