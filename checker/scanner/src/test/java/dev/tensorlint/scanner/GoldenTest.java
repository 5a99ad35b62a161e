// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.ir.IrPrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The whole tree of each {@code golden/*.java} is what lies beside it as {@code *.ir}. With {@code
 * -Dgolden.update=true} the trees are written instead, and the diff is reviewed.
 */
class GoldenTest {

  private static final Path FOLDER = Path.of("src/test/resources/golden");

  @TestFactory
  List<DynamicTest> trees() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .map(file -> DynamicTest.dynamicTest(name(file), () -> check(file)))
          .toList();
    }
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  private static void check(Path file) throws IOException {
    LintRequest request =
        LintRequest.of(List.of(file)).withWorkingDirectory(FOLDER.toAbsolutePath());
    LintRequest absolute =
        new LintRequest(
            List.of(file.toAbsolutePath()),
            List.of(),
            List.of(),
            request.models(),
            request.options(),
            1,
            request.workingDirectory());
    ScanResult result = SourceFolder.scan(absolute);
    assertEquals(List.of(), result.diagnostics());
    String tree = IrPrinter.print(SourceFolder.only(result));
    Path golden = FOLDER.resolve(name(file).replace(".java", ".ir"));
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(golden, tree);
    }
    assertEquals(Files.readString(golden), tree);
  }
}
