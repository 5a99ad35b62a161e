// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.names;

import com.github.javaparser.resolution.TypeSolver;
import com.github.javaparser.resolution.declarations.ResolvedReferenceTypeDeclaration;
import com.github.javaparser.resolution.model.SymbolReference;
import com.github.javaparser.symbolsolver.javassistmodel.JavassistFactory;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javassist.ClassPool;
import javassist.NotFoundException;
import org.jspecify.annotations.Nullable;

/**
 * The classes of the running JDK and of a class path, for the symbol solver, with their members in
 * the order of the class file. Its own reads the JDK by reflection, whose order changes from run to
 * run, and with it the overload that the solver takes.
 */
final class BinaryTypes implements TypeSolver {

  private static final String SUFFIX = ".class";

  private final ClassPool pool = new ClassPool();

  /** Binary names by those with dots alone. */
  private final Map<String, String> names = new HashMap<>();

  private @Nullable TypeSolver parent;

  BinaryTypes(List<Path> classpath) throws IOException {
    pool.appendSystemPath();
    try (Stream<Path> modules = Files.list(jdk().getPath("/modules"))) {
      for (Path module : modules.sorted().toList()) {
        addBelow(module);
      }
    }
    for (Path entry : classpath) {
      addEntry(entry);
    }
  }

  /** Not to be closed: it is the JVM's own. */
  private static FileSystem jdk() {
    return FileSystems.getFileSystem(URI.create("jrt:/"));
  }

  private void addEntry(Path entry) throws IOException {
    try {
      pool.appendClassPath(entry.toString());
    } catch (NotFoundException e) {
      throw new IOException(entry.toString(), e);
    }
    if (Files.isDirectory(entry)) {
      addBelow(entry);
      return;
    }
    try (FileSystem jar = FileSystems.newFileSystem(entry)) {
      addBelow(jar.getPath("/"));
    }
  }

  private void addBelow(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      files
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .filter(file -> file.endsWith(SUFFIX))
          .map(file -> file.substring(0, file.length() - SUFFIX.length()).replace('/', '.'))
          .forEach(name -> names.putIfAbsent(name.replace('$', '.'), name));
    }
  }

  @Override
  public @Nullable TypeSolver getParent() {
    return parent;
  }

  @Override
  public void setParent(TypeSolver parent) {
    this.parent = parent;
  }

  @Override
  public SymbolReference<ResolvedReferenceTypeDeclaration> tryToSolveType(String name) {
    String binaryName = names.get(name);
    if (binaryName == null) {
      return SymbolReference.unsolved();
    }
    try {
      return SymbolReference.solved(
          JavassistFactory.toTypeDeclaration(pool.get(binaryName), getRoot()));
    } catch (NotFoundException e) {
      throw new IllegalStateException(binaryName + " was listed and cannot be read", e);
    }
  }

  @Override
  public SymbolReference<ResolvedReferenceTypeDeclaration> tryToSolveTypeInModule(
      String module, String name) {
    return tryToSolveType(name);
  }
}
