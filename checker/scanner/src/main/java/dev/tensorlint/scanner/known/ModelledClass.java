// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.FieldInfo;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeVariable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A class of which only a model is known: its name, and what the model says of its methods. What it
 * inherits from is not known.
 */
final class ModelledClass implements ClassInfo {

  private final String name;
  private final Map<String, String> memberTypes;
  private final ModelledMethods declared;
  private final Map<String, List<MethodInfo>> methods = new ConcurrentHashMap<>();

  /**
   * @param model null for a type that is only known to enclose modelled ones
   */
  ModelledClass(String name, LibraryModel.@Nullable Type model, Map<String, String> memberTypes) {
    this.name = name;
    this.memberTypes = Map.copyOf(memberTypes);
    this.declared = new ModelledMethods(name, model);
  }

  /** Returns the binary name of the enclosing type, null when it is a top-level one. */
  static @Nullable String outerOf(String binaryName) {
    int cut = binaryName.lastIndexOf('$');
    return cut > binaryName.lastIndexOf('.') + 1 ? binaryName.substring(0, cut) : null;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int flags() {
    return Access.PUBLIC | Access.STATIC;
  }

  @Override
  public @Nullable String outer() {
    return outerOf(name);
  }

  @Override
  public List<TypeVariable> typeParameters() {
    return List.of();
  }

  @Override
  public Type.ClassType superclass() {
    return Type.ClassType.OBJECT;
  }

  @Override
  public List<Type.ClassType> interfaces() {
    return List.of();
  }

  @Override
  public boolean hasKnownSupertypes() {
    return false;
  }

  @Override
  public Map<String, String> memberTypes() {
    return memberTypes;
  }

  @Override
  public @Nullable FieldInfo field(String fieldName) {
    return null;
  }

  @Override
  public List<Type> recordComponents() {
    return List.of();
  }

  @Override
  public List<MethodInfo> methods(String methodName) {
    return methods.computeIfAbsent(methodName, declared::of);
  }

  @Override
  public Set<String> memberNames() {
    return Set.copyOf(declared.names());
  }

  @Override
  public List<MethodInfo> methods() {
    return declared.names().stream()
        .filter(each -> !each.equals(MethodRef.CONSTRUCTOR))
        .flatMap(each -> methods(each).stream())
        .toList();
  }
}
