// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.Report;
import dev.tensorlint.report.Reporter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Where the report goes: a file, or standard output. */
final class ReportFile {

  private final Console console;
  private final @Nullable Path file;

  private ReportFile(Console console, @Nullable Path file) {
    this.console = console;
    this.file = file;
  }

  /**
   * Returns the target of a report, which is not touched before the report is written.
   *
   * @param file the file, or null for standard output
   * @throws IOException if it is plain already that the file cannot be written
   */
  static ReportFile of(Console console, @Nullable Path file) throws IOException {
    if (file != null && Files.isDirectory(console.resolve(file))) {
      throw unwritable(file, "it is a folder");
    }
    if (file != null && !Files.isDirectory(folderOf(console.resolve(file)))) {
      throw unwritable(file, "its folder does not exist");
    }
    return new ReportFile(console, file);
  }

  private static Path folderOf(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return folder == null ? file : folder;
  }

  void write(Reporter reporter, Report report) throws IOException {
    if (file == null) {
      reporter.write(report, console.out());
      return;
    }
    try (Writer writer =
        new OutputStreamWriter(
            Files.newOutputStream(console.resolve(file)), StandardCharsets.UTF_8)) {
      reporter.write(report, writer);
    } catch (IOException e) {
      throw unwritable(file, reason(e));
    }
  }

  private static IOException unwritable(Path file, String reason) {
    return new IOException("cannot write the report to " + file + ": " + reason);
  }

  private static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    return e instanceof NoSuchFileException ? "no such file" : String.valueOf(e.getMessage());
  }
}
