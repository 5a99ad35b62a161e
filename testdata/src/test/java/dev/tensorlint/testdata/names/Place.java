// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.names;

import java.util.Comparator;

/**
 * Where a call stands.
 *
 * @param path path of the file as it is shown
 * @param line line of the called name; for a creation or a method reference, of its last character
 * @param column column of the same, from 1
 */
record Place(String path, int line, int column) implements Comparable<Place> {

  private static final Comparator<Place> ORDER =
      Comparator.comparing(Place::path)
          .thenComparingInt(Place::line)
          .thenComparingInt(Place::column);

  @Override
  public int compareTo(Place other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return path + ":" + line + ":" + column;
  }
}
