// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.services.WorkspaceService;

/** What a client says about the workspace. */
final class WorkspaceRequests implements WorkspaceService {

  private final Session session;

  WorkspaceRequests(Session session) {
    this.session = session;
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams params) {
    session.configure(Settings.of(params.getSettings()));
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
    List<String> names =
        params.getChanges().stream()
            .map(FileEvent::getUri)
            .flatMap(uri -> Uris.path(uri).stream())
            .map(Uris::name)
            .toList();
    boolean haveComeOrGone =
        params.getChanges().stream().anyMatch(each -> each.getType() != FileChangeType.Changed);
    session.changedOnDisk(names, haveComeOrGone);
  }

  @Override
  public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams params) {
    paths(params.getEvent().getRemoved()).forEach(session::removeFolder);
    paths(params.getEvent().getAdded()).forEach(session::addFolder);
  }

  private static Stream<Path> paths(List<WorkspaceFolder> folders) {
    return folders.stream().flatMap(folder -> Uris.path(folder.getUri()).stream());
  }
}
