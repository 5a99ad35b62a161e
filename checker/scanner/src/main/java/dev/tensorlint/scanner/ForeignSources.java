// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.discovery.ForeignLanguage;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Sources of other languages beside the Java files that are scanned. They are not analysed: those
 * that name something modelled are a gap. What Java calls of them is known from their class files.
 *
 * @param mayConcern whether a source text could matter
 */
record ForeignSources(SourceReader reader, ShownPaths shown, Predicate<String> mayConcern) {

  /**
   * Returns a gap for each language.
   *
   * @param reports whether anything is reported in a file
   */
  List<Diagnostic> gaps(List<Path> files, Predicate<String> reports) {
    Map<ForeignLanguage, List<String>> concerned = new TreeMap<>();
    for (Path each : files) {
      String name = shown.of(each);
      if (reports.test(name) && concerns(each)) {
        ForeignLanguage.of(each)
            .ifPresent(
                language ->
                    concerned.computeIfAbsent(language, any -> new ArrayList<>()).add(name));
      }
    }
    List<Diagnostic> gaps = new ArrayList<>();
    concerned.forEach((language, names) -> gaps.add(gap(language, names)));
    return gaps;
  }

  private boolean concerns(Path file) {
    SourceFile text = reader.read(file).file();
    return text != null && mayConcern.test(text.text());
  }

  private static Diagnostic gap(ForeignLanguage language, List<String> names) {
    names.sort(null);
    String what =
        names.size() == 1
            ? "uses a modelled library and is not analysed, as it is "
            : "is one of "
                + names.size()
                + " files that use modelled libraries and are not analysed, as they are ";
    return Diagnostic.gap(
        names.get(0),
        0,
        0,
        what + language.label(),
        "list such files under `paths.exclude` of the configuration to accept it");
  }
}
