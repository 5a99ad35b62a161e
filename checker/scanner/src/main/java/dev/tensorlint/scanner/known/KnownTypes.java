// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.model.SourceNames;
import dev.tensorlint.rules.model.Versions;
import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.ClassInfo;
import java.util.Collection;
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

  private final AssumedTypes signatures;
  private final AssumedTypes modelled;
  private final Versions candidates;
  private final ModelRequest request;

  private KnownTypes(List<LibraryModel> libraries, Versions candidates, ModelRequest request) {
    this.signatures = new Signatures(libraries);
    this.modelled = new ModelledTypes(libraries);
    this.candidates = candidates;
    this.request = request;
  }

  /**
   * Returns what models tell, whatever version of their libraries code uses.
   *
   * @param libraries the models in use, the strongest first
   */
  public static KnownTypes of(List<LibraryModel> libraries) {
    return new KnownTypes(libraries, Versions.NONE, ModelRequest.BUNDLED);
  }

  /** Returns what the models of a request tell. */
  public static KnownTypes of(LoadedModels models, ModelRequest request) {
    return new KnownTypes(models.libraries(), models.versions(), request);
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

  @Override
  public AssumedTypes usedIn(
      Set<String> named, Collection<String> builds, Predicate<String> hasPackage) {
    Set<String> inUse = candidates.in(named, builds, hasPackage);
    ModelRequest told = request.with(inUse);
    return inUse.isEmpty()
        ? this
        : new KnownTypes(ModelLibrary.load(told).libraries(), Versions.NONE, told);
  }

  @Override
  public SourceNames versionNames() {
    return candidates.names();
  }

  @Override
  public Set<String> versions() {
    return request.versions();
  }
}
