// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Shows in the editor that something is going on, where the editor can do so. */
final class Progress {

  private final ClientLog client;
  private final Either<String, Integer> token = Either.forLeft("tensorlint-" + UUID.randomUUID());
  private CompletableFuture<Void> shown = new CompletableFuture<>();
  private int reported;

  private Progress(ClientLog client) {
    this.client = client;
  }

  static Progress begin(ClientLog client, String title) {
    Progress progress = new Progress(client);
    client.info(title);
    if (client.showsProgress()) {
      progress.begin(title);
    }
    return progress;
  }

  private void begin(String title) {
    WorkDoneProgressBegin begin = new WorkDoneProgressBegin();
    begin.setTitle(title);
    begin.setPercentage(0);
    client.tell(
        each ->
            shown =
                each.createProgress(new WorkDoneProgressCreateParams(token))
                    .thenRun(() -> notify(begin)));
  }

  /** Shows how many of a hundred parts are done. */
  void report(int percent) {
    if (percent == reported) {
      return;
    }
    reported = percent;
    WorkDoneProgressReport report = new WorkDoneProgressReport();
    report.setPercentage(percent);
    shown = shown.thenRun(() -> notify(report));
  }

  void end() {
    shown = shown.thenRun(() -> notify(new WorkDoneProgressEnd()));
  }

  private void notify(WorkDoneProgressNotification what) {
    client.tell(each -> each.notifyProgress(new ProgressParams(token, Either.forLeft(what))));
  }
}
