// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.ClassInfo;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What a run knows of types without a class path: the declarations of the libraries that the
 * bundled models describe, and of all other types of the models in use what these say. Thread-safe.
 */
public final class KnownTypes implements AssumedTypes {

  private final AssumedTypes signatures = new Signatures();
  private final AssumedTypes modelled;

  private KnownTypes(AssumedTypes modelled) {
    this.modelled = modelled;
  }

  /**
   * @param libraries the models in use, the strongest first
   */
  public static KnownTypes of(List<LibraryModel> libraries) {
    return new KnownTypes(new ModelledTypes(libraries));
  }

  @Override
  public @Nullable ClassInfo find(String binaryName, Predicate<String> hasPackage) {
    ClassInfo found = signatures.find(binaryName, hasPackage);
    return found != null ? found : modelled.find(binaryName, hasPackage);
  }

  @Override
  public Set<String> typesIn(String packageName, Predicate<String> hasPackage) {
    Set<String> types = new HashSet<>(signatures.typesIn(packageName, hasPackage));
    types.addAll(modelled.typesIn(packageName, hasPackage));
    return types;
  }
}
