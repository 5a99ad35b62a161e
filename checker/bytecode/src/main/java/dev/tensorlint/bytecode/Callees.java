// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.scanner.types.FieldInfo;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Substitution;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeRefs;
import dev.tensorlint.scanner.types.TypeVariable;
import dev.tensorlint.scanner.types.Types;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the declarations of the methods and fields that code names. */
final class Callees {

  private record Key(String owner, String name, String descriptor) {}

  private final Types types;
  private final TypeRefs refs;
  private final Map<Key, MethodRef> known = new HashMap<>();
  private final Map<MethodRef, MethodInfo> declared = new HashMap<>();

  Callees(Types types) {
    this.types = types;
    this.refs = new TypeRefs(types.supertypes());
  }

  /**
   * Returns the method that a call names. The declaring type is the one that has it; a type that is
   * not known has what the call says.
   */
  MethodRef method(String owner, String name, String descriptor, boolean isStatic) {
    Key key = new Key(owner, name, descriptor);
    MethodRef found = known.get(key);
    if (found == null) {
      found = search(owner, name, descriptor, isStatic);
      known.put(key, found);
    }
    return found;
  }

  private MethodRef search(String owner, String name, String descriptor, boolean isStatic) {
    String type = owner.startsWith("[") ? TypeRef.OBJECT.name() : TypeNames.binary(owner);
    List<TypeRef> parameters = parameters(descriptor);
    TypeRef result = TypeNames.of(org.objectweb.asm.Type.getReturnType(descriptor));
    @Nullable MethodInfo best = null;
    for (MethodInfo each : types.members().methods(type, name)) {
      boolean isNamesake = each.ref().parameters().equals(parameters);
      boolean isBetter = best == null || each.ref().returnType().equals(result);
      if (isNamesake && isBetter) {
        best = each;
      }
    }
    if (best == null) {
      return unseen(type, name, parameters, result, isStatic);
    }
    MethodInfo method = isArrayClone(owner, name) ? best.throwingNothing() : best;
    declared.put(method.ref(), method);
    return method.ref();
  }

  /** An array's {@code clone} throws nothing: JLS 10.7. */
  private static boolean isArrayClone(String owner, String name) {
    return owner.startsWith("[") && name.equals("clone");
  }

  /**
   * Returns whether the declared result of a method depends on type arguments, so that a compiler
   * adds a cast to a call.
   */
  boolean isGeneric(MethodRef method) {
    MethodInfo info = declared.get(method);
    return info != null && dependsOnArguments(info.returnType());
  }

  /**
   * Returns the type of a call, with the type arguments of the object put in, and those that the
   * arguments of the call tell. What only the rest of the source could tell is left out.
   *
   * @param target type of the object, null for a static method
   * @param arguments as the code hands them over, without boxing
   */
  TypeRef typeOfCall(
      MethodRef method, @Nullable TypeRef target, List<TypeArguments.Given> arguments) {
    MethodInfo info = declared.get(method);
    boolean isPlain = method.isConstructor() || !method.returnType().isReference();
    if (info == null || isPlain || (target != null && target.isArray())) {
      return method.returnType();
    }
    Substitution ofObject = target == null ? Substitution.NONE : ofObject(info, target);
    if (ofObject == null) {
      return method.returnType();
    }
    Type result = new TypeArguments(types, info, ofObject).resultOf(arguments);
    return result == null ? method.returnType() : refs.of(result);
  }

  private @Nullable Substitution ofObject(MethodInfo method, TypeRef target) {
    Type.ClassType owner =
        types.supertypes().asSuper(TypeArguments.typeOf(target), method.owner());
    return owner == null ? null : types.supertypes().substitution(owner);
  }

  private static boolean dependsOnArguments(Type type) {
    return type instanceof TypeVariable
        || (type instanceof Type.ArrayType array && dependsOnArguments(array.element()));
  }

  private static MethodRef unseen(
      String owner, String name, List<TypeRef> parameters, TypeRef result, boolean isStatic) {
    boolean isConstructor = name.equals(MethodRef.CONSTRUCTOR);
    return new MethodRef(
        owner,
        name,
        parameters,
        isConstructor ? TypeRef.of(owner) : result,
        isStatic,
        false,
        !isStatic && !isConstructor,
        List.of());
  }

  static List<TypeRef> parameters(String descriptor) {
    return Arrays.stream(org.objectweb.asm.Type.getArgumentTypes(descriptor))
        .map(TypeNames::of)
        .toList();
  }

  /** Returns the declaration of a field, null when its type is not known. */
  @Nullable FieldInfo field(String owner, String name) {
    return types.members().field(Type.of(TypeNames.binary(owner)), name);
  }

  /** Returns the declared type of a field, with its arguments. */
  TypeRef typeOf(FieldInfo field) {
    return refs.of(field.type());
  }

  /** Returns the declared type of a result, with its arguments. */
  TypeRef typeOf(Type type) {
    return refs.of(type);
  }

  Types types() {
    return types;
  }
}
