// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.IrPrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Java files with the dump of their translation beside them, {@code X.java} and {@code X.ir}. Run
 * with {@code -DupdateGolden=true} to write the dumps anew, and review the difference.
 */
record GoldenDump(Path source) {

  private static final boolean UPDATE = Boolean.getBoolean("updateGolden");

  static Stream<GoldenDump> in(String folder) throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources", folder))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted(Comparator.naturalOrder())
          .map(GoldenDump::new)
          .toList()
          .stream();
    }
  }

  void check() throws IOException {
    String actual = translate();
    Path expected = source.resolveSibling(source.getFileName().toString().replace(".java", ".ir"));
    if (UPDATE) {
      Files.writeString(expected, actual);
    }
    assertEquals(Files.readString(expected), actual);
  }

  private String translate() throws IOException {
    JavacFrontEnd.Result result =
        JavacFrontEnd.translate(List.of(source), List.of(), path -> path.getFileName());
    StringBuilder text = new StringBuilder();
    result.diagnostics().forEach(each -> text.append(each.oneLine()).append('\n'));
    for (CompilationUnit unit : result.program().units()) {
      text.append(IrPrinter.print(unit));
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return String.valueOf(source.getFileName());
  }
}
