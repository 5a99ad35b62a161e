// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Comparator;

/**
 * The library whose code, and no contract, a summary was inferred from. It says nothing of methods
 * that override the method.
 *
 * @param library name and version of the library, empty for none
 * @param line of the method in its source, 0 if unknown
 */
public record BinaryOrigin(String library, int line) implements SummaryPart<BinaryOrigin> {

  /** Not of a library. */
  public static final BinaryOrigin NONE = new BinaryOrigin("", 0);

  private static final Comparator<BinaryOrigin> ORDER =
      Comparator.comparing(BinaryOrigin::library).thenComparingInt(BinaryOrigin::line);

  private static final String JAR = ".jar";

  /** Returns the origin of code in an archive or folder of classes, by its name. */
  public static BinaryOrigin of(String archive, int line) {
    String name =
        archive.endsWith(JAR)
            ? archive
                .substring(archive.lastIndexOf('/') + 1, archive.length() - JAR.length())
                .replaceFirst("-(?=\\d)", " ")
            : archive.replaceFirst("/target/classes$|/build/classes/java/main$", "");
    return new BinaryOrigin(name, line);
  }

  @Override
  public BinaryOrigin neutral() {
    return NONE;
  }

  /** Returns the first of both in their order; the origin matters to messages only. */
  @Override
  public BinaryOrigin join(BinaryOrigin other) {
    if (equals(NONE) || other.equals(NONE)) {
      return equals(NONE) ? other : this;
    }
    return ORDER.compare(this, other) <= 0 ? this : other;
  }

  @Override
  public BinaryOrigin ofNoReturn() {
    return this;
  }

  @Override
  public boolean concernsEveryCaller() {
    return false;
  }

  @Override
  public boolean isAssumed() {
    return true;
  }

  /**
   * Returns what a message says of it after the name of a method, such as {@code x 1.2, line 4}.
   */
  @Override
  public String toString() {
    return line == 0 ? library : library + ", line " + line;
  }
}
