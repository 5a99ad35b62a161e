// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.text.Screen;
import dev.tensorlint.rules.finding.Diagnostic;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * The world as the command sees it.
 *
 * @param in the input of the process
 * @param workingDirectory where relative paths start
 * @param environment variables of the process
 * @param outIsTerminal whether a person reads {@code out} on a terminal
 * @param errIsTerminal the same for {@code err}
 * @param nanoTime the clock of progress
 */
record Console(
    InputStream in,
    PrintWriter out,
    PrintWriter err,
    Path workingDirectory,
    Map<String, String> environment,
    boolean outIsTerminal,
    boolean errIsTerminal,
    LongSupplier nanoTime) {

  /**
   * Returns the console of this process. Java cannot tell whether a stream is a terminal, so the
   * launcher says it in the properties {@code tensorlint.terminal.out} and {@code .err}.
   */
  static Console ofProcess() {
    return new Console(
        new FileInputStream(FileDescriptor.in),
        writer(FileDescriptor.out),
        writer(FileDescriptor.err),
        Path.of("").toAbsolutePath(),
        System.getenv(),
        Boolean.getBoolean("tensorlint.terminal.out"),
        Boolean.getBoolean("tensorlint.terminal.err"),
        System::nanoTime);
  }

  /**
   * Returns how many columns the terminal has. The launcher exports {@code COLUMNS} where the
   * report goes to a terminal; a word that is no number is none of ours.
   */
  int columns() {
    String columns = environment.getOrDefault("COLUMNS", "");
    return columns.matches("[1-9][0-9]{0,4}") ? Integer.parseInt(columns) : Screen.UNBOUNDED;
  }

  private static PrintWriter writer(FileDescriptor descriptor) {
    FileOutputStream stream = new FileOutputStream(descriptor);
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
  }

  Path resolve(Path path) {
    return workingDirectory.resolve(path);
  }

  /** Returns a path as it is shown: relative to the working directory where it is below it. */
  String shown(String path) {
    String folder = workingDirectory.toString().replace(File.separatorChar, '/');
    String prefix = folder.endsWith("/") ? folder : folder + "/";
    return path.startsWith(prefix) ? path.substring(prefix.length()) : path;
  }

  /** Returns a diagnostic with its path as it is shown. */
  Diagnostic shown(Diagnostic diagnostic) {
    return new Diagnostic(
        diagnostic.severity(),
        diagnostic.path() == null ? null : shown(diagnostic.path()),
        diagnostic.line(),
        diagnostic.column(),
        diagnostic.message(),
        diagnostic.subject());
  }

  /** Prints one line on {@code err}, which is not for results. */
  void say(String line) {
    err.print(line + "\n");
    err.flush();
  }
}
