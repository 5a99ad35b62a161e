// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.RunStatistics;
import dev.tensorlint.rules.work.BodyWork;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a run cost, as a table. */
public final class StatisticsText {

  private static final int WIDTH = 32;

  private final List<String> lines = new ArrayList<>();

  private StatisticsText() {}

  /** Returns the lines of the table. */
  public static List<String> of(ReportSummary summary, RunStatistics statistics) {
    StatisticsText text = new StatisticsText();
    text.counts(summary, statistics);
    RunStatistics.Times times = statistics.times();
    if (times != null) {
      text.times(times);
    }
    text.costliest(statistics.costliest());
    return List.copyOf(text.lines);
  }

  private void counts(ReportSummary summary, RunStatistics statistics) {
    add("files", summary.files());
    add("files skipped", statistics.filesSkipped());
    add("lines", summary.lines());
    add("methods analysed", summary.methodsAnalysed());
    add("methods not analysed", summary.methodsNotAnalysed());
    add("analyses", statistics.analyses());
    add("solver steps", statistics.steps());
    add("most path states at a point", statistics.pathStates());
    add("bodies past that limit", share(statistics.pastLimit(), statistics.bodies()));
    add("calls on modelled types", summary.modelledCalls());
    add("of these unresolved", summary.modelledCallsUnresolved());
    add("names unresolved in all", summary.unresolvedNames());
  }

  private void times(RunStatistics.Times times) {
    add("parsing, all threads", times.parsing());
    add("translating, all threads", times.translating());
    add("analysing", times.analysing());
    add("total", times.total());
  }

  private void costliest(List<BodyWork> costliest) {
    if (!costliest.isEmpty()) {
      lines.add("most solver steps:");
    }
    for (BodyWork each : costliest) {
      String where = each.method() + " in " + each.path();
      lines.add("  " + PlainText.oneLine(where + ": " + each.steps() + " steps"));
    }
  }

  private static String share(int some, int all) {
    double percent = all == 0 ? 0 : 100.0 * some / all;
    return String.format(Locale.ROOT, "%,d (%.2f %%)", some, percent);
  }

  private void add(String what, long count) {
    add(what, String.format(Locale.ROOT, "%,d", count));
  }

  private void add(String what, Duration time) {
    add(what, String.format(Locale.ROOT, "%.2f s", time.toMillis() / 1000.0));
  }

  private void add(String what, String value) {
    lines.add(String.format(Locale.ROOT, "%-" + WIDTH + "s%14s", what, value));
  }
}
