// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.prelink;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/**
 * The classes of a folder, by name. Companions, which are made for another class, are members of
 * its nest, since what they call is private: the code of a lambda, or the constructor of a record.
 */
final class ClassFolder {

  private static final String SUFFIX = ".class";

  private final Path root;
  private final NavigableMap<String, ClassNode> classes = new TreeMap<>();
  private final Set<String> changed = new TreeSet<>();
  private final Set<String> deleted = new TreeSet<>();

  private ClassFolder(Path root) {
    this.root = root;
  }

  static ClassFolder read(Path root) throws IOException {
    ClassFolder folder = new ClassFolder(root);
    try (Stream<Path> files = Files.walk(root)) {
      for (Path each : files.filter(ClassFolder::isClass).toList()) {
        ClassNode node = new ClassNode();
        new ClassReader(Files.readAllBytes(each)).accept(node, 0);
        folder.classes.put(node.name, node);
      }
    }
    return folder;
  }

  private static boolean isClass(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(SUFFIX) && !name.equals("module-info" + SUFFIX);
  }

  /** Returns the classes that are there now. */
  List<ClassNode> classes() {
    return List.copyOf(classes.values());
  }

  void change(ClassNode node) {
    changed.add(node.name);
  }

  void add(ClassNode companion) {
    classes.put(companion.name, companion);
    deleted.remove(companion.name);
    change(companion);
  }

  /** Deletes the classes of the lambdas that a former version of a class had. */
  void deleteLambdasOf(ClassNode owner) {
    String prefix = owner.name + Lambda.MARK;
    Set<String> former = classes.subMap(prefix, prefix + Character.MAX_VALUE).keySet();
    deleted.addAll(former);
    former.clear();
  }

  void write() throws IOException {
    for (ClassNode each : classes()) {
      if (isCompanion(each)) {
        place(each);
      }
    }
    for (String each : deleted) {
      Files.delete(file(each));
    }
    for (String each : changed) {
      ClassWriter writer = new ClassWriter(0);
      Objects.requireNonNull(classes.get(each)).accept(writer);
      Files.write(file(each), writer.toByteArray());
    }
  }

  private static boolean isCompanion(ClassNode node) {
    return node.name.contains(Lambda.MARK) || node.name.endsWith(RecordValues.MARK);
  }

  /**
   * Puts a companion into its nest. The host of a nest that is compiled anew has no companions, not
   * even those of its members. Of a class that is no more, or has no use for it, the companion is a
   * remainder.
   */
  private void place(ClassNode companion) {
    ClassNode owner = classes.get(companion.outerClass);
    ClassNode host = classes.get(companion.nestHostClass);
    if (owner == null || host == null || !mentions(owner, companion.name)) {
      classes.remove(companion.name);
      deleted.add(companion.name);
    } else {
      join(companion, host);
    }
  }

  /** Returns whether a class says that another one is in it. */
  static boolean mentions(ClassNode owner, String companion) {
    return owner.innerClasses.stream().anyMatch(each -> each.name.equals(companion));
  }

  private void join(ClassNode member, ClassNode host) {
    if (host.nestMembers == null) {
      host.nestMembers = new ArrayList<>();
    }
    if (!host.nestMembers.contains(member.name)) {
      host.nestMembers.add(member.name);
      change(host);
    }
  }

  private Path file(String name) {
    return root.resolve(name + SUFFIX);
  }
}
