/**
 * Files of strangers: mutations of files that every reader takes, read and run under limits of time
 * and memory. Nothing but an exception that says what is wrong with the file may come of it.
 */
package dev.dynamis.conformance.fuzz;
