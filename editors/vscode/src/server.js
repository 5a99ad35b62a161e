// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
//
// Which server is started, and how.

const { execFile } = require("node:child_process");
const { existsSync, readdirSync, renameSync, rmSync, mkdirSync } = require("node:fs");
const { join } = require("node:path");
const { pathToFileURL } = require("node:url");

const SECTION = "tensorlint";

/** The optimizing compiler pays, but not before the first findings are shown. */
const OPTIONS = [
  "-XX:+UseSerialGC",
  "-XX:Tier4InvocationThreshold=50000",
  "-XX:Tier4MinInvocationThreshold=6000",
  "-XX:Tier4CompileThreshold=150000",
  "-XX:Tier4BackEdgeThreshold=400000",
];

/** Returns a setting of the user or its default; what a workspace sets is never started. */
function userSetting(settings, name) {
  const found = settings.inspect(name);
  return found?.globalValue ?? found?.defaultValue ?? "";
}

/** Returns the jar inside the extension; undefined in a checkout that has not packed one. */
function bundledJar(folder) {
  const server = join(folder, "server");
  const name = existsSync(server) && readdirSync(server).find((each) => each.endsWith(".jar"));
  return name ? join(server, name) : undefined;
}

function java(settings, environment) {
  const named = userSetting(settings, "java");
  const home = environment.JAVA_HOME;
  return named || (home ? join(home, "bin", "java") : "java");
}

/** An archive holds for one version of the extension; a Java refuses that of another one. */
function archiveOf(context) {
  return join(context.globalStorageUri.fsPath, `classes-${context.extension.packageJSON.version}.jsa`);
}

/**
 * Returns the command that starts the server: the launcher of the user, or else the server inside
 * the extension, or else a launcher on the PATH.
 */
function command(context, settings, environment = process.env) {
  const launcher = userSetting(settings, "command");
  const jar = bundledJar(context.extensionPath);
  if (launcher || !jar) {
    return { command: launcher || SECTION, args: ["language-server"] };
  }
  const archive = archiveOf(context);
  const shared = existsSync(archive) ? [`-XX:SharedArchiveFile=${archive}`] : [];
  return {
    command: java(settings, environment),
    args: ["-Xlog:disable", "-Xlog:all=error:stderr", ...OPTIONS, ...shared, "-jar", jar, "language-server"],
  };
}

function message(content) {
  const text = JSON.stringify({ jsonrpc: "2.0", ...content });
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

/** A file with a finding, so that the rules and the fixes are loaded as well. */
const SAMPLE = `import dev.tensorlint.runtime.Tensor;

final class Sample {
  static float[] run() {
    Tensor x = Tensor.of(1f);
    x.close();
    return x.toFloatArray();
  }
}
`;

/** What an editor says before it shows something. */
function conversation(uri) {
  const textDocument = { uri };
  const text = SAMPLE;
  return [
    { id: 1, method: "initialize", params: { capabilities: {} } },
    { method: "initialized", params: {} },
    {
      method: "textDocument/didOpen",
      params: { textDocument: { uri, languageId: "java", version: 1, text } },
    },
    {
      id: 2,
      method: "textDocument/hover",
      params: { textDocument, position: { line: 0, character: 0 } },
    },
    { id: 3, method: "shutdown" },
    { method: "exit" },
  ];
}

/**
 * Writes the classes of the server as the JVM likes to have them, for the next start: it then takes
 * half of the time. A failure costs nothing but that.
 */
function archiveClasses(context, settings, environment = process.env) {
  const jar = bundledJar(context.extensionPath);
  const archive = archiveOf(context);
  if (!jar || existsSync(archive) || userSetting(settings, "command")) {
    return;
  }
  mkdirSync(context.globalStorageUri.fsPath, { recursive: true });
  const written = `${archive}.${process.pid}`;
  const args = ["-XX:+UseSerialGC", `-XX:ArchiveClassesAtExit=${written}`, "-jar", jar, "language-server"];
  const options = { cwd: context.globalStorageUri.fsPath };
  const child = execFile(java(settings, environment), args, options, (failure) => {
    if (failure) {
      rmSync(written, { force: true });
    } else if (existsSync(written)) {
      renameSync(written, archive);
    }
  });
  const uri = pathToFileURL(join(context.globalStorageUri.fsPath, "Sample.java")).href;
  child.stdin.on("error", () => {}); // It has ended already: there is no Java, say.
  child.stdin.end(conversation(uri).map(message).join(""));
}

module.exports = { archiveClasses, command };
