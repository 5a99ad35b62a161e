// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.finding.Finding;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.PublishDiagnosticsParams;

/**
 * Sends diagnostics to the client, each file's when they have changed, and those of an open
 * document with the version that they are about. Not thread-safe.
 */
final class Publisher {

  private final ClientLog client;
  private final OpenDocuments documents;
  private final FindingDiagnostics diagnostics;
  private final Map<String, List<Diagnostic>> sent = new HashMap<>();

  Publisher(ClientLog client, OpenDocuments documents, RulePages pages) {
    this.client = client;
    this.documents = documents;
    this.diagnostics = new FindingDiagnostics(pages, documents::uri);
  }

  /**
   * Sends what has changed.
   *
   * @param touched files whose diagnostics are sent even if they are the same, so that the client
   *     knows that they hold for the new version
   */
  void publish(Project project, Set<String> touched) {
    Results results = project.results();
    Set<String> names = new HashSet<>(results.byFile().keySet());
    names.addAll(results.gapsByFile().keySet());
    sent.keySet().stream().filter(project::contains).forEach(names::add);
    touched.stream().filter(project::contains).forEach(names::add);
    for (String name : names) {
      boolean isCurrent = project.isCurrent(name);
      List<Diagnostic> now = isCurrent ? in(results, name) : gapsIn(results, name);
      boolean isNews = touched.contains(name) || !now.equals(sent.getOrDefault(name, List.of()));
      if (isNews && isCurrent) {
        send(project, name, now);
      } else if (isNews && !now.isEmpty()) {
        publish(name, now); // Its newest text is refused: what was found in an older one is not it.
      }
    }
  }

  private static List<Diagnostic> gapsIn(Results results, String name) {
    return results.gapsIn(name).stream().map(ProblemDiagnostics::of).toList();
  }

  /** Sends what is known of touched files before all is known. */
  void publishFirst(Project project, Results results, Set<String> touched) {
    for (String name : touched) {
      if (project.contains(name) && project.isCurrent(name)) {
        send(project, name, in(results, name));
      }
    }
  }

  private List<Diagnostic> in(Results results, String name) {
    return Stream.concat(
            results.in(name).stream().map(diagnostics::of), gapsIn(results, name).stream())
        .toList();
  }

  /** Sends what is known of some open documents before all is known. */
  void publishFirst(Map<String, List<Finding>> first) {
    first.forEach(
        (name, findings) -> publish(name, findings.stream().map(diagnostics::of).toList()));
  }

  private void send(Project project, String name, List<Diagnostic> now) {
    Optional<OpenDocument> open = documents.find(name);
    var analysed = project.text(name);
    boolean isOutdated =
        open.isPresent() && (analysed == null || !analysed.text().equals(open.get().text()));
    if (isOutdated) {
      return; // Its next analysis is on the way.
    }
    send(documents.uri(name), name, open.map(OpenDocument::version), now);
  }

  private void send(String uri, String name, Optional<Integer> version, List<Diagnostic> now) {
    PublishDiagnosticsParams params = new PublishDiagnosticsParams(uri, now);
    version.ifPresent(params::setVersion);
    if (now.isEmpty()) {
      sent.remove(name);
    } else {
      sent.put(name, now);
    }
    client.tell(each -> each.publishDiagnostics(params));
  }

  /** Sends diagnostics of a file that is no source of a project. */
  void publish(String name, List<Diagnostic> now) {
    Optional<Integer> version = documents.find(name).map(OpenDocument::version);
    send(documents.uri(name), name, version, now);
  }

  /** Takes back all diagnostics of a file. */
  void clear(String name) {
    if (sent.containsKey(name)) {
      publish(name, List.of());
    }
  }

  /** Returns the diagnostic of a finding as it is sent. */
  Diagnostic of(Finding finding) {
    return diagnostics.of(finding);
  }
}
