// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The source roots of a program as name spaces. A root is a folder that a build file names, else
 * the folder in which the packages of a file begin. All files are declared before the first name is
 * asked for; after that, thread-safe.
 */
public final class NameSpaces {

  private final Map<String, List<String>> seenFrom;
  private final Map<String, Set<String>> rootsOf = new HashMap<>();

  /**
   * @param seenFrom the roots that each root of a build file sees, in the order of its class path;
   *     paths as those of the files
   */
  public NameSpaces(Map<String, List<String>> seenFrom) {
    this.seenFrom = Map.copyOf(seenFrom);
  }

  /** Notes which classes a file declares. */
  public void declare(String path, UnitSkeleton unit) {
    String root = root(path, unit.packageName());
    unit.types()
        .forEach(type -> rootsOf.computeIfAbsent(type.name(), name -> new TreeSet<>()).add(root));
  }

  /** Returns the name space of a file. */
  public NameSpace of(String path, UnitSkeleton unit) {
    String root = root(path, unit.packageName());
    return new NameSpace(root, seenFrom.get(root), rootsOf);
  }

  private String root(String path, String packageName) {
    String folder = parent(path);
    for (String each = folder; !each.isEmpty(); each = parent(each)) {
      if (seenFrom.containsKey(each)) {
        return each;
      }
    }
    String packages = packageName.replace('.', '/');
    return folder.equals(packages) || folder.endsWith("/" + packages)
        ? folder.substring(0, Math.max(0, folder.length() - packages.length() - 1))
        : folder;
  }

  private static String parent(String path) {
    return path.substring(0, Math.max(0, path.lastIndexOf('/')));
  }
}
