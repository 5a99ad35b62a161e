// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.relevance.Words;
import dev.tensorlint.scanner.types.ClassContainer;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The class files that come from one source file.
 *
 * @param path of the source file as reports show it, the archive or folder before it
 * @param container where they are read
 * @param names internal names of the classes, sorted
 * @param words the names in them
 * @param matters whether they name something modelled
 */
public record ClassGroup(
    String path, ClassContainer container, List<String> names, Words words, boolean matters) {

  public ClassGroup {
    names = List.copyOf(names);
  }

  /** Returns this group with more classes of its container. */
  ClassGroup with(List<String> more) {
    SortedSet<String> all = new TreeSet<>(names);
    all.addAll(more);
    return new ClassGroup(path, container, List.copyOf(all), words, matters);
  }
}
