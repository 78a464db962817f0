package dev.dynamis.cli;

import dev.dynamis.core.CaseStatus;
import dev.dynamis.study.StudyResults;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.DoubleSummaryStatistics;
import java.util.Locale;
import java.util.Map;

/** The page of a report: one HTML file that holds its pictures and needs no network. */
final class ReportPage {
  private static final String STYLE =
      """
      body { font: 15px/1.5 system-ui, sans-serif; color: #2e3440; max-width: 60rem; margin: 2rem auto;
        padding: 0 1rem; }
      img { max-width: 100%; height: auto; }
      figure { margin: 1rem 0; } figcaption { color: #5b6472; }
      table { border-collapse: collapse; } td, th { padding: .15rem .8rem .15rem 0; text-align: left; }
      pre { background: #f3f4f6; padding: 1rem; overflow: auto; }
      """;

  private final StudyResults results;
  private final long stride;
  private final StringBuilder body = new StringBuilder();

  ReportPage(StudyResults results, long stride) {
    this.results = results;
    this.stride = stride;
  }

  void section(String title) {
    body.append("<h2>").append(escape(title)).append("</h2>\n");
  }

  /** Begins the section of a measure, with its range. */
  void heading(String measure, double[] values) {
    section(measure);
    DoubleSummaryStatistics s = Arrays.stream(values).filter(Double::isFinite).summaryStatistics();
    body.append(
        String.format(
            Locale.ROOT,
            "<p>from %.6g to %.6g, mean %.6g%s</p>%n",
            s.getMin(),
            s.getMax(),
            s.getAverage(),
            s.getCount() < values.length
                ? ", " + (values.length - s.getCount()) * stride + " cases without a number"
                : ""));
  }

  void picture(String caption, byte[] png) {
    body.append("<figure><img alt=\"")
        .append(escape(caption))
        .append("\" src=\"data:image/png;base64,")
        .append(Base64.getEncoder().encodeToString(png))
        .append("\"><figcaption>")
        .append(escape(caption))
        .append("</figcaption></figure>\n");
  }

  /** Returns the whole page. */
  String html() throws IOException {
    StringBuilder b = new StringBuilder("<!doctype html>\n<html lang=\"en\"><head>");
    b.append("<meta charset=\"utf-8\"><title>").append(escape(results.name()));
    b.append("</title><style>\n").append(STYLE).append("</style></head><body>\n<h1>");
    b.append(escape(results.name())).append("</h1>\n<table>");
    row(b, "model", results.model());
    row(b, "cases", String.format(Locale.ROOT, "%,d of %,d", results.rows(), results.cases()));
    for (Map.Entry<CaseStatus, Long> e : results.status().entrySet()) {
      row(b, e.getKey().name().toLowerCase(Locale.ROOT), "" + e.getValue());
    }
    row(b, "varied", String.join(", ", results.axes()));
    row(b, "measured", String.join(", ", results.measured()));
    if (stride > 1) {
      row(b, "shown", "every " + stride + "-th case");
    }
    b.append("</table>\n").append(body);
    Path text = results.folder().resolve("study.toml");
    if (Files.isRegularFile(text)) {
      b.append("<h2>The study</h2>\n<pre>");
      b.append(escape(Files.readString(text, StandardCharsets.UTF_8))).append("</pre>\n");
    }
    return b.append("</body></html>\n").toString();
  }

  private static void row(StringBuilder b, String name, String value) {
    b.append("<tr><th>").append(escape(name)).append("</th><td>");
    b.append(escape(value)).append("</td></tr>\n");
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
