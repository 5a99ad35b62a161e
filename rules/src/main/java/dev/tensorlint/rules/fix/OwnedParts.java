// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The variables that hold a part which a resource owns, and which must not be released a second
 * time: the release of the resource releases it. Where native code frees a handle twice, the
 * process ends.
 */
final class OwnedParts extends IrWalker {

  private final Code code;
  private final Local owner;
  private final Map<Local, TypeModel> found = new LinkedHashMap<>();
  private boolean isResource;

  private OwnedParts(Code code, Local owner) {
    this.code = code;
    this.owner = owner;
  }

  static OwnedParts of(Code code, Local owner, List<Stmt> statements) {
    OwnedParts parts = new OwnedParts(code, owner);
    statements.forEach(parts::stmt);
    return parts;
  }

  /** Returns the variables with the models of their types. */
  Map<Local, TypeModel> variables() {
    return found;
  }

  /** Returns whether a {@code try} releases one. */
  boolean isReleasedByBlock() {
    return isResource;
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    add(stmt.local(), stmt.initializer());
    return super.visitLocalDecl(stmt);
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    if (expr.target() instanceof Expr.LocalRef target) {
      add(target.local(), expr.value());
    }
    return super.visitAssign(expr);
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    for (Stmt.Resource each : stmt.resources()) {
      isResource |= each.local() != null && isPart(each.value()) && mustBeOnce(each.local());
    }
    return super.visitTry(stmt);
  }

  private void add(Local local, @Nullable Expr value) {
    if (isPart(value)) {
      code.models().type(local.type().name(), code.types()).ifPresent(it -> add(local, it));
    }
  }

  private void add(Local local, TypeModel model) {
    if (model.release().again() != ReleaseModel.SecondRelease.ALLOWED) {
      found.put(local, model);
    }
  }

  private boolean mustBeOnce(Local local) {
    return code.models()
        .type(local.type().name(), code.types())
        .filter(model -> model.release().again() != ReleaseModel.SecondRelease.ALLOWED)
        .isPresent();
  }

  /** The owner gives it, perhaps in an optional. */
  private boolean isPart(@Nullable Expr value) {
    if (value instanceof Expr.Cast cast) {
      return isPart(cast.operand());
    }
    if (!(value instanceof Expr.Call call) || call.target() == null) {
      return false;
    }
    boolean isOfOwner =
        call.target() instanceof Expr.LocalRef target && target.local().equals(owner);
    return isOfOwner ? givesPart(call) : isPart(call.target());
  }

  private boolean givesPart(Expr.Call call) {
    return call.callee() instanceof MethodRef method
        && code.models()
            .effect(owner.type().name(), method, code.types())
            .map(Summary::result)
            .filter(OwnedParts::isOwnedByReceiver)
            .isPresent();
  }

  private static boolean isOwnedByReceiver(ResultEffect result) {
    return result.kind() == ResultEffect.Kind.OWNED_BY && result.from().equals(Operand.RECEIVER);
  }
}
