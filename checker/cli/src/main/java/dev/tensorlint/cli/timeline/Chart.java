// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli.timeline;

import dev.tensorlint.report.html.Markup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The picture: layers of live bytes over time, one for each line, as SVG. */
final class Chart {

  /** Lines that have a colour of their own; all others share one. */
  static final int COLOURS = 8;

  private static final int WIDTH = 1000;
  private static final int HEIGHT = 340;
  private static final int LEFT = 70;
  private static final int RIGHT = 12;
  private static final int TOP = 16;
  private static final int BOTTOM = 28;
  private static final int TICKS = 4;

  /** More marks than this would hide each other. */
  private static final int MARKS = 200;

  private final Timeline timeline;
  private final long top;
  private final StringBuilder svg = new StringBuilder();

  /** One area: what a line holds that is released at some time, or what leaks of it. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Layer(int colour, boolean lost, String name, long[] bytes) {}

  private Chart(Timeline timeline) {
    this.timeline = timeline;
    this.top = roundTop(timeline.peakBytes());
  }

  static String of(Timeline timeline) {
    return new Chart(timeline).draw();
  }

  /** Returns the index of a line's colour, given the line's place in the list. */
  static int colour(int site) {
    return Math.min(site, COLOURS);
  }

  private String draw() {
    svg.append("<svg class=\"chart\" viewBox=\"0 0 ")
        .append(WIDTH + " " + HEIGHT)
        .append("\" role=\"img\" aria-labelledby=\"chart-title\">\n")
        .append("<title id=\"chart-title\">Live bytes over time, at most ")
        .append(Markup.bytes(timeline.peakBytes()))
        .append("</title>\n<defs><pattern id=\"hatch\" width=\"7\" height=\"7\"")
        .append(" patternTransform=\"rotate(45)\" patternUnits=\"userSpaceOnUse\">")
        .append("<rect class=\"hatch\" width=\"3\" height=\"7\"/></pattern></defs>\n");
    grid();
    areas();
    leaks();
    failures();
    return svg.append("</svg>\n").toString();
  }

  private void grid() {
    for (int i = 0; i <= TICKS; i++) {
      long bytes = top / TICKS * i;
      String y = number(y(bytes));
      svg.append("<line class=\"grid\" x1=\"" + LEFT + "\" x2=\"" + (WIDTH - RIGHT))
          .append("\" y1=\"" + y + "\" y2=\"" + y + "\"/>")
          .append("<text class=\"tick\" text-anchor=\"end\" x=\"" + (LEFT - 8) + "\" y=\"")
          .append(number(y(bytes) + 4) + "\">" + Markup.bytes(bytes) + "</text>\n");
      long nanos = timeline.nanos() / TICKS * i;
      String anchor = i == 0 ? "start" : i == TICKS ? "end" : "middle";
      svg.append("<text class=\"tick\" text-anchor=\"" + anchor + "\" x=\"" + number(x(nanos)))
          .append("\" y=\"" + (HEIGHT - 8) + "\">" + Markup.time(nanos) + "</text>\n");
    }
  }

  /** What leaks lies below, where it is seen to grow. */
  private void areas() {
    long[] floor = new long[timeline.at().length];
    for (Layer layer : layers()) {
      long[] ceiling = floor.clone();
      boolean isThere = false;
      for (int i = 0; i < ceiling.length; i++) {
        ceiling[i] += layer.bytes()[i];
        isThere |= layer.bytes()[i] > 0;
      }
      if (isThere) {
        area(layer, floor, ceiling);
      }
      floor = ceiling;
    }
  }

  private List<Layer> layers() {
    List<Layer> lost = new ArrayList<>();
    List<Layer> kept = new ArrayList<>();
    List<Timeline.Site> sites = timeline.sites();
    for (int i = 0; i < sites.size(); i++) {
      String name = sites.get(i).site().line();
      lost.add(new Layer(colour(i), true, name + ", leaked", sites.get(i).lost()));
      kept.add(new Layer(colour(i), false, name, sites.get(i).kept()));
    }
    lost.addAll(kept);
    return lost;
  }

  private void area(Layer layer, long[] floor, long[] ceiling) {
    String path = path(floor, ceiling);
    svg.append("<path class=\"area site-" + layer.colour() + "\" d=\"" + path + "\">")
        .append("<title>" + Markup.escape(layer.name()) + "</title></path>\n");
    if (layer.lost()) {
      svg.append("<path class=\"lost\" fill=\"url(#hatch)\" d=\"" + path + "\">")
          .append("<title>" + Markup.escape(layer.name()) + "</title></path>\n");
    }
  }

  /** Memory stays as it is from one event to the next, so the lines are steps. */
  private String path(long[] floor, long[] ceiling) {
    StringBuilder path = new StringBuilder();
    int last = timeline.at().length - 1;
    path.append("M").append(point(0, floor));
    for (int i = 0; i <= last; i++) {
      path.append("V").append(number(y(ceiling[i])));
      path.append("H").append(number(x(timeline.at()[Math.min(last, i + 1)])));
    }
    for (int i = last; i >= 0; i--) {
      path.append("V").append(number(y(floor[i])));
      path.append("H").append(number(x(timeline.at()[i])));
    }
    return path.append("Z").toString();
  }

  private String point(int sample, long... bytes) {
    return number(x(timeline.at()[sample])) + " " + number(y(bytes[sample]));
  }

  private void leaks() {
    List<Moment.Leaked> leaks = timeline.leaks();
    int step = Math.max(1, leaks.size() / MARKS);
    for (int i = 0; i < leaks.size(); i += step) {
      Moment.Leaked leak = leaks.get(i);
      double x = x(leak.nanos());
      svg.append("<path class=\"leak\" d=\"M" + number(x - 5) + " 2h10l-5 9z\"><title>")
          .append(Markup.escape(leak.what()))
          .append(" leaked, found at " + Markup.time(leak.nanos()) + "</title></path>\n");
    }
  }

  private void failures() {
    for (Moment.OutOfMemory failure : timeline.failures()) {
      String x = number(x(failure.nanos()));
      svg.append("<line class=\"failure\" x1=\"" + x + "\" x2=\"" + x + "\" y1=\"" + TOP)
          .append("\" y2=\"" + (HEIGHT - BOTTOM) + "\"><title>no room for ")
          .append(Markup.bytes(failure.requestedBytes()) + " on ")
          .append(Markup.escape(failure.device()) + "</title></line>\n");
    }
  }

  private double x(long nanos) {
    return LEFT + (WIDTH - LEFT - RIGHT) * (nanos / (double) Math.max(1, timeline.nanos()));
  }

  private double y(long bytes) {
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (bytes / (double) top);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  /** Returns a power of two of bytes, which parts into even ticks. */
  private static long roundTop(long peak) {
    long step = 1;
    while (step * TICKS < peak) {
      step *= 2;
    }
    return Math.max(TICKS, step * TICKS);
  }
}
