// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the process still holds when it ends, printed on its standard error.
 *
 * <p>The system property {@code tensorlint.report} says how much: {@code off} (the default), {@code
 * simple} for one line a line of code, or {@code full} for one line a handle as well. Nothing is
 * printed where nothing is left.
 */
final class ExitReport {

  /** Lines of handles in a full report: a leak in a loop has millions. */
  static final int MOST_HANDLES = 200;

  private static final Level LEVEL = Level.parse(System.getProperty("tensorlint.report", "off"));
  private static final Map<Site, Integer> LOST = new ConcurrentHashMap<>();

  private ExitReport() {}

  enum Level {
    OFF,
    SIMPLE,
    FULL;

    /** An unknown word means {@code full}: a typing error should not cost the report. */
    static Level parse(String text) {
      String wanted = text.strip().toUpperCase(Locale.ROOT);
      return Arrays.stream(values())
          .filter(level -> level.name().equals(wanted))
          .findFirst()
          .orElse(FULL);
    }
  }

  /** Has the report printed when the process ends, where one is wanted. */
  static void install() {
    if (LEVEL != Level.OFF) {
      Runtime.getRuntime().addShutdownHook(new Thread(ExitReport::print, "tensorlint-report"));
    }
  }

  /** Notes a handle that the garbage collector found, for the report. */
  static void lost(Lifetime handle) {
    if (LEVEL != Level.OFF) {
      LOST.merge(handle.createdAt(), 1, Integer::sum);
    }
  }

  /**
   * Writes the report.
   *
   * @param open what is open, by rising id
   * @param lost how many handles the garbage collector found, by the line that created them
   * @return lines, none where there is nothing to tell
   */
  static String text(Level level, List<HandleRecord> open, Map<Site, Integer> lost) {
    List<HandleRecord> leaks = open.stream().filter(handle -> handle.owner().isEmpty()).toList();
    if (leaks.isEmpty() && lost.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder("TensorLint: not closed when the process ended:\n");
    Holding.of(leaks).forEach(holding -> text.append("  ").append(holding).append('\n'));
    lost.forEach((site, count) -> text.append(lostLine(site, count)));
    if (level == Level.FULL) {
      appendHandles(text, leaks);
    }
    return text.toString();
  }

  private static String lostLine(Site site, int count) {
    String what = count == 1 ? "1 handle" : count + " handles";
    return "  " + what + " found lost by the garbage collector, created at " + site + "\n";
  }

  private static void appendHandles(StringBuilder text, List<HandleRecord> leaks) {
    text.append("each of them:\n");
    leaks.stream().limit(MOST_HANDLES).forEach(handle -> text.append(handleLine(handle)));
    if (leaks.size() > MOST_HANDLES) {
      text.append("  and ").append(leaks.size() - MOST_HANDLES).append(" more\n");
    }
  }

  private static String handleLine(HandleRecord handle) {
    String uses = handle.uses().count() > 1 ? " (" + handle.uses() + ")" : "";
    return "  " + handle.name() + ": " + handle.story(handle.kind().ending()) + uses + "\n";
  }

  private static void print() {
    System.err.print(text(LEVEL, HandleLog.records(), LOST));
  }
}
