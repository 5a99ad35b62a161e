// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Something that holds class files: a jar, a folder, the JDK. Thread-safe. */
public interface ClassContainer extends AutoCloseable {

  /** Bytes of a class file; the format itself ends most classes far below. */
  int MOST_BYTES = 16 << 20;

  /**
   * Entries of a jar or files of a folder; a jar of all of an application has some ten thousand.
   */
  int MOST_ENTRIES = 1_000_000;

  /** Returns the packages that it has classes of, with dots. */
  Set<String> packages();

  /**
   * Returns the content of a class file.
   *
   * @param internalName with slashes, without {@code .class}
   * @return null when it has no such class
   * @throws IOException when it cannot be read, or is larger than {@link #MOST_BYTES}
   */
  byte @Nullable [] read(String internalName) throws IOException;

  @Override
  void close() throws IOException;
}
