// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.FolderContainer;
import dev.tensorlint.scanner.types.JarContainer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** Reads all classes of a jar or folder, those of one source file together. */
final class ClassFileReader {

  private ClassFileReader() {}

  /**
   * Returns the classes of a jar or folder by the path of their source file in it.
   *
   * @param problems a sentence on each class that cannot be read is added to it
   */
  static SortedMap<String, List<ClassNode>> read(Path path, List<String> problems)
      throws IOException {
    SortedMap<String, List<ClassNode>> bySource = new TreeMap<>();
    try (ClassContainer container =
        Files.isDirectory(path) ? new FolderContainer(path) : new JarContainer(path)) {
      for (String packageName : sorted(container.packages())) {
        for (String name : sorted(container.classes(packageName))) {
          String internal = name.replace('.', '/');
          ClassNode type = read(container, internal, problems);
          if (type != null) {
            bySource.computeIfAbsent(sourceOf(type), any -> new ArrayList<>()).add(type);
          }
        }
      }
    }
    return bySource;
  }

  private static List<String> sorted(Set<String> names) {
    return names.stream().sorted().toList();
  }

  private static @Nullable ClassNode read(
      ClassContainer container, String name, List<String> problems) {
    try {
      byte[] content = container.read(name);
      if (content == null) {
        return null;
      }
      ClassNode type = new ClassNode();
      new ClassReader(content).accept(type, ClassReader.SKIP_FRAMES);
      return type;
    } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
      problems.add(name + ".class cannot be read");
      return null;
    }
  }

  /** Returns the path of the source file: the debug information names it without its folder. */
  private static String sourceOf(ClassNode type) {
    int cut = type.name.lastIndexOf('/') + 1;
    if (type.sourceFile != null && !type.sourceFile.contains("/")) {
      return type.name.substring(0, cut) + type.sourceFile;
    }
    int end = type.name.indexOf('$', cut + 1);
    return (end < 0 ? type.name : type.name.substring(0, end)) + ".java";
  }
}
