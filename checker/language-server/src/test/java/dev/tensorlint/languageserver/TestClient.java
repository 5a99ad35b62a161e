// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.services.LanguageClient;

/** An editor that remembers what it was told, and lets a test wait for it. */
final class TestClient implements LanguageClient {

  /** More than any machine needs; a test that waits so long has failed. */
  static final long PATIENCE_NANOS =
      Long.getLong("tensorlint.patience.seconds", 60) * 1_000_000_000L;

  private final List<PublishDiagnosticsParams> published = new ArrayList<>();
  private final Map<String, PublishDiagnosticsParams> latest = new HashMap<>();
  private final List<MessageParams> messages = new ArrayList<>();
  private final List<MessageParams> shown = new ArrayList<>();

  @Override
  public synchronized void publishDiagnostics(PublishDiagnosticsParams params) {
    published.add(params);
    latest.put(params.getUri(), params);
    notifyAll();
  }

  @Override
  public synchronized void logMessage(MessageParams message) {
    messages.add(message);
    notifyAll();
  }

  @Override
  public synchronized void showMessage(MessageParams message) {
    shown.add(message);
    notifyAll();
  }

  @Override
  public void telemetryEvent(Object event) {
    throw new AssertionError("nobody asked for telemetry: " + event);
  }

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
    throw new AssertionError("nobody to ask: " + params);
  }

  @Override
  public CompletableFuture<Void> createProgress(WorkDoneProgressCreateParams params) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void notifyProgress(ProgressParams params) {
    // Shown to people only.
  }

  @Override
  public CompletableFuture<Void> registerCapability(RegistrationParams params) {
    return CompletableFuture.completedFuture(null);
  }

  /** Waits for the diagnostics of a version of a document. */
  List<Diagnostic> diagnostics(String uri, int version) {
    return await(
            uri + " version " + version,
            () -> {
              PublishDiagnosticsParams last = latest.get(uri);
              return last != null && last.getVersion() != null && last.getVersion() == version
                  ? last
                  : null;
            })
        .getDiagnostics();
  }

  /** Waits until the latest diagnostics of a file are as they should be. */
  List<Diagnostic> diagnostics(String uri, Predicate<List<Diagnostic>> condition) {
    return await(
            uri,
            () -> {
              PublishDiagnosticsParams last = latest.get(uri);
              return last != null && condition.test(last.getDiagnostics()) ? last : null;
            })
        .getDiagnostics();
  }

  /** Returns what was last said of a file. */
  synchronized List<Diagnostic> latest(String uri) {
    PublishDiagnosticsParams last = latest.get(uri);
    return last == null ? List.of() : last.getDiagnostics();
  }

  /** Waits for a message. */
  MessageParams message(String part) {
    return await(
        part,
        () ->
            messages.stream()
                .filter(each -> each.getMessage().contains(part))
                .findFirst()
                .orElse(null));
  }

  synchronized List<MessageParams> messages() {
    return List.copyOf(messages);
  }

  /** Waits for a message that is shown to the user. */
  String shown(String part) {
    return await(
        part,
        () ->
            shown.stream()
                .map(MessageParams::getMessage)
                .filter(each -> each.contains(part))
                .findFirst()
                .orElse(null));
  }

  /** Returns what was shown to the user so far. */
  synchronized List<String> shown() {
    return shown.stream().map(MessageParams::getMessage).toList();
  }

  synchronized int publishedSoFar() {
    return published.size();
  }

  private synchronized <T> T await(
      String what, java.util.function.Supplier<@org.jspecify.annotations.Nullable T> condition) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (true) {
      T found = condition.get();
      if (found != null) {
        return found;
      }
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        throw new AssertionError(
            "waited in vain for " + what + "; last " + latest + messages + shown);
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }
}
