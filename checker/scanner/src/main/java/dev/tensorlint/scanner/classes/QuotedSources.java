// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.source.SourceFile;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Moves findings in class files to the sources that lie beside them, so that reports quote these. A
 * finding whose source is not there, or has not the line, stays where it is.
 */
public final class QuotedSources implements AutoCloseable {

  private final Map<String, SourcesJar> byPrefix = new LinkedHashMap<>();
  private final Map<SourceFile, Optional<SourceFile>> known = new HashMap<>();

  /** Opens the sources beside these archives. */
  public QuotedSources(List<ClassInput> inputs) {
    inputs.forEach(
        each ->
            byPrefix.put(each.shown() + ClassListing.IN_ARCHIVE, SourcesJar.beside(each.path())));
  }

  /** Returns the findings in their order, each where its source is. */
  public List<Finding> quoted(List<Finding> findings) {
    return byPrefix.isEmpty()
        ? findings
        : findings.stream().map(this::quoted).sorted(Finding.ORDER).toList();
  }

  private Finding quoted(Finding finding) {
    return new Finding(
        finding.rule(),
        finding.severity(),
        finding.confidence(),
        quoted(finding.place()),
        finding.event(),
        finding.label(),
        finding.method(),
        finding.resource(),
        finding.message(),
        finding.trace().stream().map(this::quoted).toList(),
        finding.help(),
        finding.fixes(),
        finding.isMinor());
  }

  private TraceStep quoted(TraceStep step) {
    return step.at(quoted(step.place()));
  }

  private Place quoted(Place place) {
    return place.file().isWritten()
        ? place
        : known
            .computeIfAbsent(place.file(), this::sourceOf)
            .flatMap(source -> SourceLine.in(source, place))
            .orElse(place);
  }

  private Optional<SourceFile> sourceOf(SourceFile standIn) {
    String path = standIn.path();
    return byPrefix.entrySet().stream()
        .filter(each -> path.startsWith(each.getKey()))
        .flatMap(each -> each.getValue().text(path.substring(each.getKey().length())).stream())
        .findFirst()
        .map(text -> SourceFile.of(path, text));
  }

  @Override
  public void close() throws IOException {
    for (SourcesJar each : byPrefix.values()) {
      each.close();
    }
  }
}
