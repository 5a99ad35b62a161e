// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
//
// A second client, the one that VS Code uses: starts the server over stdio, opens a file with a bug,
// applies the preferred fix, wants the next version clean, and asks who owns what is made. TENSORLINT
// names the launcher.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import protocol from "vscode-languageserver-protocol/node.js";

const launcher = process.env.TENSORLINT ?? resolve(import.meta.dirname, "../../../tensorlint");
const folder = mkdtempSync(join(tmpdir(), "tensorlint-protocol-"));
const uri = pathToFileURL(join(folder, "Serve.java")).href;
const text = `import dev.tensorlint.runtime.Tensor;

final class Serve {
  static float[] run() {
    Tensor x = Tensor.of(1f, 2f);
    return x.toFloatArray();
  }
}
`;

const server = spawn(launcher, ["language-server"], { stdio: ["pipe", "pipe", "inherit"] });
const exited = new Promise((done) => server.on("exit", done));
const connection = protocol.createProtocolConnection(
  new protocol.StreamMessageReader(server.stdout),
  new protocol.StreamMessageWriter(server.stdin),
);

const published = new Map();
const waiting = [];
connection.onNotification(protocol.PublishDiagnosticsNotification.type, (params) => {
  published.set(`${params.uri}#${params.version}`, params.diagnostics);
  waiting.splice(0).forEach((wake) => wake());
});
connection.onRequest(protocol.RegistrationRequest.type, () => {});
connection.onRequest(protocol.WorkDoneProgressCreateRequest.type, () => {});
connection.listen();

async function diagnostics(version) {
  while (!published.has(`${uri}#${version}`)) {
    await new Promise((wake) => waiting.push(wake));
  }
  return published.get(`${uri}#${version}`);
}

function offset(position) {
  const lines = text.split("\n").slice(0, position.line);
  return lines.reduce((sum, line) => sum + line.length + 1, 0) + position.character;
}

function applied(edits) {
  return [...edits]
    .sort((a, b) => offset(b.range.start) - offset(a.range.start))
    .reduce(
      (now, edit) =>
        now.slice(0, offset(edit.range.start)) + edit.newText + now.slice(offset(edit.range.end)),
      text,
    );
}

const { capabilities } = await connection.sendRequest(protocol.InitializeRequest.type, {
  processId: process.pid,
  rootUri: null,
  initializationOptions: { ownerHints: true },
  workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "sample" }],
  capabilities: {
    window: { workDoneProgress: true },
    workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
  },
});
assert.equal(capabilities.textDocumentSync.change, protocol.TextDocumentSyncKind.Incremental);
await connection.sendNotification(protocol.InitializedNotification.type, {});
await connection.sendNotification(protocol.DidOpenTextDocumentNotification.type, {
  textDocument: { uri, languageId: "java", version: 1, text },
});

const [leak, ...others] = await diagnostics(1);
assert.deepEqual(others, []);
assert.equal(leak.code, "UnscopedTensor");
assert.ok(leak.codeDescription.href.startsWith("file:"));

const actions = await connection.sendRequest(protocol.CodeActionRequest.type, {
  textDocument: { uri },
  range: leak.range,
  context: { diagnostics: [leak] },
});
const fix = actions.find((action) => action.isPreferred);
assert.ok(fix, `no preferred fix among ${actions.map((action) => action.title)}`);
const fixed = applied(fix.edit.changes[uri]);
await connection.sendNotification(protocol.DidChangeTextDocumentNotification.type, {
  textDocument: { uri, version: 2 },
  contentChanges: [{ text: fixed }],
});
assert.deepEqual(await diagnostics(2), []);

const hints = await connection.sendRequest(protocol.InlayHintRequest.type, {
  textDocument: { uri },
  range: { start: { line: 0, character: 0 }, end: { line: 20, character: 0 } },
});
assert.deepEqual(
  hints.map((hint) => hint.label),
  ["owner: this method"],
);

// Clean code has lanes as well.
const before = fixed.slice(0, fixed.indexOf("x =")).split("\n");
const [lane, ...otherLanes] = await connection.sendRequest("tensorlint/lifetimes", {
  textDocument: { uri },
  position: { line: before.length - 1, character: before.at(-1).length },
});
assert.deepEqual(otherLanes, []);
assert.equal(lane.name, "x");
assert.deepEqual(
  lane.steps.map((step) => step.event).sort(),
  ["created", "released", "used"],
  JSON.stringify(lane),
);

await connection.sendRequest(protocol.ShutdownRequest.type);
await connection.sendNotification(protocol.ExitNotification.type);
assert.equal(await exited, 0);
rmSync(folder, { recursive: true });
console.log(`the preferred fix "${fix.title}" leaves nothing to report`);
