// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.artifact.Coordinates;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** What an expression of a script stands for, as far as it is literal. */
sealed interface Value {

  /** No value. */
  enum Nothing implements Value {
    /** What is not literal, such as the result of a function of the build. */
    UNKNOWN,
    /** A property that nothing sets, so that a default takes its place. */
    ABSENT
  }

  record Text(String text) implements Value {}

  /**
   * @param weight of all that is in it, however deep
   */
  record Many(List<Value> values, int weight) implements Value {
    public Many {
      values = List.copyOf(values);
    }
  }

  /** A map, and in calls the named arguments. */
  record Table(Map<String, Value> entries, int weight) implements Value {
    public Table {
      entries = Map.copyOf(entries);
    }
  }

  record Library(Coordinates coordinates) implements Value {}

  /** A platform, which says versions: a library or a module. */
  record Platform(Value of) implements Value {}

  /**
   * A module of the same build.
   *
   * @param path as {@code :a:b}
   */
  record Module(String path) implements Value {}

  /** Jars or folders below the root of the build that are there. */
  record Files(List<Path> paths) implements Value {
    public Files {
      paths = List.copyOf(paths);
    }
  }

  /** A plugin of a version catalog. */
  record Plugin(String id, String version) implements Value {}

  /** More is no build's list; without a limit, a list of lists of lists could have any size. */
  int LARGEST = 2_000;

  /** Returns a list; unknown if it is too large. */
  static Value many(List<Value> values) {
    int weight = weight(values);
    return weight > LARGEST ? Nothing.UNKNOWN : new Many(values, weight);
  }

  /** Returns a map; unknown if it is too large. */
  static Value table(Map<String, Value> entries) {
    int weight = weight(entries.values());
    return weight > LARGEST ? Nothing.UNKNOWN : new Table(entries, weight);
  }

  private static int weight(Collection<Value> values) {
    long sum = values.size();
    for (Value value : values) {
      sum +=
          value instanceof Many many
              ? many.weight()
              : value instanceof Table table ? table.weight() : 0;
    }
    return (int) Math.min(sum, Integer.MAX_VALUE);
  }

  default boolean isKnown() {
    return !(this instanceof Nothing);
  }
}
