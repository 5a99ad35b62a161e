// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.scanner.store.UserCache;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;

/** Serves one client over two streams, until the client says that it is done, or is gone. */
public final class Server {

  private final List<Path> bundled;
  private final Path cache;
  private final List<Rule> rules;

  /**
   * @param bundled class path that all sources have, such as the bundled runtime
   * @param cache folder for what is kept between sessions; it is made when needed
   */
  public Server(List<Path> bundled, Path cache) {
    this(bundled, cache, RuleCatalog.all());
  }

  /**
   * @param rules what looks for bugs
   */
  Server(List<Path> bundled, Path cache, List<Rule> rules) {
    this.rules = List.copyOf(rules);
    this.bundled = List.copyOf(bundled);
    this.cache = cache;
  }

  /** Returns the folder of this user for what is kept between sessions. */
  public static Path cacheOfUser() {
    return UserCache.ofProcess().folder();
  }

  /**
   * Serves, and returns the exit code of the process: 0 when the client has said goodbye, 1 when it
   * is gone without a word.
   */
  public int serve(InputStream in, OutputStream out) {
    CompletableFuture<Integer> ended = new CompletableFuture<>();
    ClientLog log = new ClientLog();
    try (Session session = new Session(log, bundled, cache, rules)) {
      TensorlintServer server = new TensorlintServer(log, session, ended::complete);
      Launcher<LanguageClient> launcher =
          new BoundedLauncher()
              .setLocalService(server)
              .setRemoteInterface(LanguageClient.class)
              .setInput(new BufferedInputStream(in))
              .setOutput(new BufferedOutputStream(out))
              .create();
      server.connect(launcher.getRemoteProxy());
      Future<Void> listening = launcher.startListening();
      awaitEnd(listening, ended);
      return ended.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 1;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void awaitEnd(Future<Void> listening, CompletableFuture<Integer> ended) {
    Thread watcher =
        new Thread(
            () -> {
              try {
                listening.get();
              } catch (InterruptedException | ExecutionException e) {
                Thread.currentThread().interrupt();
              }
              ended.complete(1);
            },
            "tensorlint-input");
    watcher.setDaemon(true);
    watcher.start();
  }
}
