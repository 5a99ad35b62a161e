// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesRegistrationOptions;
import org.eclipse.lsp4j.FileSystemWatcher;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The server's side of the protocol: begin and end. */
final class TensorlintServer implements LanguageServer, LanguageClientAware, ProtocolExtension {

  private static final List<String> WATCHED =
      Stream.concat(
              Stream.of("**/*.java", "**/*.yaml", "**/*.yml", "**/*.json"),
              BuildFiles.GLOBS.stream())
          .toList();

  private final ClientLog log;
  private final Session session;
  private final IntConsumer exit;
  private List<Path> folders = List.of();
  private CompletableFuture<Void> parentIsGone = new CompletableFuture<>();
  private CompletableFuture<Void> registered = new CompletableFuture<>();
  private boolean watchesFiles;
  private boolean wasShutDown;

  /**
   * @param exit ends the process with an exit code
   */
  TensorlintServer(ClientLog log, Session session, IntConsumer exit) {
    this.log = log;
    this.session = session;
    this.exit = exit;
  }

  @Override
  public void connect(LanguageClient client) {
    log.connect(client);
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    watch(params.getProcessId());
    ClientCapabilities client = params.getCapabilities();
    log.showProgress(
        client != null
            && client.getWindow() != null
            && Boolean.TRUE.equals(client.getWindow().getWorkDoneProgress()));
    watchesFiles =
        client != null
            && client.getWorkspace() != null
            && client.getWorkspace().getDidChangeWatchedFiles() != null
            && Boolean.TRUE.equals(
                client.getWorkspace().getDidChangeWatchedFiles().getDynamicRegistration());
    folders = folders(params);
    session.configure(Settings.of(params.getInitializationOptions()));
    String version = TensorlintServer.class.getPackage().getImplementationVersion();
    return CompletableFuture.completedFuture(
        new InitializeResult(
            Capabilities.ofServer(),
            new ServerInfo("tensorlint", version == null ? "(not packaged)" : version)));
  }

  /** A client that dies without a word must not leave its server behind. */
  private void watch(Integer process) {
    Optional.ofNullable(process)
        .flatMap(ProcessHandle::of)
        .ifPresent(parent -> parentIsGone = parent.onExit().thenRun(() -> exit.accept(1)));
  }

  @SuppressWarnings("deprecation") // Older clients know no workspace folders.
  private static List<Path> folders(InitializeParams params) {
    List<String> uris = new ArrayList<>();
    if (params.getWorkspaceFolders() != null) {
      params.getWorkspaceFolders().stream().map(WorkspaceFolder::getUri).forEach(uris::add);
    } else if (params.getRootUri() != null) {
      uris.add(params.getRootUri());
    }
    return uris.stream().flatMap(uri -> Uris.path(uri).stream()).toList();
  }

  @Override
  public void initialized(InitializedParams params) {
    folders.forEach(session::addFolder);
    if (watchesFiles) {
      List<FileSystemWatcher> watchers =
          WATCHED.stream().map(glob -> new FileSystemWatcher(Either.forLeft(glob))).toList();
      Registration registration =
          new Registration(
              "tensorlint-files",
              "workspace/didChangeWatchedFiles",
              new DidChangeWatchedFilesRegistrationOptions(watchers));
      log.tell(
          client ->
              registered =
                  client.registerCapability(new RegistrationParams(List.of(registration))));
    }
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    wasShutDown = true;
    parentIsGone.cancel(false);
    registered.cancel(false);
    session.close();
    return CompletableFuture.completedFuture(new Object());
  }

  @Override
  public void exit() {
    exit.accept(wasShutDown ? 0 : 1);
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return new DocumentRequests(session);
  }

  @Override
  public CompletableFuture<List<Lane>> lifetimes(TextDocumentPositionParams params) {
    return new DocumentRequests(session).lifetimes(params);
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return new WorkspaceRequests(session);
  }
}
