// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.BinaryClass;
import dev.tensorlint.scanner.types.ClassFile;
import dev.tensorlint.scanner.types.ClassInfo;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One library of {@link Signatures}. It is used as a whole or not at all: what the class path has
 * of a library may be of another version, and the two are never mixed. Thread-safe.
 */
final class Library implements AssumedTypes {

  private final List<String> packages;
  private final Supplier<String> reader;
  private final Map<String, ClassInfo> types = new ConcurrentHashMap<>();
  private volatile @Nullable SignatureText text;

  /**
   * @param reader reads its text
   */
  Library(List<String> packages, Supplier<String> reader) {
    this.packages = List.copyOf(packages);
    this.reader = reader;
  }

  List<String> packages() {
    return packages;
  }

  private SignatureText text() {
    SignatureText known = text;
    if (known == null) {
      // Two threads may both read it, and read the same.
      known = new SignatureText(reader.get());
      text = known;
    }
    return known;
  }

  @Override
  public @Nullable ClassInfo find(String binaryName, Predicate<String> hasPackage) {
    return isGiven(hasPackage) ? null : find(binaryName);
  }

  @Override
  public Set<String> typesIn(String packageName, Predicate<String> hasPackage) {
    return isGiven(hasPackage) ? Set.of() : text().typesIn(packageName);
  }

  private boolean isGiven(Predicate<String> hasPackage) {
    return packages.stream().anyMatch(hasPackage);
  }

  private @Nullable ClassInfo find(String binaryName) {
    ClassInfo known = types.get(binaryName);
    if (known != null) {
      return known;
    }
    ClassFile file = text().read(binaryName.replace('.', '/'));
    if (file == null) {
      return null;
    }
    ClassInfo read =
        new BinaryClass(
            file,
            variable -> BinaryClass.outerVariable(file, variable, this::find),
            () -> failOnBroken(binaryName));
    ClassInfo first = types.putIfAbsent(binaryName, read);
    return first == null ? read : first;
  }

  /** Signatures are ours: that one cannot be read is a broken build, not bad input. */
  private static void failOnBroken(String binaryName) {
    throw new IllegalStateException("the signatures of " + binaryName + " are broken");
  }
}
