// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.ClassInfo;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The types that models name, as far as models tell what they are. Where the class path has the
 * package of one, it has the type or there is none. Thread-safe.
 */
final class ModelledTypes implements AssumedTypes {

  private final Map<String, ClassInfo> types = new HashMap<>();

  /**
   * @param libraries the strongest first
   */
  ModelledTypes(List<LibraryModel> libraries) {
    Map<String, LibraryModel.Type> named = new LinkedHashMap<>();
    for (LibraryModel library : libraries) {
      library.types().forEach(type -> named.putIfAbsent(type.name(), type));
    }
    Map<String, Map<String, String>> members = new HashMap<>();
    named.keySet().forEach(name -> addMember(name, members));
    members.forEach((name, own) -> types.put(name, new ModelledClass(name, null, own)));
    named.forEach(
        (name, type) ->
            types.put(name, new ModelledClass(name, type, members.getOrDefault(name, Map.of()))));
  }

  /** Code that names a member type names its outer one, whether or not a model does. */
  private static void addMember(String name, Map<String, Map<String, String>> members) {
    String outer = ModelledClass.outerOf(name);
    if (outer != null) {
      members
          .computeIfAbsent(outer, any -> new HashMap<>())
          .put(name.substring(outer.length() + 1), name);
      addMember(outer, members);
    }
  }

  @Override
  public @Nullable ClassInfo find(String binaryName, Predicate<String> hasPackage) {
    ClassInfo found = types.get(binaryName);
    return found == null || hasPackage.test(packageOf(binaryName)) ? null : found;
  }

  private static String packageOf(String binaryName) {
    int end = binaryName.lastIndexOf('.');
    return end < 0 ? "" : binaryName.substring(0, end);
  }
}
