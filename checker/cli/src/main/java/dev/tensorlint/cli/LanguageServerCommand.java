// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.languageserver.Server;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Serves an editor. */
@Command(
    name = "language-server",
    description = "Serves an editor over standard input and output (Language Server Protocol).",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", "An editor starts it; docs/ide.md has the configuration for each."})
final class LanguageServerCommand implements Callable<Integer> {

  /** Standard output is the protocol's alone: whatever else prints goes to standard error. */
  @Override
  public Integer call() {
    System.setOut(System.err);
    return new Server(BundledRuntime.location().stream().toList(), Server.cacheOfUser())
        .serve(new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out));
  }
}
