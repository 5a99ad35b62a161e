// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * Gives a value in the middle of an expression a name, as the resource of a try-with-resources
 * around its statement. A value that a statement only makes and drops is closed at once. What may
 * go on living in a container, an object or the result is never closed there.
 *
 * @param isKept whether only the method holds it on every path
 */
public record NameTemporary(ResourceInfo resource, boolean isKept) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    return Temporary.at(code, resource.created())
        .filter(it -> Closing.isQuietlyCloseable(it.expr().type(), resource.model(), code.types()))
        .filter(it -> !resource.mayBeAnothers() && !it.mayLiveOn(code, isKept))
        .flatMap(it -> fix(code, it));
  }

  private Optional<Fix> fix(Code code, Temporary temporary) {
    if (temporary.isWholeStatement()) {
      Edits edits = new Edits(code);
      edits.insert(temporary.expr().span().end(), ".close()");
      return edits.build(safety(isKept), "close " + shown(code, temporary));
    }
    if (temporary.isWholeLambda()) {
      return inLambda(code, temporary);
    }
    return temporary.isAlwaysReached() ? named(code, temporary) : Optional.empty();
  }

  private Optional<Fix> named(Code code, Temporary temporary) {
    Edits edits = new Edits(code);
    String title = "name " + shown(code, temporary) + " and close it";
    return Naming.write(code, edits, List.of(temporary))
        ? edits.build(safety(temporary.comesFirst()), title)
        : Optional.empty();
  }

  private Fix.Safety safety(boolean isSure) {
    return isSure ? Fix.Safety.SAFE : Fix.Safety.UNSAFE;
  }

  /** An expression becomes the block of its lambda. */
  private Optional<Fix> inLambda(Code code, Temporary temporary) {
    Edits edits = new Edits(code);
    String name = Names.of(code, temporary.nesting(), temporary.expr());
    Optional<String> type = Imports.nameOf(code, edits, temporary.expr().type());
    if (type.isEmpty()) {
      return Optional.empty();
    }
    Span body = temporary.stmt().span();
    int arrow = code.text().lastIndexOf("->", body.start()) + 2;
    String unit = code.layout().unit();
    String indent = code.newLine() + code.indentation(arrow);
    String declaration = type.get() + " " + name + " = " + Naming.text(code, temporary);
    String header = indent + unit + "try (" + declaration + ") {";
    edits.replace(arrow, body.start(), " {" + header + indent + unit + unit);
    edits.replace(temporary.expr().span().start(), temporary.endWithChain(code), name);
    edits.insert(body.end(), ";" + indent + unit + "}" + indent + "}");
    return edits.build(safety(true), "name " + shown(code, temporary) + " and close it");
  }

  /** The expression in a sentence; one with comments on its lines is shown by its last name. */
  private static String shown(Code code, Temporary temporary) {
    String text = Naming.text(code, temporary);
    boolean isOneLine = text.lines().count() == 1;
    return isOneLine ? "`" + text + "`" : "the result of `" + calledName(temporary) + "`";
  }

  private static String calledName(Temporary temporary) {
    return temporary.expr() instanceof Expr.Call call && call.callee() instanceof MethodRef method
        ? method.name()
        : temporary.expr().type().simpleName();
  }
}
