// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.report.baseline.Baseline;
import dev.tensorlint.report.baseline.BaselineFile;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.scanner.discovery.ShownPaths;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The baseline that the configuration of a folder names. Findings are known as a check knows them
 * that is started in the folder.
 */
final class KnownFindings {

  private final Path file;
  private final ShownPaths shown;
  private final Function<String, Optional<String>> opened;
  private Baseline baseline = Baseline.EMPTY;
  private List<Diagnostic> problems = List.of();

  /**
   * The edit that makes a finding known.
   *
   * @param before the text of the file, empty when there is none
   */
  record Addition(Path file, Optional<String> before, String after) {}

  /**
   * @param folder where a check would be started
   * @param opened the text of a file that is open in the editor
   */
  KnownFindings(Path file, Path folder, Function<String, Optional<String>> opened) {
    this.file = file;
    this.shown = new ShownPaths(folder);
    this.opened = opened;
    reread();
  }

  /** Returns whether this is the file. */
  boolean isIn(String name) {
    return Uris.name(file).equals(name);
  }

  /** Takes up what the file says now. A file that is not there yet knows nothing. */
  void reread() {
    BaselineFile.Loaded loaded =
        text()
            .map(text -> BaselineFile.parse(Uris.name(file), text))
            .orElse(new BaselineFile.Loaded(Baseline.EMPTY, List.of()));
    baseline = loaded.baseline();
    problems = loaded.diagnostics();
  }

  private Optional<String> text() {
    return opened.apply(Uris.name(file)).or(this::saved);
  }

  private Optional<String> saved() {
    try {
      return Files.isRegularFile(file)
          ? Optional.of(BaselineFile.readText(file))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Returns what is wrong with the file. */
  List<Diagnostic> problems() {
    return problems;
  }

  List<Finding> leaveOut(List<Finding> all) {
    return baseline.unknown(all, this::path);
  }

  private String path(String name) {
    return shown.of(Path.of(name));
  }

  /**
   * Returns how to make a finding known; empty while the file is not understood.
   *
   * @param all findings of its run, known ones too
   */
  Optional<Addition> addition(Finding finding, List<Finding> all) {
    if (!problems.isEmpty()) {
      return Optional.empty();
    }
    try {
      String after = BaselineFile.text(baseline.with(finding, all, this::path));
      return Optional.of(new Addition(file, text(), after));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
