// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.SaveOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;

/** What the server tells a client that it can do. */
final class Capabilities {

  private Capabilities() {}

  static ServerCapabilities ofServer() {
    ServerCapabilities capabilities = new ServerCapabilities();
    TextDocumentSyncOptions sync = new TextDocumentSyncOptions();
    sync.setOpenClose(true);
    sync.setChange(TextDocumentSyncKind.Incremental);
    sync.setSave(new SaveOptions(false));
    capabilities.setTextDocumentSync(sync);
    capabilities.setHoverProvider(true);
    capabilities.setInlayHintProvider(true);
    capabilities.setCodeActionProvider(
        new CodeActionOptions(
            List.of(CodeActionKind.QuickFix, CodeActionKind.SourceFixAll + ".tensorlint")));
    WorkspaceFoldersOptions folders = new WorkspaceFoldersOptions();
    folders.setSupported(true);
    folders.setChangeNotifications(true);
    capabilities.setWorkspace(new WorkspaceServerCapabilities(folders));
    capabilities.setExperimental(Map.of("tensorlintLifetimes", true));
    return capabilities;
  }
}
