// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.expr.MethodReferenceExpr;
import dev.tensorlint.scanner.resolve.Argument;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.types.FunctionType;
import dev.tensorlint.scanner.types.Member;
import dev.tensorlint.scanner.types.Type;
import java.util.List;

/** A method reference whose target is not known yet. */
final class PendingReference implements Argument.Function {

  private final ReferenceTarget target;

  PendingReference(FileContext file, MethodReferenceExpr reference, Scope scope) {
    int before = file.unresolved().count();
    this.target = new FunctionTranslator(file).target(reference, scope);
    file.unresolved().forget(file.unresolved().count() - before);
  }

  @Override
  public boolean fits(FunctionType function) {
    int count = function.parameters().size();
    List<Member> candidates = target.candidates().members();
    return candidates.isEmpty() || candidates.stream().anyMatch(each -> takes(each, count));
  }

  private boolean takes(Member member, int count) {
    int parameters = member.method().parameters().size();
    boolean takesReceiver =
        target.isType() && !member.method().isStatic() && !member.method().isConstructor();
    int arguments = takesReceiver ? count - 1 : count;
    return parameters == arguments || (member.method().isVarargs() && arguments >= parameters - 1);
  }

  @Override
  public Type bodyType() {
    List<Member> candidates = target.candidates().members();
    return candidates.size() == 1 ? result(candidates.get(0)) : Type.Special.UNKNOWN;
  }

  private static Type result(Member member) {
    return member.substitution().apply(member.method().returnType());
  }
}
