// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli.timeline;

import dev.tensorlint.report.html.Markup;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/**
 * One HTML file that shows a timeline in a browser. It has no script and loads nothing, and its
 * content security policy allows neither. All that comes from the recording is escaped text.
 */
final class TimelinePage {

  /** Lines of the table; those below have the least memory and no leak. */
  private static final int ROWS = 100;

  private static final String STYLE = read("timeline.css");

  private final Timeline timeline;
  private final StringBuilder html = new StringBuilder();

  private TimelinePage(Timeline timeline) {
    this.timeline = timeline;
  }

  /**
   * Returns the page.
   *
   * @param recording the name of the file
   */
  static String of(Timeline timeline, String recording) {
    return new TimelinePage(timeline).write(Markup.escape(recording));
  }

  private String write(String recording) {
    html.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
        .append("style-src '" + hash(STYLE) + "'; base-uri 'none'; form-action 'none'\">\n")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        .append("<title>TensorLint timeline: " + recording + "</title>\n<style>" + STYLE)
        .append("</style>\n</head>\n<body>\n<main>\n<p class=\"brand\">TensorLint timeline</p>\n")
        .append("<h1>" + verdict() + "</h1>\n<p class=\"what\">" + recording + ", ")
        .append(Markup.time(timeline.nanos()) + ", " + Markup.count(timeline.handles(), "handle"))
        .append(" created; at most " + Markup.bytes(timeline.peakBytes()) + " alive, after ")
        .append(Markup.time(timeline.peakNanos()) + ".</p>\n<div class=\"card\">\n")
        .append(Chart.of(timeline));
    legend();
    html.append("</div>\n<div class=\"card\">\n");
    table();
    html.append("</div>\n<p class=\"notes\">Data counts once, at the line that made it, until its")
        .append(" last handle is closed. A handle leaks if the garbage collector finds it; one")
        .append(" that is open at the end of the recording may still be in use.</p>\n</main>\n")
        .append("</body>\n</html>\n");
    return html.toString();
  }

  private String verdict() {
    long leaks = timeline.leaks().size();
    if (leaks > 0) {
      return Markup.count(leaks, "handle") + " leaked, " + Markup.bytes(timeline.leakedBytes());
    }
    long open = timeline.sites().stream().mapToLong(Timeline.Site::openBytes).sum();
    return open > 0 ? "No leak found; " + Markup.bytes(open) + " open at the end" : "No leak found";
  }

  private void legend() {
    html.append("<p class=\"legend\">");
    if (!timeline.leaks().isEmpty()) {
      html.append("<span><i class=\"swatch hatched\"></i>leaked</span>")
          .append("<span><i class=\"mark\"></i>found by the garbage collector</span>");
    }
    if (!timeline.failures().isEmpty()) {
      html.append("<span><i class=\"swatch failed\"></i>out of memory</span>");
    }
    html.append("</p>\n");
  }

  private void table() {
    html.append("<table>\n<thead><tr><th>created at<th>first handle<th>handles<th>most bytes")
        .append("<th>leaked<th>open at the end</tr></thead>\n<tbody>\n");
    List<Timeline.Site> sites = timeline.sites();
    for (int i = 0; i < Math.min(ROWS, sites.size()); i++) {
      row(sites.get(i), Chart.colour(i));
    }
    html.append("</tbody>\n</table>\n");
    if (sites.size() > ROWS) {
      html.append("<p class=\"notes\">" + Markup.count(sites.size() - ROWS, "more line") + ".</p>");
    }
  }

  private void row(Timeline.Site site, int colour) {
    html.append(site.leaked() > 0 || site.leakedBytes() > 0 ? "<tr class=\"leaks\">" : "<tr>")
        .append("<td><i class=\"swatch site-" + colour + "\"></i><code>")
        .append(Markup.escape(site.site().line()) + "</code> <span class=\"method\">")
        .append(Markup.escape(site.site().method()) + "</span><td>" + Markup.escape(site.what()))
        .append("<td class=\"n\">" + String.format(Locale.ROOT, "%,d", site.created()))
        .append("<td class=\"n\">" + Markup.bytes(site.peak()))
        .append("<td class=\"n lost\">" + amount(site.leaked(), site.leakedBytes()))
        .append("<td class=\"n\">" + amount(site.open(), site.openBytes()) + "</tr>\n");
  }

  private static String amount(long handles, long bytes) {
    return handles == 0 && bytes == 0
        ? ""
        : String.format(Locale.ROOT, "%,d", handles) + ", " + Markup.bytes(bytes);
  }

  private static String read(String resource) {
    try (InputStream in = TimelinePage.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("this build has no " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The source expression of a content security policy for an element with this text. */
  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
