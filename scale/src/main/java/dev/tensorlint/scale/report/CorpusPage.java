// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.report;

import dev.tensorlint.report.html.Markup;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * A page with the answers to all questions. It has no script and asks for nothing from elsewhere;
 * whatever the checked code has for names means itself.
 */
public final class CorpusPage {

  private CorpusPage() {}

  /**
   * Returns the page.
   *
   * @param title of the page
   * @param facts figures of the whole corpus, by what they count
   */
  public static String of(String title, Map<String, String> facts, List<Answer> answers) {
    StringBuilder page = new StringBuilder();
    page.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';")
        .append(" style-src 'unsafe-inline'\">\n")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        .append("<title>" + Markup.escape(title) + "</title>\n<style>\n" + css() + "</style>\n")
        .append("</head>\n<body>\n<h1>" + Markup.escape(title) + "</h1>\n<ul class=\"facts\">\n");
    facts.forEach(
        (what, figure) ->
            page.append("<li><b>" + Markup.escape(figure) + "</b> " + Markup.escape(what))
                .append("</li>\n"));
    page.append("</ul>\n");
    answers.forEach(each -> section(page, each));
    return page.append("</body>\n</html>\n").toString();
  }

  private static void section(StringBuilder page, Answer answer) {
    page.append("<section>\n<h2>" + Markup.escape(answer.question().title()) + "</h2>\n")
        .append(BarChart.of(answer))
        .append("<details><summary>SQL</summary><pre>")
        .append(lines(answer.question().sql()))
        .append("</pre></details>\n");
    if (answer.rows().isEmpty()) {
      page.append("<p>none</p>\n</section>\n");
      return;
    }
    page.append("<div class=\"wide\"><table>\n<thead><tr>");
    for (int i = 0; i < answer.columns().size(); i++) {
      cell(page, "th", answer, i, answer.columns().get(i).replace('_', ' '));
    }
    page.append("</tr></thead>\n<tbody>\n");
    for (List<String> row : answer.rows()) {
      page.append("<tr>");
      for (int i = 0; i < row.size(); i++) {
        cell(page, "td", answer, i, row.get(i));
      }
      page.append("</tr>\n");
    }
    page.append("</tbody>\n</table></div>\n</section>\n");
  }

  /** An escaped line feed would be no line feed. */
  private static String lines(String sql) {
    return String.join("\n", sql.strip().lines().map(Markup::escape).toList());
  }

  private static void cell(StringBuilder page, String tag, Answer answer, int at, String text) {
    String kind = answer.numeric().get(at) ? " class=\"number\"" : "";
    page.append("<" + tag + kind + ">" + Markup.escape(text) + "</" + tag + ">");
  }

  private static String css() {
    try (InputStream in =
        CorpusPage.class.getResourceAsStream("/dev/tensorlint/scale/report.css")) {
      if (in == null) {
        throw new IllegalStateException("no style of the report");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
