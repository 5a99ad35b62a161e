// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.IrPrinter;
import dev.tensorlint.scanner.types.AssumedTypes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** A folder of sources that a test writes and scans. */
record SourceFolder(Path path) {

  SourceFolder with(String name, String text) throws IOException {
    Path file = path.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return this;
  }

  LintRequest request() {
    return LintRequest.of(List.of(path)).withWorkingDirectory(path);
  }

  ScanResult scan() {
    return scan(request());
  }

  static ScanResult scan(LintRequest request) {
    try (ScanResult result = new Scanner(text -> true, AssumedTypes.NONE).scan(request)) {
      return result;
    }
  }

  /** Returns the diagnostics of a scan, one a line. */
  List<String> problems() {
    return problems(request());
  }

  static List<String> problems(LintRequest request) {
    return scan(request).diagnostics().stream().map(each -> each.oneLine()).toList();
  }

  static String dump(ScanResult result) {
    return result.program().units().stream()
        .map(IrPrinter::print)
        .collect(Collectors.joining("\n"));
  }

  static CompilationUnit only(ScanResult result) {
    return result.program().units().get(0);
  }
}
