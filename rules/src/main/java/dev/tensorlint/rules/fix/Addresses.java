// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether code takes the address of what a resource has in memory. What is given the address may
 * read there after the release, and nothing shows how long. A comparison and a message only tell
 * the number. An object that stands for the address, such as a pointer to a handle, is one as well.
 */
final class Addresses extends IrWalker {

  private final Code code;
  private final Local resource;
  private boolean found;

  private Addresses(Code code, Local resource) {
    this.code = code;
    this.resource = resource;
  }

  static boolean areTaken(Code code, Local resource, List<Stmt> block) {
    Addresses addresses = new Addresses(code, resource);
    block.forEach(addresses::stmt);
    return addresses.found;
  }

  /** Returns whether a call gives a number that stands for its receiver. */
  static boolean isAddress(Code code, Expr expr) {
    return expr instanceof Expr.Call call
        && call.type().isPrimitive()
        && Ties.toReceiver(code, call);
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    found |= isResource(expr.target()) && isAddress(code, expr);
    found |= expr.arguments().stream().anyMatch(this::isResource) && isPointer(expr);
    return super.visitCall(expr);
  }

  /** Returns whether a call makes an object without data of its own out of its argument. */
  private boolean isPointer(Expr.Call call) {
    return Ties.effect(code, call.callee())
            .map(Summary::result)
            .filter(result -> result.kind() == ResultEffect.Kind.BORROW)
            .filter(result -> result.from().isArgument())
            .isPresent()
        && code.models().type(call.type().name(), code.types()).isEmpty();
  }

  /** A number that a field of a library's object has is the address of its memory. */
  @Override
  public Unit visitFieldRef(Expr.FieldRef expr) {
    found |= isResource(expr.target()) && expr.type().equals(TypeRef.of("long"));
    return super.visitFieldRef(expr);
  }

  @Override
  public Unit visitBinary(Expr.Binary expr) {
    boolean isTold = !expr.type().isPrimitive() || expr.type().equals(TypeRef.of("boolean"));
    boolean isFound = found;
    super.visitBinary(expr);
    found = isTold ? isFound : found;
    return Unit.UNIT;
  }

  private boolean isResource(@Nullable Expr expr) {
    return expr instanceof Expr.LocalRef ref && ref.local().equals(resource);
  }
}
