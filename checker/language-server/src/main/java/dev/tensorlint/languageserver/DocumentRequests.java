// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.services.TextDocumentService;

/** What a client says and asks about documents. */
final class DocumentRequests implements TextDocumentService {

  private final Session session;

  DocumentRequests(Session session) {
    this.session = session;
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
    Uris.path(params.getTextDocument().getUri()).map(Uris::name).ifPresent(session::changed);
  }
}
