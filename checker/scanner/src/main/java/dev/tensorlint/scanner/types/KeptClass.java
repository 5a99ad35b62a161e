// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A local or anonymous class as code outside its method can meet it, by what it inherits and what
 * it overrides. It holds on to nothing of the types among which it was found: variables stand as
 * their erasure.
 */
public record KeptClass(
    String name,
    int flags,
    @Nullable String outer,
    Type.@Nullable ClassType superclass,
    List<Type.ClassType> interfaces,
    Map<String, String> memberTypes,
    List<MethodInfo> allMethods)
    implements ClassInfo {

  /**
   * @param methodNames names of its methods
   */
  public static KeptClass of(ClassInfo type, List<String> methodNames) {
    Type.ClassType superclass = type.superclass();
    return new KeptClass(
        type.name(),
        type.flags(),
        type.outer(),
        superclass == null ? null : closed(superclass),
        type.interfaces().stream().map(KeptClass::closed).toList(),
        Map.copyOf(type.memberTypes()),
        methodNames.stream()
            .distinct()
            .flatMap(name -> type.methods(name).stream())
            .map(KeptClass::closed)
            .toList());
  }

  private static MethodInfo closed(MethodInfo method) {
    return new MethodInfo(
        method.owner(),
        method.name(),
        method.flags(),
        List.of(),
        method.parameters().stream().map(KeptClass::closed).toList(),
        closed(method.returnType()),
        method.thrown().stream().map(KeptClass::closed).toList());
  }

  private static Type.ClassType closed(Type.ClassType type) {
    return new Type.ClassType(
        type.name(), type.arguments().stream().map(KeptClass::closed).toList());
  }

  private static Type closed(Type type) {
    if (type instanceof Type.ClassType t) {
      return closed(t);
    } else if (type instanceof Type.ArrayType t) {
      return new Type.ArrayType(closed(t.element()));
    } else if (type instanceof Type.Wildcard t) {
      return new Type.Wildcard(t.kind(), closed(t.bound()));
    }
    return Erasure.of(type);
  }

  @Override
  public List<TypeVariable> typeParameters() {
    return List.of();
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
    return allMethods.stream().filter(method -> method.name().equals(methodName)).toList();
  }

  @Override
  public Set<String> memberNames() {
    return allMethods.stream().map(MethodInfo::name).collect(Collectors.toSet());
  }

  @Override
  public List<MethodInfo> methods() {
    return allMethods.stream().filter(method -> !method.isConstructor()).toList();
  }
}
