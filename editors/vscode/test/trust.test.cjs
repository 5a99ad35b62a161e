// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
//
// What the extension starts and what it tells the server, in workspaces that are trusted and not.

const assert = require("node:assert/strict");
const Module = require("node:module");
const { test } = require("node:test");
const manifest = require("../package.json");

const properties = manifest.contributes.configuration.properties;

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
    },
  };
  class LanguageClient {
    constructor(id, name, server, client) {
      Object.assign(seen, { server, client });
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
    if (request === "vscode-languageclient/node") return { LanguageClient };
    return original.call(this, request, ...rest);
  };
  try {
    const path = require.resolve("../src/extension.js");
    delete require.cache[path];
    return { extension: require(path), seen, editor };
  } finally {
    Module._load = original;
  }
}

async function started(how) {
  const loaded = load(how);
  await loaded.extension.activate({ subscriptions: [] });
  return loaded;
}

test("a workspace sets no command", async () => {
  const { seen } = await started({ isTrusted: true, ofWorkspace: { command: "./evil" } });
  assert.equal(seen.server.command, "tensorlint");
  assert.equal(properties["tensorlint.command"].scope, "machine");
});

test("the user sets the command", async () => {
  const { seen } = await started({ isTrusted: false, user: { command: "/opt/tensorlint" } });
  assert.equal(seen.server.command, "/opt/tensorlint");
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
  for (const name of ["command", "classpath", "modelFiles", "trustProject"]) {
    assert.ok(restrictedConfigurations.includes(`tensorlint.${name}`), name);
  }
});
