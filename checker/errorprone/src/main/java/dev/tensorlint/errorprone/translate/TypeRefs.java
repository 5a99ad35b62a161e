// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.CapturedType;
import com.sun.tools.javac.code.Type.IntersectionClassType;
import com.sun.tools.javac.code.Type.UnionClassType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** From javac's types to the IR's. */
final class TypeRefs {

  private final Types types;
  private final ClassNames names;
  private final Map<ClassSymbol, TypeRef> plain = new HashMap<>();

  TypeRefs(Types types, ClassNames names) {
    this.types = types;
    this.names = names;
  }

  /** Returns the type, {@link TypeRef#UNKNOWN} for none and for one that did not resolve. */
  TypeRef of(@Nullable Type type) {
    if (type == null) {
      return TypeRef.UNKNOWN;
    }
    return switch (type.getKind()) {
      case BOOLEAN, BYTE, SHORT, INT, LONG, CHAR, FLOAT, DOUBLE -> primitive(type);
      case VOID -> TypeRef.VOID;
      case NULL -> TypeRef.NULL;
      case ARRAY -> of(((ArrayType) type).elemtype).arrayOf();
      case TYPEVAR -> variable(type);
      case WILDCARD -> wildcard((WildcardType) type, null);
      case INTERSECTION -> of(((IntersectionClassType) type).getExplicitComponents().head);
      case UNION -> erased(commonSuperclass((UnionClassType) type));
      case DECLARED -> declared(type);
      default -> TypeRef.UNKNOWN;
    };
  }

  TypeRef erased(@Nullable Type type) {
    return of(type).erased();
  }

  List<TypeRef> erased(List<Type> list) {
    return list.stream().map(this::erased).toList();
  }

  /** Returns the erasure as the virtual machine has it, for parameters and results. */
  TypeRef erasureOf(Type type) {
    return erased(types.erasure(type));
  }

  TypeRef of(ClassSymbol symbol) {
    return plain.computeIfAbsent(symbol, s -> TypeRef.of(names.of(s)));
  }

  private static TypeRef primitive(Type type) {
    return TypeRef.of(type.tsym.name.toString());
  }

  private TypeRef variable(Type type) {
    return type instanceof CapturedType captured
        ? capture(captured)
        : erased(types.erasure(type.getUpperBound()));
  }

  /** A capture can be an argument of another class than the one whose parameter bounds it. */
  private TypeRef capture(CapturedType captured) {
    WildcardType wildcard = captured.wildcard;
    return wildcard.isExtendsBound() && !wildcard.isUnbound()
        ? of(wildcard.type)
        : erased(types.erasure(captured.getUpperBound()));
  }

  private TypeRef wildcard(WildcardType wildcard, @Nullable Type parameter) {
    if (wildcard.isExtendsBound() && !wildcard.isUnbound()) {
      return of(wildcard.type);
    }
    return parameter == null ? TypeRef.OBJECT : erased(types.erasure(parameter));
  }

  private TypeRef declared(Type type) {
    if (!(type.tsym instanceof ClassSymbol symbol)) {
      return TypeRef.UNKNOWN;
    }
    List<TypeRef> arguments = arguments(type.getTypeArguments(), symbol.type.getTypeArguments());
    boolean isPlain = arguments.isEmpty() || arguments.contains(TypeRef.UNKNOWN);
    return isPlain ? of(symbol) : TypeRef.of(of(symbol).name(), arguments);
  }

  private List<TypeRef> arguments(List<Type> arguments, List<Type> parameters) {
    List<TypeRef> refs = new ArrayList<>();
    Iterator<Type> parameter = parameters.iterator();
    for (Type argument : arguments) {
      refs.add(argument(argument, parameter.hasNext() ? parameter.next() : null));
    }
    return refs;
  }

  private TypeRef argument(Type argument, @Nullable Type parameter) {
    if (argument instanceof CapturedType captured) {
      return capture(captured);
    }
    return argument instanceof WildcardType wildcard ? wildcard(wildcard, parameter) : of(argument);
  }

  private Type commonSuperclass(UnionClassType union) {
    List<? extends Type> alternatives =
        union.getAlternatives().stream().map(Type.class::cast).toList();
    Type common = alternatives.get(0);
    while (!isSuperclassOfAll(common, alternatives)) {
      common = types.supertype(common);
    }
    return common;
  }

  private boolean isSuperclassOfAll(Type common, List<? extends Type> alternatives) {
    return alternatives.stream().allMatch(t -> types.isSubtype(t, common));
  }
}
