// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import java.io.IOException;

/** A file is not read because of what it is. The message says so after "it" and in a few words. */
public final class RefusedFileException extends IOException {

  private static final long serialVersionUID = 1L;

  private static final int KIB = 1 << 10;
  private static final int MIB = 1 << 20;

  private final String cure;

  private RefusedFileException(String what, String cure) {
    super(what);
    this.cure = cure;
  }

  static RefusedFileException notRegular() {
    return new RefusedFileException("is not a regular file", "replace it with a regular file");
  }

  public static RefusedFileException largerThan(int limit) {
    return new RefusedFileException("is larger than " + size(limit), "split it");
  }

  /** A folder or an archive has more entries than are looked at. */
  public static RefusedFileException moreEntriesThan(int limit) {
    return new RefusedFileException("has more than " + limit + " entries", "name a part of it");
  }

  private static String size(int bytes) {
    if (bytes % MIB == 0) {
      return bytes / MIB + " MiB";
    }
    return bytes % KIB == 0 ? bytes / KIB + " KiB" : bytes + " bytes";
  }

  /** Returns what is wrong with the file, as a predicate: {@code is larger than 2 MiB}. */
  public String what() {
    return String.valueOf(getMessage());
  }

  /** Returns what the user can do, in the imperative. */
  public String cure() {
    return cure;
  }
}
