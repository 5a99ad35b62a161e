// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
//
// What the extension starts and what it tells the server, in workspaces that are trusted and not.

const assert = require("node:assert/strict");
const Module = require("node:module");
const { test } = require("node:test");
const { mkdtempSync, mkdirSync, writeFileSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { dirname, join } = require("node:path");
const manifest = require("../package.json");

const properties = manifest.contributes.configuration.properties;

const nothing = () => ({ dispose() {} });

/** Loads the extension with an editor of our own. */
function load({ isTrusted, user = {}, ofWorkspace = {} }) {
  const seen = { sent: [], grant: null, change: null };
  const editor = {
    workspace: {
      isTrusted,
      getConfiguration: () => ({
        get: (name) => ofWorkspace[name] ?? user[name] ?? properties[`tensorlint.${name}`].default,
        inspect: (name) => ({
          defaultValue: properties[`tensorlint.${name}`].default,
          globalValue: user[name],
          workspaceValue: ofWorkspace[name],
        }),
      }),
      onDidChangeConfiguration: (listener) => ((seen.change = listener), { dispose() {} }),
      onDidGrantWorkspaceTrust: (listener) => ((seen.grant = listener), { dispose() {} }),
      onDidChangeTextDocument: nothing,
    },
    window: {
      createTextEditorDecorationType: nothing,
      onDidChangeTextEditorSelection: nothing,
      onDidChangeActiveTextEditor: nothing,
    },
    commands: { registerCommand: nothing },
    languages: { createLanguageStatusItem: nothing },
    LanguageStatusSeverity: {},
    OverviewRulerLane: {},
    ThemeColor: class {},
  };
  class LanguageClient {
    constructor(id, name, server, client) {
      Object.assign(seen, { server, client });
    }
    onDidChangeState() {
      return nothing();
    }
    async start() {}
    async stop() {}
    async sendNotification(method, params) {
      seen.sent.push([method, params]);
    }
  }
  const original = Module._load;
  Module._load = function (request, ...rest) {
    if (request === "vscode") return editor;
    if (request === "vscode-languageclient/node") return { LanguageClient, State: {} };
    return original.call(this, request, ...rest);
  };
  try {
    const path = require.resolve("../src/extension.js");
    Object.keys(require.cache)
      .filter((each) => each.startsWith(dirname(path)))
      .forEach((each) => delete require.cache[each]);
    return { extension: require(path), seen, editor };
  } finally {
    Module._load = original;
  }
}

/**
 * Starts the extension.
 *
 * @param server whether a server is inside
 */
async function started({ server = false, ...how }) {
  const loaded = load(how);
  const extensionPath = mkdtempSync(join(tmpdir(), "tensorlint-extension-"));
  if (server) {
    mkdirSync(join(extensionPath, "server"));
    writeFileSync(join(extensionPath, "server", "tensorlint-cli-1.jar"), "");
  }
  await loaded.extension.activate({
    subscriptions: [],
    extensionPath,
    extension: { packageJSON: manifest },
    globalStorageUri: { fsPath: join(extensionPath, "storage") },
  });
  return { ...loaded, extensionPath };
}

test("a workspace sets no program", async () => {
  for (const server of [false, true]) {
    const ofWorkspace = { command: "./evil", java: "./evil" };
    // The server inside is not started by the test: there is no such Java.
    const user = server ? { java: "/no/java" } : {};
    const { seen } = await started({ server, isTrusted: true, user, ofWorkspace });
    assert.equal(seen.server.command, server ? "/no/java" : "tensorlint");
  }
  assert.equal(properties["tensorlint.command"].scope, "machine");
  assert.equal(properties["tensorlint.java"].scope, "machine");
});

test("the server inside is started unless the user sets a command", async () => {
  const user = { java: "/no/java" };
  const inside = await started({ server: true, isTrusted: false, user });
  const jar = join(inside.extensionPath, "server", "tensorlint-cli-1.jar");
  assert.deepEqual(inside.seen.server.args.slice(-3), ["-jar", jar, "language-server"]);
  const own = await started({
    server: true,
    isTrusted: false,
    user: { ...user, command: "/opt/tensorlint" },
  });
  assert.equal(own.seen.server.command, "/opt/tensorlint");
  assert.deepEqual(own.seen.server.args, ["language-server"]);
});

test("trust needs the user's setting and a trusted workspace", async () => {
  for (const [isTrusted, user, ofWorkspace, expected] of [
    [false, {}, {}, false],
    [true, {}, {}, false],
    [false, { trustProject: true }, {}, false],
    [true, {}, { trustProject: true }, false],
    [true, { trustProject: true }, {}, true],
  ]) {
    const { seen } = await started({ isTrusted, user, ofWorkspace });
    assert.equal(seen.client.initializationOptions().trustProject, expected);
  }
});

test("the server learns that trust is granted", async () => {
  const { seen, editor } = await started({ isTrusted: false, user: { trustProject: true } });
  assert.deepEqual(seen.sent, []);
  editor.workspace.isTrusted = true;
  await seen.grant();
  const [[method, params]] = seen.sent;
  assert.equal(method, "workspace/didChangeConfiguration");
  assert.equal(params.settings.tensorlint.trustProject, true);
});

test("the server learns of new settings of its own only", async () => {
  const { seen } = await started({ isTrusted: true });
  await seen.change({ affectsConfiguration: (section) => section === "editor" });
  assert.deepEqual(seen.sent, []);
  await seen.change({ affectsConfiguration: (section) => section === "tensorlint" });
  assert.equal(seen.sent.length, 1);
});

test("what could reach out of the workspace is restricted", () => {
  const { supported, restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
  assert.equal(supported, "limited");
  for (const name of ["command", "java", "classpath", "modelFiles", "trustProject"]) {
    assert.ok(restrictedConfigurations.includes(`tensorlint.${name}`), name);
  }
});
