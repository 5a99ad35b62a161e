// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.FolderContainer;
import dev.tensorlint.scanner.types.JarContainer;
import dev.tensorlint.scanner.types.SourceTypeOracle;
import dev.tensorlint.scanner.types.TypeTable;
import dev.tensorlint.scanner.types.Types;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.ClassNode;

/** Translates the classes of jars and folders. No class is loaded, and nothing is written. */
public final class BytecodeFrontEnd implements AutoCloseable {

  private final TypeTable table;
  private final List<Path> inputs;
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  private BytecodeFrontEnd(TypeTable table, List<Path> inputs) {
    this.table = table;
    this.inputs = inputs;
  }

  /**
   * Opens class files.
   *
   * @param inputs jars and folders whose classes are translated
   * @param classpath jars and folders that these use
   * @param assumed what is known of types that neither has
   * @throws IOException when one of them cannot be opened
   */
  public static BytecodeFrontEnd open(List<Path> inputs, List<Path> classpath, AssumedTypes assumed)
      throws IOException {
    List<ClassContainer> containers = new ArrayList<>();
    for (Path each : inputs) {
      containers.add(container(each));
    }
    for (Path each : classpath) {
      containers.add(container(each));
    }
    return new BytecodeFrontEnd(new TypeTable(containers, assumed), List.copyOf(inputs));
  }

  private static ClassContainer container(Path path) throws IOException {
    return Files.isDirectory(path) ? new FolderContainer(path) : new JarContainer(path);
  }

  /**
   * Translates the classes. What cannot be read is a diagnostic each.
   *
   * @throws IOException when an input cannot be read
   */
  public Program translate() throws IOException {
    Types types = new Types(table);
    List<CompilationUnit> units = new ArrayList<>();
    for (Path input : inputs) {
      List<String> problems = new ArrayList<>();
      for (Map.Entry<String, List<ClassNode>> each :
          ClassFileReader.read(input, problems).entrySet()) {
        units.add(UnitReader.read(each.getKey(), each.getValue(), types, problems::add));
      }
      problems.forEach(each -> diagnostics.add(Diagnostic.error(input.toString(), each)));
    }
    return new Program(units, new SourceTypeOracle(types));
  }

  /** Returns what could not be read so far. */
  public List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }

  /** Closes the jars; the oracle of the program answers as long as they are open. */
  @Override
  public void close() throws IOException {
    table.close();
  }
}
