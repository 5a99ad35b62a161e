// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Names;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** From javac's method symbols to the IR's references. */
final class MethodRefs {

  private final Types types;
  private final Symtab symtab;
  private final Names names;
  private final TypeRefs refs;
  private final Map<MethodSymbol, MethodRef> known = new HashMap<>();

  MethodRefs(Types types, Symtab symtab, Names names, TypeRefs refs) {
    this.types = types;
    this.symtab = symtab;
    this.names = names;
    this.refs = refs;
  }

  MethodRef of(MethodSymbol symbol) {
    MethodRef found = known.get(symbol);
    if (found == null) {
      found = translate(declared(symbol));
      known.put(symbol, found);
    }
    return found;
  }

  /** Returns the reference of the implicit {@code Object()}. */
  MethodRef objectConstructor() {
    Symbol object = symtab.objectType.tsym;
    return of((MethodSymbol) object.members().findFirst(names.init));
  }

  /**
   * Returns the declaration of a symbol. javac creates a separate symbol for each call of a
   * signature-polymorphic method ({@code MethodHandle.invoke}), and newer ones for methods of
   * {@code Object} that are called on an interface.
   */
  private static MethodSymbol declared(MethodSymbol symbol) {
    if ((symbol.flags() & Flags.SIGNATURE_POLYMORPHIC) == 0) {
      return symbol.baseSymbol() instanceof MethodSymbol base ? base : symbol;
    }
    Symbol found = symbol.owner.members().findFirst(symbol.name, s -> s instanceof MethodSymbol);
    return found instanceof MethodSymbol declared ? declared : symbol;
  }

  private MethodRef translate(MethodSymbol symbol) {
    Type erased = symbol.erasure(types);
    TypeRef owner = owner(symbol);
    return new MethodRef(
        owner.name(),
        symbol.name.toString(),
        erased.getParameterTypes().stream().map(refs::erasureOf).toList(),
        symbol.isConstructor() ? owner : refs.erasureOf(erased.getReturnType()),
        UnitContext.isStatic(symbol),
        symbol.isVarArgs(),
        isOverridable(symbol),
        thrown(symbol));
  }

  /** Arrays have a class of their own in javac; what they can do comes from {@code Object}. */
  private TypeRef owner(MethodSymbol symbol) {
    ClassSymbol owner = symbol.enclClass();
    return owner == symtab.arrayClass ? TypeRef.OBJECT : refs.of(owner);
  }

  private List<TypeRef> thrown(MethodSymbol symbol) {
    return symbol.type.getThrownTypes().stream().map(refs::erasureOf).toList();
  }

  private static boolean isOverridable(MethodSymbol symbol) {
    ClassSymbol owner = symbol.enclClass();
    boolean isBound = symbol.isConstructor() || UnitContext.isStatic(symbol) || symbol.isPrivate();
    return !isBound && !symbol.isFinal() && !owner.isFinal() && !owner.name.isEmpty();
  }
}
