// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
//
// What the editor says of the server beside the language of a Java file.

const { LanguageStatusSeverity, languages } = require("vscode");

/** Shows the state of the server; returns what takes it away. */
function showStatus(client, states) {
  const status = languages.createLanguageStatusItem("tensorlint.server", { language: "java" });
  status.name = "TensorLint";
  status.command = { title: "Show Log", command: "tensorlint.showLog" };
  const show = (state) => {
    status.busy = state === states.Starting;
    status.severity =
      state === states.Stopped ? LanguageStatusSeverity.Error : LanguageStatusSeverity.Information;
    status.text = {
      [states.Starting]: "TensorLint starts",
      [states.Running]: "TensorLint",
      [states.Stopped]: "TensorLint does not run",
    }[state];
  };
  show(client.state);
  const listening = client.onDidChangeState((change) => show(change.newState));
  return { dispose: () => [listening, status].forEach((each) => each.dispose()) };
}

module.exports = { showStatus };
