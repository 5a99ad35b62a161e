// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * All declarations that a run can name: sources first, then the JDK and the class path.
 * Thread-safe; what it answers does not depend on what was asked before.
 */
public final class TypeTable implements AutoCloseable {

  private final BinaryClasses binaries;
  private final Map<String, ClassInfo> declared = new ConcurrentHashMap<>();

  public TypeTable(List<ClassContainer> classpath) {
    this(new BinaryClasses(classpath));
  }

  public TypeTable(BinaryClasses binaries) {
    this.binaries = binaries;
  }

  /** Adds a declaration from a source; the first of a name stays. */
  public void declare(ClassInfo type) {
    declared.putIfAbsent(type.name(), type);
  }

  /** Puts another version of a declaration in its place, if it is the one that counts. */
  void replace(ClassInfo old, ClassInfo now) {
    declared.replace(old.name(), old, now);
  }

  void remove(ClassInfo type) {
    declared.remove(type.name(), type);
  }

  /** Adds a local class; translating its method again replaces it. */
  void declareLocal(ClassInfo type) {
    declared.put(type.name(), type);
  }

  /** Returns whether sources declare this type. */
  public boolean isDeclared(String binaryName) {
    return declared.containsKey(binaryName);
  }

  /** Returns whether sources, the JDK or the class path have this type. */
  public boolean hasDeclaration(String binaryName) {
    return isDeclared(binaryName) || binaries.find(binaryName) != null;
  }

  public @Nullable ClassInfo find(String binaryName) {
    ClassInfo source = declared.get(binaryName);
    return source != null ? source : binaries.find(binaryName);
  }

  /** Returns what is wrong with class files, by internal names, as far as they were asked for. */
  public Map<String, String> unreadable() {
    return binaries.unreadable();
  }

  /** Closes the class path; what was read stays. */
  @Override
  public void close() throws IOException {
    binaries.close();
  }
}
