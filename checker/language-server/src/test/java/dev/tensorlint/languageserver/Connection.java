// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import com.google.gson.JsonObject;
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageServer;

/** A server in this process and a client that talks to it through the protocol. */
final class Connection implements AutoCloseable {

  /** The protocol, and what the server adds to it. */
  interface ExtendedServer extends LanguageServer, ProtocolExtension {}

  private final TestClient client = new TestClient();
  private final ExtendedServer server;
  private final CompletableFuture<Integer> exitCode;
  private final OutputStream toServer;
  private final Future<Void> listening;

  private Connection(
      InputStream fromServer, OutputStream toServer, CompletableFuture<Integer> exitCode) {
    this.toServer = toServer;
    this.exitCode = exitCode;
    Launcher<ExtendedServer> launcher =
        new LSPLauncher.Builder<ExtendedServer>()
            .setLocalService(client)
            .setRemoteInterface(ExtendedServer.class)
            .setInput(fromServer)
            .setOutput(toServer)
            .create();
    listening = launcher.startListening();
    server = launcher.getRemoteProxy();
  }

  private static Connection to(Server served) throws IOException {
    Pipe there = Pipe.open();
    Pipe back = Pipe.open();
    InputStream fromClient = Channels.newInputStream(there.source());
    OutputStream toClient = Channels.newOutputStream(back.sink());
    CompletableFuture<Integer> exitCode = new CompletableFuture<>();
    Thread thread = new Thread(() -> exitCode.complete(served.serve(fromClient, toClient)));
    thread.setDaemon(true);
    thread.start();
    return new Connection(
        Channels.newInputStream(back.source()), Channels.newOutputStream(there.sink()), exitCode);
  }

  /** Opens a connection to a server that is a process of its own. */
  static Connection open(Process process, JsonObject settings, Path... folders) {
    CompletableFuture<Integer> exitCode = process.onExit().thenApply(Process::exitValue);
    Connection connection =
        new Connection(process.getInputStream(), process.getOutputStream(), exitCode);
    connection.initialize(settings, folders);
    return connection;
  }

  /** Opens a connection on some folders. */
  static Connection open(Path cache, Path... folders) throws IOException {
    return open(cache, new JsonObject(), folders);
  }

  /** Opens a connection on some folders, with settings. */
  static Connection open(Path cache, JsonObject settings, Path... folders) throws IOException {
    return open(new Server(List.of(runtime()), cache), settings, folders);
  }

  /** Opens a connection to a server. */
  static Connection open(Server served, JsonObject settings, Path... folders) throws IOException {
    Connection connection = to(served);
    connection.initialize(settings, folders);
    return connection;
  }

  private void initialize(JsonObject settings, Path... folders) {
    InitializeParams params = new InitializeParams();
    params.setInitializationOptions(settings);
    params.setWorkspaceFolders(
        List.of(folders).stream()
            .map(each -> new WorkspaceFolder(each.toUri().toString(), each.toString()))
            .toList());
    InitializeResult result = answer(server.initialize(params));
    if (result.getCapabilities() == null) {
      throw new AssertionError("a server without capabilities");
    }
    server.initialized(new InitializedParams());
  }

  static Path runtime() {
    return Path.of(
        URI.create(Tensor.class.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  TestClient client() {
    return client;
  }

  LanguageServer server() {
    return server;
  }

  /** Asks what the protocol does not know. */
  List<ProtocolExtension.Lane> lifetimes(TextDocumentPositionParams params) {
    return answer(server.lifetimes(params));
  }

  void open(String uri, String text) {
    server
        .getTextDocumentService()
        .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "java", 1, text)));
  }

  /** Replaces the whole text. */
  void change(String uri, int version, String text) {
    change(uri, version, new TextDocumentContentChangeEvent(text));
  }

  /** Replaces what is between two positions, counted from 0. */
  void change(String uri, int version, Position start, Position end, String text) {
    change(uri, version, new TextDocumentContentChangeEvent(new Range(start, end), text));
  }

  private void change(String uri, int version, TextDocumentContentChangeEvent change) {
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, version), List.of(change)));
  }

  void closeDocument(String uri) {
    server
        .getTextDocumentService()
        .didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri)));
  }

  /** Waits until all that was sent so far has been worked on. */
  void settle(String uri) {
    answer(
        server
            .getTextDocumentService()
            .hover(new HoverParams(new TextDocumentIdentifier(uri), new Position(0, 0))));
  }

  /** Waits for an answer. */
  static <T> T answer(CompletableFuture<T> asked) {
    try {
      return asked.get(TestClient.PATIENCE_NANOS, TimeUnit.NANOSECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new AssertionError(e);
    }
  }

  /** Ends as a client that crashes does. */
  int hangUp() throws IOException {
    toServer.close();
    return answer(exitCode);
  }

  /** Ends as a client does that says goodbye. */
  int sayGoodbye() {
    answer(server.shutdown());
    server.exit();
    return answer(exitCode);
  }

  @Override
  public void close() throws IOException {
    if (!exitCode.isDone()) {
      sayGoodbye();
    }
    toServer.close();
    listening.cancel(true);
  }
}
