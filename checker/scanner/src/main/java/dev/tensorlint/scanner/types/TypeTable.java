// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.RootMark;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * All declarations that a run can name: sources first, then the JDK and the class path, and last
 * what is assumed of types that none of these has. Thread-safe; what it answers does not depend on
 * what was asked before, once the sources are declared.
 */
public final class TypeTable implements AutoCloseable {

  private final BinaryClasses binaries;
  private final AssumedTypes assumed;
  private final Map<String, ClassInfo> declared = new ConcurrentHashMap<>();
  private final Set<String> written = ConcurrentHashMap.newKeySet();
  private final Map<String, Set<String>> declaredIn = new ConcurrentHashMap<>();
  private final Map<String, Set<String>> libraryTypesIn = new ConcurrentHashMap<>();
  private final Map<String, Optional<ClassInfo>> missing = new ConcurrentHashMap<>();

  public TypeTable(List<ClassContainer> classpath, AssumedTypes assumed) {
    this(new BinaryClasses(classpath), assumed);
  }

  public TypeTable(BinaryClasses binaries, AssumedTypes assumed) {
    this.binaries = binaries;
    this.assumed = assumed;
  }

  /** Adds a declaration from a source; the first of a name stays. */
  public void declare(ClassInfo type) {
    if (declared.putIfAbsent(type.name(), type) == null) {
      written.add(RootMark.strip(type.name()));
      declaredIn
          .computeIfAbsent(BinaryName.packageOf(type.name()), any -> ConcurrentHashMap.newKeySet())
          .add(BinaryName.inPackage(type.name()));
    }
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

  public @Nullable ClassInfo find(String binaryName) {
    ClassInfo found = findGiven(binaryName);
    return found != null ? found : findAssumed(binaryName);
  }

  private @Nullable ClassInfo findGiven(String binaryName) {
    ClassInfo source = declared.get(binaryName);
    return source != null ? source : binaries.find(binaryName);
  }

  private @Nullable ClassInfo findAssumed(String binaryName) {
    Optional<ClassInfo> known = missing.get(binaryName);
    if (known == null) {
      known = Optional.ofNullable(assumed.find(binaryName, binaries::hasPackage));
      missing.put(binaryName, known);
    }
    return known.orElse(null);
  }

  /** Returns the classes that tell which versions of libraries the sources use. */
  public Set<String> versions() {
    return assumed.versions();
  }

  /**
   * Returns whether sources, the JDK or the class path have this type; a name as it is written
   * stands for the types of all source roots.
   */
  public boolean isGiven(String binaryName) {
    return written.contains(binaryName) || findGiven(binaryName) != null;
  }

  /** Returns whether the JDK or the class path has a package. */
  boolean hasPackage(String packageName) {
    return binaries.hasPackage(packageName);
  }

  /**
   * Returns whether a package has a type, given or assumed. A package is listed once, so that a
   * name which it lacks takes no search and is not remembered.
   *
   * @param simpleName its binary name without the package
   */
  public boolean has(String packageName, String simpleName) {
    boolean isListed =
        declaredIn.getOrDefault(packageName, Set.of()).contains(simpleName)
            || libraryTypesIn(packageName).contains(simpleName);
    return isListed && find(BinaryName.of(packageName, simpleName)) != null;
  }

  /** Returns the names of the types that a package has in libraries, without the package. */
  private Set<String> libraryTypesIn(String packageName) {
    Set<String> known = libraryTypesIn.get(packageName);
    if (known == null) {
      Set<String> types = new HashSet<>(assumed.typesIn(packageName, binaries::hasPackage));
      binaries.classes(packageName).forEach(each -> types.add(BinaryName.inPackage(each)));
      known = Set.copyOf(types);
      libraryTypesIn.put(packageName, known);
    }
    return known;
  }

  /** Returns the binary names of the types of a package, those of the sources too. */
  Set<String> typesIn(String packageName) {
    Set<String> types = new TreeSet<>(binaries.classes(packageName));
    declaredIn
        .getOrDefault(packageName, Set.of())
        .forEach(each -> types.add(BinaryName.of(packageName, each)));
    return types;
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
