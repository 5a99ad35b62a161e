// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const SECTION = "tensorlint";

let client;

/** Starts the server for the Java files of the window. */
async function activate() {
  const settings = workspace.getConfiguration(SECTION);
  const server = { command: settings.get("command"), args: ["language-server"] };
  client = new LanguageClient(SECTION, "TensorLint", server, {
    documentSelector: [
      { scheme: "file", language: "java" },
      { scheme: "file", language: "yaml" }, // tensorlint.yaml, and models of any name
    ],
    initializationOptions: settings,
    synchronize: { configurationSection: SECTION },
  });
  await client.start();
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };
