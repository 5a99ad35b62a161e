// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;
import org.jspecify.annotations.Nullable;

/** What the server answers beyond the protocol; {@code docs/ide.md} describes it for clients. */
public interface ProtocolExtension {

  /** Name of the request. */
  String LIFETIMES = "tensorlint/lifetimes";

  /** Returns the lifetimes of the resources under a position of a document. */
  @JsonRequest(LIFETIMES)
  CompletableFuture<List<Lane>> lifetimes(TextDocumentPositionParams params);

  /**
   * The lifetime of one resource.
   *
   * @param name name of the resource
   * @param steps what happens to it, in the order of the text
   */
  record Lane(String name, List<Step> steps) {}

  /**
   * What happens at one place.
   *
   * @param event one of the names that reports have for events, such as {@code released}
   * @param note for people
   * @param rule the rule that reports a bug at this place, null for none
   */
  record Step(String uri, Range range, String event, String note, @Nullable String rule) {}
}
