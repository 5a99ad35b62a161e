// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.relevance.Words;
import dev.tensorlint.scanner.store.ClasspathContent;
import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.store.ContentStore;
import dev.tensorlint.scanner.types.ClassContainer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The classes of a class path that may be followed, read when they are asked for. A jar with a
 * package that a model describes is left to the model. Not thread-safe.
 */
public final class LibraryClasses {

  /** No class path. */
  public static final LibraryClasses NONE =
      new LibraryClasses(
          Map.of(),
          text -> false,
          ContentStore.NONE,
          new ClasspathContent(ContentStore.NONE, List.of()));

  private static final ContentKey KIND = ContentKey.of("class-heads-1");

  private record Entry(
      String name, ClassContainer container, boolean isModelled, ClassHeads heads) {}

  private record Found(Entry entry, ClassHeads.Head head) {}

  private final Map<String, List<Entry>> byPackage = new HashMap<>();
  private final List<Entry> entries = new ArrayList<>();
  private final Map<String, Optional<Found>> found = new HashMap<>();
  private final Map<String, Boolean> packages = new HashMap<>();

  /**
   * @param classpath jars and folders in their order
   * @param names whether a text could matter to the models
   * @param store keeps what the class files of a jar say
   * @param content of the class path
   */
  public LibraryClasses(
      Map<Path, ClassContainer> classpath,
      ModelledNames names,
      ContentStore store,
      ClasspathContent content) {
    classpath.forEach(
        (path, container) -> {
          boolean isOfModel = container.packages().stream().anyMatch(names);
          ClassHeads heads =
              new ClassHeads(container, names, store, () -> content.ofJar(path).map(KIND::with));
          Entry entry = new Entry(name(path), container, isOfModel, heads);
          entries.add(entry);
          for (String each : container.packages()) {
            byPackage.computeIfAbsent(each, any -> new ArrayList<>()).add(entry);
          }
        });
  }

  /** A jar by its name; of a folder of classes also that of its module. */
  private static String name(Path path) {
    Path parent = path.getParent();
    Path module = parent == null ? null : parent.getParent();
    boolean isJar = path.toString().endsWith(".jar");
    return isJar || module == null
        ? String.valueOf(path.getFileName())
        : module.relativize(path).toString().replace('\\', '/');
  }

  /** Returns whether the class path has no class at all. */
  public boolean areNone() {
    return byPackage.isEmpty();
  }

  /**
   * Returns whether a source, or the names in a class file, mention a class whose file names
   * something modelled: an object of it may hold a resource whose type the text does not name.
   */
  public boolean areIn(String text) {
    return !areNone() && QualifiedTypes.areIn(text, this::mayHold);
  }

  private boolean mayHold(String name) {
    return byPackage.containsKey(name) ? anyMayHold(name) : namesModelled(name);
  }

  private boolean anyMayHold(String packageName) {
    return packages.computeIfAbsent(
        packageName,
        any ->
            byPackage.getOrDefault(packageName, List.of()).stream()
                .flatMap(each -> each.container().classes(packageName).stream())
                .anyMatch(this::namesModelled));
  }

  /** Returns whether a class that is followed names something modelled in its class file. */
  boolean namesModelled(String type) {
    return find(type)
        .filter(each -> each.head().namesModelled() && !isLeftToModel(each))
        .isPresent();
  }

  /** Keeps what the class files that were asked for say. */
  public void save() {
    entries.forEach(each -> each.heads().save());
  }

  /** Returns whether the class path has a class, of a library that is followed or of another. */
  boolean has(String type) {
    String packageName = packageOf(type);
    return byPackage.getOrDefault(packageName, List.of()).stream()
        .anyMatch(each -> each.container().classes(packageName).contains(type));
  }

  /** Returns whether a class is one of a library that may be followed. */
  boolean isFollowed(String type) {
    return find(type).filter(each -> !isLeftToModel(each)).isPresent();
  }

  private static boolean isLeftToModel(Found each) {
    return each.entry().isModelled();
  }

  /**
   * Returns a class with those around it and those without a name in it, as classes of one source
   * file; empty if it is not followed.
   */
  Optional<ClassGroup> group(String type) {
    return find(type).filter(each -> !isLeftToModel(each)).map(each -> group(each, type));
  }

  private Optional<Found> find(String type) {
    Optional<Found> known = found.get(type);
    if (known == null) {
      known = Optional.ofNullable(read(type));
      found.put(type, known);
    }
    return known;
  }

  private @Nullable Found read(String type) {
    for (Entry each : byPackage.getOrDefault(packageOf(type), List.of())) {
      ClassHeads.Head head = each.heads().of(type.replace('.', '/'));
      if (head != null) {
        return new Found(each, head);
      }
    }
    return null;
  }

  private static String packageOf(String type) {
    return type.substring(0, Math.max(0, type.lastIndexOf('.')));
  }

  private static ClassGroup group(Found found, String type) {
    Entry entry = found.entry();
    int cut = type.lastIndexOf('.') + 1;
    int nested = type.indexOf('$', cut + 1);
    String outer = nested < 0 ? type : type.substring(0, nested);
    List<String> names =
        entry.container().classes(packageOf(type)).stream()
            .filter(each -> isAround(each, type) || isInCodeOf(each, type))
            .map(each -> each.replace('.', '/'))
            .sorted()
            .toList();
    String path =
        entry.name() + ClassListing.IN_ARCHIVE + outer.replace('.', '/') + ending(found.head());
    return new ClassGroup(path, entry.container(), names, Words.NOT_READ, true);
  }

  /** A compiler of an older version puts access to private members into the classes around. */
  private static boolean isAround(String name, String type) {
    return type.equals(name) || type.startsWith(name + "$");
  }

  /** Compilers number such classes, some after the name of the method in which they are. */
  private static boolean isInCodeOf(String name, String type) {
    int next = type.length() + 1;
    return name.startsWith(type + "$")
        && name.length() > next
        && !Character.isUpperCase(name.charAt(next));
  }

  private static String ending(ClassHeads.Head head) {
    String source = head.sourceFile();
    int dot = source == null ? -1 : source.lastIndexOf('.');
    return source == null || dot < 0 || source.indexOf('/') >= 0 ? ".java" : source.substring(dot);
  }
}
