// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The types of the test's own class path, by reflection; no class is initialized. */
final class ReflectionTypes implements TypeOracle {

  private final ClassLoader loader;

  ReflectionTypes() {
    this(ReflectionTypes.class.getClassLoader());
  }

  /** Reads the types that a loader gives. */
  ReflectionTypes(ClassLoader loader) {
    this.loader = loader;
  }

  @Override
  public List<String> supertypes(String binaryName) {
    return hierarchy(binaryName).stream().map(Class::getName).toList();
  }

  @Override
  public List<MethodRef> methods(String binaryName, String name) {
    if (name.equals(MethodRef.CONSTRUCTOR)) {
      return find(binaryName).stream()
          .flatMap(type -> Arrays.stream(type.getDeclaredConstructors()))
          .filter(ReflectionTypes::isVisible)
          .map(ReflectionTypes::ref)
          .sorted(Comparator.comparing(MethodRef::key))
          .toList();
    }
    return visible(binaryName)
        .filter(method -> method.getName().equals(name))
        .map(ReflectionTypes::ref)
        .sorted(Comparator.comparing(MethodRef::key))
        .toList();
  }

  @Override
  public Set<String> methodNames(String binaryName) {
    Set<String> names = new TreeSet<>();
    visible(binaryName).forEach(method -> names.add(method.getName()));
    return names;
  }

  /** Returns the only method of a name with the given simple parameter types. */
  MethodRef method(String binaryName, String name, String... parameters) {
    List<MethodRef> found =
        methods(binaryName, name).stream()
            .filter(
                method ->
                    method.parameters().stream()
                        .map(TypeRef::simpleName)
                        .toList()
                        .equals(List.of(parameters)))
            .toList();
    if (found.isEmpty()) {
      throw new AssertionError("no " + binaryName + "." + name + Arrays.toString(parameters));
    }
    return found.get(0);
  }

  private Stream<Method> visible(String binaryName) {
    return hierarchy(binaryName).stream()
        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
        .filter(method -> !method.isSynthetic() && isVisible(method));
  }

  private static boolean isVisible(Executable method) {
    return (method.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
  }

  private List<Class<?>> hierarchy(String binaryName) {
    Set<Class<?>> seen = new LinkedHashSet<>();
    Deque<Class<?>> waiting = new ArrayDeque<>();
    find(binaryName).ifPresent(waiting::add);
    while (!waiting.isEmpty()) {
      Class<?> next = waiting.remove();
      if (seen.add(next)) {
        Optional.ofNullable(next.getSuperclass()).ifPresent(waiting::add);
        waiting.addAll(Arrays.asList(next.getInterfaces()));
      }
    }
    return new ArrayList<>(seen);
  }

  private Optional<Class<?>> find(String binaryName) {
    try {
      return Optional.of(Class.forName(binaryName, false, loader));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }

  private static MethodRef ref(Executable method) {
    boolean constructs = method instanceof Constructor;
    Class<?> owner = method.getDeclaringClass();
    int modifiers = method.getModifiers();
    return new MethodRef(
        owner.getName(),
        constructs ? MethodRef.CONSTRUCTOR : method.getName(),
        refs(method.getParameterTypes()),
        method instanceof Method returning ? ref(returning.getReturnType()) : ref(owner),
        Modifier.isStatic(modifiers),
        method.isVarArgs(),
        !constructs && (modifiers & (Modifier.STATIC | Modifier.FINAL)) == 0,
        refs(method.getExceptionTypes()));
  }

  private static List<TypeRef> refs(Class<?>[] types) {
    return Arrays.stream(types).map(ReflectionTypes::ref).toList();
  }

  private static TypeRef ref(Class<?> type) {
    return type.isArray() ? ref(type.getComponentType()).arrayOf() : TypeRef.of(type.getName());
  }
}
