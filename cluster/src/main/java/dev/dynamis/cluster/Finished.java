package dev.dynamis.cluster;

import java.io.Serializable;
import java.util.List;

/**
 * What a task brings back.
 *
 * @param blocks results as bytes that know when they were altered
 * @param count how many cases they are, less than asked for if time ran out
 * @param nanos how long these took
 * @param compiled whether the executor made the study for this task
 */
record Finished(List<byte[]> blocks, int count, long nanos, boolean compiled)
    implements Serializable {}
