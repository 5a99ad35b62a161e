// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.finding.Fault;
import java.util.function.Consumer;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.services.LanguageClient;
import org.jspecify.annotations.Nullable;

/** Tells the client what happens; before there is a client nobody is told. */
final class ClientLog {

  private volatile @Nullable LanguageClient client;
  private volatile boolean showsProgress;

  void connect(LanguageClient connected) {
    client = connected;
  }

  /** Notes whether the client can show progress. */
  void showProgress(boolean canShow) {
    showsProgress = canShow;
  }

  boolean showsProgress() {
    return showsProgress;
  }

  void info(String message) {
    log(MessageType.Info, message);
  }

  void warn(String message) {
    log(MessageType.Warning, message);
  }

  /** Shows a message to the user, where warn only writes to the log. */
  void show(String message) {
    tell(each -> each.showMessage(new MessageParams(MessageType.Warning, message)));
  }

  /** Tells of a failure of the server itself, with its place for a report. */
  void failure(String what, Throwable failure) {
    Fault fault = Fault.of(failure);
    log(MessageType.Error, what + ": it " + fault.what() + "; " + fault.cure());
  }

  private void log(MessageType type, String message) {
    tell(each -> each.logMessage(new MessageParams(type, message)));
  }

  /** Runs something that talks to the client. */
  void tell(Consumer<LanguageClient> what) {
    LanguageClient known = client;
    if (known != null) {
      what.accept(known);
    }
  }
}
