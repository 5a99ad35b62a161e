// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceReader;
import dev.tensorlint.scanner.texts.KeptTexts;
import dev.tensorlint.scanner.texts.SourceInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The texts of the sources, as many as there is room for. */
final class SourceTexts {

  /** Files that are read before it is looked whether there is room for more. */
  private static final int AT_ONCE = 32;

  private final SourceReader reader;
  private final KeptTexts kept;
  private final ShownPaths shown;
  private final long mostCharacters;
  private final List<Diagnostic> diagnostics;

  /**
   * @param kept the texts of earlier runs
   * @param mostCharacters of all texts together
   * @param diagnostics takes why there is no text of a file
   */
  SourceTexts(
      SourceReader reader,
      KeptTexts kept,
      ShownPaths shown,
      long mostCharacters,
      List<Diagnostic> diagnostics) {
    this.reader = reader;
    this.kept = kept;
    this.shown = shown;
    this.mostCharacters = mostCharacters;
    this.diagnostics = diagnostics;
  }

  /** What comes of one file: a text, or why there is none. */
  private record Outcome(@Nullable SourceInput input, @Nullable Diagnostic problem) {}

  /** Returns the sources that have a text, in the order of the paths. */
  List<SourceInput> read(List<Path> paths, Workers workers, WorkMonitor monitor) {
    monitor.begins(WorkMonitor.Phase.READING, paths.size());
    List<SourceInput> texts = new ArrayList<>();
    long charactersLeft = mostCharacters;
    for (int i = 0; i < paths.size(); i += AT_ONCE) {
      if (charactersLeft < 0) {
        diagnostics.add(leftOut(shown.of(paths.get(i)), paths.size() - i));
        break;
      }
      List<Path> some = paths.subList(i, Math.min(paths.size(), i + AT_ONCE));
      for (Outcome each : workers.map(some, this::read, this::failed)) {
        charactersLeft -= take(each, texts);
      }
      monitor.advances(WorkMonitor.Phase.READING, some.size());
    }
    return texts;
  }

  private Outcome read(Path path) {
    AtomicReference<Diagnostic> why = new AtomicReference<>();
    SourceInput input = kept.read(path, shown.of(path), any -> input(reader.read(path), why));
    return new Outcome(input, why.get());
  }

  private Outcome failed(Path path, Throwable why) {
    return new Outcome(null, reader.failed(path, why).problem());
  }

  private static @Nullable SourceInput input(
      SourceReader.Outcome outcome, AtomicReference<Diagnostic> why) {
    SourceFile file = outcome.file();
    if (file == null) {
      why.set(outcome.problem());
      return null;
    }
    return new SourceInput(file, outcome.problem(), null);
  }

  /** Returns the number of characters. */
  private int take(Outcome outcome, List<SourceInput> texts) {
    SourceInput input = outcome.input();
    if (input != null) {
      texts.add(input);
      return input.file().text().length();
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
