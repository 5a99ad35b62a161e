// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.MethodAnnotations;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A class by its class file. */
public final class BinaryClass implements ClassInfo {

  private final ClassFile file;
  private final String name;
  private final List<TypeVariable> typeParameters;
  private final Type.@Nullable ClassType superclass;
  private final List<Type.ClassType> interfaces;
  private final Map<String, String> memberTypes = new LinkedHashMap<>();
  private final Map<String, List<MethodInfo>> methods = new ConcurrentHashMap<>();
  private final Function<String, @Nullable TypeVariable> outerVariables;
  private final Runnable broken;
  private volatile @Nullable Set<String> memberNames;

  /**
   * Returns a type variable of the classes around one.
   *
   * @param classes finds a class by its binary name
   */
  public static @Nullable TypeVariable outerVariable(
      ClassFile file, String name, Function<String, @Nullable ClassInfo> classes) {
    String outer = file.outer();
    while (outer != null) {
      ClassInfo enclosing = classes.apply(outer.replace('/', '.'));
      if (enclosing == null) {
        return null;
      }
      for (TypeVariable variable : enclosing.typeParameters()) {
        if (variable.name().equals(name)) {
          return variable;
        }
      }
      outer = enclosing.outer();
    }
    return null;
  }

  /**
   * @param outerVariables finds type variables of the enclosing classes by name
   * @param broken called when a member cannot be read, which is left out
   * @throws IllegalArgumentException when its signature makes no sense
   * @throws IndexOutOfBoundsException when its signature ends early
   */
  public BinaryClass(
      ClassFile file, Function<String, @Nullable TypeVariable> outerVariables, Runnable broken) {
    this.file = file;
    this.broken = broken;
    this.name = binary(file.name());
    this.outerVariables = outerVariables;
    file.memberTypes().forEach((simple, inner) -> memberTypes.put(simple, binary(inner)));
    if (file.signature() == null) {
      typeParameters = List.of();
      superclass = file.superclass() == null ? null : Type.of(binary(file.superclass()));
      interfaces = file.interfaces().stream().map(each -> Type.of(binary(each))).toList();
    } else {
      SignatureTypes signature = SignatureTypes.read(file.signature(), name, outerVariables);
      typeParameters = List.copyOf(signature.typeParameters());
      superclass = signature.superclass();
      interfaces = List.copyOf(signature.interfaces());
    }
  }

  private static String binary(String internal) {
    return internal.replace('/', '.');
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int flags() {
    return file.flags();
  }

  @Override
  public List<MethodAnnotations.Use> annotations() {
    return file.annotations();
  }

  @Override
  public @Nullable String outer() {
    String outer = file.outer();
    return outer == null ? null : binary(outer);
  }

  @Override
  public List<TypeVariable> typeParameters() {
    return typeParameters;
  }

  @Override
  public Type.@Nullable ClassType superclass() {
    return superclass;
  }

  @Override
  public List<Type.ClassType> interfaces() {
    return interfaces;
  }

  @Override
  public Map<String, String> memberTypes() {
    return memberTypes;
  }

  @Override
  public @Nullable FieldInfo field(String fieldName) {
    for (ClassFile.Member field : file.fields()) {
      if (field.name().equals(fieldName) && !isSynthetic(field)) {
        Type type = typeOf(field);
        return type == null ? null : new FieldInfo(name, fieldName, type, field.flags());
      }
    }
    return null;
  }

  @Override
  public List<Type> recordComponents() {
    if (!Access.has(file.flags(), Access.RECORD)) {
      return List.of();
    }
    return file.fields().stream()
        .filter(field -> !Access.has(field.flags(), Access.STATIC))
        .map(this::typeOf)
        .filter(Objects::nonNull)
        .toList();
  }

  private @Nullable Type typeOf(ClassFile.Member field) {
    return readable(() -> SignatureTypes.type(textOf(field), this::variable));
  }

  private <T> @Nullable T readable(Supplier<T> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      broken.run();
      return null;
    }
  }

  @Override
  public List<MethodInfo> methods(String methodName) {
    return methods.computeIfAbsent(methodName, this::readMethods);
  }

  private List<MethodInfo> readMethods(String methodName) {
    List<MethodInfo> found = new ArrayList<>();
    for (ClassFile.Member method : file.methods()) {
      if (method.name().equals(methodName) && !isSynthetic(method)) {
        MethodInfo read = readable(() -> readMethod(method));
        if (read != null) {
          found.add(read);
        }
      }
    }
    return List.copyOf(found);
  }

  @Override
  public List<MethodInfo> methods() {
    return file.methods().stream()
        .filter(method -> !method.name().startsWith("<") && !isSynthetic(method))
        .map(ClassFile.Member::name)
        .distinct()
        .flatMap(each -> methods(each).stream())
        .toList();
  }

  @Override
  public Set<String> memberNames() {
    Set<String> known = memberNames;
    if (known == null) {
      known =
          Stream.concat(file.fields().stream(), file.methods().stream())
              .map(ClassFile.Member::name)
              .collect(Collectors.toUnmodifiableSet());
      memberNames = known;
    }
    return known;
  }

  private static boolean isSynthetic(ClassFile.Member member) {
    return Access.has(member.flags(), Access.SYNTHETIC);
  }

  private MethodInfo readMethod(ClassFile.Member method) {
    boolean isConstructor = method.name().equals(MethodRef.CONSTRUCTOR);
    String owner = name + "#" + method.name() + method.descriptor();
    SignatureTypes types = SignatureTypes.read(textOf(method), owner, this::variable);
    List<Type> parameters = types.parameters();
    if (isConstructor && method.signature() == null && hasOuterObject() && !parameters.isEmpty()) {
      parameters = parameters.subList(1, parameters.size());
    }
    return new MethodInfo(
        name,
        method.name(),
        flagsOf(method),
        types.typeParameters(),
        parameters,
        isConstructor ? thisType() : types.result(),
        thrown(method, types.thrown()),
        method.annotations());
  }

  private boolean hasOuterObject() {
    return file.outer() != null && !isStatic() && !isInterface();
  }

  private static List<Type> thrown(ClassFile.Member method, List<Type> generic) {
    return generic.isEmpty()
        ? method.thrown().stream().<Type>map(each -> Type.of(binary(each))).toList()
        : generic;
  }

  private int flagsOf(ClassFile.Member method) {
    int flags = method.flags() | (file.flags() & Access.FINAL);
    boolean isDefault =
        isInterface() && !Access.has(flags, Access.ABSTRACT | Access.STATIC | Access.PRIVATE);
    return isDefault ? flags | Access.DEFAULT : flags;
  }

  private static String textOf(ClassFile.Member member) {
    String signature = member.signature();
    return signature == null ? member.descriptor() : signature;
  }

  private @Nullable TypeVariable variable(String variableName) {
    for (TypeVariable parameter : typeParameters) {
      if (parameter.name().equals(variableName)) {
        return parameter;
      }
    }
    return outerVariables.apply(variableName);
  }
}
