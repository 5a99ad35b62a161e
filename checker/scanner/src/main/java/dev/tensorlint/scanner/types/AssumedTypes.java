// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What is known of types although neither the sources nor the class path has them. Thread-safe;
 * what it answers does not depend on what was asked before.
 */
public interface AssumedTypes {

  AssumedTypes NONE = (binaryName, hasPackage) -> null;

  /**
   * Returns a type that is not given.
   *
   * @param hasPackage whether the class path or the JDK has classes of a package
   * @return null when nothing is known of it, or when the class path has to tell
   */
  @Nullable ClassInfo find(String binaryName, Predicate<String> hasPackage);
}
