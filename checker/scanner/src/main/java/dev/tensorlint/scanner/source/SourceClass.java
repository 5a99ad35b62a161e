// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.FieldInfo;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeVariable;
import dev.tensorlint.scanner.types.Types;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A class of a source. Names in its declarations are looked up when they are first needed; two
 * threads that both do so find the same.
 */
public final class SourceClass implements ClassInfo {

  private final TypeSkeleton skeleton;
  private final Types types;
  private final TypeResolver resolver;
  private final Scope headScope;
  private final List<TypeVariable> typeParameters;
  private final Map<String, String> memberTypes = new LinkedHashMap<>();
  private volatile @Nullable Head head;
  private volatile @Nullable Map<String, FieldInfo> fields;
  private volatile @Nullable Map<String, List<MethodInfo>> methods;
  private volatile @Nullable Set<String> memberNames;

  private record Head(Type.@Nullable ClassType superclass, List<Type.ClassType> interfaces) {

    static final Head NOTHING = new Head(Type.ClassType.OBJECT, List.of());
  }

  /**
   * @param around scope of the declaration
   */
  public SourceClass(TypeSkeleton skeleton, Scope around, Types types) {
    this.skeleton = skeleton;
    this.types = types;
    this.resolver = new TypeResolver(types, name -> {});
    this.typeParameters = variables(skeleton.name(), skeleton.typeParameters(), this::headScope);
    this.headScope = typeParameters.isEmpty() ? around : new TypeScope(around, typeParameters);
    skeleton.types().forEach(each -> memberTypes.put(each.simpleName(), each.name()));
  }

  /** Returns the scope of the supertypes: type parameters, but not the members. */
  public Scope headScope() {
    return headScope;
  }

  /** Returns the scope of the class's body. */
  public ClassScope bodyScope() {
    return new ClassScope(headScope, this, types.members());
  }

  private List<TypeVariable> variables(
      String owner,
      List<TypeParameterSyntax> parameters,
      java.util.function.Supplier<Scope> scope) {
    return parameters.stream()
        .map(each -> new TypeVariable(owner, each.name(), () -> resolver.bounds(each, scope.get())))
        .toList();
  }

  @Override
  public String name() {
    return skeleton.name();
  }

  @Override
  public int flags() {
    return skeleton.flags();
  }

  @Override
  public @Nullable String outer() {
    return skeleton.outer();
  }

  @Override
  public List<TypeVariable> typeParameters() {
    return typeParameters;
  }

  @Override
  public Type.@Nullable ClassType superclass() {
    return head().superclass();
  }

  @Override
  public List<Type.ClassType> interfaces() {
    return head().interfaces();
  }

  private Head head() {
    Head known = head;
    if (known == null) {
      known =
          types
              .supertypes()
              .cycles()
              .lookUp(
                  name(), () -> new Head(resolveSuperclass(), resolveInterfaces()), Head.NOTHING);
      head = known;
    }
    return known;
  }

  private Type.ClassType resolveSuperclass() {
    TypeSyntax written = skeleton.superclass();
    if (written != null && resolver.resolve(written, headScope) instanceof Type.ClassType type) {
      return type;
    }
    return Type.ClassType.OBJECT;
  }

  private List<Type.ClassType> resolveInterfaces() {
    List<Type.ClassType> found = new ArrayList<>();
    for (Type type : resolver.resolve(skeleton.interfaces(), headScope)) {
      if (type instanceof Type.ClassType classType) {
        found.add(classType);
      }
    }
    return List.copyOf(found);
  }

  @Override
  public Map<String, String> memberTypes() {
    return memberTypes;
  }

  @Override
  public @Nullable FieldInfo field(String fieldName) {
    return allFields().get(fieldName);
  }

  private Map<String, FieldInfo> allFields() {
    Map<String, FieldInfo> known = fields;
    if (known == null) {
      known = resolveFields();
      fields = known;
    }
    return known;
  }

  @Override
  public List<Type> recordComponents() {
    if (!Access.has(flags(), Access.RECORD)) {
      return List.of();
    }
    return allFields().values().stream()
        .filter(field -> !field.isStatic())
        .map(FieldInfo::type)
        .toList();
  }

  private Map<String, FieldInfo> resolveFields() {
    Scope scope = bodyScope();
    Map<String, FieldInfo> found = new LinkedHashMap<>();
    for (FieldSkeleton each : skeleton.fields()) {
      Type type = resolver.resolve(each.type(), scope);
      found.putIfAbsent(each.name(), new FieldInfo(name(), each.name(), type, each.flags()));
    }
    return found;
  }

  @Override
  public List<MethodInfo> methods(String methodName) {
    return allMethods().getOrDefault(methodName, List.of());
  }

  @Override
  public List<MethodInfo> methods() {
    return allMethods().values().stream()
        .flatMap(List::stream)
        .filter(method -> !method.isConstructor())
        .toList();
  }

  @Override
  public Set<String> memberNames() {
    Set<String> known = memberNames;
    if (known == null) {
      Set<String> names = new HashSet<>();
      skeleton.fields().forEach(field -> names.add(field.name()));
      skeleton.methods().forEach(method -> names.add(method.name()));
      known = names;
      memberNames = known;
    }
    return known;
  }

  private Map<String, List<MethodInfo>> allMethods() {
    Map<String, List<MethodInfo>> known = methods;
    if (known == null) {
      known = new LinkedHashMap<>();
      for (MethodSkeleton each : skeleton.methods()) {
        known.computeIfAbsent(each.name(), any -> new ArrayList<>()).add(method(each));
      }
      methods = known;
    }
    return known;
  }

  /** Returns a method of this class from its skeleton. */
  public MethodInfo method(MethodSkeleton method) {
    // A scope that the bounds of its own type variables are looked up in, in a cell since the
    // two need each other.
    Scope[] scope = {bodyScope()};
    String owner = name() + "#" + method.name() + "@" + method.offset();
    List<TypeVariable> variables = variables(owner, method.typeParameters(), () -> scope[0]);
    if (!variables.isEmpty()) {
      scope[0] = new TypeScope(scope[0], variables);
    }
    return new MethodInfo(
        name(),
        method.name(),
        method.flags() | (flags() & Access.FINAL),
        variables,
        resolver.resolve(method.parameters(), scope[0]),
        method.name().equals("<init>") ? thisType() : resolver.resolve(method.result(), scope[0]),
        resolver.resolve(method.thrown(), scope[0]));
  }
}
