// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The texts of the sources, as many as there is room for. */
final class SourceTexts {

  /** Files that are read before it is looked whether there is room for more. */
  private static final int AT_ONCE = 32;

  private final SourceReader reader;
  private final ShownPaths shown;
  private final long mostCharacters;
  private final List<Diagnostic> diagnostics;

  /**
   * @param mostCharacters of all texts together
   * @param diagnostics takes why there is no text of a file
   */
  SourceTexts(
      SourceReader reader, ShownPaths shown, long mostCharacters, List<Diagnostic> diagnostics) {
    this.reader = reader;
    this.shown = shown;
    this.mostCharacters = mostCharacters;
    this.diagnostics = diagnostics;
  }

  /** Returns the outcomes that have a text, in the order of the paths. */
  List<SourceReader.Outcome> read(List<Path> paths, Workers workers, WorkMonitor monitor) {
    monitor.begins(WorkMonitor.Phase.READING, paths.size());
    List<SourceReader.Outcome> texts = new ArrayList<>();
    long charactersLeft = mostCharacters;
    for (int i = 0; i < paths.size(); i += AT_ONCE) {
      if (charactersLeft < 0) {
        diagnostics.add(leftOut(shown.of(paths.get(i)), paths.size() - i));
        break;
      }
      List<Path> some = paths.subList(i, Math.min(paths.size(), i + AT_ONCE));
      for (SourceReader.Outcome each : workers.map(some, reader::read, reader::failed)) {
        charactersLeft -= take(each, texts);
      }
      monitor.advances(WorkMonitor.Phase.READING, some.size());
    }
    return texts;
  }

  /** Returns the number of characters. */
  private int take(SourceReader.Outcome outcome, List<SourceReader.Outcome> texts) {
    SourceFile file = outcome.file();
    if (file != null) {
      texts.add(outcome);
      return file.text().length();
    }
    if (outcome.problem() != null) {
      diagnostics.add(outcome.problem());
    }
    return 0;
  }

  private static Diagnostic leftOut(String first, int count) {
    return Diagnostic.gap(
        first,
        0,
        0,
        "this file and " + (count - 1) + " more are left out: all texts do not fit into memory",
        "give the JVM more, for instance -Xmx4g, or name a part of the sources");
  }
}
