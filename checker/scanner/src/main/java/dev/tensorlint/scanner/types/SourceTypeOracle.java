// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.MethodAnnotations;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Answers the engine's questions from the type table. */
public final class SourceTypeOracle implements TypeOracle {

  private record Key(String type, String name) {}

  private final Types types;
  private final Map<String, List<String>> supertypes = new ConcurrentHashMap<>();
  private final Map<Key, List<MethodRef>> methods = new ConcurrentHashMap<>();

  public SourceTypeOracle(Types types) {
    this.types = types;
  }

  @Override
  public List<String> supertypes(String binaryName) {
    List<String> known = supertypes.get(binaryName);
    if (known == null) {
      known = List.copyOf(types.supertypes().closure(binaryName));
      supertypes.put(binaryName, known);
    }
    return known;
  }

  @Override
  public Set<String> typesIn(String packageName) {
    return types.table().typesIn(packageName);
  }

  @Override
  public boolean hasPackage(String packageName) {
    return types.table().hasPackage(packageName);
  }

  @Override
  public boolean isSubtype(String binaryName, String of) {
    return types.supertypes().isSubclass(binaryName, of);
  }

  @Override
  public MethodAnnotations annotations(MethodRef method) {
    return types.members().methods(method.owner(), method.name()).stream()
        .filter(each -> each.ref().key().equals(method.key()))
        .map(MethodInfo::annotations)
        .findFirst()
        .orElse(MethodAnnotations.NONE);
  }

  @Override
  public List<MethodAnnotations.Use> typeAnnotations(String binaryName) {
    ClassInfo type = types.table().find(binaryName);
    return type == null ? List.of() : type.annotations();
  }

  @Override
  public List<MethodRef> methods(String binaryName, String name) {
    Key key = new Key(binaryName, name);
    List<MethodRef> known = methods.get(key);
    if (known == null) {
      known = types.members().methods(binaryName, name).stream().map(MethodInfo::ref).toList();
      methods.put(key, known);
    }
    return known;
  }
}
