// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

const { commands, window, workspace } = require("vscode");
const { LanguageClient, State } = require("vscode-languageclient/node");
const { Lanes } = require("./lanes");
const { archiveClasses, command } = require("./server");
const { showStatus } = require("./status");

const SECTION = "tensorlint";

let client;

/**
 * What the server is told. It asks the build of a project only when the user has said so in the
 * settings of this machine, and trusts the workspace.
 */
function options() {
  const settings = workspace.getConfiguration(SECTION);
  return {
    classpath: settings.get("classpath"),
    modelFiles: settings.get("modelFiles"),
    models: settings.get("models"),
    disable: settings.get("disable"),
    tests: settings.get("tests"),
    minor: settings.get("minor"),
    ownerHints: settings.get("ownerHints"),
    trustProject: workspace.isTrusted && settings.inspect("trustProject")?.globalValue === true,
  };
}

async function tell() {
  await client?.sendNotification("workspace/didChangeConfiguration", {
    settings: { [SECTION]: options() },
  });
}

/** Says what to do when no server could be started. */
async function tellFailure(failure) {
  const settings = "Open Settings";
  const text = `TensorLint does not start: it needs Java 17 or newer, on the PATH or in the setting tensorlint.java. ${failure.message}`;
  if ((await window.showErrorMessage(text, settings)) === settings) {
    await commands.executeCommand("workbench.action.openSettings", "tensorlint.java");
  }
}

/** Starts the server for the Java files of the window. */
async function activate(context) {
  const settings = workspace.getConfiguration(SECTION);
  const server = command(context, settings);
  if (process.platform === "win32") {
    server.options = { cwd: __dirname }; // Windows would look for a bare name in the workspace first.
  }
  client = new LanguageClient(SECTION, "TensorLint", server, {
    documentSelector: [
      { scheme: "file", language: "java" },
      { scheme: "file", language: "yaml" }, // tensorlint.yaml, and models of any name
    ],
    initializationOptions: options,
  });
  context.subscriptions.push(
    showStatus(client, State),
    commands.registerCommand("tensorlint.showLog", () => client.outputChannel.show()),
    commands.registerCommand("tensorlint.restart", () => client.restart()),
  );
  try {
    await client.start();
  } catch (failure) {
    tellFailure(failure);
    return;
  }
  const lanes = new Lanes(client);
  context.subscriptions.push(
    lanes,
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration(SECTION)) {
        tell();
      }
    }),
    workspace.onDidGrantWorkspaceTrust(tell),
  );
  if (window.activeTextEditor) {
    lanes.show(window.activeTextEditor);
  }
  archiveClasses(context, settings);
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };
