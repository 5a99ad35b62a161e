// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.resource.ContainerLabel;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * Gives the new values that a container is made of names, as resources of a try-with-resources
 * around the statement that makes it and what needs it: {@code run(Map.of("x",
 * OnnxTensor.createTensor(...)))}.
 *
 * @param resource one of the values
 * @param container what holds it
 */
public record NameElements(ResourceInfo resource, ContainerLabel container, Fix.Safety safety)
    implements Remedy {

  /** A longer list of resources is read less easily than a loop that closes them. */
  private static final int MOST = 4;

  @Override
  public Optional<Fix> in(Code code) {
    return resource.mayBeAnothers()
        ? Optional.empty()
        : Temporary.at(code, resource.created())
            .filter(it -> isMadeOf(it, container.created().span()))
            .map(it -> elements(code, it))
            .filter(all -> !all.isEmpty() && all.size() <= MOST)
            .filter(all -> all.stream().allMatch(each -> canClose(code, each)))
            .flatMap(all -> fix(code, all));
  }

  /** The container is made in the statement, and the value is on the way into it. */
  private static boolean isMadeOf(Temporary temporary, Span container) {
    for (int i = temporary.stmtAt() + 1; i < temporary.nesting().size() - 1; i++) {
      if (temporary.nesting().node(i) instanceof Expr maker && isMadeAt(maker, container)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMadeAt(Expr maker, Span container) {
    return maker instanceof Expr.Call call
        ? call.nameSpan().equals(container) || call.span().equals(container)
        : (maker instanceof Expr.New || maker instanceof Expr.NewArray)
            && (maker.span().equals(container) || maker.span().contains(container));
  }

  private boolean canClose(Code code, Temporary each) {
    return Closing.isQuietlyCloseable(each.expr().type(), resource.model(), code.types())
        && each.isAlwaysReached();
  }

  /**
   * The value and the others beside it that the same method makes; none where something else makes
   * one of them, which may be another's.
   */
  private static List<Temporary> elements(Code code, Temporary one) {
    List<Temporary> all = new ArrayList<>();
    for (Expr element : beside(one)) {
      if (element == one.expr()) {
        all.add(one);
      } else if (isMadeAlike(element, one.expr())) {
        all.add(new Temporary(element, code.at(element.span()), one.stmtAt()));
      } else if (isMade(element) && element.type().equals(one.expr().type())) {
        return List.of();
      }
    }
    return all;
  }

  private static List<Expr> beside(Temporary one) {
    Object parent = one.nesting().node(one.nesting().size() - 2);
    if (parent instanceof Expr.Call maker) {
      return maker.arguments();
    }
    List<Expr> elements = parent instanceof Expr.NewArray array ? array.elements() : null;
    return elements == null ? List.of(one.expr()) : elements;
  }

  private static boolean isMade(Expr element) {
    return element instanceof Expr.Call || element instanceof Expr.New;
  }

  private static boolean isMadeAlike(Expr argument, Expr one) {
    if (argument instanceof Expr.Call call && one instanceof Expr.Call other) {
      return call.callee().equals(other.callee());
    }
    return argument instanceof Expr.New made
        && one instanceof Expr.New other
        && made.type().equals(other.type());
  }

  private Optional<Fix> fix(Code code, List<Temporary> all) {
    Edits edits = new Edits(code);
    Set<Expr> named = new HashSet<>();
    all.forEach(each -> named.add(each.expr()));
    boolean areFirst = all.stream().allMatch(each -> each.comesFirst(named));
    return Naming.write(code, edits, all)
        ? edits.build(areFirst ? safety : Fix.Safety.UNSAFE, title(all.size() == 1))
        : Optional.empty();
  }

  private String title(boolean isOne) {
    String holder =
        SourceVersion.isIdentifier(container.name())
            ? "`" + container.name() + "`"
            : "the container";
    String what = isOne ? "the element" : "the elements";
    return "name " + what + " of " + holder + " and close " + (isOne ? "it" : "them");
  }
}
