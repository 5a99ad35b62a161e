// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
//
// Puts the server into the extension, as `mvn package` has built it.

import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const extension = resolve(import.meta.dirname, "..");
const root = resolve(extension, "../..");
const built = join(root, "checker/cli/target");
const jars = existsSync(built)
  ? readdirSync(built).filter((name) => /^tensorlint-cli-.*(?<!-sources|-javadoc)\.jar$/.test(name))
  : [];
if (jars.length !== 1) {
  throw new Error(`${built} has ${jars.length} jars of the command: build it with ./tensorlint --version`);
}
const server = join(extension, "server");
rmSync(server, { recursive: true, force: true });
mkdirSync(server);
cpSync(join(built, jars[0]), join(server, jars[0]));
cpSync(join(built, "lib"), join(server, "lib"), { recursive: true });
for (const name of ["LICENSE", "CHANGELOG.md"]) {
  cpSync(join(root, name), join(extension, name));
}
