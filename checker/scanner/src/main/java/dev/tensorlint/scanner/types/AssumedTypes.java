// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.model.SourceNames;
import java.util.Collection;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What is known of types although neither the sources nor the class path has them. Thread-safe;
 * what it answers does not depend on what was asked before.
 */
public interface AssumedTypes {

  AssumedTypes NONE =
      new AssumedTypes() {
        @Override
        public @Nullable ClassInfo find(String binaryName, Predicate<String> hasPackage) {
          return null;
        }

        @Override
        public Set<String> typesIn(String packageName, Predicate<String> hasPackage) {
          return Set.of();
        }
      };

  /**
   * Returns a type that is not given.
   *
   * @param hasPackage whether the class path or the JDK has classes of a package
   * @return null when nothing is known of it, or when the class path has to tell
   */
  @Nullable ClassInfo find(String binaryName, Predicate<String> hasPackage);

  /**
   * Returns the names of the types that it finds in a package, without the package, those of nested
   * types with their outer ones.
   */
  Set<String> typesIn(String packageName, Predicate<String> hasPackage);

  /**
   * Returns what is known for code of the versions of libraries that it uses.
   *
   * @param named what {@link #versionNames} finds in the sources that may concern libraries
   * @param builds the texts of build files
   * @param hasPackage whether the class path has a package
   */
  default AssumedTypes usedIn(
      Set<String> named, Collection<String> builds, Predicate<String> hasPackage) {
    return this;
  }

  /** Returns what tells in sources which versions of libraries they use. */
  default SourceNames versionNames() {
    return SourceNames.of(Set.of());
  }

  /** Returns the classes that tell which versions of libraries code uses, if that is known. */
  default Set<String> versions() {
    return Set.of();
  }
}
