// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.scanner.relevance.Words;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.ClassHeader;
import dev.tensorlint.scanner.types.Types;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds the class files of a class path that code calls and that resources can reach: because a
 * call has something modelled as an operand or result, or because the class itself names something
 * modelled. A library with a package that a model describes is left to the model. Not thread-safe.
 */
public final class CalledClasses {

  private record Entry(String name, ClassContainer container, boolean isModelled) {}

  private final Map<String, List<Entry>> byPackage = new HashMap<>();
  private final Predicate<String> mayConcern;
  private final Map<String, Boolean> modelled = new HashMap<>();
  private final Map<String, Boolean> seen = new HashMap<>();
  private final Set<String> paths = new HashSet<>();

  /**
   * @param classpath jars and folders in their order
   * @param isModelled whether a text could matter to the models
   * @param reaching the packages from which something modelled can be reached
   */
  public CalledClasses(
      Map<Path, ClassContainer> classpath,
      Predicate<String> isModelled,
      ReachingPackages reaching) {
    this.mayConcern = isModelled.or(reaching::areIn);
    classpath.forEach(
        (path, container) -> {
          boolean isOfModel = container.packages().stream().anyMatch(isModelled);
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

  /** Returns the classes that some code calls and that were not returned before. */
  public List<ClassGroup> by(List<CompilationUnit> units, Types types) {
    List<ClassGroup> groups = new ArrayList<>();
    CalledTypes.in(units, name -> isModelled(name, types))
        .forEach(
            (type, isConcerned) -> {
              ClassGroup group = group(type, isConcerned, types);
              if (group != null && paths.add(group.path())) {
                groups.add(group);
              }
            });
    return groups;
  }

  private boolean isModelled(String type, Types types) {
    Boolean known = modelled.get(type);
    if (known == null) {
      known = types.supertypes().closure(type).stream().anyMatch(mayConcern);
      modelled.put(type, known);
    }
    return known;
  }

  /** Returns the group of a class; null if it is no library's, no resource reaches it, or known. */
  private @Nullable ClassGroup group(String type, boolean isConcerned, Types types) {
    boolean isKnown = seen.getOrDefault(type, false) || (seen.containsKey(type) && !isConcerned);
    String packageName = type.substring(0, Math.max(0, type.lastIndexOf('.')));
    if (isKnown || types.table().isDeclared(type)) {
      return null;
    }
    for (Entry each : byPackage.getOrDefault(packageName, List.of())) {
      ClassHeader header = header(each.container(), type.replace('.', '/'));
      if (header != null) {
        boolean isReached = isConcerned || mayConcern.test(header.text());
        seen.put(type, isReached || each.isModelled());
        return isReached && !each.isModelled() ? group(each, type, header) : null;
      }
    }
    seen.put(type, true);
    return null;
  }

  private static ClassGroup group(Entry entry, String type, ClassHeader header) {
    int cut = type.lastIndexOf('.') + 1;
    int nested = type.indexOf('$', cut + 1);
    String outer = nested < 0 ? type : type.substring(0, nested);
    List<String> names =
        entry.container().classes(type.substring(0, Math.max(0, cut - 1))).stream()
            .filter(each -> each.equals(outer) || each.startsWith(outer + "$"))
            .map(each -> each.replace('.', '/'))
            .sorted()
            .toList();
    String path = entry.name() + ClassListing.IN_ARCHIVE + outer.replace('.', '/') + ending(header);
    return new ClassGroup(path, entry.container(), names, Words.NOT_READ, true);
  }

  private static String ending(ClassHeader header) {
    String source = header.sourceFile();
    int dot = source == null ? -1 : source.lastIndexOf('.');
    return source == null || dot < 0 || source.indexOf('/') >= 0 ? ".java" : source.substring(dot);
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
}
