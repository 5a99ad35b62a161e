// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.javatext;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.UnionType;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** What the compiler knows of types. Answers are kept, since the compiler is slow to give them. */
final class JavaTypes implements TypeOracle {

  private final Elements elements;
  private final Types types;
  private final Map<TypeElement, String> names = new HashMap<>();
  private final Map<String, TypeElement> ofProgram = new HashMap<>();
  private final Map<String, List<String>> supertypes = new HashMap<>();
  private final Map<String, List<MethodRef>> methods = new HashMap<>();

  JavaTypes(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  /** Notes a type of the program; a last part of its name replaces the compiler's. */
  void name(TypeElement type, String last) {
    String name =
        last.isEmpty()
            ? elements.getBinaryName(type).toString()
            : name(enclosingType(type)) + "$" + last;
    names.put(type, name);
    ofProgram.put(name, type);
  }

  /** Returns the type that a member, a variable or a type stands in. */
  static TypeElement enclosingType(Element inner) {
    Element outer = Objects.requireNonNull(inner.getEnclosingElement());
    return outer instanceof TypeElement type ? type : enclosingType(outer);
  }

  String name(TypeElement type) {
    String known = names.get(type);
    return known == null ? elements.getBinaryName(type).toString() : known;
  }

  TypeRef ref(TypeMirror type) {
    TypeKind kind = type.getKind();
    if (kind.isPrimitive() || kind == TypeKind.VOID || kind == TypeKind.NULL) {
      return TypeRef.of(kind.name().toLowerCase(Locale.ROOT));
    }
    if (type instanceof ArrayType array) {
      return ref(array.getComponentType()).arrayOf();
    }
    if (kind == TypeKind.DECLARED && type instanceof DeclaredType declared) {
      List<TypeRef> arguments = declared.getTypeArguments().stream().map(this::ref).toList();
      return TypeRef.of(name((TypeElement) declared.asElement()), arguments);
    }
    return bound(type);
  }

  private TypeRef bound(TypeMirror type) {
    if (type instanceof WildcardType wildcard) {
      TypeMirror bound = wildcard.getExtendsBound();
      return bound == null ? TypeRef.OBJECT : ref(bound);
    }
    if (type instanceof TypeVariable variable) {
      return ref(types.erasure(variable.getUpperBound()));
    }
    if (type instanceof IntersectionType several) {
      return ref(several.getBounds().get(0));
    }
    return type instanceof UnionType union ? common(union) : TypeRef.UNKNOWN;
  }

  /** The nearest superclass of the first alternative that all of them have. */
  private TypeRef common(UnionType union) {
    TypeMirror type = union.getAlternatives().get(0);
    while (!isSuperclassOfAll(type, union)) {
      type = types.directSupertypes(type).get(0);
    }
    return ref(type);
  }

  private boolean isSuperclassOfAll(TypeMirror type, UnionType union) {
    return union.getAlternatives().stream().allMatch(each -> types.isSubtype(each, type));
  }

  TypeRef erased(TypeMirror type) {
    return ref(types.erasure(type)).erased();
  }

  MethodRef ref(ExecutableElement method) {
    TypeElement owner = enclosingType(method);
    boolean isConstructor = method.getKind() == ElementKind.CONSTRUCTOR;
    TypeRef self = TypeRef.of(name(owner));
    return new MethodRef(
        self.name(),
        isConstructor ? MethodRef.CONSTRUCTOR : method.getSimpleName().toString(),
        method.getParameters().stream().map(each -> erased(each.asType())).toList(),
        isConstructor ? self : erased(method.getReturnType()),
        method.getModifiers().contains(Modifier.STATIC),
        method.isVarArgs(),
        isOverridable(method, owner),
        method.getThrownTypes().stream().map(this::erased).toList());
  }

  private static boolean isOverridable(ExecutableElement method, TypeElement owner) {
    Set<Modifier> modifiers = method.getModifiers();
    boolean isFixed =
        modifiers.contains(Modifier.PRIVATE)
            || modifiers.contains(Modifier.STATIC)
            || modifiers.contains(Modifier.FINAL);
    boolean isOfFixed =
        owner.getModifiers().contains(Modifier.FINAL) || owner.getSimpleName().isEmpty();
    return method.getKind() == ElementKind.METHOD && !isFixed && !isOfFixed;
  }

  private @Nullable TypeElement find(String binaryName) {
    TypeElement own = ofProgram.get(binaryName);
    return own == null ? elements.getTypeElement(binaryName.replace('$', '.')) : own;
  }

  @Override
  public synchronized List<String> supertypes(String binaryName) {
    return supertypes.computeIfAbsent(binaryName, this::findSupertypes);
  }

  private List<String> findSupertypes(String binaryName) {
    TypeElement type = find(binaryName);
    return type == null ? List.of() : hierarchy(type).stream().map(this::name).toList();
  }

  private List<TypeElement> hierarchy(TypeElement type) {
    Set<TypeElement> found = new LinkedHashSet<>();
    Deque<TypeElement> open = new ArrayDeque<>(List.of(type));
    while (!open.isEmpty()) {
      TypeElement next = open.remove();
      if (found.add(next)) {
        types.directSupertypes(next.asType()).stream()
            .map(each -> (TypeElement) types.asElement(each))
            .forEach(open::add);
      }
    }
    return List.copyOf(found);
  }

  @Override
  public synchronized List<MethodRef> methods(String binaryName, String name) {
    return methods.computeIfAbsent(binaryName + "#" + name, key -> findMethods(binaryName, name));
  }

  private List<MethodRef> findMethods(String binaryName, String name) {
    TypeElement type = find(binaryName);
    List<MethodRef> found = new ArrayList<>();
    if (type == null) {
      return found;
    }
    Set<List<TypeRef>> signatures = new LinkedHashSet<>();
    for (TypeElement owner : hierarchy(type)) {
      for (MethodRef method : declared(owner, name, owner.equals(type))) {
        if (signatures.add(method.parameters())) {
          found.add(method);
        }
      }
    }
    return List.copyOf(found);
  }

  private List<MethodRef> declared(TypeElement owner, String name, boolean isOwn) {
    boolean isConstructor = name.equals(MethodRef.CONSTRUCTOR);
    if (isConstructor && !isOwn) {
      return List.of();
    }
    List<? extends ExecutableElement> all =
        isConstructor
            ? ElementFilter.constructorsIn(owner.getEnclosedElements())
            : ElementFilter.methodsIn(owner.getEnclosedElements());
    return all.stream()
        .filter(each -> isConstructor || each.getSimpleName().contentEquals(name))
        .filter(each -> isOwn || !each.getModifiers().contains(Modifier.PRIVATE))
        .map(this::ref)
        .sorted(Comparator.comparing(MethodRef::key))
        .collect(Collectors.toList());
  }
}
