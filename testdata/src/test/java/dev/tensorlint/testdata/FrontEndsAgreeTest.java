// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.tensorlint.errorprone.JavacFrontEnd;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.IrPrinter;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.ScanResult;
import dev.tensorlint.scanner.Scanner;
import dev.tensorlint.scanner.types.AssumedTypes;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Both front ends build the same tree of the same source, down to spans, types and callees. */
final class FrontEndsAgreeTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "testdata/UnscopedTensor",
        "testdata/UseAfterDispose",
        "testdata/WeaklyHeldModel",
        "testdata/demo",
        "runtime/src/main/java",
        "rules/src/main/java/dev/tensorlint/rules/ir",
        "rules/src/main/java/dev/tensorlint/rules/model",
        "rules/src/main/java/dev/tensorlint/rules/dataflow",
        "checker/scanner/src/main/java",
        "checker/scanner/src/test/resources/golden/Java17.java",
        "checker/scanner/src/test/resources/golden/Joins.java",
      })
  void sameTrees(String sources) throws IOException {
    LintRequest request =
        LintRequest.of(List.of(Folders.PROJECT.resolve(sources)))
            .withClasspath(classpath())
            .withWorkingDirectory(Folders.PROJECT);
    try (ScanResult scanned = new Scanner(text -> true, AssumedTypes.NONE).scan(request)) {
      assertEquals(List.of(), scanned.diagnostics());
      Map<String, String> trees = trees(scanned.program());
      assertFalse(trees.isEmpty());
      Map<String, String> compiled = trees(compile(trees.keySet().stream()));
      assertEquals(compiled.keySet(), trees.keySet());
      compiled.forEach((path, tree) -> assertEquals(tree, trees.get(path), path));
    }
  }

  private static Program compile(Stream<String> paths) throws IOException {
    List<Path> files = paths.map(Folders.PROJECT::resolve).toList();
    JavacFrontEnd.Result result =
        JavacFrontEnd.translate(files, classpath(), Folders.PROJECT::relativize);
    assertEquals(List.of(), result.diagnostics());
    return result.program();
  }

  private static List<Path> classpath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(path -> path.toFile().exists())
        .toList();
  }

  private static Map<String, String> trees(Program program) {
    return program.units().stream().collect(Collectors.toMap(unit -> unit.file().path(), tree()));
  }

  private static Function<CompilationUnit, String> tree() {
    return IrPrinter::print;
  }
}
