/**
 * Studies on Apache Spark: the same text, the same bits, on as many machines as there are.
 *
 * <pre>{@code
 * Study study = Study.load(Path.of("logistic.study.toml"));
 * StudyEngine spark = StudyEngine.at("spark://host:7077", EngineOptions.NONE);
 * study.run(spark, Path.of("results"), false, Progress.NONE);
 * }</pre>
 *
 * @since 0.1.0
 */
package dev.dynamis.cluster;
