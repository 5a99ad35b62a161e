// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.scanner.types.Conversions;
import dev.tensorlint.scanner.types.FunctionType;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Substitution;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeVariable;
import dev.tensorlint.scanner.types.Types;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The type arguments of a call of a generic method, which class files do not have: those that the
 * types of its arguments tell without what is around the call. JLS 18.5.1, for equal types alone.
 */
final class TypeArguments {

  /**
   * An argument of a call.
   *
   * @param function erased result of the function that it is, null for other values
   */
  record Given(TypeRef type, @Nullable TypeRef function) {}

  private final Types types;
  private final MethodInfo method;
  private final Substitution ofObject;
  private final Map<TypeVariable, Type> told = new HashMap<>();
  private final Set<TypeVariable> contradicted = new HashSet<>();

  /**
   * @param ofObject the type arguments of the object of the call
   */
  TypeArguments(Types types, MethodInfo method, Substitution ofObject) {
    this.types = types;
    this.method = method;
    this.ofObject = ofObject;
  }

  /** Returns the type of the call, null when the arguments do not tell all of it. */
  @Nullable Type resultOf(List<Given> arguments) {
    int shared = Math.min(arguments.size(), method.parameters().size());
    for (int i = 0; i < shared && !method.typeParameters().isEmpty(); i++) {
      tell(ofObject.apply(method.parameters().get(i)), arguments.get(i));
    }
    Type result = Substitution.of(told).apply(ofObject.apply(method.returnType()));
    return isOpen(result) ? null : result;
  }

  private void tell(Type parameter, Given argument) {
    TypeRef function = argument.function();
    if (function == null) {
      tell(parameter, argument.type());
      return;
    }
    FunctionType declared = types.functions().of(parameter);
    if (declared != null) {
      tell(declared.result(), function);
    }
  }

  private void tell(Type parameter, TypeRef given) {
    if (!given.isKnown() || given.equals(TypeRef.NULL)) {
      return;
    } else if (parameter instanceof TypeVariable variable) {
      tell(variable, given);
    } else if (!given.isReference()) {
      return;
    } else if (parameter instanceof Type.Wildcard wildcard) {
      tell(wildcard.bound(), given);
    } else if (parameter instanceof Type.ArrayType array && given.isArray()) {
      tell(array.element(), given.element());
    } else if (parameter instanceof Type.ClassType named && !given.isArray()) {
      tellArguments(named, given);
    }
  }

  private void tellArguments(Type.ClassType parameter, TypeRef given) {
    Type.ClassType seen = types.supertypes().asSuper(typeOf(given), parameter.name());
    if (seen == null || seen.arguments().size() != parameter.arguments().size()) {
      return;
    }
    for (int i = 0; i < seen.arguments().size(); i++) {
      if (seen.arguments().get(i) instanceof Type.ClassType argument) {
        tell(parameter.arguments().get(i), ref(argument));
      }
    }
  }

  private void tell(TypeVariable variable, TypeRef given) {
    if (!method.typeParameters().contains(variable) || contradicted.contains(variable)) {
      return;
    }
    Type type = boxed(given);
    Type known = told.putIfAbsent(variable, type);
    if (known != null && !known.equals(type)) {
      told.remove(variable);
      contradicted.add(variable);
    }
  }

  private static Type boxed(TypeRef given) {
    return given.isPrimitive()
        ? Conversions.boxed(Type.Primitive.valueOf(given.name().toUpperCase(Locale.ROOT)))
        : typeOf(given);
  }

  private static TypeRef ref(Type.ClassType type) {
    List<TypeRef> arguments =
        type.arguments().stream()
            .map(each -> each instanceof Type.ClassType named ? ref(named) : TypeRef.OBJECT)
            .toList();
    return TypeRef.of(type.name(), arguments);
  }

  static Type typeOf(TypeRef type) {
    List<Type> arguments = type.arguments().stream().map(TypeArguments::typeOf).toList();
    return Type.array(new Type.ClassType(type.name(), arguments), type.dimensions());
  }

  /** Returns whether a type has variables. */
  private static boolean isOpen(Type type) {
    if (type instanceof Type.ClassType named) {
      return named.arguments().stream().anyMatch(TypeArguments::isOpen);
    } else if (type instanceof Type.ArrayType array) {
      return isOpen(array.element());
    } else if (type instanceof Type.Wildcard wildcard) {
      return isOpen(wildcard.bound());
    }
    return type instanceof TypeVariable;
  }
}
