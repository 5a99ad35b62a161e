// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.scanner.classes.ClassInput;
import dev.tensorlint.scanner.types.GivenTypes;
import dev.tensorlint.scanner.types.Types;
import dev.tensorlint.scanner.units.KeptAnalysis;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;

/**
 * A translated program. Its type oracle reads the class path on demand, so that it answers as long
 * as the result is open.
 */
public final class ScanResult implements AutoCloseable {

  private final Program program;
  private final List<Diagnostic> diagnostics;
  private final ScanCounts counts;
  private final List<FileImports> imports;
  private final Types types;
  private final KeptAnalysis kept;
  private final List<ClassInput> classes;
  private final Set<String> libraryFiles;

  ScanResult(
      Program program,
      List<Diagnostic> diagnostics,
      ScanCounts counts,
      List<FileImports> imports,
      Types types,
      KeptAnalysis kept,
      List<ClassInput> classes,
      Set<String> libraryFiles) {
    this.kept = kept;
    this.libraryFiles = Set.copyOf(libraryFiles);
    this.classes = List.copyOf(classes);
    this.imports = List.copyOf(imports);
    this.program = program;
    this.diagnostics = diagnostics.stream().sorted(Diagnostic.ORDER).toList();
    this.counts = counts;
    this.types = types;
  }

  public Program program() {
    return program;
  }

  /** Returns the types that the sources, the class path or the JDK have. */
  public TypeOracle given() {
    return new GivenTypes(program.types(), types.table());
  }

  /** Returns what could not be read, parsed or translated, in {@link Diagnostic#ORDER}. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  public ScanCounts counts() {
    return counts;
  }

  /** Returns what is kept of the analysis of the program. */
  KeptAnalysis kept() {
    return kept;
  }

  /** Returns what each translated file imports, in the order of the files. */
  List<FileImports> imports() {
    return imports;
  }

  /** Returns the archives and folders whose class files are in the program. */
  List<ClassInput> classes() {
    return classes;
  }

  /** Returns the files of libraries that the program calls; nothing is reported in them. */
  Set<String> libraryFiles() {
    return libraryFiles;
  }

  /** Returns whether a type is among the sources, in the JDK or on the class path. */
  boolean isGiven(String binaryName) {
    return types.table().isGiven(binaryName);
  }

  /** Returns the classes that tell which versions of libraries the sources use. */
  Set<String> versions() {
    return types.table().versions();
  }

  /** Closes the class path. */
  @Override
  public void close() {
    try {
      types.table().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
