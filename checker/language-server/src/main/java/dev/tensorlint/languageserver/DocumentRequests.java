// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;

/** What a client says and asks about documents. */
final class DocumentRequests implements TextDocumentService {

  private final Session session;
  private final CodeActions actions;
  private final Hovers hovers;
  private final Lanes lanes;

  DocumentRequests(Session session) {
    this.session = session;
    this.actions = new CodeActions(session.documents()::uri, session.publisher()::of);
    this.hovers = new Hovers(session.pages());
    this.lanes = new Lanes(session.documents()::uri);
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    TextDocumentItem item = params.getTextDocument();
    OpenDocument document = new OpenDocument(item.getUri(), item.getVersion(), item.getText());
    session.documents().open(document).ifPresent(session::changed);
  }

  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    VersionedTextDocumentIdentifier document = params.getTextDocument();
    session
        .documents()
        .change(document.getUri(), document.getVersion(), params.getContentChanges())
        .ifPresent(session::changed);
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    session.documents().close(params.getTextDocument().getUri()).ifPresent(session::changed);
  }

  @Override
  public void didSave(DidSaveTextDocumentParams params) {
    Uris.path(params.getTextDocument().getUri())
        .map(Uris::name)
        .ifPresent(name -> session.saved(name));
  }

  @Override
  public CompletableFuture<@Nullable Hover> hover(HoverParams params) {
    return session
        .ask(
            params.getTextDocument().getUri(),
            asked -> hovers.at(params.getPosition(), asked.results().in(asked.name())),
            Optional.<Hover>empty())
        .thenApply(found -> found.orElse(null));
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    return session.ask(
        params.getTextDocument().getUri(),
        asked -> actions(params, asked).stream().map(DocumentRequests::either).toList(),
        List.of());
  }

  @Override
  public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
    return session.ask(
        params.getTextDocument().getUri(),
        asked ->
            asked.folder().settings().ownerHints()
                ? asked.folder().project().ownerHints(asked.name(), params.getRange())
                : List.of(),
        List.of());
  }

  /** Answers what resources are under a position, and what happens to them. */
  CompletableFuture<List<ProtocolExtension.Lane>> lifetimes(TextDocumentPositionParams params) {
    return session.ask(
        params.getTextDocument().getUri(), asked -> lanes(params.getPosition(), asked), List.of());
  }

  private List<ProtocolExtension.Lane> lanes(Position position, Session.Asked asked) {
    SourceFile text = asked.folder().project().text(asked.name());
    return text == null
        ? List.of()
        : lanes.at(
            new Lines(text).offset(position),
            text,
            asked.results().in(asked.name()),
            asked.folder().project().lifetimes(asked.name()));
  }

  private static Either<Command, CodeAction> either(CodeAction action) {
    return Either.forRight(action);
  }

  private List<CodeAction> actions(CodeActionParams params, Session.Asked asked) {
    List<Finding> findings = asked.results().in(asked.name());
    List<CodeAction> all = new ArrayList<>();
    if (wants(params, CodeActionKind.QuickFix)) {
      all.addAll(
          actions.at(
              params.getRange(),
              findings,
              asked.folder().project().declarations(asked.name()),
              asked.folder().project().trials(),
              asked.folder().project()::addition));
    }
    if (wants(params, CodeActionKind.SourceFixAll + ".tensorlint")) {
      all.addAll(actions.fixFile(findings, asked.folder().project().trials()));
    }
    return all;
  }

  /** A client that names kinds wants those, and all kinds that are parts of them. */
  private static boolean wants(CodeActionParams params, String kind) {
    List<String> only = params.getContext().getOnly();
    return only == null
        || only.stream().anyMatch(each -> kind.equals(each) || kind.startsWith(each + "."));
  }
}
