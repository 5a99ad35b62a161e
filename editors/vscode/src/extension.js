// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

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
    ownerHints: settings.get("ownerHints"),
    trustProject: workspace.isTrusted && settings.inspect("trustProject")?.globalValue === true,
  };
}

async function tell() {
  await client?.sendNotification("workspace/didChangeConfiguration", {
    settings: { [SECTION]: options() },
  });
}

/** Returns the launcher that the user has set; what a workspace sets is never started. */
function launcher() {
  const found = workspace.getConfiguration(SECTION).inspect("command");
  return found?.globalValue ?? found?.defaultValue ?? SECTION;
}

/** Starts the server for the Java files of the window. */
async function activate(context) {
  const server = { command: launcher(), args: ["language-server"] };
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
  await client.start();
  context.subscriptions.push(
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration(SECTION)) {
        tell();
      }
    }),
    workspace.onDidGrantWorkspaceTrust(tell),
  );
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };
