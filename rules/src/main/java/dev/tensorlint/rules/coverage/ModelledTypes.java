// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.coverage;

import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.LibraryModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The types of libraries that models describe, without those of which a model only says what
 * becomes of values that are given to them. Used by one thread.
 */
public final class ModelledTypes {

  private final Map<String, LibraryModel> libraries = new TreeMap<>();
  private final Set<String> packages;
  private final TypeOracle types;
  private final Predicate<String> isDeclared;
  private final Map<String, Boolean> known = new HashMap<>();

  /**
   * @param models the strongest first
   * @param isDeclared whether a type is among the sources or on the class path, by its binary name;
   *     of others there may be no more than what a model says of them
   */
  public ModelledTypes(List<LibraryModel> models, TypeOracle types, Predicate<String> isDeclared) {
    this.types = types;
    this.isDeclared = isDeclared;
    models.stream()
        .filter(model -> !model.effectsOnly())
        .forEach(model -> model.types().forEach(each -> libraries.putIfAbsent(each.name(), model)));
    this.packages =
        libraries.keySet().stream().map(ModelledTypes::packageOf).collect(Collectors.toSet());
  }

  /** Returns the package of a binary name, empty for the unnamed one. */
  public static String packageOf(String binaryName) {
    return binaryName.substring(0, Math.max(0, binaryName.lastIndexOf('.')));
  }

  /** Returns whether a model names this very type. */
  public boolean names(String binaryName) {
    return libraries.containsKey(binaryName);
  }

  /** Returns whether a model names a type of this package. */
  public boolean hasPackage(String packageName) {
    return packages.contains(packageName);
  }

  /** Returns the names of the modelled types of a package, sorted. */
  public List<String> inPackage(String packageName) {
    return libraries.keySet().stream().filter(name -> packageOf(name).equals(packageName)).toList();
  }

  /** Returns the library of a type by its name, or else by its package. */
  public Optional<LibraryModel> library(String binaryName) {
    @Nullable LibraryModel own = libraries.get(binaryName);
    return own != null
        ? Optional.of(own)
        : inPackage(packageOf(binaryName)).stream().findFirst().map(libraries::get);
  }

  /** Returns whether a type, or a supertype of it, is modelled; not so when it is not known. */
  public boolean covers(TypeRef type) {
    return type.isKnown()
        && !type.isArray()
        && !type.isPrimitive()
        && known.computeIfAbsent(type.name(), this::isCovered);
  }

  private boolean isCovered(String name) {
    return names(name) || types.supertypes(name).stream().anyMatch(this::names);
  }

  boolean isDeclared(String binaryName) {
    return isDeclared.test(binaryName);
  }

  /**
   * Returns whether a type and all its supertypes are declared, so that all its methods are known.
   */
  boolean isFullyKnown(String binaryName) {
    return isDeclared.test(binaryName)
        && types.supertypes(binaryName).stream().allMatch(isDeclared);
  }

  TypeOracle types() {
    return types;
  }
}
