// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.IrPrinter;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.ScanResult;
import dev.tensorlint.scanner.Scanner;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.types.AssumedTypes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles sources and reads the class files back. */
final class CompiledCode {

  private static final Pattern STATEMENT =
      Pattern.compile(
          "(Block|LocalDecl|ExprStmt|If|While|DoWhile|For|ForEach|Switch|Try|OnFailure|AddedClose"
              + "|Return|Throw|Break|Continue|Labeled)\\b.*");

  private final Path folder;
  private List<Diagnostic> diagnostics = List.of();

  CompiledCode(Path folder) {
    this.folder = folder;
  }

  /** Compiles a class {@code A} with the given members. */
  CompiledCode with(String members, String... options) throws IOException {
    clear();
    Path source = Files.createDirectories(folder.resolve("source")).resolve("A.java");
    Files.writeString(source, "import java.util.*;\nfinal class A {\n" + members + "\n}\n");
    List<String> arguments = new ArrayList<>(List.of(options));
    arguments.addAll(List.of("-d", classes().toString(), "-proc:none", source.toString()));
    JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler(), "no JDK");
    int status = compiler.run(null, null, null, arguments.toArray(String[]::new));
    if (status != 0) {
      throw new IllegalArgumentException("does not compile: " + members);
    }
    return this;
  }

  private void clear() throws IOException {
    try (Stream<Path> files = Files.list(classes())) {
      for (Path each : files.toList()) {
        Files.delete(each);
      }
    }
  }

  Path classes() throws IOException {
    return Files.createDirectories(folder.resolve("classes"));
  }

  /** Returns the tree of all classes as text. */
  String tree() throws IOException {
    Scanner scanner =
        new Scanner(text -> true, AssumedTypes.NONE, FileTree.DISK, new BytecodeFrontEnd());
    try (ScanResult scanned = scanner.scan(LintRequest.of(List.of(classes())))) {
      diagnostics = scanned.diagnostics();
      return scanned.program().units().stream().map(IrPrinter::print).collect(Collectors.joining());
    }
  }

  /** Returns what could not be read when the tree was asked for. */
  List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  /** Returns the kinds of statements of the only method, in their order, without their nesting. */
  String statements() throws IOException {
    return tree()
        .lines()
        .map(String::strip)
        .filter(line -> STATEMENT.matcher(line).matches())
        .map(line -> line.replaceFirst("\\W.*", ""))
        .filter(kind -> !kind.equals("Block"))
        .collect(Collectors.joining(" "));
  }
}
