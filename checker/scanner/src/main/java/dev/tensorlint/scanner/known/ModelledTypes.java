// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.BinaryName;
import dev.tensorlint.scanner.types.ClassInfo;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The types that models name, as far as models tell what they are. Where the class path has the
 * package of one, it has the type or there is none. Thread-safe.
 */
final class ModelledTypes implements AssumedTypes {

  private final Map<String, LibraryModel.Type> named = new HashMap<>();
  private final Map<String, Map<String, String>> members = new HashMap<>();
  private final Map<String, Set<String>> inPackage = new HashMap<>();
  private final Map<String, ClassInfo> types = new ConcurrentHashMap<>();

  /**
   * @param libraries the strongest first
   */
  ModelledTypes(List<LibraryModel> libraries) {
    for (LibraryModel library : libraries) {
      library.types().forEach(type -> named.putIfAbsent(type.name(), type));
    }
    named.keySet().forEach(this::addMember);
    named.keySet().forEach(this::addToPackage);
    members.keySet().forEach(this::addToPackage);
  }

  /** Code that names a member type names its outer one, whether or not a model does. */
  private void addMember(String name) {
    String outer = ModelledClass.outerOf(name);
    if (outer != null) {
      members
          .computeIfAbsent(outer, any -> new HashMap<>())
          .put(name.substring(outer.length() + 1), name);
      addMember(outer);
    }
  }

  private void addToPackage(String name) {
    inPackage
        .computeIfAbsent(BinaryName.packageOf(name), any -> new HashSet<>())
        .add(BinaryName.inPackage(name));
  }

  @Override
  public Set<String> typesIn(String packageName, Predicate<String> hasPackage) {
    return hasPackage.test(packageName) ? Set.of() : inPackage.getOrDefault(packageName, Set.of());
  }

  @Override
  public @Nullable ClassInfo find(String binaryName, Predicate<String> hasPackage) {
    boolean isNamed = named.containsKey(binaryName) || members.containsKey(binaryName);
    return isNamed && !hasPackage.test(BinaryName.packageOf(binaryName))
        ? types.computeIfAbsent(binaryName, this::make)
        : null;
  }

  private ClassInfo make(String binaryName) {
    return new ModelledClass(
        binaryName, named.get(binaryName), members.getOrDefault(binaryName, Map.of()));
  }
}
