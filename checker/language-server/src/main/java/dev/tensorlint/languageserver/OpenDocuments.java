// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;

/** The documents that the editor has open, by the name of their file. Thread-safe. */
final class OpenDocuments {

  private final Map<String, OpenDocument> byName = new ConcurrentHashMap<>();

  /** Notes a document that was opened, and returns the name of its file; empty if it has none. */
  Optional<String> open(OpenDocument document) {
    Optional<String> name = Uris.path(document.uri()).map(Uris::name);
    name.ifPresent(each -> byName.put(each, document));
    return name;
  }

  /** Notes changes of a document, and returns the name of its file; empty if it is not open. */
  Optional<String> change(String uri, int version, List<TextDocumentContentChangeEvent> changes) {
    Optional<String> name = Uris.path(uri).map(Uris::name).filter(byName::containsKey);
    name.ifPresent(each -> byName.computeIfPresent(each, (any, old) -> old.with(version, changes)));
    return name;
  }

  Optional<String> close(String uri) {
    Optional<String> name = Uris.path(uri).map(Uris::name);
    name.ifPresent(byName::remove);
    return name;
  }

  Optional<OpenDocument> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** Returns the documents below a folder. */
  List<String> below(Path folder) {
    return byName.keySet().stream().filter(name -> Path.of(name).startsWith(folder)).toList();
  }

  /** Returns the name by which the editor knows a file. */
  String uri(String name) {
    return find(name).map(OpenDocument::uri).orElseGet(() -> Uris.uri(name));
  }
}
