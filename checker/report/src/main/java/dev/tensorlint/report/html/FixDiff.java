// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.source.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one fix changes in one part of a file.
 *
 * @param first line at which the part starts, from 1
 * @param lines lines with {@code -}, {@code +} or a blank before each, as in a unified diff
 */
record FixDiff(SourceFile file, int first, List<String> lines) {

  private static final int CONTEXT = 2;

  /** Returns what the edits of a fix change, by file and from top to bottom. */
  static List<FixDiff> of(Fix fix) {
    Map<SourceFile, List<Fix.Edit>> byFile = new LinkedHashMap<>();
    for (Fix.Edit edit : fix.edits()) {
      byFile.computeIfAbsent(edit.place().file(), file -> new ArrayList<>()).add(edit);
    }
    List<FixDiff> diffs = new ArrayList<>();
    byFile.forEach((file, edits) -> parts(edits).forEach(part -> diffs.add(part(file, part))));
    return diffs;
  }

  /** Splits edits where the lines between two of them need not be shown. */
  private static List<List<Fix.Edit>> parts(List<Fix.Edit> edits) {
    List<List<Fix.Edit>> parts = new ArrayList<>();
    int last = Integer.MIN_VALUE / 2;
    for (Fix.Edit edit : edits) {
      if (edit.place().start().line() - last > 2 * CONTEXT + 1) {
        parts.add(new ArrayList<>());
      }
      parts.get(parts.size() - 1).add(edit);
      last = edit.place().end().line();
    }
    return parts;
  }

  private static FixDiff part(SourceFile file, List<Fix.Edit> edits) {
    int firstEdited = edits.get(0).place().start().line();
    int lastEdited = edits.get(edits.size() - 1).place().end().line();
    int first = Math.max(1, firstEdited - CONTEXT);
    int last = Math.min(file.lines().lineCount(), lastEdited + CONTEXT);
    int start = file.lines().startOf(first);
    int end = file.lines().endOf(last);
    List<String> before = file.text().substring(start, end).lines().toList();
    List<String> after = edited(file, edits, start, end).lines().toList();
    return new FixDiff(file, first, marked(before, after));
  }

  private static String edited(SourceFile file, List<Fix.Edit> edits, int start, int end) {
    StringBuilder text = new StringBuilder();
    int at = start;
    for (Fix.Edit edit : edits) {
      text.append(file.text(), at, edit.place().span().start()).append(edit.replacement());
      at = edit.place().span().end();
    }
    return text.append(file.text(), at, end).toString();
  }

  private static List<String> marked(List<String> before, List<String> after) {
    List<String> marked = new ArrayList<>();
    int at = 0;
    for (AbstractDelta<String> delta : DiffUtils.diff(before, after).getDeltas()) {
      int position = delta.getSource().getPosition();
      before.subList(at, position).forEach(line -> marked.add(" " + line));
      delta.getSource().getLines().forEach(line -> marked.add("-" + line));
      delta.getTarget().getLines().forEach(line -> marked.add("+" + line));
      at = position + delta.getSource().size();
    }
    before.subList(at, before.size()).forEach(line -> marked.add(" " + line));
    return marked;
  }
}
