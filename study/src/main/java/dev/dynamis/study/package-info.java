/**
 * Studies: thousands of runs from one text, on threads of this machine or on another engine, with
 * results in Parquet.
 *
 * <pre>{@code
 * Study study = Study.load(Path.of("logistic.study.toml"));
 * study.run(StudyEngine.threads(2), Path.of("results"), false, Progress.NONE);
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.study;
