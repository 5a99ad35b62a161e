// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.source.RefusedFileException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The classes of the JDK, then those of the class path in its order. Class files are read when they
 * are first asked for and are kept. Thread-safe; what it answers does not depend on what was asked
 * before.
 */
public final class BinaryClasses implements AutoCloseable {

  private final List<ClassContainer> containers;
  private final Map<String, List<ClassContainer>> byPackage = new HashMap<>();
  private final Map<String, Optional<ClassInfo>> loaded = new ConcurrentHashMap<>();
  private final Map<String, String> unreadable = new ConcurrentHashMap<>();

  public BinaryClasses(List<ClassContainer> classpath) {
    containers = new ArrayList<>();
    containers.add(new JdkContainer());
    containers.addAll(classpath);
    for (ClassContainer container : containers) {
      for (String packageName : container.packages()) {
        byPackage.computeIfAbsent(packageName, any -> new ArrayList<>(1)).add(container);
      }
    }
  }

  @Nullable ClassInfo find(String binaryName) {
    Optional<ClassInfo> known = loaded.get(binaryName);
    if (known == null) {
      // Two threads may both read it; what they read is the same, and the first one stays.
      Optional<ClassInfo> read = Optional.ofNullable(load(binaryName));
      Optional<ClassInfo> first = loaded.putIfAbsent(binaryName, read);
      known = first == null ? read : first;
    }
    return known.orElse(null);
  }

  /** Returns whether the JDK or the class path has a package. */
  public boolean hasPackage(String packageName) {
    return byPackage.containsKey(packageName);
  }

  /** Returns the binary names of the classes of a package, nested ones too. */
  Set<String> classes(String packageName) {
    return byPackage.getOrDefault(packageName, List.of()).stream()
        .flatMap(container -> container.classes(packageName).stream())
        .collect(Collectors.toSet());
  }

  private @Nullable ClassInfo load(String binaryName) {
    String packageName = BinaryName.packageOf(binaryName);
    for (ClassContainer container : byPackage.getOrDefault(packageName, List.of())) {
      ClassInfo found = load(container, binaryName.replace('.', '/'));
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private @Nullable ClassInfo load(ClassContainer container, String internalName) {
    try {
      byte[] content = container.read(internalName);
      if (content == null) {
        return null;
      }
      ClassFile file = ClassFile.read(content);
      // A file system that ignores case finds the class of another name.
      return file.name().equals(internalName)
          ? new BinaryClass(
              file,
              name -> BinaryClass.outerVariable(file, name, this::find),
              () -> markBroken(internalName))
          : null;
    } catch (RefusedFileException e) {
      unreadable.put(internalName, e.what());
      return null;
    } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
      markBroken(internalName);
      return null;
    }
  }

  private void markBroken(String internalName) {
    unreadable.put(internalName, "is broken");
  }

  /** Returns what is wrong with class files, by internal names, as far as they were asked for. */
  Map<String, String> unreadable() {
    return new TreeMap<>(unreadable);
  }

  /** Closes the class path; what was read stays. */
  @Override
  public void close() throws IOException {
    for (ClassContainer container : containers) {
      container.close();
    }
  }
}
