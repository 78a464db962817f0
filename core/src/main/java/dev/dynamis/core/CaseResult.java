package dev.dynamis.core;

import java.util.Optional;

/**
 * What a case of many runs did.
 *
 * @param index its number, from 0
 * @param status how it ended
 * @param steps steps taken
 * @param rows rows recorded
 * @param time the system's time at the end
 * @param cause why it ended early, in words; empty otherwise
 * @param failure the exception that ended it, if one did
 * @since 0.1.0
 */
public record CaseResult(
    int index,
    CaseStatus status,
    long steps,
    int rows,
    double time,
    String cause,
    Optional<Throwable> failure) {}
