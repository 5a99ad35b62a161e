// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Types;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * Reads Kotlin's calls without some arguments. The compiler calls a method beside the real one,
 * with a number whose bits tell which arguments are left out. Where only numbers and texts are, it
 * is the call of the real method: their values cannot matter.
 */
final class DefaultArguments {

  /** The suffix of the method that supplies the default values of another one. */
  static final String ENDING = "$default";

  /** The last parameter, where constructors have default values. */
  private static final String MARKER = "kotlin.jvm.internal.DefaultConstructorMarker";

  /** The two parameters that the compiler appends: the bits, and one that is not used. */
  private static final int ADDED = 2;

  private static final int MOST = 32;

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  private final Types types;

  DefaultArguments(Types types) {
    this.types = types;
  }

  /**
   * The real call.
   *
   * @param method the one that is called
   * @param hasTarget whether the first argument is the object
   * @param arguments without what the compiler added
   */
  record Call(MethodRef method, boolean hasTarget, List<Expr> arguments) {}

  /**
   * Returns the real call.
   *
   * @param called the method that the code calls
   */
  Optional<Call> of(MethodRef called, List<Expr> arguments) {
    int count = arguments.size() - ADDED;
    boolean hasValues = called.isConstructor() ? endsWithMarker(called) : isBeside(called);
    OptionalInt bits = hasValues && count > 0 ? number(arguments.get(count)) : OptionalInt.empty();
    if (bits.isEmpty()) {
      return Optional.empty();
    }
    List<Expr> given = arguments.subList(0, count);
    List<TypeRef> parameters = called.parameters().subList(0, count);
    return real(called, parameters)
        .filter(call -> isPlain(call, bits.getAsInt()))
        .map(call -> new Call(call, isOfObject(call), given));
  }

  private static OptionalInt number(Expr value) {
    return value instanceof Expr.Literal literal && NUMBER.matcher(literal.text()).matches()
        ? OptionalInt.of(Integer.parseInt(literal.text()))
        : OptionalInt.empty();
  }

  private static boolean isBeside(MethodRef called) {
    return called.isStatic() && called.name().endsWith(ENDING);
  }

  private static boolean endsWithMarker(MethodRef called) {
    int last = called.parameters().size() - 1;
    return last >= 0 && called.parameters().get(last).name().equals(MARKER);
  }

  private static boolean isOfObject(MethodRef method) {
    return !method.isStatic() && !method.isConstructor();
  }

  /** Returns the method with the same parameters, of which the first may be its object. */
  private Optional<MethodRef> real(MethodRef called, List<TypeRef> parameters) {
    if (called.isConstructor()) {
      return method(called.owner(), called.name(), parameters);
    }
    String name = called.name().substring(0, called.name().length() - ENDING.length());
    return method(called.owner(), name, parameters)
        .filter(MethodRef::isStatic)
        .or(
            () ->
                method(parameters.get(0).name(), name, parameters.subList(1, parameters.size()))
                    .filter(DefaultArguments::isOfObject));
  }

  private Optional<MethodRef> method(String owner, String name, List<TypeRef> parameters) {
    return types.members().methods(owner, name).stream()
        .map(MethodInfo::ref)
        .filter(each -> each.parameters().equals(parameters))
        .findFirst();
  }

  /** Returns whether only numbers and texts are left out. */
  private static boolean isPlain(MethodRef real, int bits) {
    List<TypeRef> parameters = real.parameters();
    if (parameters.size() > MOST) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      boolean isLeftOut = (bits >>> i & 1) != 0;
      TypeRef type = parameters.get(i);
      boolean isPlain = type.isPrimitive() || type.isBoxed() || type.equals(TypeRef.STRING);
      if (isLeftOut && !isPlain) {
        return false;
      }
    }
    return true;
  }
}
