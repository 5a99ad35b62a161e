// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.relevance.Words;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.ClassHeader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The classes of a class path that may be followed, read when they are asked for. A jar with a
 * package that a model describes is left to the model. Not thread-safe.
 */
public final class LibraryClasses {

  /** No class path. */
  public static final LibraryClasses NONE = new LibraryClasses(Map.of(), text -> false);

  private record Entry(String name, ClassContainer container, boolean isModelled) {}

  /**
   * A class of a library.
   *
   * @param namesModelled whether its class file names something modelled
   */
  private record Found(Entry entry, ClassHeader header, boolean namesModelled) {}

  private final Map<String, List<Entry>> byPackage = new HashMap<>();
  private final Predicate<String> mayConcern;
  private final Map<String, Optional<Found>> found = new HashMap<>();
  private final Map<String, Boolean> packages = new HashMap<>();

  /**
   * @param classpath jars and folders in their order
   * @param mayConcern whether a text could matter to the models
   */
  public LibraryClasses(Map<Path, ClassContainer> classpath, Predicate<String> mayConcern) {
    this.mayConcern = mayConcern;
    classpath.forEach(
        (path, container) -> {
          boolean isOfModel = container.packages().stream().anyMatch(mayConcern);
          Entry entry = new Entry(name(path), container, isOfModel);
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

  /**
   * Returns whether a source, or the names in a class file, mention a class whose file names
   * something modelled: an object of it may hold a resource whose type the text does not name.
   */
  public boolean areIn(String text) {
    return !byPackage.isEmpty() && QualifiedTypes.areIn(text, this::mayHold);
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
    return find(type).filter(each -> each.namesModelled() && !isLeftToModel(each)).isPresent();
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
    String packageName = type.substring(0, Math.max(0, type.lastIndexOf('.')));
    for (Entry each : byPackage.getOrDefault(packageName, List.of())) {
      ClassHeader header = header(each.container(), type.replace('.', '/'));
      if (header != null) {
        return new Found(each, header, mayConcern.test(header.text()));
      }
    }
    return null;
  }

  /** What cannot be read is not followed; the type table reports it where its names matter. */
  private static @Nullable ClassHeader header(ClassContainer container, String name) {
    try {
      byte[] content = container.read(name);
      ClassHeader header = content == null ? null : ClassHeader.read(content);
      return header != null && header.name().equals(name) ? header : null;
    } catch (IOException e) {
      return null;
    }
  }

  private static ClassGroup group(Found found, String type) {
    Entry entry = found.entry();
    int cut = type.lastIndexOf('.') + 1;
    int nested = type.indexOf('$', cut + 1);
    String outer = nested < 0 ? type : type.substring(0, nested);
    List<String> names =
        entry.container().classes(type.substring(0, Math.max(0, cut - 1))).stream()
            .filter(each -> isAround(each, type) || isInCodeOf(each, type))
            .map(each -> each.replace('.', '/'))
            .sorted()
            .toList();
    String path =
        entry.name() + ClassListing.IN_ARCHIVE + outer.replace('.', '/') + ending(found.header());
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

  private static String ending(ClassHeader header) {
    String source = header.sourceFile();
    int dot = source == null ? -1 : source.lastIndexOf('.');
    return source == null || dot < 0 || source.indexOf('/') >= 0 ? ".java" : source.substring(dot);
  }
}
