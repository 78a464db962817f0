/**
 * Flat tables in Apache Parquet, written and read without a library.
 *
 * <pre>{@code
 * ParquetWriter.write(out, List.of(Column.of("case", cases), Column.of("x", x)), Map.of(), "me");
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.core.parquet;
