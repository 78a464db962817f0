package dev.dynamis.bench.equations;

/**
 * One run of a case.
 *
 * @param wall seconds on the clock
 * @param cpu seconds of processor time of all threads
 * @param value the number that came out
 */
record Sample(double wall, double cpu, double value) {}
